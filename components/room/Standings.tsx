'use client'
/**
 * The standings for everybody: rank, number, name, points in each classification. Above ten seats they roll, ten at a time, and anybody is found by number
 * or by the beginning of his name. Every number is the master sheet's.
 */
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { cn } from '@/components/ui/cn'
import { Field, TextInput } from '@/components/ui/Field'
import { Said } from '@/components/ui/Said'
import { signed } from '@/components/table/words'
import type { RoomView, Standing } from '@/lib/table/room'

const AT_ONCE = 10
const EVERY = 8000

export interface StandingsProps {
  view: RoomView
  standings: readonly Standing[]
}

/** The first seat with this number, or whose name (or a word of it) begins so. */
export function findStanding(standings: readonly Standing[], text: string): number {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return -1
  const byNumber = /^\d+$/.test(wanted) ? standings.findIndex(s => s.number === Number(wanted)) : -1
  if (byNumber >= 0) return byNumber
  return standings.findIndex(s =>
    s.name
      .toLowerCase()
      .split(/\s+/)
      .some((_, i, words) => words.slice(i).join(' ').startsWith(wanted)),
  )
}

function useRolling(pages: number, still: boolean): [number, (page: number) => void] {
  const [page, setPage] = useState(0)
  useEffect(() => {
    if (still || pages < 2) return
    const timer = setInterval(() => {
      setPage(p => p + 1)
    }, EVERY)
    return () => {
      clearInterval(timer)
    }
  }, [still, pages])
  return [pages === 0 ? 0 : page % pages, setPage]
}

const CELL = 'border-b border-rule px-[0.4em] py-[0.25em]'

function Line({ standing, found }: { standing: Standing; found: boolean }) {
  const rank = standing.ranks.at(-1) ?? null
  return (
    <tr className={cn(found && 'bg-accent-soft')} aria-current={found ? 'true' : undefined}>
      <td className={cn(CELL, 'figure text-right')}>{rank ?? <Said sign="–" word="not ranked" />}</td>
      <td className={cn(CELL, 'figure text-right text-ink-soft max-sm:hidden')}>{standing.number}</td>
      <th
        scope="row"
        dir="auto"
        className={cn(CELL, 'text-left font-medium sm:truncate max-sm:[overflow-wrap:anywhere]')}
        title={standing.name}
      >
        {found && <span aria-hidden>▸ </span>}
        <span className="figure mr-1 text-ink-soft sm:hidden">{standing.number}</span>
        {standing.name}
      </th>
      {standing.points.map((points, i) => (
        <td key={i} className={cn(CELL, 'figure whitespace-nowrap text-right')}>
          {points === null ? <Said sign="–" word="no number" /> : signed(points)}
          {standing.ranks[i] === 1 && (
            <>
              <span aria-hidden className="ml-[0.1em] text-accent">
                ★
              </span>
              <span className="sr-only"> first</span>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}

function Head({ view }: { view: RoomView }) {
  return (
    <thead className="text-left text-[0.75em] text-ink-soft">
      <tr>
        <th scope="col" className={cn(CELL, 'w-[3.4em] text-right font-medium')}>
          Rank
        </th>
        <th scope="col" className={cn(CELL, 'w-[3.8em] text-right font-medium max-sm:hidden')}>
          No.
        </th>
        <th scope="col" className={cn(CELL, 'font-medium')}>
          Name
        </th>
        {view.classifications.map(c => (
          <th key={c.id} scope="col" className={cn(CELL, 'w-[5em] text-right font-medium sm:w-[6.2em]')}>
            {c.name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

export function Standings({ view, standings }: StandingsProps) {
  const [text, setText] = useState('')
  const [held, setHeld] = useState(false)
  const found = findStanding(standings, text)
  const pages = Math.ceil(standings.length / AT_ONCE)
  const [rolled, setPage] = useRolling(pages, held || found >= 0)
  const page = found >= 0 ? Math.floor(found / AT_ONCE) : rolled
  const first = page * AT_ONCE
  const through = view.through === 0 ? `No ${view.pad.roundWord} is complete yet` : `Through ${view.pad.roundWord} ${view.through}`
  return (
    <section aria-labelledby="standings-head" className="grid min-w-0 content-start gap-[0.5em]">
      <h2 id="standings-head" className="text-[1.1em]">
        Standings <span className="font-sans text-[0.75em] font-normal text-ink-soft">· {through}</span>
      </h2>
      <table className="w-full table-fixed border-collapse">
        <Head view={view} />
        <tbody>
          {standings.slice(first, first + AT_ONCE).map((standing, i) => (
            <Line key={standing.seat} standing={standing} found={first + i === found} />
          ))}
        </tbody>
      </table>
      {pages > 1 && (
        <div className="flex flex-wrap items-end gap-3 text-base print:hidden">
          <Field
            label="Find a name or number"
            className="w-56"
            error={text.trim() !== '' && found < 0 ? 'Nobody of that name or number.' : null}
          >
            <TextInput
              value={text}
              maxLength={120}
              onChange={event => {
                setText(event.target.value)
              }}
            />
          </Field>
          <p className="flex items-center gap-2 pb-1 text-sm text-ink-soft">
            {first + 1}–{Math.min(first + AT_ONCE, standings.length)} of {standings.length}
            <Button
              variant="plain"
              onClick={() => {
                setPage(page + 1)
              }}
            >
              Next ten
            </Button>
            <Button
              variant="plain"
              aria-pressed={held}
              onClick={() => {
                setHeld(!held)
              }}
            >
              {held ? 'Roll on' : 'Hold still'}
            </Button>
          </p>
        </div>
      )}
    </section>
  )
}
