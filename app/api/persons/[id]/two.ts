/** What the three routes about two people share: gate, parse, do, answer with the person of the address. It refuses to know what is said of them. */
import { otherPersonSchema } from '@/lib/codecs/persons'
import { bodyOf, gate, respondWith } from '@/lib/server/route'
import type { Result } from '@/lib/table/result'

export type Context = { params: Promise<{ id: string }> }

export const aboutTwo = <T>(
  request: Request,
  { params }: Context,
  say: (id: string, other: string, actor: string) => Promise<Result<T>>,
): Promise<Response> =>
  gate(request, async actor => {
    const body = await bodyOf(request, otherPersonSchema, 'This request')
    return body.ok ? respondWith(await say((await params).id, body.value.person, actor), person => person) : body.response
  })
