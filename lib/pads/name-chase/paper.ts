/** The blank Name Chase pad: a line a round, for every team two cards of four puzzles and the round's total (R-NC-04, R-NC-13). It refuses to know how paper is drawn. */
import type { PadForm } from '../../table/paper'
import type { ChaseRules } from './rules'

const USUAL = 6
const CARD = ['', '', '', '']

export const chasePad = ({ target }: ChaseRules, rounds: number): PadForm => ({
  line: 'Round',
  lines: Math.max(rounds, USUAL),
  boxes: [CARD, CARD],
  sum: 'Round',
  rules: ['Clues count 20, 15, 10 and 5; a puzzle that nobody solves counts nothing.', `The first team to reach ${target} wins.`],
})
