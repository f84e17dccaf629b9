/**
 * Which rulings a game keeps for the ruling book, read off its own rows: one for each different answer that a ruling was about.
 * It refuses to know the database, and what was kept before.
 */
import 'server-only'
import { advice } from '@/lib/registry'
import type { BookRows, Row } from '@/lib/table/rows'

export type Kept = {
  id: string
  rulingId: string
  class: string
  category: string
  letter: string
  entry: string
  valid: boolean
  reason: string | null
  source: string | null
}

const text = (value: Row[string] | undefined): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)

const seatsOf = (ruling: Row): readonly unknown[] => {
  const seats: unknown = JSON.parse(String(ruling['seats']))
  return Array.isArray(seats) ? seats : []
}

/** The answers ruled on: as the caller named it, else what stands on the cards, each once. */
function answersOf(rows: BookRows, ruling: Row): readonly string[] {
  const named = text(ruling['entry'])
  const seats = seatsOf(ruling)
  const written = rows.Entry.filter(
    e => e['round'] === ruling['round'] && e['row'] === ruling['row'] && e['column'] === ruling['column'] && seats.includes(e['seatId']),
  ).flatMap(e => text(e['text']) ?? [])
  const distinct: string[] = []
  for (const answer of [...(named === null ? [] : [named]), ...written])
    if (!distinct.some(d => advice.sameEntry(d, answer) === 'same')) distinct.push(answer)
  return distinct
}

/** All rulings of the game that are to be remembered and can be: the Class and the answer are known. */
export function keptIn(rows: BookRows | null): readonly Kept[] {
  if (!rows) return []
  return rows.Ruling.filter(r => r['keep'] === 1).flatMap(ruling => {
    const heading = (axis: string, place: Row[string] | undefined) =>
      rows.Heading.find(h => h['round'] === ruling['round'] && h['axis'] === axis && h['place'] === place)
    const over = heading('class', ruling['column'])
    const className = text(over?.['text'])
    if (className === null) return []
    const about = {
      rulingId: String(ruling['id']),
      class: className,
      category: text(over?.['detail']) ?? '',
      letter: text(heading('letter', ruling['row'])?.['text']) ?? '',
      valid: ruling['valid'] === 1,
      reason: text(ruling['reason']),
      source: text(ruling['source']),
    }
    return answersOf(rows, ruling).map((entry, n) => ({
      id: n === 0 ? about.rulingId : `${about.rulingId}:${n}`,
      ...about,
      entry: entry.slice(0, 120),
    }))
  })
}
