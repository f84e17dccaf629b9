'use client'
/**
 * Looks after the page itself: the browser's worker where there may be one, and a word when a newer Playcard serves than the one this page came from.
 * It never reloads by itself, so nothing that is being typed is thrown away.
 */
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/Button'

const EVERY_MS = 2 * 60_000

/** The build that serves now; null where nobody answers, or nobody knows. */
async function buildNow(): Promise<string | null> {
  try {
    const said: unknown = await (await fetch('/api/version', { cache: 'no-store' })).json()
    return typeof said === 'object' && said !== null && 'build' in said && typeof said.build === 'string' ? said.build : null
  } catch {
    return null
  }
}

/** The build that serves now, asked for on every return to the page and now and then; null until it is another one than this page's. */
function useNewerBuild(mine: string | null): string | null {
  const [newer, setNewer] = useState<string | null>(null)
  useEffect(() => {
    if (mine === null) return
    const look = () => {
      if (document.visibilityState === 'hidden') return
      void buildNow().then(build => {
        if (build !== null) setNewer(build === mine ? null : build)
      })
    }
    const looking = setInterval(look, EVERY_MS)
    const returns = [
      [document, 'visibilitychange'],
      [window, 'online'],
    ] as const
    for (const [where, event] of returns) where.addEventListener(event, look)
    return () => {
      clearInterval(looking)
      for (const [where, event] of returns) where.removeEventListener(event, look)
    }
  }, [mine])
  return newer
}

/** Only where the page is secure does a browser take one. */
function useWorker(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch((error: unknown) => {
      console.warn('This browser takes no worker:', error) // Playcard works without
    })
  }, [])
}

export function Upkeep({ build }: { build: string | null }) {
  useWorker()
  const newer = useNewerBuild(build)
  const [later, setLater] = useState<string | null>(null)
  if (newer === null || later === newer) return null
  return (
    <div
      role="status"
      className="fixed inset-x-3 top-16 z-30 mx-auto grid max-w-md gap-2 rounded-pad border-[1.5px] border-edge bg-sheet p-3 text-sm shadow-sheet print:hidden"
    >
      <p>
        <b className="font-semibold">A newer Playcard is running.</b> What you marked is kept. Finish what you are typing, then load it.
      </p>
      <div className="flex justify-end gap-2">
        <Button
          onClick={() => {
            setLater(newer)
          }}
        >
          Later
        </Button>
        <Button
          variant="primary"
          onClick={() => {
            window.location.reload()
          }}
        >
          Load it
        </Button>
      </div>
    </div>
  )
}
