/** A line over time with a dot a game, and the table of its numbers folded away behind it. Drawn on the server, without any script. */
import Link from 'next/link'
import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { Disclosure } from '@/components/ui/Disclosure'
import { decimal } from './number-words'

export interface ChartPoint {
  /** What the point stands for: a game's id, name and day. */
  id: string
  name: string
  day: string
  value: number
  /** How many cards it rests on. */
  cards: number
}

export interface FormChartProps {
  title: string
  points: readonly ChartPoint[]
  /** The mean of all, drawn as a line across. */
  mean: number | null
  cardWord: string
}

const [WIDTH, HEIGHT, PAD] = [600, 150, 8]

function Picture({ points, mean, title }: Pick<FormChartProps, 'points' | 'mean' | 'title'>) {
  const values = points.map(p => p.value)
  const [low, high] = [Math.min(...values, mean ?? Infinity), Math.max(...values, mean ?? -Infinity)]
  const x = scaleLinear([0, Math.max(1, points.length - 1)], [PAD, WIDTH - PAD])
  const y = scaleLinear([low, high === low ? low + 1 : high], [HEIGHT - PAD, PAD])
  const path = line<ChartPoint>(
    (_, i) => x(i),
    p => y(p.value),
  )(points)
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
      <div aria-hidden className="figure flex flex-col justify-between text-right text-sm text-ink-soft">
        <span>{decimal(high)}</span>
        <span>{decimal(low)}</span>
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={title}
        className="w-full border-b border-l border-rule-strong text-accent"
      >
        {mean !== null && (
          <line x1={0} x2={WIDTH} y1={y(mean)} y2={y(mean)} className="stroke-rule-strong" strokeDasharray="6 5" strokeWidth={1.5} />
        )}
        {path !== null && <path d={path} fill="none" stroke="currentColor" strokeWidth={2.5} strokeLinejoin="round" />}
        {points.map((p, i) => (
          <circle key={p.id} cx={x(i)} cy={y(p.value)} r={4} className="fill-sheet" stroke="currentColor" strokeWidth={2.5} />
        ))}
      </svg>
      <span />
      <div aria-hidden className="flex justify-between gap-2 text-sm text-ink-soft">
        <span>{points[0]?.day}</span>
        <span className="text-right">{points.at(-1)?.day}</span>
      </div>
    </div>
  )
}

/** One game is no form: there is nothing to draw, and nothing to tell, before the second. */
export function FormChart({ title, points, mean, cardWord }: FormChartProps) {
  if (points.length < 2) return null
  return (
    <figure className="grid gap-2">
      <figcaption className="text-sm font-semibold">{title}</figcaption>
      <Picture points={points} mean={mean} title={title} />
      <Disclosure summary="The numbers" aside={`${points.length} games`}>
        <table className="w-full border-collapse text-[0.9375rem]">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-rule-strong text-left">
              <th scope="col">Game</th>
              <th scope="col" className="text-right">
                A {cardWord}
              </th>
              <th scope="col" className="text-right">
                Of
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map(p => (
              <tr key={p.id} className="border-b border-rule">
                <th scope="row" className="py-1 text-left font-normal [overflow-wrap:anywhere]" dir="auto">
                  <Link href={`/games/${p.id}/story`} prefetch={false}>
                    {p.name}
                  </Link>{' '}
                  <span className="text-sm text-ink-soft">{p.day}</span>
                </th>
                <td className="figure text-right">{decimal(p.value)}</td>
                <td className="figure text-right">{p.cards}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  )
}
