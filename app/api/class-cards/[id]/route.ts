/** One Class card: read, changed, put into the archive or brought back. */
import { cardPatchSchema } from '@/lib/codecs/class-cards'
import { changeCard, oneCard } from '@/lib/server/class-cards'
import { bodyOf, gate, gateAdvice, respondWith } from '@/lib/server/route'

type Context = { params: Promise<{ id: string }> }

export const GET = (request: Request, { params }: Context): Promise<Response> =>
  gateAdvice(request, async () => respondWith(await oneCard((await params).id), card => card))

export const PATCH = (request: Request, { params }: Context): Promise<Response> =>
  gate(request, async () => {
    const body = await bodyOf(request, cardPatchSchema, 'This change')
    return body.ok ? respondWith(await changeCard((await params).id, body.value, Date.now()), card => card) : body.response
  })
