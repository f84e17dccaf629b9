/**
 * `npm run backup`: copies the book, opens the copy and runs the doctor over it; `-- --list` shows the copies there are, `-- --check <name>` looks at
 * one again. It may run beside the server.
 */
import os from 'node:os'
import type { Copy } from '@/lib/codecs/copies'
import { copiesFolder } from '@/scripts/copies.mjs'
import { databasePath } from '@/scripts/database-path.mjs'
import { checkCopy, listCopies, makeCopy } from './copies'
import { copyLine } from './copy-line'

const LOWER = 10

function show(copy: Copy): number {
  console.log(copyLine(copy))
  return copy.check?.sound === false ? 1 : 0
}

async function one(work: ReturnType<typeof makeCopy>): Promise<number> {
  const made = await work
  if (made.ok) return show(made.value)
  console.error(made.problem.message)
  return 1
}

async function main([flag, name = '']: readonly string[]): Promise<number> {
  if (flag === '--list') {
    const copies = listCopies()
    for (const copy of copies) show(copy)
    console.log(`${copies.length} copies in ${copiesFolder(databasePath())}`)
    return 0
  }
  if (flag === '--check') return one(checkCopy(name))
  if (flag === '--automatic') os.setPriority(LOWER)
  else if (flag !== undefined) {
    console.error('Use: npm run backup -- [--list | --check <name of a copy>]')
    return 2
  }
  return one(makeCopy(flag === '--automatic' ? 'automatic' : 'by-hand'))
}

process.exitCode = await main(process.argv.slice(2))
