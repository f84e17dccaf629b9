/** Means of counts from 0 to 5, a line each, with a bar and with how many cards they rest on. */
import Link from 'next/link'
import { StatBar } from './Bar'
import { decimal } from './number-words'

export interface MeanLine {
  key: string
  text: string
  /** Where more is told of it; none where there is nothing more. */
  href?: string
  mean: number | null
  cards: number
}

export interface MeanTableProps {
  caption: string
  /** What a line is: "Class". */
  head: string
  lines: readonly MeanLine[]
  most?: number
  cardWord?: string
}

export function MeanTable({ caption, head, lines, most = 5, cardWord = 'cards' }: MeanTableProps) {
  return (
    <table className="w-full table-fixed border-collapse text-[0.9375rem]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-rule-strong text-left text-sm">
          <th scope="col" className="w-[46%] py-1">
            {head}
          </th>
          <th scope="col" className="text-right">
            Valid
          </th>
          <td className="w-[24%]" />
          <th scope="col" className="text-right">
            {cardWord}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, text, href, mean, cards }) => (
          <tr key={key} className="border-b border-rule">
            <th scope="row" className="py-1 pr-2 text-left font-normal [overflow-wrap:anywhere]" dir="auto">
              {href === undefined ? (
                text
              ) : (
                <Link href={href} prefetch={false} className="inline-flex min-h-8 items-center">
                  {text}
                </Link>
              )}
            </th>
            <td className="figure text-right">{mean === null ? '–' : decimal(mean)}</td>
            <td className="px-2">
              <StatBar value={mean} most={most} />
            </td>
            <td className="figure text-right text-ink-soft">{cards}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
