/** What may happen next to the playcards of a Facts in Five evening, read from the game document alone, as a program outside would. */
import type { Chance } from './random'

export type Sent = { type: string } & Record<string, unknown>

export type CardShown = { stand: string; marks: string[] | null; rulings: { row: number; column: number }[]; checked: object | null }
export type ChallengeShown = {
  id: string
  seat: string
  row: number
  column: number
  by: string | null
  before: string
  status: string
  outcome: string | null
  mayAccept: string[]
  mayVote: string[]
  directorMayBreakTie: boolean
  stages: { type: string; finds?: string; for?: number; against?: number }[]
}
export type RoundShown = {
  number: number
  status: string
  setup: { classes: ({ class: string } | null)[]; letters: (string | null)[]; key: { row: number; column: number; entries: string[] }[] }
  timer: { stoppedAt: number | null } | null
  playcards: Record<string, CardShown>
  challenges: ChallengeShown[]
  director: string
}
export type SeatShown = { id: string; name: string; number: number; from: number; after: number | null; team: boolean }
export type GameShown = {
  seats: SeatShown[]
  rounds: RoundShown[]
  houseRules: Record<string, unknown>
  status: string
  archived: boolean
  ending: { why: string } | null
}

/** Where a card is, or could be. */
export type CardAt = { game: GameShown; round: RoundShown; seat: SeatShown; card: CardShown | undefined }
type Cell = { row: number; column: number }

const AXES = [0, 1, 2, 3, 4]
const CELLS: readonly Cell[] = AXES.flatMap(row => AXES.map(column => ({ row, column })))
const WORDS = [
  'Louisville',
  'Edward VIII',
  'Mace',
  'the Alamo',
  "L'Aquila",
  '=1+1',
  '<b>Q</b>',
  'Ångström',
  'مرحبا',
  '🦉',
  ' Genesis ',
  'a "quoted" one',
]

export const playsRound = (seat: SeatShown, round: number): boolean => seat.from <= round && (seat.after === null || round <= seat.after)
export const seatsOf = (game: GameShown, round: RoundShown): SeatShown[] => game.seats.filter(seat => playsRound(seat, round.number))
const markAt = (card: CardShown | undefined, { row, column }: Cell): string => card?.marks?.[row]?.[column] ?? '?'
const same = (a: Cell, b: Cell): boolean => a.row === b.row && a.column === b.column
const disputed = ({ round, seat }: CardAt, at: Cell): boolean =>
  round.challenges.some(c => c.seat === seat.id && c.status === 'open' && same(c, at))
const ruled = ({ card }: CardAt, at: Cell): boolean => card?.rulings.some(r => same(r, at)) ?? false
const where = ({ round, seat }: CardAt): { round: number; seat: string } => ({ round: round.number, seat: seat.id })

/** A mark as a good round has them: mostly valid, some crossed, few blank, now and then not judged. */
const someMark = (chance: Chance, unjudged = 0.05): string => {
  const at = chance.next()
  return at < unjudged ? '?' : at < 0.6 ? '1' : at < 0.85 ? 'x' : '.'
}

export function wholeCard(chance: Chance, at: CardAt): Sent {
  const unjudged = chance.often(0.2) ? 0.2 : 0
  const marks = AXES.map(row =>
    AXES.map(column =>
      disputed(at, { row, column }) || ruled(at, { row, column }) || chance.often(0.05) ? '_' : someMark(chance, unjudged),
    ).join(''),
  )
  return { type: 'playcard.mark', ...where(at), marks }
}

export function oneMark(chance: Chance, at: CardAt): Sent | undefined {
  const cell = chance.pick(CELLS.filter(c => !disputed(at, c)))
  if (!cell) return undefined
  const note = ruled(at, cell) ? { note: 'looked again' } : {}
  return { type: 'playcard.mark-one', ...where(at), ...cell, mark: someMark(chance), ...note }
}

export function entry(chance: Chance, at: CardAt): Sent {
  const cell = chance.of({ row: 0, column: 0 }, ...CELLS)
  return { type: 'playcard.write', ...where(at), ...cell, text: chance.often(0.1) ? '' : chance.of('Exodus', ...WORDS) }
}

/** What a paper could say: the sums of some grid, in part or in full. */
export function sums(chance: Chance, at: CardAt): Sent {
  const grid = AXES.map(() => AXES.map(() => chance.often(0.7)))
  const rows = grid.map(row => row.filter(Boolean).length)
  const columns = AXES.map(column => grid.filter(row => row[column]).length)
  const squares = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n * n, 0)
  const special = squares(columns)
  const general = squares(rows)
  const counting = at.game.houseRules['scoring'] === 'count'
  const numbers = counting
    ? { total: rows.reduce((a, b) => a + b, 0) }
    : chance.of<object>({ special, general }, { special, general, total: special + general })
  const told = chance.of<object>({ columns, rows }, numbers, { columns, rows, ...numbers }, {})
  return { type: 'playcard.sums', ...where(at), ...told }
}

export function stand(chance: Chance, at: CardAt): Sent {
  const as = at.card?.stand === 'played' ? chance.of('absent', 'void') : chance.of('played', 'played', 'absent')
  return { type: 'playcard.stand', ...where(at), as, ...(as === 'void' ? { reason: 'no name on it' } : {}) }
}

