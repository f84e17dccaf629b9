'use client'
/** Who sits where, and who directs: late comers, leavers, substitutes, names. Earlier cards stay as they are. */
import { useState } from 'react'
import { Field, Select, TextInput } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { Button } from '@/components/ui/Button'
import type { Draft } from '@/lib/client/store'
import { directorAt, findSeat, membersAt, type Seat } from '@/lib/table/table'
import type { SeatIn } from '@/lib/exchange/seat-list'
import { whyNot } from '@/lib/table/result'
import { SeatList } from './SeatList'
import { SeatListIn } from './SeatListIn'
import type { ListedSeat } from './seat-view'
import { useComingTeams } from './use-coming-teams'
import type { TableGame } from './use-game'
import { substitutesOf } from './words'
import { isolated } from '@/lib/table/closed-text'

const noteOf = (seat: Seat, word: string): readonly string[] => [
  ...(seat.table === null ? [] : [`table ${seat.table}`]),
  ...(seat.from > 1 ? [`from ${word} ${seat.from}`] : []),
  ...substitutesOf(seat, word),
  ...(seat.after === null ? [] : [`left after ${word} ${seat.after}`]),
]

/** Somebody else sits down at a seat from a round on; the seat keeps its score column. */
function Substitute({ game, onSaid }: { game: TableGame; onSaid: (problem: string | null) => void }) {
  const [seat, setSeat] = useState(game.table.seats[0]?.id ?? '')
  const [name, setName] = useState('')
  const from = game.table.rounds.length + 1
  const save = () => {
    const done = game.act({ type: 'seat.members', seat, from, members: [{ name: name.trim() }] })
    onSaid(whyNot(done))
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
        <Select
          value={seat}
          onChange={setSeat}
          options={game.table.seats.map(s => ({ value: s.id, label: `${isolated(s.name)} (${s.number})` }))}
        />
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
    ...game.table.seats.map(s => ({ value: s.id, label: `${isolated(s.name)} (${s.number})` })),
  ]
  return (
    <Field label="Who directs" hint={`From ${game.pad.roundWord} ${next} on. ${game.pad.directs ?? ''}`}>
      <Select
        value={directorAt(game.table, next)}
        options={options}
        onChange={director => {
          const done = game.act({ type: 'director.set', director, from: next })
          onSaid(whyNot(done))
        }}
      />
    </Field>
  )
}

/** Members as they are named now; who was there before stays the same person. */
function membersGiven(seat: Seat, names: readonly string[]): readonly { name: string; person?: string }[] {
  const before = [...membersAt(seat, Number.MAX_SAFE_INTEGER)]
  return names.map(name => {
    const at = before.findIndex(m => m.name === name)
    const [kept] = at < 0 ? [] : before.splice(at, 1)
    return kept ? { name, person: kept.person } : { name }
  })
}

function listedOf(seat: Seat, teams: boolean, word: string): ListedSeat {
  const members = membersAt(seat, Number.MAX_SAFE_INTEGER).map(m => m.name)
  const small = teams && seat.after === null && members.length < 2 ? ['one member: a team needs two'] : []
  const note = [...noteOf(seat, word), ...small].join(', ')
  return {
    id: seat.id,
    name: seat.name,
    number: seat.number,
    child: seat.child,
    members: seat.team || teams ? members : members.filter(m => m !== seat.name),
    ...(note === '' ? {} : { note }),
    ...(seat.after === null ? {} : { keep: 'has left already' }),
  }
}

/** The same order with this seat one place up or down; undefined at the end of the list, and for whoever does not sit yet. */
function reordered(seats: readonly Seat[], id: string, to: 'up' | 'down'): readonly string[] | undefined {
  const ids = seats.map(s => s.id)
  const from = ids.indexOf(id)
  const target = to === 'up' ? from - 1 : from + 1
  const other = ids[target]
  return from < 0 || other === undefined ? undefined : ids.map((s, i) => (i === from ? other : i === target ? id : s))
}

