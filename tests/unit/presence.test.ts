/** Who is on which card is forgotten by itself. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FORGOTTEN_AFTER_MS, presence } from '@/lib/client/presence'
import type { Here } from '@/lib/client/said'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const on = (device: string, since: number): Here => ({ device, name: 'Mia', round: 1, seat: 'ann', since })

it('shows who is here, and forgets each when he has been silent for long', () => {
  const shown: string[] = []
  const begun = Date.now()
  const { told, stop } = presence(Date.now, ({ here }) => shown.push(here.map(h => h.device).join(' ')))
  told([on('old', begun - FORGOTTEN_AFTER_MS), on('a', begun - 20_000), on('b', begun)])
  expect(shown).toEqual(['a b'])
  vi.advanceTimersByTime(10_100)
  expect(shown).toEqual(['a b', 'b'])
  told([on('b', Date.now())])
  vi.advanceTimersByTime(FORGOTTEN_AFTER_MS + 100)
  expect(shown).toEqual(['a b', 'b', 'b', ''])
  told([on('b', Date.now())])
  stop()
  vi.advanceTimersByTime(10 * FORGOTTEN_AFTER_MS)
  expect(shown).toHaveLength(5)
})
