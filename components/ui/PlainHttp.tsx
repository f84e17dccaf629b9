'use client'
/** One quiet line for a device that is here over plain http: what it misses, and the way to it. */
import Link from 'next/link'
import { useSyncExternalStore } from 'react'
import { cn } from './cn'

const never = () => () => undefined

export function PlainHttp({ className }: { className?: string }) {
  const isSecure = useSyncExternalStore(
    never,
    () => window.isSecureContext,
    () => true,
  )
  if (isSecure) return null
  return (
    <p className={cn('text-sm text-ink-soft', className)}>
      Over plain http this device cannot keep its screen awake or have Playcard among its apps.{' '}
      <Link href="/phone" prefetch={false} className="inline-flex min-h-11 items-center underline underline-offset-4">
        What it takes
      </Link>
    </p>
  )
}
