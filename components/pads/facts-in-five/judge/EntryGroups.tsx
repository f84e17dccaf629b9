'use client'
/** All players' entries of one cell side by side, equal and near-equal ones in one group with one key to rule for all of them. */
import { useState } from 'react'
import type { Go } from '@/components/table/use-place'
import { seatName } from '@/components/table/words'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import type { ToldRuling } from '@/lib/codecs/rulings'
import { findSeat } from '@/lib/table/table'
import { kindAt } from '@/lib/pads/facts-in-five/desk/advice'
import type { DeskGroup, LeftOut } from '@/lib/pads/facts-in-five/desk/cell'
import { MarkSign } from '../MarkSign'
import { MARK_WORDS } from '../marks'
import type { CellProps } from './AnswerKey'
import { AdviceLine } from './AdviceLine'
import { keptFor, KeptLines } from './KeptLines'
import { LookUp } from './LookUp'
import { sayOneAnswer } from './one-answer'
import { childrenIn, type Intent } from './ruling'
import { SpellingLine } from './SpellingLine'

const LEFT_WORDS: Record<LeftOut, string> = {
  child: 'left out: a child answers to the Class only',
  challenged: 'left out: under a challenge',
  blank: 'left out: marked blank',
  void: 'left out: the card is void',
  absent: 'left out: absent',
}

interface GroupsProps extends CellProps {
  kept: readonly ToldRuling[]
  go: Go
  onRule: (intent: Intent) => void
  onSaid: (said: string | null) => void
}

type EntryProps = Pick<GroupsProps, 'opened' | 'round' | 'go'> & { group: DeskGroup; entry: DeskGroup['entries'][number] }

/** No ruling for the group reaches a child's entry: it is judged where it stands. */
function ToTheCard({ opened, round, go, entry }: EntryProps) {
  return (
    <Button
      variant="plain"
      className="-my-2.5"
      aria-label={`To the card of ${seatName(opened.table, entry.seat)}`}
      onClick={() => {
        go({ view: 'card', round: round.number, seat: entry.seat })
      }}
    >
      To the card
    </Button>
  )
}

function Entry(props: EntryProps) {
  const { opened, group, entry } = props
  const near = !entry.sure && entry.text !== null
  return (
    <li className="flex items-start gap-x-2 py-0.5 text-sm" dir="auto">
      <MarkSign mark={entry.mark} className="size-5 shrink-0" />
      <span className="sr-only">{MARK_WORDS[entry.mark]}: </span>
      <span className="figure text-ink-soft">{entry.number}</span>{' '}
      <span className="flex min-w-0 flex-1 flex-wrap gap-x-2">
        <span>{seatName(opened.table, entry.seat)}</span>{' '}
        {entry.text !== null && entry.text !== group.text && (
          <span className="[overflow-wrap:anywhere]">
            “{entry.text}”{near && <span className="text-doubt"> near</span>}
          </span>
        )}
        {entry.ruled && <span className="text-ink-soft">· ruled</span>}
        {entry.left && <span className="font-medium text-doubt">{LEFT_WORDS[entry.left]}</span>}
      </span>
      {entry.left === 'child' && <ToTheCard {...props} />}
    </li>
  )
}

const intentOf = (cell: GroupsProps['cell'], group: DeskGroup, valid: boolean): Intent => {
  const free = group.entries.filter(e => e.left === null)
  return {
    ...cell.at,
    valid,
    seats: free.filter(e => e.sure).map(e => e.seat),
    more: free.filter(e => !e.sure).map(e => e.seat),
    children: childrenIn(group.entries),
    text: group.text,
    growsKey: false,
    reason: '',
    source: '',
  }
}

/** Near answers that the table calls one stand together from then on, ticked. */
function OneAnswer({ group, onSaid, ...props }: GroupsProps & { group: DeskGroup }) {
  if (group.entries.every(e => e.sure)) return null
  return (
    <Button
      variant="plain"
      className="-ml-3 justify-self-start"
      aria-label={`All of “${group.text}” are one answer`}
      onClick={() => {
        onSaid(
          sayOneAnswer(
            props,
            group.entries.map(e => e.seat),
          ),
        )
      }}
    >
      These are one answer
    </Button>
  )
}

