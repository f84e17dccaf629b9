/** The Key Word corpus, row by row, with the acceptance of section 4 of the requirements. It knows no names: all of them come from the corpus. */
import { describe, expect, test } from 'vitest'
import { initialOf } from '@/lib/pads/facts-in-five/judging/initial'
import { keyWord, kindOf } from '@/lib/pads/facts-in-five/judging/key-word'
import { sameEntry } from '@/lib/pads/facts-in-five/judging/same-entry'
import { spellingCheck } from '@/lib/pads/facts-in-five/judging/spelling-range'
import { corpus, questionOf } from './corpus'

const rule = corpus.filter(row => row.certainty === 'rule')
const judgement = corpus.filter(row => row.certainty === 'judgement')
const spelled = corpus.filter(row => row.letterCount !== undefined)

describe('kind of the Class', () => {
  test.each(corpus)('$id: $class / $category', row => {
    expect(kindOf(row.class, row.category ?? undefined)).toBe(row.classKind)
  })
})

describe.each([true, false])('rule rows, kind given: %s', given => {
  test.each(rule)('$id: "$entry" under $class / $category in row $letter', row => {
    const answer = keyWord(questionOf(row, given))
    expect({ initial: answer.initial, letterOk: answer.letterOk, certainty: answer.certainty }).toEqual({
      initial: row.initial,
      letterOk: row.letterOk,
      certainty: 'rule',
    })
  })
})

describe.each([true, false])('judgement rows, kind given: %s', given => {
  test.each(judgement)('$id: "$entry" under $class / $category in row $letter', row => {
    const answer = keyWord(questionOf(row, given))
    if (row.needsKnowledge !== true) expect(answer.certainty).toBe('judgement')
    if (row.derivable === false) return
    const suggested = [answer.initial, ...answer.alternatives.map(word => initialOf(word).letter)]
    expect(suggested).toContain(row.initial)
  })
})

describe('spelling rows', () => {
  test.each(spelled)('$id: "$entry" under $category', row => {
    const answer = spellingCheck(row.category ?? '', row.entry)
    expect({ letters: answer.letters, range: answer.range, rangeOk: answer.rangeOk, certainty: answer.certainty }).toEqual({
      letters: row.letterCount,
      range: row.range,
      rangeOk: row.rangeOk,
      certainty: row.certainty,
    })
  })
})

describe('duplicates', () => {
  const pairs = corpus.filter(row => row.duplicateGroup !== undefined && row.pairIndex === 0)
  test.each(pairs)('group $duplicateGroup: "$entry"', first => {
    const second = corpus.find(row => row.duplicateGroup === first.duplicateGroup && row.pairIndex === 1)
    const entry = second?.entry ?? 'no second row'
    const certain = first.duplicateCertainty === 'rule' ? 'same' : 'ask'
    const expected = first.duplicate === false ? 'different' : certain
    expect([sameEntry(first.entry, entry), sameEntry(entry, first.entry)]).toEqual([expected, expected])
  })
})
