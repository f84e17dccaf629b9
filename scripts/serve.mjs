/**
 * Serves the built app: on this machine alone, or with `--lan` to the phones in its network, and with `--https` over https as well. It owns what Next
 * leaves open: whose address a request has, how large a body may be, and how the process ends. It knows no route.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync, readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { lanAddresses, lanHosts } from './addresses.mjs'
import { askNewPasscode } from './ask.mjs'
import { copyNowAndThen } from './automatic-copies.mjs'
import { databasePath } from './database-path.mjs'
import { secure } from './headers.mjs'
import { needsMigration } from './migrate.mjs'
import { newCode, readDirector, writePasscode } from './passcode.mjs'
import { Refusal } from './process.mjs'
import { sayServed } from './served.mjs'

const BUILD = '.next/BUILD_ID'
/** 3000 and 3443: the usual port of https is 443. */
const HTTPS_ABOVE = 443
const LARGEST_BODY = 8 * 1024 * 1024
/** Up to here a body that is too large is read and thrown away, so that the sender hears why; beyond, the connection is cut. */
const LARGEST_LISTENED_TO = 8 * LARGEST_BODY
const PATIENCE_MS = 10_000
/** What V8 may let the heap grow by before it cleans up again. Left to itself it prefers two gigabytes of refuse to a little work. */
const HEAP_GROWING = 50
const TOO_LARGE = JSON.stringify({
  problem: { severity: 'error', code: 'body.too-large', message: 'This is larger than 8 MB. Send a smaller file.' },
})

const UNREADABLE = JSON.stringify({
  problem: { severity: 'error', code: 'address.unknown', message: 'There is nothing at this address: it holds signs that cannot be read.' },
})
/** An address that no page has: Next shows its own "not found" there. */
const NO_PAGE = '/nothing-is-here'

const FLAGS = {
  lan: { type: 'boolean', default: false },
  https: { type: 'boolean', default: false },
  port: { type: 'string' },
  'https-port': { type: 'string' },
}

function portOf(text) {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Refusal('A port is a number from 1 to 65535.')
  return port
}

/** `httpsPort` only with --https. */
function readFlags() {
  try {
    const { values } = parseArgs({ options: FLAGS })
    const port = portOf(values.port ?? process.env.PORT ?? 3000)
    const httpsPort = values.https
      ? portOf(values['https-port'] ?? (port + HTTPS_ABOVE > 65_535 ? port - HTTPS_ABOVE : port + HTTPS_ABOVE))
      : undefined
    return { lan: values.lan, port, httpsPort }
  } catch (error) {
    throw new Refusal(`${error.message}\nUse: npm start -- [--lan] [--https] [--port number] [--https-port number]`)
  }
}

/** With --lan nobody may come in unknown: a passcode is set, chosen now, or asked for together with a code that only the terminal shows. */
async function firstCode(lan) {
  if (!lan || readDirector()) return undefined
  if (!process.stdin.isTTY || !process.stdout.isTTY) return newCode()
  await writePasscode(await askNewPasscode())
  return undefined
}

/**
 * Says at once that a body is too large. The answer is whole then, but it ends with the body: a connection that is closed while the sender still sends
 * may take the answer with it before he has read it.
 */
function refuse(request, response, close) {
  if (response.headersSent) return
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(TOO_LARGE) }
  response.writeHead(413, { ...headers, ...(close ? { connection: 'close' } : {}) })
  if (close) {
    response.end(TOO_LARGE)
    return
  }
  response.write(TOO_LARGE)
  request.once('end', () => response.end())
  request.resume()
}

/** Counts a body of unannounced length as it comes in. When it is too large it is answered at once, and what still comes is thrown away. */
function countBody(request, response) {
  const push = request.push.bind(request)
  let bytes = 0
  request.push = (chunk, encoding) => {
    bytes += chunk?.length ?? 0
    if (bytes <= LARGEST_BODY) return push(chunk, encoding)
    refuse(request, response, false)
    if (chunk !== null && bytes <= LARGEST_LISTENED_TO) return true
    response.end()
    request.socket.destroySoon() // whoever waits for the rest of it learns that none comes
    return true
  }
}

/** Can the path of this address be read? Next answers broken percent signs with 500, and no game has such an id. */
function isReadable(url) {
  try {
    decodeURIComponent(url.split('?', 1)[0])
    return true
  } catch {
    return false
  }
}

