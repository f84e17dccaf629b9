/** What stands over the columns and before the rows of this round's cards: each axis is a list of its own, never paired with the other. */
import { Said } from '@/components/ui/Said'
import { capital } from '@/lib/table/words'
import type { Heading } from '@/lib/table/room'

const PLURALS: Readonly<Record<string, string>> = { class: 'Classes', letter: 'Initial Letters' }
const SHORT = 2

const axesOf = (headings: readonly Heading[]): readonly string[] => [...new Set(headings.map(h => h.axis))]

function Tiles({ headings }: { headings: readonly Heading[] }) {
  return (
    <ul className="flex flex-wrap gap-[0.4em]">
      {headings.map(({ place, text }) => (
        <li key={place} className="figure grid size-[1.7em] place-items-center rounded-key border-[1.5px] border-edge bg-sheet text-[2em]">
          {text === '*' ? <Said sign="✱" word="wild: any letter" /> : text}
        </li>
      ))}
    </ul>
  )
}

function Lines({ headings }: { headings: readonly Heading[] }) {
  return (
    <ol className="grid gap-[0.3em]">
      {headings.map(({ place, text, detail }) => (
        <li key={place} className="flex items-baseline gap-[0.6em] border-b border-rule pb-[0.25em]">
          <span className="figure text-ink-soft">{place + 1}</span>
          <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
            <b className="font-serif font-semibold">{text}</b>
            {detail !== null && <span className="text-ink-soft"> · {detail}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

export function RoundHeadings({ headings }: { headings: readonly Heading[] }) {
  return axesOf(headings).map(axis => {
    const own = headings.filter(h => h.axis === axis)
    return (
      <section key={axis} className="grid content-start gap-[0.4em]" aria-label={PLURALS[axis] ?? capital(axis)}>
        <h2 className="text-[0.8em] text-ink-soft">{PLURALS[axis] ?? capital(axis)}</h2>
        {own.every(h => h.text.length <= SHORT) ? <Tiles headings={own} /> : <Lines headings={own} />}
      </section>
    )
  })
}
