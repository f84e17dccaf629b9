/** Paper read back: how many pages, what stands on them, whether anything lies outside, and where the printed codes lead. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as route from '@/app/api/games/[id]/paper/route'
import { disconnect } from '@/lib/server/db'
import { codesOn, readPdf } from '../paper/read-pdf'
import { faultsOf, letters, LONG, ODD_NAMES } from '../paper/whole-pages'
import { newBook, type BookFile } from './book-fixture'
import { ask, newGame, post, said } from './http'

let book: BookFile
beforeAll(async () => {
  book = await newBook()
})
afterAll(async () => {
  await disconnect()
  book.remove()
})

const HOST = '192.168.1.20:3000'

async function paper(game: string, query: string): Promise<Uint8Array> {
  const request = new Request(`http://127.0.0.1:3000/api/games/${game}/paper?${query}`, {
    headers: { host: '127.0.0.1:3000', 'x-forwarded-for': '127.0.0.1' },
  })
  const response = await route.GET(request, { params: Promise.resolve({ id: game }) })
  if (response.status !== 200) throw new Error(await response.text())
  expect(response.headers.get('content-type')).toBe('application/pdf')
  return new Uint8Array(await response.arrayBuffer())
}

const signs = (text: string): string =>
  Array.from(letters(text.normalize('NFC')))
    .sort()
    .join('')

const SETUP = {
  classes: [
    { class: 'World Leaders / Rulers', category: 'King' },
    { class: 'Books of Bible', category: 'Old Testament' },
    { class: 'Colleges Universities', category: 'American' },
    { class: 'Stage/Screen Personalities', category: 'Living' },
    { class: 'Edible Products', category: 'Food Seasoning' },
  ],
  letters: ['C', 'M', 'E', '*', 'L'],
}

/** Names in all scripts bring a font of many thousand signs into each file. */
const timeout = 300_000

describe('blank playcards', () => {
  it.each([1, 5, 20, 144])('%i seats on A4 and Letter: as many sheets as it takes, everything on them', { timeout }, async seats => {
    const given = Array.from({ length: seats }, (_, i) => ({
      name: i < ODD_NAMES.length && seats > 5 ? (ODD_NAMES[i] ?? '') : `Player ${String(i + 1)}`,
    }))
    const { id } = await newGame(given, { houseRules: { director: 'outside' }, title: 'Friday', number: 7 })
    await post(id, [{ type: 'round.open', setup: SETUP }])
    for (const [size, on, wide] of [
      ['a4', 1, 595],
      ['letter', 2, 612],
      ['a4', 4, 595],
    ] as const) {
      if (seats === 144 && on === 1) continue
      const pages = await readPdf(await paper(id, `what=playcards&round=1&size=${size}&on=${String(on)}`))
      expect(pages).toHaveLength(Math.ceil(seats / on))
      expect(Math.round(pages[0]?.width ?? 0)).toBe(wide)
      expect(faultsOf(pages)).toEqual([])
      const all = letters(pages.map(p => p.text).join(''))
      for (const { name } of given.filter(g => /^[\p{Script=Latin}\s-]+$/u.test(g.name)))
        expect(all).toContain(letters(name.normalize('NFC')))
      for (const { name } of given) for (const sign of signs(name)) expect(all).toContain(sign)
      for (const { text } of pages) {
        for (const word of [
          'Friday',
          'game 7',
          'Round 1',
          'Scoring Table',
          'Special Score',
          'General Score',
          'Total Score',
          'the Director adds',
        ])
          expect(letters(text)).toContain(letters(word))
        for (const { class: head, category } of SETUP.classes) expect(letters(text)).toContain(letters(head + category))
      }
    }
  })

  it('every code leads to the entry of its own card, from the machine’s name in the network', { timeout }, async () => {
    globalThis.playcard = { lan: true, hosts: ['127.0.0.1', '192.168.1.20'], port: 3000, closers: new Set() }
    try {
      const { id, seats } = await newGame(
        ['Ann', 'Ben', 'Cas', 'Dee', 'Eve'].map(name => ({ name })),
        { houseRules: { director: 0 } },
      )
      await post(id, [{ type: 'round.open' }])
      const addresses = seats.map(seat => `http://${HOST}/games/${id}?view=card&round=1&seat=${seat}`)
      for (const on of [1, 2, 4]) {
        const file = await paper(id, `what=playcards&on=${String(on)}`)
        const found: string[] = []
        for (let page = 1; page <= Math.ceil(seats.length / on); page += 1) found.push(...(await codesOn(file, page)))
        expect(found.toSorted()).toEqual(addresses.toSorted())
      }
      expect(await codesOn(await paper(id, `what=playcards&on=1&seat=${seats[3] ?? ''}`), 1)).toEqual([addresses[3]])
    } finally {
      globalThis.playcard = undefined
    }
  })

  it('before anything is drawn the heads are empty; a child has Classes only; counting has one Total and no squares', async () => {
    const { id } = await newGame([{ name: 'Ann' }, { name: 'Kim', child: true }], { houseRules: { scoring: 'count' } })
    const [empty] = await readPdf(await paper(id, 'what=playcards&round=1'))
    expect(empty?.text).not.toContain('King')
    await post(id, [{ type: 'round.open', setup: SETUP }])
    const [ann, kim] = await readPdf(await paper(id, 'what=playcards&on=1'))
    expect(ann?.text).toContain('King')
    expect(kim?.text).toContain('World Leaders')
    expect(kim?.text).not.toContain('King')
    expect(ann?.text).not.toContain('Scoring Table')
    expect(ann?.text).not.toContain('Special')
  })
})

