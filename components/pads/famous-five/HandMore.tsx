'use client'
/** What a hand seldom needs: points only, another dealer, who sits it out. It refuses to touch the numbers. */
import { useState } from 'react'
import { seatName } from '@/components/table/words'
import { Button } from '@/components/ui/Button'
import { Disclosure } from '@/components/ui/Disclosure'
import { Field, Select } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { Segmented } from '@/components/ui/Segmented'
import type { Draft } from '@/lib/client/store'
import { andThen, take, whyNot } from '@/lib/table/result'
import { awayAt, dealAt, handAt, playersAt, type HandGame } from './hand-game'
import type { Way } from './hand-draft'

export interface HandMoreProps {
  opened: HandGame
  number: number
  way: Way
  onWay: (way: Way) => void
}

function Sitting({ opened, number, act }: Pick<HandMoreProps, 'opened' | 'number'> & { act: (draft: Draft) => void }) {
  const away = awayAt(opened, number)
  const players = playersAt(opened, number)
  const stand = (seat: string, as: 'played' | 'absent') => {
    act({ type: 'playcard.stand', round: number, seat, as })
  }
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-semibold">Who sits this hand out</p>
      <div className="flex flex-wrap gap-2">
        {away.map(({ id }) => (
          <Button
            key={id}
            icon="check"
            aria-pressed
            onClick={() => {
              stand(id, 'played')
            }}
          >
            {seatName(opened.table, id)} sits out
          </Button>
        ))}
        {players.length > 2 &&
          players.map(({ id }) => (
            <Button
              key={id}
              aria-pressed={false}
              onClick={() => {
                stand(id, 'absent')
              }}
            >
              {seatName(opened.table, id)}
            </Button>
          ))}
      </div>
      {players.length <= 2 && <p className="text-sm text-ink-soft">A hand needs two players.</p>}
    </div>
  )
}

export function HandMore({ opened, number, way, onWay }: HandMoreProps) {
  const [said, setSaid] = useState<string | null>(null)
  const { dealer } = dealAt(opened, number)
  const isOpen = handAt(opened, number) !== undefined
  /** Opens the hand first where it is not open yet: on its own, because another device may have opened it meanwhile. */
  const act = (draft: Draft) => {
    const ready = isOpen ? take([]) : opened.act({ type: 'round.open', number })
    const done = andThen(ready, () => opened.act(draft))
    setSaid(whyNot(done))
  }
  return (
    <Disclosure summary="Points only, dealer, who sits out">
      <div className="grid gap-4">
        {said !== null && <Notice tone="warning">{said}</Notice>}
        <Segmented
          label="What the paper says"
          value={way}
          options={[
            { value: 'cards', label: 'Cards left' },
            { value: 'points', label: 'Points only', hint: 'taken over from paper' },
          ]}
          onChange={onWay}
        />
        <Field label="Dealer" hint="The deal passes to the left; another one may be named.">
          <Select
            value={dealer ?? ''}
            options={playersAt(opened, number).map(({ id }) => ({ value: id, label: seatName(opened.table, id) }))}
            onChange={id => {
              act({ type: 'round.setup', round: number, dealer: id })
            }}
          />
        </Field>
        <Sitting opened={opened} number={number} act={act} />
      </div>
    </Disclosure>
  )
}
