/** The driver's values and errors: what goes in comes out, and what SQLite refuses has Prisma's name. */
import { ColumnTypeEnum as Type } from '@prisma/driver-adapter-utils'
import type { ArgScalarType } from '@prisma/driver-adapter-utils'
import { describe, expect, it } from 'vitest'
import { openSqlite } from '@/lib/server/sqlite'
import { atEnd, fresh, refusal, rows, sql } from './sqlite-fixture'

const SCHEMA = `
  create table every (
    id INTEGER primary key, whole INTEGER, large BIGINT, broken REAL, price DECIMAL, yes BOOLEAN, at DATETIME, raw BLOB, body JSONB, name TEXT
  );
  create table person (id INTEGER primary key, name TEXT not null, email TEXT, phone TEXT, unique (name, phone));
  create unique index person_lower on person (lower(email));
  create table seat (id INTEGER primary key, person INTEGER not null references person (id));`

describe('a value', () => {
  const cases: [string, ArgScalarType, string, unknown, unknown][] = [
    ['a whole number', 'int', 'whole', 42, '42'],
    ['zero', 'int', 'whole', 0, '0'],
    ['a negative number', 'int', 'whole', -7, '-7'],
    ['a whole number sent as text', 'int', 'whole', '41', '41'],
    ['a number beyond 2^53', 'bigint', 'large', '9007199254740993', '9007199254740993'],
    ['the largest number', 'bigint', 'large', 9223372036854775807n, '9223372036854775807'],
    ['the smallest number', 'bigint', 'large', '-9223372036854775808', '-9223372036854775808'],
    ['an int beyond 2^53', 'int', 'large', '9007199254740993', '9007199254740993'],
    ['a broken number', 'float', 'broken', 0.1, 0.1],
    ['a whole number in a column of broken ones', 'float', 'broken', 3, 3],
    ['a small number', 'float', 'broken', 1e-15, 1e-15],
    ['a decimal', 'decimal', 'price', '12.5', 12.5],
    ['a whole decimal', 'decimal', 'price', '10', '10'],
    ['true', 'boolean', 'yes', true, true],
    ['false', 'boolean', 'yes', false, false],
    ['a moment', 'datetime', 'at', '2026-03-01T12:30:15.250Z', '2026-03-01T12:30:15.250+00:00'],
    ['a moment in another zone', 'datetime', 'at', '2026-03-01T13:30:15.250+01:00', '2026-03-01T12:30:15.250+00:00'],
    ['a moment as a Date', 'datetime', 'at', new Date(0), '1970-01-01T00:00:00.000+00:00'],
    ['bytes', 'bytes', 'raw', new Uint8Array([0, 1, 255]), [0, 1, 255]],
    ['bytes as base64', 'bytes', 'raw', 'AAH/', [0, 1, 255]],
    ['no bytes at all', 'bytes', 'raw', new Uint8Array(), []],
    ['an object', 'json', 'body', '{"a":[1,null,"é"]}', '{"a":[1,null,"é"]}'],
    ['JSON that is a number', 'json', 'body', '5', '5'],
    ['JSON that is a broken number', 'json', 'body', '1.5', '1.5'],
    ['JSON that is a text', 'json', 'body', '"5"', '"5"'],
    ['JSON with an escaped NUL', 'json', 'body', '"\\u0000"', '"\\u0000"'],
    ['an empty text', 'string', 'name', '', ''],
    ['emoji', 'string', 'name', '🂡 Zoë 👩‍👩‍👧', '🂡 Zoë 👩‍👩‍👧'],
    ['text from right to left', 'string', 'name', 'שלום مرحبا', 'שלום مرحبا'],
    ['text that looks like a number', 'string', 'name', '007', '007'],
    ['text with a quote', 'string', 'name', `Robert'); drop table person;--`, `Robert'); drop table person;--`],
    ['nothing', 'string', 'name', null, null],
    ['nothing, where a number could be', 'int', 'whole', undefined, null],
  ]

  it.each(cases)('comes back as it went in: %s', async (_, type, column, given, expected) => {
    const { adapter } = await fresh(SCHEMA)
    await adapter.executeRaw(sql(`insert into every (id, ${column}) values (1, ?)`, [type, given]))
    expect(await rows(adapter, `select ${column} from every`)).toEqual([[expected]])
    expect(await rows(adapter, `update every set ${column} = ? returning ${column}`, [type, given])).toEqual([[expected]])
  })

  it('is stored so that SQL can compute with it', async () => {
    const { adapter, path } = await fresh(SCHEMA)
    const given = [
      ['int', 3],
      ['boolean', true],
      ['datetime', '2026-01-02T00:00:00Z'],
      ['decimal', '2.5'],
    ] as const
    await adapter.executeRaw(sql('insert into every (id, whole, yes, at, price) values (1, ?, ?, ?, ?)', ...given))
    const file = await openSqlite(path, { readOnly: true })
    atEnd(() => {
      file.close()
    })
    expect(file.rows('select typeof(whole), typeof(yes), typeof(at), typeof(price), whole + yes, date(at) from every')).toEqual([
      ['integer', 'integer', 'text', 'real', 4n, '2026-01-02'],
    ])
  })

  it.each([
    ['text with a NUL', 'string', 'a\0b', /NUL/],
    ['a date that is none', 'datetime', 'yesterday', /not a date/],
    ['an object', 'string', {}, /cannot be stored/],
    ['a number that is none', 'float', NaN, /finite/],
    ['a number too small for the driver', 'float', 1e-300, /too small/],
    ['bytes that are none', 'bytes', 5, /bytes/],
  ] as [string, ArgScalarType, unknown, RegExp][])('is refused, and nothing is written: %s', async (_, type, given, message) => {
    const { adapter } = await fresh(SCHEMA)
    const cause = await refusal(adapter.executeRaw(sql('insert into every (id, name) values (1, ?)', [type, given])))
    expect(cause).toMatchObject({ kind: 'sqlite', message: expect.stringMatching(message) as string })
    expect(await rows(adapter, 'select count(*) from every')).toEqual([['0']])
  })

  it('of an undeclared column stays whole or broken as it was sent', async () => {
    const { adapter } = await fresh('create table loose (a, b, c, d, e)')
    const given = [
      ['int', 5],
      ['unknown', 2 ** 40],
      ['boolean', true],
      ['float', 0.5],
      ['bigint', '-3'],
    ] as const
    await adapter.executeRaw(sql('insert into loose values (?, ?, ?, ?, ?)', ...given))
    const types = await rows(adapter, 'select typeof(a), typeof(b), typeof(c), typeof(d), typeof(e) from loose')
    expect(types).toEqual([['integer', 'integer', 'integer', 'real', 'integer']])
  })

  it('of an undeclared column has the type that its rows have in common', async () => {
    const { adapter } = await fresh(SCHEMA)
    const typesOf = async (text: string) => (await adapter.queryRaw(sql(text))).columnTypes
    expect(await typesOf(`select 1, 1.5, 'a', x'00', null`)).toEqual([Type.Int64, Type.UnknownNumber, Type.Text, Type.Bytes, Type.Int32])
    const mixed = await adapter.queryRaw(sql('select value from (select null as value union all select 1 union all select 2.5)'))
    expect(mixed).toMatchObject({ columnTypes: [Type.UnknownNumber], rows: [[null], [1], [2.5]] })
    expect(await typesOf(`select 1 union all select 'a'`)).toEqual([Type.Text])
  })

  it('keeps its column name, its order and its declared type, with no row too', async () => {
    const { adapter } = await fresh(SCHEMA)
    const { columnNames, columnTypes } = await adapter.queryRaw(sql('select name as "who", at, yes, raw, body, large from every'))
    expect(columnNames).toEqual(['who', 'at', 'yes', 'raw', 'body', 'large'])
    expect(columnTypes).toEqual([Type.Text, Type.DateTime, Type.Boolean, Type.Bytes, Type.Json, Type.Int64])
  })

  it('may be one of ten thousand in a statement', async () => {
    const { adapter } = await fresh(SCHEMA)
    const many = Array.from({ length: 10_000 }, (_, index) => ['int', index] as const)
    const [row] = await rows(adapter, `select max(column1) from (values ${many.map(() => '(?)').join(',')})`, ...many)
    expect(row).toEqual(['9999'])
  })
})

