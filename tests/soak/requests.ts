/**
 * Requests made from the API's own description, right and then spoilt: parts left out, of another kind, far too long, odd signs, JSON cut off.
 * It judges no answer.
 */
import type { Chance } from '../unit/random'

type Schema = { readonly [key: string]: unknown }
type Operation = {
  readonly parameters?: readonly { name: string; in: string }[]
  readonly requestBody?: { content: Record<string, { schema?: Schema }> }
}
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Description = { readonly paths: Record<string, Record<string, Operation>> }
export type Made = { readonly method: Method; readonly path: string; readonly raw?: string }

const ODD = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '🦉'.repeat(40),
  'x'.repeat(5000),
  '../../etc/passwd',
  "'; DROP TABLE Game; --",
  '%00',
  '__proto__',
  '-1',
  '1e309',
  'null',
  '<script>',
  '\r\nset-cookie: a=b',
  '\u202e',
  '２',
  'constructor',
]
const NUMBERS = [0, -1, 1.5, 1e308, -1e308, 2 ** 53, 4294967296, 1001, 0.1 + 0.2]

/** Half a sign cannot stand in an address; what a browser makes of it can. Dots alone are no part of one: they lead elsewhere. */
const inAddress = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/^\.{1,2}$/, '') || 'x')
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value)
const schemas = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.filter(isSchema) : [])

/** Ids that the book has, so that a request gets past the door. */
export type Known = { readonly games: readonly string[]; readonly seats: readonly string[]; readonly actions: readonly string[] }

export class Requests {
  readonly #list: readonly { path: string; method: Method; operation: Operation }[]

