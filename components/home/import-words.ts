/** What a file will do to the book, in sentences: counted, and every place that does not fit. It refuses to decide. */
import type { ArchiveDone, ArchivePlan, GamePlan } from '@/lib/codecs/archive'
import { isolated } from '@/lib/table/closed-text'

const count = (many: number, one: string): string => `${many} ${many === 1 ? one : `${one}s`}`
const listed = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}` : (parts[0] ?? '')

const numbered = (games: readonly GamePlan[], does: GamePlan['does']): number => games.filter(g => g.does === does).length

/** What will happen, a line each. */
export function planLines({ games, people, rulings, cards }: ArchivePlan): readonly string[] {
  const [fresh, longer, known] = [numbered(games, 'new'), numbered(games, 'continues'), numbered(games, 'known')]
  const actions = games.filter(g => g.does === 'continues').reduce((sum, g) => sum + g.actions, 0)
  return [
    ...(fresh > 0 ? [`${count(fresh, 'game')} will be added.`] : []),
    ...(longer > 0 ? [`${count(longer, 'game')} will be continued, by ${count(actions, 'action')}.`] : []),
    ...(known > 0 ? [`${count(known, 'game')} ${known === 1 ? 'is' : 'are'} in the book already, just so.`] : []),
    ...(people.new > 0 ? [`${people.new === 1 ? '1 person' : `${people.new} people`} will be added.`] : []),
    ...(rulings.new > 0 ? [`${count(rulings.new, 'ruling')} will be added to the ruling book.`] : []),
    ...(cards.new > 0 ? [`${count(cards.new, 'Class card')} will be added.`] : []),
  ]
}

/** What is worth knowing before the yes. */
export const planNotes = ({ games, people, cards }: ArchivePlan): readonly string[] => [
  ...people.alike.map(
    ({ comes, like }) =>
      `${isolated(comes.name)} looks like ${isolated(like.name)} of this book. They stay two; the People page can make them one.`,
  ),
  ...people.renamed.map(({ here, there }) => `${there} is called ${here} in this book, and stays so.`),
  ...cards.otherwise.map(name => `The Class card ${name} says something else in this book, and stays so.`),
  ...games.flatMap(g => g.notes.map(note => `${isolated(g.title)}: ${note}`)),
]

const refusalsOf = (g: GamePlan): readonly string[] => {
  const about = `${isolated(g.title)} (${g.playedOn})`
  return g.places.length > 0
    ? g.places.map(({ seq, message }) => `${about}, ${seq === 0 ? 'its beginning' : `action ${seq}`}: ${message}`)
    : [`${about}: ${g.message ?? ''}`]
}

/** Why the file cannot be taken, a line for each game and place. */
export const planRefusals = ({ games, cards }: ArchivePlan): readonly string[] => [
  ...games.filter(g => g.does === 'refused').flatMap(refusalsOf),
  ...(cards.refusal === null ? [] : [cards.refusal]),
]

/** What was done. */
export function doneWords(name: string, { added, continued, known, people, rulings, cards }: ArchiveDone): string {
  if (added + continued + people + rulings + cards === 0) return `${name} was in the book already: nothing was added.`
  const parts = [
    ...(added > 0 ? [`${count(added, 'game')} added`] : []),
    ...(continued > 0 ? [`${count(continued, 'game')} continued`] : []),
    ...(known > 0 ? [`${known} known already`] : []),
    ...(rulings > 0 ? [`${count(rulings, 'ruling')} added`] : []),
    ...(cards > 0 ? [`${count(cards, 'Class card')} added`] : []),
  ]
  return `${name} is in the book now: ${listed(parts.length > 0 ? parts : [`${people} people added`])}.`
}
