'use client'
/** The desk of a round: whose turn it is and who reads, every team's points and way to go, the deck, and what comes after the round. */
import { useState } from 'react'
import { CardFinder } from '@/components/table/CardFinder'
import { OnCard } from '@/components/table/OnCard'
import { CloseRound } from '@/components/table/CloseRound'
import { RoundsNav } from '@/components/table/RoundsNav'
import type { Go, Place } from '@/components/table/use-place'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { EmptyState } from '@/components/ui/EmptyState'
import { Field, Select } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { deckAfter, isOut } from '@/lib/pads/name-chase/deck'
import { raceWords } from '@/lib/pads/name-chase/race'
import { readerOf } from '@/lib/pads/name-chase/readers'
import type { ChaseRound } from '@/lib/pads/name-chase/setup'
import { whyNot } from '@/lib/table/result'
import { seatsOf } from '@/lib/table/table'
import { nextTeam, runningAt, teamsOf, turnWords, type ChaseGame } from './chase-game'
import { RulesButton } from './RulesButton'

const TONES = { none: 'plain', begun: 'doubt', done: 'accent', away: 'plain' } as const
const ICONS = { none: 'blank', begun: 'question', done: 'check', away: 'cross' } as const

interface DeskProps {
  opened: ChaseGame
  round: ChaseRound
  go: Go
  onSaid: (said: string | null) => void
}

/** Opens the next round, and shows who begins it and what the deck has. */
function useOpenRound(opened: ChaseGame, go: Go, onSaid: (said: string | null) => void) {
  return () => {
    const number = opened.table.rounds.length + 1
    const done = opened.act({ type: 'round.open', number })
    onSaid(whyNot(done))
    if (done.ok) go({ view: 'desk', round: number, phase: null })
  }
}

/** The one thing to do next, large. */
function NextStep({ opened, round, go, onOpen }: Omit<DeskProps, 'onSaid'> & { onOpen: () => void }) {
  const next = nextTeam(opened, round, null)
  const isLive = opened.sheet.status === 'live'
  if (next && isLive) {
    const reader = readerOf(opened.table, next, round.number)
    return (
      <Button
        variant="primary"
        icon="arrow-right"
        className="min-h-14 max-w-full text-lg sm:justify-self-start"
        onClick={() => {
          go({ view: 'card', round: round.number, seat: next.id })
        }}
      >
        <span dir="auto" className="[overflow-wrap:anywhere]">
          {next.name}
          {reader?.name && <span className="font-normal">: {reader.name} reads</span>}
        </span>
      </Button>
    )
  }
  if (!isLive || round.number < opened.table.rounds.length) return null
  return (
    <Button variant="primary" icon="plus" className="min-h-14 text-lg sm:justify-self-start" onClick={onOpen}>
      Open round {round.number + 1}
    </Button>
  )
}

function TeamLine({
  opened,
  round,
  go,
  place,
  seat,
}: Omit<DeskProps, 'onSaid'> & { place: number; seat: ReturnType<typeof teamsOf>[number] }) {
  const { words, state } = turnWords(opened, round.number, seat.id)
  const reader = readerOf(opened.table, seat, round.number)
  const running = runningAt(opened, round.number, seat.id)
  const { target } = opened.table.rules
  const way = running === null ? `${target} to go` : running.toGo === 0 ? `${target} reached` : `${running.toGo} to go`
  return (
    <li>
      <button
        type="button"
        onClick={() => {
          go({ view: 'card', round: round.number, seat: seat.id })
        }}
        className="flex min-h-16 w-full items-center gap-3 px-3 py-2 text-left hover:bg-accent-soft"
      >
        <span className="figure w-5 text-xl text-ink-soft">{place}</span>
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate font-semibold">
            {seat.name}
          </span>
          {reader?.name && <span className="block truncate text-[0.8125rem] leading-tight text-ink-soft">{reader.name} reads</span>}
          <OnCard game={opened.game} round={round.number} seat={seat.id} />
        </span>
        <span className="grid justify-items-end gap-0.5">
          <Badge tone={TONES[state]} icon={ICONS[state]}>
            {words}
          </Badge>
          <span className="text-[0.8125rem] leading-tight text-ink-soft">
            <b className="figure text-base text-ink">{running?.total ?? '–'}</b> · {way}
          </span>
        </span>
      </button>
    </li>
  )
}

