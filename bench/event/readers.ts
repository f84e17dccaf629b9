/** A hundred and fifty people who look: one open stream each, with what came when. They only listen. */
import http from 'node:http'

/** `seq` is the number of the log that what the reader has stands for, `at` the clock of this machine in milliseconds. */
export type Arrival = { seq: number; at: number }

/** What a stream says, event by event. */
function eventsOf(text: string): readonly { event: string; id: number }[] {
  return text.split('\n\n').flatMap(block => {
    const line = (name: string): string | undefined =>
      block
        .split('\n')
        .find(l => l.startsWith(`${name}: `))
        ?.slice(name.length + 2)
    const event = line('event')
    return event === undefined ? [] : [{ event, id: Number(line('id')) }]
  })
}

export class Reader {
  readonly arrivals: Arrival[] = []
  #request: http.ClientRequest | undefined

  constructor(
    readonly port: number,
    readonly path: string,
    readonly cookie: string,
  ) {}

  /** Resolves when the first view is here. */
  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      const asked = { host: '127.0.0.1', port: this.port, path: this.path, headers: { cookie: this.cookie }, agent: false }
      this.#request = http.get(asked, response => {
        if (response.statusCode !== 200) {
          reject(new Error(`${this.path} answered ${response.statusCode ?? 0}.`))
          response.resume()
          return
        }
        let rest = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          rest += part
          const end = rest.lastIndexOf('\n\n')
          if (end < 0) return
          const at = Date.now()
          // A mark that was taken back at once changes no view: the number alone then says that all of it is seen.
          for (const { event, id } of eventsOf(rest.slice(0, end)))
            if (event === 'view' || event === 'seq') this.arrivals.push({ seq: id, at })
          rest = rest.slice(end + 2)
          resolve()
        })
        response.on('error', () => undefined) // we hang up ourselves
      })
      this.#request.on('error', reject)
    })
  }

  close(): void {
    this.#request?.on('error', () => undefined)
    this.#request?.destroy()
  }
}