describe('a statement', () => {
  it('answers with the number of rows it changed', async () => {
    const { adapter } = await fresh(SCHEMA)
    expect(await adapter.executeRaw(sql(`insert into person (name) values ('a'), ('b')`))).toBe(2)
    expect(await adapter.executeRaw(sql(`delete from person where name = 'nobody'`))).toBe(0)
  })

  it('is prepared again when the table has changed since', async () => {
    const { adapter } = await fresh(SCHEMA)
    await adapter.executeRaw(sql(`insert into person (id, name) values (1, 'a')`))
    expect(await rows(adapter, 'select * from person')).toEqual([['1', 'a', null, null]])
    await adapter.executeScript(`alter table person add column age INTEGER default 7`)
    expect(await rows(adapter, 'select * from person')).toEqual([['1', 'a', null, null, '7']])
  })

  it('is forgotten and prepared again after many others', async () => {
    const { adapter } = await fresh(SCHEMA)
    for (let index = 0; index < 700; index += 1) expect(await rows(adapter, `select ${String(index)}`)).toEqual([[String(index)]])
  })

  it('that reads behind a WITH sees what is written, and one that writes behind a WITH writes', async () => {
    const { adapter } = await fresh(SCHEMA)
    await adapter.executeRaw(sql(`with n(x) as (values ('a'), ('b')) insert into person (name) select x from n`))
    await adapter.queryRaw(sql(`with n(x) as (values ('c')) insert into person (name) select x from n returning id`))
    expect(await rows(adapter, `with n as (select name from person) select count(*) from n`)).toEqual([['3']])
  })

  it('cannot write through the connection that reads', async () => {
    const { path } = await fresh(SCHEMA)
    const reader = await openSqlite(path, { readOnly: true })
    atEnd(() => {
      reader.close()
    })
    expect(() => {
      reader.exec(`insert into person (name) values ('a')`)
    }).toThrow()
  })
})

