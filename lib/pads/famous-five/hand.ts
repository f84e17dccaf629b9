/**
 * A Famous Five hand as a whole: whose cards it has, what was left in all, and what is unusual or impossible about that (A-FF-03 … A-FF-05).
 * It refuses to change anything: record.ts turns an error into a refusal, check.ts lists what stands.
 */
import type { Problem, SeatId } from '../../table/result'
import { findSeat, seatsOf, type Round, type Table } from '../../table/table'
import { surely, type HandCard } from './card'
import { ALL_CARDS, cardsBehind, CERTAIN_MOST, FEWEST, PROVED_MOST, readingsOf, sumOf } from './claims'
import type { HandRules } from './rules'
import type { HandSetup } from './setup'
import { isolated } from '../../table/closed-text'

export type HandTable = Table<HandRules, HandSetup, HandCard>
export type Hand = Round<HandSetup, HandCard>
export type Held = { seat: SeatId; card: HandCard }

/** The cards that were played, clockwise; absent and void ones and those with nothing on them are left out. */
export const heldIn = (table: HandTable, hand: Hand): readonly Held[] =>
  seatsOf(table, hand.number).flatMap(({ id }) => {
    const held = hand.cards.get(id)
    return held?.stand === 'played' && held.card.known !== 'nothing' ? [{ seat: id, card: held.card }] : []
  })

/** Who completed the set; null for an abandoned hand, and where points alone leave it open. */
export const outOf = (table: HandTable, hand: Hand): SeatId | null =>
  heldIn(table, hand).find(({ card }) => surely(card)?.out)?.seat ?? null

/** The points of a hand that is known by nothing else, clockwise; null for any other hand. */
export function pointsOnly(held: readonly Held[]): readonly number[] | null {
  const points = held.flatMap(({ card }) => (card.known === 'points' ? [card.points] : []))
  return points.length > 0 && points.length === held.length ? points : null
}

/** Every way to read a hand of which only points are known. */
export function readingsIn(table: HandTable, hand: Hand): readonly { out: SeatId; cardsLeft: Readonly<Record<SeatId, number>> }[] {
  const held = heldIn(table, hand)
  return readingsOf(pointsOnly(held) ?? [], CERTAIN_MOST).flatMap(({ out, cardsLeft }) => {
    const seat = held[out]?.seat
    const left = Object.fromEntries(
      held.flatMap((h, place) => (cardsLeft[place] === undefined ? [] : [[h.seat, cardsLeft[place]] as const])),
    )
    return seat === undefined ? [] : [{ out: seat, cardsLeft: left }]
  })
}

/** All cards left in a finished hand; null while not every card of it says so. */
export function cardsInAll(held: readonly Held[]): number | null {
  const points = pointsOnly(held)
  if (points) return cardsBehind(points)
  const left = held.flatMap(({ card }) => (card.known === 'cards' ? [card.cardsLeft] : []))
  return left.length > 0 && left.length === held.length ? sumOf(left) : null
}

/** What the sum of cards left says about a finished hand (A-FF-04): impossible, impossible by proof (a note overrules), or unusual. */
export function sumComplaint(sum: number, drawing: HandRules['drawing'], round: number): Problem | null {
  if (sum > CERTAIN_MOST)
    return {
      severity: 'error',
      code: 'hand.above-36',
      message: `More than 36 cards left (${sum}): 8 cards lie in the finished set.`,
      round,
    }
  if (sum > PROVED_MOST)
    return {
      severity: 'error',
      code: 'hand.above-33',
      message: `More than 33 cards left (${sum}): the other three Start cards must have been played or lie in the pack. Count again, or add a note.`,
      round,
      overrulable: true,
    }
  if (sum >= FEWEST) return null
  const message = `Fewer than 3 cards left (${sum}): three Happy Endings must be somewhere; only possible when players may decline to draw.`
  return { severity: drawing === 'optional' ? 'hint' : 'warning', code: 'hand.below-3', message, round }
}

/** An abandoned hand has no finished set: all 44 cards may be in hands. */
export const abandonedComplaint = (sum: number, round: number): Problem | null =>
  sum > ALL_CARDS
    ? { severity: 'error', code: 'hand.above-44', message: `More than 44 cards left (${sum}): the game has only 44.`, round }
    : null

/** A-FF-05: above ten cards is rare with three or four players, above twenty with two. */
export function largeHands(table: HandTable, held: readonly Held[], round: number): readonly Problem[] {
  const most = held.length === 2 ? 20 : 10
  return held.flatMap(({ seat, card }) => {
    const cards = surely(card)?.cardsLeft ?? null
    if (cards === null || cards <= most) return []
    const name = findSeat(table, seat)?.name ?? 'A player'
    return [
      {
        severity: 'hint' as const,
        code: 'hand.large',
        message: `${isolated(name)} has ${cards} cards left: rare, so count them again.`,
        round,
        seat,
      },
    ]
  })
}
