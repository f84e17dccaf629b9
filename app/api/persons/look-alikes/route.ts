/** Are these the same? Pairs of people whose names look alike. */
import { lookAlikes } from '@/lib/server/persons'
import { gate, respond } from '@/lib/server/route'

export const GET = (request: Request): Promise<Response> =>
  gate(request, async () => respond({ status: 200, body: { pairs: await lookAlikes() } }))
