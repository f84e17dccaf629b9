/**
 * The other process of the driver's tests: `write <file> <first>` until it is killed, `visit <file>` to try a read and a write, or `wait <file>` to try a
 * transaction, say how it went, and try on until one is taken.
 */
import { Sqlite } from '../../lib/server/sqlite'

const plain = (text: string, ...numbers: number[]) => ({
  sql: text,
  args: numbers,
  argTypes: numbers.map(() => ({ scalarType: 'int' as const, arity: 'scalar' as const })),
})

/** One game and its 28 entries a transaction, told only when it is committed. */
async function write(path: string, first: number): Promise<never> {
  const adapter = await new Sqlite(path).connect()
  for (let game = first; ; game += 1) {
    const transaction = await adapter.startTransaction()
    await transaction.executeRaw(plain('insert into game (id) values (?)', game))
    for (let cell = 0; cell < 28; cell += 1) await transaction.executeRaw(plain('insert into entry (game, cell) values (?, ?)', game, cell))
    await transaction.commit()
    process.stdout.write(`${String(game)}\n`)
  }
}

const told = async (work: () => Promise<unknown>): Promise<unknown> => {
  try {
    return await work()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function visit(path: string): Promise<void> {
  const answer = await told(async () => {
    const adapter = await new Sqlite(path).connect()
    const read = await told(async () => (await adapter.queryRaw(plain('select count(*) from game'))).rows)
    const wrote = await told(() => adapter.executeRaw(plain('insert into game (id) values (?)', 999)))
    const transaction = await told(async () =>
      (await adapter.startTransaction()).executeRaw(plain('insert into game (id) values (?)', 998)),
    )
    return { read, wrote, transaction }
  })
  process.stdout.write(JSON.stringify(answer))
}

const NEXT_TRY_MS = 50
const MOST_TRIES = 100

async function wait(path: string): Promise<void> {
  const adapter = await new Sqlite(path).connect()
  let before: unknown
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const now = await told(async () => {
      const transaction = await adapter.startTransaction()
      try {
        await transaction.executeRaw(plain('insert into game (id) values (?)', 997))
        await transaction.commit()
      } catch (error) {
        await transaction.rollback()
        throw error
      }
      return (await adapter.queryRaw(plain('select id from game order by id'))).rows
    })
    if (JSON.stringify(now) !== JSON.stringify(before)) process.stdout.write(`${JSON.stringify(now)}\n`)
    before = now
    if (typeof now !== 'string') break
    await new Promise(resolve => setTimeout(resolve, NEXT_TRY_MS))
  }
}

const [command, path = '', first = '1'] = process.argv.slice(2)
if (command === 'write') await write(path, Number(first))
else if (command === 'wait') await wait(path)
else await visit(path)
