'use client'
/** Are these the same? Two names that look alike, and three answers; nothing is made one by itself, and a taking back stands on the person's page. */
import Link from 'next/link'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { sittingWords, type ShownPerson } from './person-view'
import { useTelling } from './use-telling'

const LINK = 'inline-flex min-h-11 items-center font-semibold text-ink hover:text-accent [overflow-wrap:anywhere]'

function Pair({ pair: [one, other] }: { pair: readonly [ShownPerson, ShownPerson] }) {
  const { busy, wrong, tell } = useTelling()
  const same = (keep: ShownPerson, gone: ShownPerson) => (
    <Button aria-disabled={busy} onClick={() => void tell('POST', `${encodeURIComponent(keep.id)}/merge`, { person: gone.id })}>
      <span dir="auto">Yes, both are {keep.name}</span>
    </Button>
  )
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="grid gap-x-6 sm:grid-cols-2">
        {[one, other].map(person => (
          <p key={person.id} className="min-w-0 text-sm text-ink-soft">
            <Link href={`/people/${encodeURIComponent(person.id)}`} className={LINK} dir="auto">
              {person.name}
            </Link>
            <span className="block">{sittingWords(person)}</span>
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {same(one, other)}
        {one.name !== other.name && same(other, one)}
        <Button
          variant="plain"
          aria-disabled={busy}
          onClick={() => void tell('POST', `${encodeURIComponent(one.id)}/apart`, { person: other.id })}
        >
          No, they are two
        </Button>
      </div>
      {wrong !== null && <Notice tone="error">{wrong}</Notice>}
    </li>
  )
}

export function LookAlikes({ pairs }: { pairs: readonly (readonly [ShownPerson, ShownPerson])[] }) {
  if (pairs.length === 0) return null
  return (
    <section aria-labelledby="look-alikes" className="grid gap-3">
      <div>
        <h2 id="look-alikes">Are these the same?</h2>
        <p className="text-sm text-ink-soft">Whatever you say, no game and no result changes; and it can be taken back.</p>
      </div>
      <ul className="frame divide-y divide-rule">
        {pairs.map(pair => (
          <Pair key={pair.map(p => p.id).join(' ')} pair={pair} />
        ))}
      </ul>
    </section>
  )
}
