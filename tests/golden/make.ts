/**
 * Writes the golden logs and the book of this release, once: `node scripts/run.mjs tests/golden/make.ts` before a release. Where the release has its
 * folder already, it adds nothing but the numbers of a new edition of the rules.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pads } from '@/lib/registry'
import { openGame } from '@/lib/server/book'
import { disconnect } from '@/lib/server/db'
import { exportGame } from '@/lib/server/exchange'
import { createGame } from '@/lib/server/games'
import { submit } from '@/lib/server/log'
import { openSqlite } from '@/lib/server/sqlite'
import { newBook } from '../server/book-fixture'
import { idOf } from '../unit/evening'
import { eveningOf, playThrough } from '../unit/table/programmes'
import { FOLDER, goldens, numbersOf, type Golden } from './golden'

const EACH = 3
const ACTIONS = 60
const DAY = 1_790_000_000_000

async function play(padId: string, seed: number): Promise<Omit<Golden, 'name'>> {
  const pad = pads.find(p => p.id === padId)
  if (!pad) throw new Error('no such pad')
  const evening = eveningOf(pad, seed)
  const id = idOf(seed, 0x601d)
  const { seats, houseRules } = evening.programme
  const begun = await createGame(
    { id, pad: padId, seats, houseRules, title: `Golden ${seed}`, playedOn: '2026-11-27', zone: 'Europe/London' },
    DAY,
  )
  if (begun.status !== 201) throw new Error(JSON.stringify(begun.body))
  for (const { raw } of playThrough(evening, ACTIONS).lines)
    await submit(
      id,
      { actions: [raw as { id: string; type: string }], device: 'phone' },
      { actor: 'Director', role: 'director', now: DAY + seed },
    )
  const open = await openGame(id)
  if (!open.ok) throw new Error(open.problem.message)
  return { file: await exportGame(open.value), numbers: { [String(pad.rulesVersion)]: numbersOf(open.value.game) } }
}

async function makeRelease(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const book = await newBook()
  for (const [i, pad] of pads.entries())
    for (let n = 1; n <= EACH; n += 1)
      writeFileSync(path.join(folder, `${pad.id}-${n}.json`), JSON.stringify(await play(pad.id, 8000 + 100 * i + n)))
  await disconnect()
  const connection = await openSqlite(book.file)
  connection.exec(`VACUUM INTO '${path.join(folder, 'book.db')}'`)
  connection.close()
  book.remove()
}

/** The old logs under a new edition of the rules: their numbers are added, the old ones stay. */
function addEditions(): void {
  for (const { name, file, numbers } of goldens()) {
    const pad = pads.find(p => p.id === file.pad)
    const edition = String(pad?.rulesVersion)
    const replayed = pad?.replay(
      file.opening,
      file.log.map(({ action, ...stamp }) => ({ raw: action, stamp })),
    )
    if (!replayed?.ok || edition in numbers) continue
    writeFileSync(path.join(FOLDER, name), JSON.stringify({ file, numbers: { ...numbers, [edition]: numbersOf(replayed.value) } }))
  }
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const folder = path.join(FOLDER, version)
process.env.DATABASE_URL = `file:${path.join(mkdtempSync(path.join(tmpdir(), 'golden-')), 'none.db')}`
if (existsSync(folder)) addEditions()
else await makeRelease(folder)
