/**
 * What the book can say of a Class or a letter: how often it was used, how hard it is, and what is par for a round that lies on the table.
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
import { broughtBy, cellsUnder, NEWEST_ROUNDS, usesByText, usesOf, type CellPar } from './sql-headings'

const LINES: readonly CardLine[] = pads.flatMap(pad => pad.lines)
const lineOf = (axis: string): CardLine | undefined => LINES.find(line => line.axis === axis)

/** Every text of the axis that means the same as this one, as they were typed. */
async function spellingsOf(axis: string, text: string): Promise<readonly string[]> {
  const wanted = advice.fold(text)
  return (await headingTexts(database(), axis)).filter(t => advice.fold(t) === wanted)
}

export type Used = { axis: string; many: string; lines: readonly { text: string; uses: number }[] }

/** All Classes and letters with how often they stood over a round; the most used first. */
export async function usedHeadings(): Promise<readonly Used[]> {
  const used: Used[] = []
  for (const { axis, many } of LINES) {
    const rows = await usesByText(database(), axis)
    const lines = groupsOf(rows, r => advice.fold(r.text)).map(([, own]) => {
      const [most] = own.toSorted((a, b) => b.uses - a.uses)
      return { text: most?.text.trim() ?? '', uses: own.reduce((sum, r) => sum + r.uses, 0) }
    })
    if (lines.length > 0) used.push({ axis, many, lines: lines.toSorted((a, b) => b.uses - a.uses || a.text.localeCompare(b.text)) })
  }
  return used
}

/** Valid entries of one cell: on how many cards, and what part of them. */
export type Cell = { text: string; cards: number; valid: number }

export type HeadingFigures = {
  line: CardLine
  text: string
  spellings: readonly string[]
  uses: number
  newestRounds: number
  spread: Spread
  details: readonly { text: string; spread: Spread }[]
  cells: readonly Cell[]
}

const isLetter = (row: CellPar): string => row.text

/** What one heading usually brings. Refuses an axis or a text that was never used. */
export async function headingFigures(axis: string, text: string): Promise<Result<HeadingFigures>> {
  const line = lineOf(axis)
  const spellings = line ? await spellingsOf(axis, text) : []
  const [first] = spellings
  if (!line || first === undefined) return refuse('heading.unknown', 'Nothing of that name was used in this book yet.')
  const heading = { axis, texts: spellings }
  const brought = await broughtBy(database(), heading, line.side)
  const rowLine = LINES.find(l => l.side === 'rows')
  const cells = line.side === 'columns' && rowLine ? await cellsUnder(database(), heading, rowLine.axis) : []
  return take({
    line,
    text: first.trim(),
    spellings,
    uses: await usesOf(database(), heading),
    newestRounds: NEWEST_ROUNDS,
    spread: spreadOf(brought),
    details: groupsOf(
      brought.filter(b => b.detail !== null),
      b => advice.fold(b.detail ?? ''),
    ).map(([, own]) => ({ text: own[0]?.detail ?? '', spread: spreadOf(own) })),
    cells: groupsOf(cells, isLetter).map(([letter, own]) => ({
      text: letter,
      cards: own.reduce((sum, c) => sum + c.cards, 0),
      valid: own.reduce((sum, c) => sum + c.valid, 0),
    })),
  })
}

export type ParLine = { place: number; text: string; spread: Spread }
export type Par = { columns: readonly ParLine[]; rows: readonly ParLine[]; cells: readonly (Cell & { row: number; column: number })[] }

async function parLines(
  game: string,
  headings: readonly { axis: string; place: number; text: string }[],
  side: CardLine['side'],
): Promise<ParLine[]> {
  const lines: ParLine[] = []
  for (const { axis, place, text } of headings.filter(h => lineOf(h.axis)?.side === side))
    lines.push({
      place,
      text,
      spread: spreadOf(await broughtBy(database(), { axis, texts: await spellingsOf(axis, text) }, side, game)),
    })
  return lines
}

/** What the Classes and letters of a round usually bring, without this game's own cards; empty for a pad whose cards have no counts. */
export async function parOf(id: string, game: Game, round: number): Promise<Par> {
  const headings = game
    .rows()
    .Heading.filter(h => h['round'] === round)
    .map(h => ({ axis: String(h['axis']), place: Number(h['place']), text: String(h['text']) }))
  const columns = await parLines(id, headings, 'columns')
  const rows = await parLines(id, headings, 'rows')
  const cells: (Cell & { row: number; column: number })[] = []
  for (const heading of headings.filter(h => lineOf(h.axis)?.side === 'columns')) {
    const rowAxis = headings.find(h => lineOf(h.axis)?.side === 'rows')?.axis
    if (rowAxis === undefined) continue
    const found = await cellsUnder(database(), { axis: heading.axis, texts: await spellingsOf(heading.axis, heading.text) }, rowAxis, id)
    for (const row of rows) {
      const cell = found.find(c => c.text === row.text)
      if (cell) cells.push({ ...cell, row: row.place, column: heading.place })
    }
  }
  return { columns, rows, cells }
}
