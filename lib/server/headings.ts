/**
 * What stands over columns and before rows, across games: which texts mean the same. A Class is typed anew each time, so its spellings are many.
 * It refuses to know what a pad calls them.
 */
import 'server-only'
import { advice, columnAxes } from '@/lib/registry'
import { database } from './db'
import { headingTexts } from './sql-finding'

const all = async (axes: readonly string[]): Promise<readonly string[]> =>
  (await Promise.all(axes.map(axis => headingTexts(database(), axis)))).flat()

/** Every text over a column that holds this one, whatever the case, spaces and accents. */
export async function headingsHolding(text: string): Promise<readonly string[]> {
  const wanted = advice.fold(text)
  return (await all(columnAxes)).filter(t => advice.fold(t).includes(wanted))
}

const MOST_OFFERED = 300

/** Texts to choose from, each meaning once, as it was typed first in the alphabet. */
export async function headingsOffered(): Promise<readonly string[]> {
  const byMeaning = new Map<string, string>()
  for (const text of await all(columnAxes)) if (!byMeaning.has(advice.fold(text))) byMeaning.set(advice.fold(text), text)
  return [...byMeaning.values()].sort((a, b) => a.localeCompare(b)).slice(0, MOST_OFFERED)
}
