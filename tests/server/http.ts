/** Requests to the real route handlers, as they arrive from a program on this machine, without a socket between. */
import { randomUUID } from 'node:crypto'
import * as archive from '@/app/api/archive/route'
import * as archivePreview from '@/app/api/archive/preview/route'
import * as cards from '@/app/api/class-cards/route'
import * as card from '@/app/api/class-cards/[id]/route'
import * as cardFile from '@/app/api/class-cards/file/route'
import * as cardCsv from '@/app/api/class-cards/file.csv/route'
import * as claim from '@/app/api/claim/route'
import * as copyCheck from '@/app/api/copies/[id]/check/route'
import * as copyFile from '@/app/api/copies/[id]/file/route'
import * as copyRestore from '@/app/api/copies/[id]/restore/route'
import * as copies from '@/app/api/copies/route'
import * as actions from '@/app/api/games/[id]/actions/route'
import * as csv from '@/app/api/games/[id]/export.csv/route'
import * as photo from '@/app/api/games/[id]/photos/[photo]/route'
import * as exported from '@/app/api/games/[id]/export/route'
import * as fileSchema from '@/app/api/game-file.schema.json/route'
import * as here from '@/app/api/games/[id]/here/route'
import * as link from '@/app/api/games/[id]/links/[link]/route'
import * as links from '@/app/api/games/[id]/links/route'
import * as paper from '@/app/api/games/[id]/paper/route'
import * as par from '@/app/api/games/[id]/par/route'
import * as log from '@/app/api/games/[id]/log/route'
import * as room from '@/app/api/games/[id]/room/route'
import * as seat from '@/app/api/games/[id]/seats/[seat]/route'
import * as playcardsCsv from '@/app/api/games/[id]/playcards.csv/route'
import * as game from '@/app/api/games/[id]/route'
import * as games from '@/app/api/games/route'
import * as headings from '@/app/api/headings/route'
import * as headingsCsv from '@/app/api/headings.csv/route'
import * as handClaim from '@/app/api/hand-claim/route'
import * as health from '@/app/api/health/route'
import * as imported from '@/app/api/import/route'
import * as keyWord from '@/app/api/key-word/route'
import * as openapi from '@/app/api/openapi.json/route'
import * as apart from '@/app/api/persons/[id]/apart/route'
import * as figures from '@/app/api/persons/[id]/figures/route'
import * as figuresCsv from '@/app/api/persons/[id]/figures.csv/route'
import * as merge from '@/app/api/persons/[id]/merge/route'
import * as person from '@/app/api/persons/[id]/route'
import * as unmerge from '@/app/api/persons/[id]/unmerge/route'
import * as lookAlikes from '@/app/api/persons/look-alikes/route'
import * as reference from '@/app/api/reference/route'
import * as rulingFile from '@/app/api/rulings/file/route'
import * as rulingCsv from '@/app/api/rulings/file.csv/route'
import * as ruling from '@/app/api/rulings/[id]/route'
import * as rulings from '@/app/api/rulings/route'
import * as persons from '@/app/api/persons/route'
import * as version from '@/app/api/version/route'
import * as visit from '@/app/l/[token]/route'
import * as standingsCsv from '@/app/api/standings.csv/route'
import type { Action } from './playing'

type Handler = (
  request: Request,
  context: { params: Promise<{ id: string; photo: string; seat: string; link: string; token: string }> },
) => Response | Promise<Response>
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Route = Partial<Record<Method, Handler>>

