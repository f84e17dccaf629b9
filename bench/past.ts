/**
 * Whether the book stays as fast when it grows: pages of past games, a person, a Class and a search with ten thousand games against a hundred, on servers
 * that were just started for each page. The club grows with its games, as clubs do: about fifty evenings a circle of ten.
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

/** `finds`: what of the game list must fill a page in either book, so that nothing found is not held against fifty found. */
type Page = { name: string; at: string; finds?: string }

const PAGES: readonly Page[] = [
  { name: 'past games, first page', at: '/past', finds: '' },
  { name: 'search by a part of a surname', at: '/past?text=es', finds: 'text=es' },
  { name: 'search by a name', at: '/past?text=jim%20dunn' },
  { name: 'search by Class and pad', at: '/past?class=rivers&pad=facts-in-five', finds: 'class=rivers&pad=facts-in-five' },
  { name: 'a person', at: '/people/person-0-3' },
  { name: 'a Class', at: '/classes/one?axis=class&text=Rivers' },
]

/** A whole page of the list: where it is filled from a small book and a large one alike, the two do the same work. */
const PAGE = 50

async function fillsPage(api: Api, query: string): Promise<void> {
  const { text } = await api.ask('GET', `/api/games?archived=false&${query}`)
  const { games } = JSON.parse(text) as { games: readonly unknown[] }
  if (games.length !== PAGE) throw new Error(`"${query}" finds ${games.length} games where it must fill a page of ${PAGE}.`)
}

function bookOf(workshop: Workshop, games: number): string {
  const database = workshop.newDatabase(`past-${games}`)
  writeEvenings(database, playEvenings(clubOf(new Chance(11), circlesFor(games)), games))
  return database
}

type Taken = { first: number; middle: number }

async function took(api: Api, at: string): Promise<number> {
  const { ms, status } = await api.ask('GET', at)
  if (status !== 200) throw new Error(`${at} answered ${status}.`)
  return ms
}

/** One page on each book in turn, so that whatever else runs on this machine falls on both alike. `first` is the first time it was asked after the start. */
async function measure(workshop: Workshop, books: readonly string[], { at, finds }: Page): Promise<readonly Taken[]> {
  const servers = await Promise.all(books.map(book => workshop.serveOn(book)))
  const apis = servers.map(({ port }) => new Api(port))
  const all = apis.map((): number[] => [])
  try {
    for (const api of apis) for (let i = 0; i < WARMING; i += 1) await took(api, '/rulings')
    for (let i = 0; i < WARMING + SAMPLES; i += 1) for (const [n, api] of apis.entries()) all[n]?.push(await took(api, at))
    for (const api of apis) if (finds !== undefined) await fillsPage(api, finds)
  } finally {
    for (const api of apis) api.close()
    await Promise.all(servers.map(server => server.stop()))
  }
  return all.map(ms => ({ first: ms[0] ?? Number.NaN, middle: median(ms.slice(WARMING)) }))
}

export async function growing(workshop: Workshop): Promise<readonly Figure[]> {
  const books = [FEW, MANY].map(games => bookOf(workshop, games))
  const figures: Figure[] = []
  for (const page of PAGES) {
    const [small, large] = await measure(workshop, books, page)
    if (!small || !large) throw new Error('There are two books.')
    figures.push(
      atMost(`${page.name}: ${MANY} games against ${FEW}`, large.middle / small.middle, AIM, times),
      note('median of each', `${milliseconds(large.middle)} / ${milliseconds(small.middle)}`),
      note('the first time after the start', `${milliseconds(large.first)} / ${milliseconds(small.first)}`),
    )
  }
  return figures
}
