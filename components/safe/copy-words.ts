/** What a copy of the book is called on the screen: when, why, how large, and what was found in it. */
import type { Copy } from '@/lib/codecs/copies'

const WHY: Readonly<Record<Copy['why'], string>> = {
  automatic: 'made by itself',
  'by-hand': 'asked for',
  'before-update': 'before an update',
  'before-restore': 'before another copy was restored',
  damaged: 'the damaged file that was replaced',
}

/** A copy as it is shown: times in the zone of the machine that keeps the book. */
export type CopyShown = {
  readonly name: string
  readonly when: string
  readonly why: string
  readonly size: string
  readonly state: 'sound' | 'unsound' | 'unseen'
  readonly said: string
}

const sizeOf = (bytes: number): string => (bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`)

function stateOf({ check }: Copy): CopyShown['state'] {
  if (!check) return 'unseen'
  return check.sound ? 'sound' : 'unsound'
}

/** A copy in words. `zone` is the time zone of the machine. */
export const copyShown = (copy: Copy, zone: string): CopyShown => ({
  name: copy.name,
  when: new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' }).format(copy.madeAt),
  why: WHY[copy.why],
  size: sizeOf(copy.size),
  state: stateOf(copy),
  said: copy.check?.said ?? 'Nobody has looked into it yet.',
})
