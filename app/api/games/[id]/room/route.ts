/** What the room sees, as JSON: for every link of the game. */
import { openGame } from '@/lib/server/book'
import { gateGame, respondView } from '@/lib/server/route'

type Context = { params: Promise<{ id: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  return gateGame(request, id, 'look', async () => respondView(await openGame(id), 'room'))
}
