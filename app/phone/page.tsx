/** What a phone gains by https, and how it gets it. For whoever is in the room: there is nothing of any game here. */
import type { Metadata } from 'next'
import { Abilities } from '@/components/home/Abilities'
import { TurnedAway } from '@/components/home/TurnedAway'
import { BackBar } from '@/components/ui/BackBar'
import { buttonLook } from '@/components/ui/Button'
import { visit } from '@/lib/server/access'
import { pageRequest } from '@/lib/server/page'
import { authorityOf, httpsAddress } from '@/lib/server/running'

export const metadata: Metadata = { title: 'This device' }

function Steps({ fingerprint, address }: { fingerprint: string; address: string }) {
  return (
    <section aria-labelledby="steps" className="grid gap-3">
      <h2 id="steps" className="text-xl">
        How this device gets all of it
      </h2>
      <p>
        Take the certificate of this Playcard’s own authority and install it: on Android under Settings, Security, “Install a certificate”,
        as a CA certificate; on an iPhone as a profile, then switch it on under General, About, Certificate Trust Settings. Then open the
        address below and use it from now on.
      </p>
      <div className="flex flex-wrap gap-2">
        <a href="/authority.crt" className={buttonLook({ variant: 'primary' })}>
          Take the certificate
        </a>
        <a href={address} className={buttonLook()}>
          {address}
        </a>
      </div>
      <p className="text-sm text-ink-soft">
        Playcard’s terminal shows the same fingerprint, or this is not its certificate:{' '}
        <span className="[overflow-wrap:anywhere]">{fingerprint}</span>. Whatever waits on this page’s address to be sent is sent from
        there: let it say “saved” before you change.
      </p>
    </section>
  )
}

export default async function PhonePage() {
  const request = await pageRequest()
  const visitor = visit(request)
  if (!visitor.ok) return <TurnedAway message={visitor.problem.message} />
  const authority = authorityOf()
  const address = httpsAddress(request)
  return (
    <>
      <BackBar title="This device" to="/" toWords="To the games" />
      <main className="mx-auto grid w-full max-w-2xl gap-6 px-3 py-5 sm:px-5">
        <Abilities />
        {authority && address !== undefined ? (
          <Steps fingerprint={authority.fingerprint} address={address} />
        ) : (
          <p>
            What is missing takes https. Start Playcard with <code>npm start -- --lan --https</code>, and this page says what to do on the
            phone.
          </p>
        )}
      </main>
    </>
  )
}
