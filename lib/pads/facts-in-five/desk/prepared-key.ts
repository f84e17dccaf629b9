/**
 * Which answers of a prepared key are for this round: the Class as announced, the letter as drawn.
 * It refuses to judge an answer, and to know how the key was written down.
 */
import { AXES, keyOf, type CellAt } from '../card'
import { prepared, samePrepared } from '../judging/same-entry'
import { fold } from '../judging/text'
import type { FiveSetup } from '../setup'

/** One accepted answer with the Class and letter that it was prepared for; an empty Category does not matter. */
export type PreparedAnswer = { class: string; category: string; letter: string; entry: string }

const plain = (text: string): string => fold(text.trim().replace(/\s+/gu, ' '))

function isFor(setup: FiveSetup, { row, column }: CellAt, answer: PreparedAnswer): boolean {
  const announced = setup.classes[column]
  if (!announced || plain(announced.class) !== plain(answer.class) || setup.letters[row] !== answer.letter) return false
  return answer.category === '' || announced.categories.some(category => plain(category) === plain(answer.category))
}

/** The answers that the key of this round does not have yet, each with its cell; and how many lines are for other rounds. */
export function answersFor(
  setup: FiveSetup,
  answers: readonly PreparedAnswer[],
): { fresh: readonly (CellAt & { entry: string })[]; elsewhere: number } {
  const known = new Map(
    AXES.flatMap(row => AXES.map(column => keyOf({ row, column }))).map(key => [key, (setup.key.get(key) ?? []).map(prepared)]),
  )
  const fresh: (CellAt & { entry: string })[] = []
  let elsewhere = 0
  for (const answer of answers) {
    const cells = AXES.flatMap(row => AXES.map(column => ({ row, column }))).filter(at => isFor(setup, at, answer))
    if (cells.length === 0) elsewhere += 1
    const ready = prepared(answer.entry)
    for (const at of cells) {
      const held = known.get(keyOf(at)) ?? []
      if (held.some(other => samePrepared(other, ready) === 'same')) continue
      held.push(ready)
      fresh.push({ ...at, entry: answer.entry })
    }
  }
  return { fresh, elsewhere }
}
