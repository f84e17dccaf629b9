/** This pad's own actions in plain words, for history and undo. */
import { seatName, type PadWords } from '@/components/table/words'
import { isAxis, type Axis } from '@/lib/pads/facts-in-five/card'
import { findChallenge, type FiveTable, type Found } from '@/lib/pads/facts-in-five/challenges'
import { headingOf, letterOf, type FiveSetup } from '@/lib/pads/facts-in-five/setup'
import { outcomeOf } from '@/lib/pads/facts-in-five/voting'
import { markWords } from '@/lib/pads/facts-in-five/words'
import type { FiveGame } from './five-game'
import { validWords } from './stage-words'
import { isolated } from '@/lib/table/closed-text'

type Action = Parameters<PadWords>[1]
type FiveTableNames = Parameters<PadWords>[0]

const text = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')
const axisOf = (value: unknown): Axis => (typeof value === 'number' && isAxis(value) ? value : 0)

/** "row C, World Leaders: King" in this round. */
const cellWords = (setup: FiveSetup | undefined, row: unknown, column: unknown): string =>
  setup ? `${letterOf(setup, axisOf(row))}, ${headingOf(setup, axisOf(column))}` : ''

const isNumber = (value: unknown): value is number => typeof value === 'number'
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined

/** The votes that were sent, by name or by number. */
function castOf(action: Action): { yes: number; no: number } {
  const { votes, tally } = action
  const all = votes instanceof Map ? [...votes.values()] : Object.values(votes ?? {})
  const [yes, no] = [fieldOf(tally, 'for'), fieldOf(tally, 'against')]
  return isNumber(yes) && isNumber(no) ? { yes, no } : { yes: all.filter(v => v === true).length, no: all.filter(v => v === false).length }
}

/** "voted 2 for, 1 against: valid" */
function voteWords(table: FiveTable, found: Found | undefined, action: Action): string {
  const { yes, no } = castOf(action)
  const outcome = found && outcomeOf(table, found.round, found.seat, [{ kind: 'vote', votes: null, yes, no, at: 0, note: null }])
  const told = outcome === undefined ? '' : outcome === null ? ': a tie' : `: ${validWords(outcome === 'valid')}`
  return `voted ${yes} for, ${no} against${told}`
}

const FOUND: Record<string, string> = { valid: 'valid', 'not-valid': 'not valid', nothing: 'nothing about it' }

/** What happened to a challenge by this action, outcome included. */
function stepWords(table: FiveTable, found: Found | undefined, action: Action): string {
  switch (action.type) {
    case 'challenge.accept':
      return `accepted by ${seatName(table, text(action['by']))}`
    case 'challenge.refuse':
      return 'accepted by nobody, not valid'
    case 'challenge.withdraw':
      return 'withdrawn'
    case 'challenge.photo':
      return 'a photo of the card is kept with the challenge'
    case 'challenge.decide':
      return `decided by the Director: ${validWords(action['valid'] === true)}`
    case 'challenge.vote':
      return voteWords(table, found, action)
    case 'challenge.verify':
      return `looked up in ${text(action['source'])}: ${FOUND[text(action['finds'])] ?? ''}`
    default:
      return action.type
  }
}

const PARTS = { columns: 'columns', rows: 'rows', special: 'Special', general: 'General', total: 'Total' } as const

/** "columns 5 4 3 5 3, rows 4 4 3 5 4", "Special cleared", "cleared". */
function sumsWords(sums: unknown): string {
  const parts = Object.entries(PARTS).flatMap(([part, word]) => {
    const value = fieldOf(sums, part)
    if (value === undefined) return []
    return [`${word} ${value === null ? 'cleared' : Array.isArray(value) ? value.map(text).join(' ') : text(value)}`]
  })
  return parts.length === 0 ? 'cleared' : parts.join(', ')
}

const MOST_NAMED = 3

/** "“MINT” ruled valid for Ann and Ben", "ruled not valid for 12 cards". */
function ruledWords(table: FiveTableNames, action: Action): string {
  const { entry, seats } = action
  const what = typeof entry === 'string' ? `“${isolated(entry)}” ` : ''
  const all = Array.isArray(seats) ? seats.map(text) : []
  const whom = all.length > MOST_NAMED ? `${all.length} cards` : all.map(seat => seatName(table, seat)).join(' and ')
  return `${what}ruled ${validWords(action['valid'] === true)}${whom === '' ? '' : ` for ${whom}`}`
}

/** Tells the actions of one opened game. */
export function fiveWords({ table: own }: Pick<FiveGame, 'table'>): PadWords {
  return (table, action) => {
    const round = Number(action['round'])
    const setup = own.rounds[round - 1]?.setup
    const whose = `${seatName(table, text(action['seat']))}, round ${round}`
    const cell = cellWords(setup, action['row'], action['column'])
    switch (action.type) {
      case 'playcard.mark':
        return `${whose}: marks`
      case 'playcard.mark-one':
        return `${whose}, ${cell}: ${markWords(text(action['mark']), { round })}`
      case 'playcard.write':
        return `${whose}, ${cell}: “${isolated(text(action['text']))}”`
      case 'playcard.sums':
        return `${whose}: what the paper says, ${sumsWords(action['sums'])}`
      case 'challenge.open':
        return `${whose}, ${cell}: challenged`
      case 'entries.rule':
        return `Round ${round}, ${cell}: ${ruledWords(table, action)}`
      case 'entries.same':
        return `Round ${round}, ${cell}: same entries grouped`
      case 'key.add':
      case 'key.remove':
        return `Round ${round}, ${cell}: the answer key ${action.type === 'key.add' ? 'takes' : 'drops'} “${isolated(text(action['entry']))}”`
      default: {
        const found = findChallenge(own, text(action['challenge']))
        const where = found
          ? `${seatName(table, found.seat)}, round ${found.round}, ${cellWords(own.rounds[found.round - 1]?.setup, found.challenge.row, found.challenge.column)}`
          : 'A challenge'
        return `${where}: ${stepWords(own, found, action)}`
      }
    }
  }
}
