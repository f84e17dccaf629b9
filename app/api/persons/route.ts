/** People of the book: for suggestions while typing, and everybody. */
import { listPersons } from '@/lib/server/persons'
import { gate, respond } from '@/lib/server/route'

const AT_ONCE = 200
/** Everybody, to choose from. */
const EVERYBODY = 2000

export const GET = (request: Request): Promise<Response> =>
  gate(request, async () => {
    const query = new URL(request.url).searchParams
    const text = query.get('text')?.slice(0, 120) ?? ''
    const archived = query.get('archived') === 'all'
    const persons = await listPersons({ text, archived }, archived ? EVERYBODY : AT_ONCE)
    return respond({ status: 200, body: { persons } })
  })
