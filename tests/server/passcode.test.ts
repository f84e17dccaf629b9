/** The passcode: how it is kept, tried, changed, set for the first time, and asked for over HTTP. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { DELETE, GET, POST } from '@/app/api/passcode/route'
import { signIn } from '@/lib/server/access'
import { directorPath, newCode, readDirector, writePasscode } from '@/scripts/passcode.mjs'
import { codeOf, currentFolder, LAN_NAME, phone, request, serve, signedInCookie } from './access-fixture'

describe('the passcode', () => {
  it('is kept as a hash, in a file that only we may read', async () => {
    await writePasscode('kitchen table')
    expect(directorPath()).toBe(join(currentFolder(), 'director.json'))
    expect(statSync(directorPath()).mode & 0o777).toBe(0o600)
    expect(readFileSync(directorPath(), 'utf8')).not.toContain('kitchen')
  })

  it('is another file each time, also for the same words', async () => {
    const one = await writePasscode('kitchen table')
    const other = await writePasscode('kitchen table')
    expect(one.hash).not.toBe(other.hash)
    expect(one.secret).not.toBe(other.secret)
    expect(readDirector()).toEqual(other)
  })

  it('is refused when it is wrong or missing', async () => {
    await writePasscode('kitchen table')
    for (const passcode of ['kitchen tables', 'Kitchen table', '']) {
      expect(await signIn(phone(), { passcode })).toMatchObject({ status: 401, problem: { code: 'passcode.wrong' } })
    }
    expect(await signIn(phone(), {})).toMatchObject({ problem: { code: 'passcode.wrong' } })
  })

  it('cannot be asked for by another page', async () => {
    await writePasscode('kitchen table')
    expect(await signIn(phone({ origin: 'http://evil.example' }), { passcode: 'kitchen table' })).toMatchObject({
      problem: { code: 'origin.foreign' },
    })
  })

  it('may be tried five times a minute from one address, right or wrong', async () => {
    await writePasscode('kitchen table')
    for (let time = 0; time < 5; time += 1) expect(await signIn(phone(), { passcode: 'wrong' })).toMatchObject({ status: 401 })
    expect(await signIn(phone(), { passcode: 'kitchen table' })).toMatchObject({ status: 429, problem: { code: 'passcode.too-often' } })
    expect(await signIn(phone({ address: '192.168.1.78' }), { passcode: 'kitchen table' })).toMatchObject({ ok: true })
  })

  it('may be tried fifty times an hour by everybody together', async () => {
    // There is no passcode yet: a try counts all the same, and takes no time.
    const tries = Array.from({ length: 50 }, (_, at) => signIn(phone({ address: `10.0.0.${String(at)}` }), { passcode: 'wrong' }))
    for (const result of await Promise.all(tries)) expect(result).toMatchObject({ status: 409 })
    await writePasscode('kitchen table')
    expect(await signIn(phone({ address: '10.0.1.1' }), { passcode: 'kitchen table' })).toMatchObject({ status: 429 })
  })

  it('is not guessed by 10,000 tries from 2,000 addresses: fifty are looked at, and who is signed in stays so', async () => {
    await writePasscode('kitchen table')
    const cookie = await signedInCookie('kitchen table')
    const seen = new Map<number, number>()
    const guess = async (n: number): Promise<void> => {
      const result = await signIn(phone({ address: `10.0.${String((n >> 8) & 7)}.${String(n & 255)}` }), { passcode: `guess ${String(n)}` })
      const status = result.ok ? 200 : result.status
      seen.set(status, (seen.get(status) ?? 0) + 1)
    }
    await Promise.all(Array.from({ length: 10_000 }, (_, n) => guess(n)))
    expect([seen.get(200), seen.get(401), seen.get(429)]).toEqual([undefined, 50, 9950])
    expect(await signIn(phone({ address: '10.9.9.9' }), { passcode: 'kitchen table' })).toMatchObject({ status: 429 })
    expect(await codeOf({ host: LAN_NAME, address: '192.168.1.77', cookie })).toBe('Director')
    expect(await codeOf({})).toBe('Director')
  })

  it('may be given rightly as often as one likes', async () => {
    await writePasscode('kitchen table')
    for (let time = 0; time < 8; time += 1) expect(await signIn(phone(), { passcode: 'kitchen table' })).toMatchObject({ ok: true })
  })
})

describe('the one-time code', () => {
  const CODE = '01234567'

  it('has eight digits', () => {
    for (let time = 0; time < 50; time += 1) expect(newCode()).toMatch(/^\d{8}$/)
  })

  it('sets the passcode once, and is then used up', async () => {
    serve({ lan: true, oneTimeCode: CODE })
    const first = signIn(phone(), { code: '0123 4567', newPasscode: 'kitchen table' })
    const second = signIn(phone(), { code: CODE, newPasscode: 'somebody else' })
    const results = await Promise.all([first, second])
    expect(results.map(({ ok }) => ok)).toEqual([true, false])
    expect(await signIn(phone(), { passcode: 'kitchen table' })).toMatchObject({ ok: true })
    expect(await signIn(phone(), { code: CODE, newPasscode: 'somebody else' })).toMatchObject({ problem: { code: 'passcode.wrong' } })
  })

  it('is refused when it is wrong, and needs a long enough passcode', async () => {
    serve({ lan: true, oneTimeCode: CODE })
    expect(await signIn(phone(), { code: '11111111', newPasscode: 'kitchen table' })).toMatchObject({ problem: { code: 'passcode.wrong' } })
    expect(await signIn(phone(), { code: CODE, newPasscode: '12345' })).toMatchObject({
      status: 422,
      problem: { code: 'passcode.too-short' },
    })
    expect(await signIn(phone(), { code: CODE })).toMatchObject({ problem: { code: 'passcode.too-short' } })
    expect(existsSync(directorPath())).toBe(false)
    expect(await signIn(phone(), { code: CODE, newPasscode: '123456' })).toMatchObject({ ok: true })
  })

  it('is still good when the passcode could not be saved', async () => {
    serve({ lan: true, oneTimeCode: CODE })
    vi.stubEnv('DATABASE_URL', `file:${currentFolder()}/missing/playcard.db`)
    await expect(signIn(phone(), { code: CODE, newPasscode: 'kitchen table' })).rejects.toThrow()
    vi.stubEnv('DATABASE_URL', `file:${currentFolder()}/playcard.db`)
    expect(await signIn(phone(), { code: CODE, newPasscode: 'kitchen table' })).toMatchObject({ ok: true })
  })

  it('is not there without a passcode to set', async () => {
    expect(await signIn(phone(), { code: '', newPasscode: 'kitchen table' })).toMatchObject({
      status: 409,
      problem: { code: 'passcode.unset' },
    })
    expect(existsSync(directorPath())).toBe(false)
  })
})

describe('/api/passcode', () => {
  const told = async (response: Response) => ({ status: response.status, body: (await response.json()) as unknown })

  it('says what is needed, here and on a phone', async () => {
    expect(await told(await GET(request({ method: 'GET' })))).toEqual({ status: 200, body: { needed: false, set: false, signedIn: true } })
    await writePasscode('kitchen table')
    expect(await told(await GET(phone({ method: 'GET' })))).toEqual({ status: 200, body: { needed: true, set: true, signedIn: false } })
    const cookie = await signedInCookie('kitchen table')
    expect(await told(await GET(phone({ method: 'GET', cookie })))).toMatchObject({ body: { signedIn: true } })
    expect(await told(await GET(phone({ method: 'GET', host: 'evil.example' })))).toMatchObject({
      status: 403,
      body: { problem: { code: 'host.unknown' } },
    })
  })

  it('signs in and out with a cookie, and nothing of it is cached', async () => {
    await writePasscode('kitchen table')
    const signedIn = await POST(phone({ body: { passcode: 'kitchen table' } }))
    expect(signedIn.status).toBe(200)
    expect(signedIn.headers.get('cache-control')).toBe('no-store')
    expect(signedIn.headers.get('set-cookie')).toMatch(/^playcard_director=.+HttpOnly/)
    const signedOut = DELETE(phone({ method: 'DELETE' }))
    expect(signedOut.headers.get('set-cookie')).toMatch(/^playcard_director=; .*Max-Age=0/)
    expect(DELETE(phone({ method: 'DELETE', origin: 'null' })).status).toBe(403)
  })

  it('refuses what is no sign-in', async () => {
    for (const body of [undefined, [], { passcode: 5 }, { other: 'x' }, { passcode: 'x'.repeat(201) }]) {
      expect(await told(await POST(phone({ body })))).toMatchObject({ status: 400, body: { problem: { code: 'body.invalid' } } })
    }
    expect(await told(await POST(phone({ body: { passcode: 'x' } })))).toMatchObject({ status: 409 })
  })
})