export const secondLook = (chance: Chance, at: CardAt): Sent | undefined =>
  at.card ? { type: 'playcard.checked', ...where(at), by: chance.of('Dee', 'the assistant'), agrees: chance.often(0.7) } : undefined

function challenger(chance: Chance, { game, round, seat }: CardAt, mark: string): { by?: string } {
  const others = seatsOf(game, round).filter(s => s.id !== seat.id)
  const names = [...others.map(s => s.id), 'director', ...(mark === 'x' ? [seat.id] : [])]
  const by = chance.pick(names)
  return chance.often(0.1) || by === undefined ? {} : { by }
}

export function challenge(chance: Chance, at: CardAt): Sent | undefined {
  const cell = chance.pick(CELLS.filter(c => !disputed(at, c) && markAt(at.card, c) !== '.'))
  if (!cell) return undefined
  const mark = markAt(at.card, cell)
  const paper = mark === '?' && chance.often(0.7) ? chance.of('1', 'x') : undefined
  return {
    type: 'challenge.open',
    ...where(at),
    ...cell,
    ...challenger(chance, at, paper ?? mark),
    ...(paper ? { paper } : {}),
    ...(chance.often(0.3) ? { reason: 'not a king' } : {}),
  }
}

const last = (found: ChallengeShown): string | undefined => found.stages.findLast(s => s.type !== 'verify' || s.finds !== 'nothing')?.type

function vote(chance: Chance, found: ChallengeShown): Sent {
  const votes = found.mayVote.filter(() => chance.often(0.85)).map(seat => [seat, chance.often(0.1) ? null : chance.often(0.5)] as const)
  if (chance.often(0.6)) return { type: 'challenge.vote', challenge: found.id, votes: Object.fromEntries(votes) }
  const yes = chance.int(0, found.mayVote.length)
  return { type: 'challenge.vote', challenge: found.id, tally: { for: yes, against: chance.int(0, found.mayVote.length - yes) } }
}

function decide(chance: Chance, round: RoundShown, found: ChallengeShown): Sent | undefined {
  const noted = last(found) === 'vote' && found.status === 'open' && found.directorMayBreakTie ? {} : { note: 'my ruling' }
  return round.director === found.seat ? undefined : { type: 'challenge.decide', challenge: found.id, valid: chance.often(0.5), ...noted }
}

/** One step of a challenge that may be taken now, by the rules of this game. */
export function stage(chance: Chance, game: GameShown, round: RoundShown, found: ChallengeShown): Sent | undefined {
  const id = { challenge: found.id }
  const rules = game.houseRules['challenges']
  const acceptance = rules === 'accept-then-vote' && found.status === 'open'
  const steps: (Sent | undefined)[] = [
    { type: 'challenge.verify', ...id, source: 'WordNet', finds: chance.of('valid', 'not-valid', 'nothing', 'nothing') },
    decide(chance, round, found),
  ]
  if (found.status === 'open') steps.push({ type: 'challenge.withdraw', ...id })
  if (acceptance) steps.push({ type: 'challenge.refuse', ...id })
  const by = chance.pick(found.mayAccept)
  if (acceptance && by !== undefined) steps.push({ type: 'challenge.accept', ...id, by }, { type: 'challenge.accept', ...id, by })
  if (rules !== 'director-rules' && last(found) !== 'verify') steps.push(vote(chance, found), vote(chance, found), vote(chance, found))
  return chance.pick(steps)
}

/** One ruling on the same cell of several cards. */
export function ruling(chance: Chance, game: GameShown, round: RoundShown): Sent | undefined {
  const cell = chance.of({ row: 0, column: 0 }, ...CELLS)
  const may = seatsOf(game, round).filter(seat => {
    const card = round.playcards[seat.id]
    return card?.stand !== 'void' && markAt(card, cell) !== '.' && !disputed({ game, round, seat, card }, cell)
  })
  const seats = chance.some(may, 1).map(s => s.id)
  return seats.length === 0
    ? undefined
    : {
        type: 'entries.rule',
        round: round.number,
        ...cell,
        seats,
        valid: chance.often(0.5),
        reason: 'as last year',
        keep: chance.often(0.3),
      }
}

export function groups(chance: Chance, game: GameShown, round: RoundShown): Sent {
  const seats = chance.shuffled(seatsOf(game, round).map(s => s.id))
  const cut = chance.int(0, seats.length)
  return {
    type: 'entries.same',
    round: round.number,
    ...chance.of({ row: 1, column: 1 }, ...CELLS),
    groups: [seats.slice(0, cut), seats.slice(cut)].filter(g => g.length > 1),
  }
}

export function answerKey(chance: Chance, round: RoundShown): Sent {
  const held = chance.pick(round.setup.key.flatMap(k => k.entries.map(text => ({ row: k.row, column: k.column, entry: text }))))
  if (held && chance.often(0.3)) return { type: 'key.remove', round: round.number, ...held }
  return { type: 'key.add', round: round.number, ...chance.of({ row: 2, column: 2 }, ...CELLS), entry: chance.of('Exodus', ...WORDS) }
}
