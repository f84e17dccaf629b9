/** A copy of the book as one line for the terminal. It knows no file. */
import type { Copy } from '@/lib/codecs/copies'

const size = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

const when = (time: number): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'medium' }).format(time)
}

/** Its name, when and why it was made, its size, and what was found in it. */
export const copyLine = ({ name, why, madeAt, size: bytes, check }: Copy): string =>
  `${name}  ${when(madeAt)}, ${why}, ${size(bytes)}: ${check ? `${check.sound ? 'sound' : 'NOT SOUND'}. ${check.said}` : 'not looked at yet.'}`
