/** Evenings of Famous Five and Name Chase, hand by hand and turn by turn. */
import { Evening, type Makers } from './play'

const GAPS = ['unjudged', 'missing', 'challenged', 'unchecked']

function playHand(evening: Evening, number: number): void {
  const { chance, seats } = evening
  evening.do({ type: 'round.open', number })
  const out = chance.often(0.06) ? null : (chance.pick(seats) ?? null)
  const cardsLeft = Object.fromEntries(seats.map(seat => [seat, seat === out ? chance.int(0, 4) : chance.int(2, 8)]))
  evening.do({
    type: 'hand.record',
    round: number,
    out,
    cardsLeft,
    ...(out === null ? {} : { set: chance.of('yellow', 'blue', 'purple', 'pink') }),
  })
  if (out !== null && chance.often(0.08)) {
    const [first = ''] = seats
    const done = evening.try({ type: 'hand.record', round: number, out, cardsLeft: { ...cardsLeft, [first]: (cardsLeft[first] ?? 3) + 1 } })
    if (done !== undefined && chance.often(0.3)) evening.try({ type: 'retract', actions: [done] })
  }
  evening.do({ type: 'round.close', round: number, gaps: GAPS })
}

/** Two to four players, an agreed number of hands. */
export function handEvening({ seed, chance, circle, about, createdAt }: Makers): Evening {
  const seats = circle.slice(0, chance.int(2, 4)).map((one, i) => ({ id: `seat-${seed}-${i}`, name: one.name, person: one.id }))
  const hands = chance.of(5, 5, 3)
  const evening = new Evening(seed, chance, 'famous-five', { rules: { end: { hands } }, about, seats }, createdAt)
  const played = chance.often(0.08) ? hands - 1 : hands
  for (let number = 1; number <= played; number += 1) playHand(evening, number)
  if (played < hands && chance.often(0.7)) evening.do({ type: 'game.finish' })
  return evening
}

function playTurns(evening: Evening, number: number): void {
  const { chance } = evening
  evening.do({ type: 'round.open', number })
  for (const seat of evening.seats) {
    const at = { round: number, seat }
    if (chance.often(0.08)) {
      evening.do({ type: 'turn.total', ...at, total: chance.int(4, 28) * 5 })
      continue
    }
    evening.do({ type: 'turn.record', ...at, solved: Array.from({ length: 8 }, () => chance.of<number | null>(1, 2, 2, 3, 3, 4, null)) })
    if (chance.often(0.1)) evening.try({ type: 'turn.mark-one', ...at, puzzle: chance.int(0, 7), clue: chance.int(1, 4) })
  }
  evening.do({ type: 'round.close', round: number, gaps: GAPS })
}

/** Teams of two to a target of 300. */
export function chaseEvening({ seed, chance, circle, about, createdAt }: Makers): Evening {
  const seats = [0, 2, 4].slice(0, chance.int(2, 3)).map((at, i) => ({
    id: `seat-${seed}-${i}`,
    name: `Team ${i + 1}`,
    members: circle.slice(at, at + 2).map(p => ({ name: p.name, person: p.id })),
  }))
  const evening = new Evening(seed, chance, 'name-chase', { rules: {}, about, seats }, createdAt)
  for (let number = 1; number <= 8 && evening.game.status === 'live'; number += 1) playTurns(evening, number)
  if (evening.game.status === 'live') evening.do({ type: 'game.finish' })
  return evening
}
