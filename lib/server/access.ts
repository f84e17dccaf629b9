/**
 * Who may be the Director. Whoever sits at this machine is; from the network it takes the passcode, once per device. A page of somebody else's may
 * never act through the Director's browser, and a foreign name that points here (DNS rebinding) is turned away.
 * It knows no game and no route.
 */
import 'server-only'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { lanHosts } from '@/scripts/addresses.mjs'
import type { Director } from '@/scripts/passcode.mjs'
import { isLongEnough, isPasscode, isSameCode, readDirector, SHORTEST_PASSCODE, writePasscode } from '@/scripts/passcode.mjs'
import type { Problem } from './answer'
import { clearedCookies, cookiesOf, isHttps, sealedCookie, unsealed } from './seals'
import { endStreams, endStreamsOfAll } from './streams'

const COOKIE = 'playcard_director'
const HERE = ['localhost', '127.0.0.1', '[::1]']

const REFUSALS = {
  'host.unknown': [
    403,
    'Playcard does not know itself by this name. Use an address that it showed when it started, or add the name to PLAYCARD_HOSTS.',
  ],
  'origin.foreign': [403, 'This request comes from another site.'],
  'passcode.needed': [401, "Give the Director's passcode first."],
  'passcode.wrong': [401, 'That is not it. Try again.'],
  'passcode.too-often': [
    429,
    'Too many tries. Wait a minute, or an hour where many devices tried. At the machine that Playcard runs on no passcode is asked.',
  ],
  'passcode.too-short': [422, `Choose a passcode of at least ${String(SHORTEST_PASSCODE)} characters.`],
  'passcode.unset': [409, 'There is no passcode yet. Start Playcard with --lan to choose one.'],
  'link.unsigned': [
    409,
    "Links are signed with the Director's passcode, and there is none yet. Start Playcard with --lan and choose one, then make the link.",
  ],
  'link.revoked': [401, 'This link was taken back. Ask the Director for another one.'],
  'right.missing': [403, 'This link does not give the right to do that.'],
  'passcode.unreadable': [503, 'The passcode file cannot be read. Look at the terminal that Playcard runs in.'],
} as const satisfies Record<string, readonly [number, string]>

export type AccessCode = keyof typeof REFUSALS

/** A request that is turned away, with what to answer. */
export interface Refused {
  readonly ok: false
  readonly status: number
  readonly problem: Problem & { readonly code: AccessCode }
}
export type Admission = { readonly ok: true; readonly actor: string } | Refused

/** The refusal with this code. */
export function refused(code: AccessCode): Refused {
  const [status, message] = REFUSALS[code]
  return { ok: false, status, problem: { severity: 'error', code, message } }
}

declare global {
  var passcodeLimits: { readonly each: RateLimiterMemory; readonly all: RateLimiterMemory } | undefined
}

const limits = () =>
  (globalThis.passcodeLimits ??= {
    each: new RateLimiterMemory({ points: 5, duration: 60 }),
    all: new RateLimiterMemory({ points: 50, duration: 60 * 60 }),
  })

/** The host of a Host header or an Origin, with its port only where it is not the usual one; undefined where it is neither. */
function hostOf(text: string | null): URL | undefined {
  const url = text && URL.canParse(text) ? new URL(text) : undefined
  return url && url.pathname === '/' && !url.username && !url.password && !url.search && !url.hash ? url : undefined
}

const namesGiven = (): readonly string[] => (process.env.PLAYCARD_HOSTS ?? '').split(',').map(name => name.trim().toLowerCase())

/** Behind a proxy that speaks https a missing port is its own, 443. */
const isSamePort = (one: URL, other: URL): boolean => (one.port || '443') === (other.port || '443')

const portOf = (host: URL): number => Number(host.port || (host.protocol === 'https:' ? 443 : 80))

function isServed(host: URL): boolean {
  const served = globalThis.playcard
  const rightPort = served === undefined || portOf(host) === (host.protocol === 'https:' ? served.httpsPort : served.port)
  if (HERE.includes(host.hostname)) return rightPort
  if (!(served?.lan ?? process.env.PLAYCARD_LAN === '1')) return false
  // Names that were given to us may lead through a proxy with another port.
  return namesGiven().includes(host.hostname) || (rightPort && lanHosts().includes(host.hostname))
}

/** The address at the other end of the socket: scripts/serve.mjs overwrites what a client claims here. */
function addressOf(request: Request): string {
  const [first = ''] = (request.headers.get('x-forwarded-for') ?? '').split(',')
  return first.trim().replace(/^::ffff:/, '')
}

const isLoopback = (address: string): boolean => address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address)

/** Is it a page of ours? Where we are asked over plain http, only a name that was given to us may stand for a proxy that speaks https for us. */
function isOwn(origin: string, host: URL): boolean {
  const from = hostOf(origin)
  if (from?.protocol === 'https:' && host.protocol === 'http:')
    return namesGiven().includes(host.hostname) && from.hostname === host.hostname && isSamePort(from, host)
  return from?.protocol === host.protocol && from.host === host.host
}

