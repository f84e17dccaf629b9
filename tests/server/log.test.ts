import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examine, rebuild } from '@/lib/server/checkup'
import { database, disconnect } from '@/lib/server/db'
import { newBook, type BookFile } from './book-fixture'
import { act, send, start, state, type Action } from './playing'
import { openGame } from '@/lib/server/book'

const SAMPLE = ['11.11', '1x111', '11.1x', '11111', '1111.']
let book: BookFile

beforeAll(async () => {
  book = await newBook()
})
afterAll(async () => {
  await disconnect()
  book.remove()
})

describe('the log', () => {
  it('keeps what was said and answers the same id with the first answer, in any batch', async () => {
    const { id, seats } = await start({ seats: [{ name: 'Ann' }, { name: 'Ben' }] })
    const open: Action = { id: randomUUID(), type: 'round.open' }
    const mark: Action = { id: randomUUID(), type: 'playcard.mark', round: 1, seat: seats[0]?.id, marks: SAMPLE }
    const first = await send(id, [open])
    const second = await send(id, [mark])
    expect(await send(id, [open])).toEqual(first)
    expect(await send(id, [mark])).toEqual(second)
    expect((await send(id, [open, mark])).body).toEqual(second.body)
    expect(await send(id, [{ ...mark, marks: ['11111', '11111', '11111', '11111', '11111'] }])).toMatchObject({
      status: 409,
      body: { problem: { code: 'id.reused' } },
    })
    expect(await state(id)).toMatchObject({
      seq: 2,
      rounds: [{ playcards: { [seats[0]?.id ?? '']: { scores: { special: 84, general: 82, total: 166 } } } }],
    })
  })

  it('takes all or none of a batch', async () => {
    const { id, seats } = await start({ seats: [{ name: 'Ann' }] })
    const before = await state(id)
    const answer = await send(id, [
      { type: 'round.open' },
      { type: 'playcard.mark', round: 1, seat: seats[0]?.id, marks: SAMPLE },
      { type: 'playcard.mark', round: 2, seat: seats[0]?.id, marks: SAMPLE },
    ])
    expect(answer).toMatchObject({ status: 422, body: { problem: { code: 'round.unknown' } } })
    expect(await state(id)).toEqual(before)
    expect(await database().action.count({ where: { gameId: id } })).toBe(0)
  })

  it('one id makes one game, also when pressed twice at once', async () => {
    const given = { id: randomUUID(), seats: [{ name: 'Ann' }, { name: 'Ann' }] }
    const [one, two] = await Promise.all([start(given), start(given)])
    expect(two).toEqual(one)
    expect(one.seats.map(s => s.name)).toEqual(['Ann', 'Ann'])
    await expect(start({ ...given, title: 'Another' })).rejects.toThrow('id.reused')
  })
})

describe('two devices on one playcard', () => {
  it('merges different cells, asks about the same one, and never asks a device about its own', async () => {
    const { id, seats } = await start({ seats: [{ name: 'Ann' }] })
    const seat = seats[0]?.id ?? ''
    await act(id, { type: 'round.open' })
    const one = (row: number, mark: string, more: object = {}): Action => ({
      type: 'playcard.mark-one',
      round: 1,
      seat,
      row,
      column: 0,
      mark,
      ...more,
    })
    expect((await send(id, [one(0, '1')], { seen: 1, device: 'a' })).status).toBe(200)
    expect((await send(id, [one(1, 'x')], { seen: 1, device: 'b' })).status).toBe(200)
    const asked = await send(id, [one(0, 'x')], { seen: 1, device: 'b' })
    expect(asked).toMatchObject({
      status: 409,
      body: { problem: { code: 'conflict' }, conflicts: [{ round: 1, seat, row: 0, column: 0, mine: 'x', theirs: '1', by: 'Director' }] },
    })
    expect((await send(id, [one(0, '1')], { seen: 1, device: 'b' })).status).toBe(200)
    expect((await send(id, [one(0, 'x')], { seen: 1, device: 'a' })).status).toBe(200)
    expect((await send(id, [one(0, '.', { was: '1' })], { device: 'b' })).status).toBe(409)
    expect((await send(id, [one(0, '.', { was: 'x' })], { device: 'b' })).status).toBe(200)
    const whole = await send(
      id,
      [
        {
          type: 'playcard.mark',
          round: 1,
          seat,
          marks: ['1____', '_____', '11111', '_____', '_____'],
          was: ['?????', '?????', '?????', '?????', '?????'],
        },
      ],
      { device: 'c' },
    )
    expect(whole).toMatchObject({ status: 409, body: { conflicts: [{ row: 0, column: 0, mine: '1', theirs: '.' }] } })
  })
})

describe('the doctor', () => {
  it('finds one changed cell by name, and writes the tables anew', async () => {
    const { id, seats } = await start({ seats: [{ name: 'Ann' }, { name: 'Ben' }], title: 'Checked' })
    await act(id, { type: 'round.open' }, ...seats.map(s => ({ type: 'playcard.mark', round: 1, seat: s.id, marks: SAMPLE })))
    await act(id, { type: 'challenge.open', round: 1, seat: seats[0]?.id, row: 0, column: 1, by: seats[1]?.id })
    expect(await examine(id)).toEqual([])
    await database().score.updateMany({ where: { gameId: id, seatId: seats[1]?.id ?? '', classification: 'total' }, data: { points: 168 } })
    expect(await examine(id)).toEqual([
      { game: id, title: 'Checked', table: 'Score', round: '1', seat: 'Ben', cell: 'total points', stored: '168', expected: '166' },
    ])
    expect(await rebuild(id)).toMatchObject({ ok: true })
    expect(await examine(id)).toEqual([])
  })
})

describe('a restart', () => {
  it('finds everything as it was, and undo still works', async () => {
    const { id, seats } = await start({ seats: [{ name: 'Ann' }] })
    const mark = randomUUID()
    await act(id, { type: 'round.open' }, { id: mark, type: 'playcard.mark', round: 1, seat: seats[0]?.id, marks: SAMPLE })
    const before = await state(id)
    await disconnect()
    globalThis.playcardOpenGames = undefined
    expect(await state(id)).toEqual(before)
    const undo = randomUUID()
    await act(id, { id: undo, type: 'retract', actions: [mark] })
    expect(await state(id)).toMatchObject({ rounds: [{ playcards: {} }] })
    await act(id, { type: 'retract', actions: [undo] })
    const again = await state(id)
    expect(JSON.stringify({ ...again, seq: 0 })).toBe(JSON.stringify({ ...before, seq: 0 }))
    expect(await examine(id)).toEqual([])
    const opened = await openGame(id)
    expect(opened.ok && opened.value.lines.length).toBe(4)
  })
})
