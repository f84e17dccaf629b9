/**
 * Serves the same app over https beside http, with the certificate of this machine's own authority. Phones change networks and so does this machine: the
 * certificate follows its addresses while it runs. It knows no route.
 */
import { X509Certificate } from 'node:crypto'
import https from 'node:https'
import { lanHosts } from './addresses.mjs'
import { certificateFor } from './certificate.mjs'

const LOOK_AGAIN_MS = 60_000
const ITSELF = ['localhost', '127.0.0.1', '::1']

/** A name that no certificate can hold is left out: it never led here. */
const namesNow = () => [...ITSELF, ...lanHosts()].filter(name => /^[a-z\d.:_-]+$/.test(name))

/** The server, not listening yet, and what its phones have to install. */
export function makeHttps() {
  let names = namesNow()
  const { cert, key, authority, isNewAuthority } = certificateFor(names)
  const server = https.createServer({ cert, key })
  const looking = setInterval(() => {
    const now = namesNow()
    if (now.join() === names.join()) return
    names = now
    try {
      const next = certificateFor(now)
      server.setSecureContext({ cert: next.cert, key: next.key })
    } catch (error) {
      console.error('The https certificate could not be made for the new address:', error.message)
    }
  }, LOOK_AGAIN_MS)
  looking.unref()
  return { server, authority, isNewAuthority, fingerprint: new X509Certificate(authority).fingerprint256 }
}
