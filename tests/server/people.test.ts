/** People of the book: one of their own for everybody at every table, asked about where names look alike, made one and two again without a game changing. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { examine } from '@/lib/server/checkup'
import { database, disconnect } from '@/lib/server/db'
import { newBook, type BookFile } from './book-fixture'
import { ask, newGame, post, said, type Got } from './http'

const books: BookFile[] = []
beforeEach(async () => {
  await disconnect()
  globalThis.playcardOpenGames = undefined
  books.push(await newBook())
})
afterAll(async () => {
  await disconnect()
  for (const { remove } of books) remove()
})

type Person = { id: string; name: string; also: string[]; archived: boolean; games: number; last: string | null }
const people = async (query = ''): Promise<Person[]> => (await ask('GET', `/api/persons${query}`)).body['persons'] as Person[]
const named = async (name: string): Promise<Person> => {
  const [found, ...others] = (await people('?archived=all')).filter(p => p.name === name)
  if (!found || others.length > 0) throw new Error(`${String(others.length + (found ? 1 : 0))} called ${name}`)
  return found
}
const pairs = async (): Promise<string[]> =>
  ((await ask('GET', '/api/persons/look-alikes')).body['pairs'] as [Person, Person][]).map(pair => pair.map(p => p.name).join('|'))
const tell = (id: string, what: string, person: string): Promise<Got> => ask('POST', `/api/persons/${id}/${what}`, { body: { person } })
const seatPersons = async (game: string): Promise<string[]> =>
  ((await ask('GET', `/api/games/${game}`)).body['seats'] as unknown as { members: { person: string }[] }[]).flatMap(s =>
    s.members.map(m => m.person),
  )

/** Everything that a game is to the outside, as bytes. */
async function bytesOf(...games: string[]): Promise<string[]> {
  const all: string[] = []
  for (const id of games)
    for (const at of [`/api/games/${id}`, `/api/games/${id}/log`, `/api/games/${id}/export`, `/api/games/${id}/export.csv`])
      all.push((await ask('GET', at)).text)
  return all
}

const sums = (seat: string, special: number, general: number) => ({ type: 'playcard.sums', round: 1, seat, special, general })

describe('who is who', () => {
  it('the same seat ids in two games are two people each time, and twice the same request is one game', async () => {
    const seats = [
      { id: 'seat-1', name: 'Ann' },
      { id: 'seat-2', name: 'Reds', members: ['Bob', { name: 'Cas' }] },
    ]
    const id = randomUUID()
    const first = await newGame(seats, { id })
    await newGame(seats, { id })
    const second = await newGame(seats)
    const [mine, theirs] = [await seatPersons(first.id), await seatPersons(second.id)]
    expect(new Set([...mine, ...theirs]).size).toBe(6)
    expect((await people('?text=ann')).map(p => p.games)).toEqual([1, 1])
    expect(await examine(first.id)).toEqual([])
  })

  it('a person who is named stays who he is, and new members of a team are new', async () => {
    const first = await newGame([{ name: 'Ann' }, { name: 'Ben' }])
    const [ann] = await seatPersons(first.id)
    const second = await newGame([
      { name: 'Anna', person: ann },
      { id: 'seat-2', name: 'Cas' },
    ])
    await post(second.id, [{ type: 'seat.members', seat: 'seat-2', from: 1, members: ['Dee'] }])
    const third = await newGame([{ name: 'Eve' }, { id: 'seat-2', name: 'Fay' }])
    await post(third.id, [{ type: 'seat.members', seat: 'seat-2', from: 1, members: ['Dee'] }])
    expect(await named('Ann')).toMatchObject({ id: ann, games: 2 })
    expect((await people('?text=dee')).map(p => p.games)).toEqual([1, 1])
  })

  it('a file that names no people gives the same people in every book', async () => {
    const { id } = await newGame([
      { id: 'seat-1', name: 'Ann' },
      { name: 'Reds', members: ['Bob', 'Cas'] },
    ])
    const file = JSON.parse((await ask('GET', `/api/games/${id}/export`)).text) as {
      opening: { seats: { person?: string; members?: { person?: string }[] }[] }
    }
    for (const seat of file.opening.seats) {
      delete seat.person
      for (const member of seat.members ?? []) delete member.person
    }
    const given = await seatPersons(id)
    expect((await ask('POST', '/api/import', { body: file })).body).toMatchObject({ added: 0 })
    await disconnect()
    globalThis.playcardOpenGames = undefined
    books.push(await newBook())
    expect((await ask('POST', '/api/import', { body: file })).status).toBe(201)
    expect(await seatPersons(id)).toEqual(given)
    expect((await ask('POST', '/api/import', { body: file })).body).toMatchObject({ added: 0 })
    expect(await examine(id)).toEqual([])
  })
})

