/**
 * The log in plain words: what every game shares. A pad's own actions are told by the pad's words.
 * It refuses to say what anything was worth.
 */
import type { GameAction, Logged, RoundAction, SeatAction } from '@/lib/table/actions'
import { cardOf, substituteAt, type Seat, type Table } from '@/lib/table/table'
import { capital } from '@/lib/table/words'
import { isolated } from '@/lib/table/closed-text'

type AnyTable = Table<unknown, unknown, unknown>
export type AnyLogged = Logged<unknown, unknown, { type: string }>
export type PadWords = (table: AnyTable, action: { type: string } & Readonly<Record<string, unknown>>) => string

/** A number with a proper minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${Math.abs(n)}` : String(n))

/** The seat's name; with its number where another seat is called the same. */
export function seatName({ seats }: Pick<AnyTable, 'seats'>, id: string): string {
  const seat = seats.find(s => s.id === id)
  if (!seat) return 'somebody'
  const name = isolated(seat.name)
  return seats.some(s => s.id !== id && s.name === seat.name) ? `${name} (${seat.number})` : name
}

/** "played by Fred" where somebody else sits there in this round; null where the player does. */
export function playedBy(seat: Seat | undefined, round: number): string | null {
  const who = seat ? substituteAt(seat, round) : null
  return who === null ? null : `played by ${isolated(who)}`
}

/** "Fred plays from round 2 on", one for each change at a player's seat. */
export const substitutesOf = (seat: Seat, roundWord: string): readonly string[] =>
  seat.team
    ? []
    : seat.sits
        .filter(({ from }, i) => i > 0 || substituteAt(seat, from) !== null)
        .map(
          ({ from }) =>
            `${isolated(substituteAt(seat, from) ?? seat.name)}${substituteAt(seat, from) === null ? ' himself' : ''} plays from ${roundWord} ${from} on`,
        )

const director = (table: AnyTable, who: string): string =>
  who === 'none' ? 'nobody directs' : who === 'outside' ? 'the Director is outside the game' : `${seatName(table, who)} directs`

function seatWords(table: AnyTable, action: SeatAction): string {
  const word = table.words.round
  switch (action.type) {
    case 'seat.add':
      return `${isolated(action.name)} joins${action.from ? ` from ${word} ${action.from}` : ''}`
    case 'seat.leave':
      return `${seatName(table, action.seat)} leaves after ${word} ${action.after}`
    case 'seat.rename':
      return `a seat is called ${isolated(action.name)} now`
    case 'seat.order':
      return 'the order of the seats changes'
    case 'seat.members':
      return `${seatName(table, action.seat)} from ${word} ${action.from}: ${action.members.map(m => isolated(m.name)).join(', ')}`
    case 'director.set':
      return `from ${word} ${action.from} ${director(table, action.director)}`
  }
}

const STANDS = { played: 'counts as played', absent: 'is absent', void: 'is void' }

function roundWords(table: AnyTable, action: RoundAction<unknown>): string {
  const word = table.words.round
  switch (action.type) {
    case 'round.open':
      return `${word} ${action.number ?? ''} opens`.replace('  ', ' ')
    case 'round.setup':
      return `${word} ${action.round} is set up`
    case 'round.close':
      return `${word} ${action.round} is closed${action.gaps.length > 0 ? ' with its gaps named' : ''}`
    case 'round.reopen':
      return `${word} ${action.round} is open again`
    case 'timer.start':
      return `${word} ${action.round}: the timer starts`
    case 'timer.add':
      return `${word} ${action.round}: ${action.seconds ?? 60} seconds more`
    case 'timer.stop':
      return `${word} ${action.round}: the timer stops`
    case 'playcard.stand':
      return `${seatName(table, action.seat)}'s ${cardOf(table.words, action.round)} ${STANDS[action.as]}`
    case 'playcard.checked':
      return `${isolated(action.by)} ${action.agrees ? 'agrees with' : 'does not agree with'} ${seatName(table, action.seat)}'s ${cardOf(table.words, action.round)}`
  }
}

const GAME_WORDS: Record<GameAction<unknown>['type'], string> = {
  'rules.change': 'a house rule changes',
  'game.finish': 'the game is finished',
  'game.reopen': 'the game goes on',
  'game.archive': 'the game is archived',
  'game.restore': 'the game is restored',
  'game.describe': 'the game is described',
  'checks.set': 'whether cards wait for a second look changes',
  'cut.set': 'who is within reach of the leader is decided anew',
  'room.show': 'the room shows something else',
  'room.hold': 'results are held back',
}

/** One action as a sentence without its full stop. */
export function wordsOf(table: AnyTable, logged: AnyLogged, padWords: PadWords): string {
  const text = ((): string => {
    switch (logged.of) {
      case 'seats':
        return seatWords(table, logged.action)
      case 'rounds':
        return roundWords(table, logged.action)
      case 'game':
        return GAME_WORDS[logged.action.type]
      case 'log':
        return `took back ${logged.action.actions.length === 1 ? 'an action' : `${logged.action.actions.length} actions`}`
      case 'pad':
        return padWords(table, { ...logged.action })
    }
  })()
  const note = logged.envelope.note ?? logged.envelope.overrule?.note
  const sentence = capital(text)
  return note ? `${sentence} (“${note}”)` : sentence
}

const MOST_TOLD = 4

/** What one gesture did, all of it: "…; …; and 3 more". */
export function wordsOfAll(table: AnyTable, logged: readonly AnyLogged[], padWords: PadWords): string {
  const told = [...new Set(logged.map(l => wordsOf(table, l, padWords)))]
  return told.length > MOST_TOLD ? `${told.slice(0, MOST_TOLD - 1).join('; ')}; and ${told.length - MOST_TOLD + 1} more` : told.join('; ')
}
