/** One person in numbers as CSV: by classification, or with `what=strengths` by Class, Category and letter. */
import { kindRows, strengthRows } from '@/lib/exchange/figures'
import { csvAnswer } from '@/lib/server/csv-out'
import { everyoneOf, onePerson } from '@/lib/server/persons'
import { gate, respondWith } from '@/lib/server/route'
import { personFigures } from '@/lib/server/statistics'
import { refuse } from '@/lib/table/result'

type Context = { params: Promise<{ id: string }> }

export const GET = (request: Request, { params }: Context): Promise<Response> =>
  gate(request, async () => {
    const one = await onePerson((await params).id)
    if (!one.ok) return respondWith(one, () => null)
    const what = new URL(request.url).searchParams.get('what')
    if (what !== null && what !== 'strengths')
      return respondWith(refuse('form.invalid', 'There is `what=strengths`, and without it the classifications.'), () => null)
    const { kinds, strengths } = await personFigures(await everyoneOf(one.value.id))
    return what === 'strengths'
      ? csvAnswer(request, 'playcard-strengths', strengthRows(strengths))
      : csvAnswer(request, 'playcard-figures', kindRows(kinds))
  })
