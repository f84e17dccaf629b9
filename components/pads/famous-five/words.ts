/** This pad's own actions in plain words, for history, undo and what was refused. */
import { seatName, signed, type PadWords } from '@/components/table/words'
import { STORIES, type Colour } from '@/lib/pads/famous-five/card'
import { listed } from './race'

const isColour = (value: unknown): value is Colour => typeof value === 'string' && value in STORIES

/** Seats and numbers, from an action as it was read (a map) or as it waits to be sent (an object). */
function pairsOf(value: unknown): readonly (readonly [string, number])[] {
  const entries: readonly (readonly [unknown, unknown])[] =
    value instanceof Map ? [...value] : typeof value === 'object' && value !== null ? Object.entries(value) : []
  return entries.flatMap(([seat, n]) => (typeof seat === 'string' && typeof n === 'number' ? [[seat, n] as const] : []))
}

export const cardsWords = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'} left`

/** "Hand 2: Ann played the Happy Ending with 6 cards left; Ben 3 and Cas 12 left. The story told: …" */
export const handWords: PadWords = (table, action) => {
  const hand = `Hand ${Number(action['round'])}`
  const named = (pairs: readonly (readonly [string, number])[]): string =>
    listed(pairs.map(([seat, n]) => `${seatName(table, seat)} ${signed(n)}`))
  if (action.type === 'hand.points') return `${hand}, points only: ${named(pairsOf(action['points']))}`
  const left = pairsOf(action['cardsLeft'])
  const out = action['out']
  if (typeof out !== 'string') return `${hand} was abandoned${left.length === 0 ? '' : `: ${named(left)} left`}`
  const own = left.find(([seat]) => seat === out)
  const others = left.filter(([seat]) => seat !== out)
  const story = isColour(action['set']) ? `. The story told: ${STORIES[action['set']]}` : ''
  const rest = others.length === 0 ? '' : `; ${named(others)} left`
  return `${hand}: ${seatName(table, out)} played the Happy Ending${own ? ` with ${cardsWords(own[1])}` : ''}${rest}${story}`
}
