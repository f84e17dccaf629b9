/**
 * What a scorer may do at a table: enter cards and judge them, and take back what he did himself; nothing else. The same answer in the browser and at
 * the door. It refuses to know who anybody is, and how he showed it.
 */
import type { ActionOf } from './actions'
import { refuse, take, type Result } from './result'

/** Who works at the table: the Director does everything, a scorer enters and judges. */
export type Role = 'director' | 'scorer'

type Sorted = { of: ActionOf<never, never, never>['of']; type: string }

/** Of what all games share, these belong to a card; everything of a pad's own does. */
const OF_A_CARD: readonly string[] = ['playcard.stand', 'playcard.checked']

const NOT_HIS = 'A scorer enters cards and judges them. This is for the Director to do.'
const OF_OTHERS = 'This would take back what somebody else did: ask the Director.'

/**
 * Whether this action is this person's to do; refuses with the sentence for whoever tried. `whose` tells who did the actions that a `retract` names: a
 * scorer takes back only his own.
 */
export function mayAct({ role, actor }: { role: Role; actor: string }, { of, type }: Sorted, whose: () => readonly string[]): Result<null> {
  if (role === 'director' || of === 'pad' || OF_A_CARD.includes(type)) return take(null)
  if (of !== 'log') return refuse('right.missing', NOT_HIS)
  return whose().every(who => who === actor) ? take(null) : refuse('right.missing', OF_OTHERS)
}
