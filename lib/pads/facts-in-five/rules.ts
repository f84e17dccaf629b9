/**
 * The house rules of a Facts in Five game, with the rulebook's defaults, and which of them may still change during play.
 * It refuses to know how they are written (lib/codecs).
 */
import { refuse, take, type Result, type SeatId } from '../../table/result'
import type { Director, Table } from '../../table/table'

export type FiveRules = {
  /** 1 to 50; null plays on until the Director finishes (R-F5-04, R-F5-59). */
  rounds: number | null
  /** 150 for the shorter game (R-F5-60). */
  endAtTotal: number | null
  scoring: 'squares' | 'count'
  winners: 'all' | 'total'
  ties: 'shared' | 'last-round-first' | 'extra-round'
  challenges: 'accept-then-vote' | 'vote-only' | 'director-rules'
  majority: 'cast' | 'entitled'
  tiedVote: 'invalid' | 'valid' | 'left-neighbour'
  director: Director
  firstDrawer: SeatId | null
  drawing: 'continue' | 'restart'
  tiles: 'own' | 30 | 52
  timerSeconds: number
  forcedCategories: boolean
  combinedCategories: boolean
  singleLetter: boolean
  verifying: boolean
  sharedAnswers: 'count' | 'void'
  duplicates: 'ask' | 'first' | 'none'
}

/** The rulebook's game: five rounds, squares, shared ties. */
export const FIVE_RULES: FiveRules = {
  rounds: 5,
  endAtTotal: null,
  scoring: 'squares',
  winners: 'all',
  ties: 'shared',
  challenges: 'accept-then-vote',
  majority: 'cast',
  tiedVote: 'invalid',
  director: 'none',
  firstDrawer: null,
  drawing: 'continue',
  tiles: 'own',
  timerSeconds: 300,
  forcedCategories: false,
  combinedCategories: false,
  singleLetter: false,
  verifying: false,
  sharedAnswers: 'count',
  duplicates: 'ask',
}

/** What may change while cards lie on the table: how long, when it ends, the timer and ties. The rest decides what a card is worth or who may rule. */
const CHANGEABLE: ReadonlySet<string> = new Set(['rounds', 'endAtTotal', 'timerSeconds', 'ties', 'winners'] satisfies (keyof FiveRules)[])

const begun = <R, S, K>(table: Table<R, S, K>): boolean => table.rounds.some(r => r.cards.size > 0)

/** House rules after a change (api 4): after the first playcard only what leaves every card's score and every ruling as it is. */
export function changeRules<S, K>(table: Table<FiveRules, S, K>, patch: Partial<FiveRules>): Result<FiveRules> {
  const rules = { ...table.rules, ...patch }
  const differing = Object.entries(patch).filter(([name, value]) => Object.entries(table.rules).some(([n, v]) => n === name && v !== value))
  const fixed = differing.find(([name]) => begun(table) && !CHANGEABLE.has(name))
  if (fixed)
    return refuse(
      'rules.fixed',
      `${fixed[0]} cannot change after the first playcard: it would alter what was judged or scored. Number of rounds, ending, timer and ties still can.`,
    )
  if (rules.director !== table.rules.director)
    return refuse('rules.director', 'Who directs is changed at the table, from a round on, not as a house rule.')
  if (rules.rounds !== table.rules.rounds && rules.rounds !== null && rules.rounds < table.rounds.length)
    return refuse('rules.rounds-played', `${table.rounds.length} rounds are open or played already: the later ones would not count.`)
  return take(rules)
}
