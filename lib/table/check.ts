/**
 * Complaints that any game can have, whatever the pad: no Director where one is due, rounds after the end, rounds closed with gaps.
 * It refuses to change anything.
 */
import type { MasterSheet } from './sheet'
import type { Problem } from './result'
import { gapsOf } from './rounds'
import type { ScorePad } from './score-pad'
import type { Table } from './table'

function afterTheEnd<C extends string>(sheet: MasterSheet<C>, word: string): readonly Problem[] {
  const { ending } = sheet
  if (!ending) return []
  return sheet.rounds
    .filter(r => r.number > ending.decidedAt.round)
    .map(r => ({
      severity: 'warning' as const,
      code: 'round.after-the-end',
      message: `The game was decided in ${word} ${ending.decidedAt.round}: ${word} ${r.number} is not counted.`,
      round: r.number,
    }))
}

/** The Problems that follow from what all games share. */
export function sharedProblems<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  table: Table<R, S, K>,
  sheet: MasterSheet<C>,
): readonly Problem[] {
  const closedWithGaps = table.rounds
    .filter(r => r.status === 'closed')
    .flatMap(r =>
      gapsOf(pad, table, r, sheet.ending).map(g => ({
        severity: 'warning' as const,
        code: `gap.${g.kind}`,
        message: g.message,
        round: g.round,
        seat: g.seat,
      })),
    )
  return [...closedWithGaps, ...afterTheEnd(sheet, pad.roundWord)]
}
