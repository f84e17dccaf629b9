/** Who is up in the long night: scorers at random evenings of all pads, and readers. Each goes on until it is over. It knows nobody with bad intentions. */
import { pads } from '@/lib/registry'
import { idOf, type Evening } from '../unit/evening'
import { eveningOf } from '../unit/table/programmes'
import type { Night } from './night'

const LONGEST_GAME = 150

/** A table: one game at a time, several scorers at it. */
export class Table {
  id = ''
  #round = 0

  constructor(
    readonly night: Night,
    readonly place: number,
  ) {}

  get seed(): number {
    return this.night.seed * 100_000 + this.place * 1000 + this.#round
  }

  async begin(): Promise<Evening> {
    this.#round += 1
    const pad = pads[(this.place + this.#round) % pads.length] ?? pads[0]
    if (!pad) throw new Error('no pad')
    const evening = eveningOf(pad, this.seed)
    const { seats, houseRules } = evening.programme
    this.id = idOf(this.seed, 0xabc)
    const made = await this.night.insist('POST', '/api/games', {
      id: this.id,
      pad: pad.id,
      seats,
      houseRules,
      title: `Table ${this.place}`,
    })
    if (made && made.status !== 201) this.night.fault(`a game was not begun: ${made.text.slice(0, 200)}`)
    this.night.count('games')
    return evening
  }

  async #one(evening: Evening): Promise<boolean> {
    const { night } = this
    const shown = await night.insist('GET', `/api/games/${this.id}`)
    if (shown?.status !== 200) return false
    const game = JSON.parse(shown.text) as { seq: number }
    if (game.seq > LONGEST_GAME) return false
    const action = evening.propose(game)
    const started = performance.now()
    const sent = await night.insist('POST', `/api/games/${this.id}/actions`, { actions: [action], device: `phone-${this.place}` }, 0.04)
    if (sent?.status === 200) {
      night.times.push(performance.now() - started)
      night.acknowledged.add(action.id)
      evening.taken(action)
    } else night.count('refused by a rule')
    return true
  }

  /** Scorers share the table's game; each knows only what he did himself. */
  async play(): Promise<void> {
    const chance = this.night.chance(this.place)
    while (!this.night.isOver()) {
      const evening = await this.begin()
      while (!this.night.isOver() && (await this.#one(evening))) {
        await this.night.sleep(chance.int(20, 250))
        if (!chance.often(0.01)) continue
        this.night.count('devices asleep')
        await this.night.sleep(chance.int(5_000, 30_000))
      }
    }
  }

  /** A second device at the same game. */
  async help(pause: number): Promise<void> {
    const chance = this.night.chance(500 + this.place + pause)
    for (let n = 0; !this.night.isOver(); n += 1) {
      const { id } = this
      const pad = pads[(this.place + this.#round) % pads.length] ?? pads[0]
      if (id === '' || !pad) {
        await this.night.sleep(200)
        continue
      }
      // An evening of its own: no two devices, and no two games, make the same ids.
      const evening = eveningOf(pad, this.seed + pause * 1_000_000 + n * 5000)
      while (!this.night.isOver() && this.id === id && (await this.#one(evening))) await this.night.sleep(chance.int(pause, pause * 4))
      await this.night.sleep(500)
    }
  }
}

/** Reads whatever there is to read, and listens for a while. */
export async function read(night: Night, tables: readonly Table[], place: number): Promise<void> {
  const chance = night.chance(300 + place)
  while (!night.isOver()) {
    const id = chance.pick(tables)?.id ?? ''
    const at = chance.of(
      `/api/games/${id}`,
      `/api/games/${id}/log?after=${chance.int(0, 60)}`,
      '/api/games',
      `/api/games/${id}/export`,
      `/api/games/${id}/playcards.csv`,
      '/',
      `/games/${id}`,
      '/safe',
      '/people',
    )
    const got = await night.ask('GET', at)
    if (got) night.count('readings')
    if (got?.status === 500) night.fault(`500: GET ${at}`)
    await night.sleep(chance.int(50, 600))
  }
}
