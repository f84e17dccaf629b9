/** What the long night knows: the server, whether it is still night, what was acknowledged, and what was counted. It refuses to play. */
import http from 'node:http'
import type { TestServer } from '../../e2e/fixtures/server'
import { Chance } from '../unit/random'

export type Reply = { status: number; text: string }
const PATIENCE_MS = 60_000

export class Night {
  readonly acknowledged = new Set<string>()
  /** Ids that a restore took out of the book and kept aside. */
  readonly kept = new Set<string>()
  readonly counts = new Map<string, number>()
  readonly times: number[] = []
  readonly faults: string[] = []
  readonly #end: number
  readonly #start = Date.now()

  constructor(
    readonly server: TestServer,
    readonly minutes: number,
    readonly seed: number,
  ) {
    this.#end = this.#start + minutes * 60_000
  }

  isOver(): boolean {
    return Date.now() >= this.#end
  }

  /** From 0 to 1. */
  get passed(): number {
    return Math.min(1, (Date.now() - this.#start) / (this.#end - this.#start))
  }

  count(what: string, by = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + by)
  }

  fault(what: string): void {
    this.count('faults')
    if (this.faults.length < 20) this.faults.push(what)
  }

  chance(part: number): Chance {
    return new Chance(this.seed * 1000 + part)
  }

  async sleep(ms: number): Promise<void> {
    await new Promise(resolve => setTimeout(resolve, Math.min(ms, Math.max(0, this.#end - Date.now()))))
  }

  /** One request; undefined where no answer came (the server was killed, or the answer was `lose`d on the way). */
  ask(
    method: string,
    at: string,
    { body, raw, lose = false }: { body?: unknown; raw?: string; lose?: boolean } = {},
  ): Promise<Reply | undefined> {
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    return new Promise(resolve => {
      const headers =
        content === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) }
      const request = http.request(
        { host: '127.0.0.1', port: this.server.port, path: at, method, headers, agent: false, timeout: PATIENCE_MS },
        response => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (part: string) => (text += part))
          response.on('end', () => {
            resolve(lose ? undefined : { status: response.statusCode ?? 0, text })
          })
          response.on('error', () => {
            resolve(undefined)
          })
        },
      )
      request.on('timeout', () => {
        this.fault(`no answer in ${PATIENCE_MS / 1000} s: ${method} ${at}`)
        request.destroy()
      })
      request.on('error', () => {
        resolve(undefined)
      })
      request.end(content)
      if (lose) setTimeout(() => request.destroy(), 5)
    })
  }

  /** Asked again until an answer comes, as an outbox does; undefined where the night ended first. */
  async insist(method: string, at: string, body?: unknown, lost = 0): Promise<Reply | undefined> {
    const chance = this.chance(Date.now() % 997)
    while (!this.isOver()) {
      const lose = chance.often(lost)
      if (lose) this.count('answers lost')
      const reply = await this.ask(method, at, { body, lose })
      if (reply?.status === 500) this.fault(`500: ${method} ${at} ${reply.text.slice(0, 200)}`)
      if (reply && reply.status < 500) return reply
      if (reply) this.count(`refused for now (${reply.status})`)
      await this.sleep(150)
    }
    return undefined
  }
}
