/** The ruling book as a file, out and in. */
import { rulingFileSchema } from '@/lib/codecs/rulings'
import { bodyOf, gate, respondWith } from '@/lib/server/route'
import { importRulings, rulingFile } from '@/lib/server/ruling-book'

export const GET = (request: Request): Promise<Response> =>
  gate(request, async () =>
    Response.json(await rulingFile(), {
      headers: { 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="playcard-rulings.json"' },
    }),
  )

export const POST = (request: Request): Promise<Response> =>
  gate(request, async () => {
    const body = await bodyOf(request, rulingFileSchema, 'This file of rulings')
    return body.ok ? respondWith(await importRulings(body.value, Date.now()), done => done) : body.response
  })
