/**
 * The golden logs: games of every release with the points that they came to, by edition of the rules. They are added to and never edited. It refuses to
 * make any: make.ts does, once a release.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { GameFile } from '@/lib/exchange/game-file'
import type { Game } from '@/lib/table/seal'

export const FOLDER = path.join('tests', 'golden')
export type Golden = { name: string; file: GameFile; numbers: Record<string, unknown> }

/** Every number of a game: each playcard's scores, Grand Totals, ranks, winners, and how it ended. */
export function numbersOf(game: Game): unknown {
  const { rounds, masterSheet, ending } = JSON.parse(JSON.stringify(game.document())) as {
    rounds: { number: number; playcards: Record<string, { scores: unknown }> }[]
    masterSheet: Record<string, unknown>
    ending: { why?: unknown } | null
  }
  const scores = rounds.map(({ number, playcards }) => [
    number,
    Object.fromEntries(Object.entries(playcards).map(([seat, card]) => [seat, card.scores ?? null])),
  ])
  const { through, complete, grandTotals, ranks, winners } = masterSheet
  return { scores, through, complete, grandTotals, ranks, winners, ending: ending?.why ?? null }
}

/** All of them, of every release. */
export const goldens = (): readonly Golden[] =>
  readdirSync(FOLDER, { recursive: true })
    .map(String)
    .filter(name => name.endsWith('.json'))
    .sort()
    .map(name => ({ name, ...(JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as Omit<Golden, 'name'>) }))
