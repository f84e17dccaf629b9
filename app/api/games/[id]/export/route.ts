/** One game as a file to keep, for whoever directs it. */
import { openGame } from '@/lib/server/book'
import { exportGame } from '@/lib/server/exchange'
import { gateGame, respondWith } from '@/lib/server/route'

type Context = { params: Promise<{ id: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  return gateGame(request, id, 'direct', async () => {
    const opened = await openGame(id)
    if (!opened.ok) return respondWith(opened, () => null)
    const file = JSON.stringify(await exportGame(opened.value), null, 1)
    return new Response(file, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="playcard-${opened.value.game.about.playedOn}.json"`,
      },
    })
  })
}
