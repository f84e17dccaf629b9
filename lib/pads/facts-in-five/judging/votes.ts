/**
 * What the Key Word engine says about votes. Apart from the other checks, because the engine is large: a browser fetches it after the playcard.
 * It refuses to change an outcome.
 */
import type { Problem, SeatId } from '../../../table/result'
import { keyOf, type CellAt, type FiveCard } from '../card'
import type { FiveTable } from '../challenges'
import { keyWord, type KeyWordAnswer } from './key-word'

type Round = FiveTable['rounds'][number]

/** What the rule says of an entry's Key Word; undefined where the entry, its letter or its Class is not known. */
function keyWordAt({ setup }: Round, card: FiveCard, at: CellAt): { entry: string; letter: string; found: KeyWordAnswer } | undefined {
  const entry = card.notes.get(keyOf(at))?.text
  const letter = setup.letters[at.row]
  const announced = setup.classes[at.column]
  if (entry === undefined || !letter || !announced) return undefined
  const { class: name, categories, kind } = announced
  return { entry, letter, found: keyWord({ class: name, category: categories.join(' '), kind: kind ?? undefined, entry, letter }) }
}

function lettersOf(round: Round, seat: SeatId, card: FiveCard): readonly Problem[] {
  return card.challenges.flatMap(c => {
    const stage = c.stages.findLast(s => s.kind === 'vote')
    if (c.outcome !== 'valid' || !stage || stage.note !== null) return []
    const known = keyWordAt(round, card, c)
    if (!known || known.found.letterOk || known.found.certainty !== 'rule') return []
    const { entry, letter, found } = known
    const message = `${entry} was voted in, but its Key Word ${found.keyWord} does not start with ${letter}: a vote cannot change the letter. Overrule with a note, or vote again.`
    return [{ severity: 'warning', code: 'vote.letter', message, round: round.number, seat, row: c.row, column: c.column }]
  })
}

/** A-F5-09: a vote may settle which word is the Key Word, not what letter it starts with. Said only where the rule is sure and nobody noted why. */
export const lettersVotedIn = (table: FiveTable): readonly Problem[] =>
  table.rounds.flatMap(round => [...round.cards].flatMap(([seat, { card }]) => lettersOf(round, seat, card)))
