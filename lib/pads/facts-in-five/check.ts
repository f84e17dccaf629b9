/**
 * The Problems of a Facts in Five table: what is unusual, contradictory or forgotten. Everything here may stand; nothing here refuses.
 * It refuses to cross anything out: people rule.
 */
import type { Problem, SeatId } from '../../table/result'
import { directorAt, findSeat, seatsOf } from '../../table/table'
import { AXES, CELLS, keyOf, markAt, type FiveCard } from './card'
import type { FiveTable } from './challenges'
import { announcementProblems } from './class-cards/complaints'
import { compareWithPaper } from './comparison'
import { countsContradict, sourceOf } from './scoring'
import { headingOf, letterOf } from './setup'

type Round = FiveTable['rounds'][number]

const hint = (code: string, message: string, at: Partial<Problem> = {}): Problem => ({ severity: 'hint', code, message, ...at })
const warning = (code: string, message: string, at: Partial<Problem> = {}): Problem => ({ severity: 'warning', code, message, ...at })

/** R-F5-02: five or more players elect a Director. */
function directorMissing(table: FiveTable): readonly Problem[] {
  const first = seatsOf(table, 1)
  return first.length >= 5 && directorAt(table, Math.max(1, table.rounds.length)) === 'none'
    ? [hint('director.missing', 'With five or more players a Director is elected: name who directs, or who is outside.')]
    : []
}

/** A-F5-14: a set of 30 has each letter once and four wild tiles. */
function lettersUnusual(table: FiveTable, { number, setup }: Round): readonly Problem[] {
  if (table.rules.tiles !== 30 || table.rules.singleLetter) return []
  const { letters } = setup
  const twice = AXES.flatMap(row => {
    const letter = letters[row]
    return letter !== null && letter !== '*' && letters.indexOf(letter) < row
      ? [warning('letters.twice', `${letter} was drawn twice: a set of 30 tiles has it once.`, { round: number, row })]
      : []
  })
  const allWild = letters.every(l => l === '*')
  return allWild ? [...twice, warning('letters.five-wild', 'Five wild tiles: a set of 30 has four.', { round: number })] : twice
}

/**
 * An outcome that is not in the score: two numbers cannot follow a ruling at all; counts follow it unless nobody said what the scorer had put,
 * and then they are taken as they stand (docs/decisions/007).
 */
function notWorkedIn(table: FiveTable, round: Round, seat: SeatId, card: FiveCard): readonly Problem[] {
  const source = sourceOf(card, table.rules.scoring)
  if (source === 'cells' || source === null) return []
  const name = findSeat(table, seat)?.name ?? ''
  return card.challenges
    .filter(c => c.status === 'settled' && (source === 'numbers' ? (c.outcome === 'valid') !== (c.before === '1') : c.before === '?'))
    .map(c => {
      const where = `${letterOf(round.setup, c.row)}, ${headingOf(round.setup, c.column)}`
      const at = { round: round.number, seat, row: c.row, column: c.column }
      return source === 'counts'
        ? hint(
            'challenge.counts-taken',
            `Nobody said what ${name}'s scorer had put in ${where}: the counts are taken as they stand, as scored after the ruling. If they are older, undo the dispute in the history and enter it again: its first question says what the scorer had put.`,
            at,
          )
        : warning(
            'challenge.not-in-score',
            `${name}'s card is known only by its two numbers: the outcome in ${where} is not worked in. Enter its ten counts or its cells.`,
            at,
          )
    })
}

/** Ten counts that cannot follow the disputes: what was said of the scorer's marks is wrong, or a count is. */
const contradicted = (table: FiveTable, round: Round, seat: SeatId, card: FiveCard): readonly Problem[] =>
  sourceOf(card, table.rules.scoring) === 'counts' && countsContradict(card)
    ? [
        warning(
          'challenge.counts-contradict',
          `${findSeat(table, seat)?.name ?? ''}'s ten counts cannot be right if the scorer had put what the disputes say: no dispute is worked in. Look at the counts, or enter the cells.`,
          { round: round.number, seat },
        ),
      ]
    : []

/** A ruling for many cards on a card that is known by its sums only: nobody said what the scorer had put. */
function ruledByHand(table: FiveTable, round: Round, seat: SeatId, card: FiveCard): readonly Problem[] {
  const source = sourceOf(card, table.rules.scoring)
  if (source === 'cells' || source === null) return []
  return CELLS.filter(at => card.notes.get(keyOf(at))?.ruled !== undefined && !card.challenges.some(c => keyOf(c) === keyOf(at))).map(at =>
    hint(
      'ruling.not-in-score',
      `${findSeat(table, seat)?.name ?? ''}'s card is known by its sums only: the ruling in ${letterOf(round.setup, at.row)}, ${headingOf(round.setup, at.column)} is taken as worked in already. Enter the cells if it is not.`,
      { round: round.number, seat, ...at },
    ),
  )
}

/** Faults P21: an entry that is both blank and written. */
const blankAndWritten = (round: Round, seat: SeatId, card: FiveCard): readonly Problem[] =>
  CELLS.filter(at => markAt(card, at) === '.' && card.notes.get(keyOf(at))?.text !== undefined).map(at =>
    hint('entry.on-blank', `${letterOf(round.setup, at.row)}, ${headingOf(round.setup, at.column)} is marked blank and has an entry.`, {
      round: round.number,
      seat,
      ...at,
    }),
  )

/** All complaints about the table, oldest round first. */
export function check(table: FiveTable): readonly Problem[] {
  const rounds = table.rounds.flatMap(round => [
    ...announcementProblems(table, round),
    ...lettersUnusual(table, round),
    ...seatsOf(table, round.number).flatMap(({ id: seat }) => {
      const held = round.cards.get(seat)
      if (held?.stand !== 'played') return []
      const ask = { card: held.card, setup: round.setup, rules: table.rules, round: round.number, seat }
      return [
        ...compareWithPaper(ask),
        ...notWorkedIn(table, round, seat, held.card),
        ...contradicted(table, round, seat, held.card),
        ...ruledByHand(table, round, seat, held.card),
        ...blankAndWritten(round, seat, held.card),
      ]
    }),
  ])
  return [...directorMissing(table), ...rounds]
}
