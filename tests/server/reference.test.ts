/** The reference books as they lie on the disk: what they know, what they do not, and what no term can do to them. */
import { describe, expect, it } from 'vitest'
import { ask } from './http'

type Answer = {
  term: string
  senses: { book: string; part: string; words: string[]; gloss: string; is: string[] }[]
  silent: string[]
  spelling: { knows: boolean; unknown: string[]; suggestions: { word: string; instead: string[] }[] }
}
const look = async (term: string): Promise<Answer> => {
  const { status, body } = await ask('GET', `/api/reference?term=${encodeURIComponent(term)}`)
  expect(status).toBe(200)
  return body as unknown as Answer
}

describe('WordNet', () => {
  it('knows what a thing is a kind of, step by step', async () => {
    const { senses, silent } = await look('mace')
    expect(silent).toEqual([])
    expect(senses.some(s => s.is.slice(0, 2).join() === 'spice,flavorer' && /nutmeg/.test(s.gloss))).toBe(true)
    expect(senses.every(s => s.book === 'WordNet 3.1' && s.words.length > 0 && s.gloss !== '')).toBe(true)
  })
  it.each(['Isaac Newton', 'nutmegs', 'daisies', 'New Haven', 'a', 'zymurgy', '“Mustard”', 'women'])('finds %s', async term => {
    expect((await look(term)).senses.length).toBeGreaterThan(0)
  })
  it.each(['Mahlab', 'qwertyuiop', 'Москва', '🦊', 'x'.repeat(400), '00001740', '???'])('does not know %s, and says so', async term => {
    const { senses, silent } = await look(term)
    expect([senses, silent]).toEqual([[], ['WordNet 3.1']])
  })
  it('is asked with a term', async () => {
    expect((await ask('GET', '/api/reference')).status).toBe(400)
    expect((await ask('GET', '/api/reference?term=%20')).status).toBe(400)
  })
})

describe('the spelling dictionary', () => {
  it.each([
    ['cathedral', true, []],
    ['Cathedrals', true, []],
    ['cathedrel', false, ['cathedrel']],
    ['wild cathedrel', false, ['cathedrel']],
    ["didn't", true, []],
    ['???', false, []],
  ])('%s', async (term, knows, unknown) => {
    expect((await look(term)).spelling).toMatchObject({ knows, unknown })
  })
  it.each([
    ['cathedrel', 'cathedral'],
    ['wild rythm', 'rhythm'],
    ['Missisippi', 'Mississippi'],
  ])('suggests for %s', async (term, meant) => {
    const { suggestions } = (await look(term)).spelling
    expect(suggestions.flatMap(s => s.instead)).toContain(meant)
  })
  it('holds nobody up over a strange word, and answers the next one', { timeout: 60_000 }, async () => {
    const strange = ['qwertyuiopasdfghjklzxcvbnmq', 'xzxzxzxzxzxzxzxzxzxzxzxzxzxz', 'Флорида', 'q'.repeat(110)]
    let beats = 0
    const clock = setInterval(() => {
      beats += 1
    }, 20)
    const from = performance.now()
    const found = await Promise.all(strange.map(look))
    clearInterval(clock)
    const took = performance.now() - from
    expect(found.map(f => f.spelling.knows)).toEqual([false, false, false, false])
    // The server's own thread kept its time: of all the beats that there were time for, most were kept.
    expect(beats).toBeGreaterThan(took / 20 / 3)
    expect((await look('cathedrel')).spelling.suggestions).toEqual([{ word: 'cathedrel', instead: ['cathedral'] }])
  })
})
