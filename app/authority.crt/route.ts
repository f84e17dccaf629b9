/** The certificate of this Playcard's own authority, for phones to install. It is no secret: its key is, and never leaves the machine. */
import { visit } from '@/lib/server/access'
import { refuse } from '@/lib/server/answer'
import { authorityOf } from '@/lib/server/running'

export function GET(request: Request): Response {
  const visitor = visit(request)
  if (!visitor.ok) return refuse(visitor.status, visitor.problem)
  const authority = authorityOf()
  if (!authority)
    return refuse(404, { severity: 'error', code: 'authority.none', message: 'Playcard does not serve https: start it with --https.' })
  return new Response(authority.bytes, { headers: { 'content-type': 'application/x-x509-ca-cert', 'cache-control': 'no-store' } })
}
