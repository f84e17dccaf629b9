/** A game file in. */
import { gameFileSchema } from '@/lib/exchange/game-file'
import { importGame } from '@/lib/server/exchange'
import { bodyOf, gate, respond } from '@/lib/server/route'

export const POST = (request: Request): Promise<Response> =>
  gate(request, async () => {
    const body = await bodyOf(request, gameFileSchema, 'This game file')
    return body.ok ? respond(await importGame(body.value, Date.now())) : body.response
  })
