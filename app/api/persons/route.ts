/** People of the book: for suggestions while typing, and everybody. */
import { listPersons } from '@/lib/server/persons'
import { gate, respond } from '@/lib/server/route'

const AT_ONCE = 200

export const GET = (request: Request): Promise<Response> =>
  gate(request, async () => {
    const query = new URL(request.url).searchParams
    const text = query.get('text')?.slice(0, 120) ?? ''
    return respond({ status: 200, body: { persons: await listPersons({ text, archived: query.get('archived') === 'all' }, AT_ONCE) } })
  })
