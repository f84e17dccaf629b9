'use client'
/** One question to the server at a time, and what came of it in a sentence; the page is read anew afterwards. */
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { ask } from '@/lib/client/api'

export type Outcome = { readonly tone: 'info' | 'error'; readonly text: string }

/** Copying and looking through a large book takes its time. */
const LONGEST_MS = 600_000

export function useAsking() {
  const router = useRouter()
  const [busy, setBusy] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  /** `what` says which button is at work. */
  const send = async <T>(what: string, path: string, form: z.ZodMiniType<T>, told: (value: T) => Outcome) => {
    if (busy !== null) return
    setBusy(what)
    setOutcome(null)
    const reply = await ask('POST', path, form, undefined, LONGEST_MS)
    setBusy(null)
    setOutcome(reply.ok ? told(reply.value) : { tone: 'error', text: reply.problem.message })
    router.refresh()
  }
  return { busy, outcome, send }
}
