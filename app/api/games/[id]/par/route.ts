/** What the Classes and letters of a round usually bring, without this game's own cards. */
import { refuse } from '@/lib/server/answer'
import { openGame } from '@/lib/server/book'
import { parOf } from '@/lib/server/heading-figures'
import { gateGame, respond, respondWith, wholeNumber } from '@/lib/server/route'

type Context = { params: Promise<{ id: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  return gateGame(request, id, 'work', async () => {
    const round = wholeNumber(new URL(request.url).searchParams.get('round'))
    if (round === undefined || !(round >= 1))
      return refuse(400, { severity: 'error', code: 'form.invalid', message: '"round" is the number of a round, from 1.' })
    const opened = await openGame(id)
    return opened.ok ? respond({ status: 200, body: await parOf(id, opened.value.game, round) }) : respondWith(opened, () => null)
  })
}
