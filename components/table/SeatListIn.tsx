'use client'
/**
 * A list of seats from a spreadsheet: pasted, dropped or chosen as a file, looked at before anything is taken. It refuses to seat anybody itself: what is
 * taken is handed on.
 */
import { useState, type ClipboardEvent, type DragEvent } from 'react'
import { Button } from '@/components/ui/Button'
import { Disclosure } from '@/components/ui/Disclosure'
import { Field, TextArea, TextInput } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { leftOf, readSeatList, tooLong, type LineProblem, type SeatIn, type SeatList, type SeatListFor } from '@/lib/exchange/seat-list'
import type { Result } from '@/lib/table/result'

export interface SeatListInProps {
  given: SeatListFor
  /** What was pasted elsewhere and is to be looked at here. */
  pasted?: string
  /** Told of what stands in the box whenever that is another text. */
  onText?: (text: string) => void
  /** Answers with what keeps it from being taken; null where it was. */
  onTake: (seats: readonly SeatIn[]) => string | null
}

/** Longer than any list that is read: a file of that size is not even opened. */
const LARGEST = 4 * 1024 * 1024

const tablesIn = (seats: readonly SeatIn[]): number => new Set(seats.map(s => s.table)).size

/** "24 seats at 4 tables". */
function countWords(seats: readonly SeatIn[]): string {
  const tables = tablesIn(seats)
  const word = seats.length === 1 ? 'seat' : 'seats'
  return tables > 1 ? `${seats.length} ${word} at ${tables} tables` : `${seats.length} ${word}`
}

function Problems({ problems }: { problems: readonly LineProblem[] }) {
  if (problems.length === 0) return null
  const wrong = problems.filter(p => p.severity === 'error').length
  return (
    <Notice
      tone={wrong > 0 ? 'error' : 'info'}
      title={wrong > 0 ? 'Mend these lines first' : 'Some are called alike, which is no mistake'}
      className="max-h-60 overflow-y-auto"
    >
      <ul aria-label="Lines to look at">
        {problems.map(p => (
          <li key={`${p.line} ${p.message}`} dir="auto">
            Line {p.line} {p.message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const CELL = 'px-2 py-1.5 text-left'

function Preview({ seats }: { seats: readonly SeatIn[] }) {
  const tables = tablesIn(seats) > 1 || seats.some(s => s.table !== null)
  return (
    <div className="frame max-h-80 overflow-auto" tabIndex={0} role="region" aria-label="What was read">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-edge">
            {['No.', 'Seat', ...(tables ? ['Table'] : []), 'Card goes to'].map(head => (
              <th key={head} scope="col" className={`${CELL} font-semibold`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-rule">
          {seats.map(seat => (
            <tr key={seat.line}>
              <td className="figure px-2 py-1.5 text-right">{seat.number}</td>
              <th scope="row" dir="auto" className={`${CELL} font-semibold`}>
                {seat.name}
                {seat.members.length > 0 && <span className="block text-xs font-normal text-ink-soft">{seat.members.join(', ')}</span>}
              </th>
              {tables && (
                <td dir="auto" className={CELL}>
                  {seat.table ?? '–'}
                </td>
              )}
              <td dir="auto" className={`${CELL} text-ink-soft`}>
                {leftOf(seats, seat)?.name ?? '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The text of what was dropped or chosen; a sentence where it is too large. */
const textOf = async (file: File): Promise<{ text: string; said: string | null }> =>
  file.size > LARGEST
    ? { text: '', said: `${file.name} is larger than any list of seats: nothing was read.` }
    : { text: await file.text(), said: null }

/** What a list that was pasted and not taken says of itself; null where there is none. */
export function pendingWords(text: string): string | null {
  if (text.trim() === '' || tooLong(text) !== null) return null
  const lines = text.split('\n').filter(line => line.trim() !== '').length
  return `The list of ${lines === 1 ? 'one line' : `${lines} lines`} under “Seats from a list” is not taken yet: take its seats, or empty it.`
}

function useListText(pasted: string, onText: (text: string) => void) {
  const [text, keepText] = useState(() => (tooLong(pasted) === null ? pasted : ''))
  const [said, setSaid] = useState(() => tooLong(pasted))
  const setText = (to: string) => {
    keepText(to)
    onText(to)
  }
  /** What is longer than any list is not even shown: a browser takes its time over ten thousand lines. */
  const offer = (to: string) => {
    const long = tooLong(to)
    if (long === null) setText(to)
    setSaid(long)
  }
  const takeFile = (file: File | undefined) => {
    if (!file) return
    void textOf(file).then(read => {
      if (read.said === null) offer(read.text)
      else setSaid(read.said)
    })
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file) takeFile(file)
    else offer(event.dataTransfer.getData('text'))
  }
  const onPaste = (event: ClipboardEvent) => {
    const long = tooLong(event.clipboardData.getData('text'))
    if (long === null) return
    event.preventDefault()
    setSaid(long)
  }
  return { text, setText, offer, said, setSaid, takeFile, onDrop, onPaste }
}

function WhatWasRead({ list, onTake }: { list: Result<SeatList>; onTake: (seats: readonly SeatIn[]) => void }) {
  if (!list.ok) return <Notice tone="error">{list.problem.message}</Notice>
  const { seats, problems } = list.value
  return (
    <>
      <Problems problems={problems} />
      {seats.length > 0 && (
        <>
          <Preview seats={seats} />
          <Button
            variant="primary"
            icon="plus"
            className="justify-self-start"
            disabled={problems.some(p => p.severity === 'error')}
            onClick={() => {
              onTake(seats)
            }}
          >
            Take {countWords(seats)}
          </Button>
        </>
      )}
    </>
  )
}

export function SeatListIn({ given, pasted = '', onText = () => undefined, onTake }: SeatListInProps) {
  const { text, setText, offer, said, setSaid, takeFile, onDrop, onPaste } = useListText(pasted, onText)
  const take = (seats: readonly SeatIn[]) => {
    const why = onTake(seats)
    setSaid(why)
    if (why === null) setText('')
  }
  return (
    <Disclosure summary="Seats from a list" aside="paste, drop or a file" open={pasted !== ''}>
      <div
        className="grid gap-3"
        onDragOver={event => {
          event.preventDefault()
        }}
        onDrop={onDrop}
      >
        <Field
          label="The list"
          hint="One seat a line: name, number, table, team. A spreadsheet’s cells can be pasted; only the name is needed."
        >
          <TextArea
            value={text}
            rows={5}
            dir="auto"
            spellCheck={false}
            onPaste={onPaste}
            onChange={event => {
              offer(event.target.value)
            }}
          />
        </Field>
        <Field label="Or a file with it">
          <TextInput
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
            onChange={event => {
              takeFile(event.target.files?.[0])
            }}
          />
        </Field>
        {said !== null && <Notice tone="error">{said}</Notice>}
        {text.trim() !== '' && <WhatWasRead list={readSeatList(text, given)} onTake={take} />}
      </div>
    </Disclosure>
  )
}
