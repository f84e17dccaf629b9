/** The blank Famous Five pad: a line a hand, for every player the cards left and the points (R-FF-21, R-FF-22). It refuses to know how paper is drawn. */
import type { PadForm } from '../../table/paper'
import type { HandRules } from './rules'

/** More lines than a race to 100 usually takes. */
const RACE = 12

export const handPad = ({ end }: HandRules, hands: number): PadForm => ({
  line: 'Hand',
  lines: Math.max(hands, 'hands' in end ? end.hands : RACE),
  boxes: [['out', 'cards left']],
  sum: 'Points',
  rules: [
    'Whoever plays the Happy Ending: 20 less the cards left. Everybody else: 10 less the cards left.',
    'hands' in end ? `The most points after ${end.hands} hands win.` : `The first to reach ${end.points} points wins.`,
  ],
})
