/** A Facts in Five evening: Classes and letters of different hardness, cards in three ways, disputes, corrections, now and then something undone. */
import type { Chance } from '../unit/random'
import type { Someone } from './club'
import { Evening, type Makers } from './play'

type Drawn = { class: string; category?: string; ease: number }

/** What is drawn, and how easily it is answered. */
const CLASSES: readonly Drawn[] = [
  ...(
    [
      ['World Leaders / Rulers', 0.1, 'King', 'President'],
      ['Books of Bible', -0.05, 'Old Testament', 'New Testament'],
      ['Colleges Universities', -0.1, 'American', 'Foreign'],
      ['Stage/Screen Personalities', 0.12, 'Living', 'Past'],
      ['Edible Products', 0.2, 'Food Seasoning', 'Fruit'],
      ['Scientists', -0.15, 'Nobel Prize Winner', 'Physicist'],
      ['Names of Aircraft', -0.2, 'Military Designation', 'Commercial Name'],
      ['Flowers', 0.05],
      ['Weapons', 0],
      ['Gases', -0.25],
      ['Rivers', 0.08, 'European', 'American'],
      ['Composers', 0.02, 'Living', 'Past'],
      ['Spelling of English Words', 0.15, 'Noun', 'Verb'],
      ['world leaders / rulers ', 0.1, 'King'],
    ] as const
  ).flatMap(([name, ease, ...categories]) =>
    [undefined, ...categories].map(category => ({ class: name, ease, ...(category === undefined ? {} : { category }) })),
  ),
]
const HARD = 'QXZJKUV'
const LETTERS = [...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ'), '*', '*']
const ENTRIES = [
  'Charles the Fair',
  'Edward VIII',
  'Exodus',
  'Louisville',
  'Mace',
  'Matthew',
  'Evergreen',
  'Ångström',
  'the Alamo',
  "L'Aquila",
]
const FIVE = [0, 1, 2, 3, 4]

type Round = { number: number; classes: readonly Drawn[]; letters: readonly string[] }
type Card = { seat: string; marks: readonly string[] }

const likely = (chance: Chance, share: number): number => Math.min(0.97, Math.max(0.03, share + (chance.next() - 0.5) * 0.2))

function marksOf(chance: Chance, skill: number, { classes, letters }: Round): readonly string[] {
  return letters.map(letter =>
    classes
      .map(({ ease }) => {
        const share = likely(chance, skill + ease + (letter === '*' ? 0.15 : HARD.includes(letter) ? -0.25 : 0.03))
        const at = chance.next()
        return at < share ? '1' : at < share + (1 - share) * 0.45 ? 'x' : '.'
      })
      .join(''),
  )
}

const checks = (line: string): number => Array.from(line).filter(mark => mark === '1').length
const columnsOf = (marks: readonly string[]): number[] => FIVE.map(c => checks(marks.map(row => row[c] ?? '').join('')))
const squares = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n * n, 0)

/** Puts a card in, in one of the ways; true where it has marks, which can be disputed. */
function enter(evening: Evening, round: Round, { seat, marks }: Card, counting: boolean): boolean {
  const { chance } = evening
  const at = { round: round.number, seat }
  const [columns, rows] = [columnsOf(marks), marks.map(checks)]
  const way = chance.next()
  if (way < 0.1) {
    evening.do({ type: 'playcard.sums', ...at, columns, rows })
    return false
  }
  if (way < 0.16) {
    const numbers = counting ? { total: rows.reduce((a, b) => a + b, 0) } : { special: squares(columns), general: squares(rows) }
    evening.do({ type: 'playcard.sums', ...at, ...numbers })
    return false
  }
  if (way < 0.18) {
    evening.do({ type: 'playcard.stand', ...at, as: chance.of('absent', 'void'), reason: 'no name on it' })
    return false
  }
  evening.do({ type: 'playcard.mark', ...at, marks })
  if (chance.often(0.15))
    evening.do({ type: 'playcard.write', ...at, row: chance.int(0, 4), column: chance.int(0, 4), text: chance.of('Exodus', ...ENTRIES) })
  return true
}

