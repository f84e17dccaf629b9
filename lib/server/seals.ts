/**
 * Cookies that only this book can have made: what they hold is sealed with the secret beside the passcode, and a new passcode makes all of them void.
 * It refuses to know what a cookie means.
 */
import 'server-only'
import { sealData, unsealData } from 'iron-session'

/** How long a device keeps what it was given, in seconds. */
export const THIRTY_DAYS = 30 * 24 * 60 * 60

/** All cookies of a request, by name. */
export function cookiesOf(request: Request): ReadonlyMap<string, string> {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map(pair => pair.trim())
  return new Map(
    pairs.flatMap(pair => {
      const at = pair.indexOf('=')
      return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)] as const] : []
    }),
  )
}

/** What a sealed cookie says; undefined where it is not ours, too old, or from before the passcode was changed. */
export async function unsealed(text: string | undefined, secret: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (!text) return undefined
  try {
    return await unsealData<Record<string, unknown>>(decodeURIComponent(text), { password: secret, ttl: THIRTY_DAYS })
  } catch {
    return undefined
  }
}

/** A `set-cookie` value. No script reads it, and no other site's request carries it. */
export const cookieText = (name: string, value: string, age: number): string =>
  `${name}=${value}; Path=/; Max-Age=${String(age)}; HttpOnly; SameSite=Lax`

export async function sealedCookie(name: string, says: Readonly<Record<string, string>>, secret: string): Promise<string> {
  const seal = await sealData(says, { password: secret, ttl: THIRTY_DAYS })
  return cookieText(name, encodeURIComponent(seal), THIRTY_DAYS)
}
