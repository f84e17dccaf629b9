/** How the phones in the room reach this machine, for an address to hand out. It refuses to know what is at the address. */
import 'server-only'
import { lanAddresses } from '@/scripts/addresses.mjs'

const HERE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** The name that was given to us first, if any; else this machine's likeliest address in its network. */
function named(): string | undefined {
  const [name] = (process.env.PLAYCARD_HOSTS ?? '').split(',').map(text => text.trim().toLowerCase())
  return name === undefined || name === '' ? lanAddresses()[0] : name
}

/**
 * The beginning of an address for other devices. Asked by a device in the network, it is the one that this device uses itself; `reachable` is false while
 * nothing but this machine reaches us.
 */
export function addressOf(request: Request): { base: string; reachable: boolean } {
  const host = request.headers.get('host') ?? ''
  const scheme = request.headers.get('origin')?.startsWith('https:') ? 'https' : 'http'
  if (!HERE.test(host)) return { base: `${scheme}://${host}`, reachable: true }
  const served = globalThis.playcard
  const name = served?.lan ? named() : undefined
  return name === undefined
    ? { base: `http://${host}`, reachable: false }
    : { base: `http://${name}:${served?.port ?? 3000}`, reachable: true }
}