  constructor(
    description: Description,
    readonly chance: Chance,
    readonly known: Known,
    /** How often an operation stands in the draw; 0 where it is never asked. */
    share: (method: Method, path: string) => number = () => 1,
  ) {
    const all = Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({ path, method: method.toUpperCase() as Method, operation })),
    )
    const asked = all.flatMap(one => Array.from({ length: share(one.method, one.path) }, () => one))
    // The door of the log is tried as often as all others together.
    const door = all.filter(({ path }) => path.endsWith('/actions'))
    this.#list = [...asked, ...asked.flatMap(() => door)]
  }

  next(): Made {
    const one = this.chance.pick(this.#list)
    if (!one) throw new Error('the description has no paths')
    const { path, method, operation } = one
    const schema = Object.values(operation.requestBody?.content ?? {}).find(c => c.schema)?.schema
    return { method, path: this.#address(path, operation), ...(schema ? { raw: this.#body(schema) } : {}) }
  }

  #address(path: string, { parameters = [] }: Operation): string {
    const { chance } = this
    const named = path.replace(/\{\w+\}/g, () => inAddress(chance.often(0.8) ? this.#id() : this.#text()))
    const query = parameters.filter(p => p.in === 'query' && chance.often(0.4)).map(p => `${p.name}=${inAddress(this.#word())}`)
    return query.length > 0 ? `${named}?${query.join('&')}` : named
  }

  #body(schema: Schema): string {
    const { chance } = this
    let value = this.#sample(schema, 0)
    for (let times = chance.pick([0, 1, 1, 1, 2, 4]) ?? 1; times > 0; times -= 1) value = this.#spoil(value)
    const text = JSON.stringify(value)
    if (chance.often(0.95)) return text
    return chance.of(
      text.slice(0, chance.int(0, text.length)),
      `${text}${text}`,
      '',
      'null',
      `[${text}]`,
      '['.repeat(3000),
      text.replaceAll('"', "'"),
    )
  }

  #id = (): string => this.chance.pick([...this.known.games, ...this.known.seats, ...this.known.actions]) ?? 'none'
  #uuid = (): string => {
    const hex = Array.from({ length: 32 }, () => this.chance.int(0, 15).toString(16)).join('')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
  }
  #text = (): string =>
    this.chance.often(0.3)
      ? (this.chance.pick(ODD) ?? '')
      : Array.from({ length: this.chance.int(1, 12) }, () => String.fromCodePoint(this.chance.int(32, 591))).join('')
  #word = (): string => this.chance.of('facts', 'live', 'all', '2026-11-27', String(this.chance.int(-3, 60)), this.#id(), this.#text())

  #sample(schema: Schema, depth: number): unknown {
    const { chance } = this
    if (depth > 8) return null
    const choices = [...schemas(schema['anyOf']), ...schemas(schema['oneOf'])]
    if (choices.length > 0) return this.#sample(chance.pick(choices) ?? {}, depth + 1)
    if (Array.isArray(schema['enum'])) return chance.pick(schema['enum'])
    if ('const' in schema) return schema['const']
    if (schema['nullable'] === true && chance.often(0.2)) return null
    switch (schema['type']) {
      case 'string':
        return this.#string(schema)
      case 'integer':
      case 'number':
        return chance.int(0, 5)
      case 'boolean':
        return chance.often(0.5)
      case 'array':
        return this.#array(schema, depth)
      case 'object':
        return this.#object(schema, depth)
      default:
        return chance.of<unknown>(null, 1, this.#text(), {}, [])
    }
  }

  #string(schema: Schema): string {
    const { chance } = this
    if (schema['format'] === 'uuid' || schema['format'] === 'guid' || String(schema['pattern']).includes('[0-9a-fA-F]'))
      return chance.often(0.5) ? this.#uuid() : this.#id()
    return chance.often(0.4) ? this.#id() : chance.of('1', 'x', '.', '11111', 'x.1?_', '2026-11-27', 'Europe/London', this.#text())
  }

  #array(schema: Schema, depth: number): unknown[] {
    const items = schema['items']
    const least = typeof schema['minItems'] === 'number' ? schema['minItems'] : 0
    const most = typeof schema['maxItems'] === 'number' ? Math.min(schema['maxItems'], least + 3) : least + 3
    return Array.from({ length: this.chance.int(least, Math.max(least, most)) }, () =>
      isSchema(items) ? this.#sample(items, depth + 1) : this.chance.int(0, 5),
    )
  }

  #object(schema: Schema, depth: number): Record<string, unknown> {
    const required = Array.isArray(schema['required']) ? schema['required'] : []
    const properties = isSchema(schema['properties']) ? schema['properties'] : {}
    const made: Record<string, unknown> = {}
    for (const [key, part] of Object.entries(properties))
      if (isSchema(part) && (required.includes(key) || this.chance.often(0.4))) made[key] = this.#sample(part, depth + 1)
    if (Object.keys(properties).length === 0 && isSchema(schema['additionalProperties']))
      made[this.#id()] = this.#sample(schema['additionalProperties'], depth + 1)
    return made
  }

  #junk(): unknown {
    const { chance } = this
    return chance.of<unknown>(
      null,
      true,
      [],
      {},
      chance.pick(NUMBERS),
      chance.pick(ODD),
      this.#id(),
      [[[[]]]],
      { toString: 1 },
      Array.from({ length: 600 }, () => 1),
    )
  }

  /** Somewhere in it, something else. */
  #spoil(value: unknown): unknown {
    const { chance } = this
    if (typeof value !== 'object' || value === null || chance.often(0.15)) return this.#junk()
    if (Array.isArray(value)) {
      const list = [...(value as unknown[])]
      const at = chance.int(0, Math.max(0, list.length - 1))
      if (chance.often(0.2)) list.push(list[at])
      else if (chance.often(0.2)) list.splice(at, 1)
      else list[at] = this.#spoil(list[at])
      return list
    }
    const object: Record<string, unknown> = { ...value }
    const key = chance.pick(Object.keys(object))
    if (key === undefined || chance.often(0.1))
      return { ...object, [chance.pick(['__proto__', 'extra', 'constructor', '']) ?? 'x']: this.#junk() }
    if (chance.often(0.2)) return Object.fromEntries(Object.entries(object).filter(([k]) => k !== key))
    return { ...object, [key]: this.#spoil(object[key]) }
  }
}
