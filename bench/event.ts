/**
 * An event on this machine: 144 seats, five rounds, six scorers, and 150 readers who hear up to four numbers a second. Four rounds as fast as six scorers
 * can, the fifth spread over five minutes, and then twice the pace, and again, until saving or seeing is late. At the end every number that was sent is
 * in the master score sheet.
 */
import { directorPath, writePasscode } from '@/scripts/passcode.mjs'
import { Api } from './ask'
import { action, type Action } from './evening'
import { fillHall, isValid, opening, ROUNDS, SEATS, struckCard, wholeCard, worth, type Hall } from './event/hall'
import { enter, spread, type Taken, type Work } from './event/load'
import { pageAgainst } from './event/page'
import { Reader } from './event/readers'
import { onScreens } from './event/screens'
import { atMost, megabytes, milliseconds, note, quantile, times, type Figure } from './figures'
import { heldBy } from './memory'
import type { Server, Workshop } from './workshop'

const AIM_SAVED = 50
const AIM_SEEN = 250
const AIM_PAGE = 6
const READERS_IN_ALL = 150
/** Of the players, those who have the page itself open in a browser. */
const ON_SCREENS = 5
const ROUND_SECONDS = 300
const LADDER_SECONDS = 12
const HIGHEST = 1024

const holds = ({ saved, seen }: Taken): boolean => quantile(saved, 0.95) <= AIM_SAVED && quantile(seen, 0.95) <= AIM_SEEN

/** The pace at which a round of so many actions takes five minutes. */
const paceOf = (queues: readonly (readonly Work[])[]): number => queues.flat().length / ROUND_SECONDS

/** The scorers' queues, card by card in turn: a card's actions stay with one scorer, and in order. */
const queuesOf = (hall: Hall, cardOf: (seat: string, place: number) => readonly Action[]): readonly (readonly Work[])[] =>
  hall.scorers.map((_, scorer) =>
    hall.seats.flatMap((seat, place) =>
      place % hall.scorers.length === scorer ? cardOf(seat, place).map(one => ({ seat, action: one })) : [],
    ),
  )

/** Second thoughts: one entry of a card after another changes to and fro, so that at the end everything is as it was. At least `count` actions. */
function secondThoughts(hall: Hall, count: number): readonly (readonly Work[])[] {
  const columns = Math.ceil(count / (2 * SEATS))
  const enough = Math.ceil(count / (2 * columns))
  return queuesOf(hall, (seat, place) =>
    place >= enough
      ? []
      : Array.from({ length: columns }, (_, i) => i % 5).flatMap(column => {
          const marks = isValid(1, place, 0, column) ? (['x', '1'] as const) : (['1', 'x'] as const)
          return marks.map(mark => action('playcard.mark-one', { round: 1, seat, row: 0, column, mark }))
        }),
  )
}

/** How much is in the master score sheet, by the server's own document. */
async function sumOf(api: Api, game: string): Promise<number> {
  type Shown = { rounds: readonly { playcards: Readonly<Record<string, { scores: Readonly<Record<string, number>> | null }>> }[] }
  const { rounds } = JSON.parse((await api.ask('GET', `/api/games/${game}`)).text) as Shown
  const scores = rounds.flatMap(round => Object.values(round.playcards).map(card => card.scores))
  return scores.reduce((sum, score) => sum + (score?.['special'] ?? Number.NaN) + (score?.['general'] ?? Number.NaN), 0)
}

async function openReaders(server: Server, hall: Hall): Promise<{ bySeat: ReadonlyMap<string, Reader>; all: readonly Reader[] }> {
  const own = hall.seats.map(
    seat => [seat, new Reader(server.port, `/api/games/${hall.game}/seats/${seat}/live`, hall.seatCookies.get(seat) ?? '')] as const,
  )
  const walls = Array.from(
    { length: READERS_IN_ALL - own.length },
    () => new Reader(server.port, `/api/games/${hall.game}/live`, hall.viewer),
  )
  const all = [...own.map(([, reader]) => reader), ...walls]
  for (const reader of all) await reader.open()
  return { bySeat: new Map(own), all }
}

/** The highest pace at which both hold: the round that was spread out is the first step, each further one twice as fast. */
async function highest(
  run: (perSecond: number) => Promise<Taken>,
  first: { pace: number; taken: Taken },
): Promise<{ held: number; broke: { pace: number; taken: Taken } | undefined }> {
  let held = 0
  for (let step = first; ; step = { pace: step.pace * 2, taken: await run(step.pace * 2) }) {
    if (!holds(step.taken)) return { held, broke: step }
    held = step.pace
    if (held > HIGHEST) return { held, broke: undefined }
  }
}

