'use client'
/** Keeps the draft through a reload, in this tab only, until its game has begun. What was never touched is not kept. */
import { useEffect, useRef, useState } from 'react'
import { readDraft, type Draft } from './draft'

function kept(key: string): Draft | undefined {
  try {
    return readDraft(sessionStorage.getItem(key))
  } catch {
    return undefined // storage is closed to us: nothing is kept then
  }
}

function put(key: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {
    // as above
  }
}

/** The draft of this form, what changes it, and what forgets it. `fits` says whether a kept draft can still be gone on with. */
export function useDraft(key: string, make: () => Draft, fits: (draft: Draft) => boolean) {
  const [first] = useState(() => {
    const found = kept(key)
    return found && fits(found) ? { draft: found, restored: true } : { draft: make(), restored: false }
  })
  const [draft, setDraft] = useState(first.draft)
  const [restored, setRestored] = useState(first.restored)
  const done = useRef(false)
  useEffect(() => {
    if (!done.current && draft !== first.draft) put(key, draft)
  }, [key, draft, first])
  return {
    draft,
    restored,
    change: setDraft,
    finish: () => {
      done.current = true
      put(key, null)
    },
    startOver: () => {
      setDraft(make())
      setRestored(false)
      put(key, null)
    },
  }
}
