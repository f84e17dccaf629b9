/** What may happen at the table in any game: seats, rounds, time, names. Read from the game document alone. */
import * as cards from './evening-cards'
import type { CardAt, GameShown, RoundShown, Sent } from './evening-cards'
import type { Chance } from './random'

export type Way = (chance: Chance, game: GameShown) => Sent | undefined

export const NAMES = ['Ann', 'Ben', 'Cas', 'Dee', 'Eve', 'Fay', 'Gus', 'ann', 'Ann ', "O'Neil", '=cmd', 'שרה', 'Ünal']
const GAPS = ['unjudged', 'missing', 'challenged', 'unchecked']

export const openRounds = (game: GameShown): RoundShown[] => game.rounds.filter(r => r.status === 'open')
const someRound = (chance: Chance, game: GameShown): RoundShown | undefined =>
  (chance.often(0.85) ? chance.pick(openRounds(game)) : undefined) ?? chance.pick(game.rounds)
const seatNow = (chance: Chance, game: GameShown) => chance.pick(game.seats)

export const inRound =
  (make: (chance: Chance, game: GameShown, round: RoundShown) => Sent | undefined): Way =>
  (chance, game) => {
    const round = someRound(chance, game)
    return round && make(chance, game, round)
  }

/** On a card of a seat that plays the round; on a void one only its stand can change. */
export const onCard =
  (make: (chance: Chance, at: CardAt) => Sent | undefined, { void: alsoVoid = false } = {}): Way =>
  (chance, game) => {
    const round = someRound(chance, game)
    const seat = round && chance.pick(cards.seatsOf(game, round).filter(s => alsoVoid || round.playcards[s.id]?.stand !== 'void'))
    return round && seat && make(chance, { game, round, seat, card: round.playcards[seat.id] })
  }

export const close: Way = (chance, game) => {
  const round = chance.pick(game.rounds)
  if (!round) return undefined
  return round.status === 'open' ? { type: 'round.close', round: round.number, gaps: GAPS } : { type: 'round.reopen', round: round.number }
}

export const timer = inRound((chance, _game, round) => {
  const at = { round: round.number }
  if (!round.timer) return { type: 'timer.start', ...at, ...(chance.often(0.3) ? { seconds: 240 } : {}) }
  return round.timer.stoppedAt === null
    ? chance.of<Sent>({ type: 'timer.add', ...at, seconds: 30 }, { type: 'timer.stop', ...at })
    : { type: 'timer.start', ...at }
})

/** `most` seats sit at this table. */
export const join =
  (most: number, teams: 'allowed' | 'always' | 'never' = 'allowed'): Way =>
  (chance, game) => {
    if (game.seats.length >= most) return undefined
    const after = chance.often(0.5) ? seatNow(chance, game)?.id : undefined
    const from = chance.often(0.3) ? { from: chance.int(1, game.rounds.length + 1) } : {}
    const team = teams === 'always' || (teams === 'allowed' && chance.often(0.2)) ? { members: ['Ida', { name: 'Jo' }] } : {}
    return {
      type: 'seat.add',
      name: chance.of('Late', ...NAMES),
      ...(after === undefined ? {} : { after }),
      ...from,
      ...team,
      ...(chance.often(0.1) ? { child: true } : {}),
    }
  }

export const leave: Way = (chance, game) => {
  const seat = seatNow(chance, game)
  if (!seat || game.seats.filter(s => s.after === null).length < 4) return undefined
  const lastCard = Math.max(seat.from - 1, ...game.rounds.filter(r => r.playcards[seat.id]).map(r => r.number))
  return { type: 'seat.leave', seat: seat.id, after: chance.int(lastCard, Math.max(lastCard, game.rounds.length)) }
}

export const sit: Way = (chance, game) => {
  const seat = seatNow(chance, game)
  if (!seat) return undefined
  const from = chance.int(1, game.rounds.length + 1)
  return chance.of<Sent>(
    { type: 'seat.rename', seat: seat.id, name: chance.of('Renamed', ...NAMES) },
    { type: 'seat.order', seats: chance.shuffled(game.seats.map(s => s.id)) },
    { type: 'seat.members', seat: seat.id, from, members: chance.some(NAMES, 1).slice(0, 3) },
    { type: 'director.set', director: chance.of('none', 'outside', seat.id), from },
  )
}

export const about: Way = (chance, game) =>
  chance.of<Sent | undefined>(
    { type: 'game.describe', title: chance.of('Friday', 'Saturday <3'), place: 'the kitchen', number: chance.int(0, 99) },
    { type: 'checks.set', required: chance.often(0.5) },
    { type: 'cut.set', points: chance.int(0, 200), least: chance.int(1, 8) },
    { type: 'room.show', what: chance.some(['totals', 'ranks', 'timer']) },
    { type: 'room.hold', rounds: chance.some(game.rounds.map(r => r.number)) },
    { type: game.archived ? 'game.restore' : 'game.archive' },
    game.ending?.why === 'finished-early'
      ? { type: 'game.reopen' }
      : chance.often(0.2) && !game.ending
        ? { type: 'game.finish' }
        : undefined,
  )
