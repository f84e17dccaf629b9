/** One player's own cards as JSON, for his link and for whoever works at the table. */
import { openGame } from '@/lib/server/book'
import { gateSeat, respondView } from '@/lib/server/route'

type Context = { params: Promise<{ id: string; seat: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id, seat } = await params
  return gateSeat(request, id, seat, async () => respondView(await openGame(id), `seat ${seat}`))
}
