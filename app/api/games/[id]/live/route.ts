/** Server-sent events: the game's number whenever it changes, and who is on which card. The data is fetched by those who want it. */
import { openGame } from '@/lib/server/book'
import { listen, troubleNow } from '@/lib/server/live'
import { gate, respondWith } from '@/lib/server/route'

type Context = { params: Promise<{ id: string }> }

const EVERY = 15_000

export const GET = (request: Request, { params }: Context): Promise<Response> =>
  gate(request, async () => {
    const { id } = await params
    const opened = await openGame(id)
    if (!opened.ok) return respondWith(opened, () => null)
    const text = new TextEncoder()
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (event: string, data: string): void => {
          controller.enqueue(
            text.encode(event === 'seq' ? `event: seq\nid: ${data}\ndata: ${data}\n\n` : `event: ${event}\ndata: ${data}\n\n`),
          )
        }
        const stop = listen(id, send)
        const alive = setInterval(() => {
          controller.enqueue(text.encode(': still here\n\n'))
        }, EVERY)
        const readers = (globalThis.readers ??= new Set())
        const end = (): void => {
          if (!readers.delete(end)) return
          clearInterval(alive)
          stop()
          controller.close()
        }
        readers.add(end)
        request.signal.addEventListener('abort', end)
        send('seq', String(opened.value.seq))
        if (troubleNow() !== '') send('trouble', troubleNow())
      },
    })
    return new Response(stream, {
      headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache, no-transform', 'x-accel-buffering': 'no' },
    })
  })
