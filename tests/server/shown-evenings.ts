/** A book of random evenings for the statistics, each also as the API shows it. It refuses to add anything up. */
import { clubOf } from '../evenings/club'
import { writeEvenings } from '../evenings/bulk'
import { playEvenings, type Played } from '../evenings/play'
import { Chance } from '../unit/random'
import { newBook, type BookFile } from './book-fixture'

export type Document = {
  status: string
  archived: boolean
  counts: boolean
  ending: { why: string } | null
  seats: { id: string; team: boolean; sits: { from: number; members: { person: string }[] }[] }[]
  masterSheet: {
    through: number
    grandTotals: Record<string, Record<string, number>>
    ranks: Record<string, Record<string, number>>
    winners: Record<string, string[]>
    classifications: { id: string }[]
  }
  rounds: {
    number: number
    setup: { classes?: ({ class: string; category: string | null } | null)[]; letters?: (string | null)[] }
    playcards: Record<
      string,
      {
        stand: string
        provisional: boolean
        marks: string[] | null
        from: string | null
        counts: { columns: number[]; rows: number[] } | null
        scores: Record<string, number> | null
      }
    >
    challenges?: { seat: string; by: string | null; before: string; outcome: string | null }[]
  }[]
}
export type Round = Document['rounds'][number]
export type CardShown = Round['playcards'][string]
export type ShownEvening = Played & { shown: Document }

/** A hundred and fifty evenings of two clubs, written into a new book. */
export async function bookOfEvenings(): Promise<{ book: BookFile; evenings: readonly ShownEvening[] }> {
  const book = await newBook()
  const played = [...playEvenings(clubOf(new Chance(5), 2), 150, { seed: 41_000 })]
  writeEvenings(book.file, played)
  return { book, evenings: played.map(e => ({ ...e, shown: e.game.document() as unknown as Document })) }
}

export const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length
