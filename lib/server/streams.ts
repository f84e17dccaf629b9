/**
 * Server-sent events: one open answer a reader, ended when the reader goes, when the process stops, or at once when the link that let him in is taken back.
 * A reader who is slow gets the newest of what he missed and no more, so nothing piles up. It refuses to know what is sent.
 */
import 'server-only'

declare global {
  /** What ends the open streams of each link. */
  var playcardStreams: Map<string, Set<() => void>> | undefined
}

const EVERY = 15_000
/** So many events wait for a slow reader; of those after them only the newest of each kind. */
const WAITING = 4
const HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache, no-transform', 'x-accel-buffering': 'no' }

const text = new TextEncoder()
const ALIVE = text.encode(': still here\n\n')

const byLink = (): Map<string, Set<() => void>> => (globalThis.playcardStreams ??= new Map<string, Set<() => void>>())

/** Ends every open stream of this link. */
export function endStreams(link: string): void {
  for (const end of [...(byLink().get(link) ?? [])]) end()
}

/** An event as it goes over the wire; the same bytes can go to many. */
export const eventBytes = (event: string, data: string, id?: string): Uint8Array =>
  text.encode(`event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`)

export type Send = (kind: string, bytes: Uint8Array) => void

function remember(link: string | null, end: () => void): () => void {
  const all = (globalThis.readers ??= new Set())
  all.add(end)
  if (link === null) return () => void all.delete(end)
  const own = byLink().get(link) ?? new Set()
  own.add(end)
  byLink().set(link, own)
  return () => {
    all.delete(end)
    own.delete(end)
    if (own.size === 0) byLink().delete(link)
  }
}

/** Answers with a stream. `begin` gets what sends to this reader, and answers with what to call when it is over. */
export function eventStream(request: Request, link: string | null, begin: (send: Send) => () => void): Response {
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
        const forget = remember(link, end)
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