/** What the seat list does, as actions; a team that is not complete yet stays with the screen. */
function useSeatActs(game: TableGame, teams: boolean, onSaid: (said: string | null) => void) {
  const { table } = game
  const coming = useComingTeams(game, onSaid)
  const from = table.rounds.length + 1
  const isComing = (id: string) => coming.listed.some(team => team.id === id)
  const act = (draft: Draft) => {
    const done = game.act(draft)
    onSaid(whyNot(done))
  }
  return {
    coming: coming.listed,
    onAdd: (name: string) => {
      if (teams) coming.begin(name)
      else act({ type: 'seat.add', name, from })
    },
    onRename: (seat: string, name: string) => {
      if (isComing(seat)) coming.rename(seat, name)
      else act({ type: 'seat.rename', seat, name })
    },
    onRemove: (seat: string) => {
      if (isComing(seat)) coming.remove(seat)
      else act({ type: 'seat.leave', seat, after: Math.max(table.rounds.length, (findSeat(table, seat)?.from ?? 1) - 1) })
    },
    onMove: (seat: string, to: 'up' | 'down') => {
      const seats = reordered(table.seats, seat, to)
      if (seats) act({ type: 'seat.order', seats })
    },
    onMembers: (id: string, names: readonly string[]) => {
      const seat = findSeat(table, id)
      if (seat) act({ type: 'seat.members', seat: id, from: Math.max(from, seat.from), members: membersGiven(seat, names) })
      else coming.setMembers(id, names)
    },
  }
}

/** From which round on a change of seats holds: what is open stays as it is. */
function FromWhen({ game, teams }: { game: TableGame; teams: boolean }) {
  const { roundWord } = game.pad
  const last = game.table.rounds.length
  const [who, one, what] = teams ? ['A team that', 'one that', 'it'] : ['Somebody who', 'somebody who', 'he']
  return (
    <p className="text-sm text-ink-soft">
      {who} is added now plays from {roundWord} {last + 1} on; {one} is removed leaves after {roundWord} {last}, and keeps what {what} has.
      {teams && ` Members who change now do so from ${roundWord} ${last + 1} on: a ${roundWord} that is open keeps its people.`}
    </p>
  )
}

/** Seats them all from the next round on, or none; answers with what the rules say against it. */
function takeListed(game: TableGame, listed: readonly SeatIn[]): string | null {
  const from = game.table.rounds.length + 1
  const done = game.act(
    ...listed.map(({ name, number, table, members }) => ({
      type: 'seat.add',
      name,
      number,
      from,
      ...(table === null ? {} : { table }),
      ...(members.length === 0 ? {} : { members }),
    })),
  )
  return whyNot(done)
}

export function SeatsView({ game }: { game: TableGame }) {
  const { table, pad } = game
  const teams = pad.seatRange.teams === 'always'
  const [said, setSaid] = useState<string | null>(null)
  const { coming, onMembers, ...acts } = useSeatActs(game, teams, setSaid)
  return (
    <section aria-labelledby="seats-head" className="grid gap-5">
      <h2 id="seats-head" className="text-xl">
        {teams ? 'Teams' : 'Seats'}, clockwise
      </h2>
      {said !== null && <Notice tone="warning">{said}</Notice>}
      <SeatList
        seats={[...table.seats.map(s => listedOf(s, teams, pad.roundWord)), ...coming]}
        nextNumber={Math.max(0, ...table.seats.map(s => s.number)) + 1 + coming.length}
        suggestions={[]}
        {...acts}
        {...(teams ? { teams, onMembers } : {})}
      />
      <SeatListIn
        given={{ pad, taken: table.seats.map(s => ({ name: s.name, number: s.number })) }}
        onTake={listed => takeListed(game, listed)}
      />
      <FromWhen game={game} teams={teams} />
      {!teams && (
        <>
          <h3 className="text-lg">A substitute</h3>
          <Substitute game={game} onSaid={setSaid} />
        </>
      )}
      {pad.directs !== null && <DirectorField game={game} onSaid={setSaid} />}
    </section>
  )
}