/** What the book has for this group; a ruling on this very cell is no news once every entry that it could reach has it. */
const newFor = (group: DeskGroup, lines: ReturnType<typeof keptFor>, cell: GroupsProps['cell']): ReturnType<typeof keptFor> =>
  lines.filter(({ ruling }) => {
    const here = cell.rulings.find(r => ruling.id === r.id || ruling.id.startsWith(`${r.id}:`))
    return !here || group.entries.some(e => e.left === null && !here.seats.includes(e.seat))
  })

/** What the rules, and on a spelling card the dictionary, say of the entry that heads the group. */
function GroupAdvice({ opened, round, cell, group }: Pick<GroupsProps, 'opened' | 'round' | 'cell'> & { group: DeskGroup }) {
  const [only] = group.entries
  const isChild = only !== undefined && (findSeat(opened.table, only.seat)?.child ?? false)
  return (
    <>
      <AdviceLine setup={round.setup} at={cell.at} entry={group.text} child={isChild} />
      {kindAt(round.setup, cell.at.column)?.kind === 'word' && <SpellingLine entry={group.text} />}
    </>
  )
}

function Group({ group, ...props }: GroupsProps & { group: DeskGroup }) {
  const { opened, round, cell, kept, onRule } = props
  const [source, setSource] = useState('')
  const free = group.entries.filter(e => e.left === null).length
  const rule = (valid: boolean) => () => {
    onRule({ ...intentOf(cell, group, valid), source })
  }
  const before = newFor(group, keptFor(kept, group.text), cell)
  const isDenied = group.key === 'same' && before.some(({ ruling, near }) => !near && !ruling.valid)
  return (
    <li className="grid gap-2 px-3 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <h4 dir="auto" className="min-w-0 flex-1 text-lg [overflow-wrap:anywhere]">
          {group.text}
        </h4>
        {group.key === 'same' && (
          <Badge tone="accent" icon="check">
            in the key
          </Badge>
        )}
        {group.key === 'near' && <Badge tone="doubt">near the key</Badge>}
        <span className="text-sm text-ink-soft">
          {group.entries.length} {group.entries.length === 1 ? 'card' : 'cards'}
        </span>
      </div>
      <GroupAdvice opened={opened} round={round} cell={cell} group={group} />
      <LookUp term={group.text} source={source} onSource={setSource} />
      <KeptLines
        label={`Ruled before: ${group.text}`}
        lines={before}
        category={round.setup.classes[cell.at.column]?.categories.join(' + ') ?? ''}
        onTake={
          free === 0
            ? undefined
            : ({ valid, reason, source }) => {
                onRule({ ...intentOf(cell, group, valid), reason: reason ?? '', source: source ?? '' })
              }
        }
      />
      {isDenied && (
        <p className="text-sm font-medium text-doubt">The answer key has it, the ruling book has it as not valid: rule on it.</p>
      )}
      <OneAnswer {...props} group={group} />
      <ul>
        {group.entries.map(entry => (
          <Entry key={entry.seat} {...{ opened, round, group, entry }} go={props.go} />
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-2 sm:flex">
        <Button icon="check" disabled={free === 0} onClick={rule(true)} aria-label={`“${group.text}” is valid`}>
          Valid
        </Button>
        <Button variant="danger" icon="cross" disabled={free === 0} onClick={rule(false)} aria-label={`“${group.text}” is not valid`}>
          Not valid
        </Button>
      </div>
    </li>
  )
}

export function EntryGroups(props: GroupsProps) {
  const { groups } = props.cell
  if (groups.length === 0) return null
  return (
    <section aria-label="Entries" className="grid gap-2 [overflow-wrap:anywhere]">
      <h3 className="text-lg">Entries</h3>
      <ul className="frame divide-y divide-rule">
        {groups.map(group => (
          <Group key={group.entries[0]?.seat ?? group.text} {...props} group={group} />
        ))}
      </ul>
    </section>
  )
}
