/** A folder, a server and requests for the tests of who is let in. It judges nothing. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { admit, signIn } from '@/lib/server/access'

export const PORT = 3000
export const PHONE = '192.168.1.77'
export const LAN_NAME = 'playcard.lan:3000'

let folder = ''

/** The folder of the database of this test. */
export const currentFolder = (): string => folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'playcard-access-'))
  vi.stubEnv('DATABASE_URL', `file:${folder}/playcard.db`)
  vi.stubEnv('PLAYCARD_HOSTS', 'playcard.lan, Scores.Example')
  globalThis.passcodeLimits = undefined
  serve({ lan: true })
})

afterEach(() => {
  vi.unstubAllEnvs()
  globalThis.playcard = undefined
  rmSync(folder, { recursive: true, force: true })
})

/** Serves as scripts/serve.mjs would. */
export function serve({ lan, oneTimeCode, httpsPort }: { lan: boolean; oneTimeCode?: string; httpsPort?: number }): void {
  globalThis.playcard = { lan, hosts: [], port: PORT, httpsPort, oneTimeCode, closers: new Set() }
}

export interface From {
  host?: string
  origin?: string
  address?: string
  cookie?: string
  method?: string
  body?: unknown
  https?: boolean
}

/** A request as it arrives; Node lets a test set Host and Origin. */
export function request({
  host = `127.0.0.1:${String(PORT)}`,
  origin,
  address = '127.0.0.1',
  cookie,
  method = 'POST',
  body,
  https = false,
}: From = {}): Request {
  const headers = new Headers({ host, 'x-forwarded-for': address, 'x-forwarded-proto': https ? 'https' : 'http' })
  if (origin !== undefined) headers.set('origin', origin)
  if (cookie !== undefined) headers.set('cookie', cookie)
  return new Request(`http://127.0.0.1:${String(PORT)}/api/games`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

/** The actor, or the code of the refusal. */
export const codeOf = async (from: From): Promise<string> => {
  const admission = await admit(request(from))
  return admission.ok ? admission.actor : admission.problem.code
}

/** A request from a phone in the network. */
export const phone = (more: From = {}): Request => request({ host: LAN_NAME, origin: `http://${LAN_NAME}`, address: PHONE, ...more })

/** Signs the phone in and answers with its cookie. */
export async function signedInCookie(passcode: string): Promise<string> {
  const result = await signIn(phone(), { passcode })
  if (!result.ok) throw new Error(result.problem.code)
  return result.cookie.split(';')[0] ?? ''
}
