/** What the book says of one person in numbers, or of two against each other. */
import { everyoneOf, onePerson } from '@/lib/server/persons'
import { gate, respond, respondWith } from '@/lib/server/route'
import { personFigures, twoFigures } from '@/lib/server/statistics'

type Context = { params: Promise<{ id: string }> }

export const GET = (request: Request, { params }: Context): Promise<Response> =>
  gate(request, async () => {
    const other = new URL(request.url).searchParams.get('with')?.slice(0, 200)
    const one = await onePerson((await params).id)
    if (!one.ok) return respondWith(one, () => null)
    const people = await everyoneOf(one.value.id)
    if (other === undefined) return respond({ status: 200, body: await personFigures(people) })
    const two = await onePerson(other)
    if (!two.ok) return respondWith(two, () => null)
    return respond({ status: 200, body: await twoFigures(people, await everyoneOf(two.value.id)) })
  })
