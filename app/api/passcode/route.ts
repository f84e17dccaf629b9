/** Signing a device in and out as the Director's. What is right and wrong is in lib/server/access.ts. */
import { z } from 'zod'
import { passcodeState, signedOutCookie, signIn, visit } from '@/lib/server/access'
import { answer, refuse } from '@/lib/server/answer'

const word = z.string().max(200).optional()
const Credentials = z.strictObject({ passcode: word, code: word, newPasscode: word })

export async function GET(request: Request): Promise<Response> {
  const state = await passcodeState(request)
  if (!state.ok) return refuse(state.status, state.problem)
  const { needed, set, signedIn } = state
  return answer(200, { needed, set, signedIn })
}

export async function POST(request: Request): Promise<Response> {
  const body: unknown = await request.json().catch(() => undefined)
  const credentials = Credentials.safeParse(body)
  if (!credentials.success) return refuse(400, { severity: 'error', code: 'body.invalid', message: 'This is not a sign-in.' })
  const result = await signIn(request, credentials.data)
  return result.ok ? answer(200, { signedIn: true }, { 'set-cookie': result.cookie }) : refuse(result.status, result.problem)
}

export function DELETE(request: Request): Response {
  const visitor = visit(request)
  return visitor.ok ? answer(200, { signedIn: false }, { 'set-cookie': signedOutCookie() }) : refuse(visitor.status, visitor.problem)
}
