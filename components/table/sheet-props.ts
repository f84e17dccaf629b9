/** Turns the rules' master sheet into what the sheet component shows. It adds nothing up. */
import type { MasterSheet, Points, SheetRound as RuleRound } from '@/lib/table/sheet'
import { plays, type Seat } from '@/lib/table/table'
import { capital } from '@/lib/table/words'
import type { MasterSheetProps, SheetRound, SheetScore, SheetState } from './sheet-view'

type Scored = RuleRound<string>['seats'] extends ReadonlyMap<string, infer T> ? T : never

function stateOf(scored: Scored): SheetState {
  if (scored.stand !== 'played') return scored.stand
  if (!scored.score?.points) return scored.score?.disputed ? 'provisional' : scored.settled ? 'unplayed' : 'missing'
  return scored.settled ? 'complete' : 'provisional'
}

/** What is open on a card, or that somebody else is still to look at it; nothing where the game was decided before it could be filled. Where nothing of it is known it is missing, not half judged. */
function noteOf({ score, settled }: Scored, openWord: string): string | undefined {
  if (!score || settled) return undefined
  if (score.complete) return 'not checked'
  const unjudged = score.points === null ? 0 : score.unjudged
  const parts = [unjudged > 0 ? `${unjudged} ${openWord}` : '', score.disputed > 0 ? `${score.disputed} challenged` : ''].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : undefined
}

function scoresOf(
  round: RuleRound<string> | undefined,
  seat: Seat,
  number: number,
  ids: readonly string[],
  openWord: string,
): Record<string, SheetScore> {
  const scored = round?.seats.get(seat.id)
  if (!scored || !plays(seat, number)) return Object.fromEntries(ids.map(id => [id, { points: null, state: 'unplayed' }]))
  const note = noteOf(scored, openWord)
  return Object.fromEntries(
    ids.map(id => [id, { points: scored.score?.points?.[id] ?? null, state: stateOf(scored), ...(note === undefined ? {} : { note }) }]),
  )
}

const bySeat = (
  seats: readonly Seat[],
  totals: ReadonlyMap<string, Points<string>>,
  ids: readonly string[],
): Record<string, Record<string, number | null>> =>
  Object.fromEntries(seats.map(s => [s.id, Object.fromEntries(ids.map(id => [id, totals.get(s.id)?.[id] ?? null]))]))

/** Every planned round has a line; one that is not open yet is empty. */
export function sheetProps(
  sheet: MasterSheet<string>,
  seats: readonly Seat[],
  { roundWord, cardWord, openWord }: { roundWord: string; cardWord: string; openWord: string },
  planned: number,
): Omit<MasterSheetProps, 'onOpen' | 'title' | 'className'> {
  const ids = sheet.classifications.map(c => c.id)
  const count = Math.max(sheet.rounds.length, planned)
  const word = capital(roundWord)
  const rounds = Array.from({ length: count }, (_, i): SheetRound => {
    const round = sheet.rounds[i]
    return {
      number: i + 1,
      label: `${word} ${i + 1}`,
      // "Open" says that something is still to come, which is not so where every card is there.
      status: round === undefined ? 'unplayed' : round.complete ? 'closed' : round.status,
      scores: Object.fromEntries(seats.map(s => [s.id, scoresOf(round, s, i + 1, ids, openWord)])),
    }
  })
  const newer = sheet.rounds.length > sheet.through
  return {
    roundWord,
    cardWord,
    classifications: sheet.classifications,
    seats: seats.map(s => ({ id: s.id, name: s.name, number: s.number })),
    rounds,
    grandTotals: bySeat(seats, newer ? sheet.soFar : sheet.grandTotals, ids),
    soFar: sheet.status === 'live',
    leaders: newer ? {} : Object.fromEntries(ids.map(id => [id, sheet.winners[id] ?? []])),
    ranks: Object.fromEntries(
      seats.map(s => [
        s.id,
        Object.fromEntries(ids.flatMap(id => (sheet.ranks[id]?.has(s.id) ? [[id, sheet.ranks[id].get(s.id) ?? NaN]] : []))),
      ]),
    ),
    through: sheet.through === 0 ? null : sheet.through,
  }
}
