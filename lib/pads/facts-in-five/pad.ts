/** Facts in Five as a score pad: the one place where its parts come together. */
import { refuse, take, type Result } from '../../table/result'
import type { ScorePad } from '../../table/score-pad'
import { masterSheet } from '../../table/master-sheet'
import { CARD_GAPS } from '../../table/words'
import { blankCard, type FiveCard } from './card'
import type { FiveTable } from './challenges'
import { check } from './check'
import { end, tieBreak } from './ending'
import { playcardForm } from './paper'
import { record, type FiveAction } from './record'
import { changeRules, type FiveRules } from './rules'
import { scoreCard, type Classification } from './scoring'
import { arrange, type FivePatch, type FiveSetup } from './setup'
import { bare, cardDocument, cardRow, details, headings, keyView, roundDocument, rulesDocument, rulings, setupDocument, view } from './show'
import { touches } from './touches'
import { markWords, placeWords } from './words'
import { slips } from './slips'

const SQUARES = [
  { id: 'special', name: 'Special' },
  { id: 'general', name: 'General' },
  { id: 'total', name: 'Total' },
] as const
/** Only the Total decides: Special and General are kept and shown all the same. */
const TOTAL_WINS = [
  { id: 'special', name: 'Special', wins: false },
  { id: 'general', name: 'General', wins: false },
  { id: 'total', name: 'Total' },
] as const
const COUNT = [{ id: 'total', name: 'Total' }] as const

/** A game that the rule has ended takes no further round; the number of rounds can be changed first. */
function mayOpen(table: FiveTable): Result<null> {
  const { ending } = masterSheet(factsInFive, table)
  return ending ? refuse('game.ended', `${ending.message} Change the house rules to play on.`) : take(null)
}

export const factsInFive: ScorePad<FiveRules, FiveSetup, FivePatch, FiveCard, FiveAction, Classification> = {
  id: 'facts-in-five',
  name: 'Facts in Five',
  roundWord: 'round',
  cardWord: 'card',
  gapWords: CARD_GAPS,
  seatRange: { min: 1, max: 200, teams: 'allowed', seatsMove: 'any-time' },
  childSeats: true,
  classifications: rules => (rules.scoring === 'count' ? COUNT : rules.winners === 'total' ? TOTAL_WINS : SQUARES),
  directs: 'A seated Director plays, may accept an entry and breaks ties, but does not vote.',
  director: rules => rules.director,
  timerSeconds: rules => rules.timerSeconds,
  arrange,
  mayOpen,
  blank: blankCard,
  record,
  score: scoreCard,
  check,
  slips,
  end,
  tieBreak,
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
  lines: [
    { axis: 'class', side: 'columns', one: 'Class', many: 'Classes', detail: 'Category', details: 'Categories' },
    { axis: 'letter', side: 'rows', one: 'Initial Letter', many: 'Initial Letters' },
  ],
  paper: { card: playcardForm, pad: null },
  headings,
  keyView,
  bare,
}
