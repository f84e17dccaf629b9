/** Past games by what narrows them, page by page, against the test's own sums over the same evenings; and what is wrong about a question. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examine } from '@/lib/server/checkup'
import { database, disconnect } from '@/lib/server/db'
import { createGame } from '@/lib/server/games'
import { gamesWith, havingHeadings, havingPersons, naming, type Must } from '@/lib/server/sql-finding'
import { clubOf } from '../evenings/club'
import { writeEvenings } from '../evenings/bulk'
import { playEvenings, type Played } from '../evenings/play'
import { Chance } from '../unit/random'
import { newBook, type BookFile } from './book-fixture'
import { ask, newGame, post, said } from './http'

type Line = {
  id: string
  playedOn: string
  title: string
  standings: { seat: string; classification: string; points: number; won: boolean }[]
}
type Page = { games: Line[]; cursor: string | null }

let book: BookFile
let evenings: readonly Played[] = []

beforeAll(async () => {
  book = await newBook()
  evenings = [...playEvenings(clubOf(new Chance(5), 3), 220)]
  writeEvenings(book.file, evenings)
})
afterAll(async () => {
  await disconnect()
  book.remove()
})

/** Every page, one after the other. */
async function all(query: string, limit = 17): Promise<Line[]> {
  const games: Line[] = []
  let cursor = ''
  do {
    const { status, body } = await ask('GET', `/api/games?${query}&limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`)
    if (status !== 200) throw new Error(JSON.stringify(body))
    const page = body as unknown as Page
    games.push(...page.games)
    cursor = page.cursor ?? ''
  } while (cursor !== '')
  return games
}

const newestFirst = (a: Played, b: Played): number =>
  b.game.about.playedOn.localeCompare(a.game.about.playedOn) || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
const ids = (wanted: (evening: Played) => boolean): string[] =>
  evenings
    .filter(wanted)
    .toSorted(newestFirst)
    .map(e => e.id)
const sat = (evening: Played, ...people: string[]): boolean =>
  evening.game.seats.some(s => s.sits.some(sit => sit.members.some(m => people.includes(m.person))))
const classesOf = (evening: Played): string[] =>
  evening.game.rows().Heading.flatMap(h => (h['axis'] === 'class' ? [String(h['text'])] : []))

describe('a book of 220 evenings', () => {
  it('is written by the generator as the door would write it', async () => {
    for (const evening of evenings.filter((_, i) => i % 20 === 0)) expect(await examine(evening.id)).toEqual([])
    expect(new Set(evenings.map(e => e.pad)).size).toBe(3)
    expect(evenings.filter(e => e.game.status === 'live').length).toBeGreaterThan(2)
  })

  it('is listed whole, each game once, the newest first, whatever the size of the pages', async () => {
    for (const limit of [1, 7, 200].slice(1)) expect((await all('archived=all', limit)).map(g => g.id)).toEqual(ids(() => true))
    expect((await all('')).map(g => g.id)).toEqual(ids(e => !e.game.archived))
    expect((await all('archived=true')).map(g => g.id)).toEqual(ids(e => e.game.archived))
  })

  it('by pad, state and days', async () => {
    expect((await all('pad=name-chase')).map(g => g.id)).toEqual(ids(e => e.pad === 'name-chase' && !e.game.archived))
    expect((await all('status=live')).map(g => g.id)).toEqual(ids(e => e.game.status === 'live' && !e.game.archived))
    const between = ids(e => !e.game.archived && e.game.about.playedOn >= '2004-02-28' && e.game.about.playedOn <= '2004-03-01')
    expect(between.length).toBeGreaterThan(0)
    expect((await all('from=2004-02-28&to=2004-03-01')).map(g => g.id)).toEqual(between)
  })

  it('by person, also merged ones and members of teams', async () => {
    const [one, other] = ['person-0-1', 'person-1-2']
    const own = ids(e => !e.game.archived && sat(e, one))
    expect(own.length).toBeGreaterThan(10)
    expect((await all(`person=${one}`)).map(g => g.id)).toEqual(own)
    await ask('POST', `/api/persons/${one}/merge`, { body: { person: other } })
    const both = ids(e => !e.game.archived && sat(e, one, other))
    expect(both.length).toBeGreaterThan(own.length)
    for (const id of [one, other]) expect((await all(`person=${id}`)).map(g => g.id)).toEqual(both)
    await ask('POST', `/api/persons/${one}/unmerge`, { body: { person: other } })
    expect((await all(`person=${one}`)).map(g => g.id)).toEqual(own)
  })

  it('by Class, however it was spelled; by both', async () => {
    const rulers = (e: Played): boolean => classesOf(e).some(c => c.trim().toLowerCase() === 'world leaders / rulers')
    const wanted = ids(e => !e.game.archived && rulers(e))
    expect(wanted.length).toBeGreaterThan(5)
    expect((await all(`class=${encodeURIComponent('WORLD  leaders')}`)).map(g => g.id)).toEqual(wanted)
    expect((await all('class=no such class')).length).toBe(0)
    const both = ids(e => !e.game.archived && rulers(e) && sat(e, 'person-2-3') && e.pad === 'facts-in-five')
    expect((await all('class=world leaders&person=person-2-3&pad=facts-in-five')).map(g => g.id)).toEqual(both)
  })

  it('by a part of a title or a name, small or capital letters, no sign of SQL', async () => {
    const named = ids(
      e =>
        !e.game.archived &&
        (e.game.about.title.toLowerCase().includes('ünal') ||
          e.game.seats.some(s => [s.name, ...s.sits.flatMap(x => x.members.map(m => m.name))].some(n => n.toLowerCase().includes('ünal')))),
    )
    expect(named.length).toBeGreaterThan(0)
    expect((await all(`text=${encodeURIComponent('ÜNAL')}`)).map(g => g.id)).toEqual(named)
    expect((await all('text=game night')).map(g => g.id)).toEqual(ids(e => !e.game.archived && e.game.about.title.startsWith('Game night')))
    expect((await all('text=%25')).length).toBe(0)
    expect((await all('text=_')).length).toBe(0)
  })

  it('finds the same by listing what few have and by asking each of the newest games', async () => {
    const everyone = ids(e => !e.game.archived && sat(e, 'person-0-1', 'person-1-2'))
    const night = ids(e => !e.game.archived && e.game.about.title.startsWith('Game night'))
    const atTable = (e: Played): string[] => e.game.seats.flatMap(s => [s.name, ...s.sits.flatMap(sit => sit.members.map(m => m.name))])
    const names = [...new Set(evenings.flatMap(atTable))].filter(n => n.includes('Gray'))
    const grays = ids(e => !e.game.archived && atTable(e).some(n => n.includes('Gray')))
    const rivers = ids(e => !e.game.archived && classesOf(e).includes('Rivers'))
    for (const found of [everyone, night, grays, rivers]) expect(found.length).toBeGreaterThan(10)
    const asked: [readonly Must[], readonly string[]][] = [
      [[havingPersons(['person-0-1', 'person-1-2'])], everyone],
      [[naming('game NIGHT', [])], night],
      [[naming('no such title', names)], grays],
      [[havingHeadings(['class'], ['Rivers'])], rivers],
      [[naming('no such title', names), havingHeadings(['class'], ['Rivers'])], grays.filter(id => rivers.includes(id))],
    ]
    for (const [musts, found] of asked)
      for (const few of [0, 30, 500])
        expect(await gamesWith(database(), { own: { archived: false }, musts, limit: 1000 }, few), `${few}`).toEqual(found)
  })

  it('says of each game who won what, as its sheet does', async () => {
    const lines = new Map((await all('archived=all', 200)).map(g => [g.id, g]))
    for (const { id, game } of evenings)
      for (const { id: classification } of game.sheet().classifications) {
        const won = lines
          .get(id)
          ?.standings.filter(s => s.classification === classification && s.won)
          .map(s => s.seat)
        expect([...(won ?? [])].sort()).toEqual([...(game.sheet().winners[classification] ?? [])].sort())
      }
  })
})