describe('master sheet, results and pads', () => {
  it.each([1, 5, 20, 144])('%i seats, every score and every rank', { timeout }, async seats => {
    const given = Array.from({ length: seats }, (_, i) => ({
      name: i < ODD_NAMES.length ? (ODD_NAMES[i] ?? '') : `Player ${String(i + 1)}`,
    }))
    const game = await newGame(given, { houseRules: { rounds: 5, director: 'outside' }, title: 'The long one' })
    for (let round = 1; round <= 5; round += 1)
      await post(game.id, [
        { type: 'round.open' },
        ...game.seats.map((seat, i) => ({
          type: 'playcard.sums',
          round,
          seat,
          columns: [0, 0, 0, 0, 0].fill((i + round) % 6),
          rows: [0, 0, 0, 0, 0].fill((i + round) % 6),
        })),
      ])
    const document = (await ask('GET', `/api/games/${game.id}`)).body as unknown as {
      masterSheet: { grandTotals: Record<string, { total: number }> }
    }
    for (const size of ['a4', 'letter']) {
      const sheet = await readPdf(await paper(game.id, `what=master-sheet&size=${size}`))
      expect(faultsOf(sheet)).toEqual([])
      const texts = sheet.flatMap(p => p.pieces.map(piece => piece.text.trim()))
      for (const { total } of Object.values(document.masterSheet.grandTotals)) expect(texts).toContain(String(total))
      for (const round of [1, 2, 3, 4, 5]) expect(letters(texts.join(''))).toContain(`Round${String(round)}Special`)
      for (const { name } of given) for (const sign of signs(name)) expect(texts.join('')).toContain(sign)
      if (seats <= 20) expect(sheet.length).toBeLessThanOrEqual(seats === 20 ? 3 : 1)
    }
    const results = await readPdf(await paper(game.id, 'what=results'))
    expect(faultsOf(results)).toEqual([])
    const words = letters(results.map(p => p.text).join(''))
    for (const word of ['Winners', 'Roundbyround', 'Average', 'Best']) expect(words).toContain(word)
  })

  it('results tell rulings with reason and source, the answer key, averages and the best of each round', { timeout }, async () => {
    const { id, seats } = await newGame([{ name: 'Ann' }, { name: 'Ben' }], { houseRules: { rounds: 1 } })
    await post(id, [
      { type: 'round.open', setup: SETUP },
      { type: 'playcard.mark', round: 1, seat: seats[0], marks: ['11.11', '1x111', '11.1x', '11111', '1111.'] },
      { type: 'playcard.mark', round: 1, seat: seats[1], marks: ['.....', '11111', '.....', '.....', '.....'] },
      { type: 'key.add', round: 1, row: 1, column: 1, entry: 'Malachi' },
      {
        type: 'entries.rule',
        round: 1,
        row: 1,
        column: 1,
        seats: [seats[1]],
        valid: false,
        reason: 'New Testament',
        source: 'King James Bible',
      },
    ])
    const results = await readPdf(await paper(id, 'what=results'))
    const text = results.map(p => p.text).join(' ')
    for (const word of [
      'Malachi',
      'New Testament',
      'King James Bible',
      'not valid',
      'Books of Bible',
      'Special: Ann with 84',
      'Total: Ann with 166',
    ])
      expect(letters(text)).toContain(letters(word))
    // Ben: 4 columns of one check, one row of four.
    expect(letters(text)).toContain('Special44.0284Ann')
    expect(letters(text)).toContain('General49.0282Ann')
  })

  it(
    'Famous Five and Name Chase have pads with every seat and line; neither has playcards, and Facts in Five has no pad',
    { timeout },
    async () => {
      const hands = await newGame(
        ['Ann', LONG, 'Νίκη'].map(name => ({ name })),
        { pad: 'famous-five', houseRules: { end: { hands: 7 } } },
      )
      const [pad, ...more] = await readPdf(await paper(hands.id, 'what=pad&size=letter'))
      expect(more).toEqual([])
      expect(faultsOf(pad ? [pad] : [])).toEqual([])
      for (const word of ['Hand 1', 'Hand 7', 'Total', LONG, 'cards left', 'after 7 hands'])
        expect(letters(pad?.text ?? '')).toContain(letters(word))
      expect(letters(pad?.text ?? '')).not.toContain('Hand8')
      const teams = Array.from({ length: 8 }, (_, i) => ({ name: `Team ${String(i + 1)}`, members: ['a', 'b'] }))
      const chase = await newGame(teams, { pad: 'name-chase' })
      const pages = await readPdf(await paper(chase.id, 'what=pad'))
      expect(pages).toHaveLength(2)
      expect(faultsOf(pages)).toEqual([])
      for (const { name } of teams) expect(letters(pages.map(p => p.text).join(''))).toContain(letters(name))
      for (const game of [hands, chase]) expect(said(await ask('GET', `/api/games/${game.id}/paper?what=playcards`))).toBe('422 paper.none')
      const five = await newGame([{ name: 'Ann' }])
      expect(said(await ask('GET', `/api/games/${five.id}/paper?what=pad`))).toBe('422 paper.none')
    },
  )

  it('what cannot be printed is said', async () => {
    const { id } = await newGame([{ name: 'Ann' }])
    for (const query of ['what=poster', 'size=a3', 'on=3', 'on=x', 'round=0', 'round=x', 'round=99999'])
      expect([query, said(await ask('GET', `/api/games/${id}/paper?${query}`))]).toEqual([query, '400 form.invalid'])
    expect(said(await ask('GET', `/api/games/${id}/paper?seat=nobody`))).toBe('422 paper.nobody')
    expect(said(await ask('GET', `/api/games/${randomUUID()}/paper`))).toBe('404 game.unknown')
  })
})
