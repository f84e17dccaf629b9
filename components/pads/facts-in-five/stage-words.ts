/** What happened to a challenge, and what stands on a ruled entry, in plain words. It refuses to settle anything. */
import { seatName } from '@/components/table/words'
import { noteAt, type CellAt, type FiveCard, type Stage } from '@/lib/pads/facts-in-five/card'
import { UNCOUNTED } from './dispute'
import type { FiveGame, FiveRound } from './five-game'

export const validWords = (valid: boolean): string => (valid ? 'valid' : 'not valid')
const FINDS = { nothing: 'nothing about it', valid: 'valid', 'not-valid': 'not valid' } as const

/** "vote 3 to 1, 1 abstention" */
export function stageWords({ table }: Pick<FiveGame, 'table'>, stage: Stage): string {
  switch (stage.kind) {
    case 'accept':
      return `accepted by ${seatName(table, stage.by)}`
    case 'refuse':
      return 'nobody accepted it'
    case 'vote': {
      if (stage.note?.startsWith(UNCOUNTED)) return `voted ${stage.yes > stage.no ? 'in' : 'out'}, not counted`
      const silent = [...(stage.votes?.values() ?? [])].filter(v => v === null).length
      return `vote ${stage.yes} to ${stage.no}${silent === 0 ? '' : `, ${silent} ${silent === 1 ? 'abstention' : 'abstentions'}`}`
    }
    case 'verify':
      return `${stage.source}: ${FINDS[stage.finds]}`
    case 'decide':
      return `the Director: ${validWords(stage.valid)}`
    case 'withdraw':
      return 'withdrawn'
  }
}

/** How this entry was settled: "nobody accepted it"; null where no ruling stands on it. */
export function ruledWords(opened: Pick<FiveGame, 'table'>, round: FiveRound | undefined, card: FiveCard, at: CellAt): string | null {
  const { ruled } = noteAt(card, at)
  if (!ruled) return null
  const decisive = card.challenges.find(c => c.id === ruled.by)?.stages.findLast(s => s.kind !== 'verify' || s.finds !== 'nothing')
  if (decisive) return stageWords(opened, decisive)
  const reason = round?.setup.rulings.find(r => r.id === ruled.by)?.reason ?? null
  return `ruled ${validWords(ruled.valid)} for the table${reason === null ? '' : `, “${reason}”`}`
}
