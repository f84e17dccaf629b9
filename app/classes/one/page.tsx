/** One Class, Category or letter: how often it was used, how hard it is, what it brings with each letter. Gate, read, render. */
import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { BookAway } from '@/components/home/BookAway'
import { TurnedAway } from '@/components/home/TurnedAway'
import { pastHref } from '@/components/past/past-view'
import { headingHref } from '@/components/statistics/figures-view'
import { HeadingStatistics } from '@/components/statistics/HeadingStatistics'
import { BackBar } from '@/components/ui/BackBar'
import { buttonLook } from '@/components/ui/Button'
import { headingFigures } from '@/lib/server/heading-figures'
import { fromBook, oneOf, requireDirector } from '@/lib/server/page'

export const metadata: Metadata = { title: 'A Class in numbers' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ClassPage({ searchParams }: Props) {
  const query = await searchParams
  const part = (name: string): string => (oneOf(query[name]) ?? '').replaceAll('\0', '\uFFFD').slice(0, 200)
  const [axis, text] = [part('axis'), part('text')]
  const gate = await requireDirector(headingHref(axis, text))
  if (!gate.ok) return <TurnedAway message={gate.problem.message} />
  const read = await fromBook(() => headingFigures(axis, text))
  if (!read.ok) return <BookAway message={read.message} here={headingHref(axis, text)} />
  if (!read.value.ok) notFound()
  const figures = read.value.value
  const name = figures.text === '*' ? 'Wild letter' : figures.text
  return (
    <>
      <BackBar title={name} subtitle={figures.line.one} to="/classes" toWords="All Classes and letters" />
      <main className="mx-auto grid w-full max-w-3xl gap-6 px-3 py-5 pb-[max(2rem,env(safe-area-inset-bottom))] sm:px-5">
        <HeadingStatistics figures={figures} />
        <div className="flex flex-wrap gap-2 print:hidden">
          {figures.line.side === 'columns' && figures.line.by === 'text' && (
            <Link href={pastHref({ heading: figures.text })} className={buttonLook()}>
              Games with it
            </Link>
          )}
          <a href={`/api/headings.csv?${new URLSearchParams({ axis, text }).toString()}`} download className={buttonLook()}>
            As CSV
          </a>
        </div>
      </main>
    </>
  )
}
