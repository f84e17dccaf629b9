/**
 * What the rules say against the cards of one round, besides what is missing on them: a sum on paper that disagrees, an outcome that is not worked in.
 * It refuses to decide who is right.
 */
import type { Problem } from '@/lib/table/result'
import type { TableGame } from './use-game'

export type CardRemark = Problem & { seat: string }

/** A difference with the paper is worth a look however mild the complaint; a gap is told as a gap. */
const isRemark = ({ severity, code }: Problem): boolean => !code.startsWith('gap.') && (severity !== 'hint' || code.startsWith('paper.'))

/** The remarks on the cards of this round, in the order of the rules. */
export const cardRemarks = ({ problems }: Pick<TableGame, 'problems'>, round: number): readonly CardRemark[] =>
  problems.flatMap(p => (p.round === round && p.seat !== undefined && isRemark(p) ? [{ ...p, seat: p.seat }] : []))

/** "paper differs", "see the card": a few words for the line of a seat; null where nothing is said against its card. */
export function remarkWords(remarks: readonly CardRemark[], seat: string): string | null {
  const own = remarks.filter(r => r.seat === seat)
  if (own.length === 0) return null
  return own.some(r => r.code.startsWith('paper.')) ? 'paper differs' : 'see the card'
}