export async function event(workshop: Workshop): Promise<readonly Figure[]> {
  const server = await workshop.serve('event')
  const director = new Api(server.port)
  const apis: Api[] = []
  try {
    await writePasscode('only for this bench', directorPath(server.database)) // the secret of its links
    const hall = await fillHall(director)
    apis.push(...hall.scorers.map(cookie => new Api(server.port, cookie)))
    const { bySeat, all } = await openReaders(server, hall)
    const before = heldBy(server.pid).rss
    const run = (queues: readonly (readonly Work[])[], pace: number): Promise<Taken> => enter(apis, hall.game, queues, pace, bySeat)
    const fast: Taken[] = []
    for (let round = 1; round < ROUNDS; round += 1) {
      await director.send(hall.game, [opening(round)])
      fast.push(
        await run(
          queuesOf(hall, (seat, place) => [wholeCard(round, seat, place)]),
          Number.POSITIVE_INFINITY,
        ),
      )
    }
    await director.send(hall.game, [opening(ROUNDS)])
    const last = queuesOf(hall, (seat, place) => struckCard(ROUNDS, seat, place))
    const watched = Array.from({ length: ON_SCREENS }, (_, i) => hall.seats[Math.floor((i * SEATS) / ON_SCREENS)] ?? '')
    const place = { port: server.port, game: hall.game, seats: watched, round: ROUNDS }
    const { taken: spreadOut, painted } = await onScreens(place, () => run(last, paceOf(last)))
    const ladder = await highest(pace => run(secondThoughts(hall, Math.ceil(pace * LADDER_SECONDS)), pace), {
      pace: paceOf(last),
      taken: spreadOut,
    })
    const due = hall.seats.reduce(
      (sum, _, place) => sum + Array.from({ length: ROUNDS }, (_r, i) => worth(i + 1, place)).reduce((a, b) => a + b, 0),
      0,
    )
    const there = await sumOf(director, hall.game)
    const after = heldBy(server.pid).rss
    for (const reader of all) reader.close()
    return [
      ...figuresOf(fast, spreadOut, painted),
      note(
        'the highest pace at which both hold, doubling',
        `${ladder.held.toFixed(1)} actions/s${ladder.broke ? `; at ${ladder.broke.pace.toFixed(1)} saved ${spread(ladder.broke.taken.saved)}, seen ${spread(ladder.broke.taken.seen)}` : ''}`,
      ),
      note('memory of the server, at the start and at the end', `${megabytes(before)}, ${megabytes(after)}`),
      atMost('what the master sheet lacks of what was sent', Math.abs(due - there), 0, points => `${points} of ${due} points`),
      atMost('the game page, 144 seats against four', await pageAgainst(server, director, hall.game), AIM_PAGE, times),
    ]
  } finally {
    for (const api of [...apis, director]) api.close()
    await server.stop()
  }
}

function figuresOf(fast: readonly Taken[], spreadOut: Taken, painted: readonly number[]): readonly Figure[] {
  const [saved, seen] = [fast.flatMap(t => t.saved), fast.flatMap(t => t.seen)]
  const seconds = fast.reduce((sum, t) => sum + t.seconds, 0)
  return [
    atMost(
      `an event, a round of ${spreadOut.sent.length} actions in five minutes: 95 % saved within`,
      quantile(spreadOut.saved, 0.95),
      AIM_SAVED,
      milliseconds,
    ),
    atMost('95 % in the stream of that player within', quantile(spreadOut.seen, 0.95), AIM_SEEN, milliseconds),
    atMost(`95 % of ${painted.length} on the screens of ${ON_SCREENS} players within`, quantile(painted, 0.95), AIM_SEEN, milliseconds),
    note('saved: half / 95 % / all within', spread(spreadOut.saved)),
    note('in the stream: half / 95 % / all within', spread(spreadOut.seen)),
    note('on the screens: half / 95 % / all within', spread(painted)),
    note('six scorers as fast as they can, whole cards', `${(saved.length / seconds).toFixed(0)} cards/s`),
    note('then saved: half / 95 % / all within', spread(saved)),
    note('then in the stream: half / 95 % / all within', spread(seen)),
  ]
}
