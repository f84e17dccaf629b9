/** Files that people made: every fault has its sentence, and nothing of a faulty file is taken. */
import { describe, expect, it } from 'vitest'
import { readRulings } from '@/lib/exchange/ruling-file'

const HEAD = 'class,category,letter,entry,valid,reason,source'
const read = (text: string) => {
  const found = readRulings(text)
  return found.ok ? found.value.rulings.length : `${found.problem.code}: ${found.problem.message}`
}

describe('a file of rulings', () => {
  it('is taken as a spreadsheet writes it', () => {
    expect(read(`\uFEFF${HEAD}\r\nFlowers,,T,Tulip,yes,,\r\n\r\nFlowers,Wild,t,"Thistle, milk",NO,"a ""weed""",Flora\r\n`)).toBe(2)
    expect(read('Valid,Entry,Class\nyes,Tulip,Flowers')).toBe(1)
    expect(read('class;entry;valid\nFlowers;Tulip;yes')).toBe(1)
  })
  it.each([
    ['', /^file\.empty: This file is empty\.$/],
    [`${HEAD},colour\nFlowers,,T,Tulip,yes,,,red`, /^file\.header: .*“colour” that is not known/],
    ['class,letter,valid\nFlowers,T,yes', /^file\.header: The column “entry” is missing/],
    ['class,entry,valid,class\nFlowers,Tulip,yes,x', /^file\.header: The column “class” is named twice/],
    [`${HEAD}\nFlowers,,T,Tulip,perhaps,,`, /^file\.row: Line 2: “valid” is yes or no/],
    [`${HEAD}\nFlowers,,T,Tulip,yes,,\n,,T,Tulip,yes,,`, /^file\.row: Line 3: “class” is empty/],
    [`${HEAD}\nFlowers,,TU,Tulip,yes,,`, /^form\.invalid: Line 2/],
    [`${HEAD}\nFlowers,,T,${'x'.repeat(10_000)},yes,,`, /^form\.invalid: Line 2/],
    [`${HEAD}\nFlowers,,T,"Tulip,yes,,`, /^file\.(quotes|row)/],
    ['{"format":"playcard-game","version":1,"rulings":[]}', /^file\.not-ours: This file of rulings is none that Playcard wrote/],
    ['[1]', /^file\.not-ours/],
    ['{"format":"playcard-rulings","version":2,"rulings":[]}', /^import\.later: .*by a later version of Playcard/],
    ['{"format":"playcard-rulings","version":1}', /^form\.invalid: This file of rulings: rulings is missing/],
    ['{"format":', /^file\.not-json/],
  ])('says what is wrong with %j', (text, sentence) => {
    expect(read(text)).toMatch(sentence)
  })
  it('looks at a million rows no further than it must', () => {
    const rows = `${HEAD}\n${'F,,T,Tulip,yes,,\n'.repeat(450_000)}`
    const from = performance.now()
    expect(read(rows)).toMatch(/^file\.too-many/)
    expect(read(`${HEAD}\n${'Flowers,,T,Tulip,yes,,\n'.repeat(1_000_000)}`)).toMatch(/^file\.too-large/)
    expect(performance.now() - from).toBeLessThan(5000)
  })
})
