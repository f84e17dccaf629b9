/** One game, one truth: the live board, the list, the game's page, the statistics, the results on paper, CSV and JSON of the same game agree, for many games of all pads. */
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storyOf } from '@/app/games/[id]/story/story'
import { pastGames } from '@/app/past/past'
import { sheetProps } from '@/components/table/sheet-props'
import { pads } from '@/lib/registry'
import { disconnect, database } from '@/lib/server/db'
import { csvText } from '@/lib/server/csv-out'
import { sheetRows } from '@/lib/server/exchange'
import { openGame, type Open } from '@/lib/server/book'
import { listGames } from '@/lib/server/past-games'
import { resultsPdf } from '@/lib/server/paper/game-paper'
import { readPdf } from '../paper/read-pdf'
import { clubOf } from '../evenings/club'
import { writeEvenings } from '../evenings/bulk'
import { playEvenings } from '../evenings/play'
import { idOf } from '../unit/evening'
import { Chance } from '../unit/random'
import { eveningOf } from '../unit/table/programmes'
import { newBook, type BookFile } from './book-fixture'
import { BookEvening } from './evening-book'

let book: BookFile
const ids: string[] = []

beforeAll(async () => {
  book = await newBook()
  const played = [...playEvenings(clubOf(new Chance(9), 1), 45, { seed: 77_000 })]
  writeEvenings(book.file, played)
  ids.push(...played.map(e => e.id))
  // Wild ones as well: every kind of action, undone and done again, through the book's own door.
  for (const [i, pad] of pads.entries())
    for (const seed of [8800 + i, 8900 + i]) {
      const evening = await new BookEvening(idOf(seed, 1), eveningOf(pad, seed), { title: `Wild ${String(seed)}` }).begin()
      await evening.play(60)
      ids.push(evening.id)
    }
})
afterAll(async () => {
  await disconnect()
  book.remove()
})

type Numbers = {
  totals: Record<string, number | null>
  ranks: Record<string, number | null>
  winners: string[]
  rounds: Record<string, number | null>
}
type Shown = {
  rounds: { number: number; playcards: Record<string, { scores: Record<string, number> | null; stand: string }> }[]
  masterSheet: {
    through: number
    classifications: { id: string; name: string }[]
    grandTotals: Record<string, Record<string, number>>
    ranks: Record<string, Record<string, number>>
    winners: Record<string, string[]>
  }
}

const opened = async (id: string): Promise<Open> => {
  const found = await openGame(id)
  if (!found.ok) throw new Error(found.problem.message)
  return found.value
}

/** `JSON` of a game, by seat and classification: what all others are held against. */
function fromJson(game: Open['game']): Numbers {
  const { masterSheet, rounds } = game.document() as unknown as Shown
  const seats = game.seats.map(s => s.id)
  const each = <T>(value: (seat: string, c: string) => T | undefined): Record<string, T | null> =>
    Object.fromEntries(seats.flatMap(seat => masterSheet.classifications.map(c => [`${seat} ${c.id}`, value(seat, c.id) ?? null])))
  return {
    totals: each((seat, c) => masterSheet.grandTotals[seat]?.[c]),
    ranks: each((seat, c) => masterSheet.ranks[seat]?.[c]),
    winners: masterSheet.classifications.flatMap(c => (masterSheet.winners[c.id] ?? []).map(seat => `${c.id} ${seat}`)).sort(),
    rounds: Object.fromEntries(
      rounds.flatMap(r =>
        seats.flatMap(seat =>
          masterSheet.classifications.map(c => [`${String(r.number)} ${seat} ${c.id}`, r.playcards[seat]?.scores?.[c.id] ?? null]),
        ),
      ),
    ),
  }
}

async function fromTables(id: string, game: Open['game']): Promise<Numbers> {
  const [standings, scores] = [
    await database().standing.findMany({ where: { gameId: id } }),
    await database().score.findMany({ where: { gameId: id } }),
  ]
  const due = fromJson(game)
  const at = (key: string) => standings.find(s => `${s.seatId} ${s.classification}` === key)
  return {
    totals: Object.fromEntries(Object.keys(due.totals).map(key => [key, at(key)?.points ?? null])),
    ranks: Object.fromEntries(Object.keys(due.ranks).map(key => [key, at(key)?.rank ?? null])),
    winners: standings
      .filter(s => s.won)
      .map(s => `${s.classification} ${s.seatId}`)
      .sort(),
    rounds: Object.fromEntries(
      Object.keys(due.rounds).map(key => [
        key,
        scores.find(s => `${String(s.round)} ${s.seatId} ${s.classification}` === key)?.points ?? null,
      ]),
    ),
  }
}

