'use client'
/** Marks by hand on one card. A mark that would change a ruling waits for an answer. It refuses to know how anything looks. */
import { useState } from 'react'
import type { Draft } from '@/lib/client/store'
import { isAxis, markAt, noteAt, type CellAt, type FiveCard } from '@/lib/pads/facts-in-five/card'
import { fiveCardAt } from './five-game'
import type { Mark } from './marks'
import type { WayProps } from './way-props'

/** Whether a ruling stands on this cell. */
export const isRuled = (card: FiveCard, at: CellAt): boolean => noteAt(card, at).ruled !== undefined

/** A mark that would change what was ruled, and waits for the answer. */
export type Asked = CellAt & { round: number; seat: string; to: Mark }

/** Marks one cell at once, unless that changes what was ruled: then it is asked first (`waits`), and nothing is written before the answer. */
export function useCell({ opened, round, seat, onSaid }: WayProps) {
  const card = fiveCardAt(opened, round, seat)
  const [asked, setAsked] = useState<Asked | null>(null)
  const send = (draft: Draft): boolean => {
    const done = opened.act(draft)
    const notice = done.ok ? done.notices?.[0]?.message : done.problem.message
    onSaid(notice ?? null)
    return done.ok
  }
  const put = (at: CellAt, to: Mark, note: { note?: string } = {}) =>
    send({ type: 'playcard.mark-one', round, seat, row: at.row, column: at.column, mark: to, was: markAt(card, at), ...note })
  const mark = (row: number, column: number, to: Mark) => {
    if (!isAxis(row) || !isAxis(column)) return
    const at = { row, column }
    const changes = markAt(card, at) !== to
    const ask = changes && isRuled(card, at)
    setAsked(ask ? { ...at, round, seat, to } : null)
    if (changes && !ask) put(at, to)
  }
  const waits = asked?.round === round && asked.seat === seat && isRuled(card, asked) && markAt(card, asked) !== asked.to ? asked : null
  const answer = (change: boolean) => {
    setAsked(null)
    if (change && waits) put(waits, waits.to, { note: 'changed by hand after the ruling' })
  }
  return { card, send, mark, waits, answer }
}