type Visit = { readonly ok: true; readonly isHere: boolean; readonly address: string } | Refused

/**
 * May this request be listened to at all, by whomever it is sent? For what everybody in the room may see, this is enough.
 * `isHere` says that it comes from this very machine.
 */
export function visit(request: Request): Visit {
  const host = hostOf(`${isHttps(request) ? 'https' : 'http'}://${request.headers.get('host') ?? ''}`)
  if (!host || !isServed(host)) return refused('host.unknown')
  const origin = request.headers.get('origin')
  if (origin !== null && !isOwn(origin, host)) return refused('origin.foreign')
  const address = addressOf(request)
  return { ok: true, address, isHere: isLoopback(address) && HERE.includes(host.hostname) }
}

/** The passcode's keeper; undefined where none is set yet. */
export function director(): Director | undefined | Refused {
  try {
    return readDirector()
  } catch (error) {
    console.error(error)
    return refused('passcode.unreadable')
  }
}

export const isRefused = (value: object | undefined): value is Refused => value !== undefined && 'ok' in value

const isSignedIn = async (request: Request, secret: string): Promise<boolean> =>
  (await unsealed(cookiesOf(request).get(COOKIE), secret))?.['is'] === 'director'

/** Is this request the Director's? Every route that changes something, and every page that shows what players may not see, asks here first. */
export async function admit(request: Request): Promise<Admission> {
  const visitor = visit(request)
  if (!visitor.ok) return visitor
  if (visitor.isHere) return { ok: true, actor: 'Director' }
  const known = director()
  if (isRefused(known)) return known
  return known && (await isSignedIn(request, known.secret)) ? { ok: true, actor: 'Director' } : refused('passcode.needed')
}

/** What the sign-in page needs to know: is a passcode asked of this request, is there one, and has it been given? */
export async function passcodeState(request: Request): Promise<Refused | { ok: true; needed: boolean; set: boolean; signedIn: boolean }> {
  const visitor = visit(request)
  if (!visitor.ok) return visitor
  const known = director()
  if (isRefused(known)) return known
  return { ok: true, needed: !visitor.isHere, set: known !== undefined, signedIn: (await admit(request)).ok }
}

/** Counts a try; false when there were too many. */
async function mayTry(address: string): Promise<boolean> {
  try {
    await limits().each.consume(address)
    await limits().all.consume('all')
    return true
  } catch (error) {
    if (error instanceof RateLimiterRes) return false
    throw error
  }
}

async function forgiveTry(address: string): Promise<void> {
  await limits().each.delete(address)
  await limits().all.reward('all')
}

export interface Credentials {
  readonly passcode?: string | undefined
  readonly code?: string | undefined
  readonly newPasscode?: string | undefined
}

/** The first sign-in, with the code that the terminal showed; it sets the passcode, and the code is used up. */
async function withCode(code: string, newPasscode: string): Promise<Director | Refused> {
  const served = globalThis.playcard
  const expected = served?.oneTimeCode
  if (!served || expected === undefined) return refused('passcode.unset')
  if (!isSameCode(code, expected)) return refused('passcode.wrong')
  if (!isLongEnough(newPasscode)) return refused('passcode.too-short')
  served.oneTimeCode = undefined // before anything is waited for: it is good for one only
  try {
    return await writePasscode(newPasscode)
  } catch (error) {
    served.oneTimeCode = expected
    throw error
  }
}

async function withPasscode(known: Director, { passcode = '', newPasscode }: Credentials): Promise<Director | Refused> {
  if (!(await isPasscode(passcode, known))) return refused('passcode.wrong')
  if (newPasscode === undefined) return known
  return isLongEnough(newPasscode) ? await writePasscode(newPasscode) : refused('passcode.too-short')
}

/**
 * Signs a device in, with the passcode, or the first time with the one-time code and a new passcode. The answer carries the cookie to set.
 * With the passcode and a new one it changes the passcode: all other devices are then signed out.
 */
export async function signIn(request: Request, credentials: Credentials): Promise<Refused | { ok: true; cookie: string }> {
  const visitor = visit(request)
  if (!visitor.ok) return visitor
  if (!(await mayTry(visitor.address))) return refused('passcode.too-often')
  const known = director()
  if (isRefused(known)) return known
  const signedIn = known ? await withPasscode(known, credentials) : await withCode(credentials.code ?? '', credentials.newPasscode ?? '')
  if (isRefused(signedIn)) return signedIn
  await forgiveTry(visitor.address)
  if (signedIn.secret !== known?.secret) endStreamsOfAll()
  return { ok: true, cookie: await sealedCookie(request, COOKIE, { is: 'director' }, signedIn.secret) }
}

/** What lets this device in where it signed in: for ending its streams. Null at this very machine. */
export const deviceOf = (request: Request): string | null => cookiesOf(request).get(COOKIE) ?? null

/** Signs the device of this request out: what it has open ends, and the answer carries the cookies to set, those of both schemes. */
export function signOut(request: Request): readonly string[] {
  const device = deviceOf(request)
  if (device !== null) endStreams(device)
  return clearedCookies(request, COOKIE)
}
