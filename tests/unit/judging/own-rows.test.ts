/** Key Words of names that are not in the corpus. It knows no rule: the expected letters stand in the rows. */
import { describe, expect, test } from 'vitest'
import { initialOf } from '@/lib/pads/facts-in-five/judging/initial'
import { keyWord } from '@/lib/pads/facts-in-five/judging/key-word'
import { corpus } from './corpus'
import { judgeRows, ruleRows } from './own-rows'

describe('certain by rule', () => {
  test.each(ruleRows)('$class / $category, row $letter: $entry', row => {
    const answer = keyWord(row)
    const letterOk = row.letters !== '' && (row.letter === '*' || row.letter === row.letters)
    expect(answer).toMatchObject({ initial: row.letters, letterOk, certainty: 'rule' })
  })
})

describe('for the table to judge', () => {
  test.each(judgeRows)('$class / $category, row $letter: $entry', row => {
    const answer = keyWord(row)
    const suggested = [answer.initial, ...answer.alternatives.map(word => initialOf(word).letter)]
    expect(answer.certainty).toBe('judgement')
    expect(suggested).toEqual(expect.arrayContaining(Array.from(row.letters)))
  })
})

describe('the sentence', () => {
  test('names the reading under which another letter would do', () => {
    const answer = keyWord({ class: 'Artists', entry: 'Vincent van Gogh', letter: 'V' })
    expect(answer.letterOk).toBe(false)
    expect(answer.why).toContain('V fits only if the table reads it as van')
  })

  test.each([...ruleRows, ...judgeRows])('is one sentence for $entry', row => {
    expect(keyWord(row).why).toMatch(/^[^\n]+[^.\n]\.$/)
  })
})

test('the rows of our own are not rows of the corpus', () => {
  const known = new Set(corpus.map(row => `${row.class}|${row.category ?? ''}|${row.letter}|${row.entry}`))
  expect([...ruleRows, ...judgeRows].filter(row => known.has(`${row.class}|${row.category}|${row.letter}|${row.entry}`))).toEqual([])
})
