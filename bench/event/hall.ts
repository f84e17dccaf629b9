/** An event of 144 players at this machine: the game, a link for everybody, six scorers. It knows how a card is entered, and measures nothing. */
import http from 'node:http'
import { action, openRound, type Action } from '../evening'
import type { Api } from '../ask'

export const SEATS = 144
export const SCORERS = 6
export const ROUNDS = 5
const AXES = [0, 1, 2, 3, 4]

export type Cookie = string
export type Hall = {
  game: string
  seats: readonly string[]
  seatCookies: ReadonlyMap<string, Cookie>
  viewer: Cookie
  scorers: readonly Cookie[]
}

type Made = { made: readonly { link: { seat: string | null }; address: string }[] }

/** Opens a link as a phone would; answers with the cookie that it gives. */
const take = (port: number, address: string): Promise<Cookie> =>
  new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path: new URL(address).pathname, agent: false }, response => {
        response.resume()
        const cookie = response.headers['set-cookie']?.[0]?.split(';', 1)[0]
        if (cookie === undefined) reject(new Error(`A link answered ${response.statusCode ?? 0}.`))
        else resolve(cookie)
      })
      .on('error', reject)
  })

async function links(api: Api, game: string, asked: object): Promise<Made['made']> {
  const { status, text } = await api.ask('POST', `/api/games/${game}/links`, asked)
  if (status !== 201) throw new Error(text)
  return (JSON.parse(text) as Made).made
}

/** Begins the event; everybody has opened his link. */
export async function fillHall(api: Api): Promise<Hall> {
  const seats = Array.from({ length: SEATS }, (_, i) => ({ id: `seat-${i}`, name: `Player ${i + 1}`, number: i + 1 }))
  const game = await api.begin({
    pad: 'facts-in-five',
    title: 'Event',
    playedOn: '2026-11-27',
    zone: 'Europe/Berlin',
    seats,
    houseRules: { rounds: ROUNDS, director: 'outside' },
  })
  const seatCookies = new Map<string, Cookie>()
  for (const { link, address } of await links(api, game, { right: 'seat', seats: 'all' }))
    if (link.seat !== null) seatCookies.set(link.seat, await take(api.port, address))
  const scorers: Cookie[] = []
  for (let i = 0; i < SCORERS; i += 1)
    for (const { address } of await links(api, game, { right: 'scorer', name: `Scorer ${i + 1}` }))
      scorers.push(await take(api.port, address))
  const [viewer] = await links(api, game, { right: 'viewer', name: 'Wall' })
  if (!viewer) throw new Error('There is no link for the wall.')
  return { game, seats: seats.map(s => s.id), seatCookies, viewer: await take(api.port, viewer.address), scorers }
}

export const opening = (round: number): Action => openRound(round)

/** Which of the 25 entries of this card are valid: always the same ones. */
export const isValid = (round: number, place: number, row: number, column: number): boolean =>
  (Math.imul(round * 7919 + place * 131 + row * 17 + column + 1, 2_654_435_761) >>> 0) / 2 ** 32 < 0.7

const rowsOf = (mark: (row: number, column: number) => string): readonly string[] =>
  AXES.map(row => AXES.map(column => mark(row, column)).join(''))

/** The card in one action, as programs and the way by cells send it. */
export const wholeCard = (round: number, seat: string, place: number): Action =>
  action('playcard.mark', { round, seat, marks: rowsOf((row, column) => (isValid(round, place, row, column) ? '1' : 'x')) })

/** "All valid, then strike": one action for the card, one for each entry that is struck. */
export const struckCard = (round: number, seat: string, place: number): readonly Action[] => [
  action('playcard.mark', { round, seat, marks: rowsOf(() => '1') }),
  ...AXES.flatMap(row =>
    AXES.filter(column => !isValid(round, place, row, column)).map(column =>
      action('playcard.mark-one', { round, seat, row, column, mark: 'x', was: '1' }),
    ),
  ),
]

/** Special and General together of a card with these valid entries: the squares of its columns and of its rows. */
export function worthOf(valid: (row: number, column: number) => boolean): number {
  const square = (of: (one: number, other: number) => boolean): number =>
    AXES.reduce<number>((sum, one) => sum + AXES.filter(other => of(one, other)).length ** 2, 0)
  return square((column, row) => valid(row, column)) + square((row, column) => valid(row, column))
}

export const worth = (round: number, place: number): number => worthOf((row, column) => isValid(round, place, row, column))
