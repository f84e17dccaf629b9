'use client'
/**
 * An answer key that was prepared before the round, from a file: the lines for this round's Classes and letters go into the key as one gesture. Where cards
 * of the round have such an answer and are not judged so, the dialog asks first.
 */
import { useState } from 'react'
import { FileIn, type FileOutcome } from '@/components/rulings/FileIn'
import { Disclosure } from '@/components/ui/Disclosure'
import { keyOf } from '@/lib/pads/facts-in-five/card'
import { caughtBy } from '@/lib/pads/facts-in-five/desk/key'
import { answersFor } from '@/lib/pads/facts-in-five/desk/prepared-key'
import { readKeyFile } from '@/lib/exchange/key-file'
import type { FiveGame, FiveRound } from '../five-game'
import { KeyFileDialog } from './KeyFileDialog'
import type { Intent } from './ruling'

/** One request takes no more actions than this. */
const MOST_AT_ONCE = 400

const counted = (n: number, word: string, many: string): string => `${n} ${n === 1 ? word : many}`

interface KeyFileProps {
  opened: FiveGame
  round: FiveRound
  /** Cards were judged anew with it: how to take all of it back as one. */
  onDone: (ids: readonly string[], words: string) => void
}

/** What the file brings for this round, and what there is to say of it; or what came of it where nothing is to be done. */
type Brought = { intents: readonly Intent[]; words: string }

function brought({ opened, round }: KeyFileProps, text: string): Brought | FileOutcome {
  const read = readKeyFile(text)
  if (!read.ok) return { ok: false, text: read.problem.message }
  const { fresh, elsewhere } = answersFor(round.setup, read.value)
  const others = elsewhere === 0 ? '' : ` ${counted(elsewhere, 'line is', 'lines are')} for other Classes or letters.`
  if (fresh.length === 0) return { ok: true, text: `Nothing new for this round.${others}` }
  const intents = caughtBy(opened.table, round, fresh).map(({ row, column, entry, same, near, children }): Intent => ({
    ...{ row, column, text: entry, seats: same, more: near, children },
    ...{ valid: true, growsKey: true, reason: '', source: '' },
  }))
  if (fresh.length + intents.filter(i => i.seats.length + i.more.length > 0).length > MOST_AT_ONCE)
    return {
      ok: false,
      text: `This file has ${fresh.length} answers for this round, more than can be taken and ruled on at once (${MOST_AT_ONCE}), so none was taken.`,
    }
  const cells = new Set(fresh.map(keyOf)).size
  return {
    intents,
    words: `${counted(fresh.length, 'answer', 'answers')} for ${counted(cells, 'cell', 'cells')} taken into the key.${others}`,
  }
}

function takeIn({ opened, round }: KeyFileProps, { intents, words }: Brought): FileOutcome {
  const done = opened.act(...intents.map(({ row, column, text }) => ({ type: 'key.add', round: round.number, row, column, entry: text })))
  return done.ok ? { ok: true, text: `${words} One undo takes them out again.` } : { ok: false, text: done.problem.message }
}

type Asked = Brought & { answer: (outcome: FileOutcome) => void }

export function KeyFile(props: KeyFileProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const chosen = (text: string): Promise<FileOutcome> => {
    const found = brought(props, text)
    if (!('intents' in found)) return Promise.resolve(found)
    if (found.intents.every(({ seats, more }) => seats.length + more.length === 0)) return Promise.resolve(takeIn(props, found))
    return new Promise(answer => {
      setAsked({ ...found, answer })
    })
  }
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
          onText={async (text, fileName) => {
            const { ok, text: said } = await chosen(text)
            return { ok, text: `${fileName}: ${said}` }
          }}
        />
      </div>
      {asked && (
        <KeyFileDialog
          {...props}
          intents={asked.intents}
          onClose={() => {
            setAsked(null)
            asked.answer({ ok: true, text: 'nothing was taken over.' })
          }}
          onDone={(ids, ruled) => {
            setAsked(null)
            asked.answer({ ok: true, text: `${asked.words} ${counted(ruled, 'card', 'cards')} judged anew.` })
            props.onDone(ids, `The key from the file was taken in, and ${counted(ruled, 'card was', 'cards were')} judged anew`)
          }}
        />
      )}
    </Disclosure>
  )
}
