/**
 * A PDF that is drawn on: pages, ruled boxes, and texts that are made to fit, never cut. It refuses to know what is printed.
 */
import 'server-only'
import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import { fontFile, runsOf } from './fonts'

export type Size = 'A4' | 'LETTER'
export type Box = { x: number; y: number; w: number; h: number }
export type TextStyle = {
  size: number
  bold?: boolean
  align?: 'left' | 'center' | 'right'
  /** Where in its box, from top to bottom. */
  stand?: 'top' | 'middle' | 'bottom'
  /** More lines make the letters smaller. */
  lines?: number
  grey?: boolean
}

const INK = '#1d2540'
const GREY = '#5a5e70'
const LEADING = 1.25
const SMALLEST = 3
/** A word is made smaller rather than broken, down to this part of its size. */
const WHOLE = 0.6
const MEASURED = 100
/** Millimetres in points. */
export const mm = (n: number): number => (n * 72) / 25.4
const MARGIN = mm(11)

type Doc = InstanceType<typeof PDFDocument>

export class Sheet {
  readonly #doc: Doc
  readonly #done: Promise<Buffer>
  readonly #fonts = new Set<string>()
  readonly #widths = new Map<string, number>()
  #pages = 0

  constructor(
    readonly size: Size,
    readonly layout: 'portrait' | 'landscape',
    title: string,
  ) {
    this.#doc = new PDFDocument({ size, layout, margin: 0, autoFirstPage: false, info: { Title: title, Creator: 'Playcard' } })
    this.#done = new Promise((resolve, reject) => {
      const chunks: Buffer[] = []
      this.#doc.on('data', (chunk: Buffer) => chunks.push(chunk))
      this.#doc.on('end', () => {
        resolve(Buffer.concat(chunks))
      })
      this.#doc.on('error', reject)
    })
  }

  /** A new page; answers with what can be printed on. */
  page(): Box {
    this.#doc.addPage()
    this.#pages += 1
    const { width, height } = this.#doc.page
    return { x: MARGIN, y: MARGIN, w: width - 2 * MARGIN, h: height - 2 * MARGIN }
  }

  get pages(): number {
    return this.#pages
  }

  /** The file. A sheet without a page gets an empty one: a PDF has at least one. */
  async finish(): Promise<Buffer> {
    if (this.#pages === 0) this.page()
    this.#doc.end()
    return this.#done
  }

  rect({ x, y, w, h }: Box, width = 0.75): void {
    this.#doc.lineWidth(width).strokeColor(INK).rect(x, y, w, h).stroke()
  }

  line(from: readonly [number, number], to: readonly [number, number], width = 0.5): void {
    this.#doc
      .lineWidth(width)
      .strokeColor(INK)
      .moveTo(...from)
      .lineTo(...to)
      .stroke()
  }

  #use(font: string): void {
    if (!this.#fonts.has(font)) {
      this.#doc.registerFont(font, fontFile(font))
      this.#fonts.add(font)
    }
    this.#doc.font(font)
  }

  /** Widths grow with the letters, so each text is measured once. */
  #width(text: string, bold: boolean, size: number): number {
    const key = `${bold ? 'b' : 'n'} ${text}`
    const known = this.#widths.get(key)
    if (known !== undefined) return known * size
    const wide = runsOf(text, bold).reduce((sum, run) => {
      this.#use(run.font)
      return sum + this.#doc.fontSize(MEASURED).widthOfString(run.text) / MEASURED
    }, 0)
    this.#widths.set(key, wide)
    return wide * size
  }

  /** A word that is wider than the line is broken where it must be. */
  #broken(word: string, width: number, bold: boolean, size: number): string[] {
    if (this.#width(word, bold, size) <= width) return [word]
    const parts = ['']
    for (const sign of word) {
      const last = parts.at(-1) ?? ''
      if (last !== '' && this.#width(last + sign, bold, size) > width) parts.push(sign)
      else parts[parts.length - 1] = last + sign
    }
    return parts
  }

  #lines(text: string, width: number, bold: boolean, size: number): string[] {
    const lines: string[] = []
    for (const word of text.split(/\s+/u).flatMap(w => this.#broken(w, width, bold, size))) {
      const last = lines.at(-1)
      if (last !== undefined && this.#width(`${last} ${word}`, bold, size) <= width) lines[lines.length - 1] = `${last} ${word}`
      else lines.push(word)
    }
    return lines
  }

  /** How high this text is at this width, in points. */
  height(text: string, width: number, { size, bold = false }: TextStyle): number {
    return this.#lines(text, width, bold, size).length * size * LEADING
  }

  /** The largest size at which all of the text is in the box, unbroken where that is possible, and its lines at that size. */
  #fitted(box: Box, text: string, { size: given, bold = false, lines: most = 1 }: TextStyle): { size: number; lines: readonly string[] } {
    let size = given
    let lines = this.#lines(text, box.w, bold, size)
    const isBroken = (): boolean => size > given * WHOLE && text.split(/\s+/u).some(word => this.#width(word, bold, size) > box.w)
    while ((lines.length > most || lines.length * size * LEADING > box.h || isBroken()) && size > SMALLEST) {
      size -= Math.max(0.25, size * 0.06)
      lines = this.#lines(text, box.w, bold, size)
    }
    return { size, lines }
  }

  /** Writes into the box: smaller until everything is in it. Nothing is cut and nothing stands outside. */
  text(box: Box, text: string, style: TextStyle): void {
    if (text.trim() === '') return
    const { size, lines } = this.#fitted(box, text.trim(), style)
    const high = lines.length * size * LEADING
    const free = box.h - high
    const top = box.y + (style.stand === 'top' ? 0 : style.stand === 'bottom' ? free : free / 2)
    for (const [i, line] of lines.entries()) this.#draw(line, { ...box, y: top + i * size * LEADING }, { ...style, size })
  }

  #draw(line: string, box: Box, { size, bold = false, align = 'left', grey = false }: TextStyle): void {
    const free = box.w - this.#width(line, bold, size)
    let x = box.x + (align === 'left' ? 0 : align === 'right' ? free : free / 2)
    const baseline = box.y + size * 1.02
    for (const run of runsOf(line, bold)) {
      this.#use(run.font)
      this.#doc.fontSize(size).fillColor(grey ? GREY : INK)
      this.#doc.text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
      x += this.#doc.widthOfString(run.text)
    }
  }

  /** A code that a camera reads, in a square of this size; black on white with its quiet edge. */
  code({ x, y, w }: Box, text: string): void {
    const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: 2 })
    const dot = w / size
    this.#doc.fillColor('#000')
    for (const [row, line] of data.entries())
      for (let column = 0; column < line.length; column += 1) {
        if (!line[column]) continue
        let length = 1
        while (line[column + length]) length += 1
        this.#doc.rect(x + column * dot, y + row * dot, length * dot, dot * 1.02)
        column += length
      }
    this.#doc.fill()
  }
}
