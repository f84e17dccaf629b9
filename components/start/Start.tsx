'use client'
/** The start form, once there is a browser: its day, its zone and what it had kept are not known on the server. Until then its place is held. */
import { useSyncExternalStore } from 'react'
import { Skeleton } from '@/components/ui/Skeleton'
import { StartForm, type StartFormProps } from './StartForm'

const never = () => () => undefined

export function Start(props: StartFormProps) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return inBrowser ? <StartForm {...props} /> : <Skeleton label="The form is on its way" lines={6} />
}
