/** The links of one game: list them, make one. Only whoever directs the game does. */
import { linkTold, linksOf, makeLinks } from '@/lib/server/links'
import { newLinkSchema } from '@/lib/codecs/links'
import { refused } from '@/lib/server/access'
import { refuse } from '@/lib/server/answer'
import { canSign } from '@/lib/server/rights'
import { addressOf } from '@/lib/server/link-address'
import { openGame } from '@/lib/server/book'
import { bodyOf, gateGame, respond, respondWith } from '@/lib/server/route'
import { refusal } from '@/lib/server/log'

type Context = { params: Promise<{ id: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  return gateGame(request, id, 'direct', async () => {
    const opened = await openGame(id)
    if (!opened.ok) return respondWith(opened, () => null)
    return respond({ status: 200, body: { links: (await linksOf(id)).map(linkTold) } })
  })
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  return gateGame(request, id, 'direct', async () => {
    const body = await bodyOf(request, newLinkSchema, 'This link')
    if (!body.ok) return body.response
    const opened = await openGame(id)
    if (!opened.ok) return respondWith(opened, () => null)
    if (!canSign()) {
      const { status, problem } = refused('link.unsigned')
      return refuse(status, problem)
    }
    const made = await makeLinks(opened.value, body.value, Date.now())
    if (!made.ok) return respond(refusal(made.problem))
    const { base, reachable } = addressOf(request)
    return respond({
      status: 201,
      body: { made: made.value.map(({ link, token }) => ({ link, address: `${base}/l/${token}` })), reachable },
    })
  })
}
