/** Statistics as the screens show them: the book's own numbers with names beside them. */

export interface ShownClassification {
  id: string
  name: string
  cards: { cards: number; average: number; best: number } | null
  record: { points: number; game: string; title: string; day: string; round: number } | null
  byRule: { games: number; wins: number }
  early: { games: number; wins: number }
}

export interface ShownKind {
  key: string
  pad: string
  /** "Facts in Five, alone", "Name Chase, in a team". */
  title: string
  roundWord: string
  cardWord: string
  classifications: readonly ShownClassification[]
  form: readonly { id: string; name: string; day: string; value: number; cards: number }[]
  /** Which classification the form is of. */
  formName: string
}

export interface ShownLines {
  axis: string
  one: string
  many: string
  lines: readonly { text: string; href: string; mean: number | null; cards: number }[]
}

export const headingHref = (axis: string, text: string): string => `/classes/one?${new URLSearchParams({ axis, text }).toString()}`
