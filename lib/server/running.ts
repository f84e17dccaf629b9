/** What is known of the process that serves: its build, and what phones install for its https. It refuses to know how that is shown. */
import 'server-only'
import { X509Certificate } from 'node:crypto'
import { addressOf } from './link-address'

/** The name of the build that this process serves; null in development and in tests. */
export const runningBuild = (): string | null => globalThis.playcard?.build ?? null

export type Authority = { readonly bytes: Uint8Array<ArrayBuffer>; readonly fingerprint: string }

/** The certificate of the authority behind https, as phones take it; undefined where there is no https. */
export function authorityOf(): Authority | undefined {
  const pem = globalThis.playcard?.authority
  if (pem === undefined) return undefined
  const { raw, fingerprint256 } = new X509Certificate(pem)
  return { bytes: new Uint8Array(raw), fingerprint: fingerprint256 }
}

/** The app's address over https, by the name that this device calls the machine by; undefined where there is no https. */
export function httpsAddress(request: Request): string | undefined {
  const port = globalThis.playcard?.httpsPort
  return port === undefined ? undefined : `https://${new URL(addressOf(request).base).hostname}:${port}/`
}
