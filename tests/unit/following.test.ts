/** How a page follows the log: when it asks for what came since, and when it leaves a number alone. The server is a function here. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Following } from '@/lib/client/following'

let asked: string[] = []
let answer: () => Response

const line = (seq: number) => ({ seq, id: `a${seq}`, type: 'x', payload: {}, at: '2026-11-30T20:00:00Z', actor: 'Mia', device: 'd' })
/** The log as far as `last`, asked for after any number. */
const log = (last: number) => () => {
  const after = Number(/after=(\d+)/.exec(asked.at(-1) ?? '')?.[1])
  const lines = Array.from({ length: Math.max(0, last - after) }, (_, i) => line(after + 1 + i))
  return Response.json({ actions: lines }, { headers: { 'x-playcard-time': String(Date.now() + 5000) } })
}

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(answer())
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page that stands at `seq`, with so many actions of its own on their way. */
function page(seq: number, own = 0) {
  const at = { seq, own, changes: 0 }
  const following = new Following(
    'g',
    {
      at: () => ({ seq: at.seq, last: `a${at.seq}` }),
      own: () => at.own,
      take: lines => {
        at.seq = lines.at(-1)?.stamp.seq ?? at.seq
      },
      changed: () => {
        at.changes += 1
      },
    },
    Date.now(),
  )
  return { at, following }
}

describe('a number that the server speaks of', () => {
  it('is asked for at once when it is news, from where the page stands, and sets the clock', async () => {
    answer = log(12)
    const { at, following } = page(10)
    following.hear(12)
    await vi.advanceTimersByTimeAsync(10)
    expect(asked).toEqual(['/api/games/g/log?after=10&last=a10'])
    expect([at.seq, Math.round(following.offset / 1000)]).toEqual([12, 5])
    following.hear(12)
    await vi.advanceTimersByTimeAsync(5000)
    expect(asked).toHaveLength(1)
  })

  it('is left to our own answers where these explain it, and asked for after all when they do not come', async () => {
    answer = log(12)
    const { at, following } = page(10, 2)
    following.hear(12)
    await vi.advanceTimersByTimeAsync(900)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect([asked.length, at.seq]).toEqual([1, 12])
  })

  it('that our own answers have overtaken is only late: nothing is asked', async () => {
    answer = log(13)
    const { at, following } = page(10)
    at.seq = 13
    following.hear(12)
    following.hear(13)
    await vi.advanceTimersByTimeAsync(5000)
    expect(asked).toEqual([])
  })

  it('that stays behind, or falls below what was spoken of before, says that the book was put back', async () => {
    answer = () => Response.json({ actions: [] })
    const { at, following } = page(10)
    at.seq = 13
    following.hear(12)
    await vi.advanceTimersByTimeAsync(1100)
    expect(asked).toHaveLength(1)
    following.hear(7)
    await vi.advanceTimersByTimeAsync(10)
    expect(asked).toHaveLength(2)
  })
})

it('says why this device is let in no more, and no more than that when it is let in again', async () => {
  answer = () => Response.json({ problem: { severity: 'error', code: 'link.revoked', message: 'Taken back.' } }, { status: 401 })
  const { at, following } = page(3)
  await following.catchUp()
  expect(following.barred).toMatchObject({ code: 'link.revoked', message: 'Taken back.' })
  expect(at.changes).toBeGreaterThan(0)
  answer = log(4)
  await following.catchUp()
  expect([following.barred, at.seq]).toEqual([null, 4])
})
