/**
 * The server of the kill test: a plain HTTP server around the real route, without Next, until it is killed. It gets warm on a book of its own and
 * opens the real one at the first batch, as a server does that was just started. The evening has a clock of its own, sent with each request.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { POST } from '@/app/api/games/[id]/actions/route'
import { openGame } from '@/lib/server/book'
import { disconnect } from '@/lib/server/db'

const clock = new AsyncLocalStorage<number>()
const machineTime = Date.now.bind(Date)
Date.now = () => clock.getStore() ?? machineTime()

const headersOf = ({ headers }: IncomingMessage): Headers => new Headers({ host: headers.host ?? '', 'x-forwarded-for': '127.0.0.1' })

/** Asks the route; the last but one part of the address is the game. */
async function ask(asked: IncomingMessage): Promise<Response> {
  const request = new Request(`http://127.0.0.1${asked.url ?? ''}`, { method: 'POST', headers: headersOf(asked), body: await text(asked) })
  const id = asked.url?.split('/').at(-2) ?? ''
  return clock.run(Number(asked.headers['x-evening-time']), () => POST(request, { params: Promise.resolve({ id }) }))
}

await openGame('nothing')
await disconnect()
process.env.DATABASE_URL = process.env.REAL_DATABASE_URL ?? ''
const server = createServer((asked, answer) => {
  void ask(asked).then(async response => answer.writeHead(response.status).end(await response.text()))
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${String((server.address() as AddressInfo).port)}\n`)
})
