/** One remembered ruling: changed, or taken out of the book. */
import { newRulingSchema } from '@/lib/codecs/rulings'
import { bodyOf, gate, respondWith } from '@/lib/server/route'
import { changeRuling, dropRuling } from '@/lib/server/ruling-book'

type Context = { params: Promise<{ id: string }> }

export const PUT = (request: Request, { params }: Context): Promise<Response> =>
  gate(request, async () => {
    const body = await bodyOf(request, newRulingSchema, 'This ruling')
    if (!body.ok) return body.response
    const { id: _, ...fields } = body.value
    return respondWith(await changeRuling((await params).id, fields), ruling => ruling)
  })

export const DELETE = (request: Request, { params }: Context): Promise<Response> =>
  gate(request, async () => respondWith(await dropRuling((await params).id), done => done))