/** A dispute on one entry, through its stages. */
function dispute(evening: Evening, round: Round, { seat, marks }: Card): void {
  const { chance } = evening
  const [row, column] = [chance.int(0, 4), chance.int(0, 4)]
  if (marks[row]?.[column] === '.') return
  const others = evening.seats.filter(s => s !== seat)
  const by = chance.pick(others)
  const challenge = evening.try({
    type: 'challenge.open',
    round: round.number,
    seat,
    row,
    column,
    ...(by ? { by } : {}),
    reason: 'not of this Class',
  })
  if (challenge === undefined) return
  const how = chance.next()
  if (how < 0.1) evening.try({ type: 'challenge.withdraw', challenge })
  if (how >= 0.1 && how < 0.3)
    evening.try({ type: 'challenge.verify', challenge, source: 'Almanac', finds: chance.of('valid', 'not-valid', 'nothing') })
  const accepts = chance.pick(others.filter(s => s !== by))
  if (how >= 0.3 && how < 0.6 && accepts) evening.try({ type: 'challenge.accept', challenge, by: accepts })
  if (how >= 0.6) {
    evening.try({ type: 'challenge.refuse', challenge })
    evening.try({
      type: 'challenge.vote',
      challenge,
      votes: Object.fromEntries(others.map(s => [s, chance.often(0.1) ? null : chance.often(0.5)])),
    })
  }
  evening.try({ type: 'challenge.decide', challenge, valid: chance.often(0.5), note: 'settled at the table' })
}

function correct(evening: Evening, round: Round, { seat }: Card): void {
  const { chance } = evening
  const mark = { row: chance.int(0, 4), column: chance.int(0, 4), mark: chance.of('1', 'x'), note: 'looked again' }
  const done = evening.try({ type: 'playcard.mark-one', round: round.number, seat, ...mark })
  if (done !== undefined && chance.often(0.3)) evening.try({ type: 'retract', actions: [done] })
}

const draw = (chance: Chance, number: number): Round => ({
  number,
  classes: chance
    .shuffled(CLASSES)
    .filter((c, i, all) => all.findIndex(d => d.class === c.class) === i)
    .slice(0, 5),
  letters: chance.shuffled(LETTERS).slice(0, 5),
})

function playRound(evening: Evening, number: number, skills: ReadonlyMap<string, number>, counting: boolean): void {
  const { chance } = evening
  const round = draw(chance, number)
  const classes = round.classes.map(({ class: name, category }) => ({ class: name, ...(category === undefined ? {} : { category }) }))
  evening.do({ type: 'round.open', number, setup: { classes, letters: round.letters } })
  for (const seat of evening.seats) {
    const card = { seat, marks: marksOf(chance, skills.get(seat) ?? 0.5, round) }
    if (!enter(evening, round, card, counting)) continue
    if (chance.often(0.12)) dispute(evening, round, card)
    if (chance.often(0.08)) correct(evening, round, card)
  }
  evening.do({ type: 'round.close', round: number, gaps: ['unjudged', 'missing', 'challenged', 'unchecked'] })
}

type Sitting = {
  seats: { id: string; name: string; person?: string; members?: { name: string; person: string }[] }[]
  skills: Map<string, number>
}

function sit(chance: Chance, circle: readonly Someone[], seed: number): Sitting {
  const isTeams = circle.length >= 8 && chance.often(0.12)
  const groups = isTeams
    ? [0, 2, 4, 6].map(i => circle.slice(i, i + 2)).slice(0, chance.int(2, 4))
    : circle.slice(0, chance.of(2, 3, 4, 4, 5, 5, 6, 8)).map(one => [one])
  const skills = new Map(groups.map((group, i) => [`seat-${seed}-${i}`, Math.max(...group.map(p => p.skill))]))
  const seats = groups.map((group, i) => {
    const [one] = group
    const id = `seat-${seed}-${i}`
    return isTeams
      ? { id, name: `Team ${i + 1}`, members: group.map(p => ({ name: p.name, person: p.id })) }
      : { id, name: one?.name ?? '', ...(one ? { person: one.id } : {}) }
  })
  return { seats, skills }
}

/** Mostly five rounds; some evenings are ended early, some are not finished at all. */
export function fiveEvening({ seed, chance, circle, about, createdAt }: Makers): Evening {
  const { seats, skills } = sit(chance, circle, seed)
  const rounds = chance.of(5, 5, 5, 5, 3)
  const rules = {
    rounds,
    director: 'outside',
    scoring: chance.often(0.1) ? 'count' : 'squares',
    winners: chance.often(0.1) ? 'total' : 'all',
  }
  const evening = new Evening(seed, chance, 'facts-in-five', { rules, about, seats }, createdAt)
  const played = chance.often(0.1) ? chance.int(1, rounds - 1) : rounds
  for (let number = 1; number <= played; number += 1) playRound(evening, number, skills, rules.scoring === 'count')
  if (played < rounds && chance.often(0.7)) evening.do({ type: 'game.finish' })
  return evening
}
