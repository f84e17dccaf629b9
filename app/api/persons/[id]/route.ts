/** One person of the book: read, rename, archive. */
import { personPatchSchema } from '@/lib/codecs/persons'
import { changePerson, onePerson } from '@/lib/server/persons'
import { bodyOf, gate, respondWith } from '@/lib/server/route'

type Context = { params: Promise<{ id: string }> }

export const GET = (request: Request, { params }: Context): Promise<Response> =>
  gate(request, async () => respondWith(await onePerson((await params).id), person => person))

export const PATCH = (request: Request, { params }: Context): Promise<Response> =>
  gate(request, async () => {
    const body = await bodyOf(request, personPatchSchema, 'This change')
    return body.ok ? respondWith(await changePerson((await params).id, body.value), person => person) : body.response
  })