describe('what is wrong about a question', () => {
  const cursor = (text: string): string => Buffer.from(text).toString('base64url')

  it.each([
    ['from=2026-02-30', 'a day that does not exist'],
    ['to=2026-13-01', 'a day that does not exist'],
    ['from=27.11.2026', 'a date like'],
    ['from=2026-11-27&to=2026-11-26', 'later day'],
    ['status=over', 'live or finished'],
    ['limit=0', 'from 1 to 200'],
    ['limit=1e3', 'from 1 to 200'],
    ['pad=chess', 'no score pad called chess'],
    ['cursor=abc', 'not given out'],
    [`cursor=${cursor('2026-02-30|' + randomUUID())}`, 'not given out'],
    [`cursor=${cursor('2026-02-27|x')}`, 'not given out'],
    [`cursor=${cursor(`2026-02-27|${randomUUID()}|more`)}`, 'not given out'],
  ])('%s', async (query, sentence) => {
    const got = await ask('GET', `/api/games?${query}`)
    expect(said(got)).toBe('400 form.invalid')
    expect(got.body.problem?.message).toContain(sentence)
  })

  it('somebody whom the book does not know; empty fields ask for nothing', async () => {
    expect(await all('person=nobody')).toEqual([])
    expect((await all('person=&text=&class=&from=&to=&pad=&status=')).length).toBe((await all('')).length)
    expect((await all(`text=${'a'.repeat(5000)}`)).length).toBe(0)
  })
})

describe('when and where', () => {
  it('a game belongs to the day of its own table, also around midnight', async () => {
    const late = Date.UTC(2026, 10, 28, 4, 30)
    const days = []
    for (const zone of ['America/New_York', 'Europe/London', 'Asia/Tokyo']) {
      const { body } = await createGame({ pad: 'facts-in-five', title: `In ${zone}`, zone, seats: [{ name: 'Ann' }] }, late)
      const { games } = (await ask('GET', `/api/games?text=${encodeURIComponent(`In ${zone}`)}`)).body as unknown as Page
      days.push(games.find(g => g.id === (body as { id: string }).id)?.playedOn)
    }
    expect(days).toEqual(['2026-11-27', '2026-11-28', '2026-11-28'])
    expect((await all('from=2026-11-28&to=2026-11-28')).map(g => g.title).sort()).toEqual(['In Asia/Tokyo', 'In Europe/London'])
  })

  it('a Class of a thousand spellings is one', async () => {
    const { id } = await newGame([{ name: 'Solo' }], { houseRules: { rounds: 50 }, title: 'Spellings' })
    for (let round = 1; round <= 40; round += 1) {
      const spelled = (n: number): string => `${' '.repeat(n % 3)}${n % 2 ? 'Mountains' : 'MOUNTAINS'}${' '.repeat((round + n) % 5)}`
      await post(id, [{ type: 'round.open', setup: { classes: [0, 1, 2, 3, 4].map(n => ({ class: spelled(n) })) } }])
    }
    expect((await all('class=mountains')).map(g => g.id)).toEqual([id])
  })
})
