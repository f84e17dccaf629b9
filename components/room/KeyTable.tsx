/** The answer key of a round, or any plain rows and cells of a pad, as a table that can be read from afar. */
import { cn } from '@/components/ui/cn'
import { Said } from '@/components/ui/Said'
import type { View } from '@/lib/table/score-pad'

const CELL = 'border border-rule px-[0.4em] py-[0.3em] align-top [hyphens:auto] [overflow-wrap:anywhere]'

export interface KeyTableProps {
  caption: string
  view: View
  /** Show the marks beside the texts. */
  marks?: boolean
}

export function KeyTable({ caption, view, marks = false }: KeyTableProps) {
  return (
    <div className="frame overflow-x-auto" role="group" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse border-hidden">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <td className={CELL} />
            {view.columns.map((text, i) => (
              <th key={i} scope="col" dir="auto" className={cn(CELL, 'text-left text-[0.8em] font-medium text-ink-soft')}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.rows.map((row, i) => (
            <tr key={i}>
              <th scope="row" className={cn(CELL, 'figure w-[2em] text-center')}>
                {row.label === '*' ? <Said sign="✱" word="wild" /> : row.label}
              </th>
              {row.cells.map((cell, at) => (
                <td key={at} dir="auto" className={CELL}>
                  {cell.text}
                  {marks && <span className="block text-[0.8em] text-ink-soft">{cell.mark}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
