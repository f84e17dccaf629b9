'use client'
/** Who is within reach of the leader (EV-03): so many points, at least so many seats, ties at the line kept in. Every total is the master sheet's. */
import { useState } from 'react'
import { Badge } from '@/components/ui/Badge'
import { Disclosure } from '@/components/ui/Disclosure'
import { Field, TextInput } from '@/components/ui/Field'
import { Button } from '@/components/ui/Button'
import { atCut, type AtCut, type Cut } from '@/lib/table/cut'
import type { TableGame } from './use-game'
import { seatName } from './words'

const isCount = (text: string): boolean => /^\d{1,4}$/.test(text.trim())

function Count({ label, value, onChange }: { label: string; value: string; onChange: (to: string) => void }) {
  return (
    <Field label={label} error={isCount(value) ? null : 'A whole number.'} className="w-40">
      <TextInput
        inputMode="numeric"
        value={value}
        maxLength={4}
        onChange={event => {
          onChange(event.target.value)
        }}
      />
    </Field>
  )
}

const NUMBER = 'figure px-2 py-2 text-right'

/** The Director's to choose: what stands in the boxes is looked at while he types, and counts for everybody when he keeps it. */
function Choose({ game, typed, onTyped }: { game: TableGame; typed: Typed; onTyped: (to: Typed | null) => void }) {
  const [said, setSaid] = useState<string | null>(null)
  const cut = cutOf(typed)
  const { points, least } = game.table.cut
  const isKept = cut !== undefined && cut.points === points && cut.least === least
  return (
    <form
      className="grid gap-2"
      onSubmit={event => {
        event.preventDefault()
        if (!cut || isKept) return
        const done = game.act({ type: 'cut.set', ...cut })
        setSaid(done.ok ? null : done.problem.message)
        if (done.ok) onTyped(null)
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <Count
          label="Within so many points"
          value={typed.points}
          onChange={to => {
            onTyped({ ...typed, points: to })
          }}
        />
        <Count
          label="But at least so many"
          value={typed.least}
          onChange={to => {
            onTyped({ ...typed, least: to })
          }}
        />
        <Button type="submit" disabled={!cut || isKept}>
          Keep this cut
        </Button>
      </div>
      <p role="status" className="text-sm font-medium text-doubt empty:hidden">
        {said ?? (cut && !isKept ? 'Looked at, not kept: the list of cards to check goes by what is kept.' : null)}
      </p>
    </form>
  )
}

type Typed = { points: string; least: string }

const cutOf = ({ points, least }: Typed): Cut | undefined =>
  isCount(points) && isCount(least) && Number(least) > 0 ? { points: Number(points), least: Number(least) } : undefined

function Reach({ game, main, lines }: { game: TableGame; main: string; lines: readonly AtCut[] }) {
  return (
    <table aria-label="Within reach of the leader" className="frame w-full border-collapse text-sm">
      <thead>
        <tr className="border-b border-edge text-left">
          <th scope="col" className="px-2 py-2">
            Seat
          </th>
          <th scope="col" className="px-2 py-2 text-right">
            {main}
          </th>
          <th scope="col" className="px-2 py-2 text-right">
            Behind
          </th>
          <th scope="col" className="px-2 py-2">
            <span className="sr-only">In or out</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-rule">
        {lines.map(({ seat, total, behind, isIn, lacks }) => (
          <tr key={seat}>
            <th scope="row" dir="auto" className="max-w-40 truncate px-2 py-2 text-left font-semibold">
              {seatName(game.table, seat)}
            </th>
            <td className={NUMBER}>{total}</td>
            <td className={NUMBER}>{behind}</td>
            <td className="px-2 py-2 text-right">
              {isIn ? (
                <Badge tone="accent" icon="check">
                  in
                </Badge>
              ) : (
                <Badge icon="blank">{`${lacks} short`}</Badge>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Everybody with a total in this classification, through the last round that is complete. */
function linesAt({ grandTotals }: TableGame['sheet'], id: string, cut: Cut): readonly AtCut[] {
  const totals = [...grandTotals].flatMap(([seat, sums]) => {
    const total: number | undefined = sums[id]
    return total === undefined ? [] : [[seat, total] as const]
  })
  return atCut(new Map(totals), cut)
}

function Choice({ game, typed, onTyped }: { game: TableGame; typed: Typed | null; onTyped: (to: Typed | null) => void }) {
  const { points, least } = game.table.cut
  if (game.by.role === 'director')
    return <Choose game={game} typed={typed ?? { points: String(points), least: String(least) }} onTyped={onTyped} />
  return (
    <p className="text-sm">
      Within {points} points, but at least {least}, as the Director has it.
    </p>
  )
}

export function CutPanel({ game }: { game: TableGame }) {
  const { sheet, table, pad } = game
  const [typed, setTyped] = useState<Typed | null>(null)
  const main = sheet.classifications.at(-1)
  const isOpen = sheet.through > 0
  if (!main || table.seats.length < 2 || (!isOpen && game.by.role !== 'director')) return null
  const cut = (typed && cutOf(typed)) ?? table.cut
  const lines = linesAt(sheet, main.id, cut)
  const inside = lines.filter(l => l.isIn).length
  return (
    <Disclosure
      className="not-open:print:hidden"
      summary="Who is within reach of the leader"
      aside={isOpen ? `${inside} of ${lines.length}` : `no ${pad.roundWord} is complete yet`}
    >
      <div className="grid gap-3">
        <Choice game={game} typed={typed} onTyped={setTyped} />
        <p className="text-sm text-ink-soft">
          By {main.name}
          {isOpen && `, through ${pad.roundWord} ${sheet.through}`}. Whoever is level with the last one is in as well.
        </p>
        {isOpen && <Reach game={game} main={main.name} lines={lines} />}
      </div>
    </Disclosure>
  )
}