/** The board on the screen: standings where they stand, and every round's cells. */
function fromBoard(game: Open['game']): Pick<Numbers, 'ranks' | 'rounds'> {
  const props = sheetProps(game.sheet(), game.seats, { ...game.pad, openWord: '' }, 0)
  const due = fromJson(game)
  return {
    ranks: Object.fromEntries(
      Object.keys(due.ranks).map(key => {
        const [seat = '', c = ''] = key.split(' ')
        return [key, props.ranks?.[seat]?.[c] ?? null]
      }),
    ),
    rounds: Object.fromEntries(
      Object.keys(due.rounds).map(key => {
        const [round = '', seat = '', c = ''] = key.split(' ')
        return [key, props.rounds[Number(round) - 1]?.scores[seat]?.[c]?.points ?? null]
      }),
    ),
  }
}

function fromCsv(open: Open): Pick<Numbers, 'totals' | 'ranks' | 'rounds'> {
  const rows = Papa.parse<string[]>(csvText(sheetRows(open), ',').trim()).data
  const { seats, sheet } = open.game
  const columns = seats.flatMap(seat => sheet().classifications.map(c => `${seat.id} ${c.id}`))
  const numbers = (row: string[] | undefined): (number | null)[] => columns.map((_, i) => (row?.[i + 1] ? Number(row[i + 1]) : null))
  const by = (row: string[] | undefined, prefix = ''): Record<string, number | null> =>
    Object.fromEntries(numbers(row).map((n, i) => [`${prefix}${columns[i] ?? ''}`, n]))
  return {
    totals: by(rows.find(r => r[0] === 'Grand Totals')),
    ranks: by(rows.find(r => r[0] === 'Rank')),
    rounds: Object.assign(
      {},
      ...sheet().rounds.map(r =>
        by(
          rows.find(row => row[0] === String(r.number)),
          `${String(r.number)} `,
        ),
      ),
    ) as Record<string, number | null>,
  }
}

describe('every number is the same wherever it stands', () => {
  it('JSON, tables, board, CSV and story', async () => {
    expect(ids.length).toBeGreaterThan(45)
    for (const id of ids) {
      const open = await opened(id)
      const due = fromJson(open.game)
      expect(await fromTables(id, open.game)).toEqual(due)
      expect(fromBoard(open.game)).toEqual({ ranks: due.ranks, rounds: due.rounds })
      expect(fromCsv(open)).toEqual({ totals: due.totals, ranks: due.ranks, rounds: due.rounds })
      const story = Object.fromEntries(
        storyOf(open.game, open.lines).flatMap(round =>
          round.cards.flatMap(card =>
            open.game
              .sheet()
              .classifications.map((c, i) => [`${String(round.number)} ${card.seat} ${c.id}`, card.points[i]?.points ?? null] as const),
          ),
        ),
      )
      for (const [key, points] of Object.entries(story)) expect([id, key, points]).toEqual([id, key, due.rounds[key]])
    }
  })

  it('the list of past games and the results on paper name the same winners with the same points', async () => {
    const listed = await listGames({ limit: 200 })
    if (!listed.ok) throw new Error(listed.problem.message)
    expect(listed.value.games).toHaveLength(ids.length)
    for (const [i, shown] of pastGames(listed.value.games).entries()) {
      const line = listed.value.games[i]
      const { game } = await opened(shown.id)
      const due = fromJson(game)
      const main = game.sheet().classifications.at(-1)?.id ?? ''
      const points = game.seats.map(s => due.totals[`${s.id} ${main}`] ?? null)
      const number = (n: number | null): number => n ?? -1000
      expect(shown.seats.map(s => number(s.points)).sort()).toEqual(points.map(number).sort())
      expect([line?.status, line?.early]).toEqual([game.status, game.sheet().ending?.why === 'finished-early'])
      if (game.status === 'live') continue
      for (const front of shown.fronts) {
        const c = game.sheet().classifications.find(x => x.name === front.classification)?.id ?? ''
        const winners = game.sheet().winners[c] ?? []
        expect(front.names).toHaveLength(winners.length)
        for (const seat of winners) expect(due.totals[`${seat} ${c}`]).toBe(front.points)
      }
      expect(shown.fronts.length).toBe(game.sheet().classifications.filter(c => (game.sheet().winners[c.id] ?? []).length > 0).length)
    }
  })

  it('results on paper', async () => {
    for (const id of ids.filter((_, i) => i % 6 === 0)) {
      const { game } = await opened(id)
      const words = (await readPdf(await resultsPdf(game, 'A4')))
        .map(p => p.text)
        .join(' ')
        .replace(/\s/gu, '')
      for (const { id: c, name } of game.sheet().classifications) {
        const [one] = game.sheet().winners[c] ?? []
        const total = one === undefined ? undefined : game.sheet().grandTotals.get(one)?.[c]
        if (total !== undefined) expect(words).toContain(`with${total < 0 ? `−${String(-total)}` : String(total)}`)
        else expect(words).toContain(`${name}:nobody`.replace(/\s/gu, ''))
      }
    }
  })
})
