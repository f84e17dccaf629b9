'use client'
/** Takes the Director's right off this device. Other devices keep theirs. */
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { ask } from '@/lib/client/api'

export function SignOut() {
  const [wrong, setWrong] = useState<string | null>(null)
  const signOut = async () => {
    const reply = await ask('DELETE', '/api/passcode', z.object({ signedIn: z.boolean() }))
    if (reply.ok) window.location.replace('/sign-in')
    else setWrong(reply.problem.message)
  }
  return (
    <div className="grid gap-2">
      <Button variant="plain" className="-ml-3 justify-self-start" onClick={() => void signOut()}>
        Sign out on this device
      </Button>
      {wrong !== null && <Notice tone="error">{wrong}</Notice>}
    </div>
  )
}