describe('two who are one', () => {
  async function table() {
    const one = await newGame([{ name: 'Ann' }, { name: 'Ben' }], { title: 'One', playedOn: '2026-11-20' })
    const both = await newGame([{ name: 'Anne' }, { name: 'Reds', members: ['Ben', 'Cas'] }], { title: 'Both', playedOn: '2026-11-27' })
    const [ann] = await seatPersons(one.id)
    await post(both.id, [{ type: 'seat.add', name: 'Ann', person: ann }, { type: 'round.open' }])
    const seats = (await ask('GET', `/api/games/${both.id}`)).body.seats ?? []
    await post(both.id, [sums(seats[0]?.id ?? '', 84, 82), sums(seats[2]?.id ?? '', 82, 84)])
    return { one: one.id, both: both.id, ann: await named('Ann'), anne: await named('Anne') }
  }

  it('every game stays as it is byte for byte, also where both sat; lists follow; taken back, all is as before', async () => {
    const { one, both, ann, anne } = await table()
    const before = await bytesOf(one, both)
    const everybody = await people('?archived=all')
    expect(await tell(ann.id, 'merge', anne.id)).toMatchObject({
      status: 200,
      body: { id: ann.id, name: 'Ann', also: ['Anne'], games: 2, last: '2026-11-27', merged: [{ person: anne.id, name: 'Anne' }] },
    })
    expect(await bytesOf(one, both)).toEqual(before)
    expect(await examine(both)).toEqual([])
    expect((await people()).filter(p => /^Ann/.test(p.name))).toHaveLength(1)
    expect(await people('?text=anne')).toMatchObject([{ id: ann.id, name: 'Ann' }])
    expect((await ask('GET', `/api/persons/${anne.id}`)).body).toMatchObject({ id: ann.id })
    for (const id of [ann.id, anne.id])
      expect((await ask('GET', `/api/games?person=${id}`)).body).toMatchObject({ games: [{ title: 'Both' }, { title: 'One' }] })
    expect(await database().personBond.findMany()).toMatchObject([{ personId: anne.id, otherId: ann.id, same: true, undoneAt: null }])
    expect((await tell(ann.id, 'unmerge', anne.id)).status).toBe(200)
    expect(await people('?archived=all')).toEqual(everybody)
    expect(await bytesOf(one, both)).toEqual(before)
    expect((await ask('GET', `/api/games?person=${anne.id}`)).body).toMatchObject({ games: [{ title: 'Both' }] })
  })

  it('a chain of three comes apart where it was joined', async () => {
    const { ann, anne } = await table()
    const cas = await named('Cas')
    await tell(ann.id, 'merge', anne.id)
    await tell(cas.id, 'merge', ann.id)
    expect((await ask('GET', `/api/persons/${anne.id}`)).body).toMatchObject({ id: cas.id, games: 2 })
    expect(said(await tell(anne.id, 'merge', ann.id))).toBe('422 person.same-already')
    await tell(cas.id, 'unmerge', ann.id)
    expect((await ask('GET', `/api/persons/${anne.id}`)).body).toMatchObject({ id: ann.id, also: ['Anne'] })
    expect(await named('Cas')).toMatchObject({ games: 1, also: [] })
  })

  it('refuses what cannot be', async () => {
    const { ann, anne } = await table()
    expect(said(await tell(ann.id, 'merge', ann.id))).toBe('422 person.same-already')
    expect(said(await tell(ann.id, 'merge', 'nobody'))).toBe('404 person.unknown')
    expect(said(await tell('nobody', 'merge', ann.id))).toBe('404 person.unknown')
    expect(said(await tell(ann.id, 'unmerge', anne.id))).toBe('422 person.not-merged')
    expect(said(await ask('POST', `/api/persons/${ann.id}/merge`, { body: {} }))).toBe('400 form.invalid')
    expect(said(await ask('GET', '/api/persons/nobody'))).toBe('404 person.unknown')
    expect(said(await ask('PATCH', `/api/persons/${ann.id}`, { body: { name: '  ' } }))).toBe('400 form.invalid')
  })
})