/** How many cards are left, and what happens when they run out (A-NC-03). */
function DeckLine({ opened, round }: Pick<DeskProps, 'opened' | 'round'>) {
  const { table } = opened
  const { drawn, remain, reshuffled } = deckAfter(table, round.number)
  const isLast = isOut(table, round.number)
  const then = table.rules.deck === 'stop' ? 'the game ends here, and the highest total wins' : 'shuffle the used cards before the next one'
  return (
    <p className={isLast || reshuffled ? 'text-sm font-medium text-doubt' : 'text-sm text-ink-soft'}>
      Deck: <b className="figure">{remain}</b> of {drawn + remain} cards remain after this round.
      {reshuffled && ' The used cards were shuffled for it.'}
      {isLast && ` They are too few for another round: ${then}.`}
    </p>
  )
}

/** Only before the first turn: afterwards the order stands. */
function WhoBegins({ opened, round, onSaid }: Omit<DeskProps, 'go'>) {
  const teams = teamsOf(opened, round)
  const [first] = teams
  if (round.cards.size > 0 || teams.length < 2 || !first) return null
  return (
    <Field label={`Who begins round ${round.number}`} className="sm:max-w-xs">
      <Select
        value={first.id}
        options={seatsOf(opened.table, round.number).map(s => ({ value: s.id, label: s.name }))}
        onChange={seat => {
          const done = opened.act({ type: 'round.setup', round: round.number, first: seat })
          onSaid(whyNot(done))
        }}
      />
    </Field>
  )
}

function Ready({ onOpen, said }: { onOpen: () => void; said: string | null }) {
  return (
    <>
      {said !== null && <Notice tone="warning">{said}</Notice>}
      <EmptyState
        title="The table is ready"
        action={
          <Button variant="primary" icon="plus" onClick={onOpen}>
            Open round 1
          </Button>
        }
      >
        Shuffle the Puzzle Cards into the draw box, and choose the team that begins.
      </EmptyState>
    </>
  )
}

export function Desk({ opened, place, go }: { opened: ChaseGame; place: Place; go: Go }) {
  const [said, setSaid] = useState<string | null>(null)
  const onOpen = useOpenRound(opened, go, setSaid)
  const { table, sheet } = opened
  const round = table.rounds[(place.round ?? table.rounds.length) - 1] ?? table.rounds.at(-1)
  if (!round) return <Ready onOpen={onOpen} said={said} />
  const race = sheet.ending ? null : raceWords(table, sheet)
  const props = { opened, round, go }
  return (
    <section aria-label={`Round ${round.number}`} className="grid grid-cols-1 gap-4">
      <RoundsNav game={opened.game} current={round.number} go={go} onOpen={onOpen} />
      {said !== null && <Notice tone="warning">{said}</Notice>}
      {race !== null && <Notice quiet>{race}</Notice>}
      <NextStep {...props} onOpen={onOpen} />
      <CardFinder
        game={opened.game}
        round={round.number}
        onOpen={seat => {
          go({ view: 'card', round: round.number, seat })
        }}
        className="relative sm:max-w-72"
      />
      <ol aria-label={`Turns of round ${round.number}`} className="frame divide-y divide-rule">
        {teamsOf(opened, round).map((seat, i) => (
          <TeamLine key={seat.id} {...props} seat={seat} place={i + 1} />
        ))}
      </ol>
      <DeckLine {...props} />
      <WhoBegins {...props} onSaid={setSaid} />
      <div className="flex flex-wrap items-center gap-2">
        <CloseRound game={opened.game} round={round.number} onSaid={setSaid} />
        <RulesButton opened={opened} />
      </div>
    </section>
  )
}
