/**
 * What a challenge is worth and whether it can change a rank: exact, over all outcomes of the open challenges of the two seats compared.
 * It refuses to guess: where a card has only two numbers, nothing can be said.
 */
import { addPoints } from '../../table/master-sheet'
import type { MasterSheet, Points } from '../../table/sheet'
import type { SeatId } from '../../table/result'
import { withMark, type Challenge, type FiveCard } from './card'
import type { FiveTable } from './challenges'
import { scoreCard, type Classification } from './scoring'

/** Above this many open challenges on two seats together the question is answered "yes, it can". */
const MOST = 10

/** A seat's card as it would be scored if this challenge ended so. */
function settled(card: FiveCard, challenge: Challenge, valid: boolean): FiveCard {
  const outcome = valid ? ('valid' as const) : ('not-valid' as const)
  const challenges = card.challenges.map(c => (c.id === challenge.id ? { ...c, status: 'settled' as const, outcome } : c))
  return { ...withMark(card, challenge, valid ? '1' : 'x'), challenges }
}

const openOn = (table: FiveTable, seat: SeatId): readonly { round: number; challenge: Challenge }[] =>
  table.rounds.flatMap(r =>
    (r.cards.get(seat)?.card.challenges ?? []).filter(c => c.status === 'open').map(challenge => ({ round: r.number, challenge })),
  )

type Case = { fixed: boolean | undefined; points: Points<Classification> }

/** All Grand Totals that a seat can reach by its open challenges; `fixed` is the outcome of the one asked about, where it is his. */
function cases(
  table: FiveTable,
  seat: SeatId,
  asked: Challenge,
  classifications: MasterSheet<Classification>['classifications'],
): readonly Case[] {
  const open = openOn(table, seat)
  return Array.from({ length: 2 ** open.length }, (_, bits) => {
    let points: Points<Classification> = {}
    let fixed: boolean | undefined
    for (const round of table.rounds) {
      const held = round.cards.get(seat)
      if (held?.stand !== 'played') continue
      let card = held.card
      open.forEach(({ round: number, challenge }, i) => {
        const valid = (bits & (1 << i)) !== 0
        if (challenge.id === asked.id) fixed = valid
        if (number === round.number) card = settled(card, challenge, valid)
      })
      points = addPoints(points, scoreCard(card, table.rules).points ?? {}, classifications)
    }
    return { fixed, points }
  })
}

const sign = (a: number | undefined, b: number | undefined): number => Math.sign((a ?? -1) - (b ?? -1))

/** In each classification: whether this challenge can change who is ahead of whom, for any other seat. */
export function canChange(
  table: FiveTable,
  seat: SeatId,
  challenge: Challenge,
  sheet: MasterSheet<Classification>,
): Record<string, boolean> {
  const others = table.seats.filter(s => s.id !== seat && sheet.soFar.has(s.id))
  const own = openOn(table, seat).length
  const mine = own > MOST ? [] : cases(table, seat, challenge, sheet.classifications)
  return Object.fromEntries(
    sheet.classifications.map(({ id }) => [
      id,
      others.some(other => {
        const theirs = openOn(table, other.id).length
        if (own + theirs > MOST) return true
        return cases(table, other.id, challenge, sheet.classifications).some(t => differs(mine, t, id))
      }),
    ]),
  )
}

/** For one outcome of the rival's challenges: whether some setting of my other challenges makes this one matter. */
function differs(mine: readonly Case[], theirs: Case, id: Classification): boolean {
  const half = mine.length / 2
  const yes = mine.filter(c => c.fixed === true)
  const no = mine.filter(c => c.fixed === false)
  return Array.from({ length: half }, (_, i) => i).some(
    i => sign(yes[i]?.points[id], theirs.points[id]) !== sign(no[i]?.points[id], theirs.points[id]),
  )
}
