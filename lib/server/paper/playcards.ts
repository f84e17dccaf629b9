/**
 * Blank playcards, one to many on a sheet: what is known stands on them, the rest is ruled to be written on. In a corner stands the code that opens the
 * card's entry. It refuses to know what a pad writes on a card.
 */
import 'server-only'
import type { CardForm } from '@/lib/table/paper'
import { mm, type Box, type Sheet } from './sheet'

export type PrintedCard = {
  form: CardForm
  /** The seat's number and name. */
  number: number
  name: string
  /** "Facts in Five", "Friday, game 3", "Round 2". */
  pad: string
  game: string
  round: string
  /** What the code says: where the card is entered. */
  address: string
}

/** Cards on a sheet, as columns and rows. */
const GRIDS = { 1: [1, 1], 2: [1, 2], 4: [2, 2] } as const
export type OnSheet = keyof typeof GRIDS
export const ON_SHEET = Object.keys(GRIDS).map(Number)
export const isOnSheet = (n: number): n is OnSheet => n in GRIDS

const GAP = mm(9)

const split = (total: number, parts: number, gap = 0): number => (total - gap * (parts - 1)) / parts

/** Everything is a part of the card's own height and width, so that any size is the same card. */
type Frame = { sheet: Sheet; box: Box; unit: number; card: PrintedCard }

function head({ sheet, box, unit, card }: Frame, high: number): void {
  const number = { x: box.x, y: box.y, w: high * 0.62, h: high * 0.62 }
  const textX = number.x + number.w + unit
  const text = (y: number, h: number): Box => ({ x: textX, y, w: box.x + box.w - high - unit - textX, h })
  sheet.rect(number, 1)
  sheet.text(number, String(card.number), { size: high * 0.42, bold: true, align: 'center' })
  sheet.text(text(box.y, high * 0.5), card.name, { size: unit * 2.7, bold: true, lines: 2 })
  sheet.text(text(box.y + high * 0.5, high * 0.25), [card.pad, card.round].join(' · '), { size: unit * 1.7, lines: 1 })
  sheet.text(text(box.y + high * 0.74, high * 0.22), card.game, { size: unit * 1.5, grey: true, lines: 2 })
  sheet.code({ x: box.x + box.w - high, y: box.y, w: high, h: high }, card.address)
}

type Grid = { x: number; y: number; label: number; column: number; row: number; head: number; count: number }

function gridOf({ box, unit, card }: Frame, top: number, high: number): Grid {
  const { columns, rows } = card.form
  const label = unit * 4.4
  const count = unit * 4.4
  const headHigh = high * 0.2
  return {
    x: box.x,
    y: top,
    label,
    count,
    head: headHigh,
    column: (box.w - label - count) / columns.length,
    row: (high - headHigh - count) / rows.length,
  }
}

/** Heads, lines to write on, and a small box for the checks of each column and row. */
function grid({ sheet, unit, card }: Frame, g: Grid): void {
  const { columns, rows } = card.form
  const columnX = (i: number): number => g.x + g.label + i * g.column
  const rowY = (i: number): number => g.y + g.head + i * g.row
  for (const [i, { head: name, detail }] of columns.entries()) {
    const box = { x: columnX(i), y: g.y, w: g.column, h: g.head }
    const inner = { x: box.x + unit * 0.4, y: box.y + unit * 0.3, w: box.w - unit * 0.8, h: box.h - unit * 0.6 }
    sheet.rect(box)
    sheet.text({ ...inner, h: detail === '' ? inner.h : inner.h * 0.62 }, name, { size: unit * 1.7, bold: true, align: 'center', lines: 3 })
    if (detail !== '')
      sheet.text({ ...inner, y: inner.y + inner.h * 0.62, h: inner.h * 0.38 }, detail, { size: unit * 1.4, align: 'center', lines: 3 })
    sheet.rect({ x: box.x + g.column * 0.3, y: rowY(rows.length) + g.count * 0.12, w: g.column * 0.4, h: g.count * 0.76 })
  }
  for (const [i, { label }] of rows.entries()) {
    const box = { x: g.x, y: rowY(i), w: g.label, h: g.row }
    sheet.rect(box)
    sheet.text({ ...box, x: box.x + 1, w: box.w - 2 }, label, { size: unit * 2.6, bold: true, align: 'center', lines: 2 })
    for (const [column] of columns.entries()) sheet.rect({ x: columnX(column), y: rowY(i), w: g.column, h: g.row }, 0.5)
    const side = Math.min(g.count * 0.76, g.row * 0.76)
    sheet.rect({ x: columnX(columns.length) + g.count * 0.12, y: rowY(i) + (g.row - side) / 2, w: g.count * 0.76, h: side })
  }
  sheet.text({ x: g.x, y: rowY(rows.length), w: g.label, h: g.count }, 'checks', { size: unit * 1.15, align: 'center', grey: true })
}

