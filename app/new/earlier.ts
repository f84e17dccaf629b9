/** Reads what an earlier game hands on to the next one: who sat there at the end, and the house rules that held then. It knows no pad. */
import * as z from 'zod/mini'
import type { Earlier } from '@/components/start/draft'
import { openGame } from '@/lib/server/book'
import { mergedPersons } from '@/lib/server/persons'
import { andThen, take, type Result } from '@/lib/table/result'
import type { Game } from '@/lib/table/seal'
import type { Seat } from '@/lib/table/table'

const parts = z.object({ houseRules: z.record(z.string(), z.unknown()), director: z.array(z.object({ director: z.string() })) })

/** The house rules with whoever directed last, where the pad knows a Director. */
function rulesOf(game: Game): Record<string, unknown> {
  const read = parts.safeParse(game.document())
  if (!read.success) return {}
  const { houseRules, director } = read.data
  const last = director.at(-1)
  return 'director' in houseRules && last ? { ...houseRules, director: last.director } : houseRules
}

/** Whether somebody gave the seats their numbers, as at an event; else they only count them, and a new game counts anew. */
const areNumbered = (seats: readonly Seat[]): boolean => seats.some((seat, place) => seat.table !== null || seat.number !== place + 1)

function handedOn(id: string, game: Game, merged: ReadonlyMap<string, string>): Earlier {
  const now = (person: string): string => merged.get(person) ?? person
  const numbered = areNumbered(game.seats)
  const stayed = game.seats.filter(seat => seat.after === null)
  return {
    id,
    title: game.about.title,
    pad: game.pad.id,
    teams: stayed.some(seat => seat.team),
    seats: stayed.map(seat => {
      const members = seat.sits.at(-1)?.members ?? []
      const player = seat.team ? undefined : members[0]
      return {
        id: seat.id,
        name: seat.name,
        child: seat.child,
        person: player ? now(player.person) : null,
        number: numbered ? seat.number : null,
        table: seat.table,
        members: seat.team ? members.map(({ name, person }) => ({ name, person: now(person) })) : [],
      }
    }),
    gone: game.seats.filter(seat => seat.after !== null).map(seat => seat.id),
    rules: rulesOf(game),
  }
}

/** The earlier game's people (as they count now) and rules, or why there are none. */
export async function earlierGame(id: string): Promise<Result<Earlier>> {
  const merged = await mergedPersons()
  return andThen(await openGame(id), open => take(handedOn(open.id, open.game, merged)))
}
