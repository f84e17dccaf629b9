/**
 * What does not fit a form, in a few plain words: one sentence for each way of not fitting, right whatever is spoken of.
 * It refuses to know any form; it knows how zod says what is wrong, and nobody else does.
 */
import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}
const MOST_NAMED = 12

const literal = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value))

function oneOf(values: readonly unknown[]): string {
  const named = values.slice(0, MOST_NAMED).map(literal)
  const last = values.length > MOST_NAMED ? 'another of that kind' : named.pop()
  return named.length === 0 ? (last ?? '') : `${named.join(', ')} or ${last ?? ''}`
}

const counted = (n: number | bigint, one: string, many: string): string => `${n} ${Number(n) === 1 ? one : many}`

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'string' || origin === 'array') {
    if (Number(minimum) === 1) return 'must not be empty'
    return `must have at least ${origin === 'string' ? counted(minimum, 'sign', 'signs') : counted(minimum, 'entry', 'entries')}`
  }
  return inclusive === false ? `must be more than ${minimum}` : `must be ${minimum} or more`
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodIssueTooBig): string {
  if (origin === 'string') return `must have no more than ${counted(maximum, 'sign', 'signs')}`
  if (origin === 'array') return `must have no more than ${counted(maximum, 'entry', 'entries')}`
  return inclusive === false ? `must be less than ${maximum}` : `must be ${maximum} or less`
}

/** What zod is made to say where a form brings no sentence of its own. */
export const NO_WORDS = 'Invalid input'

/** Our own sentence where the form brings one, else undefined. */
const own = (message: string): string | undefined => (message === NO_WORDS ? undefined : message.replace(/\.$/, ''))

/** What a value of two or more possible forms must be: each possibility once, where all say what it must be. */
function oneOfForms({ errors }: z.core.$ZodIssueInvalidUnion): string {
  const firsts = errors.flatMap(([issue]) => (issue && issue.path.length === 0 ? [words(issue)] : []))
  const musts = [...new Set(firsts)].flatMap(text => (text.startsWith('must be ') ? [text.slice('must be '.length)] : []))
  return musts.length > 0 ? `must be ${musts.join(' or ')}` : 'must be of another kind'
}

function words(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[issue.expected] ?? 'of another kind'}`
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      if (issue.format === 'guid' || issue.format === 'uuid') return 'must be an id like 123e4567-e89b-42d3-a456-426614174000'
      return 'must be written in another way'
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return `${oneOf(issue.keys)} ${issue.keys.length === 1 ? 'is' : 'are'} not known here`.replace(' or ', ' and ')
    case 'invalid_value':
      return `must be ${oneOf(issue.values)}`
    case 'invalid_union':
      return oneOfForms(issue)
    case 'invalid_key':
      return 'must not have this name'
    case 'invalid_element':
      return 'must be of another kind'
    case 'custom':
      return 'must be of another kind'
  }
}

/** In a choice of forms, the one that fits so far that only a part of it is wrong; else the choice itself. */
function innermost(issue: Issue): Issue {
  if (issue.code !== 'invalid_union' || own(issue.message) !== undefined) return issue
  const [inner] = issue.errors.flatMap(([first]) => (first && first.path.length > 0 ? [first] : []))
  return inner ? innermost({ ...inner, path: [...issue.path, ...inner.path] }) : issue
}

/** What stands at this path of what was sent; undefined where nothing does. */
const at = (raw: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), raw)

/** Why it does not fit, and whether that is a sentence of the form's own, which then follows a colon. */
function reasonOf(raw: unknown, issue: Issue): { why: string; own: boolean } {
  const said = own(issue.message)
  if (said !== undefined) return { why: said, own: true }
  const isMissing = issue.path.length > 0 && issue.code !== 'unrecognized_keys' && at(raw, issue.path) === undefined
  return { why: isMissing ? 'is missing' : words(issue), own: false }
}

/** `what` with the place and the reason, as one sentence: "These house rules: rounds must be 1 or more." */
export function formSentence(what: string, raw: unknown, issues: readonly Issue[]): string {
  const [first] = issues
  if (!first) return `${what} must be written in another way.`
  const issue = innermost(first)
  const reason = reasonOf(raw, issue)
  const place = issue.path.map(String).join('.')
  if (place === '') return `${what}${issue.code === 'unrecognized_keys' || reason.own ? ':' : ''} ${reason.why}.`
  return `${what}: ${place}${reason.own ? ':' : ''} ${reason.why}.`
}
