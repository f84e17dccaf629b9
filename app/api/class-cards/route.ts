/** The library of Class cards: what is in it, and a card written in by hand. */
import { newCardSchema } from '@/lib/codecs/class-cards'
import { addCard, LARGEST_PAGE, listCards } from '@/lib/server/class-cards'
import { bodyOf, gate, gateAdvice, respond, respondWith, wholeNumber } from '@/lib/server/route'
import { refuse } from '@/lib/table/result'

/** The deck is for whoever works at a table, who announces from it; only the Director changes it. */
export const GET = (request: Request): Promise<Response> =>
  gateAdvice(request, async () => {
    const query = new URL(request.url).searchParams
    const limit = wholeNumber(query.get('limit'))
    if (limit !== undefined && !(limit >= 1 && limit <= LARGEST_PAGE))
      return respondWith(refuse('form.invalid', `A page has 1 to ${LARGEST_PAGE} cards.`), () => null)
    const text = query.get('text')?.trim().slice(0, 120) || undefined
    const found = await listCards({ text, limit, archived: query.get('archived') === 'only', cursor: query.get('cursor') || undefined })
    return respondWith(found, page => page)
  })

export const POST = (request: Request): Promise<Response> =>
  gate(request, async () => {
    const body = await bodyOf(request, newCardSchema, 'This card')
    if (!body.ok) return body.response
    const added = await addCard(body.value, Date.now())
    return added.ok ? respond({ status: 201, body: added.value }) : respondWith(added, () => null)
  })
