/** Ranks and ties: the one definition, whatever order the seats come in. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rank } from '@/lib/table/master-sheet'

const scores = fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 9 })
const named = (keys: readonly (readonly number[])[]) => keys.map((key, i) => [`seat-${i}`, key] as const)

describe('ranks', () => {
  it('are 1, 1, 3 and 1, 2, 2, 4', () => {
    expect([...rank(new Map(named([[9], [9], [5]])))]).toEqual([
      ['seat-0', 1],
      ['seat-1', 1],
      ['seat-2', 3],
    ])
    expect(Object.fromEntries(rank(new Map(named([[4], [9], [4], [1]]))))).toEqual({ 'seat-1': 1, 'seat-0': 2, 'seat-2': 2, 'seat-3': 4 })
    expect(Object.fromEntries(rank(new Map(named([[0], [0], [0]]))))).toEqual({ 'seat-0': 1, 'seat-1': 1, 'seat-2': 1 })
    expect(rank(new Map()).size).toBe(0)
  })

  it('do not depend on the order of insertion, and count those who are better', () => {
    fc.assert(
      fc.property(scores, fc.integer(), (keys, seed) => {
        const seats = named(keys)
        const given = rank(new Map(seats))
        const mixed = rank(
          new Map(
            seats
              .map((s, i) => ({ s, at: Math.sin(seed + i * 77) }))
              .sort((a, b) => a.at - b.at)
              .map(({ s }) => s),
          ),
        )
        for (const [seat, key] of seats) {
          const better = seats.filter(
            ([, other]) => (other[0] ?? 0) > (key[0] ?? 0) || (other[0] === key[0] && (other[1] ?? 0) > (key[1] ?? 0)),
          ).length
          expect(given.get(seat)).toBe(better + 1)
          expect(mixed.get(seat)).toBe(better + 1)
        }
      }),
    )
  })

  it('a shorter key is behind a longer one that begins alike', () => {
    expect(
      Object.fromEntries(
        rank(
          new Map([
            ['a', [7]],
            ['b', [7, 0]],
          ]),
        ),
      ),
    ).toEqual({ b: 1, a: 2 })
  })
})
