'use client'
/**
 * Keeps what it holds true: asks the server again whenever the page comes back into sight. A page that the browser or the router had kept (Back, Forward)
 * is not shown before it was asked for anew, so that no old total can be read; if Playcard does not answer, that is said.
 */
import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { Notice } from '@/components/ui/Notice'
import { ask } from '@/lib/client/api'

/** The renderings that this window has shown, and since when: each has a stamp of its own from the server. */
const shownSince = new Map<string, number>()
/** React may run an effect twice in a row while developing: that is no coming back. */
const AT_ONCE_MS = 100
const PATIENCE_MS = 4000
const CALM_MS = 1000

export interface FreshProps {
  /** Made anew at every rendering on the server. */
  stamp: string
  children: ReactNode
}

/** Asks the server for this page again, where it can be reached; at most once a second. */
function useRenewal() {
  const router = useRouter()
  const [silent, setSilent] = useState(false)
  const last = useRef(0)
  const renew = async () => {
    if (performance.now() - last.current < CALM_MS && last.current > 0) return
    last.current = performance.now()
    const reply = await ask('GET', '/api/health', z.looseObject({}))
    const gone = !reply.ok && reply.problem.code === 'network.unreachable'
    setSilent(gone)
    if (!gone) router.refresh()
  }
  return { silent, renew }
}

export function Fresh({ stamp, children }: FreshProps) {
  const { silent, renew } = useRenewal()
  const place = useRef<HTMLDivElement>(null)
  const again = useRef(renew)
  useEffect(() => {
    again.current = renew
  })
  useLayoutEffect(() => {
    const now = performance.now()
    const since = shownSince.get(stamp) ?? now
    const kept = now - since > AT_ONCE_MS
    shownSince.set(stamp, since)
    const style = place.current?.style
    if (!style) return
    style.visibility = kept ? 'hidden' : ''
    if (!kept) return
    void again.current()
    const timer = setTimeout(() => {
      style.visibility = ''
    }, PATIENCE_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [stamp])
  useEffect(() => {
    const come = () => {
      if (document.visibilityState === 'visible') void again.current()
    }
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) come()
    }
    window.addEventListener('focus', come)
    window.addEventListener('pageshow', shown)
    document.addEventListener('visibilitychange', come)
    return () => {
      window.removeEventListener('focus', come)
      window.removeEventListener('pageshow', shown)
      document.removeEventListener('visibilitychange', come)
    }
  }, [])
  return (
    <>
      {silent && (
        <Notice tone="warning" className="mb-4">
          Playcard does not answer. What stands here may have changed since.
        </Notice>
      )}
      <div ref={place} className="grid gap-8">
        {children}
      </div>
    </>
  )
}
