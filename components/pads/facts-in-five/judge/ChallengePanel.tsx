'use client'
/** The challenges of a round at full length: who, why, what it is worth and may change, the chronicle of each, and the way to settle it. */
import { useMemo, type ReactNode } from 'react'
import { seatName } from '@/components/table/words'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { Disclosure } from '@/components/ui/Disclosure'
import { changedByHand } from '@/lib/pads/facts-in-five/by-hand'
import { canChange } from '@/lib/pads/facts-in-five/stakes'
import { mayBreakTie } from '@/lib/pads/facts-in-five/voting'
import { scorerOf, seatsOf, type Seat } from '@/lib/table/table'
import type { DisputeStart } from '../DisputeDialog'
import { fiveCardAt, isBegun, type FiveGame, type FiveRound } from '../five-game'
import { MARK_WORDS } from '../marks'
import { stageWords } from '../stage-words'
import { ChallengePhotos } from './ChallengePhotos'
import { challengeWords, chronicleOf, entryOf, openTotalWords, placeWords, stakesWords, timeWords, type Shown } from './challenge-words'

interface PanelProps {
  opened: FiveGame
  round: FiveRound
  onSettle: (start: DisputeStart) => void
}

const counted = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`

function Chronicle({ opened, shown, children }: { opened: FiveGame; shown: Shown; children?: ReactNode }) {
  const { challenge } = shown
  const lines = chronicleOf(opened, challenge)
  const photos = challenge.photos.length
  const asides = [counted(lines.length + 1, 'line'), ...(photos > 0 ? [counted(photos, 'photo')] : [])]
  return (
    <Disclosure summary="Chronicle" aside={asides.join(', ')}>
      <ol className="grid gap-1.5 text-sm">
        <li dir="auto">
          <time className="figure text-ink-soft">{timeWords(opened, challenge.openedAt)}</time> {challengeWords(opened, challenge)}
        </li>
        {lines.map(({ at, words, note, votes }, i) => (
          <li key={i} dir="auto">
            <time className="figure text-ink-soft">{timeWords(opened, at)}</time> {words}
            {note !== null && <span className="text-ink-soft"> · “{note}”</span>}
            {votes !== null && <span className="block text-ink-soft">{votes}</span>}
          </li>
        ))}
      </ol>
      {children}
    </Disclosure>
  )
}

function OpenChallenge({ opened, round, shown, can, onSettle }: PanelProps & { shown: Shown; can: Readonly<Record<string, boolean>> }) {
  const { challenge, seat } = shown
  const entry = entryOf(opened, round.number, shown)
  const total = openTotalWords(opened, round.number, seat)
  const tie = challenge.stages.at(-1)?.kind === 'vote'
  return (
    <li className="grid gap-2 px-3 py-3">
      <p dir="auto">
        <b className="font-semibold">{seatName(opened.table, seat)}</b> · {placeWords(round, challenge)}
        {entry !== undefined && <> · “{entry}”</>}
      </p>
      <p className="text-sm text-ink-soft" dir="auto">
        {challengeWords(opened, challenge)} · {stakesWords(opened, round.number, shown, can)}
      </p>
      {total !== null && (
        <p className="text-sm">
          Card: <b className="figure text-base font-semibold">{total}</b>
        </p>
      )}
      {tie && (
        <p className="text-sm font-medium text-doubt">
          {mayBreakTie(opened.table, round.number, seat) ? 'A tie: the Director decides.' : 'A tie waits.'}
        </p>
      )}
      <Chronicle opened={opened} shown={shown} />
      <ChallengePhotos opened={opened} shown={shown} name={seatName(opened.table, seat)} />
      <Button
        variant="primary"
        className="justify-self-start"
        onClick={() => {
          onSettle({ seat, row: challenge.row, column: challenge.column })
        }}
      >
        Settle it
      </Button>
    </li>
  )
}

const OUTCOMES = {
  valid: { word: 'valid', tone: 'accent', icon: 'check' },
  'not-valid': { word: 'not valid', tone: 'cross', icon: 'cross' },
  withdrawn: { word: 'withdrawn', tone: 'plain', icon: 'undo' },
} as const

function SettledChallenge({ opened, round, shown, onSettle }: PanelProps & { shown: Shown }) {
  const { challenge, seat } = shown
  const outcome = challenge.outcome && OUTCOMES[challenge.outcome]
  const byHand = changedByHand(fiveCardAt(opened, round.number, seat), challenge)
  const entry = entryOf(opened, round.number, shown)
  return (
    <li className="grid gap-1 px-3 py-2 text-sm">
      <div className="flex items-center gap-3">
        <span dir="auto" className="min-w-0 flex-1">
          {seatName(opened.table, seat)} · {placeWords(round, challenge)}
          {entry !== undefined && <> · “{entry}”</>} · {challenge.stages.map(s => stageWords(opened, s)).join(' → ')}
        </span>
        {outcome && (
          <Badge tone={outcome.tone} icon={outcome.icon}>
            {outcome.word}
          </Badge>
        )}
        <Button
          variant="plain"
          aria-label={`Challenge again: ${seatName(opened.table, seat)}, ${placeWords(round, challenge)}`}
          onClick={() => {
            onSettle({ seat, row: challenge.row, column: challenge.column })
          }}
        >
          Again
        </Button>
      </div>
      {!isBegun(opened, round.number, seat) && (
        <p className="text-ink-soft">It counts as soon as something else of this card is entered or ruled.</p>
      )}
      {byHand !== null && <p className="text-ink-soft">Changed by hand afterwards: {MARK_WORDS[byHand]} now.</p>}
      <Chronicle opened={opened} shown={shown}>
        <ChallengePhotos opened={opened} shown={shown} name={seatName(opened.table, seat)} />
      </Chronicle>
    </li>
  )
}

/** "Ann scores Eve's card"; nobody scores the card of somebody who is away. */
function scoresWords({ table }: FiveGame, round: FiveRound, { id, name }: Seat): string {
  const stand = round.cards.get(id)?.stand ?? 'played'
  if (stand !== 'played') return stand === 'absent' ? `${name} is absent` : `${name}'s card is void`
  const scorer = scorerOf(table, round.number, id)
  return scorer === null ? `${name} scores his own card` : `${seatName(table, scorer)} scores ${name}'s card`
}

