/** What the master sheet is given to show. Every number comes from the rules; null is "no number", never nought. */
import { isolated } from '@/lib/table/closed-text'
export type SheetState = 'complete' | 'provisional' | 'missing' | 'absent' | 'void' | 'unplayed'

export interface SheetScore {
  points: number | null
  state: SheetState
  /** "3 entries not judged": said in words beside or below the sheet. */
  note?: string
}

export interface SheetClassification {
  id: string
  name: string
}

export interface SheetSeat {
  id: string
  name: string
  /** The seat's number at the table, from 1. */
  number: number
}

/** By seat id, then by classification id. */
export type BySeat<T> = Readonly<Record<string, Readonly<Record<string, T>>>>

export interface SheetRound {
  number: number
  label: string
  status: 'unplayed' | 'open' | 'closed'
  scores: BySeat<SheetScore>
}

export interface MasterSheetProps {
  /** What the pad calls a round and a card. */
  roundWord: string
  cardWord: string
  classifications: readonly SheetClassification[]
  seats: readonly SheetSeat[]
  rounds: readonly SheetRound[]
  grandTotals: BySeat<number | null>
  /** The game is still going on. */
  soFar: boolean
  /** By classification id: the seat ids in front, several where they are tied, none where nothing is scored. */
  leaders: Readonly<Record<string, readonly string[]>>
  /** By seat id, then by classification id. */
  ranks?: BySeat<number>
  /** The last round that counts in the Grand Totals. */
  through: number | null
  onOpen?: (round: number, seatId: string) => void
  title?: string
  className?: string
}

export const UNPLAYED: SheetScore = { points: null, state: 'unplayed' }

export const scoreAt = (round: SheetRound, seatId: string, classificationId: string): SheetScore =>
  round.scores[seatId]?.[classificationId] ?? UNPLAYED

const WORDS: Record<SheetState, string> = {
  complete: '',
  provisional: 'not judged',
  missing: 'missing',
  absent: 'absent',
  void: 'void',
  unplayed: '',
}

/** The words that stand in place of numbers, when a seat has none in a round; undefined when there are numbers (or nothing was played). */
export function wordsFor(round: SheetRound, seatId: string, classifications: readonly SheetClassification[]): string | undefined {
  const scores = classifications.map(({ id }) => scoreAt(round, seatId, id))
  const first = scores[0]
  if (!first || scores.some(score => score.points !== null)) return undefined
  const words = first.note ?? WORDS[first.state]
  return words === '' ? undefined : words
}

export const stateFor = (round: SheetRound, seatId: string, classifications: readonly SheetClassification[]): SheetState =>
  classifications.map(({ id }) => scoreAt(round, seatId, id).state).find(state => state !== 'complete') ?? 'complete'

/** What is not settled, one sentence each: these stand under the sheet. */
export function openMatters({
  rounds,
  seats,
  classifications,
  cardWord,
}: Pick<MasterSheetProps, 'rounds' | 'seats' | 'classifications' | 'cardWord'>): readonly string[] {
  return rounds.flatMap(round =>
    seats.flatMap(seat => {
      const state = stateFor(round, seat.id, classifications)
      if (state !== 'provisional' && state !== 'missing') return []
      const note = classifications.map(({ id }) => scoreAt(round, seat.id, id).note).find(text => text !== undefined)
      return [
        `${round.label}, ${isolated(seat.name)}: ${note ?? (state === 'missing' ? `no ${cardWord} yet` : 'not everything is there')}.`,
      ]
    }),
  )
}

export const isLeader = (sheet: MasterSheetProps, seatId: string, classificationId: string): 'alone' | 'tied' | 'no' => {
  const leaders = sheet.leaders[classificationId] ?? []
  if (!leaders.includes(seatId)) return 'no'
  return leaders.length > 1 ? 'tied' : 'alone'
}
