/**
 * The house rules of a Famous Five game, with their defaults, and which of them may still change during play.
 * It refuses to know how they are written (lib/codecs).
 */
import { refuse, take, type Result } from '../../table/result'
import type { Round, Table } from '../../table/table'
import type { HandCard } from './card'

export type HandRules = {
  /** An agreed number of hands (R-FF-26), or the first to reach so many points (R-FF-27). */
  end: { hands: number } | { points: number }
  /** A-FF-08, A-FF-09. */
  ties: 'shared' | 'play-on' | 'went-out'
  /** A-FF-07. */
  abandoned: 'zero' | 'ten-minus' | 'not-counted'
  /** A-FF-02. */
  drawing: 'compulsory' | 'optional'
  /** Cards in hand at the start with two or three players (A-FF-01); with four it is six in any case. */
  deal: 6 | 7
}

/** Five agreed hands, shared ties. */
export const HAND_RULES: HandRules = { end: { hands: 5 }, ties: 'shared', abandoned: 'zero', drawing: 'compulsory', deal: 6 }

/** What decides the worth of a card already recorded, or how it was played; the end and ties may change at any time. */
const FIXED = ['abandoned', 'drawing', 'deal'] as const satisfies readonly (keyof HandRules)[]

type Rounds<S> = readonly Round<S, HandCard>[]

/** Whether this hand was given up (A-FF-07). */
export const isAbandoned = <S>(round: Round<S, HandCard>): boolean =>
  [...round.cards.values()].some(held => held.stand === 'played' && held.card.known === 'abandoned')

/** How many of these hands count as agreed hands: under `not-counted` an abandoned one is dealt again. */
export const countedHands = <S>(rounds: Rounds<S>, rules: HandRules): number =>
  rounds.filter(round => rules.abandoned !== 'not-counted' || !isAbandoned(round)).length

/** House rules after a change (api 4): once a card is recorded only the end and the ties. */
export function changeRules<S>(table: Table<HandRules, S, HandCard>, patch: Partial<HandRules>): Result<HandRules> {
  const rules = { ...table.rules, ...patch }
  const begun = table.rounds.some(round => round.cards.size > 0)
  const fixed = FIXED.find(name => patch[name] !== undefined && patch[name] !== table.rules[name])
  if (begun && fixed)
    return refuse('rules.fixed', `${fixed} cannot change after the first hand is recorded. How the game ends and ties still can.`)
  const played = countedHands(table.rounds, rules)
  if (patch.end && 'hands' in patch.end && patch.end.hands < played)
    return refuse('rules.hands-played', `${played} hands are open or played already: the later ones would not count.`)
  return take(rules)
}
