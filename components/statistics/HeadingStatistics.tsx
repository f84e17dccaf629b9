/** What one Class, Category or letter usually brings: the mean of five, how it is spread, by what stood beside it, and with each letter. */
import { StatBar } from './Bar'
import { headingHref } from './figures-view'
import { MeanTable } from './MeanTable'
import { decimal } from './number-words'
import { isolated } from '@/lib/table/closed-text'

interface Spread {
  cards: number
  mean: number | null
  byCount: readonly number[]
}

export interface HeadingStatisticsProps {
  figures: {
    line: { one: string; beside: { one: string; name: string } | null }
    uses: number
    newestRounds: number
    spellings: readonly string[]
    spread: Spread
    details: readonly { text: string; spread: Spread }[]
    cells: readonly { text: string; cards: number; valid: number }[]
  }
}

function SpreadTable({ spread }: { spread: Spread }) {
  const most = Math.max(...spread.byCount, 1)
  return (
    <table className="w-full table-fixed border-collapse text-[0.9375rem]">
      <caption className="sr-only">How many cards had how many valid entries</caption>
      <thead>
        <tr className="border-b border-rule-strong text-left text-sm">
          <th scope="col" className="w-24 py-1">
            Valid
          </th>
          <td />
          <th scope="col" className="w-20 text-right">
            cards
          </th>
        </tr>
      </thead>
      <tbody>
        {spread.byCount.map((cards, count) => (
          <tr key={count} className="border-b border-rule">
            <th scope="row" className="figure py-1 text-left">
              {count} of 5
            </th>
            <td>
              <StatBar value={cards} most={most} />
            </td>
            <td className="figure text-right">{cards}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const MOST_SPELLINGS = 6

function Spellings({ spellings }: { spellings: readonly string[] }) {
  if (spellings.length < 2) return null
  return (
    <p className="text-sm text-ink-soft">
      Also written{' '}
      {spellings
        .slice(1, 1 + MOST_SPELLINGS)
        .map(isolated)
        .join('; ')}
      {spellings.length > 1 + MOST_SPELLINGS && ` and in ${spellings.length - 1 - MOST_SPELLINGS} more ways`}
    </p>
  )
}

export function HeadingStatistics({ figures }: HeadingStatisticsProps) {
  const { line, uses, newestRounds, spellings, spread, details, cells } = figures
  const isSample = uses > newestRounds
  const { beside } = line
  return (
    <div className="grid gap-6">
      <section aria-labelledby="par" className="grid gap-2">
        <h2 id="par">Par: what it usually brings</h2>
        <p>
          Used in <b>{uses}</b> {uses === 1 ? 'round' : 'rounds'}.{' '}
          {spread.mean === null ? (
            'No card with counts rests on it yet.'
          ) : (
            <>
              On average <b className="figure text-xl">{decimal(spread.mean)}</b> of 5 entries are valid, on {spread.cards}{' '}
              {spread.cards === 1 ? 'card' : 'cards'}
              {isSample && ` of the newest ${newestRounds} rounds`}.
            </>
          )}
        </p>
        {spread.cards > 0 && <SpreadTable spread={spread} />}
        <Spellings spellings={spellings} />
      </section>
      {beside && details.length > 0 && (
        <section aria-labelledby="details" className="grid gap-2">
          <h2 id="details">By {beside.one}</h2>
          <MeanTable
            caption={`Valid entries of five, by ${beside.one}`}
            head={beside.one}
            lines={details.map(d => ({
              key: d.text,
              text: d.text,
              href: headingHref(beside.name, d.text),
              mean: d.spread.mean,
              cards: d.spread.cards,
            }))}
          />
        </section>
      )}
      {cells.length > 0 && (
        <section aria-labelledby="cells" className="grid gap-2">
          <h2 id="cells">With each letter</h2>
          <p className="text-sm text-ink-soft">
            How many of a hundred entries are valid. Only cards that were entered cell by cell say so.
          </p>
          <MeanTable
            caption="Valid entries of a hundred, by letter"
            head="Letter"
            most={100}
            cardWord="entries"
            lines={cells
              .toSorted((a, b) => a.text.localeCompare(b.text))
              .map(c => ({ key: c.text, text: c.text === '*' ? 'wild' : c.text, mean: (100 * c.valid) / c.cards, cards: c.cards }))}
          />
        </section>
      )}
    </div>
  )
}
