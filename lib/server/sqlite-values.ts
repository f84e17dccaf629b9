/**
 * How a value and an error cross the border between Prisma and SQLite: both directions, and nothing else.
 * It knows no connection, no queue and no model.
 */
import { ColumnTypeEnum as Type, DriverAdapterError } from '@prisma/driver-adapter-utils'
import type { ArgScalarType, ColumnType } from '@prisma/driver-adapter-utils'

/** What SQLite can hold in a cell. */
export type Stored = null | number | bigint | string | Uint8Array

/** The declared types of Prisma's own migrations, and the few other names that hand-written SQL may use. */
const DECLARED: ReadonlyMap<string, ColumnType> = new Map<string, ColumnType>([
  ['INTEGER', Type.Int32],
  ['INT', Type.Int32],
  ['BIGINT', Type.Int64],
  ['BOOLEAN', Type.Boolean],
  ['TEXT', Type.Text],
  ['DATETIME', Type.DateTime],
  ['REAL', Type.Double],
  ['DECIMAL', Type.Numeric],
  ['BLOB', Type.Bytes],
  ['JSONB', Type.Json],
])

function bytes(value: unknown): Uint8Array {
  if (typeof value === 'string') return Buffer.from(value, 'base64')
  if (value instanceof Uint8Array) return value
  if (value instanceof ArrayBuffer) return new Uint8Array(value)
  throw new TypeError('bytes must come as an array of bytes or as base64')
}

/** The same text for the same moment, so that a column of dates sorts as text. */
function moment(value: unknown): string {
  const date = value instanceof Date ? value : new Date(typeof value === 'number' ? value : String(value))
  if (Number.isNaN(date.getTime())) throw new TypeError(`not a date: ${String(value)}`)
  return date.toISOString().replace('Z', '+00:00')
}

/** Below this one of the two drivers takes a number for zero. No score comes near it, so it is refused in both. */
const SMALLEST = 2 ** -50

/** A whole number goes as a bigint: one of the two drivers would store every number, and the other every large one, as a broken one. */
function number(value: number, type: ArgScalarType): Stored {
  if (!Number.isFinite(value)) throw new TypeError(`not a finite number: ${String(value)}`)
  if (value !== 0 && Math.abs(value) < SMALLEST) throw new TypeError(`too small a number to be stored: ${String(value)}`)
  return type !== 'float' && type !== 'decimal' && Number.isSafeInteger(value) ? BigInt(value) : value
}

function text(value: string, type: ArgScalarType): Stored {
  if (type === 'bigint' || type === 'int') return BigInt(value)
  if (type === 'float' || type === 'decimal') return number(Number(value), type)
  if (value.includes('\0')) throw new TypeError('text contains a NUL character') // the driver would cut it off there
  return value
}

/** What Prisma sends, as SQLite stores it. */
export function bind(value: unknown, type: ArgScalarType = 'unknown'): Stored {
  if (value === null || value === undefined) return null
  if (type === 'datetime' || value instanceof Date) return moment(value)
  if (type === 'bytes' || value instanceof Uint8Array) return bytes(value)
  switch (typeof value) {
    case 'boolean':
      return value ? 1n : 0n
    case 'bigint':
      return value
    case 'number':
      return number(value, type)
    case 'string':
      return text(value, type)
    default:
      throw new TypeError(`a value of type ${typeof value} cannot be stored`)
  }
}

/** What SQLite holds, as Prisma reads it. */
export function unbind(value: Stored, type: ColumnType): unknown {
  if (value instanceof Uint8Array) return Array.from(value)
  if (typeof value === 'bigint') {
    if (type === Type.Boolean) return value !== 0n
    if (type === Type.DateTime) return new Date(Number(value)).toISOString()
    return type === Type.UnknownNumber ? Number(value) : value.toString()
  }
  if (typeof value !== 'number') return value
  if (type === Type.DateTime) return new Date(value).toISOString()
  return type === Type.Json ? String(value) : value // a JSON column has SQLite's numeric affinity: the text 1.5 comes back as a number
}

function typeOfValue(value: Stored): ColumnType {
  if (typeof value === 'string') return Type.Text
  if (typeof value === 'bigint') return Type.Int64
  return value instanceof Uint8Array ? Type.Bytes : Type.UnknownNumber
}

/**
 * The type of one result column: as declared, else what its values have in common. Whole and broken numbers together are numbers,
 * and anything else that is mixed is text.
 */
export function columnType(declared: string | null, values: Iterable<Stored>): ColumnType {
  const known = declared === null ? undefined : DECLARED.get(declared.toUpperCase())
  if (known !== undefined) return known
  const seen = new Set<ColumnType>()
  for (const value of values) if (value !== null) seen.add(typeOfValue(value))
  const [first = Type.Int32] = seen
  if (seen.size <= 1) return first
  return seen.has(Type.Text) || seen.has(Type.Bytes) ? Type.Text : Type.UnknownNumber
}

type Failure = ConstructorParameters<typeof DriverAdapterError>[0]

/** SQLite's numbers for the failures that have no name of their own in Prisma (sqlite.org/rescode.html). */
const RESULT_CODES: readonly (readonly [RegExp, number])[] = [
  [/readonly/, 8],
  [/disk I\/O error/, 10],
  [/malformed/, 11],
  [/disk is full/, 13],
  [/unable to open/, 14],
  [/not a database/, 26],
]

const constraint = (list: string): { fields: string[] } | { index: string } => {
  const index = /^index '(.+)'$/.exec(list)?.[1]
  return index === undefined ? { fields: list.split(', ').map(field => field.split('.').pop() ?? field) } : { index }
}

const NAMED: readonly (readonly [RegExp, (found: string) => Failure])[] = [
  [/^UNIQUE constraint failed: (.*)/, found => ({ kind: 'UniqueConstraintViolation', constraint: constraint(found) })],
  [/^NOT NULL constraint failed: (.*)/, found => ({ kind: 'NullConstraintViolation', constraint: constraint(found) })],
  [/^(FOREIGN KEY) constraint failed/, () => ({ kind: 'ForeignKeyConstraintViolation', constraint: { foreignKey: {} } })],
  [/is (locked)/, () => ({ kind: 'SocketTimeout' })],
  [/^no such table: (?:main\.)?(.*)/, found => ({ kind: 'TableDoesNotExist', table: found })],
  [/^no such column: (.*)/, found => ({ kind: 'ColumnNotFound', column: found })],
  [/is (not open|closed)/, () => ({ kind: 'ConnectionClosed' })],
]

function mapped(message: string): Failure {
  for (const [pattern, failure] of NAMED) {
    const found = pattern.exec(message)?.[1]
    if (found !== undefined) return failure(found)
  }
  return { kind: 'sqlite', extendedCode: RESULT_CODES.find(([pattern]) => pattern.test(message))?.[1] ?? 1, message }
}

/**
 * The error that Prisma understands. SQLite's messages are stable, and they are there when the driver's codes are missing
 * (a statement with RETURNING).
 */
export function failure(error: unknown): DriverAdapterError {
  if (error instanceof DriverAdapterError) return error
  const message = error instanceof Error ? error.message : String(error)
  return new DriverAdapterError({ ...mapped(message), originalCode: 'SQLITE', originalMessage: message })
}

/** The refusal of a statement that belongs to a transaction which is over. */
export function overAlready(why: string): DriverAdapterError {
  return new DriverAdapterError({ kind: 'TransactionAlreadyClosed', cause: why, originalCode: 'SQLITE', originalMessage: why })
}
