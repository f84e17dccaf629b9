/** The ruling book: what was ruled before, and a ruling written in by hand. */
import { newRulingSchema } from '@/lib/codecs/rulings'
import { advice } from '@/lib/registry'
import { bodyOf, gate, respond, respondWith } from '@/lib/server/route'
import { addRuling, listRulings } from '@/lib/server/ruling-book'

const LONG_PAGE = 2000

export const GET = (request: Request): Promise<Response> =>
  gate(request, async () => {
    const query = new URL(request.url).searchParams
    const given = (name: string): string | undefined => query.get(name)?.slice(0, 400) || undefined
    const entry = given('entry')
    const found = await listRulings({
      text: given('text'),
      class: given('class'),
      letter: given('letter'),
      cursor: given('cursor'),
      // Who asks about one Class or one entry wants all that was ruled on it, however long ago.
      ...(entry === undefined && given('class') === undefined ? {} : { limit: LONG_PAGE }),
    })
    return respondWith(found, ({ rulings, cursor }) => ({
      rulings: entry === undefined ? rulings : rulings.filter(r => advice.sameEntry(r.entry, entry) !== 'different'),
      cursor,
    }))
  })

export const POST = (request: Request): Promise<Response> =>
  gate(request, async () => {
    const body = await bodyOf(request, newRulingSchema, 'This ruling')
    if (!body.ok) return body.response
    const added = await addRuling(body.value, Date.now())
    return added.ok ? respond({ status: 201, body: added.value }) : respondWith(added, () => null)
  })
