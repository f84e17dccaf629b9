/** Everything that goes out as CSV, by the one way there is: no cell starts a formula, and statistics say what the API says. */
import Papa from 'papaparse'
import { afterAll, describe, expect, it } from 'vitest'
import { emptyBook, removeBooks } from './archive-fixture'
import { ask, newGame, post, said } from './http'

afterAll(removeBooks)

describe('spreadsheets', () => {
  it.each(['comma', 'semicolon'])('with a %s: no cell starts a formula, whichever separator the spreadsheet goes by', async separator => {
    await emptyBook()
    const names = ['=1+1', '+1', '-1', '@SUM(A1)', 'a;=1', 'b,+1', '\t=1', ' =1', '＝1', 'plain', 'x"y', 'two\n=lines'].map(name => ({
      name,
    }))
    const { id, seats } = await newGame(names.slice(0, 8), { title: '=HYPERLINK("http://x")' })
    const more = await newGame(names.slice(8), { title: '-2+3;=4' })
    const classes = [{ class: '=1+1;-2', category: '@Category' }, { class: '+Flowers' }, null, null, null]
    for (const game of [id, more.id]) await post(game, [{ type: 'round.open', setup: { classes, letters: ['C', 'M', 'E', '*', 'L'] } }])
    await ask('POST', '/api/rulings', { body: { class: '=Aircraft', entry: '-1', valid: true } })
    await ask('POST', '/api/class-cards', { body: { name: '=card', form: 'single', classes: [{ class: '+1', categories: ['=a', '-b'] }] } })
    const { persons } = (await ask('GET', '/api/persons')).body as unknown as { persons: { id: string; name: string }[] }
    const person = persons.find(p => p.name === '=1+1')?.id ?? ''
    await post(id, [
      { type: 'playcard.mark', round: 1, seat: seats[0], marks: ['11111', '11111', '11111', '11111', '11111'] },
      { type: 'playcard.write', round: 1, seat: seats[0], row: 0, column: 0, text: '=cmd|calc' },
      { type: 'round.close', round: 1, gaps: ['missing', 'unjudged', 'unchecked'] },
    ])
    for (const at of [
      `/api/games/${id}/export.csv`,
      `/api/games/${more.id}/export.csv`,
      `/api/games/${id}/playcards.csv`,
      '/api/standings.csv',
      '/api/rulings/file.csv',
      '/api/class-cards/file.csv',
      '/api/headings.csv',
      `/api/headings.csv?axis=class&text=${encodeURIComponent('=1+1;-2')}`,
      `/api/headings.csv?axis=class+detail&text=${encodeURIComponent('@Category')}`,
      `/api/persons/${person}/figures.csv`,
      `/api/persons/${person}/figures.csv?what=strengths`,
    ]) {
      const { status, text, bytes } = await ask('GET', `${at}${at.includes('?') ? '&' : '?'}separator=${separator}`)
      expect(status).toBe(200)
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const read = Papa.parse<string[]>(text, { delimiter: separator === 'comma' ? ',' : ';', skipEmptyLines: true })
      expect(new Set(read.data.map(row => row.length)).size).toBe(1)
      for (const delimiter of [',', ';', '\t'])
        for (const cell of Papa.parse<string[]>(text, { delimiter }).data.flat())
          expect(cell).not.toMatch(/^\s*[=+@＝＋＠]|^\s*-(?!\d+$)|^[\t\r]/)
    }
    const cards = (await ask('GET', `/api/games/${id}/playcards.csv?separator=${separator}`)).text
    expect(cards).toContain("'=cmd|calc")
    expect(cards.split('\r\n').filter(line => line.startsWith('1')).length).toBe(25)
  })
})

type Figures = {
  kinds: {
    padName: string
    classifications: {
      classification: string
      cards: { cards: number; average: number; best: number } | null
      byRule: { games: number; wins: number }
    }[]
  }[]
  strengths: { one: string; lines: { text: string; spread: { cards: number; mean: number | null; byCount: number[] } }[] }[]
}
type Told = {
  spread: { cards: number; mean: number }
  details: { text: string; spread: { cards: number } }[]
  cells: { text: string; cards: number; valid: number }[]
}

