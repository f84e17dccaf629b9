/** Reads the home page's games from the book: those on the table from their logs, the others from the book's own tables. It knows no pad by name. */
import type { Front, GameCard, LiveCard, Shelf } from '@/components/home/home-view'
import { dayInWords, seatLabels } from '@/components/home/home-view'
import { padOf } from '@/lib/registry'
import { openGame } from '@/lib/server/book'
import type { GameFilter } from '@/lib/codecs/game-filter'
import { listGames, type GameLine } from '@/lib/server/past-games'
import type { Game } from '@/lib/table/seal'
import { capital } from '@/lib/table/words'

const PAGE = 20
const MOST_PAGES = 50

interface Lines {
  games: readonly GameLine[]
  more: number | null
}

/** So many pages, one after the other; `more` is how many to ask for to see the next one too. */
async function readLines(filter: GameFilter, pages: number): Promise<Lines> {
  const games: GameLine[] = []
  let cursor: string | undefined
  for (let page = 1; page <= Math.min(pages, MOST_PAGES); page += 1) {
    const read = await listGames({ ...filter, cursor, limit: PAGE })
    if (!read.ok) break
    games.push(...read.value.games)
    if (read.value.cursor === null) return { games, more: null }
    cursor = read.value.cursor
  }
  return { games, more: pages < MOST_PAGES ? pages + 1 : null }
}

type Classifications = readonly { id: string; name: string }[]

/** What a pad calls its classifications, in the order of its sheet: read off an empty game with the rulebook's rules. */
export function classificationsOf(padId: string): Classifications {
  const pad = padOf(padId)
  if (!pad) return []
  const members = pad.seatRange.teams === 'always' ? [{ name: 'a' }, { name: 'b' }] : undefined
  const seats = Array.from({ length: pad.seatRange.min }, (_, i) => ({ id: String(i), name: 'a', members }))
  const about = { title: '', playedOn: '2000-01-01', zone: 'UTC', number: null, place: null, note: null, counts: false }
  const begun = pad.begin({ rules: {}, about, seats })
  return begun.ok ? begun.value.sheet().classifications : []
}

const sameName = (a: GameLine, b: GameLine): boolean =>
  a.id !== b.id && a.playedOn === b.playedOn && a.title.trim().toLowerCase() === b.title.trim().toLowerCase()

/** The day of a game; where another of these is called so on that day, also the time at which it was begun, to the second if it must be. */
export function dayOf(line: GameLine, among: readonly GameLine[]): string {
  const day = dayInWords(line.playedOn)
  const alike = among.filter(other => sameName(line, other))
  if (alike.length === 0) return day
  const at = ({ createdAt, zone }: GameLine, seconds: boolean): string =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: seconds ? 'medium' : 'short' }).format(new Date(createdAt))
  const inOneMinute = alike.some(other => at(other, false) === at(line, false))
  return `${day}, begun at ${at(line, inOneMinute)}`
}

const cardOf = (line: GameLine, among: readonly GameLine[], fronts: readonly Front[]): GameCard => ({
  id: line.id,
  title: line.title,
  day: dayOf(line, among),
  pad: line.pad,
  padName: padOf(line.pad)?.name ?? line.pad,
  seats: [...seatLabels(line.seats).values()],
  fronts,
  scored: line.standings.length > 0,
})

/** Who won what, in the classifications that can be won; none where nobody can win. */
export function frontsOfLine(line: GameLine, known: Classifications): readonly Front[] {
  const labels = seatLabels(line.seats)
  return known.flatMap(({ id, name }) => {
    const first = line.standings.filter(s => s.classification === id && s.won)
    const [one] = first
    return one ? [{ classification: name, names: first.map(s => labels.get(s.seat) ?? ''), points: one.points }] : []
  })
}

function frontsOfGame(game: Game): readonly Front[] {
  const sheet = game.sheet()
  const labels = seatLabels(game.seats)
  return sheet.classifications.map(({ id, name }) => {
    const first = sheet.winners[id] ?? []
    const [leader] = first
    return {
      classification: name,
      names: first.map(seat => labels.get(seat) ?? ''),
      points: leader === undefined ? null : (sheet.grandTotals.get(leader)?.[id] ?? null),
    }
  })
}

function whereOf(game: Game): string {
  const word = capital(game.pad.roundWord)
  const last = game.sheet().rounds.at(-1)
  if (!last) return 'Not begun yet'
  return last.status === 'open' ? `${word} ${last.number}` : `${word} ${last.number} is closed`
}

function sinceOf(game: Game): string {
  const { through } = game.sheet()
  return through === 0 ? '' : `In front after ${game.pad.roundWord} ${through}`
}

async function liveCard(line: GameLine, among: readonly GameLine[]): Promise<LiveCard> {
  const opened = await openGame(line.id)
  if (!opened.ok) return { ...cardOf(line, among, []), where: '', since: '', problem: opened.problem.message }
  return { ...cardOf(line, among, frontsOfGame(opened.value.game)), where: whereOf(opened.value.game), since: sinceOf(opened.value.game) }
}

/** The games on the table, those touched last first. */
export async function liveShelf(text: string, pages: number): Promise<Shelf<LiveCard>> {
  const { games, more } = await readLines({ status: 'live', archived: false, text }, pages)
  const latest = [...games].sort((a, b) => b.changedAt.localeCompare(a.changedAt))
  const cards: LiveCard[] = []
  for (const line of latest) cards.push(await liveCard(line, latest))
  return { games: cards, more }
}

/** Finished or archived games, the last played first, with who won what. */
export async function bookShelf(filter: GameFilter, pages: number): Promise<Shelf<GameCard>> {
  const { games, more } = await readLines(filter, pages)
  const known = new Map([...new Set(games.map(g => g.pad))].map(pad => [pad, classificationsOf(pad)]))
  return { games: games.map(line => cardOf(line, games, frontsOfLine(line, known.get(line.pad) ?? []))), more }
}
