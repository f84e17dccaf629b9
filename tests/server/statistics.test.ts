/** Statistics of people by SQL over the tables against sums that this test does itself over the same evenings, from the games as the API shows them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disconnect } from '@/lib/server/db'
import type { BookFile } from './book-fixture'
import { ask, newGame, post, said } from './http'
import { bookOfEvenings, mean, type CardShown, type Document, type Round, type ShownEvening } from './shown-evenings'

type Figures = {
  states: { state: string; games: number }[]
  kinds: {
    pad: string
    scale: string[]
    team: boolean
    classifications: {
      classification: string
      cards: { cards: number; average: number; best: number } | null
      record: { points: number; game: string } | null
      byRule: { games: number; wins: number }
      early: { games: number; wins: number }
    }[]
    form: { game: string; classification: string; cards: number; average: number }[]
  }[]
  strengths: { axis: string; lines: { text: string; spread: { cards: number; mean: number | null; byCount: number[] } }[] }[]
  written: { settled: number; right: number; other: number }
  brought: { settled: number; right: number; other: number }
}

let book: BookFile
let evenings: readonly ShownEvening[] = []
const PEOPLE = ['person-0-0', 'person-0-4', 'person-1-7', 'person-1-9']

beforeAll(async () => {
  ;({ book, evenings } = await bookOfEvenings())
})
afterAll(async () => {
  await disconnect()
  book.remove()
})

const figuresOf = async (person: string): Promise<Figures> =>
  (await ask('GET', `/api/persons/${person}/figures`)).body as unknown as Figures

const isCounted = ({ shown }: { shown: Document }): boolean => shown.status === 'finished' && shown.counts && !shown.archived
const scaleOf = (shown: Document): string => shown.masterSheet.classifications.map(c => c.id).join(' ')
/** The seats at which one of them sat; nobody changes his seat in these evenings. */
const seatsOf = (shown: Document, ...people: string[]) =>
  shown.seats.filter(s => s.sits.some(sit => sit.members.some(m => people.includes(m.person))))

type Sat = { evening: (typeof evenings)[number]; seat: Document['seats'][number]; round: Round; card: CardShown }

/** Every settled, played card of this person in games that count. */
const cardsOf = (person: string): Sat[] =>
  evenings.filter(isCounted).flatMap(evening =>
    seatsOf(evening.shown, person).flatMap(seat =>
      evening.shown.rounds
        .filter(round => round.number <= evening.shown.masterSheet.through)
        .flatMap(round => {
          const card = round.playcards[seat.id]
          return card?.stand === 'played' && !card.provisional && card.scores ? [{ evening, seat, round, card }] : []
        }),
    ),
  )

