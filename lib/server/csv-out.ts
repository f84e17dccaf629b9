/** Spreadsheets over HTTP: `?separator=semicolon` for those that go by it. It knows no column. */
import 'server-only'
import { separatorOf, type Separator } from '@/lib/exchange/csv'
import { openGame, type Open } from './book'
import { gate, respondWith } from './route'

/** A CSV text as a file of this name. */
export const csvAnswer = (name: string, text: string): Response =>
  new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
  })

type Context = { params: Promise<{ id: string }> }

/** A route that writes something of one game as CSV. */
export const gameCsv =
  (what: string, write: (open: Open, separator: Separator) => string) =>
  (request: Request, { params }: Context): Promise<Response> =>
    gate(request, async () => {
      const opened = await openGame((await params).id)
      if (!opened.ok) return respondWith(opened, () => null)
      const separator = separatorOf(new URL(request.url).searchParams.get('separator'))
      return csvAnswer(`playcard-${opened.value.game.about.playedOn}-${what}`, write(opened.value, separator))
    })
