/**
 * Realistic evenings through the public rules: every action is judged by the game's own pad, exactly as at the door, and the evening says what it made.
 * It is the one generator for bench and tests. It adds nothing up.
 */
import { padOf } from '@/lib/registry'
import type { Game, LogLine, OpeningGiven, SealedPad } from '@/lib/table/seal'
import { idOf } from '../unit/evening'
import { Chance } from '../unit/random'
import type { Club, Someone } from './club'
import { fiveEvening } from './five'
import { chaseEvening, handEvening } from './others'

export type Sent = { type: string } & Readonly<Record<string, unknown>>
export type Played = { id: string; pad: string; opening: OpeningGiven; lines: readonly LogLine[]; game: Game; createdAt: number }

/** One evening that is going on: proposes what happens, and is told at once whether the rules took it. */
export class Evening {
  readonly id: string
  readonly lines: LogLine[] = []
  readonly #pad: SealedPad
  /** The game as it stands; undefined while newer lines are not folded in. */
  #game: Game | undefined
  #next = 2

  constructor(
    readonly seed: number,
    readonly chance: Chance,
    pad: string,
    readonly opening: OpeningGiven,
    readonly createdAt: number,
  ) {
    const found = padOf(pad)
    if (!found) throw new Error(`There is no pad ${pad}.`)
    this.#pad = found
    this.id = idOf(seed, 1)
  }

  /** The game as it stands, folded from its beginning where that is due; an action that the rules do not take is said loudly. */
  get game(): Game {
    if (this.#game) return this.#game
    const replayed = this.#pad.replay(this.opening, this.lines)
    if (!replayed.ok) throw new Error(replayed.problem.message)
    const [aside] = replayed.value.aside()
    if (aside) throw new Error(`The rules do not take ${JSON.stringify(this.lines[aside.seq - 1]?.raw)}: ${aside.problem.message}`)
    this.#game = replayed.value
    return this.#game
  }

  #line(sent: Sent): LogLine {
    const seq = this.lines.length + 1
    return {
      raw: { id: idOf(this.seed, this.#next++), ...sent },
      stamp: { seq, time: this.createdAt + seq * 40_000, actor: 'Director', device: this.chance.often(0.8) ? 'phone' : 'laptop' },
    }
  }

  /** Does it where the rules take it; answers with the action's id, or undefined. */
  try(sent: Sent): string | undefined {
    const line = this.#line(sent)
    const next = this.game.record(line)
    if (!next.ok) return undefined
    this.#game = next.value
    this.lines.push(line)
    return (line.raw as { id: string }).id
  }

  /** Does what the rules surely take; that they did is looked at when the game is asked for. */
  do(sent: Sent): void {
    this.lines.push(this.#line(sent))
    this.#game = undefined
  }

  get seats(): readonly string[] {
    return this.opening.seats.map(s => s.id)
  }
}

export type Makers = { seed: number; chance: Chance; circle: readonly Someone[]; about: OpeningGiven['about']; createdAt: number }

const PADS = ['facts-in-five', 'facts-in-five', 'facts-in-five', 'facts-in-five', 'famous-five', 'name-chase'] as const
export type PadId = (typeof PADS)[number]

const PLAYS: Readonly<Record<PadId, (makers: Makers) => Evening>> = {
  'facts-in-five': fiveEvening,
  'famous-five': handEvening,
  'name-chase': chaseEvening,
}

const FIRST_DAY = Date.UTC(2004, 0, 2)
const DAY = 86_400_000
const TITLES = ['Friday', 'Game night', 'At the club', 'New Year', 'Holiday house', '  The long one'] as const

function aboutOf(chance: Chance, n: number, day: number): OpeningGiven['about'] {
  return {
    title: `${chance.of(...TITLES).trim()} ${n}`,
    playedOn: new Date(day).toISOString().slice(0, 10),
    zone: chance.of('Europe/London', 'Europe/London', 'America/New_York', 'Asia/Tokyo'),
    number: chance.often(0.5) ? n : null,
    place: chance.often(0.3) ? 'the kitchen' : null,
    note: null,
    counts: !chance.often(0.06),
  }
}

/** Evening number `n` of a club: some of a circle, on the day after the one before. The same numbers give the same evening. */
export function playEvening(club: Club, n: number, { seed = 90_000, pad }: { seed?: number; pad?: PadId } = {}): Played {
  const chance = new Chance(seed + n * 7919)
  const circle = club.circles[n % club.circles.length] ?? []
  const day = FIRST_DAY + n * DAY
  const kind = pad ?? chance.of(...PADS)
  const evening = PLAYS[kind]({
    seed: seed + n,
    chance,
    circle: chance.shuffled(circle),
    about: aboutOf(chance, n, day),
    createdAt: day + 19 * 3_600_000,
  })
  if (chance.often(0.03)) evening.try({ type: 'game.archive' })
  const { id, opening, lines, game, createdAt } = evening
  return { id, pad: kind, opening, lines, game, createdAt }
}

export function* playEvenings(club: Club, games: number, options: { seed?: number } = {}): Generator<Played> {
  for (let n = 0; n < games; n += 1) yield playEvening(club, n, options)
}
