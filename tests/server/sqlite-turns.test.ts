/** The driver's turns: transactions, the queue behind them, and somebody else who holds the file's lock. */
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import { describe, expect, it } from 'vitest'
import { openSqlite } from '@/lib/server/sqlite'
import { atEnd, fresh, open, refusal, rows, sql } from './sqlite-fixture'

const SCHEMA = `create table mark (id INTEGER primary key, text TEXT unique)`
const insert = (id: number) => sql(`insert into mark (id) values (?)`, ['int', id])
const ids = async (adapter: SqlDriverAdapter) => (await rows(adapter, 'select id from mark order by id')).map(([id]) => Number(id))

describe('a transaction', () => {
  it('is there when it is committed, and not when it is rolled back', async () => {
    const { adapter } = await fresh(SCHEMA)
    const kept = await adapter.startTransaction()
    await kept.executeRaw(insert(1))
    await kept.commit()
    const dropped = await adapter.startTransaction()
    await dropped.executeRaw(insert(2))
    await dropped.rollback()
    expect(await ids(adapter)).toEqual([1])
  })

  it('sees its own rows while everybody else sees what is committed, without waiting', async () => {
    const { adapter } = await fresh(SCHEMA)
    const transaction = await adapter.startTransaction()
    await transaction.executeRaw(insert(1))
    expect(await rows(transaction, 'select id from mark')).toEqual([['1']])
    expect(await ids(adapter)).toEqual([]) // would hang here if a read waited for the transaction
    await transaction.commit()
    expect(await ids(adapter)).toEqual([1])
  })

  it('keeps writes from outside out, and they survive when it rolls back', async () => {
    const { adapter } = await fresh(SCHEMA)
    const transaction = await adapter.startTransaction()
    await transaction.executeRaw(insert(1))
    let done = false
    const outside = adapter.executeRaw(insert(2)).then(() => {
      done = true
    })
    const scripted = adapter.executeScript('insert into mark (id) values (3)')
    const returned = adapter.queryRaw(sql('insert into mark (id) values (4) returning id'))
    await new Promise(resolve => setImmediate(resolve))
    expect(done).toBe(false)
    await transaction.rollback()
    await Promise.all([outside, scripted, returned])
    expect(await ids(adapter)).toEqual([2, 3, 4])
  })

  it('gives the lock back after an error', async () => {
    const { adapter } = await fresh(SCHEMA)
    const first = await adapter.startTransaction()
    await first.executeRaw(insert(1))
    expect(await refusal(first.executeRaw(insert(1)))).toMatchObject({ kind: 'UniqueConstraintViolation' })
    await first.rollback()
    await adapter.executeRaw(insert(2))
    expect(await ids(adapter)).toEqual([2])
  })

  it('gives the lock back when the commit itself fails, and leaves nothing', async () => {
    const { adapter } = await fresh(`${SCHEMA}; create table seat (mark INTEGER references mark (id) deferrable initially deferred)`)
    const transaction = await adapter.startTransaction()
    await transaction.executeRaw(sql('insert into seat (mark) values (99)'))
    expect(await refusal(transaction.commit())).toMatchObject({ kind: 'ForeignKeyConstraintViolation' })
    await adapter.executeRaw(insert(1))
    expect(await rows(adapter, 'select count(*) from seat')).toEqual([['0']])
    expect(await ids(adapter)).toEqual([1])
  })

  it('that is over never touches the one after it', async () => {
    const { adapter } = await fresh(`${SCHEMA}; create table seat (mark INTEGER references mark (id) deferrable initially deferred)`)
    const failed = await adapter.startTransaction()
    await failed.executeRaw(sql('insert into seat (mark) values (99)'))
    await refusal(failed.commit())
    const next = await adapter.startTransaction()
    await next.executeRaw(insert(1))
    await failed.rollback()
    expect(await refusal(failed.executeRaw(insert(2)))).toMatchObject({ kind: 'TransactionAlreadyClosed' })
    expect(await refusal(failed.queryRaw(sql('select 1')))).toMatchObject({ kind: 'TransactionAlreadyClosed' })
    expect(await refusal(failed.commit())).toMatchObject({ kind: 'TransactionAlreadyClosed' })
    await next.executeRaw(insert(3))
    await next.commit()
    expect(await ids(adapter)).toEqual([1, 3])
  })

  it('that SQLite has rolled back by itself takes nothing more, so that no half of it is kept', async () => {
    const { adapter } = await fresh(SCHEMA)
    const transaction = await adapter.startTransaction()
    await transaction.executeRaw(insert(1))
    await refusal(transaction.executeRaw(sql('insert or rollback into mark (id) values (1)')))
    expect(await refusal(transaction.executeRaw(insert(2)))).toMatchObject({ kind: 'TransactionAlreadyClosed' })
    expect(await refusal(transaction.commit())).toMatchObject({ kind: 'TransactionAlreadyClosed' })
    await transaction.rollback()
    await adapter.executeRaw(insert(3))
    expect(await ids(adapter)).toEqual([3])
  })

  it('has one isolation level, and refuses the others', async () => {
    const { adapter } = await fresh(SCHEMA)
    expect(await refusal(adapter.startTransaction('READ UNCOMMITTED'))).toMatchObject({ kind: 'InvalidIsolationLevel' })
    await (await adapter.startTransaction('SERIALIZABLE')).commit()
  })

  it('is waited for when the adapter is closed', async () => {
    const { adapter, path } = await fresh(SCHEMA)
    const transaction = await adapter.startTransaction()
    await transaction.executeRaw(insert(1))
    const closed = adapter.dispose()
    await transaction.commit()
    await closed
    expect(await ids(await open(path))).toEqual([1])
  })
})