describe('statistics', () => {
  const rowsOf = async (at: string): Promise<string[][]> => Papa.parse<string[]>((await ask('GET', at)).text.trim()).data

  it('are the same as a table and as JSON, and what is not known is an empty cell', async () => {
    await emptyBook()
    const { id, seats } = await newGame([{ name: 'Ann' }, { name: 'Ben' }], { houseRules: { rounds: 1 } })
    const classes = [
      { class: 'Flowers', category: 'Wild' },
      { class: 'Rivers' },
      { class: 'Gases' },
      { class: 'Kings' },
      { class: 'Bones' },
    ]
    await post(id, [
      { type: 'round.open', setup: { classes, letters: ['C', 'M', 'E', '*', 'L'] } },
      { type: 'playcard.mark', round: 1, seat: seats[0], marks: ['11111', '1111x', '111xx', '11xxx', '1xxxx'] },
      { type: 'playcard.mark', round: 1, seat: seats[1], marks: ['xxxxx', '1111x', '11111', '11xxx', '1xxxx'] },
      { type: 'round.close', round: 1, gaps: ['missing', 'unjudged', 'unchecked'] },
    ])
    const { persons } = (await ask('GET', '/api/persons')).body as unknown as { persons: { id: string; name: string }[] }
    const ann = persons.find(p => p.name === 'Ann')?.id ?? ''
    const { kinds, strengths } = (await ask('GET', `/api/persons/${ann}/figures`)).body as unknown as Figures
    const [, ...kindRows] = await rowsOf(`/api/persons/${ann}/figures.csv`)
    expect(kindRows.map(r => [r[0], r[2], Number(r[3]), Number(r[4]), Number(r[9]), Number(r[10])])).toEqual(
      kinds.flatMap(k =>
        k.classifications.map(c => [k.padName, c.classification, c.cards?.cards, c.cards?.average, c.byRule.games, c.byRule.wins]),
      ),
    )
    expect(kindRows).toHaveLength(3)
    const [, ...lineRows] = await rowsOf(`/api/persons/${ann}/figures.csv?what=strengths`)
    expect(lineRows.map(r => [r[0], r[1], Number(r[2]), Number(r[3]), ...r.slice(4).map(Number)])).toEqual(
      strengths.flatMap(s => s.lines.map(l => [s.one, l.text, l.spread.cards, l.spread.mean, ...l.spread.byCount])),
    )
    expect(lineRows.length).toBeGreaterThan(10)
    const told = (await ask('GET', '/api/headings?axis=class&text=flowers')).body as unknown as Told
    const [, all, ...parts] = await rowsOf('/api/headings.csv?axis=class&text=flowers')
    expect(all?.slice(0, 4)).toEqual(['Class', 'Flowers', String(told.spread.cards), String(told.spread.mean)])
    expect(parts.filter(r => r[0] === 'Category').map(r => [r[1], Number(r[2])])).toEqual(told.details.map(d => [d.text, d.spread.cards]))
    expect(parts.filter(r => r[0] === 'With letter').map(r => [r[1], Number(r[10]), Number(r[11])])).toEqual(
      told.cells.map(c => [c.text, c.cards, c.valid]),
    )
    expect(told.cells).toHaveLength(5)
    const [, ...used] = await rowsOf('/api/headings.csv')
    expect(used.filter(r => r[0] === 'Categories')).toEqual([['Categories', 'Wild', '1']])
    expect(said(await ask('GET', '/api/headings.csv?axis=class&text=nothing'))).toBe('404 heading.unknown')
    expect(said(await ask('GET', '/api/persons/nobody/figures.csv'))).toBe('404 person.unknown')
    expect(said(await ask('GET', `/api/persons/${ann}/figures.csv?what=nothing`))).toBe('400 form.invalid')
  })
})
