/**
 * Cookies that only this book can have made: what they hold is sealed with the secret beside the passcode, and a new passcode makes all of them void.
 * It refuses to know what a cookie means.
 */
import 'server-only'
import { sealData, unsealData } from 'iron-session'

/** How long a device keeps what it was given, in seconds. */
export const THIRTY_DAYS = 30 * 24 * 60 * 60

/** A cookie that was given over https goes back over https only. One of plain http is good there too: who signed in need not do so again. */
const SECURE = '__Secure-'

/** Did this request come over https? scripts/serve.mjs overwrites what a client claims here. */
export const isHttps = (request: Request): boolean => request.headers.get('x-forwarded-proto') === 'https'

/** All cookies of a request, by name; those of https, which only https carries, before others of the same name. */
export function cookiesOf(request: Request): ReadonlyMap<string, string> {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map(pair => pair.trim())
  const all = pairs.flatMap(pair => {
    const at = pair.indexOf('=')
    return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)] as const] : []
  })
  const isSecure = ([name]: readonly [string, string]): boolean => name.startsWith(SECURE)
  const secure = isHttps(request) ? all.filter(isSecure).map(([name, value]) => [name.slice(SECURE.length), value] as const) : []
  return new Map([...all.filter(pair => !isSecure(pair)), ...secure])
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
function cookieText(secure: boolean, name: string, value: string, age: number): string {
  const [before, after] = secure ? [SECURE, '; Secure'] : ['', '']
  return `${before}${name}=${value}; Path=/; Max-Age=${String(age)}; HttpOnly; SameSite=Lax${after}`
}

/** What takes a cookie from a device: over plain http nobody may touch one of https. */
export const clearedCookies = (request: Request, name: string): readonly string[] =>
  (isHttps(request) ? [true, false] : [false]).map(secure => cookieText(secure, name, '', 0))

export async function sealedCookie(
  request: Request,
  name: string,
  says: Readonly<Record<string, string>>,
  secret: string,
): Promise<string> {
  const seal = await sealData(says, { password: secret, ttl: THIRTY_DAYS })
  return cookieText(isHttps(request), name, encodeURIComponent(seal), THIRTY_DAYS)
}
