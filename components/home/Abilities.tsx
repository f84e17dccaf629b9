'use client'
/** What this very device can do with Playcard, and what it cannot: asked of the browser, not guessed. */
import { useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/Icon'

const never = () => () => undefined
const ABILITIES = [
  { what: 'Enter, judge and see every number at once; what is typed is kept through a reload', can: () => 'indexedDB' in window },
  { what: 'Keep the screen awake while the timer runs', can: () => 'wakeLock' in navigator },
  { what: 'Come back by itself when a page is reloaded while Playcard is away', can: () => 'serviceWorker' in navigator },
  { what: 'Have Playcard among its apps', can: () => 'serviceWorker' in navigator && window.isSecureContext },
]

/** One letter an ability, so that the answer is the same value every time it is asked for. */
const look = (): string => ABILITIES.map(({ can }) => (can() ? 'y' : 'n')).join('')

export function Abilities() {
  const found = useSyncExternalStore(never, look, () => '')
  return (
    <ul aria-label="What this device can do" className="grid gap-2">
      {ABILITIES.map(({ what }, i) => (
        <li key={what} className="flex items-start gap-2">
          {found === '' ? (
            <span className="size-5" />
          ) : (
            <Icon name={found[i] === 'y' ? 'check' : 'cross'} className="mt-0.5 size-5" label={found[i] === 'y' ? 'yes:' : 'no:'} />
          )}
          {what}
        </li>
      ))}
    </ul>
  )
}
