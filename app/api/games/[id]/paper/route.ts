/** What is printed of a game, as PDF. */
import { refuse } from '@/lib/server/answer'
import { openGame } from '@/lib/server/book'
import { paperOf, paperAsked } from '@/lib/server/paper/paper'
import { gate, respondWith } from '@/lib/server/route'

type Context = { params: Promise<{ id: string }> }

export const GET = (request: Request, { params }: Context): Promise<Response> =>
  gate(request, async () => {
    const { id } = await params
    const query = new URL(request.url).searchParams
    const asked = paperAsked(name => query.get(name) ?? undefined)
    if (!asked.ok) return refuse(400, asked.problem)
    const opened = await openGame(id)
    if (!opened.ok) return respondWith(opened, () => null)
    const made = await paperOf(opened.value, asked.value, request.headers.get('host') ?? '')
    if (!made.ok) return respondWith(made, () => null)
    return new Response(new Uint8Array(made.value), {
      headers: {
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'content-disposition': `inline; filename="playcard-${opened.value.game.about.playedOn}-${asked.value.what}.pdf"`,
      },
    })
  })
