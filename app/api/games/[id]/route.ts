/** One game as JSON. */
import { gameJson, openGame } from '@/lib/server/book'
import { gate, respondWith } from '@/lib/server/route'

type Context = { params: Promise<{ id: string }> }

export const GET = (request: Request, { params }: Context): Promise<Response> =>
  gate(request, async () => respondWith(await openGame((await params).id), gameJson))
