'use client'
/** Who sits where, and who directs: late comers, leavers, substitutes, names. Earlier cards stay as they are. */
import { useState } from 'react'
import { Field, Select, TextInput } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { Button } from '@/components/ui/Button'
import type { Draft } from '@/lib/client/store'
import { directorAt, membersAt, type Seat } from '@/lib/table/table'
import { SeatList } from './SeatList'
import type { TableGame } from './use-game'

const noteOf = (seat: Seat, word: string): string | undefined => {
  const parts = [seat.from > 1 ? `from ${word} ${seat.from}` : '', seat.after === null ? '' : `left after ${word} ${seat.after}`].filter(
    Boolean,
  )
  return parts.length > 0 ? parts.join(', ') : undefined
}

/** Somebody else sits down at a seat from a round on; the seat keeps its score column. */
function Substitute({ game, onSaid }: { game: TableGame; onSaid: (problem: string | null) => void }) {
  const [seat, setSeat] = useState(game.table.seats[0]?.id ?? '')
  const [name, setName] = useState('')
  const from = game.table.rounds.length + 1
  const save = () => {
    const done = game.act({ type: 'seat.members', seat, from, members: [{ name: name.trim() }] })
    onSaid(done.ok ? null : done.problem.message)
    if (done.ok) setName('')
  }
  return (
    <form
      className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
      onSubmit={event => {
        event.preventDefault()
        if (name.trim() !== '') save()
      }}
    >
      <Field label="Seat">
        <Select value={seat} onChange={setSeat} options={game.table.seats.map(s => ({ value: s.id, label: `${s.name} (${s.number})` }))} />
      </Field>
      <Field label={`Who plays it from ${game.pad.roundWord} ${from} on`}>
        <TextInput
          value={name}
          maxLength={120}
          onChange={event => {
            setName(event.target.value)
          }}
        />
      </Field>
      <Button type="submit" disabled={name.trim() === ''}>
        Substitute
      </Button>
    </form>
  )
}

function DirectorField({ game, onSaid }: { game: TableGame; onSaid: (problem: string | null) => void }) {
  const next = Math.max(1, game.table.rounds.length)
  const options = [
    { value: 'none', label: 'Nobody' },
    { value: 'outside', label: 'Somebody outside the game' },
    ...game.table.seats.map(s => ({ value: s.id, label: `${s.name} (${s.number})` })),
  ]
  return (
    <Field label="Who directs" hint={`From ${game.pad.roundWord} ${next} on. ${game.pad.directs ?? ''}`}>
      <Select
        value={directorAt(game.table, next)}
        options={options}
        onChange={director => {
          const done = game.act({ type: 'director.set', director, from: next })
          onSaid(done.ok ? null : done.problem.message)
        }}
      />
    </Field>
  )
}

export function SeatsView({ game }: { game: TableGame }) {
  const { table } = game
  const [said, setSaid] = useState<string | null>(null)
  const act = (draft: Draft) => {
    const done = game.act(draft)
    setSaid(done.ok ? null : done.problem.message)
  }
  const move = (id: string, to: 'up' | 'down') => {
    const ids = table.seats.map(s => s.id)
    const from = ids.indexOf(id)
    const target = to === 'up' ? from - 1 : from + 1
    const other = ids[target]
    if (other === undefined) return
    act({ type: 'seat.order', seats: ids.map((s, i) => (i === from ? other : i === target ? id : s)) })
  }
  return (
    <section aria-labelledby="seats-head" className="grid gap-5">
      <h2 id="seats-head" className="text-xl">
        Seats, clockwise
      </h2>
      {said !== null && <Notice tone="warning">{said}</Notice>}
      <SeatList
        seats={table.seats.map(s => {
          const note = noteOf(s, game.pad.roundWord)
          const members = membersAt(s, Number.MAX_SAFE_INTEGER).map(m => m.name)
          const base = { id: s.id, name: s.name, child: s.child, members: s.team ? members : members.filter(m => m !== s.name) }
          return { ...base, ...(note === undefined ? {} : { note }), ...(s.after === null ? {} : { keep: 'has left already' }) }
        })}
        suggestions={[]}
        onAdd={name => {
          act({ type: 'seat.add', name, from: table.rounds.length + 1 })
        }}
        onRename={(seat, name) => {
          act({ type: 'seat.rename', seat, name })
        }}
        onRemove={seat => {
          act({ type: 'seat.leave', seat, after: Math.max(table.rounds.length, (table.seats.find(s => s.id === seat)?.from ?? 1) - 1) })
        }}
        onMove={move}
      />
      <p className="text-sm text-ink-soft">
        Somebody who is added now plays from {game.pad.roundWord} {table.rounds.length + 1} on; somebody who is removed leaves after{' '}
        {game.pad.roundWord} {table.rounds.length}, and keeps what he has.
      </p>
      <h3 className="text-lg">A substitute</h3>
      <Substitute game={game} onSaid={setSaid} />
      {game.pad.directs !== null && <DirectorField game={game} onSaid={setSaid} />}
    </section>
  )
}
