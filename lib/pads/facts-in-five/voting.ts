/**
 * Who may accept, who may vote, and what a count settles (R-F5-44 … R-F5-47, A-F5-03 … A-F5-08).
 * It refuses to know cards and marks: seats, rules and numbers in, an outcome out.
 */
import type { SeatId } from '../../table/result'
import { directorAt, seatsOf, type Table } from '../../table/table'
import type { Challenger, Stage } from './card'
import type { FiveRules } from './rules'

type FiveTable<S, K> = Table<FiveRules, S, K>

/** Everybody who plays the round but the writer and the challenger; a seated Director may accept as a player (A-F5-02, A-F5-06). */
export const mayAccept = <S, K>(table: FiveTable<S, K>, round: number, writer: SeatId, challenger: Challenger): readonly SeatId[] =>
  seatsOf(table, round)
    .map(s => s.id)
    .filter(id => id !== writer && id !== challenger)

/** Everybody who plays the round but the writer and a seated Director (R-F5-46); the challenger votes. */
export const mayVote = <S, K>(table: FiveTable<S, K>, round: number, writer: SeatId): readonly SeatId[] =>
  seatsOf(table, round)
    .map(s => s.id)
    .filter(id => id !== writer && id !== directorAt(table, round))

/** Whether there is a Director who may break a tie: not where he wrote the entry himself (R-F5-47, A-F5-03). */
export function mayBreakTie<S, K>(table: FiveTable<S, K>, round: number, writer: SeatId): boolean {
  const director = directorAt(table, round)
  return director !== 'none' && director !== writer
}

/** `tie` waits for somebody. No votes at all is no majority, hence not valid (api 3.6). */
export function countVotes(yes: number, no: number, entitled: number, rules: Pick<FiveRules, 'majority'>): 'valid' | 'not-valid' | 'tie' {
  if (yes + no === 0) return 'not-valid'
  if (rules.majority === 'entitled') return yes * 2 > entitled ? 'valid' : yes * 2 === entitled && no * 2 === entitled ? 'tie' : 'not-valid'
  return yes > no ? 'valid' : no > yes ? 'not-valid' : 'tie'
}

/** What the stages so far come to: an outcome, or null while the question is open (a tie that waits included). */
export function outcomeOf<S, K>(
  table: FiveTable<S, K>,
  round: number,
  writer: SeatId,
  stages: readonly Stage[],
): 'valid' | 'not-valid' | 'withdrawn' | null {
  let outcome: 'valid' | 'not-valid' | 'withdrawn' | null = null
  for (const stage of stages) outcome = afterStage(table, round, writer, stage, outcome)
  return outcome
}

function afterStage<S, K>(
  table: FiveTable<S, K>,
  round: number,
  writer: SeatId,
  stage: Stage,
  before: ReturnType<typeof outcomeOf>,
): ReturnType<typeof outcomeOf> {
  switch (stage.kind) {
    case 'accept':
      return 'valid'
    case 'refuse':
      return 'not-valid'
    case 'vote':
      return settleVote(table, round, writer, countVotes(stage.yes, stage.no, mayVote(table, round, writer).length, table.rules))
    case 'verify':
      return stage.finds === 'nothing' ? before : stage.finds
    case 'decide':
      return stage.valid ? 'valid' : 'not-valid'
    case 'withdraw':
      return 'withdrawn'
  }
}

function settleVote<S, K>(
  table: FiveTable<S, K>,
  round: number,
  writer: SeatId,
  count: 'valid' | 'not-valid' | 'tie',
): 'valid' | 'not-valid' | null {
  if (count !== 'tie') return count
  if (mayBreakTie(table, round, writer) || table.rules.tiedVote === 'left-neighbour') return null
  return table.rules.tiedVote === 'valid' ? 'valid' : 'not-valid'
}
