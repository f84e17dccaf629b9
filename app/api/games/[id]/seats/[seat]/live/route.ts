/** Server-sent events for one player's own page: his cards, now and whenever they change. */
import { deviceOf } from '@/lib/server/access'
import { openGame } from '@/lib/server/book'
import { gateSeat, respondWith } from '@/lib/server/route'
import { eventStream, putOutSoFar } from '@/lib/server/streams'
import { follow } from '@/lib/server/views'

type Context = { params: Promise<{ id: string; seat: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id, seat } = await params
  const since = putOutSoFar()
  return gateSeat(request, id, seat, async right => {
    const opened = await openGame(id)
    if (!opened.ok) return respondWith(opened, () => null)
    return eventStream(request, { by: right.link ?? deviceOf(request), since }, send => follow(opened.value, `seat ${seat}`, send))
  })
}
