/**
 * The Problems of a Famous Five table: hands that are unusual or do not fit together. Everything here may stand; nothing here refuses.
 * It refuses to say who played well: going out does not make the best score (A-FF-06).
 */
import type { Problem } from '../../table/result'
import { heldIn, cardsInAll, largeHands, pointsOnly, readingsIn, sumComplaint, type Hand, type HandTable } from './hand'

/** What was overruled at the door stands as a warning. */
const standing = (complaint: Problem): Problem => {
  const { severity, code, message, round } = complaint
  return { severity: severity === 'error' ? 'warning' : severity, code, message, ...(round === undefined ? {} : { round }) }
}

/** R-FF-24: the cards of a hand come from one record; a card marked absent or restored later can break that. */
function notOneHand(table: HandTable, hand: Hand): readonly Problem[] {
  const held = heldIn(table, hand)
  const [first] = held
  if (!first) return []
  const warn = (message: string): readonly Problem[] => [{ severity: 'warning', code: 'hand.mixed', message, round: hand.number }]
  if (held.some(({ card }) => card.known !== first.card.known))
    return warn(`The cards of hand ${hand.number} come from different records: record the hand again.`)
  const out = held.filter(({ card }) => card.known === 'cards' && card.out).length
  if (first.card.known !== 'cards' || out === 1) return []
  return warn(
    out === 0
      ? `Nobody played a Happy Ending in hand ${hand.number}: record it as abandoned, or say who went out.`
      : `${out} players went out in hand ${hand.number}, and only one can: record the hand again.`,
  )
}

/** A-FF-08: where the one who went out wins a tie, it must be known who that was. */
const outUnknown = (table: HandTable, hand: Hand): readonly Problem[] =>
  table.rules.ties === 'went-out' && pointsOnly(heldIn(table, hand)) && readingsIn(table, hand).length > 1
    ? [
        {
          severity: 'hint',
          code: 'hand.out-unknown',
          message: `The points of hand ${hand.number} do not say who went out, which can decide a tie.`,
          round: hand.number,
        },
      ]
    : []

/** All complaints about the table, oldest hand first. */
export function check(table: HandTable): readonly Problem[] {
  return table.rounds.flatMap(hand => {
    const held = heldIn(table, hand)
    const sum = cardsInAll(held)
    const complaint = sum === null ? null : sumComplaint(sum, table.rules.drawing, hand.number)
    const mixed = notOneHand(table, hand)
    return [
      ...mixed,
      ...(complaint && mixed.length === 0 ? [standing(complaint)] : []),
      ...largeHands(table, held, hand.number),
      ...outUnknown(table, hand),
    ]
  })
}
