/** What a gesture said that is not in the game, in words, and where it belongs. It refuses to decide anything about it. */
import type { Gesture, Refused, Wire } from '@/lib/client/outbox'
import { newId } from '@/lib/client/device'
import type { TableGame } from './use-game'
import { wordsOf, type PadWords } from './words'

/** One action of it: what was done, and cell by cell what was put where that is more than the words say. */
export type ToldAction = { what: string; parts: readonly string[] }

function toldOne(game: TableGame, action: Wire, words: PadWords): ToldAction {
  const typed = game.typed(action)
  if (!typed) return { what: 'something that this version of Playcard cannot read any more', parts: [] }
  const { placeWords, markWords } = game.pad
  const parts = typed.writes.map(({ at, next }) => [placeWords(at), markWords(next, at)].filter(Boolean).join(': '))
  return { what: wordsOf(game.table, typed.logged, words), parts: parts.length > 1 ? parts : [] }
}

export const toldOf = (game: TableGame, { actions }: Gesture, words: PadWords): readonly ToldAction[] =>
  actions.map(action => toldOne(game, action, words))

/** Gestures that were refused for the same reason on the same card are one question; a conflict is one by itself. */
export function groupsOf(game: TableGame, all: readonly Refused[]): readonly (readonly Refused[])[] {
  const groups = new Map<string, readonly Refused[]>()
  for (const one of all) {
    const { code, message } = one.problem
    const card = cardOf(game, one)
    const same = one.conflicts.length > 0 ? String(one.key) : [code, message, card?.round, card?.seat].join('\n')
    groups.set(same, [...(groups.get(same) ?? []), one])
  }
  return [...groups.values()]
}

/** The card that it was typed on, where that is still at this table; else null. */
export function cardOf({ table }: TableGame, { actions }: Refused): { round: number; seat: string } | null {
  for (const { round, seat } of actions)
    if (table.rounds.some(r => r.number === round) && table.seats.some(s => s.id === seat))
      return { round: Number(round), seat: String(seat) }
  return null
}

const renewed = ({ at: _, ...rest }: Wire): Wire => ({ ...rest, id: newId(), type: rest.type })

/** The same actions under new ids, as if they were typed now: what somebody else changed meanwhile is still asked about. */
export const again = ({ actions }: Refused): readonly Wire[] => actions.map(renewed)

/** The same without what was seen before: sent again, they win. */
export const insisting = ({ actions }: Refused): readonly Wire[] =>
  actions.map(action => {
    const { was: _, ...rest } = renewed(action)
    return { ...rest, id: rest.id, type: rest.type }
  })
