/** The driver and its file: deleted, replaced, read-only, full, and a process that is killed in the middle. */
import { once } from 'node:events'
import { chmodSync, copyFileSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { openSqlite } from '@/lib/server/sqlite'
import { child, fresh, freshPath, open, refusal, rows, sql } from './sqlite-fixture'

const SCHEMA = `
  create table game (id INTEGER primary key);
  create table entry (game INTEGER not null references game (id), cell INTEGER not null, primary key (game, cell));
  create table photo (id INTEGER primary key, body BLOB)`

/** Who is not root: root may write any file. */
const NOBODY = { uid: 65534, gid: 65534 }
const isRoot = process.getuid?.() === 0

describe('a file', () => {
  it('is opened with everything that keeps a game safe', async () => {
    const { adapter } = await fresh(SCHEMA)
    const pragma = (name: string) => rows(adapter, `PRAGMA ${name}`)
    expect(await pragma('journal_mode')).toEqual([['wal']])
    expect(await pragma('synchronous')).toEqual([['2']])
    expect(await pragma('foreign_keys')).toEqual([['1']])
  })

  it('is whole by itself once the adapter is closed', async () => {
    const { adapter, path } = await fresh(SCHEMA)
    await adapter.executeRaw(sql('insert into game (id) values (1)'))
    await adapter.dispose()
    // One driver removes the log at once, the other one when its statements are collected: by then there is nothing in it.
    expect(statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0)
    const copy = `${path}.copy`
    copyFileSync(path, copy)
    expect(await rows(await open(copy), 'select id from game')).toEqual([['1']])
  })

  it('that is deleted takes no more writes and answers no more reads', async () => {
    const { adapter, path } = await fresh(SCHEMA)
    rmSync(path)
    const expected = { kind: 'sqlite', message: expect.stringContaining(`removed or replaced: ${path}`) as string }
    expect(await refusal(adapter.executeRaw(sql('insert into game (id) values (1)')))).toMatchObject(expected)
    expect(await refusal(adapter.queryRaw(sql('select id from game')))).toMatchObject(expected)
    expect(await refusal(adapter.startTransaction())).toMatchObject(expected)
    expect(existsSync(path)).toBe(false)
  })

  it('that is replaced during a transaction refuses the commit', async () => {
    const { adapter, path } = await fresh(SCHEMA)
    const transaction = await adapter.startTransaction()
    await transaction.executeRaw(sql('insert into game (id) values (1)'))
    copyFileSync(path, `${path}.other`)
    renameSync(`${path}.other`, path)
    expect(await refusal(transaction.commit())).toMatchObject({ message: expect.stringContaining('replaced') as string })
    expect(await refusal(adapter.startTransaction())).toMatchObject({ message: expect.stringContaining('replaced') as string })
  })

  it('that is no database is refused and left as it is', async () => {
    const path = freshPath()
    const text = readFileSync(new URL(import.meta.url))
    copyFileSync(new URL(import.meta.url), path)
    expect(await refusal(open(path))).toMatchObject({ kind: 'sqlite', extendedCode: 26, message: expect.stringContaining(path) as string })
    expect(readFileSync(path)).toEqual(text)
  })
})

describe('a file that may only be read', () => {
  const visited = async (path: string): Promise<unknown> => {
    chmodSync(path, 0o444)
    const visitor = child(['visit', path], isRoot ? NOBODY : {})
    let text = ''
    visitor.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
    await once(visitor, 'close')
    return JSON.parse(text)
  }

  it('is read, and every write is refused by name', async () => {
    const { adapter, path } = await fresh(SCHEMA)
    await adapter.executeRaw(sql('insert into game (id) values (1)'))
    await adapter.dispose()
    expect(statSync(path).size).toBeGreaterThan(0)
    const readonly = expect.stringContaining('readonly') as string
    expect(await visited(path)).toEqual({ read: [['1']], wrote: readonly, transaction: readonly })
  })

  it('is written as soon as it may be, by the process that opened it before; another file in its place is not', async () => {
    const { adapter, path } = await fresh(SCHEMA)
    await adapter.executeRaw(sql('insert into game (id) values (1)'))
    const parts = [path, `${path}-wal`, `${path}-shm`]
    const rights = (mode: number): void => {
      for (const part of parts) chmodSync(part, mode)
    }
    rights(0o444)
    const heard: string[] = []
    const hear = async (act: () => void): Promise<void> => {
      const visitor = child(['wait', path], isRoot ? NOBODY : {})
      if (visitor.stdout) for await (const line of createInterface(visitor.stdout)) if (heard.push(line) === 1) act()
    }
    await hear(() => {
      rights(0o666)
    })
    expect(heard).toEqual([expect.stringContaining('readonly') as string, '[["1"],["997"]]'])
    expect(await rows(adapter, 'select id from game order by id')).toEqual([['1'], ['997']])
    await adapter.executeRaw(sql('delete from game where id = 997'))
    heard.length = 0
    rights(0o444)
    await hear(() => {
      copyFileSync(path, `${path}.other`)
      chmodSync(`${path}.other`, 0o666)
      renameSync(`${path}.other`, path)
    })
    expect(heard).toEqual([expect.stringContaining('readonly') as string, expect.stringContaining('replaced') as string])
  })

  it('and was never ours is refused at once, with its path', async () => {
    const path = freshPath()
    const file = await openSqlite(path)
    file.exec(SCHEMA)
    file.close()
    expect(await visited(path)).toMatch(/no game can be saved/)
    expect(await visited(path)).toContain(path)
  })
})

describe('a full disk', () => {
  const photo = sql('insert into photo (body) values (zeroblob(20000))')
  const limited = async (pages: number) => {
    const { adapter } = await fresh(SCHEMA)
    await adapter.executeScript(`PRAGMA max_page_count=${String(pages)}`)
    return adapter
  }
  const full = { kind: 'sqlite', extendedCode: 13, message: 'database or disk is full' }

  it('refuses the write, keeps what there was, and works again when there is room', async () => {
    const adapter = await limited(18)
    await adapter.executeRaw(photo)
    await adapter.executeRaw(photo)
    expect(await refusal(adapter.executeRaw(photo))).toMatchObject(full)
    expect(await refusal(adapter.queryRaw(sql('insert into photo (body) values (zeroblob(20000)) returning id')))).toMatchObject(full)
    expect(await rows(adapter, 'select count(*) from photo')).toEqual([['2']])
    await adapter.executeScript('PRAGMA max_page_count=1000')
    await adapter.executeRaw(photo)
    expect(await rows(adapter, 'select count(*) from photo')).toEqual([['3']])
  })

  it('leaves nothing of a transaction, and the next transaction works', async () => {
    const adapter = await limited(18)
    const transaction = await adapter.startTransaction()
    await transaction.executeRaw(sql('insert into game (id) values (1)'))
    await transaction.executeRaw(photo)
    await transaction.executeRaw(photo)
    expect(await refusal(transaction.executeRaw(photo))).toMatchObject(full)
    await transaction.rollback()
    expect(await rows(adapter, 'select count(*) from game')).toEqual([['0']])
    await adapter.executeScript('PRAGMA max_page_count=1000')
    const next = await adapter.startTransaction()
    await next.executeRaw(photo)
    await next.commit()
    expect(await rows(adapter, 'select count(*) from photo')).toEqual([['1']])
  })
})

describe('a process that is killed while it writes', () => {
  const run = async (path: string, first: number, acks: number): Promise<number[]> => {
    const writer = child(['write', path, String(first)])
    const told: number[] = []
    if (!writer.stdout) throw new Error('the child has no output')
    for await (const line of createInterface({ input: writer.stdout })) {
      told.push(Number(line))
      if (told.length === acks) writer.kill('SIGKILL')
    }
    return told
  }

  it('leaves every acknowledged row and nothing by halves, twenty times', async () => {
    const { adapter, path } = await fresh(SCHEMA)
    await adapter.dispose()
    const acknowledged: number[] = []
    for (let time = 0; time < 20; time += 1) {
      acknowledged.push(...(await run(path, time * 100_000, 1 + time * 3)))
      const file = await openSqlite(path)
      const games = file.rows('select game.id, count(entry.cell) from game left join entry on entry.game = game.id group by game.id')
      const whole = file.rows('PRAGMA integrity_check')
      const loose = file.rows('PRAGMA foreign_key_check')
      file.close()
      expect({ whole, loose }).toEqual({ whole: [['ok']], loose: [] })
      expect(games.filter(([, entries]) => entries !== 28n)).toEqual([])
      const kept = new Set(games.map(([id]) => Number(id)))
      expect(acknowledged.filter(id => !kept.has(id))).toEqual([])
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(20)
  }, 300_000)

  it('lets the next process write at once', async () => {
    const { adapter, path } = await fresh(SCHEMA)
    const told = await run(path, 1, 3)
    await adapter.executeRaw(sql('insert into game (id) values (1000000)'))
    const kept = (await rows(adapter, 'select id from game')).map(([id]) => Number(id))
    expect(kept).toEqual(expect.arrayContaining([...told, 1_000_000]))
  })
})
