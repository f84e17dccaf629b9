/** Classes, Categories and letters by SQL over the tables against sums that this test does itself over the same evenings. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disconnect } from '@/lib/server/db'
import type { BookFile } from './book-fixture'
import { ask, newGame, post, said } from './http'
import { bookOfEvenings, mean, type CardShown, type Round, type ShownEvening } from './shown-evenings'

let book: BookFile
let evenings: readonly ShownEvening[] = []

beforeAll(async () => {
  ;({ book, evenings } = await bookOfEvenings())
})
afterAll(async () => {
  await disconnect()
  book.remove()
})

describe('Classes, Categories and letters', () => {
  const settled = (e: ShownEvening, r: Round): CardShown[] =>
    Object.values(r.playcards).filter(
      c => c.stand === 'played' && !c.provisional && c.scores !== null && e.shown.counts && !e.shown.archived,
    )

  it('how often, how hard, and with each letter', async () => {
    const { status, body } = await ask('GET', `/api/headings?axis=class&text=${encodeURIComponent('WORLD LEADERS / Rulers')}`)
    expect(status).toBe(200)
    const told = body as unknown as {
      uses: number
      spread: { cards: number; mean: number }
      cells: { text: string; cards: number; valid: number }[]
    }
    const places = evenings.flatMap(e =>
      e.shown.rounds.flatMap(r =>
        (r.setup.classes ?? []).flatMap((c, place) =>
          c?.class.trim().toLowerCase() === 'world leaders / rulers' ? [{ e, r, place }] : [],
        ),
      ),
    )
    expect(places.length).toBeLessThan(300)
    expect(told.uses).toBe(places.length)
    const counts = places.flatMap(({ e, r, place }) => settled(e, r).flatMap(c => (c.counts ? [c.counts.columns[place] ?? NaN] : [])))
    expect(told.spread.cards).toBe(counts.length)
    expect(told.spread.mean).toBeCloseTo(mean(counts), 6)
    for (const cell of told.cells) {
      const marks = places.flatMap(({ e, r, place }) =>
        settled(e, r).flatMap(c =>
          c.from === 'cells' && c.marks
            ? (r.setup.letters ?? []).flatMap((letter, row) => (letter === cell.text ? [c.marks?.[row]?.[place]] : []))
            : [],
        ),
      )
      expect([cell.text, cell.cards, cell.valid]).toEqual([cell.text, marks.length, marks.filter(m => m === '1').length])
    }
  })

  type Told = {
    uses: number
    spread: { cards: number; mean: number | null }
    details: { text: string; spread: { cards: number; mean: number } }[]
    cells: { text: string; cards: number; valid: number }[]
  }
  const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

  it('a Category like a Class: how often, how hard, beside which Class, with each letter, and never without a name', async () => {
    const { headings } = (await ask('GET', '/api/headings')).body as unknown as {
      headings: { axis: string; many: string; lines: { text: string; uses: number }[] }[]
    }
    const list = headings.find(h => h.axis === 'class detail')
    expect(list?.many).toBe('Categories')
    const places = evenings.flatMap(e =>
      e.shown.rounds.flatMap(r =>
        (r.setup.classes ?? []).flatMap((c, place) =>
          typeof c?.category === 'string' ? [{ e, r, place, ...c, category: c.category }] : [],
        ),
      ),
    )
    expect(list?.lines.reduce((sum, l) => sum + l.uses, 0)).toBe(places.length)
    let compared = 0
    for (const { text, uses } of list?.lines.slice(0, 4) ?? []) {
      const own = places.filter(p => same(p.category, text))
      expect([text, own.length]).toEqual([text, uses])
      if (uses > 300) continue
      const told = (await ask('GET', `/api/headings?axis=class+detail&text=${encodeURIComponent(text.toUpperCase())}`))
        .body as unknown as Told
      const countsAt = (at: typeof own): number[] =>
        at.flatMap(({ e, r, place }) => settled(e, r).flatMap(c => (c.counts ? [c.counts.columns[place] ?? NaN] : [])))
      expect([told.uses, told.spread.cards]).toEqual([uses, countsAt(own).length])
      expect(told.spread.mean).toBeCloseTo(mean(countsAt(own)), 6)
      expect(told.details.length).toBeGreaterThan(0)
      for (const { text: beside, spread } of told.details) {
        const counts = countsAt(own.filter(p => same(p.class, beside)))
        expect([beside, spread.cards]).toEqual([beside, counts.length])
        expect(spread.mean).toBeCloseTo(mean(counts), 6)
      }
      for (const cell of told.cells) {
        const marks = own.flatMap(({ e, r, place }) =>
          settled(e, r).flatMap(c =>
            c.from === 'cells' && c.marks
              ? (r.setup.letters ?? []).flatMap((letter, row) => (letter === cell.text ? [c.marks?.[row]?.[place]] : []))
              : [],
          ),
        )
        expect([cell.text, cell.cards, cell.valid]).toEqual([cell.text, marks.length, marks.filter(m => m === '1').length])
      }
      compared += told.cells.length
    }
    expect(compared).toBeGreaterThan(20)
    expect((await ask('GET', '/api/headings?axis=letter+detail&text=King')).status).toBe(404)
    expect((await ask('GET', '/api/headings?axis=class+detail&text=')).status).toBe(404)
  })

  it('par of a round names the Category of a column with what it brings beside any Class', async () => {
    const game = await newGame([{ name: 'Ann' }, { name: 'Ben' }])
    const all = evenings
      .flatMap(e => e.shown.rounds.flatMap(r => r.setup.classes ?? []))
      .flatMap(c => (typeof c?.category === 'string' ? [c.category] : []))
    const [category = ''] = all
    const classes = [{ class: 'Never Asked Before', category }, { class: 'Gases' }, null, null, null]
    await post(game.id, [{ type: 'round.open', setup: { classes, letters: ['A', null, null, null, null] } }])
    const { columns } = (await ask('GET', `/api/games/${game.id}/par?round=1`)).body as unknown as {
      columns: { text: string; spread: Told['spread']; beside: { text: string; spread: Told['spread'] } | null }[]
    }
    expect(columns[0]).toMatchObject({ text: 'Never Asked Before', spread: { cards: 0, mean: null }, beside: { text: category } })
    expect(columns[0]?.beside?.spread.cards).toBeGreaterThan(0)
    expect(columns[1]?.beside).toBeNull()
  })

  it('par for a round leaves the game itself out', async () => {
    const game = await newGame([{ name: 'Ann' }, { name: 'Ben' }])
    const classes = ['Gases', 'Flowers', 'Rivers', 'Weapons', 'Never Asked Before'].map(name => ({ class: name }))
    await post(game.id, [{ type: 'round.open', setup: { classes, letters: ['A', 'B', '*', 'Q', 'E'] } }])
    const before = (await ask('GET', `/api/games/${game.id}/par?round=1`)).text
    await post(game.id, [{ type: 'playcard.sums', round: 1, seat: game.seats[0], columns: [5, 5, 5, 5, 5], rows: [5, 5, 5, 5, 5] }])
    expect((await ask('GET', `/api/games/${game.id}/par?round=1`)).text).toBe(before)
    const par = JSON.parse(before) as { columns: { text: string; spread: { cards: number; mean: number | null } }[]; rows: unknown[] }
    expect(par.columns.map(c => c.text)).toEqual(classes.map(c => c.class))
    expect(par.columns[0]?.spread.cards).toBeGreaterThan(20)
    expect(par.columns[4]?.spread).toMatchObject({ cards: 0, mean: null })
    expect(par.rows).toHaveLength(5)
  })

  it('answers clearly to what is not there', async () => {
    expect((await ask('GET', '/api/headings?axis=class&text=nothing')).status).toBe(404)
    expect((await ask('GET', '/api/headings?axis=colour&text=red')).status).toBe(404)
    expect(said(await ask('GET', `/api/games/${evenings[0]?.id ?? ''}/par?round=x`))).toBe('400 form.invalid')
    expect(said(await ask('GET', '/api/games/nobody/par?round=1'))).toBe('404 game.unknown')
  })
})
