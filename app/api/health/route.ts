/** Is Playcard there, and can it save? What the screens ask while something waits. */
import { database } from '@/lib/server/db'
import { gate, respond } from '@/lib/server/route'

export const GET = (request: Request): Promise<Response> =>
  gate(request, async () => {
    await database().game.count()
    return respond({ status: 200, body: { ok: true } })
  })
