'use client'
/** An entry looked up in the reference books, on a tap: what it means, what that is a kind of, or that the books do not know it. It refuses to rule. */
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button, buttonLook } from '@/components/ui/Button'
import { cn } from '@/components/ui/cn'
import { ask } from '@/lib/client/api'
import { spellingSchema, spellingWords } from './spelling-words'

const foundSchema = z.object({
  senses: z.array(z.object({ book: z.string(), part: z.string(), words: z.array(z.string()), gloss: z.string(), is: z.array(z.string()) })),
  silent: z.array(z.string()),
  spelling: spellingSchema,
})
type Found = z.infer<typeof foundSchema>

interface LookUpProps {
  term: string
  /** The book that is named as the source of the ruling; empty where none is. */
  source: string
  onSource: (book: string) => void
}

/** The one way out of this machine: a link that is followed only by a tap. */
const outside = (term: string): string => `https://en.wikipedia.org/wiki/Special:Search?search=${encodeURIComponent(term)}`

function Senses({ term, found, source, onSource }: LookUpProps & { found: Found }) {
  const books = [...new Set(found.senses.map(s => s.book))]
  const { spelling } = found
  return (
    <div className="grid gap-1.5 border-l-4 border-l-rule-strong pl-3 text-sm">
      <ul aria-label="Meanings" className="grid gap-1">
        {found.senses.map((sense, i) => (
          <li key={i} className="[overflow-wrap:anywhere]">
            <b className="font-semibold">{sense.words.join(', ')}</b> <i className="text-ink-soft">{sense.part}</i> {sense.gloss}
            {sense.is.length > 0 && <span className="block text-ink-soft">a kind of {sense.is.slice(0, 5).join(' › ')}</span>}
          </li>
        ))}
      </ul>
      {found.silent.map(book => (
        <p key={book} className="text-ink-soft">
          {book} does not know it. That settles nothing.
        </p>
      ))}
      <p className="text-ink-soft" dir="auto">
        {spellingWords(spelling)}
      </p>
      <a href={outside(term)} target="_blank" rel="noreferrer" className={cn(buttonLook({ variant: 'plain' }), '-ml-3 justify-self-start')}>
        Search Wikipedia (leaves Playcard)
      </a>
      {books.map(book => (
        <Button
          key={book}
          variant="plain"
          className="-ml-3 justify-self-start"
          aria-pressed={source === book}
          onClick={() => {
            onSource(source === book ? '' : book)
          }}
        >
          {source === book ? `${book} is named as the source` : `Name ${book} as the source`}
        </Button>
      ))}
    </div>
  )
}

export function LookUp({ term, source, onSource }: LookUpProps) {
  const [found, setFound] = useState<{ term: string; value: Found | string } | null>(null)
  const [busy, setBusy] = useState(false)
  const look = async () => {
    setBusy(true)
    const reply = await ask('GET', `/api/reference?term=${encodeURIComponent(term.slice(0, 120))}`, foundSchema)
    setBusy(false)
    setFound({ term, value: reply.ok ? reply.value : reply.problem.message })
  }
  if (found?.term !== term)
    return (
      <Button
        variant="plain"
        className="-ml-3 justify-self-start"
        aria-label={`Look up “${term}”`}
        aria-disabled={busy}
        onClick={() => void look()}
      >
        {busy ? 'Looking …' : 'Look it up'}
      </Button>
    )
  return typeof found.value === 'string' ? (
    <p className="text-sm text-doubt">{found.value}</p>
  ) : (
    <Senses term={term} found={found.value} source={source} onSource={onSource} />
  )
}
