/**
 * Server-sent events. Who works at the table hears the game's number whenever it changes, and who is on which card, and fetches what he wants; whoever
 * looks gets what he may see itself.
 */
import { deviceOf } from '@/lib/server/access'
import { openGame, type Open } from '@/lib/server/book'
import { listen, troubleNow, whoIsHere } from '@/lib/server/live'
import { may, type Right } from '@/lib/server/rights'
import { gateGame, respondWith } from '@/lib/server/route'
import { eventBytes, eventStream, putOutSoFar, type Send } from '@/lib/server/streams'
import { follow } from '@/lib/server/views'

type Context = { params: Promise<{ id: string }> }

/** The number, why nothing can be saved (empty where it can), and who is on which card, now and whenever they change. */
function numbers(open: Open, send: Send): () => void {
  send('seq', eventBytes('seq', String(open.seq), String(open.seq)))
  send('trouble', eventBytes('trouble', troubleNow()))
  send('here', eventBytes('here', JSON.stringify(whoIsHere(open.id, Date.now()))))
  return listen(open.id, (event, data) => {
    send(event, eventBytes(event, data, event === 'seq' ? data : undefined))
  })
}

/** `?view=room` asks for the room's view also where more would be allowed: a screen of the room on the Director's own machine. */
const wantsRoom = (request: Request, right: Right): boolean =>
  !may(right, 'work') || new URL(request.url).searchParams.get('view') === 'room'

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  const since = putOutSoFar()
  return gateGame(request, id, 'look', async right => {
    const opened = await openGame(id)
    if (!opened.ok) return respondWith(opened, () => null)
    const open = opened.value
    const pass = { by: right.link ?? deviceOf(request), since }
    return eventStream(request, pass, send => (wantsRoom(request, right) ? follow(open, 'room', send) : numbers(open, send)))
  })
}
