/** Makes of a draft what `POST /api/games` takes: differences only, people by their ids. It refuses to send anything. */
import { differences, type Draft, type HouseRules } from './draft'
import type { Sitter } from './people'

export interface Standing {
  title: string
  playedOn: string
  zone: string | undefined
  sitters: readonly Sitter[]
  defaults: HouseRules
  childFlag: boolean
}

const named = ({ name, person }: Sitter) => ({ name, ...(person === null ? {} : { person }) })

/** The body of the request. */
export function requestOf(draft: Draft, { title, playedOn, zone, sitters, defaults, childFlag }: Standing) {
  const houseRules = differences(draft.rules, defaults)
  return {
    id: draft.id,
    pad: draft.pad,
    title,
    playedOn,
    ...(zone === undefined ? {} : { zone }),
    seats: draft.seats.map(held => {
      const own = sitters.filter(s => s.seat === held.id)
      const child = childFlag && held.child ? { child: true } : {}
      const placed = {
        ...(held.number === undefined ? {} : { number: held.number }),
        ...(held.table === undefined ? {} : { table: held.table }),
      }
      const [player] = own
      if (player?.member === null) return { id: held.id, ...named(player), ...child, ...placed }
      return { id: held.id, name: held.name, members: own.map(named), ...child, ...placed }
    }),
    ...(Object.keys(houseRules).length === 0 ? {} : { houseRules }),
  }
}