describe('names in the book', () => {
  it('a new name, and archiving, change no game', async () => {
    const { id } = await newGame([{ name: 'Ann' }, { name: 'Ben' }])
    const before = await bytesOf(id)
    const ann = await named('Ann')
    expect((await ask('PATCH', `/api/persons/${ann.id}`, { body: { name: ' Ann Smith ' } })).body).toMatchObject({ name: 'Ann Smith' })
    expect((await ask('PATCH', `/api/persons/${ann.id}`, { body: { archived: true } })).body).toMatchObject({ archived: true, games: 1 })
    expect((await people()).map(p => p.name)).toEqual(['Ben'])
    expect((await people('?archived=all')).map(p => p.name)).toEqual(['Ann Smith', 'Ben'])
    expect(await bytesOf(id)).toEqual(before)
    expect((await ask('GET', `/api/games?person=${ann.id}`)).body).toMatchObject({ games: [{ id }] })
    await ask('PATCH', `/api/persons/${ann.id}`, { body: { archived: false } })
    expect(await people('?text=smith')).toMatchObject([{ id: ann.id }])
  })

  it('look-alikes are found, asked about, and never made one by themselves', async () => {
    await newGame([{ name: 'Ann' }, { name: 'Bo' }])
    await newGame([{ name: 'ann ' }, { name: 'Jo' }])
    await newGame([{ name: 'Anne' }, { name: 'Anne-Marie' }])
    expect((await people()).length).toBe(6)
    expect((await pairs()).sort()).toEqual(['Anne|ann', 'Ann|Anne', 'Ann|ann'])
    expect((await people('?text=Anm')).map(p => p.name)).toEqual(['Ann', 'ann'])
    await tell((await named('Ann')).id, 'merge', (await named('ann')).id)
    expect(await pairs()).toEqual(['Ann|Anne'])
    await tell((await named('Anne')).id, 'apart', (await named('Ann')).id)
    expect(await pairs()).toEqual([])
    expect((await people()).length).toBe(5)
  })

  it('somebody whose seat was undone is suggested no more', async () => {
    const { id } = await newGame([{ name: 'Ann' }])
    const late = randomUUID()
    await post(id, [{ id: late, type: 'seat.add', name: 'Wrong' }])
    expect((await people()).map(p => p.name)).toEqual(['Ann', 'Wrong'])
    await post(id, [{ type: 'retract', actions: [late] }])
    expect((await people()).map(p => p.name)).toEqual(['Ann'])
  })

  it('who is nobody is not renamed, and what is refused writes nothing; who was put away is brought back all the same', async () => {
    const { id } = await newGame([{ name: 'Ann' }])
    const late = randomUUID()
    await post(id, [{ id: late, type: 'seat.add', name: 'Wrong' }])
    const wrong = await named('Wrong')
    const stored = () => database().person.findUnique({ where: { id: wrong.id } })
    await ask('PATCH', `/api/persons/${wrong.id}`, { body: { archived: true } })
    await post(id, [{ type: 'retract', actions: [late] }])
    expect((await ask('PATCH', `/api/persons/${wrong.id}`, { body: { archived: false } })).body).toMatchObject({ name: 'Wrong', games: 0 })
    expect(said(await ask('PATCH', `/api/persons/${wrong.id}`, { body: { name: 'Right' } }))).toBe('404 person.unknown')
    expect(said(await tell((await named('Ann')).id, 'merge', wrong.id))).toBe('404 person.unknown')
    expect(await stored()).toMatchObject({ name: 'Wrong', archived: false })
  })
})
