/** One kind of game of one person: wins and means by classification, the best, and how it went over time. */
import Link from 'next/link'
import { FormChart } from './FormChart'
import { StatBar } from './Bar'
import type { ShownClassification, ShownKind } from './figures-view'
import { decimal, share, whole } from './number-words'

const CELL = 'border border-rule px-1.5 py-1.5 sm:px-2 [overflow-wrap:anywhere]'

function Wins({ byRule, early }: Pick<ShownClassification, 'byRule' | 'early'>) {
  return (
    <>
      {share(byRule.wins, byRule.games)}
      {early.games > 0 && <span className="block text-sm text-ink-soft">ended early: {share(early.wins, early.games)}</span>}
    </>
  )
}

function Line({ kind, c, most }: { kind: ShownKind; c: ShownClassification; most: number }) {
  return (
    <tr>
      <th scope="row" className={`${CELL} text-left font-serif`}>
        {c.name}
      </th>
      <td className={CELL}>
        <Wins byRule={c.byRule} early={c.early} />
      </td>
      <td className={`${CELL} text-right`}>
        {c.cards === null ? (
          '–'
        ) : (
          <>
            <span className="figure text-lg">{decimal(c.cards.average)}</span>
            <StatBar value={Math.max(0, c.cards.average)} most={most} />
            <span className="block text-sm text-ink-soft">
              of {c.cards.cards} {c.cards.cards === 1 ? kind.cardWord : `${kind.cardWord}s`}
            </span>
          </>
        )}
      </td>
      <td className={CELL}>
        {c.record === null ? (
          '–'
        ) : (
          <>
            <span className="figure text-lg">{whole(c.record.points)}</span>{' '}
            <Link href={`/games/${c.record.game}/story`} prefetch={false} className="block text-sm sm:inline">
              {kind.roundWord} {c.record.round}, {c.record.day}
            </Link>
          </>
        )}
      </td>
    </tr>
  )
}

export function KindFigures({ kind }: { kind: ShownKind }) {
  const most = Math.max(...kind.classifications.map(c => c.cards?.average ?? 0), 1)
  return (
    <section data-pad={kind.pad} aria-label={kind.title} className="grid gap-3">
      <h3>{kind.title}</h3>
      <div className="frame overflow-x-auto" tabIndex={0} role="group" aria-label={`${kind.title}, scrolls sideways`}>
        <table className="w-full table-fixed border-collapse text-[0.9375rem]">
          <caption className="sr-only">{kind.title}: wins, means and the best, by classification</caption>
          <thead>
            <tr className="text-left text-sm">
              <td className={`${CELL} w-20 sm:w-24`} />
              <th scope="col" className={CELL}>
                Won
              </th>
              <th scope="col" className={`${CELL} text-right`}>
                A {kind.cardWord}
              </th>
              <th scope="col" className={CELL}>
                Best {kind.roundWord}
              </th>
            </tr>
          </thead>
          <tbody>
            {kind.classifications.map(c => (
              <Line key={c.id} kind={kind} c={c} most={most} />
            ))}
          </tbody>
        </table>
      </div>
      <FormChart
        title={`${kind.formName} a ${kind.cardWord}, game by game`}
        points={kind.form}
        mean={kind.classifications.find(c => c.name === kind.formName)?.cards?.average ?? null}
        cardWord={kind.cardWord}
      />
    </section>
  )
}
