'use client'
/** Who sits where, clockwise: the seat list with what the book knows, lists that are pasted, and everybody moving on by one. */
import { type ClipboardEvent, type InputEvent, type RefObject } from 'react'
import { useState } from 'react'
import { SeatList } from '@/components/table/SeatList'
import { pendingWords, SeatListIn } from '@/components/table/SeatListIn'
import { hasColumns, type SeatListFor } from '@/lib/exchange/seat-list'
import type { ListedSeat } from '@/components/table/seat-view'
import { Button } from '@/components/ui/Button'
import { Segmented } from '@/components/ui/Segmented'
import {
  addListed,
  addSeats,
  linesOf,
  moveSeat,
  removeSeat,
  renameSeat,
  rotateSeats,
  setChild,
  setMembers,
  nextNumber,
  numbersOf,
  type Draft,
} from './draft'
import { AskAlike } from './AskAlike'
import { KnownPeople } from './KnownPeople'
import { choosePerson, seatNote, type Person, type Sitter } from './people'

const LONGEST = 60

export interface SeatsProps {
  draft: Draft
  /** The pad's name and how many seats it takes, as a list of seats is read for it. */
  pad: SeatListFor['pad']
  /** Whether the pad is played in teams. */
  teams: 'allowed' | 'always' | 'never'
  childFlag: boolean
  people: readonly Person[]
  sitters: readonly Sitter[]
  /** Where the half-typed names are looked for when the game begins. */
  place: RefObject<HTMLDivElement | null>
  /** Another number empties the name box. */
  clear: number
  onChange: (draft: Draft) => void
  /** What a list says that was pasted and is not taken; null where there is none. */
  onPending: (list: string | null) => void
  onNamed: (names: readonly string[]) => void
  onTyping: (text: string) => void
}

/** The name box that an event comes from, and the seat whose members it names (null: the box for the next seat). */
function boxOf(target: EventTarget): { seat: string | null; text: string } | undefined {
  if (!(target instanceof HTMLInputElement) || target.getAttribute('role') !== 'combobox') return undefined
  return { seat: target.closest('[data-seat]')?.getAttribute('data-seat') ?? null, text: target.value }
}

/** Adds names where the box stands: as seats, or as members of its seat. */
function withNames(draft: Draft, seat: string | null, names: readonly string[]): Draft {
  if (seat === null) return addSeats(draft, names)
  const held = draft.seats.find(s => s.id === seat)
  return held ? setMembers(draft, seat, [...held.members.map(m => m.name), ...names]) : draft
}

/** The draft with the names that stand in the boxes and were not entered: nobody is left out because Enter was not pressed. */
export function withHalfTyped(draft: Draft, place: HTMLElement | null): Draft {
  const boxes = [...(place?.querySelectorAll('input[role="combobox"]') ?? [])].flatMap(box => boxOf(box) ?? [])
  return boxes.reduce((held, { seat, text }) => {
    const names = linesOf(text, LONGEST)
    return names.length === 0 ? held : withNames(held, seat, names)
  }, draft)
}

function TeamsChoice({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  return (
    <Segmented
      label="Who has a column?"
      value={draft.teams ? 'teams' : 'players'}
      options={[
        { value: 'players', label: 'Players' },
        { value: 'teams', label: 'Teams' },
      ]}
      onChange={value => {
        onChange({ ...draft, teams: value === 'teams' })
      }}
    />
  )
}

function Table({ draft, people, sitters, childFlag, clear, onChange, onNamed }: SeatsProps) {
  const numbers = numbersOf(draft)
  const listed = draft.seats.map((held, i): ListedSeat => {
    const number = numbers[i]
    const note = [held.table === undefined ? undefined : `table ${held.table}`, seatNote(draft, sitters, held.id)]
      .filter(Boolean)
      .join(' · ')
    return {
      id: held.id,
      name: held.name,
      child: held.child,
      members: held.members.map(m => m.name),
      ...(number === undefined ? {} : { number }),
      ...(note === '' ? {} : { note }),
    }
  })
  return (
    <SeatList
      key={clear}
      seats={listed}
      nextNumber={nextNumber(draft)}
      suggestions={[...new Set(people.map(p => p.name))]}
      teams={draft.teams}
      childFlag={childFlag}
      onAdd={name => {
        onChange(addSeats(draft, [name]))
        onNamed([name])
      }}
      onRename={(id, name) => {
        onChange(renameSeat(draft, id, name))
        onNamed([name])
      }}
      onRemove={id => {
        onChange(removeSeat(draft, id))
      }}
      onMove={(id, to) => {
        onChange(moveSeat(draft, id, to))
      }}
      onChild={(id, child) => {
        onChange(setChild(draft, id, child))
      }}
      onMembers={(id, names) => {
        onChange(setMembers(draft, id, names))
        onNamed(names)
      }}
    />
  )
}

export function Seats(props: SeatsProps) {
  const { draft, pad, teams, sitters, place, onChange, onPending, onNamed, onTyping } = props
  const [pasted, setPasted] = useState({ text: '', times: 0 })
  const onPaste = (event: ClipboardEvent) => {
    const box = boxOf(event.target)
    const text = event.clipboardData.getData('text')
    const names = linesOf(text, LONGEST)
    if (box?.seat === null && (hasColumns(text) || names.length > pad.seatRange.max)) {
      event.preventDefault()
      setPasted({ text, times: pasted.times + 1 })
      onPending(pendingWords(text))
      return
    }
    if (!box || names.length < 2) return
    event.preventDefault()
    onChange(withNames(draft, box.seat, names))
    onNamed(names)
  }
  const onInput = (event: InputEvent) => {
    const box = boxOf(event.target)
    if (box) onTyping(box.text)
  }
  return (
    <section aria-labelledby="seats" className="grid gap-3">
      <div>
        <h2 id="seats">{draft.teams ? 'Teams' : 'Players'}, clockwise round the table</h2>
        <p className="text-sm text-ink-soft">
          {draft.teams
            ? 'A team’s name, Enter, then its members one by one; Enter once more leads to the next team.'
            : 'A list can be pasted: one name a line.'}
        </p>
      </div>
      {teams === 'allowed' && <TeamsChoice draft={draft} onChange={onChange} />}
      <div ref={place} onPasteCapture={onPaste} onInput={onInput}>
        <Table {...props} />
      </div>
      <SeatListIn
        key={pasted.times}
        pasted={pasted.text}
        onText={text => {
          onPending(pendingWords(text))
        }}
        given={{ pad, taken: draft.seats.map((s, i) => ({ name: s.name, number: numbersOf(draft)[i] ?? i + 1 })) }}
        onTake={listed => {
          onChange(addListed(draft, listed))
          onNamed(listed.flatMap(s => (s.members.length > 0 ? s.members : [s.name])))
          return null
        }}
      />
      {draft.seats.length > 1 && (
        <Button
          icon="turn"
          className="justify-self-start"
          onClick={() => {
            onChange(rotateSeats(draft))
          }}
        >
          Everybody moves one seat on
        </Button>
      )}
      <AskAlike
        sitters={sitters}
        onChoose={(sitter, person) => {
          onChange(choosePerson(draft, sitter, person))
        }}
      />
      <KnownPeople
        sitters={sitters}
        seatName={id => draft.seats.find(s => s.id === id)?.name ?? ''}
        onChoose={(sitter, person) => {
          onChange(choosePerson(draft, sitter, person))
        }}
      />
    </section>
  )
}
