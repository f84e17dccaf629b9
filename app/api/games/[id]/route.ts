/** One game as JSON, for whoever works at its table. What the room may see is at …/room. */
import { gameJson, openGame } from '@/lib/server/book'
import { gateGame, respondWith } from '@/lib/server/route'

type Context = { params: Promise<{ id: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  return gateGame(request, id, 'work', async () => respondWith(await openGame(id), gameJson))
}
