/** Announcements from cards in a real game: kept with what was printed, warned of and never refused, used cards remembered, a child's column. */
import { describe, expect, it } from 'vitest'
import { RULEBOOK_CARDS } from '@/lib/pads/facts-in-five/class-cards/examples'
import type { CardForm } from '@/lib/pads/facts-in-five/class-cards/face'
import { usedCards } from '@/lib/pads/facts-in-five/class-cards/used'
import { five } from '@/lib/pads/facts-in-five/card'
import { opening, Play } from '../game'

const printed = (form: CardForm) => RULEBOOK_CARDS.find(c => c.form === form)
const from = (form: CardForm, className: string, ...categories: string[]) => ({
  class: className,
  categories,
  card: `id of ${form}`,
  printed: printed(form),
})
const begun = (rules: object = {}): Play => new Play('facts-in-five', opening(['Ann', 'Ben'], { director: 'outside', ...rules }))
const laid = (play: Play, round: number, ...classes: readonly (object | null)[]): string =>
  play.do({ type: 'round.open', number: round, setup: { classes: five(i => classes[i] ?? null) } })
const said = (play: Play): string[] =>
  play.game
    .problems()
    .flatMap(p => (p.column === undefined ? [] : [`${p.severity} ${p.code} round ${String(p.round)} column ${String(p.column)}`]))

describe('a round announced from cards', () => {
  it('of all five forms has nothing to complain of', () => {
    const play = begun()
    laid(
      play,
      1,
      from('single', 'Scientists', 'of Polish Descent'),
      from('choice', 'Famous Structures', 'Historical'),
      from('spelling', 'Spelling of English Words', 'Noun (6-10)'),
      from('class-only', 'Fuels'),
      from('wild', 'Kings of Jerusalem', 'bearded'),
    )
    expect(said(play)).toEqual([])
    expect(play.at('rounds', 0, 'setup', 'classes', 2)).toMatchObject({ card: 'id of spelling', categories: ['Noun (6-10)'] })
  })
  it('that is not what the cards allow stands, and is warned of', () => {
    const play = begun({ forcedCategories: true })
    laid(
      play,
      1,
      from('single', 'Inventors'),
      from('choice', 'Resorts'),
      from('spelling', 'Spelling of English Words', 'Noun (5-9)'),
      from('class-only', 'Fuels', 'Liquid'),
      { class: 'Trees' },
    )
    expect(said(play)).toEqual([
      'warning card.class round 1 column 0',
      'warning category.forced round 1 column 1',
      'warning card.range round 1 column 2',
      'warning card.no-category round 1 column 3',
      'warning category.forced round 1 column 4',
    ])
  })
  it('asks for a range on a spelling Class that was typed in by hand', () => {
    const play = begun()
    laid(play, 1, { class: 'Spelling of English Words', category: 'Noun' })
    expect(said(play)).toEqual(['warning card.range-missing round 1 column 0'])
  })
  it('takes Categories that exclude each other, with a warning', () => {
    const play = begun({ combinedCategories: true })
    laid(play, 1, from('single', 'Scientists', 'Living', 'Past'))
    expect(said(play)).toEqual(['warning category.exclusive round 1 column 0'])
  })
})

describe('used cards', () => {
  it('are remembered through the game, come back with a retraction, and are named where they come again', () => {
    const play = begun()
    laid(play, 1, from('single', 'Scientists'), from('single', 'Scientists'))
    expect(said(play)).toEqual(['warning card.twice-in-round round 1 column 1'])
    const second = laid(play, 2, null, null, from('single', 'Scientists'))
    expect(said(play)).toContain('hint card.used round 2 column 2')
    play.do({ type: 'retract', actions: [second] })
    expect(said(play)).toEqual(['warning card.twice-in-round round 1 column 1'])
  })
  it('are found where they were first', () => {
    const setup = (...cards: (string | null)[]) => ({
      classes: five(i => (cards[i] ? { class: 'x', categories: [], kind: null, card: cards[i], chosenBy: null } : null)),
    })
    const used = usedCards({
      rounds: [
        { number: 1, setup: setup('a', null, 'b') },
        { number: 2, setup: setup('b', 'c') },
      ],
    })
    expect([...used]).toEqual([
      ['a', { round: 1, column: 0 }],
      ['b', { round: 1, column: 2 }],
      ['c', { round: 2, column: 1 }],
    ])
  })
})

it('a card that is none is refused with its reason, and with it the whole action', () => {
  const play = begun()
  const wrong = { ...from('single', 'Scientists'), printed: { name: 'S', form: 'single', classes: [] } }
  expect(play.refused({ type: 'round.open', number: 1, setup: { classes: [wrong, null, null, null, null] } })).toBe('form.invalid')
})

it('five cards as full as a card may be fit into one action', () => {
  const full = {
    name: 'Full',
    form: 'choice',
    classes: Array.from({ length: 60 }, (_, i) => ({ class: `${i} ${'x'.repeat(60)}`, categories: [`${i} ${'y'.repeat(20)}`] })),
  }
  const play = begun()
  const one = { class: `0 ${'x'.repeat(60)}`, card: 'full', printed: full }
  laid(play, 1, one, one, one, one, one)
  expect(JSON.stringify(play.lines[0]?.raw).length).toBeLessThan(64 * 1024)
})
