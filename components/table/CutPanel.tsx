'use client'
/** Who is within reach of the leader (EV-03): so many points, at least so many seats, ties at the line kept in. Every total is the master sheet's. */
import { useState } from 'react'
import { Badge } from '@/components/ui/Badge'
import { Disclosure } from '@/components/ui/Disclosure'
import { Field, TextInput } from '@/components/ui/Field'
import { atCut, USUAL_CUT } from '@/lib/table/cut'
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

export function CutPanel({ game }: { game: TableGame }) {
  const [points, setPoints] = useState(String(USUAL_CUT.points))
  const [least, setLeast] = useState(String(USUAL_CUT.least))
  const { sheet, table, pad } = game
  const main = sheet.classifications.at(-1)
  if (!main || sheet.through === 0 || table.seats.length < 2) return null
  const totals = [...sheet.grandTotals].flatMap(([seat, sums]) => {
    const total: number | undefined = sums[main.id]
    return total === undefined ? [] : [[seat, total] as const]
  })
  const valid = isCount(points) && isCount(least)
  const cut = valid ? { points: Number(points), least: Number(least) } : USUAL_CUT
  const lines = atCut(new Map(totals), cut)
  const inside = lines.filter(l => l.isIn).length
  return (
    <Disclosure summary="Who is within reach of the leader" aside={`${inside} of ${lines.length}`}>
      <div className="grid gap-3">
        <div className="flex flex-wrap gap-3">
          <Count label="Within so many points" value={points} onChange={setPoints} />
          <Count label="But at least so many" value={least} onChange={setLeast} />
        </div>
        <p className="text-sm text-ink-soft">
          By {main.name}, through {pad.roundWord} {sheet.through}. Whoever is level with the last one is in as well.
        </p>
        <table aria-label="Within reach of the leader" className="frame w-full border-collapse text-sm">
          <thead>
            <tr className="border-b border-edge text-left">
              <th scope="col" className="px-2 py-2">
                Seat
              </th>
              <th scope="col" className="px-2 py-2 text-right">
                {main.name}
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
                  {seatName(table, seat)}
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
      </div>
    </Disclosure>
  )
}
