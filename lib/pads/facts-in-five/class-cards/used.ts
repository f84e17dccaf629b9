/**
 * Which cards of the deck this game has used: remembered by the rounds themselves, so that an announcement that is taken back gives its card back (R-F5-12).
 * It refuses to know the deck.
 */
import { AXES, type Axis } from '../card'
import type { FiveSetup } from '../setup'

export type Laid = { readonly round: number; readonly column: Axis }
type Rounds = { readonly rounds: readonly { readonly number: number; readonly setup: Pick<FiveSetup, 'classes'> }[] }

/** Every card that was announced from, by its id, and where it was first. */
export function usedCards({ rounds }: Rounds): ReadonlyMap<string, Laid> {
  const used = new Map<string, Laid>()
  for (const { number, setup } of rounds)
    for (const column of AXES) {
      const card = setup.classes[column]?.card
      if (card && !used.has(card)) used.set(card, { round: number, column })
    }
  return used
}

/** Where this card was first, if that is another place than this one. */
export function laidBefore(table: Rounds, card: string, round: number, column: Axis): Laid | undefined {
  const first = usedCards(table).get(card)
  return first && (first.round !== round || first.column !== column) ? first : undefined
}
