/** The master score sheet as CSV. */
import { openGame } from '@/lib/server/book'
import { exportCsv } from '@/lib/server/exchange'
import { gate, respondWith } from '@/lib/server/route'

type Context = { params: Promise<{ id: string }> }

export const GET = (request: Request, { params }: Context): Promise<Response> =>
  gate(request, async () => {
    const opened = await openGame((await params).id)
    if (!opened.ok) return respondWith(opened, () => null)
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="playcard-${opened.value.game.about.playedOn}.csv"`,
    }
    return new Response(`\uFEFF${exportCsv(opened.value)}\r\n`, { headers })
  })
