/** Files of Class cards that people made: every fault has its sentence and its line, and nothing of a faulty file is taken. */
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { cardFile, cardRows, readCards } from '@/lib/exchange/class-card-file'
import { RULEBOOK_CARDS } from '@/lib/pads/facts-in-five/class-cards/examples'

const HEAD = 'card,form,class,categories'
const read = (text: string) => {
  const found = readCards(text)
  return found.ok ? found.value : `${found.problem.code}: ${found.problem.message}`
}
const json = (cards: unknown, more: object = {}): string => JSON.stringify({ format: 'playcard-class-cards', version: 1, cards, ...more })

describe('a file of cards', () => {
  it('comes back as it went out, as CSV and as JSON', () => {
    const cards = RULEBOOK_CARDS.map(card => ({ ...card, archived: false }))
    const csv = Papa.unparse(cardRows(cards), { newline: '\r\n' })
    for (const text of [csv, `\uFEFF${csv}`, JSON.stringify(cardFile(cards))]) {
      const found = read(text)
      if (typeof found === 'string') throw new Error(found)
      expect(found.map(f => f.card)).toEqual(cards)
    }
  })
  it('is taken as a spreadsheet writes it', () => {
    const found = read(`card;form;class;categories\r\n\r\nTrees;Choice;Trees;"Native; Tall"\r\nTrees;;Shrubs;\r\nJoker;WILD;;\r\n`)
    expect(found).toMatchObject([
      { where: 'Line 3', card: { name: 'Trees', form: 'choice', classes: [{ categories: ['Native', 'Tall'] }, { class: 'Shrubs' }] } },
      { where: 'Line 5', card: { name: 'Joker', form: 'wild', classes: [] } },
    ])
    expect(read('form,class,card\nclass only,A,Two\n,B,Two')).toMatchObject([{ card: { form: 'class-only' } }])
  })
  it.each([
    ['', /^file\.empty: This file is empty/],
    [HEAD, /^file\.empty: There is no card/],
    [`${HEAD},colour\nA,single,A,,red`, /^file\.header: .*“colour” that is not known/],
    ['card,form,categories\nA,single,x', /^file\.header: The column “class” is missing/],
    ['card,form,class,card\nA,single,A,A', /^file\.header: The column “card” is named twice/],
    ['name,kind,topic\nA,single,A', /^file\.header: .*“name” that is not known/],
    [`${HEAD}\nA,sometimes,A,`, /^file\.row: Line 2: “form” is one of single, choice/],
    [`${HEAD}\n,single,A,`, /^file\.row: Line 2: “card” is empty/],
    [`${HEAD}\nA,single,,`, /^file\.row: Line 2: “class” is empty/],
    [`${HEAD}\nA,choice,A,x\nA,class-only,B,`, /^file\.row: Line 3: this card is of the form choice in the line above/],
    [`${HEAD}\nA,single,A,\n\nB,single,B,\na ,single,Other,`, /^file\.duplicate: Line 5: the card “a” is a duplicate of line 2/],
    [`${HEAD}\nA,wild,,\nA,wild,,`, /^file\.duplicate: Line 3/],
    [`${HEAD}\n"A\nB",single,A,\nC,single,C,\nC,single,C,`, /^form\.invalid: Line 2: name: holds a sign that cannot be printed/],
    [`${HEAD}\nC,single,C,\n\n"D",single,D,"x;\ny"\nC,single,C,`, /^file\.duplicate: Line 6/],
    [`${HEAD}\nA,single,A,\nA2,choice,A,x`, /^form\.invalid: Line 3: “A2”: a choice card has two Classes or more/],
    [`${HEAD}\nS,spelling,Spelling,Noun; Verb (6-10)`, /^form\.invalid: Line 2: “S”: the Category “Noun” has no range/],
    [`${HEAD}\n${'x'.repeat(500)},single,A,`, /^form\.invalid: Line 2: name must have no more than 120 signs/],
    [`${HEAD}\nA,single,A,"${Array.from({ length: 90 }, (_, i) => `${i} ${'x'.repeat(100)}`).join(';')}"`, /^form\.invalid: .*8000 signs/],
    [`${HEAD}\nA,single,"A,`, /^file\.quotes: Line 2/],
    ['{"format":', /^file\.not-json/],
    ['[1,2]', /^file\.not-ours: This file of Class cards is none that Playcard wrote/],
    [json([{ name: 'A', form: 'wild' }], { format: 'playcard-game' }), /^file\.not-ours/],
    [json([{ name: 'A', form: 'wild' }], { version: 2 }), /^import\.later: This file of Class cards was written by a later version/],
    [json([{ name: 'A', form: 'wild' }, { name: 'B' }]), /^form\.invalid: Card 2: form is missing/],
    [
      json([
        { name: 'A', form: 'wild' },
        { name: 'a', form: 'wild' },
      ]),
      /^file\.duplicate: Card 2: the card “a” is a duplicate of card 1/,
    ],
    [json([{ name: 'A', form: 'wild', colour: 'red' }]), /^form\.invalid: Card 1: "colour" is not known here/],
    [json([{ name: 'A\u0000', form: 'wild' }]), /^form\.invalid: Card 1: name: holds a sign/],
    [json(Array.from({ length: 2001 }, (_, i) => ({ name: `W${i}`, form: 'wild' }))), /^form\.invalid: .*2000 at most/],
  ])('says what is wrong with %j', (text, sentence) => {
    expect(read(text)).toMatch(sentence)
  })
  it('looks at a million rows no further than it must', () => {
    const rows = `${HEAD}\n${'W,wild,,\n'.repeat(900_000)}`
    const from = performance.now()
    expect(read(rows)).toMatch(/^file\.too-many: This file has more than 20000 rows/)
    expect(read(`${HEAD}\n${'\n'.repeat(1_000_000)}`)).toMatch(/^file\.too-many/)
    expect(read(`${HEAD}\n${'Scientists,single,Scientists,\n'.repeat(1_000_000)}`)).toMatch(/^file\.too-large/)
    expect(performance.now() - from).toBeLessThan(5000)
  })
})
