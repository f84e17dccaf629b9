'use client'
/** What each round was like: average and best, with who had it. Every number is the master sheet's; only settled cards count. */
import { Disclosure } from '@/components/ui/Disclosure'
import { roundFigures } from '@/lib/table/round-figures'
import { capital } from '@/lib/table/words'
import type { TableGame } from './use-game'
import { seatName, signed } from './words'

const CELL = 'px-2 py-2 print:py-px'
const HEAD = `${CELL} text-left font-semibold`
const NUMBER = `figure ${CELL} text-right`

export function RoundByRound({ game }: { game: TableGame }) {
  const { sheet, table, pad } = game
  const rounds = sheet.rounds.map(r => ({ number: r.number, figures: roundFigures(sheet, r.number) })).filter(r => r.figures.length > 0)
  if (rounds.length === 0) return null
  const word = capital(pad.roundWord)
  return (
    <Disclosure summary={`${word} by ${pad.roundWord}: average and best`} aside={String(rounds.length)}>
      <div className="overflow-x-auto">
        <table aria-label={`${word} by ${pad.roundWord}`} className="frame w-full border-collapse text-sm">
          <thead>
            <tr className="border-b border-edge">
              <th scope="col" className={HEAD}>
                {word}
              </th>
              <th scope="col" className={CELL}>
                <span className="sr-only">Classification</span>
              </th>
              <th scope="col" className={`${CELL} text-right`}>
                Average
              </th>
              <th scope="col" className={`${CELL} text-right`}>
                Best
              </th>
              <th scope="col" className={HEAD}>
                Who
              </th>
            </tr>
          </thead>
          <tbody>
            {rounds.flatMap(({ number, figures }) =>
              figures.map((f, i) => (
                <tr key={`${number} ${f.classification}`} className={i === 0 ? 'border-t border-edge' : 'border-t border-rule'}>
                  <th scope="row" className={HEAD}>
                    {i === 0 ? number : <span className="sr-only">{number}</span>}
                  </th>
                  <td className={CELL}>{f.name}</td>
                  <td className={NUMBER}>
                    {f.average.toFixed(1)} <span className="font-sans text-xs text-ink-soft">of {f.cards}</span>
                  </td>
                  <td className={NUMBER}>{signed(f.best)}</td>
                  <td className={CELL}>{f.seats.map(seat => seatName(table, seat)).join(', ')}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </Disclosure>
  )
}
