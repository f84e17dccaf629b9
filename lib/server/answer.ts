/** How the HTTP API says yes and no: JSON that nobody caches, and a Problem with a closed code. It knows no route. */
import 'server-only'

/** A complaint in one plain sentence. */
export interface Problem {
  readonly severity: 'error' | 'warning' | 'hint'
  readonly code: string
  readonly message: string
}

/** A JSON answer. */
export function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/** A refusal: `{ "problem": … }`. */
export function refuse(status: number, problem: Problem, headers: Record<string, string> = {}): Response {
  return answer(status, { problem }, headers)
}
