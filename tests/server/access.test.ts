/** Who is let in as the Director, from where and under which name. */
import { writeFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { admit, signIn, signOut, visit } from '@/lib/server/access'
import { lanHosts } from '@/scripts/addresses.mjs'
import { directorPath, writePasscode } from '@/scripts/passcode.mjs'
import { codeOf, LAN_NAME, PHONE, phone, request, serve, signedInCookie } from './access-fixture'

describe('a name', () => {
  it.each(['127.0.0.1:3000', 'localhost:3000', 'LOCALHOST:3000', '[::1]:3000'])('of this machine is known: %s', async host => {
    serve({ lan: false })
    expect(await codeOf({ host })).toBe('Director')
  })

  it.each([
    'evil.example:3000',
    'localhost.evil.example:3000',
    '127.0.0.1:4000',
    '127.0.0.1',
    '192.168.1.5:3000',
    'playcard.lan:3000',
    '',
    'localhost:3000@evil.example',
    'localhost:3000/x',
    'a b',
  ])('that is none of ours is refused: %j', async host => {
    serve({ lan: false })
    expect(await codeOf({ host })).toBe('host.unknown')
  })

  it('of this machine in its network is known with --lan only', () => {
    const [name = ''] = lanHosts({})
    expect(visit(request({ host: `${name}:3000`, address: PHONE })).ok).toBe(true)
    expect(visit(request({ host: `${name}:3001`, address: PHONE })).ok).toBe(false)
    serve({ lan: false })
    expect(visit(request({ host: `${name}:3000`, address: PHONE })).ok).toBe(false)
  })

  it('that was given to us is known on any port', () => {
    for (const host of ['playcard.lan:3000', 'scores.example', 'SCORES.example:8443'])
      expect(visit(request({ host, address: PHONE })).ok).toBe(true)
  })

  it('is refused with a status and one sentence', async () => {
    expect(await admit(request({ host: 'evil.example' }))).toMatchObject({
      ok: false,
      status: 403,
      problem: { severity: 'error', code: 'host.unknown' },
    })
  })
})

describe('an origin', () => {
  it('that is our own page is let in, and so is a program that sends none', async () => {
    expect(await codeOf({ origin: 'http://127.0.0.1:3000' })).toBe('Director')
    expect(await codeOf({})).toBe('Director')
  })

  it.each([
    'http://evil.example',
    'null',
    '',
    'http://127.0.0.1:4000',
    'http://localhost:3000',
    'file://',
    'http://127.0.0.1:3000@evil.example',
    'https://127.0.0.1:3000',
  ])('of another page is refused, at this machine too: %j', async origin => {
    expect(await codeOf({ origin })).toBe('origin.foreign')
    serve({ lan: false })
    expect(await codeOf({ origin })).toBe('origin.foreign')
  })

  it('over https is ours only behind a name that was given to us', () => {
    const isLetIn = (host: string, origin: string): boolean => visit(request({ host, origin })).ok
    expect(isLetIn('playcard.lan', 'https://playcard.lan')).toBe(true)
    expect(isLetIn('playcard.lan:443', 'https://playcard.lan')).toBe(true)
    expect(isLetIn('playcard.lan:8443', 'https://playcard.lan:8443')).toBe(true)
    expect(isLetIn('playcard.lan', 'https://playcard.lan:8443')).toBe(false)
    expect(isLetIn('playcard.lan', 'https://scores.example')).toBe(false)
    globalThis.playcard = { lan: true, hosts: [], port: 80, closers: new Set() }
    expect(isLetIn('127.0.0.1', 'http://127.0.0.1')).toBe(true)
    expect(isLetIn('127.0.0.1', 'https://127.0.0.1')).toBe(false)
  })

  it('is the same with the usual port left out', () => {
    globalThis.playcard = { lan: true, hosts: [], port: 80, closers: new Set() }
    expect(visit(request({ host: '127.0.0.1:80', origin: 'http://127.0.0.1' })).ok).toBe(true)
  })
})

describe('https', () => {
  const HTTPS = '127.0.0.1:3443'

  it('is served on its own port, and its pages are ours there and nowhere else', async () => {
    serve({ lan: true, httpsPort: 3443 })
    expect(await codeOf({ host: HTTPS, origin: `https://${HTTPS}`, https: true })).toBe('Director')
    expect(await codeOf({ host: HTTPS, https: true })).toBe('Director')
    for (const origin of [`http://${HTTPS}`, 'http://127.0.0.1:3000', 'https://127.0.0.1:3444', 'https://127.0.0.1', 'null'])
      expect([origin, await codeOf({ host: HTTPS, origin, https: true })]).toEqual([origin, 'origin.foreign'])
    for (const from of [{ host: HTTPS }, { https: true }]) expect(await codeOf(from)).toBe('host.unknown')
    serve({ lan: true })
    expect(await codeOf({ host: HTTPS, https: true })).toBe('host.unknown')
  })

  it('gives cookies that go back over https only, takes those of plain http too, and signs out of both', async () => {
    serve({ lan: true, httpsPort: 3443 })
    await writePasscode('kitchen table')
    const over = { host: LAN_NAME, address: PHONE, https: true, origin: `https://${LAN_NAME}` }
    const result = await signIn(request(over), { passcode: 'kitchen table' })
    const cookie = result.ok ? result.cookie : ''
    expect(cookie).toMatch(/^__Secure-playcard_director=[^;]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/)
    const [secure = ''] = cookie.split(';')
    expect(await codeOf({ ...over, cookie: secure })).toBe('Director')
    expect(await codeOf({ host: LAN_NAME, address: PHONE, cookie: secure })).toBe('passcode.needed')
    expect(await codeOf({ ...over, cookie: await signedInCookie('kitchen table') })).toBe('Director')
    expect(signOut(request({ ...over, cookie: secure })).map(text => text.split('=')[0])).toEqual([
      '__Secure-playcard_director',
      'playcard_director',
    ])
  })
})

describe('the Director', () => {
  it('is whoever sits at this machine', async () => {
    await writePasscode('kitchen table')
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(await codeOf({ address })).toBe('Director')
  })

  it.each([
    ['a phone', { host: LAN_NAME, address: PHONE }],
    ['a phone that calls us localhost', { address: PHONE }],
    ['a proxy on this machine', { host: LAN_NAME, address: '127.0.0.1' }],
    ['an address that nobody knows', { address: '' }],
    ['an address that looks like ours', { address: '127.0.0.1.evil.example' }],
  ])('is asked for the passcode when it is %s, with one set and without', async (_, from) => {
    expect(await codeOf(from)).toBe('passcode.needed')
    await writePasscode('kitchen table')
    expect(await codeOf(from)).toBe('passcode.needed')
  })

  it('signs a phone in with the passcode, for thirty days and out of reach of scripts', async () => {
    await writePasscode('kitchen table')
    const result = await signIn(phone(), { passcode: 'kitchen table' })
    expect(result).toMatchObject({
      ok: true,
      cookie: expect.stringMatching(/^playcard_director=[^;]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/) as string,
    })
    const cookie = await signedInCookie('kitchen table')
    expect(await codeOf({ host: LAN_NAME, address: PHONE, cookie: `other=1; ${cookie}; last=2` })).toBe('Director')
  })

  it('is not whoever has another cookie', async () => {
    await writePasscode('kitchen table')
    const cookie = await signedInCookie('kitchen table')
    const broken = [
      `${cookie.slice(0, -6)}aaaaaa`,
      'playcard_director=',
      'playcard_director=%',
      `x${cookie}`,
      'playcard_director=Fe26.2*1*a*b*c*d*e*f',
    ]
    for (const other of broken) expect(await codeOf({ host: LAN_NAME, address: PHONE, cookie: other })).toBe('passcode.needed')
  })

  it('is signed out everywhere when the passcode is changed', async () => {
    await writePasscode('kitchen table')
    const old = await signedInCookie('kitchen table')
    const changed = await signIn(phone({ cookie: old }), { passcode: 'kitchen table', newPasscode: 'garden table' })
    expect(changed.ok).toBe(true)
    expect(await codeOf({ host: LAN_NAME, address: PHONE, cookie: old })).toBe('passcode.needed')
    expect(await codeOf({ host: LAN_NAME, address: PHONE, cookie: await signedInCookie('garden table') })).toBe('Director')
  })

  it('is nobody while the passcode file is damaged, except at this machine', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await writePasscode('kitchen table')
    const cookie = await signedInCookie('kitchen table')
    writeFileSync(directorPath(), '{"version":1')
    expect(await codeOf({ host: LAN_NAME, address: PHONE, cookie })).toBe('passcode.unreadable')
    expect(await signIn(phone(), { passcode: 'kitchen table' })).toMatchObject({ status: 503 })
    expect(await codeOf({})).toBe('Director')
  })
})
