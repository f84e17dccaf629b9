/**
 * What the book can say of a person, of two, and of a Class or letter: the database's sums, put beside the pads' own names. Whatever cannot be compared
 * stands apart (another pad, other classifications, teams), and every mean says how many cards it rests on.
 * It refuses to add points up: the tables have them from the rules.
 */
import 'server-only'
import { advice, padOf, pads } from '@/lib/registry'
import { groupsOf, spreadOf, type Spread } from '@/lib/statistics/spread'
import { database } from './db'
import { mergedPersons } from './persons'
import * as sql from './sql-statistics'
import type { Best, FormPoint, Kind } from './sql-statistics'

/** Games under one roof: what they are, and whether he played alone or in a team. */
export type KindOf = { pad: string; padName: string; roundWord: string; cardWord: string; scale: readonly string[]; team: boolean }

export type InClassification = {
  classification: string
  /** Cards and what they brought; null where there is no settled card. */
  cards: { cards: number; average: number; best: number } | null
  record: Best | null
  /** Games ended by the rule, then those that the Director ended: never added together. */
  byRule: { games: number; wins: number }
  early: { games: number; wins: number }
}

export type KindFigures = KindOf & { classifications: readonly InClassification[]; form: readonly FormPoint[] }

export type LineFigures = { axis: string; one: string; many: string; lines: readonly { text: string; spread: Spread }[] }

export type DisputeFigures = { settled: number; right: number; other: number }

export type PersonFigures = {
  states: readonly { state: string; games: number }[]
  kinds: readonly KindFigures[]
  strengths: readonly LineFigures[]
  written: DisputeFigures
  brought: DisputeFigures
  companions: readonly { person: string; name: string; games: number }[]
}

const MOST_FORM = 40
const MOST_COMPANIONS = 12
const MOST_LINES = 60

const keyOf = ({ pad, scale, team }: Kind): string => JSON.stringify([pad, scale, team])

function kindOf({ pad, scale, team }: Kind): KindOf {
  const known = padOf(pad)
  return {
    pad,
    padName: known?.name ?? pad,
    roundWord: known?.roundWord ?? 'round',
    cardWord: known?.cardWord ?? 'card',
    scale: scale.split(' '),
    team: team === 1,
  }
}

type Asked = {
  averages: readonly sql.Average[]
  wins: readonly sql.Wins[]
  bests: readonly Best[]
  form: readonly FormPoint[]
}

const winsWhere = (wins: readonly sql.Wins[], early: number): { games: number; wins: number } => {
  const found = wins.find(w => w.early === early)
  return { games: found?.games ?? 0, wins: found?.wins ?? 0 }
}

function figuresOf(kind: Kind, { averages, wins, bests, form }: Asked): KindFigures {
  const key = keyOf(kind)
  const own = <T extends Kind & { classification: string }>(rows: readonly T[], classification: string): T[] =>
    rows.filter(r => keyOf(r) === key && r.classification === classification)
  const shown = kindOf(kind)
  return {
    ...shown,
    classifications: shown.scale.map(classification => {
      const [cards] = own(averages, classification)
      return {
        classification,
        cards: cards ? { cards: cards.cards, average: cards.average, best: cards.best } : null,
        record: own(bests, classification)[0] ?? null,
        byRule: winsWhere(own(wins, classification), 0),
        early: winsWhere(own(wins, classification), 1),
      }
    }),
    form: form.filter(f => keyOf(f) === key),
  }
}

/** Lines that mean the same under one text, the best first; those with most cards where there are many. */
function linesOf(rows: readonly sql.Strength[], nameOf: (row: sql.Strength) => string): LineFigures['lines'] {
  return groupsOf(rows, row => advice.fold(nameOf(row)))
    .map(([, own]) => ({ text: own[0] ? nameOf(own[0]) : '', spread: spreadOf(own) }))
    .sort((a, b) => b.spread.cards - a.spread.cards)
    .slice(0, MOST_LINES)
    .sort((a, b) => (b.spread.mean ?? 0) - (a.spread.mean ?? 0))
}

/** Axis by axis, as the pads have them; what stands beside a heading (a Category) is told on lines of its own. */
async function strengthsOf(people: readonly string[]): Promise<readonly LineFigures[]> {
  const found: LineFigures[] = []
  for (const line of pads.flatMap(pad => pad.lines)) {
    const rows = await sql.strengthsOf(database(), people, line.axis, line.side)
    const detailed = rows.filter(r => r.detail !== null)
    if (rows.length > 0) found.push({ axis: line.axis, one: line.one, many: line.many, lines: linesOf(rows, r => r.text) })
    if (detailed.length > 0)
      found.push({
        axis: `${line.axis} detail`,
        one: `${line.one} and ${line.detail ?? ''}`,
        many: `${line.many} with their ${line.detail ?? ''}`,
        lines: linesOf(detailed, r => `${r.text}: ${r.detail ?? ''}`),
      })
  }
  return found
}

const disputes = (rows: readonly sql.Disputes[]): DisputeFigures => {
  const settled = rows.filter(r => r.outcome === 'valid' || r.outcome === 'not-valid')
  const sum = (list: readonly sql.Disputes[]): number => list.reduce((n, r) => n + r.challenges, 0)
  return { settled: sum(settled), right: sum(settled.filter(r => r.right === 1)), other: sum(rows) - sum(settled) }
}

async function companionsOf(people: readonly string[]): Promise<PersonFigures['companions']> {
  const [rows, merged] = [await sql.companionsOf(database(), people, MOST_COMPANIONS), await mergedPersons()]
  const roots = groupsOf(rows, r => merged.get(r.person) ?? r.person)
  const names = await database().person.findMany({ where: { id: { in: roots.map(([id]) => id) } }, select: { id: true, name: true } })
  return roots.map(([person, own]) => ({
    person,
    name: names.find(n => n.id === person)?.name ?? '',
    games: own.reduce((sum, r) => Math.max(sum, r.games), 0),
  }))
}

/** Everything about one person, who may be several that are said to be the same. */
export async function personFigures(people: readonly string[]): Promise<PersonFigures> {
  const db = database()
  const asked: Asked = {
    averages: await sql.averagesOf(db, people),
    wins: await sql.winsOf(db, people),
    bests: await sql.bestsOf(db, people),
    form: await sql.formOf(db, people, MOST_FORM),
  }
  const rows = await sql.disputesOf(db, people)
  return {
    states: await sql.gamesByState(db, people),
    kinds: groupsOf<Kind>([...asked.averages, ...asked.wins], keyOf).flatMap(([, [kind]]) => (kind ? [figuresOf(kind, asked)] : [])),
    strengths: await strengthsOf(people),
    written: disputes(rows.filter(r => r.side === 'writer')),
    brought: disputes(rows.filter(r => r.side === 'challenger')),
    companions: await companionsOf(people),
  }
}

export type TwoFigures = { together: number; kinds: readonly (KindOf & { meetings: readonly sql.Meeting[] })[] }

/** Two against each other, game by game; and how often at one seat, where nobody is ahead. */
export async function twoFigures(one: readonly string[], other: readonly string[]): Promise<TwoFigures> {
  const meetings = await sql.meetingsOf(database(), one, other)
  return {
    together: await sql.togetherOf(database(), one, other),
    kinds: groupsOf(meetings, m => JSON.stringify([m.pad, m.scale])).flatMap(([, own]) => {
      const [first] = own
      if (!first) return []
      const kind = kindOf({ pad: first.pad, scale: first.scale, team: 0 })
      return [{ ...kind, meetings: kind.scale.flatMap(c => own.filter(m => m.classification === c)) }]
    }),
  }
}
