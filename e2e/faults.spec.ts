/**
 * Faults that no page is needed for, against the served app and its sockets: hundreds of open streams, bodies without end, a signal to stop in the middle
 * of a save. (What pages do in bad weather is in weather.spec.ts.)
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import { expect, test } from './fixtures/test'
import { Book } from './fixtures/book'
import { TestServer } from './fixtures/server'

const STREAMS = 500
const FIFTY_MB = 50 * 1024 * 1024
const CHUNK = Buffer.alloc(256 * 1024, 'x')
const MB = 1024 * 1024

const descriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length
/** Memory that the process holds now, in bytes. */
const memory = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) * 1024

const pidOf = ({ process }: TestServer): number => {
  if (process.pid === undefined) throw new Error('no process')
  return process.pid
}

type Heard = { text: () => string; ended: Promise<unknown>; leave: () => void }

/** A reader's stream, open and with its first event in. */
function listen({ port }: TestServer, game: string): Promise<Heard> {
  return new Promise((resolve, reject) => {
    let text = ''
    const request = http.get({ host: '127.0.0.1', port, path: `/api/games/${game}/live`, agent: false }, response => {
      response.setEncoding('utf8')
      const ended = once(response, 'end')
      ended.catch(() => undefined)
      response.on('data', (part: string) => {
        text += part
        resolve({ text: () => text, ended, leave: () => request.destroy() })
      })
      response.on('error', reject)
    })
    request.on('error', reject)
  })
}

const mark = (seat: string) => ({
  actions: [{ id: randomUUID(), type: 'playcard.mark-one', round: 1, seat, row: 0, column: 0, mark: '1' }],
})

test(`${String(STREAMS)} open streams: a save is answered, all of them hear it, and nothing of them is left when they go`, async ({
  book,
  server,
}) => {
  test.skip(process.platform !== 'linux', 'counts descriptors in /proc')
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  const [seat = ''] = game.seats.map(s => s.id)
  const before = descriptors(pidOf(server))
  const readers: Heard[] = []
  while (readers.length < STREAMS) readers.push(...(await Promise.all(Array.from({ length: 50 }, () => listen(server, game.id)))))
  expect(descriptors(pidOf(server))).toBeGreaterThanOrEqual(before + STREAMS)
  const saved = await server.ask(`/api/games/${game.id}/actions`, { method: 'POST', body: mark(seat) })
  expect(saved.status).toBe(200)
  const { seq } = JSON.parse(saved.text) as { seq: number }
  await expect.poll(() => readers.filter(reader => reader.text().includes(`data: ${seq}\n`)).length).toBe(STREAMS)
  for (const reader of readers) reader.leave()
  await expect.poll(() => descriptors(pidOf(server))).toBeLessThanOrEqual(before + 10)
  expect((await book.game(game.id)).seq).toBe(seq)
})

/** Sends a body of this length, announced or in chunks, and goes on sending when it is answered; answers with what came back, and after how many bytes. */
function flood({ port }: TestServer, path: string, announced: boolean): Promise<{ status: number; text: string; sent: number }> {
  return new Promise((resolve, reject) => {
    let sent = 0
    let answered: { status: number; text: string; sent: number } | undefined
    const headers = {
      'content-type': 'application/json',
      ...(announced ? { 'content-length': FIFTY_MB } : { 'transfer-encoding': 'chunked' }),
    }
    const request = http.request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false })
    request.on('response', response => {
      const at = sent
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('end', () => (answered = { status: response.statusCode ?? 0, text, sent: at }))
    })
    const over = (error?: Error): void => {
      if (answered) resolve(answered)
      else reject(error ?? new Error('no answer'))
    }
    request.on('error', over)
    request.on('close', () => {
      over()
    })
    const go = (): void => {
      if (sent >= FIFTY_MB) {
        request.end()
        return
      }
      sent += CHUNK.length
      request.write(CHUNK, () => setImmediate(go))
    }
    go()
  })
}

test('a body of 50 MB is refused before it has come, announced or not, and takes no room', async ({ book, server }) => {
  test.skip(process.platform !== 'linux', 'reads memory in /proc')
  const game = await book.newGame({ seats: ['Ann', 'Ben'] })
  const before = memory(pidOf(server))
  let most = before
  const watch = setInterval(() => (most = Math.max(most, memory(pidOf(server)))), 20)
  try {
    for (const announced of [true, false])
      for (const path of [`/api/games/${game.id}/actions`, '/api/passcode', '/api/import']) {
        const { status, text, sent } = await flood(server, path, announced)
        expect([path, announced, status, JSON.parse(text)]).toMatchObject([path, announced, 413, { problem: { code: 'body.too-large' } }])
        expect(sent).toBeLessThan(FIFTY_MB / 2)
      }
  } finally {
    clearInterval(watch)
  }
  expect(most - before).toBeLessThan(100 * MB)
  expect((await server.ask('/api/health')).status).toBe(200)
  expect((await book.game(game.id)).rounds).toEqual([])
})

test('told to stop in the middle of a save it finishes it, ends the streams and goes; the timer runs on after the restart', async () => {
  const server = await TestServer.make()
  try {
    const book = new Book(server)
    const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
    const [seat = ''] = game.seats.map(s => s.id)
    await book.act(game.id, { type: 'timer.start', round: 1, seconds: 240 })
    const { timer } = (await book.game(game.id)).rounds[0] ?? {}
    const readers = await Promise.all([listen(server, game.id), listen(server, game.id)])
    const body = Buffer.from(JSON.stringify(mark(seat)))
    const headers = { 'content-type': 'application/json', 'content-length': body.length }
    const request = http.request({
      host: '127.0.0.1',
      port: server.port,
      path: `/api/games/${game.id}/actions`,
      method: 'POST',
      headers,
      agent: new http.Agent({ keepAlive: true }),
    })
    const answered = once(request, 'response') as Promise<[http.IncomingMessage]>
    request.write(body.subarray(0, 20))
    await server.ask('/api/health') // the half of it is there by now
    const gone = once(server.process, 'exit')
    server.process.kill('SIGTERM')
    await Promise.all(readers.map(reader => reader.ended))
    request.end(body.subarray(20))
    const [response] = await answered
    expect(response.statusCode).toBe(200)
    response.resume()
    expect(await gone).toEqual([143, null])
    await server.start()
    const after = await book.game(game.id)
    expect(after.rounds[0]?.timer).toEqual(timer)
    expect((await book.card(game.id, 1, 'Ann'))?.marks?.[0]).toBe('1????')
  } finally {
    await server.remove()
  }
})
