/** Tells an evening from its game: sheet, views, rows and log, all of the game itself. It knows no pad by name, and adds nothing up. */
import { dayInWords, listed } from '@/components/home/home-view'
import type { StoryCard, StoryPoints, StoryRound } from '@/components/story/story-view'
import { playedBy, seatName } from '@/components/table/words'
import { roundFigures } from '@/lib/table/round-figures'
import type { Game } from '@/lib/table/seal'
import type { Scored } from '@/lib/table/sheet'
import { plays } from '@/lib/table/table'
import { capital } from '@/lib/table/words'
import { challengesOf, editsOf, rulingsOf, type Lines } from './told'
import { isolated } from '@/lib/table/closed-text'

/** With more seats the cards themselves are left to the game's own screens: a page of thousands of cells tells nobody anything. */
const MOST_CARDS = 24

function stateOf(game: Game, scored: Scored<string> | undefined, reason: string | null): string {
  if (!scored || (scored.stand === 'played' && !scored.score)) return scored?.settled ? '' : `no ${game.pad.cardWord}`
  if (scored.stand !== 'played') return reason === null ? scored.stand : `${scored.stand}: ${reason}`
  return scored.settled ? '' : 'not everything is judged'
}

/** A card that is known by its counts or sums alone has nothing to show in its cells. */
const tells = (view: StoryCard['view']): boolean =>
  view?.rows.some(row => row.cells.some(({ text, mark }) => text !== '' || mark !== '?')) ?? false

const says = (game: Game, view: StoryCard['view'], round: number): Record<string, string> =>
  Object.fromEntries(
    (view?.rows ?? []).flatMap(row => row.cells.map(({ mark }) => [mark, game.pad.markWords(mark, { round, part: 'puzzle' })] as const)),
  )

function remarksOf(row: Readonly<Record<string, unknown>> | undefined, substitute: string | null): readonly string[] {
  const by = row?.['checkedBy']
  const checked =
    typeof by === 'string' ? [`checked by ${isolated(by)}, who ${row?.['checkedAgrees'] === 1 ? 'agrees' : 'does not agree'}`] : []
  return [...(substitute === null ? [] : [substitute]), ...checked]
}

function cardsOf(game: Game, number: number): readonly StoryCard[] {
  const round = game.sheet().rounds[number - 1]
  const seats = game.seats.filter(seat => plays(seat, number))
  const rows = new Map(
    game
      .rows()
      .Playcard.filter(r => r['round'] === number)
      .map(r => [r['seatId'], r]),
  )
  const views = new Map(game.views().flatMap(v => (v.round === number ? [[v.seat, v.view] as const] : [])))
  return seats.map(seat => {
    const scored = round?.seats.get(seat.id)
    const row = rows.get(seat.id)
    const reason = row?.['reason']
    const isShown = seats.length <= MOST_CARDS && scored?.stand === 'played'
    const own = views.get(seat.id) ?? null
    const view = isShown && tells(own) ? own : null
    return {
      seat: seat.id,
      name: seatName(game, seat.id),
      state: stateOf(game, scored, typeof reason === 'string' && reason !== '' ? reason : null),
      remarks: remarksOf(row, playedBy(seat, number)),
      view,
      says: says(game, view, number),
      points: game
        .sheet()
        .classifications.map(({ id, name }): StoryPoints => ({ classification: name, points: scored?.score?.points?.[id] ?? null })),
    }
  })
}

/** "Average 92.5 of 4, best 120 (Ann)". */
export const figureWords = (game: Game, number: number): readonly { name: string; text: string }[] =>
  roundFigures(game.sheet(), number).map(({ name, cards, average, best, seats }) => ({
    name,
    text: `average ${average.toFixed(1)} of ${cards}, best ${best} (${listed(
      seats.map(s => seatName(game, s)),
      3,
    )})`,
  }))

const headingsOf = (game: Game, number: number): StoryRound['headings'] =>
  game.pad.lines.flatMap(({ axis, many }) => {
    const texts = game
      .rows()
      .Heading.filter(h => h['round'] === number && h['axis'] === axis)
      .map(h => (h['detail'] === null ? String(h['text']) : `${String(h['text'])}: ${String(h['detail'])}`))
    return texts.length === 0 ? [] : [{ name: many, texts }]
  })

/** All rounds, in order. */
export function storyOf(game: Game, lines: Lines): readonly StoryRound[] {
  const edits = editsOf(game, lines)
  return game.sheet().rounds.map(({ number, status, complete }) => ({
    number,
    label: `${capital(game.pad.roundWord)} ${number}`,
    status: complete ? '' : status,
    headings: headingsOf(game, number),
    cards: cardsOf(game, number),
    figures: figureWords(game, number),
    challenges: challengesOf(game, number),
    rulings: rulingsOf(game, number),
    edits: edits.filter(e => e.round === number),
  }))
}

/** "Fri 27 Nov 2026 · Facts in Five · the kitchen". */
export function evenings(game: Game): string {
  const { playedOn, place } = game.about
  return [dayInWords(playedOn), game.pad.name, ...(place === null ? [] : [place])].join(' · ')
}
