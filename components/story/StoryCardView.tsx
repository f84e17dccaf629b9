/** One playcard as it was, to read: what was written, how it was marked, what it was worth. It refuses to be edited. */
import { Icon, type IconName } from '@/components/ui/Icon'
import type { View } from '@/lib/table/score-pad'
import type { StoryCard } from './story-view'

/** A mark is told by a sign as well; its words are read out. */
const SIGNS: Readonly<Record<string, { icon: IconName; ink: string }>> = {
  valid: { icon: 'check', ink: 'text-pencil' },
  'crossed out': { icon: 'cross', ink: 'text-cross' },
  'not solved': { icon: 'cross', ink: 'text-cross' },
  blank: { icon: 'blank', ink: 'text-rule-strong' },
  'not judged': { icon: 'question', ink: 'text-doubt' },
  'not read': { icon: 'question', ink: 'text-doubt' },
}

function Cell({ text, says }: { text: string; says: string }) {
  const sign = SIGNS[says]
  return (
    <td className="h-9 border border-rule px-1 text-center align-middle leading-tight">
      {text !== '' && (
        <span className="block text-[0.8125rem] [overflow-wrap:anywhere]" dir="auto">
          {text}
        </span>
      )}
      {sign ? (
        <>
          <Icon name={sign.icon} className={`size-4 ${sign.ink}`} />
          <span className="sr-only"> {says}</span>
        </>
      ) : (
        <span className={text === '' ? 'text-[0.8125rem]' : 'sr-only'}> {says}</span>
      )}
    </td>
  )
}

function Grid({ name, view, says }: { name: string; view: View; says: StoryCard['says'] }) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={`${name}, scrolls sideways`}>
      <table className="w-full min-w-64 table-fixed border-collapse">
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr>
            <td className="w-12 border border-rule" />
            {view.columns.map((column, place) => (
              <th
                key={place}
                scope="col"
                className="border border-rule px-0.5 py-1 text-xs font-medium leading-tight text-ink-soft [overflow-wrap:anywhere] [hyphens:auto]"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.rows.map((row, place) => (
            <tr key={place}>
              <th scope="row" className="border border-rule px-1 font-serif text-sm font-semibold leading-tight">
                {row.label === '*' ? <Icon name="wild" label="wild letter" className="size-3.5" /> : row.label}
              </th>
              {row.cells.map((cell, at) => (
                <Cell key={at} text={cell.text} says={says[cell.mark] ?? ''} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function StoryCardView({ card }: { card: StoryCard }) {
  const { name, state, remarks, view, says, points } = card
  return (
    // On paper two beside each other, in lines of text: a grid that goes on over a page lays things over one another.
    <li className="frame grid content-start gap-2 p-3 print:mr-[1%] print:mb-2 print:inline-grid print:w-[48.5%] print:break-inside-avoid print:align-top">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-serif text-base font-semibold [overflow-wrap:anywhere]" dir="auto">
          {name}
        </h3>
        {state !== '' && <p className="text-sm text-doubt">{state}</p>}
      </div>
      {remarks.length > 0 && <p className="-mt-1 text-sm text-ink-soft">{remarks.join('; ')}</p>}
      {view && <Grid name={name} view={view} says={says} />}
      <dl className="flex flex-wrap gap-x-4">
        {points.map(p => (
          <div key={p.classification} className="flex items-baseline gap-1.5">
            <dt className="caption">{p.classification}</dt>
            <dd className="figure text-lg">{p.points ?? <span aria-label="nothing known">–</span>}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
