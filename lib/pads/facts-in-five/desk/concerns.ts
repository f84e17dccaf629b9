/**
 * Every problem of a round in one list by severity, each with its cell: what the table's own checks say, challenges that are open, Key Words and ranges
 * that do not fit, entries that stand twice, what is missing. It refuses to settle anything.
 */
import type { Gap, Problem, SeatId, Severity } from '../../../table/result'
import { findSeat, seatsOf } from '../../../table/table'
import { keyOf, markAt, type CellAt, type Challenge, type FiveCard } from '../card'
import type { FiveTable } from '../challenges'
import { headingOf, letterOf, type Heads } from '../setup'
import { adviceOn, type Advice } from './advice'
import { rememberedFor } from '../../../table/remembered'
import { proposalsIn, writtenCells, type Proposal } from './twice'

type Round = FiveTable['rounds'][number]

/** A problem, and what can be done about it at once: a ruling that is proposed, or the challenge to settle. */
export type Concern = Problem & { proposal?: Proposal }

const GRAVITY: Readonly<Record<Severity, number>> = { error: 0, warning: 1, hint: 2 }

const place = (heads: Heads, at: CellAt): string => `${letterOf(heads, at.row)}, ${headingOf(heads, at.column)}`

function letterConcern(heads: Heads, at: CellAt, card: FiveCard, text: string, advice: Advice): Omit<Concern, 'round' | 'seat'> | null {
  if (advice.fits) return null
  const valid = markAt(card, at) === '1'
  const where = place(heads, at)
  if (advice.verdict === 'differs')
    return {
      severity: 'warning',
      code: 'key-word.differs',
      message: `“${text}” in ${where}${valid ? ' is marked valid' : ''}: ${advice.keyWord === '' ? 'it has no Key Word' : `its Key Word is ${advice.keyWord}`}. ${advice.why}`,
      ...at,
    }
  return { severity: 'hint', code: 'key-word.unsure', message: `“${text}” in ${where}: ${advice.why}`, ...at }
}

function rangeConcern(heads: Heads, at: CellAt, text: string, { spelling }: Advice): Omit<Concern, 'round' | 'seat'> | null {
  if (!spelling || spelling.rangeOk) return null
  const sure = spelling.certainty === 'rule'
  return {
    severity: sure ? 'warning' : 'hint',
    code: 'spelling.range',
    message: `“${text}” in ${place(heads, at)}: ${spelling.why}`,
    ...at,
  }
}

/** What the advice finds on the entries of one card that still count. */
function adviceFound(card: FiveCard, heads: Heads, child: boolean): readonly Omit<Concern, 'round' | 'seat'>[] {
  return writtenCells(card).flatMap(at => {
    const text = card.notes.get(keyOf(at))?.text ?? ''
    const mark = markAt(card, at)
    if (mark === 'x' || mark === '.') return []
    const advice = adviceOn(heads, at, text, child)
    if (!advice) return []
    return [letterConcern(heads, at, card, text, advice), rangeConcern(heads, at, text, advice)].flatMap(found => found ?? [])
  })
}

/** The same for the table's eyes, looked for anew only where the card or what stands over it has changed. */
const adviceConcerns = rememberedFor(
  (card: FiveCard, classes: Heads['classes'], letters: Heads['letters'], child: boolean, round: number, seat: SeatId): readonly Concern[] =>
    adviceFound(card, { classes, letters }, child).map(found => ({ ...found, round, seat })),
)

const openConcern = (table: FiveTable, round: Round, seat: string, challenge: Challenge): Concern => ({
  severity: 'warning',
  code: 'challenge.still-open',
  message: `${findSeat(table, seat)?.name ?? ''}'s entry in ${place(round.setup, challenge)} is under an open challenge.`,
  round: round.number,
  seat,
  row: challenge.row,
  column: challenge.column,
  challenge: challenge.id,
})

const proposalConcern = (round: Round, proposal: Proposal): Concern => ({
  severity: proposal.sure ? 'warning' : 'hint',
  code: `entry.${proposal.kind}`,
  message: proposal.message,
  round: round.number,
  ...(proposal.kind === 'twice' && proposal.seats[0] !== undefined ? { seat: proposal.seats[0] } : {}),
  row: proposal.row,
  column: proposal.column,
  proposal,
})

const GAPS = [
  { kind: 'missing', words: 'cards are not handed in' },
  { kind: 'unjudged', words: 'cards have entries that are not judged' },
  { kind: 'unchecked', words: 'cards are not checked' },
] as const

/** More than this many cards with the same gap are one line: at an event the list would hold nothing else. */
const MOST_GAPS = 3

function gapConcerns(round: Round, gaps: readonly Gap[], words: string): readonly Concern[] {
  const [first] = gaps
  if (!first) return []
  const shared = { severity: 'hint' as const, code: `gap.${first.kind}`, round: round.number }
  return gaps.length > MOST_GAPS
    ? [{ ...shared, message: `${gaps.length} ${words}.` }]
    : gaps.map(({ message, seat }) => ({ ...shared, message, seat }))
}

/** All of them, gravest first, and within one severity in the order of the table. `known` are the checks that the game has made already. */
export function concernsIn(table: FiveTable, round: Round, known: readonly Problem[], gaps: readonly Gap[]): readonly Concern[] {
  const { classes, letters } = round.setup
  const cards = seatsOf(table, round.number).flatMap(({ id, child }) => {
    const held = round.cards.get(id)
    return held?.stand === 'played' ? [{ seat: id, child, card: held.card }] : []
  })
  const all: Concern[] = [
    ...known.filter(p => p.round === round.number),
    ...cards.flatMap(({ seat, card }) => card.challenges.filter(c => c.status === 'open').map(c => openConcern(table, round, seat, c))),
    ...cards.flatMap(({ seat, card, child }) => adviceConcerns(card, classes, letters, child, round.number, seat)),
    ...proposalsIn(table, round).map(p => proposalConcern(round, p)),
    ...GAPS.flatMap(({ kind, words }) =>
      gapConcerns(
        round,
        gaps.filter(g => g.kind === kind),
        words,
      ),
    ),
  ]
  return all.toSorted((a, b) => GRAVITY[a.severity] - GRAVITY[b.severity])
}