function Scorers({ opened, round }: Pick<PanelProps, 'opened' | 'round'>) {
  return (
    <section aria-label="Who scores whom" className="grid gap-2">
      <h2 className="text-lg">Who scores whom</h2>
      <ul className="frame divide-y divide-rule text-sm">
        {seatsOf(opened.table, round.number).map(s => {
          return (
            <li key={s.id} dir="auto" className="px-3 py-2">
              {scoresWords(opened, round, s)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export function ChallengePanel(props: PanelProps) {
  const { opened, round } = props
  const { table, sheet } = opened
  const all = useMemo(
    () =>
      seatsOf(table, round.number).flatMap(s =>
        (round.cards.get(s.id)?.card.challenges ?? []).map(challenge => ({ challenge, seat: s.id })),
      ),
    [table, round],
  )
  const open = useMemo(
    () =>
      all.filter(s => s.challenge.status === 'open').map(shown => ({ shown, can: canChange(table, shown.seat, shown.challenge, sheet) })),
    [all, table, sheet],
  )
  const settled = all.filter(s => s.challenge.status !== 'open')
  return (
    <div className="grid gap-4">
      {all.length === 0 && <p className="text-ink-soft">No entry of this round has been challenged.</p>}
      {open.length > 0 && (
        <section aria-label="Open challenges" className="grid gap-2">
          <h2 className="text-lg">Open: {open.length}</h2>
          <ul className="frame divide-y divide-rule">
            {open.map(({ shown, can }) => (
              <OpenChallenge key={shown.challenge.id} {...props} shown={shown} can={can} />
            ))}
          </ul>
        </section>
      )}
      {settled.length > 0 && (
        <section aria-label="Settled challenges" className="grid gap-2">
          <h2 className="text-lg">Settled</h2>
          <ul className="frame divide-y divide-rule">
            {settled.map(shown => (
              <SettledChallenge key={shown.challenge.id} {...props} shown={shown} />
            ))}
          </ul>
        </section>
      )}
      <Scorers opened={opened} round={round} />
    </div>
  )
}
