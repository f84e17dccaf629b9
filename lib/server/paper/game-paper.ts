/**
 * The master score sheet, the results and the blank pad of one game as PDF, from the game as it stands. Every number is the master sheet's.
 * It refuses to know how a page is drawn, and adds nothing up.
 */
import 'server-only'
import { roundFigures } from '@/lib/table/round-figures'
import type { Row, Value } from '@/lib/table/rows'
import type { Game } from '@/lib/table/seal'
import { plays } from '@/lib/table/table'
import { capital } from '@/lib/table/words'
import { Flow, type Column } from './flow'
import { mm, Sheet, type Box, type Size } from './sheet'

/** A name that two seats carry is told apart by the seat's number. */
export const nameOf = (game: Game, id: string): string => {
  const seat = game.seats.find(s => s.id === id)
  if (!seat) return ''
  return game.seats.some(s => s.id !== id && s.name === seat.name) ? `${seat.name} (${seat.number})` : seat.name
}

/** "Facts in Five · Friday 27 November 2026 · game 3 · the kitchen". */
export function aboutWords({ about, pad }: Game): string {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'full' }).format(new Date(`${about.playedOn}T00:00:00Z`))
  return [pad.name, day, ...(about.number === null ? [] : [`game ${about.number}`]), ...(about.place ? [about.place] : [])].join(' · ')
}

const points = (n: number | undefined): string => (n === undefined ? '' : n < 0 ? `−${Math.abs(n)}` : String(n))

/** What stands where there are no points: absent and void are not nought. */
function cellWords(game: Game, round: number, seat: string, id: string, isFirst: boolean): string {
  const scored = game.sheet().rounds[round - 1]?.seats.get(seat)
  if (!scored) return ''
  if (scored.stand !== 'played') return isFirst ? scored.stand : ''
  return points(scored.score?.points?.[id])
}

const NAME: Column = { head: 'Seat', width: 5.2, bold: true }
const NUMBER: Column = { head: 'No.', width: 1.1, align: 'right' }
/** Columns of numbers that one table of a landscape page has room for. */
const MOST_COLUMNS = 21

/** Rounds by as many as fit beside the names; the Grand Totals stand before the first. */
function partsOf(game: Game): readonly (readonly number[])[] {
  const { rounds, classifications } = game.sheet()
  const each = classifications.length
  const most = Math.max(1, Math.floor(MOST_COLUMNS / each))
  const first = Math.max(1, most - 2)
  const numbers = rounds.map(r => r.number)
  const parts = [numbers.slice(0, first)]
  for (let at = first; at < numbers.length; at += most) parts.push(numbers.slice(at, at + most))
  return parts
}

const totalWords = (game: Game): string => {
  const { through, status } = game.sheet()
  return status === 'finished' ? 'Grand Total' : `Through ${through}`
}

function masterTable(game: Game, numbers: readonly number[], isFirst: boolean): { columns: Column[]; rows: string[][] } {
  const { classifications, grandTotals, ranks } = game.sheet()
  const word = capital(game.pad.roundWord)
  const totals: Column[] = isFirst
    ? classifications.flatMap(c => [
        { head: `${totalWords(game)} ${c.name}`, width: 1.5, align: 'right' as const, bold: true },
        { head: 'Rank', width: 0.9, align: 'right' as const },
      ])
    : []
  const rounds = numbers.flatMap(n => classifications.map(c => ({ head: `${word} ${n} ${c.name}`, width: 1.25, align: 'right' as const })))
  const rows = game.seats.map(seat => [
    String(seat.number),
    seat.name,
    ...(isFirst ? classifications.flatMap(c => [points(grandTotals.get(seat.id)?.[c.id]), String(ranks[c.id]?.get(seat.id) ?? '')]) : []),
    ...numbers.flatMap(n => classifications.map((c, i) => cellWords(game, n, seat.id, c.id, i === 0))),
  ])
  return { columns: [NUMBER, NAME, ...totals, ...rounds], rows }
}

/** The master score sheet (R-F5-54): seats down, rounds across, as many tables as the rounds need. */
export function masterSheetPdf(game: Game, size: Size): Promise<Buffer> {
  const sheet = new Sheet(size, 'landscape', `${game.about.title}: master score sheet`)
  const flow = new Flow(sheet)
  flow.title(`${game.about.title}: Master Score Sheet`, aboutWords(game))
  for (const [i, numbers] of partsOf(game).entries()) flow.table(masterTable(game, numbers, i === 0))
  return sheet.finish()
}

