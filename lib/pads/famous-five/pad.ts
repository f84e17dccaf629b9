/**
 * Famous Five as a score pad: the one place where its parts come together.
 * It refuses to play the cards: the app records how a hand ended (R-FF-07 … R-FF-19 are the table's own business).
 */
import { masterSheet } from '../../table/master-sheet'
import { refuse, take, type Result } from '../../table/result'
import type { ScorePad } from '../../table/score-pad'
import { seatsOf } from '../../table/table'
import { blankCard, type HandCard } from './card'
import { check } from './check'
import { end } from './ending'
import type { HandTable } from './hand'
import { handPad } from './paper'
import { record, type HandAction } from './record'
import { changeRules, type HandRules } from './rules'
import { scoreCard, type Classification } from './scoring'
import { arrange, type HandPatch, type HandSetup } from './setup'
import { bare, cardDocument, cardRow, details, headings, keyView, roundDocument, rulesDocument, rulings, setupDocument, view } from './show'
import { touches } from './touches'
import { GAP_WORDS, markWords, placeWords } from './words'
import { slips } from './slips'

/** Nothing is entered after the end (A-FF-10), and a hand needs two to four players (R-FF-03). */
function mayOpen(table: HandTable, number: number): Result<null> {
  const { ending } = masterSheet(famousFive, table)
  if (ending) return refuse('game.ended', `${ending.message} Change the house rules to play on.`)
  const players = seatsOf(table, number).length
  return players >= 2 && players <= 4
    ? take(null)
    : refuse('hand.players', `A hand is played by two, three or four players, and ${players} sit here.`)
}

export const famousFive: ScorePad<HandRules, HandSetup, HandPatch, HandCard, HandAction, Classification> = {
  id: 'famous-five',
  name: 'Famous Five',
  roundWord: 'hand',
  cardWord: 'score',
  gapWords: GAP_WORDS,
  seatRange: { min: 2, max: 4, teams: 'allowed', seatsMove: 'between' },
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
  winsAlone: () => false,
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
  paper: { card: null, pad: handPad },
  headings,
  keyView,
  bare,
}
