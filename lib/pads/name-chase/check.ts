/**
 * The Problems of a Name Chase table: totals that do not fit, readers, teams, the deck. Everything here may stand; nothing here refuses.
 * It refuses to judge answers: the reader does (A-NC-08).
 */
import type { Problem } from '../../table/result'
import { membersAt, seatsOf, type Seat } from '../../table/table'
import { PUZZLES, type TurnCard } from './card'
import { fits } from './claims'
import { deckAfter } from './deck'
import { readerBefore, readerOf } from './readers'
import { worthOf } from './scoring'
import type { ChaseRound, ChaseTable } from './setup'

/** The total on paper against the puzzles (api 3.3: compared and reported, never mixed). */
function totalDiffers(seat: Seat, round: number, { total, solved }: TurnCard): readonly Problem[] {
  if (total === null || fits(total, solved)) return []
  const read = solved.length === PUZZLES ? 'the eight puzzles' : `the ${solved.length} puzzles read so far`
  const message = `${seat.name}'s total says ${total}, and ${read} make ${worthOf(solved)}.`
  return [{ severity: 'warning', code: 'turn.total-differs', message, round, seat: seat.id }]
}

/** R-NC-14: the reader's job moves on; and he must be of the team. */
function readerProblems(table: ChaseTable, seat: Seat, round: number, card: TurnCard): readonly Problem[] {
  if (card.reader === null) return []
  const hint = (code: string, message: string): readonly Problem[] => [{ severity: 'hint', code, message, round, seat: seat.id }]
  const reader = readerOf(table, seat, round)
  if (reader?.name === null) return hint('reader.not-in-team', `The reader of ${seat.name} in round ${round} is no member of it.`)
  return readerBefore(table, seat, round)?.person === card.reader
    ? hint('reader.same', `${reader?.name ?? 'The reader'} reads for ${seat.name} twice in a row: the job should move on.`)
    : []
}

/** R-NC-02: a team has at least two people. */
const teamTooSmall = (seat: Seat, round: number): readonly Problem[] =>
  membersAt(seat, round).length >= 2
    ? []
    : [
        {
          severity: 'warning',
          code: 'seats.teams',
          message: `${seat.name} has fewer than two members in round ${round}: one reads, another guesses.`,
          round,
          seat: seat.id,
        },
      ]

const roundProblems = (table: ChaseTable, round: ChaseRound): readonly Problem[] => [
  ...(deckAfter(table, round.number).reshuffled ? [reshuffled(round.number)] : []),
  ...seatsOf(table, round.number).flatMap(seat => {
    const held = round.cards.get(seat.id)
    const card = held?.stand === 'played' ? held.card : null
    const own = card ? [...totalDiffers(seat, round.number, card), ...readerProblems(table, seat, round.number, card)] : []
    return [...teamTooSmall(seat, round.number), ...own]
  }),
]

/** A-NC-03: said when the round is opened, and as long as it stands. */
export const reshuffled = (round: number): Problem => ({
  severity: 'warning',
  code: 'deck.reshuffled',
  message: `The deck runs out in round ${round}: shuffle the used cards again.`,
  round,
})

/** A-NC-07: more than four teams is much for one deck and four pencils. */
const manyTeams = (table: ChaseTable): readonly Problem[] =>
  table.seats.length > 4
    ? [
        {
          severity: 'hint',
          code: 'teams.many',
          message: 'More than four teams: the deck and the waiting grow thin. It works with up to eight.',
        },
      ]
    : []

/** All complaints about the table, oldest round first. */
export const check = (table: ChaseTable): readonly Problem[] => [
  ...manyTeams(table),
  ...table.rounds.flatMap(round => roundProblems(table, round)),
]
