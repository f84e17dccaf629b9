/**
 * What the book can say of a Class, a Category or a letter: how often it was used, how hard it is, and what is par for a round that lies on the table.
 * It refuses to know any pad: which axes there are, the pads say themselves.
 */
import 'server-only'
import { advice, pads } from '@/lib/registry'
import { groupsOf, spreadOf, type Spread } from '@/lib/statistics/spread'
import { refuse, take, type Result } from '@/lib/table/result'
import type { CardLine } from '@/lib/table/score-pad'
import type { Game } from '@/lib/table/seal'
import { database } from './db'
import { headingTexts } from './sql-finding'
import { broughtBy, cellsUnder, NEWEST_ROUNDS, usesByText, usesOf, type Brought, type By, type CellPar } from './sql-headings'

const LINES: readonly CardLine[] = pads.flatMap(pad => pad.lines)
const lineOf = (axis: string): CardLine | undefined => LINES.find(line => line.axis === axis)

/** One thing that is counted: a line of the cards by its own text (a Class), or by what may stand beside it (a Category). */
type Counted = {
  /** As an address names it. */
  name: string
  axis: string
  by: By
  side: CardLine['side']
  one: string
  many: string
  /** What stands beside it, and how an address names that. */
  beside: { one: string; name: string } | null
}

const detailOf = (axis: string): string => `${axis} detail`

function countedOf({ axis, side, one, many, detail, details }: CardLine): readonly Counted[] {
  if (detail === undefined || details === undefined) return [{ name: axis, axis, by: 'text', side, one, many, beside: null }]
  return [
    { name: axis, axis, by: 'text', side, one, many, beside: { one: detail, name: detailOf(axis) } },
    { name: detailOf(axis), axis, by: 'detail', side, one: detail, many: details, beside: { one, name: axis } },
  ]
}

const COUNTED: readonly Counted[] = LINES.flatMap(countedOf)

/** Which heading a request asks for; undefined where it asks for all. */
export function askedHeading(request: Request): { axis: string; text: string } | undefined {
  const query = new URL(request.url).searchParams
  const [axis, text] = [query.get('axis')?.slice(0, 60), query.get('text')?.slice(0, 200)]
  return axis === undefined || text === undefined ? undefined : { axis, text }
}

/** Every text of the axis that means the same as this one, as they were typed. */
async function spellingsOf({ axis, by }: Pick<Counted, 'axis' | 'by'>, text: string): Promise<readonly string[]> {
  const wanted = advice.fold(text)
  return (await headingTexts(database(), axis, by)).filter(t => advice.fold(t) === wanted)
}

export type Used = { axis: string; many: string; lines: readonly { text: string; uses: number }[] }

/** All Classes, Categories and letters with how often they stood over a round; the most used first. */
export async function usedHeadings(): Promise<readonly Used[]> {
  const used: Used[] = []
  for (const { name, axis, by, many } of COUNTED) {
    const rows = await usesByText(database(), axis, by)
    const lines = groupsOf(rows, r => advice.fold(r.text)).map(([, own]) => {
      const [most] = own.toSorted((a, b) => b.uses - a.uses)
      return { text: most?.text.trim() ?? '', uses: own.reduce((sum, r) => sum + r.uses, 0) }
    })
    if (lines.length > 0) used.push({ axis: name, many, lines: lines.toSorted((a, b) => b.uses - a.uses || a.text.localeCompare(b.text)) })
  }
  return used
}

/** Valid entries of one cell: on how many cards, and what part of them. */
export type Cell = { text: string; cards: number; valid: number }

export type HeadingFigures = {
  line: Pick<Counted, 'name' | 'by' | 'side' | 'one' | 'beside'>
  text: string
  spellings: readonly string[]
  uses: number
  newestRounds: number
  spread: Spread
  details: readonly { text: string; spread: Spread }[]
  cells: readonly Cell[]
}

const isLetter = (row: CellPar): string => row.text

