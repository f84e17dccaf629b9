/** The door to a game's log. */
import { batchSchema } from '@/lib/codecs/game'
import { submit } from '@/lib/server/log'
import { bodyOf, gate, respond } from '@/lib/server/route'

type Context = { params: Promise<{ id: string }> }

export const POST = (request: Request, { params }: Context): Promise<Response> =>
  gate(request, async actor => {
    const body = await bodyOf(request, batchSchema, 'This batch')
    return body.ok ? respond(await submit((await params).id, body.value, { actor, now: Date.now() })) : body.response
  })
