/** Games: start one, list them. */
import { newGameSchema } from '@/lib/codecs/game'
import { gameFilterOf } from '@/lib/codecs/game-filter'
import { createGame } from '@/lib/server/games'
import { listGames } from '@/lib/server/past-games'
import { bodyOf, gate, respond, respondWith } from '@/lib/server/route'

export const POST = (request: Request): Promise<Response> =>
  gate(request, async () => {
    const body = await bodyOf(request, newGameSchema, 'This game')
    return body.ok ? respond(await createGame(body.value, Date.now())) : body.response
  })

export const GET = (request: Request): Promise<Response> =>
  gate(request, async () => {
    const query = new URL(request.url).searchParams
    const filter = gameFilterOf(name => query.get(name) ?? undefined)
    return respondWith(filter.ok ? await listGames(filter.value) : filter, page => page)
  })