/** Nothing is at an unreadable address: programs hear so at once, a browser gets the usual page. True where the request is answered. */
function refuseUnreadable(request, response) {
  if (isReadable(request.url)) return false
  if (!request.url.startsWith('/api/')) {
    request.url = NO_PAGE
    return false
  }
  response.writeHead(404, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(UNREADABLE)
  return true
}

/**
 * Answers a request, or refuses its body. `state.stopping` closes connections that would be kept open. With `asked` the sender waits for our leave
 * before it sends the body.
 */
function answer(handle, state, asked = false) {
  return (request, response) => {
    request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? ''
    delete request.headers['x-forwarded-host'] // Next would believe it
    request.headers['x-forwarded-proto'] = request.socket.encrypted ? 'https' : 'http'
    secure(request, response)
    if (state.stopping) response.setHeader('connection', 'close')
    if (refuseUnreadable(request, response)) return undefined
    const length = Number(request.headers['content-length'] ?? 0)
    if (length > LARGEST_BODY) return refuse(request, response, asked || length > LARGEST_LISTENED_TO)
    if (asked) response.writeContinue()
    if (request.headers['transfer-encoding']) countBody(request, response)
    return handle(request, response)
  }
}

/** On a file without this version's tables every page would fail, so that is said before anybody comes. */
function checkDatabase() {
  const file = databasePath()
  if (existsSync(file) && !needsMigration(file)) return
  const what = existsSync(file) ? 'is not up to date with this version of Playcard' : 'is not there yet'
  throw new Refusal(`The database ${file} ${what}. Run this first: node scripts/setup.mjs`)
}

function listen(server, port, host) {
  const sentences = {
    EADDRINUSE: `Port ${port} is taken. Is Playcard running already? If not, choose another one: npm start -- --port ${port + 1}`,
    EACCES: `Port ${port} may not be used. Choose one above 1023: npm start -- --port 3000`,
  }
  return new Promise((resolve, reject) => {
    server.once('error', error => reject(sentences[error.code] ? new Refusal(sentences[error.code]) : error))
    server.listen(port, host, resolve)
  })
}

const closed = server => new Promise(resolve => server.close(resolve))

/** The first signal lets what is under way finish and ends the event streams; the second one does not wait. */
function stopOnSignals(servers, state) {
  const stop = signal => {
    const code = signal === 'SIGINT' ? 130 : 143
    if (state.stopping) process.exit(code)
    state.stopping = true
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    for (const end of globalThis.readers) end()
    void Promise.all(servers.map(closed)).then(async () => {
      await Promise.allSettled([...globalThis.playcard.closers].map(close => close()))
      process.exit(code)
    })
    for (const server of servers) server.closeIdleConnections()
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop)
}

async function tell({ lan, port, httpsPort, tls, oneTimeCode }) {
  console.log(`Playcard is at http://127.0.0.1:${port}`)
  console.log(`The games are kept in ${path.relative('.', databasePath())}`)
  if (!lan) return
  const [first, ...others] = lanAddresses()
  if (first === undefined) console.log('This machine is in no network, so no phone can reach it yet.')
  else {
    const { renderUnicodeCompact } = await import('uqr')
    const at = address => (httpsPort === undefined ? `http://${address}:${port}/` : `https://${address}:${httpsPort}/`)
    console.log(`Phones in this network: ${at(first)}\n${renderUnicodeCompact(at(first))}`)
    for (const address of others) console.log(`Also at ${at(address)}`)
    if (tls) console.log(`Each phone first opens http://${first}:${port}/phone and installs what is there.`)
  }
  if (tls?.isNewAuthority) console.log('The certificate to install is new: phones that have an earlier one need it, too.')
  if (tls) console.log(`Its fingerprint: ${tls.fingerprint}`)
  if (oneTimeCode) console.log(`On the first visit, give this code and choose the Director's passcode: ${oneTimeCode}`)
}

async function main() {
  const { lan, port, httpsPort } = readFlags()
  checkDatabase()
  if (!existsSync(BUILD)) throw new Refusal('The app has not been built yet. Start it with: npm start')
  const oneTimeCode = await firstCode(lan)
  const host = lan ? '0.0.0.0' : '127.0.0.1'
  process.env.NODE_ENV = 'production'
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  if (lan) process.env.PLAYCARD_LAN = '1'
  else delete process.env.PLAYCARD_LAN
  const tls = httpsPort === undefined ? undefined : (await import('./https.mjs')).makeHttps()
  globalThis.readers = new Set()
  globalThis.playcard = {
    lan,
    hosts: lan ? lanHosts() : [],
    port,
    build: readFileSync(BUILD, 'utf8').trim(),
    httpsPort,
    authority: tls?.authority,
    oneTimeCode,
    closers: new Set(),
    answering: new AsyncLocalStorage(),
    copies: copyNowAndThen(databasePath()),
  }
  const { default: next } = await import('next')
  const app = next({ dev: false, hostname: host, port })
  await app.prepare()
  const state = { stopping: false }
  const page = app.getRequestHandler()
  const handle = (request, response) => globalThis.playcard.answering.run(response, () => page(request, response))
  const servers = [http.createServer(), ...(tls ? [tls.server] : [])]
  for (const server of servers) server.on('request', answer(handle, state)).on('checkContinue', answer(handle, state, true))
  await listen(servers[0], port, host)
  if (tls) await listen(tls.server, httpsPort, host)
  sayServed(databasePath(), port)
  stopOnSignals(servers, state)
  await tell({ lan, port, httpsPort, tls, oneTimeCode })
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING}`)
try {
  await main()
} catch (error) {
  const isPlain = error instanceof Refusal || /passcode file|DATABASE_URL/.test(error.message)
  console.error(isPlain ? error.message : error)
  process.exit(1)
}
