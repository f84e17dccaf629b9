'use client'
/** One hand: a column a player, one number pad, who played the Happy Ending, the adventure. What the rules say about it stands above the keys. */
import { useState, type ReactNode, type RefObject } from 'react'
import { CardFinder } from '@/components/table/CardFinder'
import { padKey, usePad, type PadActs } from '@/components/table/pad-keys'
import { othersOn, useHere } from '@/components/table/use-here'
import { seatName } from '@/components/table/words'
import { Button } from '@/components/ui/Button'
import { cn } from '@/components/ui/cn'
import { Field, TextInput } from '@/components/ui/Field'
import { Icon } from '@/components/ui/Icon'
import { Notice } from '@/components/ui/Notice'
import type { Problem } from '@/lib/table/result'
import type { Seat } from '@/lib/table/table'
import { Adventure } from './Adventure'
import { HandColumns } from './HandColumns'
import { playersAt, type HandGame } from './hand-game'
import { HandKeys, Key } from './HandKeys'
import { HandMore } from './HandMore'
import type { HandKey } from './hand-typing'
import { Readings } from './Readings'
import { useHandEntry, type EntryGiven, type HandEntryState } from './use-hand-entry'

const LOOK = {
  error: { icon: 'error', word: 'Error', ink: 'text-cross' },
  warning: { icon: 'warning', word: 'Warning', ink: 'text-doubt' },
  hint: { icon: 'info', word: 'Hint', ink: 'text-accent' },
} as const

function Complaint({ problem }: { problem: Problem }) {
  const { icon, word, ink } = LOOK[problem.severity]
  return (
    <p className="flex items-start gap-1.5">
      <Icon name={icon} className={cn('mt-px size-4', ink)} />
      <span className="min-w-0 flex-1">
        <b className={cn('font-semibold', ink)}>{word}:</b> {problem.message}
      </span>
    </p>
  )
}

/** What the rules say, or what is still lacking, or what was recorded last: always in the same place, with room, so that the keys stay where they are. */
function Says({ entry, last }: { entry: HandEntryState; last: ReactNode }) {
  const { problem, trial } = entry
  const problems = problem ? [problem] : trial.notices
  const end = trial.sheet?.ending
  return (
    <div role="status" className="grid min-h-13 content-center gap-1 text-[0.8125rem] leading-tight">
      {problems.length > 0 ? (
        problems.map(p => <Complaint key={`${p.code} ${p.seat ?? ''}`} problem={p} />)
      ) : (
        <div className="text-ink-soft">{last ?? trial.lacks ?? (end ? `${end.message} This hand ends the game.` : null)}</div>
      )}
    </div>
  )
}

/** A sum that the rules call impossible by proof may be overruled, with a note (A-FF-04). */
function Overrule({ entry }: { entry: HandEntryState }) {
  const [note, setNote] = useState('')
  if (!entry.problem?.overrulable || entry.trial.lacks !== null) return null
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={event => {
        event.preventDefault()
        if (note.trim() !== '') entry.overrule(note.trim())
      }}
    >
      <Field label="Note: counted again, and it is so" className="min-w-0 flex-1 basis-56">
        <TextInput
          value={note}
          maxLength={200}
          onChange={event => {
            setNote(event.target.value)
          }}
        />
      </Field>
      <Button type="submit" disabled={note.trim() === ''}>
        Record all the same
      </Button>
    </form>
  )
}

/** Typed over a recorded hand, and not saved: said, with the way back. */
function Unsaved({ entry, number }: { entry: HandEntryState; number: number }) {
  if (entry.unsaved === null) return null
  return (
    <Notice
      tone="warning"
      title={entry.unsaved === 'meanwhile' ? `Hand ${number} was recorded meanwhile` : 'Not saved yet'}
      action={<Button onClick={entry.forget}>Leave it as recorded</Button>}
    >
      {entry.unsaved === 'meanwhile'
        ? 'What you typed is still here. Save it to put it to the question whose record counts.'
        : `The correction is kept on this device. Hand ${number} counts as it was recorded.`}
    </Notice>
  )
}

/** The hand that was given up has its key beside nought. */
function Nobody({ entry }: { entry: HandEntryState }) {
  const { abandoned } = entry.draft
  return (
    <Button
      variant={abandoned ? 'key-primary' : 'key'}
      aria-pressed={abandoned}
      aria-label="Nobody played a Happy Ending: the hand was abandoned"
      onClick={entry.setAbandoned}
      className={cn('min-h-13 overflow-hidden text-xs', !abandoned && 'bg-paper')}
    >
      {abandoned && <Icon name="check" className="mx-auto block size-4" />}
      Abandoned
    </Button>
  )
}

