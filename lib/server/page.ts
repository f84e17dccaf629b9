/**
 * The door of every page: the same question that a route asks (access.ts), put from what the browser sent for the page.
 * It refuses to know any page.
 */
import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { admit, passcodeState, type Refused } from './access'
import { judge, judgeSeat, type Deed, type Right, type RightTo } from './rights'
import { readingSentence } from './saving'

/** Let in; `byPasscode` says that this device signed in, and so can sign out. */
export type Admitted = { readonly ok: true; readonly actor: string; readonly byPasscode: boolean }

const ASKED = ['host', 'origin', 'cookie', 'x-forwarded-for', 'x-forwarded-proto']

/** The page's request as access.ts reads it: who asks, from where, by which name. */
export async function pageRequest(): Promise<Request> {
  const sent = await headers()
  const kept = new Headers()
  for (const name of ASKED) {
    const value = sent.get(name)
    if (value !== null) kept.set(name, value)
  }
  return new Request('http://playcard.invalid/', { headers: kept })
}

/** Where to go after signing in: a path of this app and nothing else, else the home page. */
export function pathWithin(to: string | undefined): string {
  const base = 'http://playcard.invalid'
  if (to === undefined || !to.startsWith('/') || !URL.canParse(to, base)) return '/'
  const url = new URL(to, base)
  const isOurs = url.origin === base && !url.pathname.startsWith('//') && url.pathname !== '/sign-in'
  return isOurs ? `${url.pathname}${url.search}` : '/'
}

/** The server's clock as the page is made, so that a browser can tell how far its own is off. */
export const serverNow = (): number => Date.now()

/** The first value of a query's name. */
export const oneOf = (value: string | readonly string[] | undefined): string | undefined => (typeof value === 'string' ? value : value?.[0])

/**
 * Lets the Director in. Whoever must sign in first is sent there and comes back to `path`; another refusal is the caller's to show (TurnedAway).
 */
export async function requireDirector(path: string): Promise<Admitted | Refused> {
  const request = await pageRequest()
  const admission = await admit(request)
  if (admission.ok) {
    const state = await passcodeState(request)
    return { ok: true, actor: admission.actor, byPasscode: state.ok && state.needed && state.signedIn }
  }
  return orSignIn(admission, path)
}

/** Whoever shows nothing is asked for the passcode and comes back to `path`; another refusal is the caller's to show. */
function orSignIn<J extends { readonly ok: true } | Refused>(judged: J, path: string): J {
  if (!judged.ok && 'problem' in judged && judged.problem.code === 'passcode.needed') redirect(`/sign-in?to=${encodeURIComponent(path)}`)
  return judged
}

type Entered<R> = { readonly ok: true; readonly right: R } | Refused

/** Lets in whoever has the right to do this in this game (rights.ts). */
export async function requireRight<D extends Deed>(path: string, game: string, deed: D): Promise<Entered<RightTo[D]>> {
  return orSignIn(await judge(await pageRequest(), game, deed), path)
}

/** Lets in the seat's own reader, and whoever works at the table. */
export async function requireSeat(path: string, game: string, seat: string): Promise<Entered<Right>> {
  return orSignIn(await judgeSeat(await pageRequest(), game, seat), path)
}

/**
 * Reads for a page. Where the file is gone, locked or damaged the answer is a sentence that says so and what to do, and the page's status is 503;
 * any other failure is a fault of ours and is thrown on.
 */
export async function fromBook<T>(read: () => Promise<T>): Promise<{ ok: true; value: T } | { ok: false; message: string }> {
  try {
    return { ok: true, value: await read() }
  } catch (error) {
    const message = readingSentence(error)
    if (message === undefined) throw error
    console.error(message)
    const response = globalThis.playcard?.answering?.getStore()
    if (response && !response.headersSent) response.statusCode = 503
    return { ok: false, message }
  }
}
