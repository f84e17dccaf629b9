/** Who is on which card: told while a card is open and when it is left, forgotten after 30 seconds, never in the log. */
import { hereSchema } from '@/lib/codecs/game'
import { openGame } from '@/lib/server/book'
import { iAmHere } from '@/lib/server/live'
import { bodyOf, gateGame, respondWith } from '@/lib/server/route'
import { andThen, refuse, take } from '@/lib/table/result'

type Context = { params: Promise<{ id: string }> }

export async function PUT(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  return gateGame(request, id, 'work', async ({ actor }) => {
    const body = await bodyOf(request, hereSchema, 'This place')
    if (!body.ok) return body.response
    const opened = await openGame(id)
    const { round, seat, device, name } = body.value
    const atTable = andThen(opened, open =>
      seat === null || open.game.seats.some(s => s.id === seat)
        ? take(open)
        : refuse<typeof open>('seat.unknown', 'There is no such seat at this table.'),
    )
    return respondWith(atTable, open => ({
      here: iAmHere(open.id, { round, seat, device: device ?? 'program', name: name ?? actor, since: Date.now() }),
    }))
  })
}
