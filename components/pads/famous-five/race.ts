/** How far the game is: the hands still to play, or the race to the agreed points. Every number is the rules'. It refuses to say who won. */
import { countedHands } from '@/lib/pads/famous-five/rules'
import { seatName, signed } from '@/components/table/words'
import { isRecorded, type HandGame } from './hand-game'

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`

type Game = Pick<HandGame, 'table' | 'sheet'>

/** What this seat has so far; null where it has nothing yet, which is not nought. */
export const totalOf = ({ sheet }: Game, seat: string): number | null => sheet.soFar.get(seat)?.points ?? null

/** The points that end the game; null where a number of hands does. */
export const target = ({ table: { rules } }: Game): number | null => ('points' in rules.end ? rules.end.points : null)

function handsWords(game: Game, hands: number): string {
  const { table } = game
  const played = countedHands(
    table.rounds.filter(hand => isRecorded(game, hand)),
    table.rules,
  )
  if (played >= hands)
    return `${hands === 1 ? 'The agreed hand is' : `The ${hands} agreed hands are`} played and the lead is level: one more hand.`
  return `${played} of ${hands} ${hands === 1 ? 'hand' : 'hands'} played, ${hands - played} to play`
}

function pointsWords(game: Game, points: number): string {
  const { table } = game
  const totals = table.seats.flatMap(({ id }) => {
    const total = totalOf(game, id)
    return total === null ? [] : [{ id, total }]
  })
  if (totals.length === 0) return `The first to ${points} points wins`
  const top = Math.max(...totals.map(t => t.total))
  const names = listed(totals.filter(t => t.total === top).map(t => seatName(table, t.id)))
  if (top >= points) return `${names} are level with ${top}: one more hand.`
  return `Race to ${points}: ${names} ${signed(top)}, ${points - top} to go`
}

/** One line for the desk; the ending's own message once there is one. */
export function raceWords(game: Game): string {
  const { ending } = game.sheet
  const { end } = game.table.rules
  if (ending) return ending.message
  return 'hands' in end ? handsWords(game, end.hands) : pointsWords(game, end.points)
}
