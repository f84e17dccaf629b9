/** Whoever is put out hears nothing more: a new passcode, a device that signs out, a link taken back while its reader is being let in. */
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DELETE, POST } from '@/app/api/passcode/route'
import { disconnect } from '@/lib/server/db'
import { endStreams, eventBytes, eventStream, putOutSoFar } from '@/lib/server/streams'
import { writePasscode } from '@/scripts/passcode.mjs'
import { newBook, type BookFile } from './book-fixture'
import { newGame } from './http'
import { holder, inTheNetwork, listenTo, PASSCODE } from './readers'

const PHONE = { host: 'playcard.lan', 'x-forwarded-for': '192.168.1.77' }

let book: BookFile
let game = ''

beforeAll(async () => {
  book = await newBook()
  await inTheNetwork(book.file)
  game = (await newGame([{ name: 'Ann' }, { name: 'Ben' }])).id
})
beforeEach(async () => {
  globalThis.passcodeLimits = undefined
  await writePasscode(PASSCODE, path.join(path.dirname(book.file), 'director.json'))
})
afterAll(async () => {
  await disconnect()
  book.remove()
})

const passcodeRequest = (method: string, cookie: string, body?: object): Request =>
  new Request('http://playcard.lan/api/passcode', {
    method,
    headers: { ...PHONE, cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

async function signedIn(body: object = { passcode: PASSCODE }): Promise<string> {
  const answer = await POST(passcodeRequest('POST', '', body))
  expect(answer.status).toBe(200)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const room = (cookie: string) => listenTo(game, cookie, { query: '?view=room' })

it('a new passcode ends the streams of every device and every link, which its cookies do not open again', async () => {
  const cookie = await signedIn()
  const viewer = await holder(game, { right: 'viewer', name: 'Wall' })
  const streams = [await room(cookie), await room(viewer.cookie)]
  for (const stream of streams) expect(await stream.next()).toContain('event: view')
  const next = await signedIn({ passcode: PASSCODE, newPasscode: 'another one' })
  for (const stream of streams) expect(await stream.next()).toBeUndefined()
  expect((await room(cookie)).status).toBe(401)
  expect((await room(viewer.cookie)).status).toBe(401)
  const back = await room(next)
  expect(await back.next()).toContain('event: view')
  back.leave()
})

it('signing in again with the same passcode ends nothing', async () => {
  const stream = await room(await signedIn())
  expect(await stream.next()).toContain('event: view')
  const before = putOutSoFar()
  await signedIn()
  expect(putOutSoFar()).toBe(before)
  stream.leave()
})

it('a device that signs out hears nothing more, and another one does', async () => {
  const [mine, yours] = [await signedIn(), await signedIn()]
  const [my, your] = [await room(mine), await room(yours)]
  for (const stream of [my, your]) expect(await stream.next()).toContain('event: view')
  const answer = DELETE(passcodeRequest('DELETE', mine))
  expect(answer.headers.get('set-cookie')).toContain('Max-Age=0')
  expect(await my.next()).toBeUndefined()
  expect(globalThis.playcardStreams?.size).toBe(1)
  your.leave()
})

it('a link that is taken back while its reader is being let in begins no stream', async () => {
  const since = putOutSoFar()
  const request = new Request(`http://playcard.lan/api/games/${game}/live`)
  const begin = (send: (kind: string, bytes: Uint8Array) => void) => {
    send('view', eventBytes('view', '1'))
    return () => undefined
  }
  endStreams('taken back meanwhile')
  const late = eventStream(request, { by: 'taken back meanwhile', since }, begin)
  expect(await late.text()).toBe('')
  const here = eventStream(request, { by: null, since }, begin)
  const reader = here.body?.getReader()
  expect((await reader?.read())?.done).toBe(false)
  await reader?.cancel()
})
