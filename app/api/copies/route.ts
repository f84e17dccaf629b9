/** The copies of the book: listed, and one made now. The book itself need not be readable for the list. */
import { listCopies, makeCopy } from '@/lib/server/copies'
import { answer } from '@/lib/server/answer'
import { gate, respondWith } from '@/lib/server/route'

export const GET = (request: Request): Promise<Response> =>
  gate(request, () => Promise.resolve(answer(200, { copies: listCopies(), automatic: globalThis.playcard?.copies ?? null })))

export const POST = (request: Request): Promise<Response> =>
  gate(request, async () => respondWith(await makeCopy('by-hand'), copy => copy, 201))
