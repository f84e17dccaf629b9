'use client'
/** Names, reason, book and votes of a dispute: all optional, folded away. */
import { useState } from 'react'
import { seatName } from '@/components/table/words'
import { Disclosure } from '@/components/ui/Disclosure'
import { Field, Select, TextInput } from '@/components/ui/Field'
import { Segmented } from '@/components/ui/Segmented'
import { mayVote } from '@/lib/pads/facts-in-five/voting'
import { seatsOf } from '@/lib/table/table'
import type { DisputeDetails } from './dispute'
import { isBegun, type FiveGame } from './five-game'

export interface DisputeDetailsFormProps {
  opened: FiveGame
  round: number
  seat: string
  details: DisputeDetails
  /** Seats that may accept the entry: neither its writer nor the challenger. */
  accepters: readonly string[]
  onChange: (details: DisputeDetails) => void
}

const VOTES = [
  { value: 'yes', label: 'for' },
  { value: 'no', label: 'against' },
  { value: 'none', label: 'abstains' },
] as const

function Votes({ opened, round, seat, details, onChange }: DisputeDetailsFormProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">Votes by name, if you wish</legend>
      {mayVote(opened.table, round, seat).map(voter => {
        const cast = details.votes.get(voter)
        return (
          <div key={voter} className="grid items-center gap-x-2 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
            <span dir="auto" className="truncate text-sm">
              {seatName(opened.table, voter)}
            </span>
            <Segmented
              label={`Vote of ${seatName(opened.table, voter)}`}
              hideLabel
              options={VOTES}
              value={cast === undefined ? null : cast === null ? 'none' : cast ? 'yes' : 'no'}
              onChange={vote => {
                onChange({ ...details, votes: new Map(details.votes).set(voter, vote === 'none' ? null : vote === 'yes') })
              }}
            />
          </div>
        )
      })}
    </fieldset>
  )
}

const number = (text: string): number => Number(/\d{1,3}/.exec(text)?.[0] ?? Number.NaN)

/** The two numbers of a count by hands; both are needed, and names go before them. `most`: so many may vote. */
function Tally({ details, most, onChange }: Pick<DisputeDetailsFormProps, 'details' | 'onChange'> & { most: number }) {
  const [typed, setTyped] = useState({ for: '', against: '' })
  const set = (change: Partial<typeof typed>) => {
    const next = { ...typed, ...change }
    const tally = { for: number(next.for), against: number(next.against) }
    setTyped(next)
    onChange({ ...details, tally: Number.isNaN(tally.for) || Number.isNaN(tally.against) ? null : tally })
  }
  const counted = details.tally ? details.tally.for + details.tally.against : 0
  const tooMany = counted > most ? `${counted} votes, and only ${most} may vote.` : undefined
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label="Votes for" hint="by hands, without names" error={tooMany}>
        <TextInput
          inputMode="numeric"
          maxLength={3}
          value={typed.for}
          onChange={event => {
            set({ for: event.target.value })
          }}
        />
      </Field>
      <Field label="Votes against">
        <TextInput
          inputMode="numeric"
          maxLength={3}
          value={typed.against}
          onChange={event => {
            set({ against: event.target.value })
          }}
        />
      </Field>
    </div>
  )
}

export function DisputeDetailsForm(props: DisputeDetailsFormProps) {
  const { opened, round, seat, details, accepters, onChange } = props
  const named = (id: string) => ({ value: id, label: seatName(opened.table, id) })
  const others = seatsOf(opened.table, round).map(s => named(s.id))
  const set = (change: Partial<DisputeDetails>) => {
    onChange({ ...details, ...change })
  }
  return (
    <Disclosure summary="Names, reason, votes" aside="optional">
      <div className="grid gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="Challenged by">
            <Select
              value={details.challenger ?? ''}
              options={[{ value: '', label: 'the scorer' }, { value: 'director', label: 'the Director' }, ...others]}
              onChange={value => {
                set({ challenger: value === '' ? null : value })
              }}
            />
          </Field>
          <Field label="Accepted by">
            <Select
              value={accepters.find(id => id === details.acceptedBy) ?? ''}
              options={[{ value: '', label: 'another player' }, ...accepters.map(named)]}
              onChange={value => {
                set({ acceptedBy: value === '' ? null : value })
              }}
            />
          </Field>
          <Field label="Reason">
            <TextInput
              value={details.reason}
              maxLength={400}
              dir="auto"
              onChange={event => {
                set({ reason: event.target.value })
              }}
            />
          </Field>
          <Field label="Book">
            <TextInput
              value={details.source}
              maxLength={200}
              dir="auto"
              onChange={event => {
                set({ source: event.target.value })
              }}
            />
          </Field>
        </div>
        {!isBegun(opened, round, seat) && (
          <Segmented
            label="The scorer had put"
            options={[
              { value: '1', label: 'valid', icon: 'check' },
              { value: 'x', label: 'crossed', icon: 'cross' },
              { value: '', label: 'nothing yet' },
            ]}
            value={details.paper ?? ''}
            onChange={paper => {
              set({ paper: paper === '' ? null : paper })
            }}
          />
        )}
        <Tally details={details} most={mayVote(opened.table, round, seat).length} onChange={onChange} />
        <Votes {...props} />
        <Field label="Note">
          <TextInput
            value={details.note}
            maxLength={400}
            dir="auto"
            onChange={event => {
              set({ note: event.target.value })
            }}
          />
        </Field>
      </div>
    </Disclosure>
  )
}
