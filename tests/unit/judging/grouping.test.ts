/** Groups of entries across playcards: equal and near ones, in every script, without chains and without losing one. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupEntries } from '@/lib/pads/facts-in-five/judging/grouping'
import { sameEntry } from '@/lib/pads/facts-in-five/judging/same-entry'

const groupsOf = (...texts: string[]) =>
  groupEntries(texts.map((text, id) => ({ id, text }))).map(g => ({ text: g.text, ids: g.entries.map(e => (e.sure ? e.id : -e.id)) }))

describe('groups of entries', () => {
  it('puts equal and near spellings together, the largest group first', () => {
    expect(groupsOf('Cinnamon', 'Clove', 'cinnamon ', 'Cinamon', 'CINNAMON')).toEqual([
      { text: 'Cinnamon', ids: [0, 2, 4, -3] },
      { text: 'Clove', ids: [1] },
    ])
  })
  it('heads a group by the spelling that most used', () => {
    expect(groupsOf('MACE', 'Mace', 'Mace')[0]?.text).toBe('Mace')
  })
  it('never joins two answers by way of a third', () => {
    expect(sameEntry('Mary Stuart', 'Mary')).toBe('ask')
    expect(sameEntry('Mary Stuart', 'Stuart')).toBe('ask')
    expect(groupsOf('Mary', 'Mary', 'Stuart', 'Mary Stuart')).toEqual([
      { text: 'Mary', ids: [0, 1, -3] },
      { text: 'Stuart', ids: [2] },
    ])
  })
  it('keeps different answers apart in every script', () => {
    const cities = ['Москва', 'Минск', 'Казань', 'Рязань', '東京', '京都', 'Αθήνα', 'Θήβα', 'القاهرة', 'بغداد']
    expect(groupsOf(...cities)).toHaveLength(cities.length)
    expect(groupsOf('Москва', 'москва', 'Масква')).toEqual([{ text: 'Москва', ids: [0, 1, -2] }])
  })
  it('takes signs, pictures and endless texts for what they are', () => {
    const long = 'A'.repeat(10_000)
    expect(groupsOf('???', '!!!', '🦊', '🦊', long, `${long}b`)).toHaveLength(5)
  })
  it('keeps every entry exactly once, whatever was written', () => {
    const word = fc.oneof(fc.constantFrom('Cain', 'The Cain', 'cain', 'Москва', '', '?!'), fc.string({ unit: 'grapheme', maxLength: 12 }))
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), texts => {
        const groups = groupEntries(texts.map((text, id) => ({ id, text })))
        const ids = groups.flatMap(g => g.entries.map(e => e.id))
        expect(ids.toSorted((a, b) => a - b)).toEqual(texts.map((_, i) => i))
        for (const group of groups)
          for (const entry of group.entries)
            if (group.entries.length > 1 && entry.text !== group.text)
              expect(sameEntry(group.text, entry.text)).toBe(entry.sure ? 'same' : 'ask')
      }),
    )
  })
})