function winners(flow: Flow, game: Game): void {
  const { classifications, grandTotals, ranks } = game.sheet()
  const { ending, status } = game.sheet()
  flow.heading(status === 'finished' ? 'Winners' : 'So far')
  if (ending) flow.paragraph(ending.message)
  for (const { id, name } of classifications) {
    const first = game.sheet().winners[id] ?? []
    const [one] = first
    const total = one === undefined ? undefined : grandTotals.get(one)?.[id]
    flow.paragraph(
      total === undefined ? `${name}: nobody` : `${name}: ${first.map(seat => nameOf(game, seat)).join(' and ')} with ${points(total)}`,
    )
  }
  flow.space()
  const main = classifications.at(-1)?.id ?? ''
  const last = Number.MAX_SAFE_INTEGER
  const order = game.seats.toSorted((a, b) => (ranks[main]?.get(a.id) ?? last) - (ranks[main]?.get(b.id) ?? last))
  flow.table({
    columns: [
      { head: 'Rank', width: 1, align: 'right' },
      NUMBER,
      NAME,
      ...classifications.map(c => ({ head: c.name, width: 1.6, align: 'right' as const })),
    ],
    rows: order.map(seat => [
      String(ranks[main]?.get(seat.id) ?? ''),
      String(seat.number),
      seat.name,
      ...classifications.map(c => points(grandTotals.get(seat.id)?.[c.id])),
    ]),
  })
}

function rounds(flow: Flow, game: Game): void {
  const lines = game
    .sheet()
    .rounds.flatMap(({ number }) =>
      roundFigures(game.sheet(), number).map(f => [
        `${capital(game.pad.roundWord)} ${number}`,
        f.name,
        f.average.toFixed(1),
        String(f.cards),
        points(f.best),
        f.seats.map(seat => nameOf(game, seat)).join(', '),
      ]),
    )
  if (lines.length === 0) return
  flow.heading(`${capital(game.pad.roundWord)} by ${game.pad.roundWord}`)
  flow.table({
    columns: [
      { head: '', width: 1.6, bold: true },
      { head: 'Classification', width: 1.8 },
      { head: 'Average', width: 1.2, align: 'right' },
      { head: 'Of cards', width: 1.1, align: 'right' },
      { head: 'Best', width: 1, align: 'right' },
      { head: 'Who', width: 5 },
    ],
    rows: lines,
  })
}

const text = (value: Value | undefined): string => (value === null || value === undefined ? '' : String(value))

/** "Books of Bible" and "M": the headings of a cell; its place by number where they are not known. */
function headingsAt(game: Game, round: number, row: Value | undefined, column: Value | undefined): readonly [string, string] {
  const own = game.rows().Heading.filter(h => h['round'] === round)
  const at = (side: 'columns' | 'rows', place: Value | undefined): string => {
    const axis = game.pad.lines.find(l => l.side === side)?.axis
    return text(own.find(h => h['axis'] === axis && h['place'] === place)?.['text']) || String(Number(place) + 1)
  }
  return [at('columns', column), at('rows', row)]
}

function rulings(flow: Flow, game: Game): void {
  const lines = game.rows().Ruling.map((r: Row) => {
    const [column, row] = headingsAt(game, Number(r['round']), r['row'], r['column'])
    return [text(r['round']), column, row, text(r['entry']), r['valid'] === 1 ? 'valid' : 'not valid', text(r['reason']), text(r['source'])]
  })
  if (lines.length === 0) return
  flow.heading('Rulings')
  const heads = [capital(game.pad.roundWord), ...game.pad.lines.map(l => l.one), 'Entry', 'Ruling', 'Reason', 'Source']
  const widths = [1, 2.4, 1, 2.2, 1.2, 2.4, 2]
  flow.table({ columns: heads.map((head, i) => ({ head, width: widths[i] ?? 1 })), rows: lines })
}

type KeyAt = { row: number; column: number; entries: readonly string[] }
const isKeyAt = (value: unknown): value is KeyAt => typeof value === 'object' && value !== null && 'entries' in value && 'row' in value

/** The answer key of a round, where the pad's setup has one. */
function keyOf(setup: Value | undefined): readonly KeyAt[] {
  const read: unknown = JSON.parse(text(setup) || 'null')
  const key = typeof read === 'object' && read !== null && 'key' in read ? read.key : []
  return Array.isArray(key) ? key.filter(isKeyAt) : []
}

function answerKey(flow: Flow, game: Game): void {
  const lines = game.rows().Round.flatMap(r => {
    const round = Number(r['number'])
    return keyOf(r['setup']).map(({ row, column, entries }) => [
      text(r['number']),
      ...headingsAt(game, round, row, column),
      entries.join(', '),
    ])
  })
  if (lines.length === 0) return
  flow.heading('Answer key')
  const heads = [capital(game.pad.roundWord), ...game.pad.lines.map(l => l.one), 'Accepted']
  const widths = [1, 3, 1, 6]
  flow.table({ columns: heads.map((head, i) => ({ head, width: widths[i] ?? 1 })), rows: lines })
}