describe.each(PEOPLE)('%s', person => {
  it('every game once, under the reason why it counts or not', async () => {
    const { states } = await figuresOf(person)
    const mine = evenings.filter(e => seatsOf(e.shown, person).length > 0)
    expect(states.reduce((sum, s) => sum + s.games, 0)).toBe(mine.length)
    const early = mine.filter(e => isCounted(e) && e.shown.ending?.why === 'finished-early').length
    expect(states.find(s => s.state === 'ended early')?.games ?? 0).toBe(early)
    expect(states.find(s => s.state === 'finished')?.games).toBe(mine.filter(isCounted).length - early)
  })

  it('means, bests and form by classification; squares and count, players and teams apart', async () => {
    const { kinds } = await figuresOf(person)
    const cards = cardsOf(person)
    expect(kinds.reduce((sum, k) => sum + (k.classifications.at(-1)?.cards?.cards ?? 0), 0)).toBe(cards.length)
    for (const kind of kinds)
      for (const { classification, cards: told, record } of kind.classifications) {
        const own = cards.filter(
          c => c.evening.pad === kind.pad && scaleOf(c.evening.shown) === kind.scale.join(' ') && c.seat.team === kind.team,
        )
        const points = own.map(c => c.card.scores?.[classification] ?? Number.NaN)
        expect(told).toEqual(
          points.length === 0
            ? null
            : { cards: points.length, average: expect.closeTo(mean(points), 6) as number, best: Math.max(...points) },
        )
        if (record) expect(own.some(c => c.evening.id === record.game && c.card.scores?.[classification] === record.points)).toBe(true)
        const form = kind.form.filter(f => f.classification === classification)
        expect(form.length).toBeGreaterThan(0)
        for (const f of form) {
          const there = own.filter(c => c.evening.id === f.game).map(c => c.card.scores?.[classification] ?? Number.NaN)
          expect(f.cards).toBe(there.length)
          expect(f.average).toBeCloseTo(mean(there), 6)
        }
      }
  })

  it('wins by classification, of games ended by the rule and of others', async () => {
    const { kinds } = await figuresOf(person)
    for (const kind of kinds)
      for (const { classification, byRule, early } of kind.classifications)
        for (const [told, why] of [[byRule, false] as const, [early, true] as const]) {
          const games = evenings
            .filter(isCounted)
            .filter(e => e.pad === kind.pad && scaleOf(e.shown) === kind.scale.join(' ') && e.shown.seats.length > 1)
            .filter(e => (e.shown.ending?.why === 'finished-early') === why)
            .flatMap(e => seatsOf(e.shown, person).map(seat => ({ sheet: e.shown.masterSheet, seat })))
            .filter(({ sheet, seat }) => seat.team === kind.team && sheet.grandTotals[seat.id] !== undefined)
          const wins = games.filter(({ sheet, seat }) => sheet.winners[classification]?.includes(seat.id)).length
          expect(told).toEqual({ games: games.length, wins })
        }
  })

  it('strength by Class and letter, also from cards that have only counts', async () => {
    const { strengths } = await figuresOf(person)
    const cards = cardsOf(person)
    for (const [axis, side] of [['class', 'columns'] as const, ['letter', 'rows'] as const]) {
      const counts = new Map<string, number[]>()
      for (const { round, card } of cards)
        for (const [place, count] of (card.counts?.[side] ?? []).entries()) {
          const name = axis === 'class' ? round.setup.classes?.[place]?.class : round.setup.letters?.[place]
          if (typeof name === 'string') counts.set(name.trim().toLowerCase(), [...(counts.get(name.trim().toLowerCase()) ?? []), count])
        }
      const lines = strengths.find(s => s.axis === axis)?.lines ?? []
      expect(lines.length).toBe(counts.size)
      for (const { text, spread } of lines) {
        const own = counts.get(text.trim().toLowerCase()) ?? []
        expect([text, spread.cards]).toEqual([text, own.length])
        expect(spread.mean).toBeCloseTo(mean(own), 6)
        expect(spread.byCount).toEqual([0, 1, 2, 3, 4, 5].map(n => own.filter(c => c === n).length))
      }
    }
    expect(cards.some(c => c.card.from === 'counts')).toBe(true)
  })

  it('challenges of his entries and by him', async () => {
    const { written, brought } = await figuresOf(person)
    const all = evenings.filter(isCounted).flatMap(e => {
      const seats = seatsOf(e.shown, person).map(s => s.id)
      return e.shown.rounds.flatMap(r =>
        (r.challenges ?? []).map(c => ({ ...c, mine: seats.includes(c.seat), by: c.by !== null && seats.includes(c.by) })),
      )
    })
    const settled = all.filter(c => c.outcome === 'valid' || c.outcome === 'not-valid')
    expect(written).toEqual({
      settled: settled.filter(c => c.mine).length,
      right: settled.filter(c => c.mine && c.outcome === 'valid').length,
      other: all.filter(c => c.mine).length - settled.filter(c => c.mine).length,
    })
    expect(brought).toEqual({
      settled: settled.filter(c => c.by).length,
      right: settled.filter(c => c.by && (c.outcome === 'valid') === (c.before === 'x')).length,
      other: all.filter(c => c.by).length - settled.filter(c => c.by).length,
    })
  })
})

