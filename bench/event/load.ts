/** Saves at a pace, by six scorers, each waiting for his own answers; and when everybody saw them. It knows no card. */
import { setTimeout as rest } from 'node:timers/promises'
import type { Action } from '../evening'
import type { Api } from '../ask'
import { quantile } from '../figures'
import type { Reader } from './readers'

/** One action that a scorer sends, and whose reader shall see it. */
export type Work = { seat: string; action: Action }
/** An action that was taken, and the clock of this machine when it was sent, in milliseconds. */
export type Sent = Work & { seq: number; at: number }
/** `saved` and `seen` in milliseconds; `sent` in the order of the log. */
export type Taken = { saved: readonly number[]; seen: readonly number[]; seconds: number; sent: readonly Sent[] }

const SEEN_WITHIN_MS = 5000

async function scorer(
  api: Api,
  game: string,
  works: readonly Work[],
  begin: (i: number) => number,
): Promise<{ sent: Sent[]; saved: number[] }> {
  const sent: Sent[] = []
  const saved: number[] = []
  for (const [i, { seat, action }] of works.entries()) {
    const wait = begin(i) - Date.now()
    if (wait > 0) await rest(wait)
    const at = Date.now()
    const reply = await api.send(game, [action])
    saved.push(reply.ms)
    sent.push({ seat, action, seq: (JSON.parse(reply.text) as { seq: number }).seq, at })
  }
  return { sent, saved }
}

/** From sending a mark until the first view of at least its number was in the hands of that seat's reader; infinite where none came in five seconds. */
const seenAfter = ({ seat, seq, at }: Sent, readers: ReadonlyMap<string, Reader>): number =>
  (readers.get(seat)?.arrivals.find(a => a.seq >= seq)?.at ?? Number.POSITIVE_INFINITY) - at

/** Each scorer sends what is in his queue, together so many a second; as fast as they can where the pace is infinite. */
export async function enter(
  apis: readonly Api[],
  game: string,
  queues: readonly (readonly Work[])[],
  perSecond: number,
  readers: ReadonlyMap<string, Reader>,
): Promise<Taken> {
  const start = Date.now()
  const begin = (place: number) => (i: number) => start + ((i * apis.length + place) / perSecond) * 1000
  const done = await Promise.all(apis.map((api, place) => scorer(api, game, queues[place] ?? [], begin(place))))
  const seconds = (Date.now() - start) / 1000
  const sent = done.flatMap(d => d.sent).toSorted((a, b) => a.seq - b.seq)
  const all = (): boolean => sent.every(s => Number.isFinite(seenAfter(s, readers)))
  for (let waited = 0; waited < SEEN_WITHIN_MS && !all(); waited += 50) await rest(50)
  return {
    saved: done.flatMap(d => d.saved),
    seen: sent.map(s => seenAfter(s, readers)),
    seconds,
    sent,
  }
}

/** "12 / 30 / 44 ms": half, 95 % and all of them below. */
export const spread = (values: readonly number[]): string =>
  `${[0.5, 0.95, 1].map(part => quantile(values, part).toFixed(0)).join(' / ')} ms`
