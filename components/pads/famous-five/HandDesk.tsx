'use client'
/** The hand desk: which hand, who deals, how far the race is; the hand to type; the hands so far. A hand needs no opening: recording it does that. */
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { EmptyState } from '@/components/ui/EmptyState'
import { Notice } from '@/components/ui/Notice'
import { seatName } from '@/components/table/words'
import type { Go, Place } from '@/components/table/use-place'
import type { Problem } from '@/lib/table/result'
import { dealAt, handAt, isRecorded, nextHand, playersAt, type HandGame } from './hand-game'
import { HandEntry } from './HandEntry'
import { HandsList } from './HandsList'
import { HowToPlay } from './later'
import { raceWords } from './race'
import { closedDoor } from './trial'

type Done = { number: number; notices: readonly Problem[] }

function Head({ opened, number }: { opened: HandGame; number: number }) {
  const [reading, setReading] = useState(false)
  const { table } = opened
  const { dealer, begins } = dealAt(opened, number)
  return (
    <header className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <div className="text-sm leading-snug text-ink-soft">
          <h2 className="inline text-xl text-ink">Hand {number}</h2>
          {dealer !== null && (
            <>
              {' '}
              · <b className="font-semibold text-ink">{seatName(table, dealer)}</b> deals
              {begins !== null && `, ${seatName(table, begins)} begins`}
            </>
          )}
          <span className="block">{raceWords(opened)}</span>
        </div>
      </div>
      <Button
        variant="plain"
        icon="info"
        aria-label="Rules: how a hand is played"
        onClick={() => {
          setReading(true)
        }}
      >
        Rules
      </Button>
      {reading && (
        <HowToPlay
          players={playersAt(opened, number).length}
          deal={table.rules.deal}
          drawing={table.rules.drawing}
          onClose={() => {
            setReading(false)
          }}
        />
      )}
    </header>
  )
}

/** What the last key did: said where the eye is. */
function Last({ done }: { done: Done | null }) {
  if (!done) return null
  return (
    <>
      Hand {done.number} is recorded.{' '}
      {done.notices.map(notice => (
        <span key={`${notice.code} ${notice.seat ?? ''}`} className="block">
          {notice.message}
        </span>
      ))}
    </>
  )
}

/** The hand that the address names, if there is one; else the one that is being typed, else the next. Null: the game has ended. */
function numberAt(opened: HandGame, place: Place, pinned: number | null): number | null {
  const next = nextHand(opened)
  const named = place.round ?? pinned
  if (named !== null && (handAt(opened, named) || (named === next && opened.sheet.status === 'live'))) return named
  return opened.sheet.status === 'live' ? next : null
}

function Door({ problem, go }: { problem: Problem; go: Go }) {
  return (
    <EmptyState
      title="This hand cannot begin yet"
      action={
        <Button
          variant="primary"
          onClick={() => {
            go({ view: 'seats', round: null, seat: null })
          }}
        >
          To the seats
        </Button>
      }
    >
      {problem.message} Somebody who only looks on leaves his seat; what he has stays.
    </EmptyState>
  )
}

export function HandDesk({ opened, place, go }: { opened: HandGame; place: Place; go: Go }) {
  const [done, setDone] = useState<Done | null>(null)
  const [pinned, setPinned] = useState<number | null>(null)
  const number = numberAt(opened, place, pinned)
  const open = (hand: number, seat: string) => {
    setDone(null)
    go({ view: 'desk', round: hand, seat })
  }
  if (number === null)
    return (
      <div className="grid gap-4">
        <HandsList opened={opened} current={null} onOpen={open} />
      </div>
    )
  const hand = handAt(opened, number)
  const door = closedDoor(opened, number)
  const current = hand && isRecorded(opened, hand) ? number : null
  const leave = () => {
    setPinned(null)
    if (place.round !== null) go({ view: 'desk', round: null, seat: null })
  }
  const list = <HandsList opened={opened} current={current} onOpen={open} onNext={leave} />
  return (
    <section aria-label={`Hand ${number}`} className="grid gap-3">
      <Head opened={opened} number={number} />
      {place.round !== null && place.round !== number && (
        <Notice tone="warning">There is no hand {place.round} yet: hands are recorded in order.</Notice>
      )}
      {door ? (
        <>
          <Door problem={door} go={go} />
          {list}
        </>
      ) : (
        <HandEntry
          key={`${number} ${place.seat ?? ''}`}
          opened={opened}
          number={number}
          seat={place.seat}
          last={done && <Last done={done} />}
          onTyping={() => {
            setPinned(number)
            setDone(null)
          }}
          onRecorded={notices => {
            setDone({ number, notices })
          }}
          onLeave={leave}
        >
          {list}
        </HandEntry>
      )}
    </section>
  )
}
