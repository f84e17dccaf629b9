/**
 * The address of one card as the code on a printed playcard says it, and what such a code means.
 * It refuses to know on which machine a book is: that changes from evening to evening, the card does not.
 */

export type CardPlace = { game: string; round: number; seat: string }

/** Where the card of this seat and round is entered, without the machine. */
export function cardPath({ game, round, seat }: CardPlace): string {
  const query = new URLSearchParams({ view: 'card', round: String(round), seat })
  return `/games/${encodeURIComponent(game)}?${query.toString()}`
}

/** The card that a code names; null where it is the code of something else. */
export function cardOf(code: string): CardPlace | null {
  const [, path, search] = /^https?:\/\/[^/?#]+\/games\/([^/?#]+)\?([^#]*)/iu.exec(code.trim()) ?? []
  if (path === undefined || !/^(?:[^%]|%[0-9a-f]{2})+$/iu.test(path)) return null
  const query = new URLSearchParams(search)
  const [round, seat] = [query.get('round') ?? '', query.get('seat') ?? '']
  if (query.get('view') !== 'card' || !/^[1-9]\d{0,3}$/.test(round) || seat === '') return null
  try {
    return { game: decodeURIComponent(path), round: Number(round), seat }
  } catch {
    return null // no text at all behind the signs
  }
}
