'use client'
/** One line of the seat list: number, name, child flag, members of a team, up, down, remove. */
import { useState } from 'react'
import { IconButton } from '@/components/ui/Button'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/Icon'
import { Suggest } from '@/components/ui/Suggest'
import type { ListedSeat, SeatListProps } from './seat-view'

export interface SeatRowProps {
  seat: ListedSeat
  number: number
  count: number
  list: SeatListProps
  /** On a narrow screen the arrows stand in the place of the other buttons. */
  ordering: boolean
  onMove: (id: string, to: 'up' | 'down') => void
  /** Enter in an empty member box: this team is complete. */
  onMembersDone: () => void
}

/** The name is edited in place and handed on when it is left or Enter is pressed; an emptied name comes back. */
function SeatName({ seat, number, onRename }: { seat: ListedSeat; number: number; onRename: (name: string) => void }) {
  const [draft, setDraft] = useState<string | null>(null)
  const finish = () => {
    const name = (draft ?? '').trim()
    if (draft !== null && name !== '' && name !== seat.name) onRename(name)
    setDraft(null)
  }
  return (
    <input
      type="text"
      dir="auto"
      aria-label={`Name of seat ${number}`}
      value={draft ?? seat.name}
      maxLength={60}
      autoComplete="off"
      onChange={event => {
        setDraft(event.target.value)
      }}
      onBlur={finish}
      onKeyDown={event => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') setDraft(null)
      }}
      className="min-h-11 w-full min-w-0 truncate rounded-pad border-[1.5px] border-transparent bg-transparent px-1.5 font-medium hover:border-rule-strong focus:border-rule-strong focus:bg-sheet"
    />
  )
}

function Members({ seat, list, onMembersDone }: Pick<SeatRowProps, 'seat' | 'list' | 'onMembersDone'>) {
  const [name, setName] = useState('')
  const set = (members: readonly string[]) => list.onMembers?.(seat.id, members)
  const add = (text: string) => {
    if (text.trim() === '') {
      onMembersDone()
      return
    }
    set([...seat.members, text.trim()])
    setName('')
  }
  return (
    <div className="flex flex-wrap items-center gap-1.5 pb-2 pl-8">
      {seat.members.map((member, index) => (
        <button
          key={`${index} ${member}`}
          type="button"
          aria-label={`Remove ${member} from ${seat.name}`}
          onClick={() => set(seat.members.filter((_, other) => other !== index))}
          className="inline-flex min-h-11 max-w-full items-center gap-1 rounded-key border border-rule-strong bg-paper px-2.5 text-sm hover:border-cross hover:text-cross"
        >
          <span dir="auto" className="truncate">
            {member}
          </span>
          <Icon name="cross" className="size-3.5" />
        </button>
      ))}
      <div className="min-w-40 flex-1 basis-40">
        <Suggest
          label={`Member of ${seat.name}`}
          placeholder={seat.members.length === 0 ? 'Members, Enter after each' : 'and …'}
          value={name}
          maxLength={60}
          suggestions={list.suggestions.filter(known => !seat.members.includes(known))}
          onChange={setName}
          onEnter={add}
          onPick={add}
          onEmptyBackspace={() => set(seat.members.slice(0, -1))}
        />
      </div>
    </div>
  )
}

function ChildFlag({ seat, onChild }: { seat: ListedSeat; onChild: (child: boolean) => void }) {
  return (
    <button
      type="button"
      aria-pressed={seat.child}
      aria-label={`${seat.name} plays as a child: to the Class only`}
      title="Plays to the Class only"
      onClick={() => {
        onChild(!seat.child)
      }}
      className={cn(
        'inline-flex min-h-11 shrink-0 items-center gap-1 rounded-key px-2 text-sm',
        seat.child ? 'font-semibold text-accent' : 'text-ink-soft hover:text-ink',
      )}
    >
      <span
        className={cn(
          'grid size-5 place-items-center rounded-[3px] border-[1.5px]',
          seat.child ? 'border-accent bg-accent text-on-accent' : 'border-rule-strong',
        )}
      >
        {seat.child && <Icon name="check" className="size-4" strokeWidth={2.6} />}
      </span>
      child
    </button>
  )
}

function MoveButtons({ seat, number, count, ordering, onMove }: SeatRowProps) {
  return (
    <div className={cn('ml-auto items-center @[600px]:flex', ordering ? 'flex' : 'hidden')}>
      {(['up', 'down'] as const).map(to => (
        <IconButton
          key={to}
          icon={to === 'up' ? 'arrow-up' : 'arrow-down'}
          label={`Move ${seat.name} ${to}`}
          data-move={to}
          disabled={number === (to === 'up' ? 1 : count)}
          onClick={() => {
            onMove(seat.id, to)
          }}
        />
      ))}
    </div>
  )
}

function OtherButtons({ seat, list, ordering }: SeatRowProps) {
  const { childFlag = false, onChild, onRemove } = list
  return (
    <div className={cn('ml-auto items-center @[600px]:ml-0 @[600px]:flex', ordering ? 'hidden' : 'flex')}>
      {childFlag && onChild && (
        <ChildFlag
          seat={seat}
          onChild={child => {
            onChild(seat.id, child)
          }}
        />
      )}
      {onRemove && (
        <IconButton
          icon="trash"
          label={seat.keep ?? `Remove ${seat.name}`}
          disabled={seat.keep !== undefined}
          onClick={() => {
            onRemove(seat.id)
          }}
        />
      )}
    </div>
  )
}

export function SeatRow(props: SeatRowProps) {
  const { seat, number, list } = props
  return (
    <li data-seat={seat.id} className="px-3 py-1">
      <div className="flex flex-wrap items-center gap-x-1">
        <span aria-hidden className="figure min-w-6 shrink-0 text-center text-lg text-ink-soft">
          {seat.number ?? number}
        </span>
        <div className="min-w-28 flex-1 basis-28">
          <SeatName
            seat={seat}
            number={number}
            onRename={name => {
              list.onRename(seat.id, name)
            }}
          />
          {seat.note !== undefined && <p className="px-1.5 text-[0.8125rem] leading-tight text-ink-soft">{seat.note}</p>}
        </div>
        {list.onMove && <MoveButtons {...props} />}
        <OtherButtons {...props} />
      </div>
      {list.teams && list.onMembers && <Members {...props} />}
    </li>
  )
}
