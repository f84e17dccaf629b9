/** The certificate of --https: whom it is for, who may read its keys, and when it is made anew. */
import { X509Certificate } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:tls'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { certificateFor } from '@/scripts/certificate.mjs'

const DAY = 24 * 60 * 60 * 1000
const NAMES = ['localhost', '127.0.0.1', '::1', '192.168.1.5', 'kitchen.local']

let folder = ''
let book = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'playcard-https-'))
  book = path.join(folder, 'playcard.db')
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

it('is for all names and addresses, signed by an authority that may sign no further one, and short enough for phones', () => {
  const { cert, authority, isNewAuthority } = certificateFor(NAMES, book)
  const [server, above] = [new X509Certificate(cert), new X509Certificate(authority)]
  expect(isNewAuthority).toBe(true)
  expect(server.verify(above.publicKey)).toBe(true)
  expect(server.checkIssued(above)).toBe(true)
  expect([server.ca, above.ca]).toEqual([false, true])
  for (const name of ['127.0.0.1', '::1', '192.168.1.5']) expect([name, server.checkIP(name)]).toEqual([name, name])
  for (const name of ['localhost', 'kitchen.local']) expect(server.checkHost(name)).toBe(name)
  expect(server.checkHost('evil.example')).toBeUndefined()
  expect(Date.parse(server.validTo) - Date.parse(server.validFrom)).toBeLessThan(398 * DAY)
})

it('keeps its keys where only we may read them, and is the same at the next start', () => {
  const first = certificateFor(NAMES, book)
  for (const name of readdirSync(path.join(folder, 'https')))
    expect([name, statSync(path.join(folder, 'https', name)).mode & 0o777]).toEqual([name, 0o600])
  expect(certificateFor(NAMES.slice(1, 3), book)).toEqual({ ...first, isNewAuthority: false })
})

it('is made anew by the same authority for another address and before it ends; the authority only before its own end', () => {
  const first = certificateFor(NAMES, book)
  const moved = certificateFor([...NAMES, '10.0.0.7'], book)
  expect(moved.cert).not.toBe(first.cert)
  expect([moved.authority, moved.isNewAuthority]).toEqual([first.authority, false])
  const later = certificateFor(['10.0.0.7'], book, Date.now() + 340 * DAY)
  expect(later.cert).not.toBe(moved.cert)
  expect(later.authority).toBe(first.authority)
  expect(certificateFor(['10.0.0.7'], book, Date.now() + 3640 * DAY)).toMatchObject({ isNewAuthority: true })
})

it('is made anew where its files are damaged or belong to another authority', () => {
  const first = certificateFor(NAMES, book)
  writeFileSync(path.join(folder, 'https', 'server.key'), 'no key')
  const second = certificateFor(NAMES, book)
  expect(second.cert).not.toBe(first.cert)
  expect(second.authority).toBe(first.authority)
  writeFileSync(path.join(folder, 'https', 'authority.crt'), '')
  const third = certificateFor(NAMES, book)
  expect(third.isNewAuthority).toBe(true)
  expect(new X509Certificate(third.cert).verify(new X509Certificate(third.authority).publicKey)).toBe(true)
})

it('is believed by whoever installed the authority, and by nobody else', async () => {
  const { cert, key, authority } = certificateFor(['127.0.0.1'], book)
  const server = createServer({ cert, key }, socket => socket.end('hello')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  const port = typeof at === 'object' && at !== null ? at.port : 0
  const trusting = connect({ host: '127.0.0.1', port, ca: authority })
  await once(trusting, 'secureConnect')
  expect(trusting.authorized).toBe(true)
  trusting.destroy()
  const strange = connect({ host: '127.0.0.1', port })
  const [error] = (await once(strange, 'error')) as [Error & { code?: string }]
  expect(error.code).toMatch(/SELF_SIGNED|UNABLE_TO/)
  server.close()
})
