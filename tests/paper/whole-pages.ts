/** Whether paper is whole: no empty page, and no text beyond its edge. It refuses to know what should stand on it. */
import type { PdfPage } from './read-pdf'

/** What is wrong with these pages, page by page; empty where all is well. `edge` is the margin that stays free, in points. */
export function faultsOf(pages: readonly PdfPage[], edge = 10): readonly string[] {
  return pages.flatMap(({ pieces, width, height }, i) => {
    if (pieces.length === 0) return [`page ${i + 1} is empty`]
    const beyond = pieces.filter(({ x, y, width: wide }) => x < edge || x + wide > width - edge || y < edge || y > height - edge)
    return beyond.map(({ text }) => `page ${i + 1}: “${text}” lies beyond the edge`)
  })
}

/** Lines that are closer than any line height, and run over the same place: something lies over something else. */
export function overlaps(pages: readonly PdfPage[], nearer = 3, longer = 12): readonly string[] {
  return pages.flatMap(({ pieces }, i) => {
    const lines = pieces.filter(({ width }) => width > longer).toSorted((a, b) => b.y - a.y)
    return lines.flatMap((one, at) => {
      const below = lines.slice(at + 1).filter(other => one.y - other.y < nearer)
      const hit = below.find(other => Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > longer)
      return hit ? [`page ${i + 1}: “${one.text}” and “${hit.text}” lie over one another`] : []
    })
  })
}

/** Without spaces, and without the codes of signs that a font draws in two parts. */
export const letters = (text: string): string => text.replace(/[\s\p{Cc}]/gu, '')

/** A name of sixty letters. */
export const LONG = 'Wilhelmina Theodora Alexandrina Featherstonehaugh-Cholmondeley'.slice(0, 60)

/** Names as long and as strange as a book takes them. */
export const ODD_NAMES = [
  LONG,
  'Ольга Щербакова',
  'Νίκη Παπαδοπούλου',
  'Łucja Żółć',
  'Nguyễn Thị Ánh',
  '王小明',
  'שרה כהן',
  'محمد',
  '🦉 Owl',
  'अमिता',
  'M'.repeat(60),
]
