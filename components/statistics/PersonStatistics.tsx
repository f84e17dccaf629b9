/** What the book can say of one person. What cannot be compared stands apart, and what is left out is said first. */
import Link from 'next/link'
import { Disclosure } from '@/components/ui/Disclosure'
import { KindFigures } from './KindFigures'
import { MeanTable } from './MeanTable'
import type { ShownKind, ShownLines } from './figures-view'
import { counted, share } from './number-words'

export interface Disputed {
  settled: number
  right: number
  other: number
}

export interface PersonStatisticsProps {
  states: readonly { state: string; games: number }[]
  kinds: readonly ShownKind[]
  strengths: readonly ShownLines[]
  written: Disputed
  brought: Disputed
  companions: readonly { person: string; name: string; games: number; href: string }[]
}

const COUNTED = ['finished', 'ended early']

function WhatCounts({ states }: Pick<PersonStatisticsProps, 'states'>) {
  const words = (list: PersonStatisticsProps['states']): string => list.map(s => `${s.games} ${s.state}`).join(', ')
  const left = states.filter(s => !COUNTED.includes(s.state))
  const inside = states.filter(s => COUNTED.includes(s.state))
  return (
    <p className="text-[0.9375rem]">
      {inside.length === 0 ? 'No game counts yet.' : `Counted: ${words(inside)}.`}
      {left.length > 0 && ` Left out: ${words(left)}.`}
    </p>
  )
}

function Disputes({ written, brought }: Pick<PersonStatisticsProps, 'written' | 'brought'>) {
  if (written.settled + written.other + brought.settled + brought.other === 0) return null
  return (
    <section aria-labelledby="disputes" className="grid gap-1">
      <h3 id="disputes">Challenges</h3>
      <dl className="grid gap-1 text-[0.9375rem]">
        <div className="flex flex-wrap gap-x-2">
          <dt>Own entries that held:</dt>
          <dd className="font-semibold">{share(written.right, written.settled)}</dd>
        </div>
        <div className="flex flex-wrap gap-x-2">
          <dt>Challenges brought that changed the mark:</dt>
          <dd className="font-semibold">{share(brought.right, brought.settled)}</dd>
        </div>
        {written.other + brought.other > 0 && (
          <div className="text-sm text-ink-soft">
            <dt className="inline">Withdrawn or open, not counted:</dt> <dd className="inline">{written.other + brought.other}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function Companions({ companions }: Pick<PersonStatisticsProps, 'companions'>) {
  if (companions.length === 0) return null
  return (
    <section aria-labelledby="companions" className="grid gap-1">
      <h3 id="companions">Head to head</h3>
      <ul className="flex flex-wrap gap-x-5">
        {companions.map(c => (
          <li key={c.person}>
            <Link href={c.href} prefetch={false} className="inline-flex min-h-11 items-center gap-1.5">
              <bdi>{c.name}</bdi>
              <span className="text-sm text-ink-soft">{counted(c.games, 'game')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const WIDE = 8

export function PersonStatistics({ states, kinds, strengths, written, brought, companions }: PersonStatisticsProps) {
  return (
    <section aria-labelledby="figures" className="grid gap-6">
      <div>
        <h2 id="figures">In numbers</h2>
        <WhatCounts states={states} />
      </div>
      {kinds.map(kind => (
        <KindFigures key={kind.key} kind={kind} />
      ))}
      <Disputes written={written} brought={brought} />
      {strengths.map(({ axis, one, many, lines }) => (
        <Disclosure key={axis} summary={`${many}, the strongest first`} aside={String(lines.length)} open={lines.length <= WIDE}>
          <MeanTable
            caption={`Valid entries of five, by ${one}`}
            head={one}
            lines={lines.map(l => ({ key: l.text, text: l.text, href: l.href, mean: l.mean, cards: l.cards }))}
          />
        </Disclosure>
      ))}
      <Companions companions={companions} />
    </section>
  )
}
