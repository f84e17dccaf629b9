/**
 * The house rules of a Name Chase game, with their defaults, and which of them may still change during play.
 * It refuses to know how they are written (lib/codecs).
 */
import { refuse, take, type Result } from '../../table/result'
import type { Table } from '../../table/table'

export type ChaseRules = {
  /** R-NC-15. */
  target: number
  /** A-NC-02: the round is played out and the highest total wins, or the puzzle that reaches the target wins at once. */
  end: 'finish-round' | 'immediate'
  ties: 'shared' | 'another-round'
  /** A-NC-03. */
  deck: 'reshuffle' | 'stop'
  /** A-NC-01. */
  cards: 'own' | 'shared'
  /** Which team begins later rounds (A-NC-06). */
  starts: 'same' | 'rotate'
}

/** To 300, round played out, own cards, the same team begins. */
export const CHASE_RULES: ChaseRules = { target: 300, end: 'finish-round', ties: 'shared', deck: 'reshuffle', cards: 'own', starts: 'same' }

/** How the turns are played; when the game ends (target, end, ties, an empty deck) may change at any time. */
const FIXED = ['cards', 'starts'] as const satisfies readonly (keyof ChaseRules)[]

/** House rules after a change (api 4): once a turn is recorded only what ends the game. */
export function changeRules<S, K>(table: Table<ChaseRules, S, K>, patch: Partial<ChaseRules>): Result<ChaseRules> {
  const begun = table.rounds.some(round => round.cards.size > 0)
  const fixed = FIXED.find(name => patch[name] !== undefined && patch[name] !== table.rules[name])
  if (begun && fixed)
    return refuse(
      'rules.fixed',
      `${fixed} cannot change after the first turn is recorded. Target, ending, ties and what happens when the deck is empty still can.`,
    )
  return take({ ...table.rules, ...patch })
}
