'use client'
/** On a spelling card: what the dictionary says of the entry, asked by itself, since spelling is the point there (R-F5-41). Advice: it never crosses anything out. */
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { Icon } from '@/components/ui/Icon'
import { cn } from '@/components/ui/cn'
import { ask } from '@/lib/client/api'
import { spellingSchema, spellingWords, type Spelled } from './spelling-words'

const answerSchema = z.object({ spelling: spellingSchema })

export function SpellingLine({ entry }: { entry: string }) {
  const [told, setTold] = useState<{ entry: string; spelling: Spelled } | null>(null)
  useEffect(() => {
    let gone = false
    void ask('GET', `/api/reference?term=${encodeURIComponent(entry.slice(0, 120))}`, answerSchema).then(reply => {
      if (!gone && reply.ok) setTold({ entry, spelling: reply.value.spelling })
    })
    return () => {
      gone = true
    }
  }, [entry])
  const spelling = told?.entry === entry ? told.spelling : null
  return (
    <p className="flex min-h-[1.4em] items-start gap-1.5 text-sm leading-snug text-ink-soft" dir="auto">
      {spelling && (
        <>
          <Icon name={spelling.knows ? 'check' : 'question'} className={cn('mt-0.5', spelling.knows ? 'text-accent' : 'text-doubt')} />
          <span>{spellingWords(spelling)}</span>
        </>
      )}
    </p>
  )
}
