/** The Class cards as a file: out as JSON, in as JSON or CSV. */
import { cardFile } from '@/lib/exchange/class-card-file'
import { allCards, importCards } from '@/lib/server/class-cards'
import { gate, respondWith, textOf } from '@/lib/server/route'

export const GET = (request: Request): Promise<Response> =>
  gate(request, async () =>
    Response.json(cardFile(await allCards()), {
      headers: { 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="playcard-class-cards.json"' },
    }),
  )

export const POST = (request: Request): Promise<Response> =>
  gate(request, async () => {
    const body = await textOf(request)
    return body.ok ? respondWith(await importCards(body.value, Date.now()), done => done) : body.response
  })
