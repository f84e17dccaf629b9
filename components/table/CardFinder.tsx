'use client'
/** A seat's number or the start of its name, then Enter: its card opens. Where several are meant they are listed, and nothing opens by itself. It knows no pad. */
import { useState, type Ref } from 'react'
import { Suggest } from '@/components/ui/Suggest'
import { seatsMeant } from '@/lib/table/entry-order'
import { seatsOf, type Seat } from '@/lib/table/table'
import { openedByKey } from './card-focus'
import type { TableGame } from './use-game'

export interface CardFinderProps {
  game: TableGame
  round: number
  onOpen: (seat: string) => void
  inputRef?: Ref<HTMLInputElement>
  className?: string
}

const detailOf = ({ number, table }: Seat): string => (table === null ? `number ${number}` : `number ${number}, table ${table}`)

/** What to say where Enter opens nothing; null where it does. */
function saidOf(meant: readonly Seat[], text: string, word: string): string | null {
  if (meant.length === 1 || text.trim() === '') return null
  if (meant.length === 0) return `Nobody here is called or numbered “${text.trim()}”.`
  return `${meant.length} are meant: type on, or the number of the ${word}.`
}

export function CardFinder({ game, round, onOpen, inputRef, className }: CardFinderProps) {
  const [text, setText] = useState('')
  const [said, setSaid] = useState<string | null>(null)
  const seats = seatsOf(game.table, round)
  const word = game.pad.seatRange.teams === 'always' ? 'team' : 'seat'
  const open = (seat: string) => {
    setText('')
    setSaid(null)
    openedByKey()
    onOpen(seat)
  }
  return (
    <div className={className}>
      <Suggest
        label={`Open a ${game.pad.cardWord}: number or name`}
        placeholder="No. or name"
        className="px-2"
        {...(inputRef === undefined ? {} : { inputRef })}
        value={text}
        maxLength={60}
        listClassName="left-auto w-full min-w-60"
        suggestions={seats.map(seat => ({ key: seat.id, text: seat.name, detail: detailOf(seat), also: String(seat.number) }))}
        onChange={to => {
          setText(to)
          setSaid(null)
        }}
        onEnter={typed => {
          const meant = seatsMeant(seats, typed)
          const [only] = meant
          if (only && meant.length === 1) open(only.id)
          else setSaid(saidOf(meant, typed, word))
        }}
        onPick={(_, seat) => {
          open(seat)
        }}
      />
      <p role="status" className="text-sm font-medium text-doubt empty:hidden">
        {said}
      </p>
    </div>
  )
}
