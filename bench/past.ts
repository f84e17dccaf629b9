/**
 * Whether the book stays as fast when it grows: pages of past games, a person, a Class and a search with ten thousand games against a hundred, on a server
 * that was just started on each book. The club grows with its games, as clubs do: about fifty evenings a circle of ten.
 */
import { circlesFor, clubOf } from '../tests/evenings/club'
import { writeEvenings } from '../tests/evenings/bulk'
import { playEvenings } from '../tests/evenings/play'
import { Chance } from '../tests/unit/random'
import { Api } from './ask'
import { atMost, median, milliseconds, note, times, type Figure } from './figures'
import type { Workshop } from './workshop'

const AIM = 1.5
const [FEW, MANY] = [100, 10_000]
const WARMING = 8
const SAMPLES = 21

const PAGES = [
  { name: 'past games, first page', at: '/past' },
  { name: 'search by a name', at: '/past?text=nora%20gray' },
  { name: 'search by Class and pad', at: '/past?class=rivers&pad=facts-in-five' },
  { name: 'a person', at: '/people/person-0-3' },
  { name: 'a Class', at: '/classes/one?axis=class&text=Rivers' },
] as const

type Taken = { first: number; middle: number }

/** Each page in turn, so that whatever else runs on this machine falls on all alike; `first` is the first time it was asked after the start. */
async function measure(workshop: Workshop, games: number): Promise<ReadonlyMap<string, Taken>> {
  const server = await workshop.serve(`past-${games}`, database => {
    writeEvenings(database, playEvenings(clubOf(new Chance(11), circlesFor(games)), games))
  })
  const api = new Api(server.port)
  const all = new Map<string, number[]>(PAGES.map(page => [page.at, []]))
  try {
    for (let i = 0; i < WARMING; i += 1) await api.ask('GET', '/classes')
    for (let i = 0; i < WARMING + SAMPLES; i += 1)
      for (const { at } of PAGES) {
        const { ms, status } = await api.ask('GET', at)
        if (status !== 200) throw new Error(`${at} answered ${status}.`)
        all.get(at)?.push(ms)
      }
  } finally {
    api.close()
    await server.stop()
  }
  return new Map([...all].map(([at, ms]) => [at, { first: ms[0] ?? Number.NaN, middle: median(ms.slice(WARMING)) }]))
}

export async function growing(workshop: Workshop): Promise<readonly Figure[]> {
  const few = await measure(workshop, FEW)
  const many = await measure(workshop, MANY)
  return PAGES.flatMap(({ name, at }) => {
    const [small, large] = [few.get(at), many.get(at)]
    if (!small || !large) return []
    return [
      atMost(`${name}: ${MANY} games against ${FEW}`, large.middle / small.middle, AIM, times),
      note('median of each', `${milliseconds(large.middle)} / ${milliseconds(small.middle)}`),
      note('the first time after the start', `${milliseconds(large.first)} / ${milliseconds(small.first)}`),
    ]
  })
}
