/**
 * Name Chase as a score pad: the one place where its parts come together.
 * It refuses to know the puzzles: the app records the clue at which each was solved.
 */
import { masterSheet } from '../../table/master-sheet'
import { refuse, take, takeWith, type Result } from '../../table/result'
import type { ScorePad } from '../../table/score-pad'
import { membersAt, seatsOf } from '../../table/table'
import { blankCard, type TurnCard } from './card'
import { check, reshuffled } from './check'
import { isOut } from './deck'
import { end } from './ending'
import { chasePad } from './paper'
import { record, type ChaseAction } from './record'
import { changeRules, type ChaseRules } from './rules'
import { scoreCard, type Classification } from './scoring'
import { arrange, type ChasePatch, type ChaseSetup, type ChaseTable } from './setup'
import { bare, cardDocument, cardRow, details, headings, keyView, roundDocument, rulesDocument, rulings, setupDocument, view } from './show'
import { touches } from './touches'
import { GAP_WORDS, markWords, placeWords } from './words'
import { slips } from './slips'

const MOST_TEAMS = 8

/** The deck must serve the round, or be shuffled again (A-NC-03). */
function deckServes(table: ChaseTable, number: number): Result<null> {
  if (!isOut(table, number - 1)) return take(null)
  return table.rules.deck === 'stop'
    ? refuse(
        'deck.out',
        'The deck cannot serve another round, and this game stops there. Change the house rules to shuffle the used cards again.',
      )
    : takeWith(null, reshuffled(number))
}

/** A decided game takes no further round; a round takes one to eight teams (A-NC-07) of at least two people (R-NC-02). */
function mayOpen(table: ChaseTable, number: number): Result<null> {
  const { ending } = masterSheet(nameChase, table)
  if (ending) return refuse('game.ended', `${ending.message} Change the house rules to play on.`)
  const teams = seatsOf(table, number)
  if (teams.length < 1 || teams.length > MOST_TEAMS)
    return refuse('seats.number', `A round is played by one to ${MOST_TEAMS} teams, and ${teams.length} sit here.`)
  const small = teams.find(team => membersAt(team, number).length < 2)
  if (small) return refuse('seats.teams', `${small.name} has fewer than two members: one reads, another guesses.`, { seat: small.id })
  return deckServes(table, number)
}

export const nameChase: ScorePad<ChaseRules, ChaseSetup, ChasePatch, TurnCard, ChaseAction, Classification> = {
  id: 'name-chase',
  name: 'Name Chase',
  roundWord: 'round',
  cardWord: 'turn',
  gapWords: GAP_WORDS,
  seatRange: { min: 1, max: MOST_TEAMS, teams: 'always', seatsMove: 'any-time' },
  childSeats: false,
  classifications: () => [{ id: 'points', name: 'Points' }],
  directs: null,
  director: () => 'none',
  timerSeconds: () => 60,
  arrange,
  mayOpen,
  blank: blankCard,
  record,
  score: scoreCard,
  check,
  slips,
  end,
  tieBreak: () => [],
  winsAlone: ending => ending !== null,
  changeRules,
  touches,
  placeWords,
  markWords,
  show: view,
  cardDocument,
  setupDocument,
  roundDocument,
  rulesDocument,
  cardRow,
  details,
  rulings,
  lines: [],
  paper: { card: null, pad: chasePad },
  headings,
  keyView,
  bare,
}
