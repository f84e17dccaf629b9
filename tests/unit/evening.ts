/**
 * Random legal evenings. One proposes an action after another from the game document and is told whether it was taken;
 * whoever runs it decides where the actions go: into a sealed game, through the book's door, over HTTP. It judges nothing.
 */
import * as cards from './evening-cards'
import type { GameShown, RoundShown, Sent } from './evening-cards'
import * as table from './evening-table'
import type { Way } from './evening-table'
import { Chance } from './random'

export type { Sent } from './evening-cards'
export type Proposed = Sent & { id: string }

/** An id of the right form, from a seed and a number. */
export const idOf = (seed: number, n: number): string =>
  `${(seed >>> 0).toString(16).padStart(8, '0')}-0000-4000-8000-${n.toString(16).padStart(12, '0')}`

const CLASSES = [
  'World Leaders / Rulers',
  'Books of Bible',
  'Colleges Universities',
  'Stage/Screen Personalities',
  'Edible Products',
  'Aircraft',
]
const CATEGORIES = ['King', 'Old Testament', 'American', 'Living', 'Food Seasoning', 'Foreign']
const LETTERS = [...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ'), '*', '*']

function announcement(chance: Chance, game: GameShown): object | null {
  if (chance.often(0.15)) return null
  const combined = game.houseRules['combinedCategories'] === true && chance.often(0.4)
  const categories = combined ? chance.some(CATEGORIES, 2).slice(0, 3) : []
  return {
    class: chance.of('Aircraft', ...CLASSES),
    ...(combined ? { categories } : chance.often(0.6) ? { category: chance.pick(CATEGORIES) } : {}),
  }
}

function setup(chance: Chance, game: GameShown, before?: RoundShown): object {
  const single = game.houseRules['singleLetter'] === true
  const shared = before?.setup.letters.find(l => l !== null) ?? chance.pick(LETTERS)
  const letters = Array.from({ length: 5 }, () => (chance.often(0.1) ? null : single ? shared : chance.pick(LETTERS)))
  return {
    ...(chance.often(0.9) ? { classes: Array.from({ length: 5 }, () => announcement(chance, game)) } : {}),
    ...(chance.often(0.9) ? { letters } : {}),
  }
}

const openRound: Way = (chance, game) => {
  const { rounds } = game
  const limit = typeof game.houseRules['rounds'] === 'number' ? game.houseRules['rounds'] : 6
  if (rounds.length >= limit || table.openRounds(game).length > 2 || game.ending) return undefined
  return {
    type: 'round.open',
    ...(chance.often(0.3) ? { number: rounds.length + 1 } : {}),
    ...(chance.often(0.9) ? { setup: setup(chance, game) } : {}),
  }
}

/** A step of a challenge: only of the last one on its cell, and of open ones mostly. */
const step: Way = (chance, game) => {
  const found = game.rounds.flatMap(round =>
    round.challenges
      .filter(
        (c, i) =>
          c.status !== 'withdrawn' &&
          round.playcards[c.seat]?.stand !== 'void' &&
          !round.challenges.slice(i + 1).some(d => d.seat === c.seat && d.row === c.row && d.column === c.column),
      )
      .map(challenge => ({ round, challenge })),
  )
  const open = found.filter(f => f.challenge.status === 'open')
  const one = chance.pick(open.length > 0 && chance.often(0.8) ? open : found)
  return one && cards.stage(chance, game, one.round, one.challenge)
}

/** Not too many open at once: that is no evening any more. */
const dispute: Way = (chance, game) => {
  const open = game.rounds.flatMap(r => r.challenges).filter(c => c.status === 'open').length
  return open > 4 ? step(chance, game) : table.onCard(cards.challenge)(chance, game)
}

const agree: Way = (chance, game) => {
  const rules = chance.of<object>(
    { rounds: chance.int(Math.max(1, game.rounds.length), 8) },
    { ties: chance.of('shared', 'last-round-first', 'extra-round') },
    { timerSeconds: chance.int(60, 600) },
    { endAtTotal: chance.of<number | null>(null, null, 150, 400) },
    { winners: chance.of('all', 'total') },
  )
  return { type: 'rules.change', rules }
}

export type Ways = readonly (readonly [number, Way])[]

/** What may happen and how often, so that an evening looks like one. */
const FIVE_WAYS: Ways = [
  [8, openRound],
  [4, table.inRound((chance, game, round) => ({ type: 'round.setup', round: round.number, ...setup(chance, game, round) }))],
  [26, table.onCard(cards.wholeCard)],
  [10, table.onCard(cards.oneMark)],
  [8, table.onCard(cards.entry)],
  [7, table.onCard(cards.sums)],
  [10, dispute],
  [16, step],
  [4, table.inRound(cards.ruling)],
  [2, table.inRound(cards.groups)],
  [2, table.inRound((chance, _game, round) => cards.answerKey(chance, round))],
  [4, table.onCard(cards.stand, { void: true })],
  [3, table.onCard(cards.secondLook)],
  [4, table.close],
  [3, table.timer],
  [2, table.join(9)],
  [2, table.leave],
  [4, table.sit],
  [2, agree],
  [4, table.about],
]
function aWay(chance: Chance, ways: Ways): Way {
  let left = chance.next() * ways.reduce((sum, [weight]) => sum + weight, 0)
  for (const [weight, way] of ways) {
    left -= weight
    if (left < 0) return way
  }
  return () => undefined
}

export type SeatGiven = { id: string; name: string; child?: boolean; members?: { name: string }[]; table?: string }
/** What an evening starts from, and what may happen in it. */
export type Programme = { pad: string; seats: SeatGiven[]; houseRules: Record<string, unknown>; ways: Ways }

/** Facts in Five with two to eight seats and any house rules. */
export function fiveProgramme(chance: Chance, seed: number): Programme {
  const tables = chance.often(0.2)
  const seats = Array.from({ length: chance.int(2, 8) }, (_, i) => ({
    id: `seat-${seed}-${i}`,
    name: chance.of('Zoe', ...table.NAMES).trim(),
    ...(chance.often(0.1) ? { child: true } : {}),
    ...(chance.often(0.15) ? { members: [{ name: 'Hal' }, { name: 'Ida' }] } : {}),
    ...(tables ? { table: chance.of('A', 'B') } : {}),
  }))
  const houseRules = {
    rounds: chance.of<number | null>(5, 3, 6, null),
    endAtTotal: chance.of<number | null>(null, null, null, 400),
    scoring: chance.of('squares', 'squares', 'squares', 'count'),
    ties: chance.of('shared', 'last-round-first', 'extra-round'),
    challenges: chance.of('accept-then-vote', 'accept-then-vote', 'vote-only', 'director-rules'),
    majority: chance.of('cast', 'entitled'),
    tiedVote: chance.of('invalid', 'valid', 'left-neighbour'),
    director: chance.of<string | number>('none', 'outside', 0, seats.length - 1),
    drawing: chance.of('continue', 'restart'),
    singleLetter: chance.often(0.15),
    combinedCategories: chance.often(0.3),
    forcedCategories: chance.often(0.2),
    tiles: chance.of<string | number>('own', 30),
  }
  return { pad: 'facts-in-five', seats, houseRules, ways: FIVE_WAYS }
}

/** One evening: who sits, what was agreed, and what happens next. */
export class Evening {
  readonly chance: Chance
  readonly programme: Programme
  readonly #undo: number
  #next = 1
  /** Ids of what was taken and not undone, oldest first, and of retractions in force. */
  readonly #done: string[] = []
  readonly #undone: string[] = []

  /** `undo` is the share of actions that take something back or give it again. */
  constructor(
    readonly seed: number,
    { undo = 0.06, programme = fiveProgramme }: { undo?: number; programme?: (chance: Chance, seed: number) => Programme } = {},
  ) {
    this.chance = new Chance(seed)
    this.programme = programme(this.chance, seed)
    this.#undo = undo
  }

  newId(): string {
    return idOf(this.seed, this.#next++)
  }

  #undoOrRedo(): Sent | undefined {
    const { chance } = this
    const back = chance.often(0.4) ? chance.pick(this.#undone) : undefined
    const id = back ?? (chance.often(0.5) ? this.#done.at(-1) : chance.pick(this.#done))
    return id === undefined ? undefined : { type: 'retract', actions: [id] }
  }

  /** What happens next, as the table stands. */
  propose(game: object): Proposed {
    const shown = game as GameShown
    for (;;) {
      const way = this.chance.often(this.#undo) ? () => this.#undoOrRedo() : aWay(this.chance, this.programme.ways)
      const action = way(this.chance, shown)
      if (action) return { ...action, id: this.newId() }
    }
  }

  /** Tells the evening that this was taken, so that it can be undone later. */
  taken(action: Proposed): void {
    if (action.type !== 'retract') {
      this.#done.push(action.id)
      return
    }
    const [named] = action['actions'] as string[]
    const back = this.#undone.indexOf(named ?? '')
    if (back >= 0) {
      this.#undone.splice(back, 1)
      return
    }
    this.#undone.push(action.id)
    this.#done.splice(this.#done.indexOf(named ?? ''), 1)
  }
}
