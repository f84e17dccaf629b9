/**
 * Server-sent events: one open answer a reader, ended when the reader goes, when the process stops, or at once when what let him in is taken back.
 * A reader who is slow gets the newest of what he missed and no more, so nothing piles up. It refuses to know what is sent.
 */
import 'server-only'

declare global {
  /** What ends the open streams of each link, and of each device that signed in. */
  var playcardStreams: Map<string, Set<() => void>> | undefined
  /** How often somebody was put out so far. */
  var playcardPutOut: number | undefined
}

const EVERY = 15_000
/** So many events wait for a slow reader; of those after them only the newest of each kind. */
const WAITING = 4
const HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache, no-transform', 'x-accel-buffering': 'no' }

const text = new TextEncoder()
const ALIVE = text.encode(': still here\n\n')

const byPass = (): Map<string, Set<() => void>> => (globalThis.playcardStreams ??= new Map<string, Set<() => void>>())

/** What let a reader in: his link's id or his device's cookie, null at this very machine; and how many had been put out when he was judged. */
export type Pass = { readonly by: string | null; readonly since: number }

/** How often somebody was put out so far: to be asked before a reader is judged. */
export const putOutSoFar = (): number => (globalThis.playcardPutOut ??= 0)

/** Ends every open stream of this link or device, and of whoever was judged before and begins only now. */
export function endStreams(pass: string): void {
  globalThis.playcardPutOut = putOutSoFar() + 1
  for (const end of [...(byPass().get(pass) ?? [])]) end()
}

/** A new passcode makes every cookie void: ends all streams but those of this very machine. */
export function endStreamsOfAll(): void {
  globalThis.playcardPutOut = putOutSoFar() + 1
  for (const pass of [...byPass().keys()]) endStreams(pass)
}

/** An event as it goes over the wire; the same bytes can go to many. */
export const eventBytes = (event: string, data: string, id?: string): Uint8Array =>
  text.encode(`event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`)

export type Send = (kind: string, bytes: Uint8Array) => void

function remember(pass: string | null, end: () => void): () => void {
  const all = (globalThis.readers ??= new Set())
  all.add(end)
  if (pass === null) return () => void all.delete(end)
  const own = byPass().get(pass) ?? new Set()
  own.add(end)
  byPass().set(pass, own)
  return () => {
    all.delete(end)
    own.delete(end)
    if (own.size === 0) byPass().delete(pass)
  }
}

/**
 * Answers with a stream. `begin` gets what sends to this reader, and answers with what to call when it is over. Where somebody was put out between the
 * judging and now the stream ends at once: the browser comes again by itself, and is judged anew.
 */
export function eventStream(request: Request, { by, since }: Pass, begin: (send: Send) => () => void): Response {
  const missed = new Map<string, Uint8Array>()
  let leave = (): void => undefined
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const isReady = (): boolean => (controller.desiredSize ?? 0) > 0
        let stop = (): void => undefined
        const alive = setInterval(() => {
          if (isReady()) controller.enqueue(ALIVE)
        }, EVERY)
        let over = false
        leave = () => {
          over = true
          forget()
          clearInterval(alive)
          stop()
        }
        const end = (): void => {
          if (over) return
          leave()
          controller.close()
        }
        const forget = remember(by, end)
        if (by !== null && since !== putOutSoFar()) {
          end()
          return
        }
        request.signal.addEventListener('abort', end)
        stop = begin((kind, bytes) => {
          if (isReady()) controller.enqueue(bytes)
          else missed.set(kind, bytes)
        })
      },
      pull(controller) {
        for (const bytes of missed.values()) controller.enqueue(bytes)
        missed.clear()
      },
      cancel() {
        leave()
      },
    },
    { highWaterMark: WAITING },
  )
  return new Response(stream, { headers: HEADERS })
}
