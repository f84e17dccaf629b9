/**
 * What every route does around its own work: gate, bounded body, parse, and an answer in plain words whatever happens.
 * It refuses to know any route.
 */
import 'server-only'
import type * as z from 'zod/mini'
import { parse } from '@/lib/codecs/form'
import { problemDocument } from '@/lib/table/document'
import type { Result } from '@/lib/table/result'
import { admit, type Refused } from './access'
import { answer, refuse } from './answer'
import { statusOf, type Answer } from './log'
import type { Open } from './book'
import { judge, judgeAdvice, judgeSeat, type Deed, type Right, type RightTo } from './rights'
import { viewText, type Reading } from './views'
import { savingProblem } from './saving'

/** Bytes of a request's body. */
export const LARGEST_BODY = 8 * 1024 * 1024

type Judged = { readonly ok: true } | Refused

/** Lets the request in or turns it away; what `work` cannot do for want of the database becomes a 503, never a stack trace. */
async function guarded<J extends Judged>(
  request: Request,
  ask: () => Promise<J>,
  work: (judged: Extract<J, { ok: true }>) => Promise<Response>,
): Promise<Response> {
  if (request.url.includes('%00'))
    return refuse(400, { severity: 'error', code: 'form.invalid', message: 'This address holds a sign that no name and no id can hold.' })
  try {
    const judged: Judged = await ask()
    if (!judged.ok) return refuse(judged.status, judged.problem)
    return await work(judged as Extract<J, { ok: true }>)
  } catch (error) {
    const problem = savingProblem(error)
    console.error(error)
    return refuse(
      503,
      problem.code === 'saving.unavailable'
        ? { ...problem, message: 'Playcard could not do this. Nothing was changed; try again.' }
        : problem,
    )
  }
}

/** For the Director alone. */
export const gate = (request: Request, work: (actor: string) => Promise<Response>): Promise<Response> =>
  guarded(
    request,
    () => admit(request),
    ({ actor }) => work(actor),
  )

/** For whoever has the right to do this in this game: the Director, or a link of it (rights.ts). */
export const gateGame = <D extends Deed>(
  request: Request,
  game: string,
  deed: D,
  work: (right: RightTo[D]) => Promise<Response>,
): Promise<Response> =>
  guarded(
    request,
    () => judge(request, game, deed),
    ({ right }) => work(right),
  )

/** For one seat's own reader, and for whoever works at the table. */
export const gateSeat = (request: Request, game: string, seat: string, work: (right: Right) => Promise<Response>): Promise<Response> =>
  guarded(
    request,
    () => judgeSeat(request, game, seat),
    ({ right }) => work(right),
  )

/** For whoever works at any table: the books' advice, which never scores, and the deck that is announced from. */
export const gateAdvice = (request: Request, work: () => Promise<Response>): Promise<Response> =>
  guarded(request, () => judgeAdvice(request), work)

/** The bytes of a request's body; undefined where there are more than `most`: these are thrown away, so that the sender hears the answer. */
async function bounded(request: Request, most: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const reader = request.body?.getReader()
  if (!reader) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size <= most) chunks.push(value)
    else chunks.length = 0
  }
  return size > most ? undefined : Buffer.concat(chunks)
}

/** Nothing that happens at a table lies deeper. */
const DEEPEST = 40
const tooDeep = (value: unknown, left = DEEPEST): boolean =>
  typeof value === 'object' && value !== null && (left === 0 || Object.values(value).some(v => tooDeep(v, left - 1)))

/** The database's texts hold no NUL and no half of a sign (an emoji cut in two): both become the sign for "not readable", as in a browser. */
const readable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD').replaceAll('\0', '\uFFFD') : value

export type Body<T> = { ok: true; value: T } | { ok: false; response: Response }

const TOO_LARGE = {
  severity: 'error',
  code: 'body.too-large',
  message: 'This is larger than anything that Playcard takes: nothing was taken over.',
} as const
const NOT_JSON = { severity: 'error', code: 'body.not-json', message: 'This is not JSON.' } as const

const depth = (what: string): { ok: false; response: Response } => ({
  ok: false,
  response: refuse(400, {
    severity: 'error',
    code: 'form.invalid',
    message: `${what} is too deep: it has more levels than anything that Playcard takes.`,
  }),
})

/** The request's body as a text, a file for instance: 413 where it is too large. No more than that is ever kept. */
export async function textOf(request: Request): Promise<Body<string>> {
  const body = await bounded(request, LARGEST_BODY)
  return body === undefined ? { ok: false, response: refuse(413, TOO_LARGE) } : { ok: true, value: body.toString('utf8') }
}

/** A text as JSON that is not too deep: 400 where it is none. */
export function jsonOf(text: string, what: string): Body<unknown> {
  let raw: unknown
  try {
    raw = JSON.parse(text, readable)
  } catch (error) {
    // So deep that even reading it as JSON ran out of room: valid or not, it is nothing of ours.
    return error instanceof RangeError ? depth(what) : { ok: false, response: refuse(400, NOT_JSON) }
  }
  return tooDeep(raw) ? depth(what) : { ok: true, value: raw }
}

/** The request's JSON in the schema's form: 413 too large, 400 not JSON or not the form. */
export async function bodyOf<T>(request: Request, schema: z.ZodMiniType<T>, what: string): Promise<Body<T>> {
  const text = await textOf(request)
  const raw = text.ok ? jsonOf(text.value, what) : text
  if (!raw.ok) return raw
  const parsed = parse(schema, raw.value, what)
  return parsed.ok ? { ok: true, value: parsed.value } : { ok: false, response: refuse(400, parsed.problem) }
}

/** The request's bytes as they are, at most so many: 413 where there are more. */
export async function bytesOf(request: Request, most: number): Promise<Body<Uint8Array<ArrayBuffer>>> {
  const bytes = await bounded(request, most)
  return bytes ? { ok: true, value: new Uint8Array(bytes) } : { ok: false, response: refuse(413, TOO_LARGE) }
}

/** An answer made by the core, as a response; the server's clock goes along, since a phone's may be wrong. */
export const respond = ({ status, body }: Answer): Response => answer(status, body, { 'x-playcard-time': String(Date.now()) })

/** A value as JSON, or the refusal with its status. */
export const respondWith = <T>(result: Result<T>, show: (value: T) => unknown, done = 200): Response =>
  result.ok
    ? respond({ status: done, body: show(result.value) })
    : respond({ status: statusOf(result.problem), body: { problem: problemDocument(result.problem) } })

/** A query's numbers: whole ones, as typed; undefined where the name is missing, NaN where it is no number. */
export const wholeNumber = (text: string | null): number | undefined =>
  text === null || text.trim() === '' ? undefined : /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN

/** What this reading of the game shows, as kept for all who read it. */
export function respondView(opened: Result<Open>, reading: Reading): Response {
  if (!opened.ok) return respondWith(opened, () => null)
  const text = viewText(opened.value, reading)
  if (text === undefined) return refuse(404, { severity: 'error', code: 'seat.unknown', message: 'There is no such seat at this table.' })
  return new Response(text, {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'x-playcard-time': String(Date.now()) },
  })
}
