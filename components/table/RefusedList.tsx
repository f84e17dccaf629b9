'use client'
/**
 * What the server refused, beside what was typed and why: nothing is dropped silently. It can be mended on its card with this in sight, entered again, or
 * let go of, which is asked twice. A conflict is a question: mine or theirs.
 */
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Disclosure } from '@/components/ui/Disclosure'
import { Notice } from '@/components/ui/Notice'
import type { Refused } from '@/lib/client/outbox'
import type { Conflict } from '@/lib/client/said'
import { again, cardOf, groupsOf, insisting } from './refused-words'
import { TypedList, type TypedListProps } from './TypedList'
import type { TableGame } from './use-game'
import type { Place, ViewName } from './use-place'
import { seatName, type PadWords } from './words'

export interface RefusedListProps {
  game: TableGame
  words: PadWords
  cardView: ViewName
  go: (to: Partial<Place>) => void
}

const whereOf = (game: TableGame, c: Conflict): string => {
  const seat = c.seat === undefined ? '' : seatName(game.table, c.seat)
  return [seat, `${game.pad.roundWord} ${c.round}`, game.pad.placeWords(c)].filter(part => part !== '').join(', ')
}

function Conflicts({ game, conflicts }: { game: TableGame; conflicts: readonly Conflict[] }) {
  return (
    <ul className="mt-1 list-disc pl-5">
      {conflicts.map(c => (
        <li key={`${c.round} ${c.seat ?? ''} ${c.row ?? ''} ${c.column ?? ''} ${c.part ?? ''}`}>
          {whereOf(game, c)}: you {game.pad.markWords(c.mine, c)}, {c.by} ({c.device}) {game.pad.markWords(c.theirs, c)}
        </li>
      ))}
    </ul>
  )
}

const SHORT = 3

/** What was typed, so that it can be typed again wherever it belongs; much of it is folded away. */
function Typed(props: TypedListProps) {
  const { group } = props
  const long = group.length > SHORT || group.some(gesture => gesture.actions.length > SHORT)
  if (!long) return <TypedList {...props} />
  return (
    <Disclosure summary="What was typed" aside={String(group.length)} className="border-none">
      <TypedList {...props} />
    </Disclosure>
  )
}

/** The second question before what was typed is gone for good. */
function LetGo({ onDone }: { onDone: () => void }) {
  const [asked, setAsked] = useState(false)
  if (!asked)
    return (
      <Button
        onClick={() => {
          setAsked(true)
        }}
      >
        Let go
      </Button>
    )
  return (
    <>
      <span>It is nowhere else.</span>
      <Button onClick={onDone}>Let it go for good</Button>
    </>
  )
}

type NoticeProps = RefusedListProps & { group: readonly Refused[] }

/** Mine or theirs. */
function ConflictNotice({ game, refused }: { game: TableGame; refused: Refused }) {
  const drop = () => {
    game.dismiss(refused.key)
  }
  const keys = (
    <>
      <Button
        variant="primary"
        onClick={() => {
          if (game.act(...insisting(refused)).ok) drop()
        }}
      >
        Use mine
      </Button>
      <Button onClick={drop}>Keep theirs</Button>
    </>
  )
  return (
    <Notice tone="warning" title="Somebody else changed this meanwhile" action={keys}>
      <p>{refused.problem.message}</p>
      <Conflicts game={game} conflicts={refused.conflicts} />
    </Notice>
  )
}

/** In the order in which it was typed, until one cannot be done: the rest stays, with the reason. */
function enterAgain(game: TableGame, group: readonly Refused[]): string | null {
  for (const refused of group) {
    const done = game.act(...again(refused))
    if (!done.ok) return done.problem.message
    game.dismiss(refused.key)
  }
  return null
}

function RefusedNotice({ game, words, cardView, go, group }: NoticeProps) {
  const [trouble, setTrouble] = useState<string | null>(null)
  const [first] = group
  const card = first ? cardOf(game, first) : null
  const keys = (
    <>
      {card && (
        <Button
          onClick={() => {
            go({ view: cardView, ...card })
          }}
        >
          Open the {game.pad.cardWord}
        </Button>
      )}
      <Button
        onClick={() => {
          setTrouble(enterAgain(game, group))
        }}
      >
        Enter it again
      </Button>
      <LetGo
        onDone={() => {
          for (const { key } of group) game.dismiss(key)
        }}
      />
    </>
  )
  return (
    <Notice tone="error" title="Not saved" action={keys}>
      <p>{first?.problem.message}</p>
      <Typed game={game} words={words} group={group} />
      {trouble !== null && <p className="mt-1 font-semibold">{trouble}</p>}
    </Notice>
  )
}

export function RefusedList(props: RefusedListProps) {
  const { game } = props
  if (game.outbox.refused.length === 0) return null
  return (
    <section aria-label="Not saved" className="mb-4 grid gap-2">
      {groupsOf(game, game.outbox.refused).flatMap(group => {
        const [first] = group
        if (!first) return []
        return first.conflicts.length > 0 ? (
          <ConflictNotice key={first.key} game={game} refused={first} />
        ) : (
          <RefusedNotice key={first.key} {...props} group={group} />
        )
      })}
    </section>
  )
}
