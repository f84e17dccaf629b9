/** The points of every golden log are what they were: a change of numbers without a new edition of the rules is a fault, and this finds it. */
import { describe, expect, it } from 'vitest'
import { padOf, pads } from '@/lib/registry'
import { goldens, numbersOf } from '../golden/golden'

describe('golden logs', () => {
  it('there are some of every pad', () => {
    expect(new Set(goldens().map(g => g.file.pad))).toEqual(new Set(pads.map(p => p.id)))
  })

  it.each(goldens())('$name comes to the same points', ({ file, numbers }) => {
    const pad = padOf(file.pad)
    if (!pad) throw new Error(`the score pad ${file.pad} is gone`)
    const edition = String(pad.rulesVersion)
    const replayed = pad.replay(
      file.opening,
      file.log.map(({ action, ...stamp }) => ({ raw: action, stamp })),
    )
    if (!replayed.ok) throw new Error(replayed.problem.message)
    // A new edition needs its numbers: node scripts/run.mjs tests/golden/make.ts. The same edition may not have others.
    expect(Object.keys(numbers)).toContain(edition)
    expect(numbersOf(replayed.value)).toEqual(numbers[edition])
    expect(replayed.value.aside().filter(a => !(file.aside ?? []).includes(a.id))).toEqual([])
  })
})
