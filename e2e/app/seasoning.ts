/** A round that is judged but for the seasoning in row M, and what stands in that cell. It knows no page. */
import type { Book, GameShown } from '../fixtures/book'

const SEATS = ['Ann', 'Ben', 'Cas', 'Dee', 'Eve', 'Flo']
export const SPICE = { round: 1, row: 1, column: 4 }
const MARKS = ['1111.', '1111?', '1111.', '11111', '1111.']

/** Six cards that are judged but for the seasoning in row M. */
export async function roundOf(
  book: Book,
  texts: readonly string[],
  more: { child?: number; houseRules?: object } = {},
): Promise<GameShown> {
  const seats = SEATS.slice(0, texts.length).map((name, i) => (i === more.child ? { name, child: true as const } : name))
  const game = await book.newGame({ seats, rounds: 1, houseRules: more.houseRules ?? {} })
  for (const [i, { id }] of game.seats.entries()) {
    await book.act(game.id, { type: 'playcard.mark', round: 1, seat: id, marks: MARKS })
    if (texts[i]) await book.act(game.id, { type: 'playcard.write', ...SPICE, seat: id, text: texts[i] })
  }
  return game
}

const markOf = async (book: Book, game: GameShown, seat: string): Promise<string> =>
  (await book.card(game.id, 1, seat))?.marks?.[1]?.charAt(4) ?? ''
export const marksOf = async (book: Book, game: GameShown): Promise<string> =>
  (await Promise.all(game.seats.map(s => markOf(book, game, s.name)))).join('')
