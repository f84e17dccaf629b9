/** Pairs of entries on one Playcard (R-F5-31, A-F5-10), beyond the corpus. */
import { describe, expect, test } from 'vitest'
import { sameEntry, type Sameness } from '@/lib/pads/facts-in-five/judging/same-entry'

const PAIRS: Readonly<Record<Sameness, readonly (readonly [string, string])[]>> = {
  same: [
    ['Jordan', 'JORDAN'],
    ['New Haven', ' new  haven'],
    ['New Haven', 'NewHaven'],
    ['Peter O’Toole', "Peter O'Toole"],
    ['É', 'E\u0301'],
    ['東京', '東京'],
  ],
  ask: [
    ['The Hague', 'Hague'],
    ['Sir Isaac Newton', 'Isaac Newton'],
    ['Bell, Alexander Graham', 'Alexander Graham Bell'],
    ['Newton', 'Isaac Newton'],
    ['J.S. Bach', 'Johann Sebastian Bach'],
    ['Leonardo', 'Leonardo da Vinci'],
    ['Joan', 'Joan of Arc'],
    ['Elizabeth', 'Elizabeth II'],
    ['Henry VIII', 'Henry the Eighth'],
    ['12 Angry Men', 'Twelve Angry Men'],
    ['39 Steps', 'The Thirty-Nine Steps'],
    ['Catch-22', 'Catch 22'],
    ['M*A*S*H', 'MASH'],
    ['Romeo & Juliet', 'Romeo and Juliet'],
    ['Mt. Everest', 'Mount Everest'],
    ['MIT', 'Massachusetts Institute of Technology'],
    ['Mass. Institute of Tech', 'Massachusetts Institute of Technology'],
    ['Mississippi', 'Mississippi River'],
    ['Cherry', 'Cherries'],
    ['Daffodil', 'Dafodil'],
    ['Gandhi', 'Ghandi'],
    ['Москва', 'Масква'],
    ['Θεσσαλονίκη', 'Θεσαλονίκη'],
    ['Malmö', 'Malmo'],
    ['7UP', 'Seven Up'],
    ['Gray', 'Grey'],
    ['Chas. Dickens', 'Charles Dickens'],
    ['Bill Clinton', 'William Clinton'],
    ['USA', 'United States of America'],
    ['Cactus', 'Cacti'],
  ],
  different: [
    ['Henry VII', 'Henry VIII'],
    ['I Samuel', 'II Samuel'],
    ['Apollo 11', 'Apollo 13'],
    ['F-15', 'F-16'],
    ['Michael Jackson', 'Janet Jackson'],
    ['C.P.E. Bach', 'J.S. Bach'],
    ['Queen Anne', 'Queen Mary'],
    ['North Korea', 'South Korea'],
    ['Iran', 'Iraq'],
    ['Austria', 'Australia'],
    ['1st Knight', '2nd Knight'],
    ['Jack London', 'Jim London'],
    ['Orange', 'Orange juice'],
    ['George Washington', 'Washington Irving'],
    ['Москва', 'Минск'],
    ['Казань', 'Рязань'],
    ['東京', '京都'],
    ['', ''],
    [' ', ' '],
    ['???', '!!!'],
  ],
}

const cases = (['same', 'ask', 'different'] as const).flatMap(expected => PAIRS[expected].map(([a, b]) => ({ a, b, expected })))

describe('sameEntry', () => {
  test.each(cases)('"$a" and "$b": $expected', ({ a, b, expected }) => {
    expect([sameEntry(a, b), sameEntry(b, a)]).toEqual([expected, expected])
  })
})
