/** How the phones in the room reach this machine, for an address to hand out. It refuses to know what is at the address. */
import 'server-only'
import { lanAddresses } from '@/scripts/addresses.mjs'
import { isHttps } from './seals'

const HERE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** The name that was given to us first, if any; else this machine's likeliest address in its network. */
function named(): string | undefined {
  const [name] = (process.env.PLAYCARD_HOSTS ?? '').split(',').map(text => text.trim().toLowerCase())
  return name === undefined || name === '' ? lanAddresses()[0] : name
}

/** Behind a proxy that speaks https for us only the page's own origin says so. */
const schemeOf = (request: Request): string => (isHttps(request) || request.headers.get('origin')?.startsWith('https:') ? 'https' : 'http')

/**
 * The beginning of an address for other devices. Asked by a device in the network, it is the one that this device uses itself; else that of https where it
 * is served. `reachable` is false while nothing but this machine reaches us.
 */
export function addressOf(request: Request): { base: string; reachable: boolean } {
  const host = request.headers.get('host') ?? ''
  if (!HERE.test(host)) return { base: `${schemeOf(request)}://${host}`, reachable: true }
  const { lan = false, port = 3000, httpsPort } = globalThis.playcard ?? {}
  const name = lan ? named() : undefined
  if (name === undefined) return { base: `http://${host}`, reachable: false }
  return { base: httpsPort === undefined ? `http://${name}:${port}` : `https://${name}:${httpsPort}`, reachable: true }
}
