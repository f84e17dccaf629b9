/** Takes one link back, at once. */
import { revokeLink } from '@/lib/server/links'
import { gateGame, respondWith } from '@/lib/server/route'

type Context = { params: Promise<{ id: string; link: string }> }

export async function DELETE(request: Request, { params }: Context): Promise<Response> {
  const { id, link } = await params
  return gateGame(request, id, 'direct', async () => respondWith(await revokeLink(id, link, Date.now()), told => ({ link: told })))
}
