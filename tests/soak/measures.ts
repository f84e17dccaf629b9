/** How large the server is, over the night: memory, open files, the book. It refuses to judge. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { servedBy } from '@/scripts/served.mjs'
import type { Night } from './night'
import { bookOf } from './trouble'

export type Measure = { pid: number; memory: number; files: number; book: number }

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

function measure(night: Night): Measure | undefined {
  const file = bookOf(night)
  const pid = servedBy(file)?.pid
  if (pid === undefined) return undefined
  try {
    const [, memory = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return { pid, memory: Number(memory) / 1024, files: readdirSync(`/proc/${pid}/fd`).length, book: sizeOf(file) + sizeOf(`${file}-wal`) }
  } catch {
    return undefined // it was killed just now, or this system has no /proc
  }
}

/** One measure every so often, until the night is over. */
export async function watch(night: Night, every: number): Promise<readonly Measure[]> {
  const all: Measure[] = []
  while (!night.isOver()) {
    await night.sleep(every)
    const one = measure(night)
    if (one) all.push(one)
  }
  return all
}

const middle = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** The first and the last third of the last server that nobody killed, in the middle of each. */
export function lastOne(all: readonly Measure[]): { memory: [number, number]; files: [number, number]; measures: number } {
  const mine = all.filter(m => m.pid === all.at(-1)?.pid)
  const third = Math.max(1, Math.floor(mine.length / 3))
  const [first, last] = [mine.slice(0, third), mine.slice(-third)]
  return {
    measures: mine.length,
    memory: [middle(first.map(m => m.memory)), middle(last.map(m => m.memory))],
    files: [middle(first.map(m => m.files)), middle(last.map(m => m.files))],
  }
}
