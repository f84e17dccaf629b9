/** Which build of Playcard answers: for a page that was loaded from an earlier one. Everybody who may ask at all may know. */
import { visit } from '@/lib/server/access'
import { answer, refuse } from '@/lib/server/answer'
import { runningBuild } from '@/lib/server/running'

export function GET(request: Request): Response {
  const visitor = visit(request)
  return visitor.ok ? answer(200, { build: runningBuild() }) : refuse(visitor.status, visitor.problem)
}
