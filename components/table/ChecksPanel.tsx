'use client'
/** Whether cards wait for a second look before they count: the Director's to say. */
import { useState } from 'react'
import { Notice } from '@/components/ui/Notice'
import { Switch } from '@/components/ui/Switch'
import { whyNot } from '@/lib/table/result'
import type { TableGame } from './use-game'

export function ChecksPanel({ game }: { game: TableGame }) {
  const [said, setSaid] = useState<string | null>(null)
  const { cardWord, roundWord } = game.pad
  return (
    <section aria-labelledby="checks-head" className="grid gap-3">
      <h2 id="checks-head" className="text-xl">
        The second look
      </h2>
      <p className="text-sm text-ink-soft">
        A {cardWord} then counts only when somebody else than whoever wrote on it last agrees with it. The desk lists what waits, those
        first where a slip could change a winner, a tie or the cut. A {roundWord} can be closed all the same.
      </p>
      {said !== null && <Notice tone="warning">{said}</Notice>}
      <Switch
        label={`Every ${cardWord} waits for a second look`}
        checked={game.table.checks}
        onChange={required => {
          const done = game.act({ type: 'checks.set', required })
          setSaid(whyNot(done))
        }}
      />
    </section>
  )
}
