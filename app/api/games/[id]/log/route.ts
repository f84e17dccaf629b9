/** The log of one game, from a number on. */
import { logJson, openGame } from '@/lib/server/book'
import { refuse } from '@/lib/server/answer'
import { gateGame, respondWith, wholeNumber } from '@/lib/server/route'

const AFTER = { severity: 'error', code: 'form.invalid', message: '"after" is the number of an action: 0 or more.' } as const

type Context = { params: Promise<{ id: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  return gateGame(request, id, 'work', async () => {
    const after = wholeNumber(new URL(request.url).searchParams.get('after')) ?? 0
    if (Number.isNaN(after) || after < 0) return refuse(400, AFTER)
    return respondWith(await openGame(id), open => ({ seq: open.seq, actions: logJson(open, after) }))
  })
}
