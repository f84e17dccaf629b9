/**
 * Headings, lines and tables one below the other over as many pages as they need: the head of a table stands on every page of it, and no page is begun
 * that nothing comes on. It refuses to know what they say.
 */
import 'server-only'
import type { Box, Sheet } from './sheet'

export type Column = { head: string; width: number; align?: 'left' | 'right' | 'center'; bold?: boolean }
/** A table; `widths` are shares of the whole width. */
export type Table = { columns: readonly Column[]; rows: readonly (readonly string[])[] }

const SIZE = 9
const HEAD = 7.5
const PADDING = 3
const LEADING = 1.25
const SPACE = 10
const MOST_LINES = 12

export class Flow {
  #page: Box | undefined
  #y = 0

  constructor(readonly sheet: Sheet) {}

  /** Room of this height; on a new page where the old one has it no more. */
  #room(high: number): Box {
    if (!this.#page || this.#y + high > this.#page.y + this.#page.h) {
      this.#page = this.sheet.page()
      this.#y = this.#page.y
    }
    return { ...this.#page, y: this.#y, h: high }
  }

  #took(high: number): void {
    this.#y += high
  }

  #write(text: string, size: number, bold: boolean, keep = 0): void {
    const width = this.#page?.w ?? this.#room(0).w
    const high = this.sheet.height(text, width, { size, bold })
    this.#room(high + keep)
    this.sheet.text(this.#room(high), text, { size, bold, lines: MOST_LINES, stand: 'top' })
    this.#took(high + 2)
  }

  title(text: string, below: string): void {
    this.#write(text, 18, true)
    this.#write(below, SIZE + 1, false)
    this.#took(SPACE)
  }

  /** Kept together with what comes first after it. */
  heading(text: string): void {
    this.#write(text, 13, true, 60)
  }

  paragraph(text: string): void {
    this.#write(text, SIZE + 1, false)
  }

  space(): void {
    this.#took(SPACE)
  }

  #cells(columns: readonly Column[], texts: readonly string[], high: number, isHead: boolean): void {
    const row = this.#room(high)
    const all = columns.reduce((sum, c) => sum + c.width, 0)
    let x = row.x
    for (const [i, column] of columns.entries()) {
      const w = (row.w * column.width) / all
      this.sheet.rect({ x, y: row.y, w, h: high }, isHead ? 0.9 : 0.4)
      this.sheet.text({ x: x + PADDING, y: row.y + 1, w: w - 2 * PADDING, h: high - 2 }, texts[i] ?? '', {
        size: isHead ? HEAD : SIZE,
        bold: isHead || column.bold === true,
        align: column.align ?? 'left',
        lines: MOST_LINES,
      })
      x += w
    }
    this.#took(high)
  }

  #high(columns: readonly Column[], texts: readonly string[], size: number, bold: boolean): number {
    const whole = this.#room(0).w
    const all = columns.reduce((sum, c) => sum + c.width, 0)
    const highs = columns.map((c, i) => {
      const width = (whole * c.width) / all - 2 * PADDING
      return texts[i] ? this.sheet.height(texts[i], width, { size, bold: bold || c.bold === true }) : 0
    })
    return Math.min(Math.max(...highs, size * LEADING), size * LEADING * MOST_LINES) + 5
  }

  table({ columns, rows }: Table): void {
    const heads = columns.map(c => c.head)
    const headHigh = this.#high(columns, heads, HEAD, true)
    const head = (): void => {
      this.#cells(columns, heads, headHigh, true)
    }
    for (const [i, row] of rows.entries()) {
      const high = this.#high(columns, row, SIZE, false)
      if (i === 0) this.#room(headHigh + high)
      if (i === 0 || this.#isFull(high)) {
        if (i > 0) this.#room(headHigh + high)
        head()
      }
      this.#cells(columns, row, high, false)
    }
    this.#took(SPACE)
  }

  #isFull(high: number): boolean {
    return this.#page !== undefined && this.#y + high > this.#page.y + this.#page.h
  }
}
