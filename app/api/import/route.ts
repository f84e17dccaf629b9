/** A game file in. */
import * as z from 'zod/mini'
import { readGameFile } from '@/lib/exchange/game-file'
import { importGame } from '@/lib/server/taking-in'
import { bodyOf, gate, respond, respondWith } from '@/lib/server/route'

export const POST = (request: Request): Promise<Response> =>
  gate(request, async () => {
    const body = await bodyOf(request, z.unknown(), 'This game file')
    if (!body.ok) return body.response
    const file = readGameFile(body.value)
    return file.ok ? respond(await importGame(file.value, Date.now())) : respondWith(file, () => null)
  })
