/** Opens a copy and runs the doctor over it. */
import { checkCopy } from '@/lib/server/copies'
import { gate, respondWith } from '@/lib/server/route'

type Context = { params: Promise<{ id: string }> }

export const POST = (request: Request, { params }: Context): Promise<Response> =>
  gate(request, async () => respondWith(await checkCopy((await params).id), copy => copy))
