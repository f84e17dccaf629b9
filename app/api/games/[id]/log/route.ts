/** The log of one game, from a number on. */
import { idOf, logJson, openGame } from '@/lib/server/book'
import { refuse } from '@/lib/server/answer'
import { gateGame, respondWith, wholeNumber } from '@/lib/server/route'

const AFTER = { severity: 'error', code: 'form.invalid', message: '"after" is the number of an action: 0 or more.' } as const

/** Whoever holds a log that this book does not have (a copy was restored) must read the game anew. */
const OTHER = {
  severity: 'error',
  code: 'log.other',
  message: 'A copy of the book was restored, and this game stands otherwise in it: read it anew.',
} as const

type Context = { params: Promise<{ id: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  return gateGame(request, id, 'work', async () => {
    const asked = new URL(request.url).searchParams
    const after = wholeNumber(asked.get('after')) ?? 0
    if (Number.isNaN(after) || after < 0) return refuse(400, AFTER)
    const opened = await openGame(id)
    const last = asked.get('last')
    const there = opened.ok ? opened.value.lines[after - 1] : undefined
    if (opened.ok && last !== null && after > 0 && (!there || idOf(there) !== last)) return refuse(409, OTHER)
    return respondWith(opened, open => ({ seq: open.seq, actions: logJson(open, after) }))
  })
}
