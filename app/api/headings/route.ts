/** Classes, Categories and letters: all of them with how often they were used, or one with what it usually brings. */
import { askedHeading, headingFigures, usedHeadings } from '@/lib/server/heading-figures'
import { gate, respond, respondWith } from '@/lib/server/route'

export const GET = (request: Request): Promise<Response> =>
  gate(request, async () => {
    const asked = askedHeading(request)
    if (!asked) return respond({ status: 200, body: { headings: await usedHeadings() } })
    return respondWith(await headingFigures(asked.axis, asked.text), figures => figures)
  })