describe('an error', () => {
  const cases: [string, string, object][] = [
    [
      'a unique index of two columns',
      `insert into person (name, phone) values ('a', 'p')`,
      { kind: 'UniqueConstraintViolation', constraint: { fields: ['name', 'phone'] } },
    ],
    [
      'a primary key',
      `insert into person (id, name) values (1, 'b')`,
      { kind: 'UniqueConstraintViolation', constraint: { fields: ['id'] } },
    ],
    [
      'a unique index on an expression',
      `insert into person (name, email) values ('b', 'E')`,
      { kind: 'UniqueConstraintViolation', constraint: { index: 'person_lower' } },
    ],
    ['not null', `insert into person (id) values (9)`, { kind: 'NullConstraintViolation', constraint: { fields: ['name'] } }],
    ['a foreign key', `insert into seat (person) values (99)`, { kind: 'ForeignKeyConstraintViolation', constraint: { foreignKey: {} } }],
    ['a foreign key on delete', `delete from person`, { kind: 'ForeignKeyConstraintViolation' }],
    ['no such table', `select * from nowhere`, { kind: 'TableDoesNotExist', table: 'nowhere' }],
    ['no such column', `select nowhere from person`, { kind: 'ColumnNotFound', column: 'nowhere' }],
    ['bad SQL', `selekt 1`, { kind: 'sqlite', extendedCode: 1 }],
  ]

  it.each(cases)('has a name: %s', async (_, text, expected) => {
    const { adapter } = await fresh(SCHEMA)
    await adapter.executeScript(
      `insert into person (id, name, email, phone) values (1, 'a', 'e', 'p'); insert into seat (person) values (1)`,
    )
    expect(await refusal(adapter.queryRaw(sql(text)))).toMatchObject(expected)
    expect(await refusal(adapter.executeRaw(sql(text)))).toMatchObject(expected)
    if (text.startsWith('insert')) expect(await refusal(adapter.queryRaw(sql(`${text} returning id`)))).toMatchObject(expected)
  })

  it('of a missing folder names the file', async () => {
    const cause = await refusal(openSqlite('/no/such/folder/test.db'))
    expect(cause).toMatchObject({ kind: 'sqlite', extendedCode: 14, message: expect.stringContaining('/no/such/folder/test.db') as string })
  })

  it('of an adapter that is closed says so', async () => {
    const { adapter } = await fresh(SCHEMA)
    await adapter.dispose()
    expect(await refusal(adapter.queryRaw(sql('select 1 as one')))).toMatchObject({ kind: 'ConnectionClosed' })
    expect(await refusal(adapter.startTransaction())).toMatchObject({ kind: 'ConnectionClosed' })
  })
})
