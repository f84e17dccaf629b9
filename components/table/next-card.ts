/** The card that this device enters next, by lib/table/entry-order.ts, as the screens of any pad ask for it. It refuses to know when a card is done. */
import { entryOrder, nextInOrder } from '@/lib/table/entry-order'
import { seatsOf, type Seat } from '@/lib/table/table'
import type { TableGame } from './use-game'

/** The next seat after this one whose card is to do, in this scorer's own order; undefined where none is left. */
export function nextCard(game: TableGame, round: number, after: string | null, isToDo: (seat: string) => boolean): Seat | undefined {
  const { table, log, device, here } = game
  const order = entryOrder(seatsOf(table, round), log, round, device)
  const inHand = new Set(here.flatMap(h => (h.round === round && h.device !== device ? [h.seat] : [])))
  return nextInOrder(order, after, isToDo, seat => inHand.has(seat))
}
