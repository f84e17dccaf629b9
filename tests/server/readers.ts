/** A phone in the network that holds a link, and what it can load: for the tests of rights and of what is held back. It judges nothing. */
import path from 'node:path'
import * as live from '@/app/api/games/[id]/live/route'
import * as seatLive from '@/app/api/games/[id]/seats/[seat]/live/route'
import { writePasscode } from '@/scripts/passcode.mjs'
import { ask, type Got, type Sent } from './http'

const HOST = 'playcard.lan'
const PHONE = { host: HOST, 'x-forwarded-for': '192.168.1.77' }
export const PASSCODE = 'pencil and paper'

/** Serves to the network, with a passcode beside this book. */
export async function inTheNetwork(file: string): Promise<void> {
  process.env.PLAYCARD_HOSTS = HOST
  process.env.PLAYCARD_LAN = '1'
  await writePasscode(PASSCODE, path.join(path.dirname(file), 'director.json'))
}

type Made = { made: { link: { id: string; right: string; seat: string | null; name: string }; address: string }[] }
export type Held = { id: string; address: string; cookie: string }

/** The Director makes a link. */
export async function makeLink(game: string, body: object): Promise<Held & { made: Made['made'] }> {
  const answer = await ask('POST', `/api/games/${game}/links`, { body })
  if (answer.status !== 201) throw new Error(answer.text)
  const { made } = answer.body as unknown as Made
  const [first] = made
  if (!first) throw new Error('no link')
  return { id: first.link.id, address: first.address, cookie: '', made }
}

/** A phone asks, with the cookies that it has. */
export const phone = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', where: string, cookie = '', sent: Sent = {}): Promise<Got> =>
  ask(method, where, { ...sent, headers: { ...PHONE, ...(cookie === '' ? {} : { cookie }), ...sent.headers } })

/** A phone opens an address; its cookie, and where it is led. */
export async function open(address: string): Promise<{ cookie: string; to: string }> {
  const { headers } = await phone('GET', new URL(address).pathname)
  return { cookie: headers.get('set-cookie')?.split(';')[0] ?? '', to: headers.get('location') ?? '' }
}

/** A link made and opened on a phone. */
export async function holder(game: string, body: object): Promise<Held> {
  const link = await makeLink(game, body)
  return { ...link, cookie: (await open(link.address)).cookie }
}

export type Stream = { status: number; next: () => Promise<string | undefined>; leave: () => void }

async function streamOf(response: Response, abort: AbortController): Promise<Stream> {
  const reader = response.body?.getReader()
  const text = new TextDecoder()
  return Promise.resolve({
    status: response.status,
    next: async () => {
      for (;;) {
        const part = await reader?.read()
        if (!part?.value) return undefined
        const said = text.decode(part.value)
        if (said.startsWith('event: view')) return said
      }
    },
    leave: () => {
      abort.abort()
    },
  })
}

/** Opens a stream on a phone. `next` answers with the next view, or undefined at the end. */
export async function listenTo(
  game: string,
  cookie: string,
  { seat, query = '' }: { seat?: string; query?: string } = {},
): Promise<Stream> {
  const abort = new AbortController()
  const url = `http://${HOST}/api/games/${game}/live${query}`
  const request = new Request(url, { headers: { ...PHONE, cookie }, signal: abort.signal })
  const response =
    seat === undefined
      ? await live.GET(request, { params: Promise.resolve({ id: game }) })
      : await seatLive.GET(request, { params: Promise.resolve({ id: game, seat }) })
  return streamOf(response, abort)
}
