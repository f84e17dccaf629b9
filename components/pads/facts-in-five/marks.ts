/** What a mark looks like from the outside: its words, its keys, what a tap does to it. No scoring: counts and squares come from lib as props. */
export type Mark = '1' | 'x' | '.' | '?'

/** What a tap on a cell does. `select` only moves the focus. */
export type TapMode = 'strike' | 'tick' | 'cycle' | 'select'

/** A cell by its data, whichever way the grid is turned: row = letter, column = class. */
export interface CellPlace {
  row: number
  column: number
}

export interface ClassHead {
  name: string
  category?: string | null
}

/** A letter, `*` for a wild tile, or null where it is not drawn yet. */
export type RowLetter = string | null

export const AXIS = [0, 1, 2, 3, 4] as const

export const MARK_WORDS: Record<Mark, string> = { '1': 'valid', x: 'crossed out', '.': 'blank', '?': 'not judged' }

const isMark = (text: string | undefined): text is Mark => text === '1' || text === 'x' || text === '.' || text === '?'

/** Anything that is not a mark is not judged. */
export const markAt = (marks: readonly string[], { row, column }: CellPlace): Mark => {
  const mark = marks[row]?.[column]
  return isMark(mark) ? mark : '?'
}

const TAPS: Record<TapMode, Record<Mark, Mark>> = {
  strike: { '1': 'x', x: '1', '.': '1', '?': '1' },
  tick: { '1': '.', x: '1', '.': '1', '?': '1' },
  cycle: { '1': 'x', x: '.', '.': '?', '?': '1' },
  select: { '1': '1', x: 'x', '.': '.', '?': '?' },
}

export const tapped = (mode: TapMode, mark: Mark): Mark => TAPS[mode][mark]

const KEYS: Partial<Record<string, Mark>> = { '1': '1', '+': '1', ' ': '1', x: 'x', X: 'x', '.': '.', '0': '.', ',': '.', '?': '?' }

export const markOfKey = (key: string): Mark | undefined => KEYS[key]

export const placeKey = ({ row, column }: CellPlace): string => `${row},${column}`

/** The cell that this element lies in, by its `data-place`; undefined outside the cells. */
export const placeOf = (target: EventTarget): CellPlace | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
  const [row, column] = (cell?.dataset['place'] ?? '').split(',').map(Number)
  return row === undefined || column === undefined ? undefined : { row, column }
}

export const letterWords = (letter: RowLetter, row: number): string =>
  letter === null ? `Row ${row + 1}` : letter === '*' ? 'Row wild' : `Row ${letter}`

/** Two rows with the same letter (single-letter game, two wild tiles) are told apart by their number. */
export const rowName = (letters: readonly RowLetter[], row: number): string => {
  const letter = letters[row] ?? null
  const twice = letter !== null && letters.filter(other => other === letter).length > 1
  return twice ? `${letterWords(letter, row)}, ${row + 1}` : letterWords(letter, row)
}

export const className = (classes: readonly (ClassHead | null)[], column: number): string => classes[column]?.name || `Class ${column + 1}`

const BREAKS = /(?<=\p{L}{2})((?:th|ch|sh|ph|wh|qu|[bcdfgkpt][rl]|[bcdfghjklmnpqrstvwxz])[aeiouy]+\p{L})/giu

/** Soft hyphens at likely syllables of long words: a narrow column then breaks "Univer-sities" rather than "Universitie-s". */
export const softened = (text: string): string =>
  text.replace(/\p{Script=Latin}{8,}/gu, word => word.replace(BREAKS, '\u00AD$1')).replaceAll('/', '/\u200B')
