/** Asks the app's HTTP API as a program on this machine would: one kept connection, one question at a time. It knows no route's meaning. */
import http from 'node:http'
import type { Action } from './evening'

/** `ms` from the first byte sent to the last byte received. */
export type Reply = { status: number; text: string; ms: number }

export class Api {
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 1 })

  /** With a cookie it is the device of whoever has that link; without one it is the Director at this machine. */
  constructor(
    readonly port: number,
    readonly cookie?: string,
  ) {}

  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Reply> {
    const text = body === undefined ? '' : JSON.stringify(body)
    const headers = {
      ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    }
    return new Promise((resolve, reject) => {
      const start = performance.now()
      const request = http.request({ host: '127.0.0.1', port: this.port, method, path, headers, agent: this.#agent }, response => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString(), ms: performance.now() - start })
        })
      })
      request.on('error', reject)
      request.end(text)
    })
  }

  /** Starts a game and answers with its id. */
  async begin(game: object): Promise<string> {
    const { status, text } = await this.ask('POST', '/api/games', game)
    if (status !== 201) throw new Error(text)
    return (JSON.parse(text) as { id: string }).id
  }

  /** Sends actions as one batch, and insists that they are taken. */
  async send(game: string, actions: readonly Action[]): Promise<Reply> {
    const reply = await this.ask('POST', `/api/games/${game}/actions`, { actions, device: 'bench' })
    if (reply.status !== 200) throw new Error(reply.text)
    return reply
  }

  close(): void {
    this.#agent.destroy()
  }
}
