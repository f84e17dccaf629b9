/** Signing a device in and out as the Director's. What is right and wrong is in lib/server/access.ts. */
import { z } from 'zod'
import { passcodeState, signIn, signOut, visit } from '@/lib/server/access'
import { answer, refuse } from '@/lib/server/answer'
import { bytesOf, jsonOf } from '@/lib/server/route'

/** Bytes: three words at their longest, however they are written. */
const LARGEST_SIGN_IN = 8 * 1024
const word = z.string().max(200).optional()
const Credentials = z.strictObject({ passcode: word, code: word, newPasscode: word })

export async function GET(request: Request): Promise<Response> {
  const state = await passcodeState(request)
  if (!state.ok) return refuse(state.status, state.problem)
  const { needed, set, signedIn } = state
  return answer(200, { needed, set, signedIn })
}

export async function POST(request: Request): Promise<Response> {
  const bytes = await bytesOf(request, LARGEST_SIGN_IN)
  if (!bytes.ok) return bytes.response
  const body = jsonOf(Buffer.from(bytes.value).toString('utf8'), 'This sign-in')
  const credentials = Credentials.safeParse(body.ok ? body.value : undefined)
  if (!credentials.success) return refuse(400, { severity: 'error', code: 'body.invalid', message: 'This is not a sign-in.' })
  const result = await signIn(request, credentials.data)
  return result.ok ? answer(200, { signedIn: true }, { 'set-cookie': result.cookie }) : refuse(result.status, result.problem)
}

export function DELETE(request: Request): Response {
  const visitor = visit(request)
  if (!visitor.ok) return refuse(visitor.status, visitor.problem)
  const response = answer(200, { signedIn: false })
  for (const cookie of signOut(request)) response.headers.append('set-cookie', cookie)
  return response
}
