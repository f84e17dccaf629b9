'use client'
/** Why the game has not begun, and the way on. What was typed stays where it is. */
import Link from 'next/link'
import { Button, buttonLook } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import type { ApiProblem } from '@/lib/client/api'
import type { Draft } from './draft'

export function Trouble({ problem, draft, onAnother }: { problem: ApiProblem; draft: Draft; onAnother: () => void }) {
  if (problem.code === 'id.reused')
    return (
      <Notice
        tone="warning"
        title="This game has begun already, as it was first sent"
        action={
          <>
            <Link href={`/games/${draft.id}`} className={buttonLook()}>
              Open it
            </Link>
            <Button variant="plain" onClick={onAnother}>
              Make another game
            </Button>
          </>
        }
      >
        What was changed here since then is not in it.
      </Notice>
    )
  const signIn = problem.code === 'passcode.needed'
  return (
    <Notice
      tone="error"
      title="The game has not begun"
      {...(signIn
        ? {
            action: (
              <a
                href={`/sign-in?to=${encodeURIComponent(`${window.location.pathname}${window.location.search}`)}`}
                className={buttonLook()}
              >
                Sign in
              </a>
            ),
          }
        : {})}
    >
      {problem.message} What you typed is kept.
    </Notice>
  )
}
