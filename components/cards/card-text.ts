/** A card as its form on the screen holds it: lists as lines of text. From a card, and back. It refuses to know what makes a card a card of its form. */
import type { CardFace, CardForm } from '@/lib/codecs/class-cards'

/** One Class as it is typed; its Categories one a line. */
export interface ClassText {
  readonly name: string
  readonly categories: string
}

export interface CardText {
  readonly name: string
  readonly form: CardForm
  readonly classes: readonly ClassText[]
}

export const NO_CLASS: ClassText = { name: '', categories: '' }
export const NO_CARD: CardText = { name: '', form: 'single', classes: [NO_CLASS] }

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

export const textOf = ({ name, form, classes }: CardFace): CardText => ({
  name,
  form,
  classes: classes.length === 0 ? [NO_CLASS] : classes.map(c => ({ name: c.class, categories: c.categories.join('\n') })),
})

/** All Classes of a card that has Classes only, one a line. */
export const classLines = ({ classes }: CardText): string => classes.map(c => c.name).join('\n')
export const withClassLines = (card: CardText, text: string): CardText => ({
  ...card,
  classes: text.split('\n').map(name => ({ name, categories: '' })),
})

/** How many Classes can be typed under each form. */
const ONE: readonly CardForm[] = ['single', 'spelling']

/** As it is sent. What another form had beside is left behind; a card of one Class is called like it where nothing else is said. */
export function faceOf({ name, form, classes }: CardText): {
  name: string
  form: CardForm
  classes: { class: string; categories: string[] }[]
} {
  const typed = classes
    .map(c => ({ class: c.name.trim(), categories: form === 'class-only' ? [] : linesOf(c.categories) }))
    .filter(c => c.class !== '' || c.categories.length > 0)
  const printed = form === 'wild' ? [] : ONE.includes(form) ? typed.slice(0, 1) : typed
  const own = name.trim()
  return { name: own === '' && ONE.includes(form) ? (printed[0]?.class ?? '') : own, form, classes: printed }
}