/** Blocks to check one after the other, with boxes below the columns and beside the rows (R-F5-49, R-F5-50). */
function scoringTable({ sheet, unit, card }: Frame, box: Box, squares: string): void {
  const { columns, rows } = card.form
  const caption = unit * 1.9
  const w = split(box.w, columns.length + 1)
  const h = (box.h - caption) / (rows.length + 1)
  sheet.text({ ...box, h: caption }, 'Scoring Table', { size: unit * 1.3, bold: true, stand: 'top' })
  const at = (column: number, row: number): Box => ({ x: box.x + column * w, y: box.y + caption + row * h, w, h })
  for (const [row] of rows.entries()) for (const [column] of columns.entries()) sheet.rect(at(column, row), 0.4)
  for (const [column] of columns.entries()) sheet.rect(at(column, rows.length), 1.1)
  for (const [row] of rows.entries()) sheet.rect(at(columns.length, row), 1.1)
  sheet.text(at(columns.length, rows.length), squares, { size: unit * 1.05, align: 'center', grey: true, lines: 2 })
}

function totals({ sheet, unit, card }: Frame, box: Box): void {
  const names = card.form.totals
  const note = unit * 1.8
  const h = (box.h - note) / names.length
  for (const [i, name] of names.entries()) {
    const line = { x: box.x, y: box.y + i * h, w: box.w, h: h - unit * 0.5 }
    sheet.text({ ...line, w: line.w * 0.5 }, name, { size: unit * 1.6, bold: true, lines: 2 })
    sheet.rect({ ...line, x: line.x + line.w * 0.52, w: line.w * 0.48 }, 1.1)
  }
  sheet.text({ x: box.x, y: box.y + box.h - note, w: box.w, h: note }, 'Or only the checks: the Director adds.', {
    size: unit * 1.15,
    grey: true,
  })
}

function drawCard(sheet: Sheet, box: Box, card: PrintedCard): void {
  const unit = Math.min(box.w / 52, box.h / 46)
  const frame = { sheet, box, unit, card }
  const headHigh = Math.max(unit * 8.4, mm(19))
  const footHigh = unit * 13
  const gap = unit * 0.8
  head(frame, headHigh)
  const top = box.y + headHigh + gap
  grid(frame, gridOf(frame, top, box.h - headHigh - footHigh - 2 * gap))
  const foot = { y: box.y + box.h - footHigh, h: footHigh }
  const { squares } = card.form
  const tableWide = Math.min(box.w * 0.52, unit * 28)
  if (squares !== null) scoringTable(frame, { x: box.x, w: tableWide, ...foot }, squares)
  totals(frame, { x: box.x + tableWide + unit * 2, w: box.w - tableWide - unit * 2, ...foot })
}

/** All of them, in their order; the last sheet may hold fewer. */
export function drawPlaycards(sheet: Sheet, cards: readonly PrintedCard[], onSheet: OnSheet): void {
  const [across, down] = GRIDS[onSheet]
  for (let first = 0; first < cards.length; first += onSheet) {
    const page = sheet.page()
    const [w, h] = [split(page.w, across, GAP), split(page.h, down, GAP)]
    for (const [i, card] of cards.slice(first, first + onSheet).entries()) {
      const [column, row] = [i % across, Math.floor(i / across)]
      drawCard(sheet, { x: page.x + column * (w + GAP), y: page.y + row * (h + GAP), w, h }, card)
    }
    if (across > 1) sheet.line([page.x + w + GAP / 2, page.y], [page.x + w + GAP / 2, page.y + page.h], 0.25)
    if (down > 1) sheet.line([page.x, page.y + h + GAP / 2], [page.x + page.w, page.y + h + GAP / 2], 0.25)
  }
}
