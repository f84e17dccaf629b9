/** Classes, Categories and letters as CSV: all of them with their uses, or one with what it usually brings. */
import { headingRows, usedRows } from '@/lib/exchange/figures'
import { csvAnswer } from '@/lib/server/csv-out'
import { askedHeading, headingFigures, usedHeadings } from '@/lib/server/heading-figures'
import { gate, respondWith } from '@/lib/server/route'

export const GET = (request: Request): Promise<Response> =>
  gate(request, async () => {
    const asked = askedHeading(request)
    if (!asked) return csvAnswer(request, 'playcard-headings', usedRows(await usedHeadings()))
    const figures = await headingFigures(asked.axis, asked.text)
    return figures.ok ? csvAnswer(request, 'playcard-heading', headingRows(figures.value)) : respondWith(figures, () => null)
  })
