'use client'
/** Every problem of the round in one list by severity, each with its cell to tap; proposals are taken over by a ruling, never by themselves. */
import { useDeferredValue, useMemo, useState } from 'react'
import { ProblemList, type ShownProblem } from '@/components/table/ProblemList'
import { seatName } from '@/components/table/words'
import { EmptyState } from '@/components/ui/EmptyState'
import { isAxis, type CellAt } from '@/lib/pads/facts-in-five/card'
import { concernsIn, type Concern } from '@/lib/pads/facts-in-five/desk/concerns'
import type { DisputeStart } from '../DisputeDialog'
import type { Go } from '@/components/table/use-place'
import type { FiveGame, FiveRound } from '../five-game'
import { RuleDialog } from './RuleDialog'
import type { Intent } from './ruling'
import { useMisspelled } from './use-misspelled'

interface PanelProps {
  opened: FiveGame
  round: FiveRound
  go: Go
  onSettle: (start: DisputeStart) => void
  onCell: (at: CellAt) => void
}

const intentOf = ({ proposal }: Concern): Intent | null =>
  proposal
    ? {
        row: proposal.row,
        column: proposal.column,
        valid: false,
        seats: proposal.sure ? proposal.seats : [],
        more: proposal.sure ? proposal.near : proposal.seats,
        children: [],
        text: proposal.text,
        growsKey: false,
        reason: proposal.reason,
        source: '',
      }
    : null

const cellOf = ({ row, column }: Concern): CellAt | null =>
  row !== undefined && column !== undefined && isAxis(row) && isAxis(column) ? { row, column } : null

type Act = NonNullable<ShownProblem['action']>

/** Where to look, for what cannot be settled from here. */
function wayTo({ round, go, onCell }: PanelProps, concern: Concern): Act | undefined {
  const cell = cellOf(concern)
  const { seat } = concern
  const toCell = cell && {
    label: 'To the cell',
    onAct: () => {
      onCell(cell)
    },
  }
  if (toCell && (seat === undefined || concern.code.startsWith('key-word'))) return toCell
  if (seat !== undefined)
    return {
      label: 'To the card',
      onAct: () => {
        go({ view: 'card', round: round.number, seat })
      },
    }
  if (!concern.code.startsWith('gap.')) return undefined
  return {
    label: 'To the cards',
    onAct: () => {
      go({ view: 'desk', round: round.number, seat: null, phase: 'score' })
    },
  }
}

/** What can be done about it at once: settle the challenge, take the proposal, or go and look. */
function actionFor(props: PanelProps, concern: Concern, propose: (intent: Intent) => void): Act | undefined {
  const intent = intentOf(concern)
  const { seat, row, column, challenge } = concern
  if (challenge !== undefined && seat !== undefined && row !== undefined && column !== undefined)
    return {
      label: 'Settle it',
      onAct: () => {
        props.onSettle({ seat, row, column })
      },
    }
  if (!intent) return wayTo(props, concern)
  return {
    label: 'Rule on it',
    onAct: () => {
      propose(intent)
    },
  }
}

/** An event's round can have thousands; a list of them would be slow and read by nobody. */
const MOST_SHOWN = 200

export function ConcernPanel(props: PanelProps) {
  const { opened, round } = props
  const { table, game } = opened
  const [intent, setIntent] = useState<Intent | null>(null)
  // After the paint: a mark shows first, what it does to the list follows.
  const seen = useDeferredValue(useMemo(() => ({ table, round, game }), [table, round, game]))
  const found = useMemo(() => concernsIn(seen.table, seen.round, seen.game.problems, seen.game.gaps(seen.round.number)), [seen])
  const misspelled = useMisspelled(seen.round)
  const concerns = [...found, ...misspelled]
  if (concerns.length === 0)
    return (
      <EmptyState title="Nothing to look at">
        <p>No challenge is open, nothing is missing, and no entry of this round looks wrong.</p>
      </EmptyState>
    )
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">
        {concerns.length} {concerns.length === 1 ? 'thing' : 'things'} to look at in round {round.number}. Advice only: nothing is crossed
        out by itself.
      </p>
      <ProblemList
        label={`Problems of round ${round.number}`}
        problems={concerns.slice(0, MOST_SHOWN).map(concern => {
          const action = actionFor(props, concern, setIntent)
          return {
            severity: concern.severity,
            code: concern.code,
            message: concern.message,
            ...(concern.seat === undefined ? {} : { where: seatName(table, concern.seat) }),
            ...(action ? { action } : {}),
          }
        })}
      />
      {concerns.length > MOST_SHOWN && (
        <p className="text-sm text-ink-soft">
          The {MOST_SHOWN} gravest are shown; {concerns.length - MOST_SHOWN} more follow when these are done.
        </p>
      )}
      {intent && (
        <RuleDialog
          opened={opened}
          round={round}
          intent={intent}
          onClose={() => {
            setIntent(null)
          }}
          onDone={() => {
            setIntent(null)
          }}
        />
      )}
    </div>
  )
}
