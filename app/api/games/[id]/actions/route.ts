/** The door to a game's log. */
import { batchSchema } from '@/lib/codecs/game'
import { submit } from '@/lib/server/log'
import { bodyOf, gateGame, respond } from '@/lib/server/route'

type Context = { params: Promise<{ id: string }> }

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  return gateGame(request, id, 'work', async right => {
    const body = await bodyOf(request, batchSchema, 'This batch')
    return body.ok ? respond(await submit(id, body.value, { actor: right.actor, role: right.is, now: Date.now() })) : body.response
  })
}