/** Who won, how every round went, what was ruled and why, what was accepted. */
export function resultsPdf(game: Game, size: Size): Promise<Buffer> {
  const sheet = new Sheet(size, 'portrait', `${game.about.title}: results`)
  const flow = new Flow(sheet)
  flow.title(`${game.about.title}: Results`, aboutWords(game))
  winners(flow, game)
  rounds(flow, game)
  rulings(flow, game)
  answerKey(flow, game)
  return sheet.finish()
}

/** The seats of the table for one round's cards; all who ever sat there for a round that is still to come. */
export const seatsFor = (game: Game, round: number): Game['seats'] => game.seats.filter(seat => plays(seat, round))

const MOST_SEATS = 6

/** The blank pad: a line a round, seats across, as many pages as the seats need. Null where the pad has none. */
export async function padPdf(game: Game, size: Size): Promise<Buffer | null> {
  const form = game.padForm()
  if (!form) return null
  const sheet = new Sheet(size, 'portrait', `${game.about.title}: score pad`)
  const seats = seatsFor(game, game.sheet().rounds.length + 1)
  for (let first = 0; first < seats.length; first += MOST_SEATS) {
    const page = sheet.page()
    const top = mm(16)
    sheet.text({ ...page, h: mm(8) }, `${game.about.title}: ${game.pad.name}`, { size: 16, bold: true })
    sheet.text({ ...page, y: page.y + mm(8), h: mm(6) }, aboutWords(game), { size: 9 })
    const foot = mm(5) * form.rules.length
    drawPad(sheet, { ...page, y: page.y + top, h: page.h - top - foot - mm(2) }, form, seats.slice(first, first + MOST_SEATS))
    for (const [i, rule] of form.rules.entries())
      sheet.text({ ...page, y: page.y + page.h - foot + i * mm(5), h: mm(5) }, rule, { size: 8.5, grey: true })
  }
  return sheet.finish()
}

type Form = NonNullable<ReturnType<Game['padForm']>>

function drawPad(sheet: Sheet, box: Box, form: Form, seats: Game['seats']): void {
  const label = mm(16)
  const headHigh = mm(14)
  const w = (box.w - label) / seats.length
  const h = Math.min(mm(34), (box.h - headHigh) / (form.lines + 1))
  for (const [i, seat] of seats.entries()) {
    const head = { x: box.x + label + i * w, y: box.y, w, h: headHigh }
    sheet.rect(head, 1.1)
    sheet.text({ ...head, x: head.x + 3, w: head.w - 6 }, `${seat.number}  ${seat.name}`, {
      size: 11,
      bold: true,
      lines: 3,
      align: 'center',
    })
  }
  for (let line = 0; line <= form.lines; line += 1) {
    const y = box.y + headHigh + line * h
    const isLast = line === form.lines
    const words = isLast ? 'Total' : `${form.line} ${line + 1}`
    sheet.rect({ x: box.x, y, w: label, h }, isLast ? 1.1 : 0.75)
    sheet.text({ x: box.x + 2, y, w: label - 4, h }, words, { size: 9, bold: true, align: 'center' })
    for (const [i] of seats.entries()) {
      const cell = { x: box.x + label + i * w, y, w, h }
      sheet.rect(cell, isLast ? 1.1 : 0.75)
      if (!isLast) drawBoxes(sheet, cell, form)
    }
  }
}

/** The small boxes of a cell, row by row, and what is written last at their right. */
function drawBoxes(sheet: Sheet, cell: Box, { boxes, sum }: Form): void {
  const sumWide = cell.w * 0.34
  const inner = { x: cell.x + 3, y: cell.y + 3, w: cell.w - sumWide - 6, h: cell.h - 6 }
  const high = inner.h / boxes.length
  for (const [row, captions] of boxes.entries())
    for (const [i, caption] of captions.entries()) {
      const w = inner.w / captions.length
      const box = { x: inner.x + i * w + 1, y: inner.y + row * high + 1, w: w - 2, h: high - 2 }
      sheet.rect(box, 0.4)
      sheet.text({ ...box, h: Math.min(9, box.h) }, caption, { size: 6, align: 'center', grey: true })
    }
  sheet.text({ x: cell.x + cell.w - sumWide, y: cell.y + 1, w: sumWide - 2, h: 9 }, sum, { size: 6, align: 'center', grey: true })
}
