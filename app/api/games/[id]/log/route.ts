/** The log of one game, from a number on. */
import { logJson, openGame } from '@/lib/server/book'
import { gate, respondWith, wholeNumber } from '@/lib/server/route'

type Context = { params: Promise<{ id: string }> }

export const GET = (request: Request, { params }: Context): Promise<Response> =>
  gate(request, async () => {
    const after = wholeNumber(new URL(request.url).searchParams.get('after')) ?? 0
    return respondWith(await openGame((await params).id), open => ({
      seq: open.seq,
      actions: logJson(open, Number.isNaN(after) ? 0 : after),
    }))
  })
