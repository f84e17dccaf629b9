/**
 * What saving a whole playcard through the API costs, against the same rows in one bare SQLite transaction: games of eight rounds with five seats,
 * the two taken by turns, both with synchronous=FULL on the same disk.
 */
import { padOf } from '@/lib/registry'
import type { Game, LogLine, OpeningGiven } from '@/lib/table/seal'
import { Api } from './ask'
import { BareBook, type GameRow } from './bare'
import { newGame, openRound, SEATS, wholeCard, type Action } from './evening'
import { atMost, median, milliseconds, note, quantile, times, type Figure } from './figures'
import type { Workshop } from './workshop'

const AIM = 5
const GAMES = 6
/** Both sides are compiled by use: as many games again, unmeasured but for the note on a server just started. */
const WARMING = 6
const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8]

type Sample = { api: number; bare: number; asking: number; rows: number }

const about = { title: 'Bench', playedOn: '2026-11-27', zone: 'Europe/Berlin', number: null, place: null, note: null, counts: true }
const opening: OpeningGiven = { rules: { rounds: null, director: 'outside' }, about, seats: SEATS }

/** The game's own row as it stands after an action. */
const gameRow = (id: string, game: Game): GameRow => ({
  ...about,
  id,
  pad: game.pad.id,
  opening: JSON.stringify(opening),
  seq: game.steps,
  createdAt: 0,
  changedAt: Date.now(),
  counts: 1,
  status: game.status,
  archived: 0,
  through: game.sheet().through,
})

const actionRow = (gameId: string, { raw, stamp }: LogLine, sent: Action, answer: string): GameRow => ({
  gameId,
  ...stamp,
  id: sent.id,
  type: sent.type,
  payload: JSON.stringify(raw),
  answer,
})

/** One game, kept in both books: the server's through its API, the bare one by its rows. */
async function play(api: Api, bare: BareBook): Promise<readonly Sample[]> {
  const begun = padOf('facts-in-five')?.begin(opening)
  if (!begun?.ok) throw new Error('This game cannot begin.')
  const id = await api.begin(newGame(about.title))
  const samples: Sample[] = []
  let game = begun.value
  bare.save(gameRow(id, game), null, null, game)
  const save = async (sent: Action): Promise<Omit<Sample, 'asking'>> => {
    const line: LogLine = { raw: sent, stamp: { seq: game.steps + 1, time: Date.now(), actor: 'Director', device: 'bench' } }
    const next = game.record(line)
    if (!next.ok) throw new Error(next.problem.message)
    const reply = await api.send(id, [sent])
    const { ms, rows } = bare.save(gameRow(id, next.value), actionRow(id, line, sent, reply.text), game, next.value)
    game = next.value
    return { api: reply.ms, bare: ms, rows }
  }
  for (const round of ROUNDS) {
    await save(openRound(round))
    for (const place of SEATS.keys()) {
      const saved = await save(wholeCard(round, place))
      const { ms } = await api.ask('GET', '/api/health')
      samples.push({ ...saved, asking: ms })
    }
  }
  return samples
}

export async function saving(workshop: Workshop): Promise<readonly Figure[]> {
  const server = await workshop.serve('saving')
  const api = new Api(server.port)
  const bare = new BareBook(workshop.newDatabase('bare'))
  try {
    const cold = await play(api, bare)
    for (let i = 1; i < WARMING; i += 1) await play(api, bare)
    const samples: Sample[] = []
    for (let i = 0; i < GAMES; i += 1) samples.push(...(await play(api, bare)))
    const all = (of: keyof Sample): readonly number[] => samples.map(sample => sample[of])
    const through = median(all('api'))
    const least = median(all('bare'))
    return [
      atMost('saving a whole playcard, API against bare SQLite', through / least, AIM, times),
      note(
        `through the API, median of ${samples.length} (90 % below)`,
        `${milliseconds(through)} (${milliseconds(quantile(all('api'), 0.9))})`,
      ),
      note(
        `bare, median (90 % below); ${median(all('rows'))} rows`,
        `${milliseconds(least)} (${milliseconds(quantile(all('bare'), 0.9))})`,
      ),
      note('the first game after the start, median', milliseconds(median(cold.map(sample => sample.api)))),
      note('the server answering at all: GET /api/health', milliseconds(median(all('asking')))),
    ]
  } finally {
    api.close()
    bare.close()
    await server.stop()
  }
}
