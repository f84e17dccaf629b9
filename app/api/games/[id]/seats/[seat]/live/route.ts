/** Server-sent events for one player's own page: his cards, now and whenever they change. */
import { openGame } from '@/lib/server/book'
import { gateSeat, respondWith } from '@/lib/server/route'
import { eventStream } from '@/lib/server/streams'
import { follow } from '@/lib/server/views'

type Context = { params: Promise<{ id: string; seat: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id, seat } = await params
  return gateSeat(request, id, seat, async right => {
    const opened = await openGame(id)
    if (!opened.ok) return respondWith(opened, () => null)
    return eventStream(request, right.link, send => follow(opened.value, `seat ${seat}`, send))
  })
}
