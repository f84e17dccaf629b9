/** This pad's own actions in plain words, for history and undo. */
import { seatName, type PadWords } from '@/components/table/words'
import { isAxis, type Axis } from '@/lib/pads/facts-in-five/card'
import { findChallenge } from '@/lib/pads/facts-in-five/challenges'
import { headingOf, letterOf, type FiveSetup } from '@/lib/pads/facts-in-five/setup'
import { markWords } from '@/lib/pads/facts-in-five/words'
import type { FiveGame } from './five-game'

const text = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')
const axisOf = (value: unknown): Axis => (typeof value === 'number' && isAxis(value) ? value : 0)

/** "row C, World Leaders: King" in this round. */
const cellWords = (setup: FiveSetup | undefined, row: unknown, column: unknown): string =>
  setup ? `${letterOf(setup, axisOf(row))}, ${headingOf(setup, axisOf(column))}` : ''

const OUTCOMES: Record<string, string> = {
  'challenge.accept': 'accepted',
  'challenge.refuse': 'accepted by nobody',
  'challenge.withdraw': 'withdrawn',
  'challenge.decide': 'decided by the Director',
  'challenge.vote': 'put to the vote',
  'challenge.verify': 'looked up',
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
        return `${whose}, ${cell}: “${text(action['text'])}”`
      case 'playcard.sums':
        return `${whose}: what the paper says`
      case 'challenge.open':
        return `${whose}, ${cell}: challenged`
      case 'entries.rule':
        return `Round ${round}, ${cell}: ruled ${action['valid'] === true ? 'valid' : 'not valid'}`
      case 'entries.same':
        return `Round ${round}, ${cell}: same entries grouped`
      case 'key.add':
      case 'key.remove':
        return `Round ${round}, ${cell}: the answer key ${action.type === 'key.add' ? 'takes' : 'drops'} “${text(action['entry'])}”`
      default: {
        const found = findChallenge(own, text(action['challenge']))
        const where = found
          ? `${seatName(table, found.seat)}, round ${found.round}, ${cellWords(own.rounds[found.round - 1]?.setup, found.challenge.row, found.challenge.column)}`
          : 'A challenge'
        return `${where}: ${OUTCOMES[action.type] ?? action.type}`
      }
    }
  }
}
