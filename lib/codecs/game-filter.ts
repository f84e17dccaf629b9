/**
 * A question for games of the book, as an address carries it: parsed in one place for the API and the page, refused in one plain sentence.
 * It refuses to know whether such a person, Class or game exists.
 */
import { refuse, take, type Result } from '../table/result'
import { isoDate, parse } from './form'

/** Which games are asked for; what is missing does not narrow. Days are those of the table's own calendar. */
export type GameFilter = {
  pad?: string | undefined
  status?: 'live' | 'finished' | undefined
  /** An id of the book; whoever is said to be the same person counts too. */
  person?: string | undefined
  /** Part of the title or of a name at the table. */
  text?: string | undefined
  /** A Class (or what the pad has over columns and before rows), however it was spelled. */
  heading?: string | undefined
  from?: string | undefined
  to?: string | undefined
  cursor?: string | undefined
  /** Undefined lists archived games and others alike. */
  archived?: boolean | undefined
  limit?: number | undefined
}

export type Asked = (name: string) => string | undefined

/** Games in one answer, where a program asks for more than the usual page. */
const MOST = 200
const LONGEST = 200

const wrong = <T>(message: string): Result<T> => refuse('form.invalid', message)

function dateProblem(name: string, text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return `"${name}" is a date like 2026-11-27.`
  return parse(isoDate, text, 'A date').ok ? undefined : `"${name}" is a day that does not exist: ${text}.`
}

function limitOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  return /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
}

function problemIn(asked: Asked): string | undefined {
  for (const name of ['from', 'to']) {
    const text = asked(name)
    const problem = text === undefined ? undefined : dateProblem(name, text)
    if (problem !== undefined) return problem
  }
  const [from, to] = [asked('from'), asked('to')]
  if (from !== undefined && to !== undefined && from > to) return '"from" is a later day than "to".'
  const limit = limitOf(asked('limit'))
  return limit === undefined || (limit >= 1 && limit <= MOST) ? undefined : `"limit" is a number of games from 1 to ${MOST}.`
}

/** What an address asks for. An empty field asks for nothing. */
export function gameFilterOf(query: Asked): Result<GameFilter> {
  const asked: Asked = name => {
    const text = query(name)?.trim().slice(0, LONGEST)
    return text === '' ? undefined : text
  }
  const problem = problemIn(asked)
  if (problem !== undefined) return wrong(problem)
  const status = asked('status')
  if (status !== undefined && status !== 'live' && status !== 'finished') return wrong('"status" is live or finished.')
  return take({
    pad: asked('pad'),
    status,
    person: asked('person'),
    text: asked('text'),
    heading: asked('class'),
    from: asked('from'),
    to: asked('to'),
    cursor: asked('cursor'),
    archived: asked('archived') === 'all' ? undefined : asked('archived') === 'true',
    limit: limitOf(asked('limit')),
  })
}
