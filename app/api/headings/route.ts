/** Classes, Categories and letters: all of them with how often they were used, or one with what it usually brings. */
import { headingFigures, usedHeadings } from '@/lib/server/heading-figures'
import { gate, respond, respondWith } from '@/lib/server/route'

export const GET = (request: Request): Promise<Response> =>
  gate(request, async () => {
    const query = new URL(request.url).searchParams
    const [axis, text] = [query.get('axis')?.slice(0, 60), query.get('text')?.slice(0, 200)]
    if (axis === undefined || text === undefined) return respond({ status: 200, body: { headings: await usedHeadings() } })
    return respondWith(await headingFigures(axis, text), figures => figures)
  })
