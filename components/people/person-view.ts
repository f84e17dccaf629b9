/** People as the screens show them. It refuses to know games. */
import { dayInWords } from '@/components/home/home-view'

export interface ShownPerson {
  id: string
  name: string
  /** Other names that are said to be the same person. */
  also: readonly string[]
  archived: boolean
  games: number
  last: string | null
}

/** "3 games, last on Fri 27 Nov 2026". */
export function sittingWords({ games, last }: Pick<ShownPerson, 'games' | 'last'>): string {
  if (last === null) return 'No game'
  return `${games === 1 ? '1 game' : `${games} games, last`} on ${dayInWords(last)}`
}
