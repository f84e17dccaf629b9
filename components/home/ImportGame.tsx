'use client'
/** A game file from another book, or from before: chosen, sent, and what came of it said in a sentence. */
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { Button, buttonLook } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { ask } from '@/lib/client/api'

const imported = z.object({ id: z.string(), added: z.number(), problems: z.optional(z.array(z.object({ message: z.string() }))) })

type Outcome = { readonly tone: 'info' | 'warning' | 'error'; readonly text: string; readonly game?: string }

async function read(file: File): Promise<{ ok: true; value: unknown } | { ok: false }> {
  try {
    const value: unknown = JSON.parse(await file.text())
    return { ok: true, value }
  } catch {
    return { ok: false }
  }
}

async function bringIn(file: File): Promise<Outcome> {
  const content = await read(file)
  if (!content.ok) return { tone: 'error', text: `${file.name} is not a game file: nothing was changed.` }
  const reply = await ask('POST', '/api/import', imported, content.value)
  if (!reply.ok) return { tone: 'error', text: `${file.name}: ${reply.problem.message}` }
  const { id, added, problems = [] } = reply.value
  const [first] = problems
  if (first) return { tone: 'warning', text: `${file.name} is in the book, with ${problems.length} to look at: ${first.message}`, game: id }
  if (reply.status === 201) return { tone: 'info', text: `${file.name} is in the book now.`, game: id }
  const text =
    added === 0
      ? `${file.name} was in the book already: nothing was added.`
      : `The game was in the book already; ${added} later actions were added.`
  return { tone: 'info', text, game: id }
}

export function ImportGame() {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const chosen = async (file: File) => {
    setBusy(true)
    setOutcome(null)
    const came = await bringIn(file)
    setOutcome(came)
    setBusy(false)
    if (came.tone !== 'error') router.refresh()
  }
  return (
    <div className="grid gap-2">
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Game file"
        tabIndex={-1}
        className="sr-only"
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file) void chosen(file)
          event.target.value = '' // so that the same file can be chosen again
        }}
      />
      <Button
        variant="plain"
        className="-ml-3 justify-self-start"
        aria-disabled={busy}
        onClick={() => {
          if (!busy) input.current?.click()
        }}
      >
        {busy ? 'Reading the file …' : 'Bring in a game file'}
      </Button>
      {outcome && (
        <Notice
          tone={outcome.tone}
          {...(outcome.game === undefined
            ? {}
            : {
                action: (
                  <Link href={`/games/${outcome.game}`} className={buttonLook()}>
                    Open it
                  </Link>
                ),
              })}
        >
          {outcome.text}
        </Notice>
      )}
    </div>
  )
}
