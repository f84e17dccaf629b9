/** Every Class, Category and letter of the book, with how often it was used: gate, read, render. */
import type { Metadata } from 'next'
import Link from 'next/link'
import { BookAway } from '@/components/home/BookAway'
import { TurnedAway } from '@/components/home/TurnedAway'
import { headingHref } from '@/components/statistics/figures-view'
import { BackBar } from '@/components/ui/BackBar'
import { buttonLook } from '@/components/ui/Button'
import { EmptyState } from '@/components/ui/EmptyState'
import { usedHeadings } from '@/lib/server/heading-figures'
import { fromBook, requireDirector } from '@/lib/server/page'

export const metadata: Metadata = { title: 'Classes and letters' }

/** An id holds no space. */
const idOf = (axis: string): string => `axis-${axis.replaceAll(' ', '-')}`

export default async function ClassesPage() {
  const gate = await requireDirector('/classes')
  if (!gate.ok) return <TurnedAway message={gate.problem.message} />
  const read = await fromBook(usedHeadings)
  if (!read.ok) return <BookAway message={read.message} here="/classes" />
  return (
    <>
      <BackBar title="Classes and letters" to="/" toWords="All games" />
      <main className="mx-auto grid w-full max-w-3xl gap-6 px-3 py-5 pb-[max(2rem,env(safe-area-inset-bottom))] sm:px-5">
        {read.value.length === 0 && (
          <EmptyState title="Nothing was announced yet">
            <p>Every Class, Category and letter of a round stands here from then on, with what it usually brings.</p>
          </EmptyState>
        )}
        {read.value.length > 0 && (
          <a href="/api/headings.csv" download className={`${buttonLook({ variant: 'plain' })} -ml-3 justify-self-start print:hidden`}>
            All of it as CSV
          </a>
        )}
        {read.value.map(({ axis, many, lines }) => (
          <section key={axis} aria-labelledby={idOf(axis)} className="grid gap-2">
            <h2 id={idOf(axis)}>{many}</h2>
            <ul className="frame grid gap-x-6 px-4 py-1 sm:grid-cols-2">
              {lines.map(({ text, uses }) => (
                <li key={text} className="flex items-baseline justify-between gap-3 border-b border-rule last:border-b-0">
                  <Link
                    href={headingHref(axis, text)}
                    prefetch={false}
                    dir="auto"
                    className="inline-flex min-h-11 min-w-0 items-center [overflow-wrap:anywhere]"
                  >
                    {text === '*' ? 'wild letter' : text}
                  </Link>
                  <span className="whitespace-nowrap text-sm text-ink-soft">
                    {uses} {uses === 1 ? 'round' : 'rounds'}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </>
  )
}
