/**
 * Those with bad intentions: requests made from the API's own description and spoilt, several at a time, until there were so many. It remembers which
 * actions were refused, for the end: none of them may be in the book.
 */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { pads } from '@/lib/registry'
import { eveningOf } from '../unit/table/programmes'
import type { Night, Reply } from './night'
import { Requests, type Description, type Known, type Made } from './requests'

const AT_ONCE = 3
const SLOW_MS = 20_000
/** So many at the same games, then at new ones: what is taken of all that nonsense would make them larger than any event, and slow. */
const A_GAME_LONG = 400

const sentActions = z.object({ actions: z.array(z.object({ id: z.uuid() })) })

/** The ids of the actions in a request's body; none where it is no request for the log. */
function idsOf(raw: string | undefined): readonly string[] {
  try {
    return sentActions.safeParse(JSON.parse(raw ?? '')).data?.actions.map(a => a.id.toLowerCase()) ?? []
  } catch {
    return []
  }
}

/** Streams never end, and copies are the night's own; whoever asks for the whole book again and again asks for little else. */
function share(method: string, path: string): number {
  if (path.endsWith('/live') || (path === '/api/copies' && method === 'POST')) return 0
  return path === '/api/archive' && method === 'GET' ? 1 : 10
}

/** What was asked, and what came of it. */
export class Attack {
  readonly refused = new Set<string>()
  /** Taken, or perhaps: the answer never came. */
  readonly #taken = new Set<string>()
  #left: number
  #targeted = 0

  constructor(
    readonly night: Night,
    most: number,
  ) {
    this.#left = most
  }

  /** Of the refused actions, those that are in the book nevertheless; what was also taken at another time is none. */
  written(there: { has: (id: string) => boolean }): readonly string[] {
    return [...this.refused].filter(id => there.has(id) && !this.#taken.has(id))
  }

  /** Games of all pads to aim at, each with an open round. */
  async #targets(place: number): Promise<Known> {
    const { night } = this
    const games: string[] = []
    const seats: string[] = []
    this.#targeted += 1
    for (const pad of pads) {
      const evening = eveningOf(pad, night.seed + 99 + place + this.#targeted * AT_ONCE)
      const made = await night.insist('POST', '/api/games', { pad: pad.id, seats: evening.programme.seats, title: 'Target' })
      const { id } = JSON.parse(made?.text ?? '{}') as { id?: string }
      if (id === undefined) continue
      games.push(id)
      seats.push(...evening.programme.seats.map(s => s.id))
      await night.insist('POST', `/api/games/${id}/actions`, { actions: [{ id: randomUUID(), type: 'round.open' }] })
    }
    return { games, seats, actions: games }
  }

  async run(): Promise<void> {
    const described = await this.night.insist('GET', '/api/openapi.json')
    const description = JSON.parse(described?.text ?? '{"paths":{}}') as Description
    await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => this.#one(description, place)))
  }

  async #one(description: Description, place: number): Promise<void> {
    const { night } = this
    const chance = night.chance(700 + place)
    while (this.#left > 0 && !night.isOver()) await this.#aim(new Requests(description, chance, await this.#targets(place), share))
  }

  async #aim(requests: Requests): Promise<void> {
    const { night } = this
    for (let n = 0; n < A_GAME_LONG && this.#left > 0 && !night.isOver(); n += 1) {
      const made = requests.next()
      const started = performance.now()
      const got = await night.ask(made.method, made.path, made.raw === undefined ? {} : { raw: made.raw })
      for (const id of idsOf(made.raw)) (got && got.status >= 400 ? this.refused : this.#taken).add(id)
      if (!got) {
        await night.sleep(200)
        continue
      }
      this.#left -= 1
      this.#judge(made, got, performance.now() - started)
    }
  }

  #judge({ method, path, raw }: Made, got: Reply, ms: number): void {
    const { night } = this
    night.count('hostile requests')
    night.count(`hostile: ${got.status}`)
    // A 503 without a reason is an error that nobody thought of.
    if (got.status === 500 || got.text.includes('saving.unavailable') || /\n\s+at /.test(got.text))
      night.fault(`${got.status}: ${method} ${path.slice(0, 120)} ${(raw ?? '').slice(0, 300)} → ${got.text.slice(0, 200)}`)
    if (ms > SLOW_MS) night.fault(`slow: ${method} ${path.slice(0, 120)}`)
  }
}
