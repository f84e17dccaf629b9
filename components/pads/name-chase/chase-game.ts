/** What the Name Chase screens share: the opened game with its own types, and short ways to ask it. It refuses to render anything. */
import type { Opened } from '@/components/table/use-game'
import type { Go } from '@/components/table/use-place'
import { blankCard, type TurnCard } from '@/lib/pads/name-chase/card'
import type { ChaseAction } from '@/lib/pads/name-chase/record'
import type { ChaseRules } from '@/lib/pads/name-chase/rules'
import type { Classification } from '@/lib/pads/name-chase/scoring'
import { toTarget } from '@/lib/pads/name-chase/race'
import { turnOrder, type ChasePatch, type ChaseRound, type ChaseSetup } from '@/lib/pads/name-chase/setup'
import { totalsThrough } from '@/lib/table/master-sheet'
import type { Score } from '@/lib/table/sheet'
import { findRound, findSeat, type Seat } from '@/lib/table/table'

export type ChaseGame = Opened<ChaseRules, ChaseSetup, ChasePatch, TurnCard, ChaseAction, Classification>

export interface TurnProps {
  opened: ChaseGame
  round: number
  seat: string
  go: Go
}

/** What is known of a turn; a blank one where nothing is. */
export const turnAt = (opened: ChaseGame, round: number, seat: string): TurnCard =>
  findRound(opened.table, round)?.cards.get(seat)?.card ?? blankCard()

/** The teams of a round in the order of their turns. */
export const teamsOf = (opened: ChaseGame, round: ChaseRound): readonly Seat[] =>
  turnOrder(opened.table, round).flatMap(id => findSeat(opened.table, id) ?? [])

const scoredAt = ({ sheet }: ChaseGame, round: number, seat: string) => sheet.rounds[round - 1]?.seats.get(seat)

/** The points of a turn as the master sheet has them; null where nothing is known (which is not zero). */
export const pointsAt = (opened: ChaseGame, round: number, seat: string): number | null =>
  scoredAt(opened, round, seat)?.score?.points?.points ?? null

/** Running total through this round, and how far it is to the target; null for a team without a score. */
export function runningAt({ sheet, table }: ChaseGame, round: number, seat: string): { total: number; toGo: number } | null {
  const total = totalsThrough(sheet, round).get(seat)?.points
  return total === undefined ? null : { total, toGo: toTarget(table.rules, total) }
}

/** Whether nothing of this turn is to be played any more; whether somebody has looked at it again is another question. */
export const isPlayed = (opened: ChaseGame, round: number, seat: string): boolean => {
  const scored = scoredAt(opened, round, seat)
  return scored?.settled === true || scored?.score?.complete === true
}

/** The next team of this round whose turn is not done, after this one, going round; undefined where all are. */
export function nextTeam(opened: ChaseGame, round: ChaseRound, after: string | null): Seat | undefined {
  const teams = teamsOf(opened, round)
  const start = after === null ? 0 : teams.findIndex(team => team.id === after) + 1
  return [...teams.slice(start), ...teams.slice(0, start)].find(team => team.id !== after && !isPlayed(opened, round.number, team.id))
}

const leftWords = ({ unjudged }: Score<Classification>): string => (unjudged > 0 ? ` so far, ${unjudged} to read` : '')

/** "95", "45 so far, 3 to read", "absent": what a turn has, in a few words. */
export function turnWords(opened: ChaseGame, round: number, seat: string): { words: string; state: 'none' | 'begun' | 'done' | 'away' } {
  const scored = scoredAt(opened, round, seat)
  if (!scored || scored.stand !== 'played') return { words: scored?.stand ?? 'not played', state: scored ? 'away' : 'none' }
  const { score } = scored
  if (!score?.points) return { words: 'to play', state: 'none' }
  return { words: `${score.points.points ?? '–'}${leftWords(score)}`, state: isPlayed(opened, round, seat) ? 'done' : 'begun' }
}
