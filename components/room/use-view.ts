'use client'
/**
 * What a reader's page shows, kept as the server has it: by the stream, or by asking. When the right to see it is taken back, nothing of it stays.
 * It refuses to know what the view is.
 */
import { useEffect, useMemo, useRef, useState } from 'react'
import { listen } from '@/lib/client/live'

/** A view as it was when the page was made, and the server's clock at that moment. */
export type Viewed<T> = { view: T; now: number }

export type Seen<T> = {
  view: T
  /** Why nothing may be shown any more; null while it may. */
  gone: string | null
  /** The server does not answer: what stands here may be old. */
  away: boolean
  /** The server's clock now, in milliseconds. */
  now: () => number
}

type Answer = { problem?: { message?: string } }

const messageOf = (answer: unknown): string =>
  (answer as Answer | null)?.problem?.message ?? 'This page may not be shown any more. Ask the Director.'

/** Let in no more, or there is nothing any more; anything else passes. */
const isGone = (status: number): boolean => status === 401 || status === 403 || status === 404

/** Follows the view at `path`; its events come from `live`. Both must stay the same while the page is up. */
export function useView<T>(given: Viewed<T>, path: string, live: string): Seen<T> {
  const [view, setView] = useState(given.view)
  const [gone, setGone] = useState<string | null>(null)
  const [away, setAway] = useState(false)
  const [offset, setOffset] = useState(() => given.now - Date.now())
  const shown = useRef('')
  useEffect(() => {
    // What was asked for before something newer came is old by the time it is answered.
    let turn = 0
    let newest = 0
    const show = (text: string, of: number): void => {
      setAway(false)
      if (of < newest) return
      newest = of
      if (text === shown.current) return
      shown.current = text
      setView(JSON.parse(text) as T)
    }
    const ask = async (): Promise<void> => {
      const mine = ++turn
      const asked = Date.now()
      try {
        const response = await fetch(path, { cache: 'no-store' })
        const time = Number(response.headers.get('x-playcard-time'))
        if (time > 0) setOffset(time - (asked + Date.now()) / 2)
        if (isGone(response.status)) setGone(messageOf(await response.json()))
        else if (response.ok) {
          setGone(null)
          show(await response.text(), mine)
        } else setAway(true)
      } catch {
        setAway(true)
      }
    }
    void ask()
    const hear = (text: string): void => {
      show(text, ++turn)
    }
    return listen(live, { view: hear }, () => void ask())
  }, [path, live])
  const now = useMemo(() => () => Date.now() + offset, [offset])
  return { view, gone, away, now }
}
