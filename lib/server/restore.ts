/**
 * `npm run restore`: lists the copies, asks, and makes the book what one of them is; `-- <name>`, `-- newest`, with `--yes` nothing is asked. Where a
 * server runs on the book, it is asked to do it, so that every open page hears of it.
 */
import { createInterface } from 'node:readline/promises'
import * as z from 'zod/mini'
import { restoredSchema, type Copy, type Restored } from '@/lib/codecs/copies'
import { refuse, take, type Result } from '@/lib/table/result'
import { databasePath } from '@/scripts/database-path.mjs'
import { servedBy } from '@/scripts/served.mjs'
import { listCopies, restoreCopy } from './copies'
import { copyLine } from './copy-line'
import { disconnect } from './db'

const PATIENCE_MS = 600_000

const answerSchema = z.union([restoredSchema, z.object({ problem: z.object({ message: z.string() }) })])

async function askServer(port: number, pid: number, name: string): Promise<Result<Restored>> {
  try {
    const url = `http://127.0.0.1:${port}/api/copies/${encodeURIComponent(name)}/restore`
    const response = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(PATIENCE_MS) })
    const answer = answerSchema.parse(await response.json())
    return 'problem' in answer ? refuse('copy.refused', answer.problem.message) : take(answer)
  } catch {
    return refuse(
      'copy.no-answer',
      `Playcard runs on this book (process ${pid}, port ${port}) and does not answer. End it, then try again.`,
    )
  }
}

function chosen(copies: readonly Copy[], text: string): Copy | undefined {
  if (text === 'newest') return copies[0]
  return copies.find(c => c.name === text) ?? (/^\d+$/.test(text) ? copies[Number(text) - 1] : undefined)
}

async function asked(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(question)).trim()
  } finally {
    terminal.close()
  }
}

async function choose(copies: readonly Copy[], named: string | undefined): Promise<Copy | undefined> {
  if (named !== undefined) return chosen(copies, named)
  for (const [i, copy] of copies.entries()) console.log(`${i + 1}  ${copyLine(copy)}`)
  return process.stdin.isTTY ? chosen(copies, await asked('Which one (its number, nothing to leave the book as it is)? ')) : undefined
}

const isSure = async (copy: Copy, flags: readonly string[]): Promise<boolean> =>
  flags.includes('--yes') ||
  (process.stdin.isTTY &&
    /^y(es)?$/i.test(await asked(`The book becomes what ${copy.name} is; what it is now is kept as a copy. Do it (y/n)? `)))

async function main(args: readonly string[]): Promise<number> {
  const copies = listCopies()
  if (copies.length === 0) {
    console.error('There is no copy of this book yet. Make one with: npm run backup')
    return 1
  }
  const copy = await choose(
    copies,
    args.find(a => !a.startsWith('--')),
  )
  if (!copy || !(await isSure(copy, args))) {
    console.error('Nothing was restored. Use: npm run restore -- <name of a copy | newest> --yes')
    return 1
  }
  const served = servedBy(databasePath())
  const done = served ? await askServer(served.port, served.pid, copy.name) : await restoreCopy(copy.name)
  if (!done.ok) {
    console.error(done.problem.message)
    return 1
  }
  const { kept, games, mended } = done.value
  console.log(`The book is ${copy.name} again: ${games} games${mended > 0 ? `, ${mended} cells written anew from the logs` : ''}.`)
  console.log(kept === null ? 'There was nothing to keep of what it was before.' : `What it was before is kept as ${kept}.`)
  return 0
}

process.exitCode = await main(process.argv.slice(2)).finally(disconnect)
