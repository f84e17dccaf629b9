/** An evening of any pad: its own ways where they are known here, and for a pad that nobody has described yet what all games share. */
import type { SealedPad } from '@/lib/table/seal'
import { Evening, fiveProgramme, type Programme, type Ways } from '../evening'
import { seatsOf } from '../evening-cards'
import * as table from '../evening-table'
import type { Way } from '../evening-table'
import { opening, Play } from '../game'
import type { Chance } from '../random'

const inPlay = table.inRound((_chance, game, round) => {
  const seats = seatsOf(game, round).filter(s => !['absent', 'void'].includes(round.playcards[s.id]?.stand ?? ''))
  return { type: 'none', round: round.number, seats: seats.map(s => s.id) }
})

/** One hand: nobody has more cards than there can be. */
const hand: Way = (chance, game) => {
  const at = inPlay(chance, game)
  const seats = (at?.['seats'] ?? []) as string[]
  if (!at || seats.length < 2 || seats.length > 4) return undefined
  const round = at['round']
  const out = chance.often(0.1) ? null : (chance.pick(seats) ?? null)
  const left = seats.map(id => [id, chance.int(1, 8)] as const)
  if (out !== null && chance.often(0.3))
    return { type: 'hand.points', round, points: Object.fromEntries(left.map(([id, n]) => [id, (id === out ? 20 : 10) - n])) }
  return {
    type: 'hand.record',
    round,
    out,
    cardsLeft: Object.fromEntries(left),
    ...(out === null ? {} : { set: chance.of('yellow', 'blue', 'purple', 'pink') }),
  }
}

const clue = (chance: Chance): number | null => chance.of<number | null>(1, 2, 3, 4, null)
const turn = table.onCard((chance, { round, seat }) => {
  const at = { round: round.number, seat: seat.id }
  if (chance.often(0.15)) return { type: 'turn.total', ...at, total: chance.int(0, 32) * 5 }
  if (chance.often(0.15)) return { type: 'turn.mark-one', ...at, puzzle: 0, clue: clue(chance) }
  return { type: 'turn.record', ...at, solved: Array.from({ length: chance.often(0.7) ? 8 : chance.int(0, 7) }, () => clue(chance)) }
})

/** The fourth pad's one number. */
const thrown = table.onCard((chance, { round, seat }) => ({
  type: 'throw.write',
  round: round.number,
  seat: seat.id,
  number: chance.often(0.1) ? null : chance.int(0, 101),
}))

const OWN: Readonly<Record<string, Ways>> = { 'famous-five': [[40, hand]], 'name-chase': [[40, turn]], 'highest-throw': [[40, thrown]] }

const openRound: Way = (_chance, game) =>
  game.ending || table.openRounds(game).length > 2 || game.rounds.length > 6 ? undefined : { type: 'round.open' }
const stand = table.onCard(
  (chance, { round, seat, card }) => ({
    type: 'playcard.stand',
    round: round.number,
    seat: seat.id,
    as: card?.stand === 'played' ? chance.of('absent', 'void') : 'played',
  }),
  { void: true },
)
const look = table.onCard(
  (chance, { round, seat, card }) =>
    card && { type: 'playcard.checked', round: round.number, seat: seat.id, by: 'Dee', agrees: chance.often(0.7) },
)

const shared = (most: number, teams: SealedPad['seatRange']['teams']): Ways => [
  [12, openRound],
  [4, stand],
  [3, look],
  [4, table.close],
  [2, table.timer],
  [2, table.join(most, teams)],
  [2, table.leave],
  [3, table.sit],
  [3, table.about],
]

function programmeOf(pad: SealedPad): (chance: Chance, seed: number) => Programme {
  if (pad.id === 'facts-in-five') return fiveProgramme
  const { min, max, teams } = pad.seatRange
  return (chance, seed) => ({
    pad: pad.id,
    seats: Array.from({ length: chance.int(Math.max(2, min), Math.min(6, max)) }, (_, i) => ({
      id: `seat-${seed}-${i}`,
      name: `Seat ${i}`,
      ...(teams === 'always' ? { members: [{ name: 'Hal' }, { name: 'Ida' }] } : {}),
    })),
    houseRules: {},
    ways: [...(OWN[pad.id] ?? []), ...shared(max, teams)],
  })
}

export const eveningOf = (pad: SealedPad, seed: number): Evening => new Evening(seed, { programme: programmeOf(pad) })

/** The same game from its beginning, with nothing in it yet. */
export const begun = ({ programme }: Evening): Play =>
  new Play(programme.pad, { ...opening([], programme.houseRules), seats: programme.seats })

/** Plays until so many actions are taken; `each` sees the game before, what was tried, and whether it was taken. */
export function playThrough(
  evening: Evening,
  count: number,
  each: (before: string, play: Play, taken: boolean) => void = () => undefined,
): Play {
  const play = begun(evening)
  for (let tries = 0; play.lines.length < count && tries < count * 4; tries += 1) {
    const before = JSON.stringify(play.document())
    const action = evening.propose(play.document())
    const taken = play.try(action).ok
    if (taken) evening.taken(action)
    each(before, play, taken)
  }
  return play
}
