'use client'
/** The keys of a dispute: what the scorer had put, and how it ended. They refuse to know whose entry it is. */
import { Button } from '@/components/ui/Button'
import type { FiveRules } from '@/lib/pads/facts-in-five/rules'
import type { DisputeDetails, DisputeOutcome } from './dispute'

type Key = { outcome: DisputeOutcome; word: string; hint: string; book?: true }

const OUTCOMES: readonly Key[] = [
  { outcome: 'accepted', word: 'Accepted', hint: 'another player accepts it' },
  { outcome: 'refused', word: 'Nobody accepts', hint: 'not valid unless voted in' },
  { outcome: 'voted-in', word: 'Voted in', hint: 'valid by vote' },
  { outcome: 'voted-out', word: 'Voted out', hint: 'not valid by vote' },
  { outcome: 'book-yes', word: 'Book says yes', hint: 'verified', book: true },
  { outcome: 'book-no', word: 'Book says no', hint: 'verified', book: true },
  { outcome: 'decided-in', word: 'Director: valid', hint: 'tie or ruling' },
  { outcome: 'decided-out', word: 'Director: not valid', hint: 'tie or ruling' },
  { outcome: 'book-nothing', word: 'Book is silent', hint: 'noted, goes to the vote', book: true },
  { outcome: 'withdrawn', word: 'Withdrawn', hint: 'the challenger gives in' },
  { outcome: 'open', word: 'Leave it open', hint: 'settled later' },
]

const PAPER: readonly { paper: DisputeDetails['paper']; word: string; hint: string }[] = [
  { paper: '1', word: 'Valid', hint: 'counted as a check' },
  { paper: 'x', word: 'Crossed', hint: 'not counted' },
  { paper: null, word: 'In the counts already', hint: 'counted after the ruling' },
]

/** Asked before the outcome, because the ten counts cannot follow it otherwise. */
export function PaperKeys({ onChoose }: { onChoose: (paper: DisputeDetails['paper']) => void }) {
  return (
    <>
      <p className="text-sm text-ink-soft">This card is known by its ten counts: they follow the outcome only if this is known.</p>
      <div role="group" aria-label="The scorer had put" className="grid gap-2 sm:grid-cols-3">
        {PAPER.map(({ paper, word, hint }) => (
          <Button
            key={word}
            variant="key"
            legend={hint}
            onClick={() => {
              onChoose(paper)
            }}
          >
            {word}
          </Button>
        ))}
      </div>
    </>
  )
}

type Agreed = Pick<FiveRules, 'challenges' | 'verifying'>

/** What the house rules never let happen is not offered (A-F5-05). */
const NEVER: Readonly<Record<FiveRules['challenges'], readonly DisputeOutcome[]>> = {
  'accept-then-vote': [],
  'vote-only': ['accepted', 'refused'],
  'director-rules': ['accepted', 'refused', 'voted-in', 'voted-out'],
}
const OTHERWISE: Readonly<Record<FiveRules['challenges'], string>> = {
  'accept-then-vote': 'a dispute is accepted or goes to the vote',
  'vote-only': 'a dispute goes to the vote',
  'director-rules': 'the Director rules on a dispute',
}

/** How a dispute can end, each ending beside its opposite. Where the house rules have no Verifying Entries (R-F5-65) the keys of the book say so. */
export function OutcomeKeys({ agreed, onChoose }: { agreed: Agreed; onChoose: (outcome: DisputeOutcome) => void }) {
  const isBookAgreed = agreed.verifying
  return (
    <>
      <div role="group" aria-label="Outcome" className="grid grid-cols-2 gap-2">
        {OUTCOMES.filter(key => !NEVER[agreed.challenges].includes(key.outcome)).map(({ outcome, word, hint, book }) => (
          <Button
            key={outcome}
            variant="key"
            legend={book && !isBookAgreed ? 'not agreed here' : hint}
            onClick={() => {
              onChoose(outcome)
            }}
          >
            {word}
          </Button>
        ))}
      </div>
      {!isBookAgreed && (
        <p className="text-sm text-ink-soft">
          Verifying Entries is not agreed in this game: {OTHERWISE[agreed.challenges]}. The keys of the book are for a table that looks it
          up all the same.
        </p>
      )}
    </>
  )
}
