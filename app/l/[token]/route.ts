/** The address of a link: the first visit gives this device a signed cookie, and leads on. The secret is in no later address. */
import { refuse } from '@/lib/server/answer'
import { visit } from '@/lib/server/access'
import { canSign, linkCookie } from '@/lib/server/rights'
import { takeLink, type LinkRow } from '@/lib/server/links'

type Context = { params: Promise<{ token: string }> }

const leadsTo = ({ right, gameId, seatId }: LinkRow): string =>
  right === 'viewer' ? `/games/${gameId}/room` : right === 'seat' ? `/games/${gameId}/seats/${seatId ?? ''}` : `/games/${gameId}`

const redirect = (to: string, cookie?: string): Response =>
  new Response(null, {
    status: 303,
    headers: {
      location: to,
      'cache-control': 'no-store',
      ...(cookie === undefined ? {} : { 'set-cookie': cookie }),
    },
  })

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const visitor = visit(request)
  if (!visitor.ok) return refuse(visitor.status, visitor.problem)
  if (!canSign()) return redirect('/no-link') // and it is not used up
  const { token } = await params
  const taken = await takeLink(token.slice(0, 200), Date.now())
  if (!taken.ok) return redirect('/no-link')
  const cookie = await linkCookie(request, taken.value)
  return cookie === undefined ? redirect('/no-link') : redirect(leadsTo(taken.value), cookie)
}
