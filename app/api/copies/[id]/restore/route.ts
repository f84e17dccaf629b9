/** Makes the book what a copy is; what it was is kept as a copy. */
import { restoreCopy } from '@/lib/server/copies'
import { gate, respondWith } from '@/lib/server/route'

type Context = { params: Promise<{ id: string }> }

export const POST = (request: Request, { params }: Context): Promise<Response> =>
  gate(request, async () => respondWith(await restoreCopy((await params).id), done => done))
