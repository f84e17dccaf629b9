/** Games: start one, list them. */
import { newGameSchema } from '@/lib/codecs/game'
import { isoDate, parse } from '@/lib/codecs/form'
import { refuse } from '@/lib/server/answer'
import { createGame, listGames } from '@/lib/server/games'
import { bodyOf, gate, respond, respondWith, wholeNumber } from '@/lib/server/route'

/** Games in one answer, where a program asks for more than the usual page. */
const MOST = 200

export const POST = (request: Request): Promise<Response> =>
  gate(request, async () => {
    const body = await bodyOf(request, newGameSchema, 'This game')
    return body.ok ? respond(await createGame(body.value, Date.now())) : body.response
  })

/** What is wrong with a question for games, in one sentence; undefined where nothing is. */
function wrongIn(query: URLSearchParams): string | undefined {
  for (const name of ['from', 'to'])
    if (query.has(name) && !parse(isoDate, query.get(name), 'A date').ok) return `"${name}" is a date like 2026-11-27.`
  const status = query.get('status')
  if (status !== null && status !== 'live' && status !== 'finished') return '"status" is live or finished.'
  const limit = wholeNumber(query.get('limit'))
  return limit === undefined || (limit >= 1 && limit <= MOST) ? undefined : `"limit" is a number of games from 1 to ${MOST}.`
}

export const GET = (request: Request): Promise<Response> =>
  gate(request, async () => {
    const query = new URL(request.url).searchParams
    const wrong = wrongIn(query)
    if (wrong !== undefined) return refuse(400, { severity: 'error', code: 'form.invalid', message: wrong })
    const asked = (name: string): string | undefined => query.get(name)?.slice(0, 200) ?? undefined
    const archived = asked('archived')
    const filter = {
      pad: asked('pad'),
      status: asked('status'),
      person: asked('person'),
      text: asked('text'),
      from: asked('from'),
      to: asked('to'),
      cursor: asked('cursor'),
      limit: wholeNumber(query.get('limit')),
    }
    return respondWith(await listGames({ ...filter, archived: archived === 'all' ? undefined : archived === 'true' }), page => page)
  })
