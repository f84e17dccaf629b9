/** Signing a device in as the Director's: with the passcode, or the first time with the code that the terminal shows. */
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { SignIn } from '@/components/home/SignIn'
import { TurnedAway } from '@/components/home/TurnedAway'
import { Bar } from '@/components/ui/Bar'
import { passcodeState } from '@/lib/server/access'
import { oneOf, pageRequest, pathWithin } from '@/lib/server/page'

export const metadata: Metadata = { title: 'Sign in' }

export default async function SignInPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const { to } = await searchParams
  const next = pathWithin(oneOf(to))
  const state = await passcodeState(await pageRequest())
  if (!state.ok) return <TurnedAway message={state.problem.message} />
  if (state.signedIn) redirect(next)
  return (
    <>
      <Bar title="Playcard" />
      <main className="mx-auto w-full max-w-md px-3 py-6 sm:px-5">
        <SignIn to={next} first={!state.set} />
      </main>
    </>
  )
}
