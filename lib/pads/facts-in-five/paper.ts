/**
 * The blank playcard (R-F5-05): what is known of the round stands on it already, the rest is left to be written. A child's card has Classes only (R-F5-71).
 * It refuses to know how paper is drawn.
 */
import type { CardForm } from '../../table/paper'
import type { Seat } from '../../table/table'
import { AXES } from './card'
import type { FiveRules } from './rules'
import type { FiveSetup } from './setup'

const WILD = '* wild'

/** One playcard; under the count rule there is no square and only a Total (EV-01). */
export function playcardForm(rules: FiveRules, setup: FiveSetup | null, seat: Seat): CardForm {
  const counting = rules.scoring === 'count'
  return {
    columns: AXES.map(column => {
      const announced = setup?.classes[column]
      return { head: announced?.class ?? '', detail: seat.child ? '' : (announced?.categories.join(' + ') ?? '') }
    }),
    rows: AXES.map(row => ({ label: setup?.letters[row] === '*' ? WILD : (setup?.letters[row] ?? '') })),
    squares: counting ? null : 'squared',
    totals: counting ? ['Total'] : ['Special Score', 'General Score', 'Total Score'],
  }
}
