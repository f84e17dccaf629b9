/**
 * A hand as it is being typed: what stands in each box, who played the Happy Ending, the set. Plain values that can be kept on the device.
 * It refuses to judge and to score: that is the rules' (see trial.ts).
 */
import * as z from 'zod/mini'
import { surely, type HandCard } from '@/lib/pads/famous-five/card'
import { pointsFor } from '@/lib/pads/famous-five/scoring'
import { cardAt, handAt, isRecorded, playersAt, type HandTableOf } from './hand-game'

const numbers = z.record(z.string(), z.number())
const shown = z.union([
  z.object({ by: z.literal('cards'), out: z.nullable(z.string()), cardsLeft: numbers }),
  z.object({ by: z.literal('points'), points: numbers }),
])
const form = z.object({
  way: z.enum(['cards', 'points']),
  /** The seat that played the Happy Ending. */
  out: z.nullable(z.string()),
  /** Nobody did (A-FF-07). */
  abandoned: z.boolean(),
  /** By seat, as typed: "", "-", "12". */
  typed: z.record(z.string(), z.string()),
  set: z.nullable(z.enum(['yellow', 'blue', 'purple', 'pink'])),
  /** What was recorded when the typing began; null: nothing. */
  was: z.nullable(shown),
})

export type HandDraft = z.infer<typeof form>
export type Way = HandDraft['way']
export type Shown = z.infer<typeof shown>

/** What was kept, if it still has the form. */
export function readHandDraft(text: string | null): HandDraft | null {
  try {
    const parsed = form.safeParse(JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** The number in a box; null where there is none yet, which is not nought. */
export const numberIn = (draft: HandDraft, seat: string): number | null => {
  const text = draft.typed[seat] ?? ''
  return /^-?\d+$/.test(text) ? Number(text) : null
}

const cardsOn = (card: HandCard): number | null => (card.known === 'cards' || card.known === 'abandoned' ? card.cardsLeft : null)

/** What is recorded of this hand, in the form in which it would be sent; null where nothing is. */
export function shownAt(game: HandTableOf, number: number): Shown | null {
  const hand = handAt(game, number)
  if (!hand || !isRecorded(game, hand)) return null
  const cards = playersAt(game, number).map(({ id }) => ({ id, card: cardAt(game, number, id) }))
  const points = cards.flatMap(({ id, card }) => (card.known === 'points' ? [[id, card.points] as const] : []))
  if (points.length > 0) return { by: 'points', points: Object.fromEntries(points) }
  const left = cards.flatMap(({ id, card }) => {
    const n = cardsOn(card)
    return n === null ? [] : [[id, n] as const]
  })
  const out = cards.find(({ card }) => card.known === 'cards' && card.out)?.id ?? null
  return { by: 'cards', out, cardsLeft: Object.fromEntries(left) }
}

const textsOf = (given: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(given).map(([seat, n]) => [seat, String(n)]))

/** The draft that shows what is recorded: empty boxes where nothing is. */
export function draftOf(game: HandTableOf, number: number): HandDraft {
  const was = shownAt(game, number)
  const set = handAt(game, number)?.setup.set ?? null
  const base: HandDraft = { way: 'cards', out: null, abandoned: false, typed: {}, set, was }
  if (was === null) return base
  if (was.by === 'points') return { ...base, way: 'points', typed: textsOf(was.points) }
  return { ...base, out: was.out, abandoned: was.out === null, typed: textsOf(was.cardsLeft) }
}

/** Compares what would be recorded, in any order of the seats. */
const told = (given: Shown | null): string =>
  given === null
    ? ''
    : JSON.stringify(given.by === 'points' ? Object.entries(given.points).sort() : [given.out, Object.entries(given.cardsLeft).sort()])

export const sameShown = (a: Shown | null, b: Shown | null): boolean => told(a) === told(b)

const MOST_DIGITS = 2
/** No second digit fits behind these: more than 39 cards, or more than 29 points, are in no hand. */
const ends = (text: string, way: Way): boolean => {
  const digits = text.replace('-', '')
  return digits.length >= MOST_DIGITS || digits === '0' || Number(digits) > (way === 'cards' ? 3 : 2)
}

/** What a digit makes of a box, and whether the number is complete by that. */
export function typeDigit(before: string, digit: number, way: Way): { text: string; done: boolean } {
  const digits = before.replace('-', '')
  const fresh = digits.length >= MOST_DIGITS || digits === '0' ? String(digit) : `${before}${digit}`
  return { text: fresh, done: ends(fresh, way) }
}

export const withText = (draft: HandDraft, seat: string, text: string): HandDraft => ({ ...draft, typed: { ...draft.typed, [seat]: text } })

/** Less and more by one, for a correction; cards left never fall below nought. */
export function stepped(draft: HandDraft, seat: string, by: 1 | -1): HandDraft {
  const n = numberIn(draft, seat)
  if (n === null) return draft
  return withText(draft, seat, String(draft.way === 'cards' ? Math.max(0, n + by) : n + by))
}

/** The box to type into after this one: the next one without a number, going round; null where all are filled. */
export function nextBox(draft: HandDraft, seats: readonly string[], after: string | null): string | null {
  const start = after === null ? 0 : seats.indexOf(after) + 1
  const round = [...seats.slice(start), ...seats.slice(0, start)]
  return round.find(seat => seat !== after && numberIn(draft, seat) === null) ?? null
}

/** The other way to enter the same hand; numbers that it cannot know stay empty. */
export function turned(draft: HandDraft, way: Way, game: HandTableOf, number: number): HandDraft {
  if (draft.way === way) return draft
  if (way === 'points') {
    const known = Object.keys(draft.typed).flatMap(seat => {
      const n = numberIn(draft, seat)
      return n === null || draft.out === null ? [] : [[seat, String(pointsFor(draft.out === seat, n))] as const]
    })
    return { ...draft, way, abandoned: false, typed: Object.fromEntries(known) }
  }
  const sure = playersAt(game, number).flatMap(({ id }) => {
    const reading = surely(cardAt(game, number, id))
    return reading ? [{ id, ...reading }] : []
  })
  return {
    ...draft,
    way,
    out: sure.find(s => s.out)?.id ?? null,
    typed: Object.fromEntries(sure.map(s => [s.id, String(s.cardsLeft)])),
  }
}

/** Whether two drafts say the same: then there is nothing to save. */
export function sameDraft(a: HandDraft, b: HandDraft): boolean {
  const said = (d: HandDraft): string =>
    JSON.stringify([
      d.way,
      d.out,
      d.abandoned,
      d.set,
      Object.entries(d.typed)
        .filter(([, text]) => text !== '')
        .sort(),
    ])
  return said(a) === said(b)
}
