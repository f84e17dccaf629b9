'use client'
/** The cards of the round: who has handed in, who has not, the next one to enter, and closing the round with its gaps named. */
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { scorerOf, seatsOf } from '@/lib/table/table'
import { cardRemarks, remarkWords } from '@/components/table/card-remarks'
import { CardFinder } from '@/components/table/CardFinder'
import { OnCard } from '@/components/table/OnCard'
import { CloseRound } from '@/components/table/CloseRound'
import { RoundPar } from '@/components/table/RoundPar'
import { playedBy, seatName } from '@/components/table/words'
import type { PhaseProps } from './phase-props'
import { cardWords, nextSeat } from './five-game'

const TONES = { none: 'plain', begun: 'doubt', done: 'accent', away: 'plain' } as const
const ICONS = { none: 'blank', begun: 'question', done: 'check', away: 'cross' } as const

export function ScorePhase({ opened, round, go, onSaid }: PhaseProps) {
  const seats = seatsOf(opened.table, round.number)
  const next = nextSeat(opened, round.number, null)
  const remarks = cardRemarks(opened.game, round.number)
  const missing = seats.filter(s => cardWords(opened, round.number, s.id).state === 'none')
  const card = (seat: string) => {
    go({ view: 'card', round: round.number, seat })
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start gap-2">
        {next && (
          <Button
            variant="primary"
            icon="arrow-right"
            className="max-w-full"
            onClick={() => {
              card(next.id)
            }}
          >
            Enter <bdi>{next.name}</bdi>&rsquo;s card
          </Button>
        )}
        {seats.length > 1 && (
          <CardFinder game={opened.game} round={round.number} onOpen={card} className="relative min-w-40 flex-1 sm:max-w-72" />
        )}
      </div>
      <ul aria-label={`Cards of round ${round.number}`} className="frame divide-y divide-rule">
        {seats.map(s => {
          const { words, state } = cardWords(opened, round.number, s.id)
          const remark = remarkWords(remarks, s.id)
          const scorer = scorerOf(opened.table, round.number, s.id)
          const about = [
            s.table === null ? null : `table ${s.table}`,
            playedBy(s, round.number),
            scorer === null ? null : `scored by ${seatName(opened.table, scorer)}`,
          ].filter(Boolean)
          return (
            <li key={s.id}>
              <button
                type="button"
                onClick={() => {
                  card(s.id)
                }}
                className="flex min-h-14 w-full items-center gap-3 px-3 py-2 text-left hover:bg-accent-soft"
              >
                <span className="figure min-w-8 shrink-0 text-xl text-ink-soft">{s.number}</span>
                <span className="min-w-0 flex-1">
                  <span dir="auto" className="block truncate font-semibold">
                    {s.name}
                  </span>
                  {about.length > 0 && <span className="block truncate text-xs text-ink-soft">{about.join(' · ')}</span>}
                  <OnCard game={opened.game} round={round.number} seat={s.id} />
                </span>
                <Badge tone={remark === null ? TONES[state] : 'doubt'} icon={remark === null ? ICONS[state] : 'warning'}>
                  {words}
                  {remark !== null && `, ${remark}`}
                </Badge>
              </button>
            </li>
          )
        })}
      </ul>
      {missing.length > 0 && missing.length < seats.length && (
        <p className="text-sm text-ink-soft">Not handed in: {missing.map(s => s.name).join(', ')}.</p>
      )}
      <RoundPar key={round.number} game={opened.game.id} round={round.number} />
      <CloseRound game={opened.game} round={round.number} onSaid={onSaid} />
    </div>
  )
}
