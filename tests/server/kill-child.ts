/**
 * The server's part of the kill test, without HTTP: batches in by lines, answers out by lines, until it is killed. It gets warm on a book of its own
 * and opens the real one at the first batch, as a server does that was just started.
 */
import { createInterface } from 'node:readline'
import { parse } from '@/lib/codecs/form'
import { batchSchema } from '@/lib/codecs/game'
import { openGame } from '@/lib/server/book'
import { disconnect } from '@/lib/server/db'
import { submit } from '@/lib/server/log'

const say = (line: object): boolean => process.stdout.write(`${JSON.stringify(line)}\n`)

async function take(line: string): Promise<void> {
  const { game, n, now, ...sent } = JSON.parse(line) as { game: string; n: number; now: number }
  const batch = parse(batchSchema, sent, 'This batch')
  if (!batch.ok) throw new Error(batch.problem.message)
  const { status, body } = await submit(game, batch.value, { actor: 'Director', now })
  say({ n, status, body: status === 200 ? undefined : body })
}

await openGame('nothing')
await disconnect()
process.env.DATABASE_URL = process.env.REAL_DATABASE_URL ?? ''
say({ ready: true })
for await (const line of createInterface({ input: process.stdin })) void take(line)
