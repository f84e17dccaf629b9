/** What each form of card allows, row by row of the truth table (requirements 1.12), and what is said where an announcement is something else. */
import { describe, expect, it } from 'vitest'
import { childAnswersTo } from '@/lib/pads/facts-in-five/class-cards/child'
import { complaintsOf, exclusiveIn } from '@/lib/pads/facts-in-five/class-cards/complaints'
import { RULEBOOK_CARDS } from '@/lib/pads/facts-in-five/class-cards/examples'
import { CARD_FORMS, faceProblem, printedOf, type CardFace, type CardForm } from '@/lib/pads/facts-in-five/class-cards/face'
import { offerFor, offerOf, rangesOn, type Agreed } from '@/lib/pads/facts-in-five/class-cards/offer'
import { SPELLING_RANGES } from '@/lib/pads/facts-in-five/judging/spelling-range'

const PLAIN: Agreed = { forcedCategories: false, combinedCategories: false }
const FORCED: Agreed = { forcedCategories: true, combinedCategories: false }
const COMBINED: Agreed = { forcedCategories: false, combinedCategories: true }
const BOTH: Agreed = { forcedCategories: true, combinedCategories: true }

const cardOf = (form: CardForm): CardFace => {
  const found = RULEBOOK_CARDS.find(c => c.form === form)
  if (!found) throw new Error(`no card of the form ${form}`)
  return found
}

describe('the truth table', () => {
  it.each([
    // form, Class, Category, plain, forced, combined, both (least-most; * is any number), range
    ['single', 'fixed', 'listed', '0-1', '1-1', '0-*', '1-*', false],
    ['choice', 'one-of', 'listed', '0-1', '1-1', '0-*', '1-*', false],
    ['spelling', 'fixed', 'listed', '1-1', '1-1', '1-1', '1-1', true],
    ['class-only', 'one-of', 'none', '0-0', '0-0', '0-0', '0-0', false],
    ['wild', 'any', 'any', '0-1', '1-1', '0-*', '1-*', false],
  ] as const)('%s', (form, classes, categories, plain, forced, combined, both, range) => {
    const counts = [PLAIN, FORCED, COMBINED, BOTH].map(agreed => {
      const { least, most } = offerOf(form, agreed)
      return `${least}-${most ?? '*'}`
    })
    expect(counts).toEqual([plain, forced, combined, both])
    for (const agreed of [PLAIN, FORCED, COMBINED, BOTH]) expect(offerOf(form, agreed)).toMatchObject({ classes, categories, range })
  })
  it('a child answers to the Class, whatever was announced', () => {
    for (const { form, classes } of RULEBOOK_CARDS)
      expect(childAnswersTo({ class: classes[0]?.class ?? form, categories: ['Noun (6-10)', 'Living'] }).categories).toEqual([])
  })
  it('forces no Category where the card prints none for the Class', () => {
    const face: CardFace = {
      name: 'Mixed',
      form: 'choice',
      classes: [
        { class: 'Trees', categories: [] },
        { class: 'Birds', categories: ['Native'] },
      ],
    }
    expect(offerFor(face, 'trees', FORCED)).toMatchObject({ categories: 'none', least: 0, most: 0 })
    expect(offerFor(face, 'Birds', FORCED)).toMatchObject({ categories: 'listed', least: 1 })
    expect(complaintsOf(face, { class: 'Trees', categories: [] }, FORCED)).toEqual([])
  })
})

describe("the rulebook's five examples", () => {
  it('are one of each form, and each a card of its form', () => {
    expect(RULEBOOK_CARDS.map(c => c.form)).toEqual([...CARD_FORMS])
    expect(RULEBOOK_CARDS.map(faceProblem)).toEqual([undefined, undefined, undefined, undefined, undefined])
  })
  it('has the 24 letter ranges on the spelling card, under six Categories', () => {
    const [printed] = cardOf('spelling').classes
    const onCard = (printed?.categories ?? []).map(printedOf).flatMap(({ name, ranges }) => ranges.map(range => `${name} ${range}`))
    expect(onCard).toEqual(SPELLING_RANGES.map(r => `${r.category} ${r.label}`))
    expect(onCard).toHaveLength(24)
    expect(rangesOn(cardOf('spelling'), 'spelling of english words', 'proper noun')).toEqual(['over 4', '5-7', '8-10', 'over 10'])
  })
})

