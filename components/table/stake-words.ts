/** What hangs on a card that waits for a second look, as a sentence. It judges nothing. */
import type { AtStake, ToCheck } from '@/lib/table/to-check'

const WORDS: Record<AtStake['what'], (name: string) => string> = {
  winner: name => `who is first in ${name}`,
  tie: name => `a tie in ${name}`,
  cut: () => 'the cut',
}

const openWords = (open: number): string => (open === 0 ? '' : `${open} still open on it. `)

/** "One slip could change who is first in Total, a tie in General." */
export function stakeWords({ slips, stakes, open }: ToCheck, classifications: readonly { id: string; name: string }[]): string {
  if (slips === null) return open > 2 ? openWords(open).trim() : `${openWords(open)}Two slips would change no place that counts.`
  const named = stakes.map(({ classification, what }) =>
    WORDS[what](classifications.find(c => c.id === classification)?.name ?? classification),
  )
  return `${openWords(open)}${slips === 1 ? 'One slip' : 'Two slips'} could change ${[...new Set(named)].join(', ')}.`
}
