/** People in the book whose name begins like this, for suggestions while typing. */
import { database } from '@/lib/server/db'
import { gate, respond } from '@/lib/server/route'

export const GET = (request: Request): Promise<Response> =>
  gate(request, async () => {
    const text = new URL(request.url).searchParams.get('text')?.slice(0, 120) ?? ''
    const persons = await database().person.findMany({
      where: { archived: false, ...(text ? { name: { contains: text } } : {}) },
      orderBy: [{ name: 'asc' }, { createdAt: 'asc' }],
      take: 200,
      select: { id: true, name: true },
    })
    return respond({ status: 200, body: { persons } })
  })