describe('two people', () => {
  it('who stood before whom, in games in which each had a seat', async () => {
    const [one, other] = ['person-0-0', 'person-0-4']
    const { kinds, together } = (await ask('GET', `/api/persons/${one}/figures?with=${other}`)).body as unknown as {
      together: number
      kinds: {
        pad: string
        scale: string[]
        meetings: { classification: string; games: number; ahead: number; level: number; behind: number; mine: number }[]
      }[]
    }
    const shared = evenings.filter(isCounted).map(e => ({ e, a: seatsOf(e.shown, one)[0], b: seatsOf(e.shown, other)[0] }))
    expect(together).toBe(shared.filter(({ a, b }) => a && b && a.id === b.id).length)
    expect(kinds.length).toBeGreaterThan(0)
    for (const kind of kinds)
      for (const m of kind.meetings) {
        const ranks = shared.flatMap(({ e, a, b }) => {
          if (!a || !b || a.id === b.id || e.pad !== kind.pad || scaleOf(e.shown) !== kind.scale.join(' ')) return []
          const [mine, theirs] = [e.shown.masterSheet.ranks[a.id]?.[m.classification], e.shown.masterSheet.ranks[b.id]?.[m.classification]]
          return mine === undefined || theirs === undefined
            ? []
            : [{ mine, theirs, points: e.shown.masterSheet.grandTotals[a.id]?.[m.classification] ?? NaN }]
        })
        expect(m).toMatchObject({
          games: ranks.length,
          ahead: ranks.filter(r => r.mine < r.theirs).length,
          level: ranks.filter(r => r.mine === r.theirs).length,
          behind: ranks.filter(r => r.mine > r.theirs).length,
        })
        expect(m.mine).toBeCloseTo(mean(ranks.map(r => r.points)), 6)
      }
  })

  it('two who are one have the games of both, each once; and none against each other', async () => {
    const [one, other] = ['person-0-0', 'person-0-4']
    await ask('POST', `/api/persons/${one}/merge`, { body: { person: other } })
    const { states } = await figuresOf(other)
    expect(states.reduce((sum, s) => sum + s.games, 0)).toBe(evenings.filter(e => seatsOf(e.shown, one, other).length > 0).length)
    await ask('POST', `/api/persons/${one}/unmerge`, { body: { person: other } })
  })

  it('nobody knows nobody', async () => {
    expect(said(await ask('GET', '/api/persons/nobody/figures'))).toBe('404 person.unknown')
    expect(said(await ask('GET', '/api/persons/person-0-0/figures?with=nobody'))).toBe('404 person.unknown')
  })
})

it('a substitute has the rounds that he played, and the player his own', async () => {
  const game = await newGame([{ name: 'Paul' }, { name: 'Quentin' }], { houseRules: { rounds: 2 } })
  const [paul = '', quentin = ''] = game.seats
  const full = { columns: [5, 5, 5, 5, 5], rows: [5, 5, 5, 5, 5] }
  const none = { columns: [0, 0, 0, 0, 0], rows: [0, 0, 0, 0, 0] }
  await post(game.id, [
    { type: 'round.open' },
    { type: 'playcard.sums', round: 1, seat: paul, ...full },
    { type: 'playcard.sums', round: 1, seat: quentin, ...none },
    { type: 'seat.members', seat: paul, from: 2, members: ['Rolf'] },
    { type: 'round.open' },
    { type: 'playcard.sums', round: 2, seat: paul, ...none },
    { type: 'playcard.sums', round: 2, seat: quentin, ...none },
  ])
  const { persons } = (await ask('GET', '/api/persons?archived=all')).body as unknown as { persons: { id: string; name: string }[] }
  const told = async (name: string): Promise<unknown> => {
    const found = persons.find(p => p.name === name)
    const [kind] = (await figuresOf(found?.id ?? '')).kinds
    return kind?.classifications.map(c => [c.classification, c.cards?.cards, c.cards?.average, c.byRule.games, c.byRule.wins])
  }
  expect(await told('Paul')).toEqual([
    ['special', 1, 125, 0, 0],
    ['general', 1, 125, 0, 0],
    ['total', 1, 250, 0, 0],
  ])
  expect(await told('Rolf')).toEqual([
    ['special', 1, 0, 1, 1],
    ['general', 1, 0, 1, 1],
    ['total', 1, 0, 1, 1],
  ])
})
