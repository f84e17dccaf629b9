'use client'
/** Par beside a round while it is scored: what its Classes and letters usually bring. Fetched when it is opened; nothing of it scores. */
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { ask } from '@/lib/client/api'
import { whyNot } from '@/lib/table/result'

const spread = z.object({ cards: z.number(), mean: z.nullable(z.number()) })
const line = z.object({ place: z.number(), text: z.string(), spread, beside: z.nullable(z.object({ text: z.string(), spread })) })
const parSchema = z.object({
  columns: z.array(line),
  rows: z.array(line),
  cells: z.array(z.object({ row: z.number(), column: z.number(), cards: z.number(), valid: z.number() })),
})
type Par = z.infer<typeof parSchema>

const CELL = 'border border-rule px-1 py-1 text-center align-middle'

function Mean({ of: { cards, mean } }: { of: { cards: number; mean: number | null } }) {
  return (
    <>
      <span className="figure block text-base">{mean === null ? '–' : mean.toFixed(1)}</span>
      <span className="block text-xs text-ink-soft">of {cards}</span>
    </>
  )
}

/** What the Categories bring, whatever Class they stand beside. */
function BesideRow({ columns }: Pick<Par, 'columns'>) {
  return (
    <tr>
      <td className={CELL} />
      {columns.map(({ place, beside }) => (
        <td key={place} className={CELL}>
          {beside && (
            <>
              <span className="block text-xs font-medium [overflow-wrap:anywhere] [hyphens:auto]" dir="auto">
                {beside.text}
              </span>
              <Mean of={beside.spread} />
            </>
          )}
        </td>
      ))}
      <td className={CELL} />
    </tr>
  )
}

function ParTable({ par, round }: { par: Par; round: number }) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={`Par of round ${round}, scrolls sideways`}>
      <table className="w-full min-w-80 table-fixed border-collapse text-sm">
        <caption className="sr-only">Par of round {round}</caption>
        <thead>
          <tr>
            <td className={CELL} />
            {par.columns.map(c => (
              <th key={c.place} scope="col" className={`${CELL} text-xs font-medium [overflow-wrap:anywhere] [hyphens:auto]`}>
                {c.text}
              </th>
            ))}
            <th scope="col" className={CELL}>
              All<span className="sr-only"> columns</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {par.rows.map(row => (
            <tr key={row.place}>
              <th scope="row" className={`${CELL} font-serif`}>
                {row.text === '*' ? 'wild' : row.text}
              </th>
              {par.columns.map(column => {
                const cell = par.cells.find(c => c.row === row.place && c.column === column.place)
                return (
                  <td key={column.place} className={CELL}>
                    {cell ? (
                      <>
                        <span className="figure block">{Math.round((100 * cell.valid) / cell.cards)}</span>
                        <span className="block text-xs text-ink-soft">of {cell.cards}</span>
                      </>
                    ) : (
                      '–'
                    )}
                  </td>
                )
              })}
              <td className={CELL}>
                <Mean of={row.spread} />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row" className={CELL}>
              All<span className="sr-only"> rows</span>
            </th>
            {par.columns.map(c => (
              <td key={c.place} className={CELL}>
                <Mean of={c.spread} />
              </td>
            ))}
            <td className={CELL} />
          </tr>
          {par.columns.some(c => c.beside !== null) && <BesideRow columns={par.columns} />}
        </tbody>
      </table>
    </div>
  )
}

export function RoundPar({ game, round }: { game: string; round: number }) {
  const [par, setPar] = useState<Par | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const load = async () => {
    const reply = await ask('GET', `/api/games/${encodeURIComponent(game)}/par?round=${round}`, parSchema)
    setPar(reply.ok ? reply.value : null)
    setWrong(whyNot(reply))
  }
  return (
    <section aria-label={`Par of round ${round}`} className="grid gap-2">
      {par === null ? (
        <Button variant="plain" className="justify-self-start" onClick={() => void load()}>
          Par: what these usually bring
        </Button>
      ) : par.columns.length + par.rows.length === 0 ? (
        <Notice quiet>No Class and no letter of this round is known yet.</Notice>
      ) : (
        <>
          <p className="text-sm text-ink-soft">
            In a cell, how many of a hundred entries are usually valid; at the ends, how many of five, and how many cards that rests on.
          </p>
          <ParTable par={par} round={round} />
        </>
      )}
      {wrong !== null && <Notice tone="error">{wrong}</Notice>}
    </section>
  )
}
