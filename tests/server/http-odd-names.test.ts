/** Odd but honest input is kept as it is, shown as it is, and harmless in a spreadsheet; the tables agree with the log about every sign of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examine } from '@/lib/server/checkup'
import { disconnect } from '@/lib/server/db'
import { newBook, type BookFile } from './book-fixture'
import { ask, newGame, post, said } from './http'

const ODD = [
  '<script>alert(1)</script>',
  '"quoted" and \'quoted\'; DROP TABLE Game; --',
  'مرحبا بالعالم',
  '\u202Eevil\u202C',
  '👩‍👩‍👧‍👦🦉',
  'e\u0301 and é',
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  'a\tb\nc',
  'back\\slash $.x %s ${x} {{x}}',
  'null',
  '0',
  '１２',
  'Ж'.repeat(120),
  '__proto__',
]
const ALL = ['11111', '11111', '11111', '11111', '11111']

let book: BookFile
beforeAll(async () => {
  book = await newBook()
})
afterAll(async () => {
  await disconnect()
  book.remove()
})

type Shown = {
  title: string
  seats: { id: string; name: string; members: { name: string }[] }[]
  rounds: { playcards: Record<string, { entries: { text: string }[]; reason: string | null }> }[]
}
const shown = async (id: string): Promise<Shown> => (await ask('GET', `/api/games/${id}`)).body as unknown as Shown

describe('accepted and kept', () => {
  it.each(ODD.map(text => ({ text, name: JSON.stringify(text).slice(0, 40) })))('$name', async ({ text }) => {
    const { id, seats } = await newGame([{ name: text }, { name: text, members: [text, { name: text }] }], { title: text, place: text })
    const [seat = '', team = ''] = seats
    const taken = await post(id, [
      { type: 'round.open', setup: { classes: [{ class: text, category: text }, null, null, null, null] } },
      { type: 'playcard.mark', round: 1, seat, marks: ALL },
      { type: 'playcard.write', round: 1, seat, row: 0, column: 0, text },
      { type: 'playcard.stand', round: 1, seat: team, as: 'void', reason: text },
      { type: 'key.add', round: 1, row: 0, column: 0, entry: text },
      { type: 'challenge.open', round: 1, seat, row: 1, column: 1, by: team, reason: text },
      { type: 'entries.rule', round: 1, row: 2, column: 2, seats: [seat], valid: true, reason: text, source: text },
      { type: 'seat.rename', seat: team, name: text, note: text },
    ])
    expect(said(taken)).toBe('200 taken')
    expect(await examine(id)).toEqual([])
    globalThis.playcardOpenGames = undefined
    const game = await shown(id)
    expect([
      game.title,
      game.seats[0]?.name,
      game.seats[1]?.members[1]?.name,
      game.rounds[0]?.playcards[seat]?.entries[0]?.text,
      game.rounds[0]?.playcards[team]?.reason,
    ]).toEqual(Array(5).fill(text))
    expect(await examine(id)).toEqual([])
    const file = await ask('GET', `/api/games/${id}/export`)
    expect(file.status).toBe(200)
    const csv = await ask('GET', `/api/games/${id}/export.csv`)
    expect(csv.headers.get('content-type')).toContain('text/csv')
    for (const cell of csv.text.replace(/^\uFEFF/, '').split(/[,\n\r]+/)) expect(cell).not.toMatch(/^"?[=+@]|^"?-[^\d]/)
  })

  it('half a sign and a NUL, which no database text holds, become the sign for "not readable"', async () => {
    const { id, seats } = await newGame([{ name: 'nul\u0000inside' }, { name: 'half an \uD83E owl' }])
    const write = {
      id: '00000000-0000-4000-8000-000000000001',
      type: 'playcard.write',
      round: 1,
      seat: seats[0],
      row: 0,
      column: 0,
      text: '\uDD89 \u0000',
    }
    const first = await post(id, [{ type: 'round.open' }, write])
    expect(said(first)).toBe('200 taken')
    expect((await post(id, [write])).text).toBe(first.text)
    expect((await shown(id)).seats.map(s => s.name)).toEqual(['nul\uFFFDinside', 'half an \uFFFD owl'])
    expect(await examine(id)).toEqual([])
  })

  it('the same name twice is two seats, told apart, each with its own score', async () => {
    const { id, seats } = await newGame([{ name: 'Ann' }, { name: 'ann ' }, { name: 'Ann' }])
    expect(new Set(seats).size).toBe(3)
    expect(said(await post(id, [{ type: 'round.open' }, { type: 'playcard.mark', round: 1, seat: seats[2], marks: ALL }]))).toBe(
      '200 taken',
    )
    expect(Object.keys((await shown(id)).rounds[0]?.playcards ?? {})).toEqual([seats[2]])
    const { body } = await ask('GET', `/api/games/${id}`)
    expect((body['seats'] as { name: string; number: number }[]).map(s => `${s.name} ${s.number}`)).toEqual(['Ann 1', 'ann 2', 'Ann 3'])
  })

  it('a formula in a name is a text in the spreadsheet', async () => {
    const { id } = await newGame([{ name: '=1+1' }, { name: '@SUM(A1)' }])
    const { text } = await ask('GET', `/api/games/${id}/export.csv`)
    expect(text).toContain("'=1+1 (1) Special")
    expect(text).toContain("'@SUM(A1) (2) Special")
  })
})
