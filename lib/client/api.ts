/**
 * One question to our own server: JSON out, JSON in, and every failure a Problem with a plain sentence. Never throws.
 * It refuses to know any route, and keeps nothing: what must not get lost goes through the outbox.
 */
import * as z from 'zod/mini'

const problemForm = z.object({ problem: z.object({ code: z.string(), message: z.string() }) })

export type ApiProblem = { readonly code: string; readonly message: string }
export type Reply<T> =
  { readonly ok: true; readonly status: number; readonly value: T } | { readonly ok: false; readonly problem: ApiProblem }

const PATIENCE_MS = 20_000

const failed = (code: string, message: string): { ok: false; problem: ApiProblem } => ({ ok: false, problem: { code, message } })

async function jsonOf(response: Response): Promise<unknown> {
  try {
    const body: unknown = await response.json()
    return body
  } catch {
    return undefined
  }
}

/** A text or a file goes as it is, everything else as JSON. */
function bodyOf(body: unknown): Pick<RequestInit, 'headers' | 'body'> {
  if (body === undefined) return {}
  if (body instanceof Blob) return { body }
  return typeof body === 'string'
    ? { headers: { 'content-type': 'text/plain; charset=utf-8' }, body }
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

async function send(method: string, path: string, body: unknown, patience: number): Promise<Response | undefined> {
  const limit = new AbortController()
  const timer = setTimeout(() => {
    limit.abort()
  }, patience)
  try {
    return await fetch(path, {
      method,
      cache: 'no-store',
      signal: limit.signal,
      ...bodyOf(body),
    })
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Asks, and reads the answer in the form that the caller expects. */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  form: z.ZodMiniType<T>,
  body?: unknown,
  patience = PATIENCE_MS,
): Promise<Reply<T>> {
  const response = await send(method, path, body, patience)
  if (!response) return failed('network.unreachable', 'Playcard does not answer. Is the machine on, and this device in the same network?')
  const answer = await jsonOf(response)
  if (!response.ok) {
    const refusal = problemForm.safeParse(answer)
    return refusal.success
      ? { ok: false, problem: refusal.data.problem }
      : failed('answer.unknown', `Playcard could not do this (${response.status}). Try again.`)
  }
  const parsed = form.safeParse(answer)
  return parsed.success
    ? { ok: true, status: response.status, value: parsed.data }
    : failed('answer.unknown', 'Playcard gave an answer that this page does not understand. Reload the page.')
}