const labelOf = (opened: HandGame, entry: HandEntryState, number: number): string => {
  if (entry.next !== null) return `Next: ${seatName(opened.table, entry.next)}`
  if (!entry.isRecorded) return `Record hand ${number}`
  return entry.unsaved !== null ? `Save hand ${number}` : 'Done'
}

interface TypedHandProps {
  opened: HandGame
  entry: HandEntryState
  number: number
  last: ReactNode
  /** The element that hears the keyboard. */
  pad: RefObject<HTMLDivElement | null>
  /** Back to the typing. */
  focus: () => void
}

function TypedHand({ opened, entry, number, last, pad, focus }: TypedHandProps) {
  const { press, draft } = entry
  const points = draft.way === 'points'
  const on = (key: HandKey) => () => {
    press(key)
  }
  const acts: PadActs = {
    Backspace: on('back'),
    Enter: entry.go,
    ArrowLeft: on('left'),
    ArrowRight: on('right'),
    '+': on('more'),
    '-': on(points ? 'sign' : 'less'),
    h: () => {
      if (entry.cursor !== null && !points) entry.setOut(entry.cursor)
    },
  }
  const totals = entry.trial.sheet?.soFar
  return (
    <div
      ref={pad}
      role="group"
      tabIndex={0}
      aria-label={`Hand ${number}: type a number for each player. Enter goes on, H: played the Happy Ending.`}
      onKeyDown={event => {
        padKey(event, acts, press)
      }}
      className="group grid gap-2 outline-none"
    >
      <HandColumns
        opened={opened}
        players={playersAt(opened, number)}
        draft={draft}
        cursor={entry.cursor}
        totals={totals && new Map([...totals].flatMap(([id, { points: n }]) => (n === undefined ? [] : [[id, n] as const])))}
        onChoose={id => {
          entry.choose(id)
          focus()
        }}
        onOut={id => {
          entry.setOut(id)
          focus()
        }}
      />
      <Says entry={entry} last={last} />
      <HandKeys
        onPress={press}
        corner={points ? <Key what="sign" name="Below nought, or not" sign="±" onPress={press} /> : <Nobody entry={entry} />}
        onNext={entry.go}
        nextLabel={labelOf(opened, entry, number)}
      />
    </div>
  )
}

/** Who else types this hand: of two records of it one would have to be chosen. */
function Others({ opened: { game }, number, players }: { opened: HandGame; number: number; players: readonly Seat[] }) {
  const others = new Set(players.flatMap(({ id }) => othersOn(game, number, id)))
  if (others.size === 0) return null
  return (
    <p className="flex items-center gap-1.5 text-sm font-medium text-doubt">
      <Icon name="edit" className="size-4" />
      {[...others].join(', ')} {others.size > 1 ? 'are' : 'is'} typing this hand too.
    </p>
  )
}

export interface HandEntryProps extends EntryGiven {
  /** What was recorded last. */
  last: ReactNode
  /** The hands so far. */
  children: ReactNode
}

export function HandEntry({ last, children, ...given }: HandEntryProps) {
  const { opened, number } = given
  const entry = useHandEntry(given)
  const { draft } = entry
  const players = playersAt(opened, number)
  useHere(opened.game.id, number, entry.isTyped ? entry.cursor : null)
  const pad = usePad(true)
  const focus = () => {
    pad.current?.focus({ preventScroll: true })
  }
  return (
    <div className="grid content-start gap-4 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:gap-6">
      <div className="grid content-start gap-3">
        <Others opened={opened} number={number} players={players} />
        <Unsaved entry={entry} number={number} />
        <TypedHand opened={opened} entry={entry} number={number} last={last} pad={pad} focus={focus} />
        <Overrule entry={entry} />
        <Readings entry={entry} opened={opened} number={number} nameOf={id => seatName(opened.table, id)} />
      </div>
      <div className="grid content-start gap-4">
        {draft.way === 'cards' && !draft.abandoned && (
          <Adventure
            set={draft.set}
            onChange={set => {
              entry.setStory(set)
              focus()
            }}
          />
        )}
        {players.length > 1 && (
          <CardFinder
            game={opened.game}
            round={number}
            onOpen={seat => {
              entry.choose(seat)
              focus()
            }}
            className="relative sm:max-w-72"
          />
        )}
        <HandMore opened={opened} number={number} way={draft.way} onWay={entry.setWay} />
        {children}
      </div>
    </div>
  )
}