describe('a queue of 200 transactions', () => {
  it('is done in order, and lets the event loop turn between any two', async () => {
    const { adapter } = await fresh(SCHEMA)
    let turns = 0
    let counting = true
    const count = () => {
      turns += 1
      if (counting) setImmediate(count)
    }
    setImmediate(count)
    const seen: number[] = []
    const order: number[] = []
    const one = async (id: number) => {
      const transaction = await adapter.startTransaction()
      seen.push(turns)
      order.push(id)
      await transaction.executeRaw(insert(id))
      await transaction.commit()
    }
    const all = Array.from({ length: 200 }, (_, id) => id)
    await Promise.all(all.map(one))
    counting = false
    expect(order).toEqual(all)
    expect(await ids(adapter)).toEqual(all)
    expect(new Set(seen).size).toBeGreaterThanOrEqual(199)
  })

  it('goes on when some of it fails', async () => {
    const { adapter } = await fresh(SCHEMA)
    const results = await Promise.allSettled(Array.from({ length: 50 }, (_, at) => adapter.executeRaw(insert(at % 25))))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(25)
    expect(await ids(adapter)).toHaveLength(25)
  })
})

describe('when somebody else holds the lock', () => {
  const locked = async () => {
    const { adapter, path } = await fresh(SCHEMA)
    const other = await openSqlite(path)
    atEnd(() => {
      other.close()
    })
    other.exec('BEGIN IMMEDIATE')
    other.exec('insert into mark (id) values (100)')
    return { adapter, other }
  }

  it('a write is refused as a timeout, and everything after it is saved', async () => {
    const { adapter, other } = await locked()
    expect(await refusal(adapter.executeRaw(insert(1)))).toMatchObject({ kind: 'SocketTimeout' })
    expect(await refusal(adapter.queryRaw(sql('insert into mark (id) values (1) returning id')))).toMatchObject({ kind: 'SocketTimeout' })
    other.exec('COMMIT')
    for (let id = 1; id <= 20; id += 1) await adapter.executeRaw(insert(id))
    // Another connection sees them: they are committed, not merely answered with "done".
    expect(other.rows('select count(*) from mark')).toEqual([[21n]])
  })

  it('a transaction is refused at its start, never in the middle, and the next one works', async () => {
    const { adapter, other } = await locked()
    expect(await refusal(adapter.startTransaction())).toMatchObject({ kind: 'SocketTimeout' })
    other.exec('ROLLBACK')
    const transaction = await adapter.startTransaction()
    await transaction.executeRaw(insert(1))
    await transaction.commit()
    expect(other.rows('select id from mark')).toEqual([[1n]])
  })

  it('a read goes on', async () => {
    const { adapter } = await locked()
    expect(await ids(adapter)).toEqual([])
  })

  it('our own transaction is kept whole, and the other one waits', async () => {
    const { adapter, path } = await fresh(SCHEMA)
    const other = await openSqlite(path)
    atEnd(() => {
      other.close()
    })
    const transaction = await adapter.startTransaction()
    await transaction.executeRaw(insert(1))
    expect(() => {
      other.exec('insert into mark (id) values (2)')
    }).toThrow('SocketTimeout')
    await transaction.commit()
    other.exec('insert into mark (id) values (2)')
    expect(await ids(adapter)).toEqual([1, 2])
  })
})