const ROUTES: readonly (readonly [RegExp, Route])[] = [
  [/^\/api\/games$/, games],
  [/^\/api\/games\/([^/]+)$/, game],
  [/^\/api\/games\/([^/]+)\/actions$/, actions],
  [/^\/api\/games\/([^/]+)\/log$/, log],
  [/^\/api\/games\/([^/]+)\/photos\/([^/]+)$/, photo],
  [/^\/api\/games\/([^/]+)\/here$/, here],
  [/^\/api\/games\/([^/]+)\/export$/, exported],
  [/^\/api\/games\/([^/]+)\/export\.csv$/, csv],
  [/^\/api\/games\/([^/]+)\/room$/, room],
  [/^\/api\/games\/([^/]+)\/seats\/(?<seat>[^/]+)$/, seat],
  [/^\/api\/games\/([^/]+)\/links$/, links],
  [/^\/api\/games\/([^/]+)\/links\/(?<link>[^/]+)$/, link],
  [/^\/l\/(?<token>[^/]+)$/, visit],
  [/^\/api\/games\/([^/]+)\/par$/, par],
  [/^\/api\/games\/([^/]+)\/paper$/, paper],
  [/^\/api\/headings$/, headings],
  [/^\/api\/headings\.csv$/, headingsCsv],
  [/^\/api\/persons\/([^/]+)\/figures$/, figures],
  [/^\/api\/persons\/([^/]+)\/figures\.csv$/, figuresCsv],
  [/^\/api\/games\/([^/]+)\/playcards\.csv$/, playcardsCsv],
  [/^\/api\/standings\.csv$/, standingsCsv],
  [/^\/api\/game-file\.schema\.json$/, fileSchema],
  [/^\/api\/archive$/, archive],
  [/^\/api\/archive\/preview$/, archivePreview],
  [/^\/api\/import$/, imported],
  [/^\/api\/copies$/, copies],
  [/^\/api\/copies\/([^/]+)\/check$/, copyCheck],
  [/^\/api\/copies\/([^/]+)\/restore$/, copyRestore],
  [/^\/api\/copies\/([^/]+)\/file$/, copyFile],
  [/^\/api\/class-cards$/, cards],
  [/^\/api\/class-cards\/file$/, cardFile],
  [/^\/api\/class-cards\/file\.csv$/, cardCsv],
  [/^\/api\/class-cards\/([^/]+)$/, card],
  [/^\/api\/claim$/, claim],
  [/^\/api\/hand-claim$/, handClaim],
  [/^\/api\/key-word$/, keyWord],
  [/^\/api\/rulings$/, rulings],
  [/^\/api\/rulings\/file$/, rulingFile],
  [/^\/api\/rulings\/file\.csv$/, rulingCsv],
  [/^\/api\/rulings\/([^/]+)$/, ruling],
  [/^\/api\/reference$/, reference],
  [/^\/api\/persons$/, persons],
  [/^\/api\/persons\/look-alikes$/, lookAlikes],
  [/^\/api\/persons\/([^/]+)$/, person],
  [/^\/api\/persons\/([^/]+)\/merge$/, merge],
  [/^\/api\/persons\/([^/]+)\/unmerge$/, unmerge],
  [/^\/api\/persons\/([^/]+)\/apart$/, apart],
  [/^\/api\/health$/, health],
  [/^\/api\/version$/, version],
  [/^\/api\/openapi\.json$/, openapi],
]

export type Got = { status: number; text: string; bytes: Uint8Array; headers: Headers; body: Body }
export type Body = {
  problem?: { severity: string; code: string; message: string }
  id?: string
  seq?: number
  seats?: { id: string; name: string; number: number }[]
  [more: string]: unknown
}

export type Sent = { body?: unknown; raw?: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> }

/** One request; the answer must be JSON unless it is a file. */
export async function ask(method: Method, where: string, { body, raw, headers = {} }: Sent = {}): Promise<Got> {
  const url = new URL(where, 'http://127.0.0.1:3000')
  const found = ROUTES.find(([pattern]) => pattern.test(url.pathname))
  const handler = found?.[1][method]
  if (!found || !handler) throw new Error(`no route ${method} ${url.pathname}`)
  const parts = found[0].exec(url.pathname)
  const [, id = '', photoId = ''] = (parts ?? []).map(part => decodeURIComponent(part))
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  const request = new Request(url, {
    method,
    headers: { host: url.host, 'x-forwarded-for': '127.0.0.1', ...headers },
    ...(sent === undefined ? {} : { body: sent }),
  })
  const params = { id, photo: photoId, seat: '', link: '', token: '', ...parts?.groups }
  const response = await handler(request, { params: Promise.resolve(params) })
  const bytes = new Uint8Array(await response.arrayBuffer())
  const text = new TextDecoder().decode(bytes)
  const json = response.headers.get('content-type')?.startsWith('application/json') ?? false
  return { status: response.status, text, bytes, headers: response.headers, body: json ? (JSON.parse(text) as Body) : {} }
}

/** A new game over HTTP, or a failed test. */
export async function newGame(seats: readonly object[], more: object = {}): Promise<{ id: string; seats: string[] }> {
  const { status, body } = await ask('POST', '/api/games', { body: { pad: 'facts-in-five', seats, ...more } })
  if (status !== 201 || !body.id || !body.seats) throw new Error(JSON.stringify(body))
  return { id: body.id, seats: body.seats.map(s => s.id) }
}

export const post = (id: string, list: readonly Action[], more: object = {}): Promise<Got> =>
  ask('POST', `/api/games/${id}/actions`, { body: { actions: list.map(a => ({ id: randomUUID(), ...a })), ...more } })

/** Status and code, for a table of refusals. */
export const said = ({ status, body }: Got): string => `${status} ${body.problem?.code ?? 'taken'}`