const codes = (form: CardForm, className: string, categories: readonly string[], agreed = PLAIN): string =>
  complaintsOf(cardOf(form), { class: className, categories }, agreed)
    .map(c => c.code)
    .join(' ')

describe('an announcement', () => {
  const SPELLING = 'Spelling of English Words'
  it.each([
    ['single', 'Scientists', [], PLAIN, ''],
    ['single', 'scientists', ['Nobel  prize winner'], PLAIN, ''],
    ['single', 'Scientists', [], FORCED, 'category.forced'],
    ['single', 'Scientists', ['Living', 'American'], COMBINED, ''],
    ['single', 'Scientists', ['Living', 'American'], PLAIN, 'card.one-category'],
    ['single', 'Scientists', ['Rich'], PLAIN, 'card.category'],
    ['single', 'Scientists', ['of Polish Descent'], PLAIN, ''],
    ['single', 'Scientists', ['of … Descent'], PLAIN, 'card.blank'],
    ['single', 'Inventors', ['Rich'], FORCED, 'card.class'],
    ['choice', 'Famous Structures', ['Historical'], PLAIN, ''],
    ['choice', 'Famous Structures', ['Island'], PLAIN, 'card.category'],
    ['choice', 'Resorts', ['Island'], FORCED, ''],
    ['choice', 'Resorts', [], FORCED, 'category.forced'],
    ['spelling', SPELLING, ['Noun (6-10)'], PLAIN, ''],
    ['spelling', SPELLING, ['Noun (6 to 10)'], PLAIN, ''],
    ['spelling', SPELLING, ['Proper Noun (over 10)'], FORCED, ''],
    ['spelling', SPELLING, [], PLAIN, 'card.category-missing'],
    ['spelling', SPELLING, ['Noun'], PLAIN, 'card.range-missing'],
    ['spelling', SPELLING, ['Noun (5-9)'], PLAIN, 'card.range'],
    ['spelling', SPELLING, ['Pronoun (6-10)'], PLAIN, 'card.category'],
    ['spelling', SPELLING, ['Noun (6-10)', 'Verb (6-10)'], COMBINED, 'card.one-category'],
    ['class-only', 'Fuels', [], FORCED, ''],
    ['class-only', 'Fuels', ['Liquid'], PLAIN, 'card.no-category'],
    ['class-only', 'Trees', [], PLAIN, 'card.class'],
    ['wild', 'Kings of Jerusalem', [], PLAIN, ''],
    ['wild', 'Kings of Jerusalem', ['bearded', 'dead'], BOTH, ''],
    ['wild', 'Kings of Jerusalem', [], FORCED, 'category.forced'],
  ] as const)('from the %s card: %s %j', (form, className, categories, agreed, code) => {
    expect(codes(form, className, categories, agreed)).toBe(code)
  })
  it('names Categories that exclude each other, and only those', () => {
    expect(exclusiveIn(['Living', 'American', 'Past'])).toEqual(['Living', 'Past'])
    expect(exclusiveIn(['U. S. Generals', 'During World War II'])).toBeUndefined()
    expect(exclusiveIn(['Past American', 'Living Foreign'])).toEqual(['Past American', 'Living Foreign'])
  })
})

describe('a card that is none', () => {
  const card = (form: CardForm, ...classes: (readonly [string, ...string[]])[]): string | undefined =>
    faceProblem({ name: 'x', form, classes: classes.map(([name, ...categories]) => ({ class: name, categories })) })
  it.each([
    [card('single', ['A'], ['B']), /exactly one/],
    [card('choice', ['A', 'a']), /two Classes or more/],
    [card('choice', ['A'], ['B']), /its form is “class-only”/],
    [card('choice', ['A', 'x'], ['a']), /the Class “a” is named twice/],
    [card('choice', ['A', 'x', 'X'], ['B']), /the Category “X” is named twice under “A”/],
    [card('class-only', ['A', 'x'], ['B']), /has no Category/],
    [card('spelling', ['A']), /has Categories, each with the ranges/],
    [card('spelling', ['A', 'Noun']), /“Noun” has no range/],
    [card('spelling', ['A', 'Noun (6-10)', 'noun (over 5)']), /“noun” is named twice/],
    [card('wild', ['A']), /names no Class/],
  ])('%s', (found, sentence) => {
    expect(found).toMatch(sentence)
  })
})
