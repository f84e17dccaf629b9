/** The spelling card (R-F5-19): its ranges and the counting of letters, beyond the corpus. */
import { describe, expect, test } from 'vitest'
import { rangeOf, SPELLING_RANGES, spellingCheck } from '@/lib/pads/facts-in-five/judging/spelling-range'

test('the card has 24 choices, four for each of six Categories', () => {
  expect(SPELLING_RANGES).toHaveLength(24)
  expect(new Set(SPELLING_RANGES.map(range => `${range.category} ${range.label}`)).size).toBe(24)
  expect(new Set(SPELLING_RANGES.map(range => range.category)).size).toBe(6)
})

test.each(SPELLING_RANGES)('$category ($label) is read back from its text', range => {
  expect(rangeOf(`${range.category} (${range.label})`)).toEqual([range.min, range.max])
})

describe('spellingCheck', () => {
  test.each([
    ['Verb (over 5)', 'write', 5, false, 'rule'],
    ['Verb (over 5)', 'writes', 6, true, 'rule'],
    ['Noun (6–10)', 'blackboard', 10, true, 'rule'],
    ['Noun (6-10)', 'blackboards', 11, false, 'rule'],
    ['Adjective (5-9)', ' "naïve" ', 5, true, 'rule'],
    ['Adjective (5-9)', 'nai\u0308ve', 5, true, 'rule'],
    ['Adverb (6-10)', "o'clock", 6, true, 'judgement'],
    ['Proper Noun (8-10)', 'San Marino', 9, true, 'judgement'],
    ['Proper Noun (5-7)', 'Москва', 6, true, 'judgement'],
    ['Any Word', 'anything', 8, true, 'rule'],
    ['Any Word (8-12)', '', 0, false, 'rule'],
  ])('%s: %s', (category, entry, letters, rangeOk, certainty) => {
    expect(spellingCheck(category, entry)).toMatchObject({ letters, rangeOk, certainty })
  })
})
