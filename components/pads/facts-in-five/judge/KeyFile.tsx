'use client'
/** An answer key that was prepared before the round, from a file: the lines for this round's Classes and letters go into the key as one gesture. */
import { FileIn, type FileOutcome } from '@/components/rulings/FileIn'
import { Disclosure } from '@/components/ui/Disclosure'
import { keyOf } from '@/lib/pads/facts-in-five/card'
import { answersFor } from '@/lib/pads/facts-in-five/desk/prepared-key'
import { readKeyFile } from '@/lib/exchange/key-file'
import type { FiveGame, FiveRound } from '../five-game'

/** One request takes no more actions than this. */
const MOST_AT_ONCE = 400

const counted = (n: number, word: string, many: string): string => `${n} ${n === 1 ? word : many}`

function bringIn({ opened, round }: KeyFileProps, text: string): FileOutcome {
  const read = readKeyFile(text)
  if (!read.ok) return { ok: false, text: read.problem.message }
  const { fresh, elsewhere } = answersFor(round.setup, read.value)
  const others = elsewhere === 0 ? '' : ` ${counted(elsewhere, 'line is', 'lines are')} for other Classes or letters.`
  if (fresh.length === 0) return { ok: true, text: `Nothing new for this round.${others}` }
  if (fresh.length > MOST_AT_ONCE)
    return {
      ok: false,
      text: `This file has ${fresh.length} answers for this round: at most ${MOST_AT_ONCE} are taken at once, so none was.`,
    }
  const done = opened.act(...fresh.map(({ row, column, entry }) => ({ type: 'key.add', round: round.number, row, column, entry })))
  if (!done.ok) return { ok: false, text: done.problem.message }
  const cells = new Set(fresh.map(keyOf)).size
  return {
    ok: true,
    text: `${counted(fresh.length, 'answer', 'answers')} for ${counted(cells, 'cell', 'cells')} taken into the key.${others} One undo takes them out again.`,
  }
}

interface KeyFileProps {
  opened: FiveGame
  round: FiveRound
}

export function KeyFile(props: KeyFileProps) {
  return (
    <Disclosure summary="Answer key from a file" aside="prepared before the round">
      <div className="grid gap-2">
        <p className="text-sm text-ink-soft">
          CSV with the columns class, category (may be missing), letter and entry; or the same as JSON.
        </p>
        <FileIn
          label="Choose a file"
          name="Answer key file"
          stays
          onText={(text, fileName) => {
            const { ok, text: said } = bringIn(props, text)
            return Promise.resolve({ ok, text: `${fileName}: ${said}` })
          }}
        />
      </div>
    </Disclosure>
  )
}