function besideOf(brought: readonly Brought[]): HeadingFigures['details'] {
  const named = brought.flatMap(({ beside, ...rest }) => (beside === null ? [] : [{ beside, ...rest }]))
  return groupsOf(named, b => advice.fold(b.beside)).map(([, own]) => ({ text: own[0]?.beside ?? '', spread: spreadOf(own) }))
}

/** What one heading usually brings. Refuses an axis or a text that was never used. */
export async function headingFigures(name: string, text: string): Promise<Result<HeadingFigures>> {
  const counted = COUNTED.find(c => c.name === name)
  const spellings = counted ? await spellingsOf(counted, text) : []
  const [first] = spellings
  if (!counted || first === undefined) return refuse('heading.unknown', 'Nothing of that name was used in this book yet.')
  const { axis, by, side, one, beside } = counted
  const heading = { axis, by, texts: spellings }
  const brought = await broughtBy(database(), heading, side)
  const rowLine = LINES.find(l => l.side === 'rows')
  const cells = side === 'columns' && rowLine ? await cellsUnder(database(), heading, rowLine.axis) : []
  return take({
    line: { name, by, side, one, beside },
    text: first.trim(),
    spellings,
    uses: await usesOf(database(), heading),
    newestRounds: NEWEST_ROUNDS,
    spread: spreadOf(brought),
    details: besideOf(brought),
    cells: groupsOf(cells, isLetter).map(([letter, own]) => ({
      text: letter,
      cards: own.reduce((sum, c) => sum + c.cards, 0),
      valid: own.reduce((sum, c) => sum + c.valid, 0),
    })),
  })
}

/** Par of what stands over a column or before a row, and of its Category where it has one. */
export type ParLine = { place: number; text: string; spread: Spread; beside: { text: string; spread: Spread } | null }
export type Par = { columns: readonly ParLine[]; rows: readonly ParLine[]; cells: readonly (Cell & { row: number; column: number })[] }

type Stands = { axis: string; place: number; text: string; detail: string | null }

/** What a text usually brings, without the cards of one game. */
async function parBy(at: Pick<Counted, 'axis' | 'by'>, text: string, side: CardLine['side'], but: string): Promise<Spread> {
  return spreadOf(await broughtBy(database(), { ...at, texts: await spellingsOf(at, text) }, side, but))
}

async function parLines(game: string, headings: readonly Stands[], side: CardLine['side']): Promise<ParLine[]> {
  const lines: ParLine[] = []
  for (const { axis, place, text, detail } of headings.filter(h => lineOf(h.axis)?.side === side))
    lines.push({
      place,
      text,
      spread: await parBy({ axis, by: 'text' }, text, side, game),
      beside: detail === null ? null : { text: detail, spread: await parBy({ axis, by: 'detail' }, detail, side, game) },
    })
  return lines
}

/** What the Classes and letters of a round usually bring, without this game's own cards; empty for a pad whose cards have no counts. */
export async function parOf(id: string, game: Game, round: number): Promise<Par> {
  const headings = game
    .rows()
    .Heading.filter(h => h['round'] === round)
    .map(h => ({
      axis: String(h['axis']),
      place: Number(h['place']),
      text: String(h['text']),
      detail: typeof h['detail'] === 'string' ? h['detail'] : null,
    }))
  const columns = await parLines(id, headings, 'columns')
  const rows = await parLines(id, headings, 'rows')
  const cells: (Cell & { row: number; column: number })[] = []
  for (const heading of headings.filter(h => lineOf(h.axis)?.side === 'columns')) {
    const rowAxis = headings.find(h => lineOf(h.axis)?.side === 'rows')?.axis
    if (rowAxis === undefined) continue
    const found = await cellsUnder(
      database(),
      { axis: heading.axis, by: 'text', texts: await spellingsOf({ axis: heading.axis, by: 'text' }, heading.text) },
      rowAxis,
      id,
    )
    for (const row of rows) {
      const cell = found.find(c => c.text === row.text)
      if (cell) cells.push({ ...cell, row: row.place, column: heading.place })
    }
  }
  return { columns, rows, cells }
}
