/** A few words to announce, from the standings: who leads, who is how far behind. Every number is the master sheet's. */
import type { MasterSheet } from '@/lib/table/sheet'
import type { Seat } from '@/lib/table/table'
import { seatName } from './words'

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`

const verbOf = (status: 'live' | 'finished', many: boolean): string =>
  status === 'finished' ? (many ? 'share' : 'wins') : many ? 'are level in' : 'leads'

/** "Ann leads General with 82. Ben needs 15 to lead." One line a classification; none before a round is complete. */
export function standingWords(sheet: MasterSheet<string>, seats: readonly Seat[]): readonly string[] {
  const name = (id: string): string => seatName({ seats }, id)
  return sheet.classifications.flatMap(({ id, name: classification }) => {
    const first = sheet.winners[id] ?? []
    const [leader] = first
    const top = leader === undefined ? undefined : sheet.grandTotals.get(leader)?.[id]
    if (top === undefined) return []
    const told = `${listed(first.map(name))} ${verbOf(sheet.status, first.length > 1)} ${classification} with ${top}.`
    if (sheet.status === 'finished') return [told]
    const [second] = seats.filter(s => sheet.ranks[id]?.get(s.id) === first.length + 1)
    const points = second && sheet.grandTotals.get(second.id)?.[id]
    return [second && points !== undefined ? `${told} ${name(second.id)} needs ${top - points + 1} to lead.` : told]
  })
}
