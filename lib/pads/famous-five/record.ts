/**
 * Folds one Famous Five action into the table: a whole hand by cards left, or by points. One action writes the cards of all its players.
 * It refuses to mix the two: the hand holds the record that came last.
 */
import { refuse, refuseUnlessOverruled, take, takeWith, andThen, type Problem, type Result, type SeatId } from '../../table/result'
import { changeCard, changeRound, findRound, findSeat, seatInRound, seatsOf, type Envelope } from '../../table/table'
import { blankCard, type Colour, type HandCard } from './card'
import { cardsBehind, CERTAIN_MOST, readingsOf, sumOf } from './claims'
import { abandonedComplaint, largeHands, sumComplaint, type Hand, type HandTable, type Held } from './hand'

type Numbers = ReadonlyMap<SeatId, number>
/** What the sender's screen showed of a hand; null where it showed nothing. */
export type HandShown = { out: SeatId | null; cardsLeft: Numbers } | null

export type HandAction =
  | {
      type: 'hand.record'
      round: number
      out: SeatId | null
      cardsLeft: Numbers
      set?: Colour | null | undefined
      was?: HandShown | undefined
    }
  | { type: 'hand.points'; round: number; points: Numbers; was?: Numbers | null | undefined }

type ByCards = Extract<HandAction, { type: 'hand.record' }>
type ByPoints = Extract<HandAction, { type: 'hand.points' }>

/** The seats that the hand must have a number for; who is absent or void may be left out. */
export const dueIn = (table: HandTable, hand: Hand): readonly SeatId[] =>
  seatsOf(table, hand.number)
    .map(seat => seat.id)
    .filter(id => (hand.cards.get(id)?.stand ?? 'played') === 'played')

/** Whose cards the hand gets: those named and those due, clockwise. Refuses seats that do not play it, and a hand of one or of five. */
function playersOf(table: HandTable, hand: Hand, named: Numbers): Result<readonly SeatId[]> {
  for (const seat of named.keys()) {
    const sits = seatInRound(table, hand.number, seat)
    if (!sits.ok) return sits
  }
  const due = dueIn(table, hand)
  const players = seatsOf(table, hand.number)
    .map(seat => seat.id)
    .filter(id => named.has(id) || due.includes(id))
  return players.length >= 2 && players.length <= 4
    ? take(players)
    : refuse('hand.players', 'A hand is played by two, three or four players.', { round: hand.number })
}

/** One whole number for each player (A-FF-03 … A-FF-04 start from that). */
function everyNumber(table: HandTable, round: number, players: readonly SeatId[], numbers: Numbers, what: string): Result<null> {
  const lacking = players.find(seat => !numbers.has(seat))
  if (lacking !== undefined)
    return refuse('hand.incomplete', `One number of ${what} for each player: ${findSeat(table, lacking)?.name ?? 'a player'} has none.`, {
      round,
      seat: lacking,
    })
  const broken = [...numbers].find(([, n]) => !Number.isInteger(n))
  return broken ? refuse('hand.not-whole', `A number of ${what} must be a whole number.`, { round, seat: broken[0] }) : take(null)
}

function noneNegative(numbers: Numbers, round: number): Result<null> {
  const negative = [...numbers].find(([, n]) => n < 0)
  return negative ? refuse('hand.negative', 'Cards left cannot be negative.', { round, seat: negative[0] }) : take(null)
}

const overruled = (envelope: Envelope, code: string): boolean => envelope.note !== undefined || envelope.overrule?.code === code

/** An error refuses, unless it may be overruled and is; anything else is taken and said. */
function judge(complaint: Problem | null, envelope: Envelope): Result<null> {
  if (!complaint) return take(null)
  const { severity, code, message, round } = complaint
  const at = round === undefined ? {} : { round }
  if (severity !== 'error') return takeWith(null, complaint)
  if (!complaint.overrulable) return refuse(code, message, at)
  if (!overruled(envelope, code)) return refuseUnlessOverruled(code, message, at)
  return takeWith(null, { severity: 'warning', code, message, ...at })
}

const same = (a: HandCard, b: HandCard): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Writes every card of the hand; one that says the same already stays as it is. */
function writeCards(table: HandTable, round: number, cards: readonly Held[]): Result<HandTable> {
  let next: Result<HandTable> = take(table)
  for (const { seat, card } of cards)
    next = andThen(next, at => changeCard(at, { round, seat }, blankCard, before => take(same(before, card) ? before : card)))
  return next
}

const withSet = (table: HandTable, round: number, set: Colour | null | undefined): Result<HandTable> =>
  set === undefined ? take(table) : changeRound(table, round, hand => take({ ...hand, setup: { ...hand.setup, set } }))

const numbered = (
  players: readonly SeatId[],
  numbers: Numbers,
  card: (n: number, seat: SeatId, place: number) => HandCard,
): readonly Held[] =>
  players.flatMap((seat, place) => {
    const n = numbers.get(seat)
    return n === undefined ? [] : [{ seat, card: card(n, seat, place) }]
  })

/** A finished hand (R-FF-20 … R-FF-24): one player went out, everybody's cards are counted. */
function recordFinished(table: HandTable, hand: Hand, action: ByCards & Envelope, out: SeatId): Result<HandTable> {
  const { number: round } = hand
  return andThen(playersOf(table, hand, action.cardsLeft), players => {
    if (!action.cardsLeft.has(out)) return refuse('hand.out-unknown', 'The player who went out does not play this hand.', { round })
    return andThen(everyNumber(table, round, players, action.cardsLeft, 'cards left'), () =>
      andThen(noneNegative(action.cardsLeft, round), () => {
        const cards = numbered(players, action.cardsLeft, (cardsLeft, seat) => ({ known: 'cards', cardsLeft, out: seat === out }))
        return andThen(judge(sumComplaint(sumOf([...action.cardsLeft.values()]), table.rules.drawing, round), action), () =>
          andThen(takeWith(null, ...largeHands(table, cards, round)), () =>
            andThen(withSet(table, round, action.set), at => writeCards(at, round, cards)),
          ),
        )
      }),
    )
  })
}

const ABANDONED = 'Nobody played a Happy Ending: the hand is recorded as abandoned.'

/** A hand that was given up (A-FF-07): no set was completed; cards need counting only where they score. */
function recordAbandoned(table: HandTable, hand: Hand, action: ByCards & Envelope): Result<HandTable> {
  const { number: round } = hand
  const { cardsLeft } = action
  return andThen(playersOf(table, hand, cardsLeft), players => {
    const due = table.rules.abandoned === 'ten-minus' ? players : [...cardsLeft.keys()]
    return andThen(everyNumber(table, round, due, cardsLeft, 'cards left'), () =>
      andThen(noneNegative(cardsLeft, round), () =>
        andThen(judge(abandonedComplaint(sumOf([...cardsLeft.values()]), round), action), () => {
          const cards = players.map(seat => ({ seat, card: { known: 'abandoned' as const, cardsLeft: cardsLeft.get(seat) ?? null } }))
          const notice: Problem = { severity: 'hint', code: 'hand.abandoned', message: ABANDONED, round }
          return andThen(takeWith(null, notice), () => andThen(withSet(table, round, null), at => writeCards(at, round, cards)))
        }),
      ),
    )
  })
}

/** A hand of which only points are known: it must be possible that one player went out with them (rules 3.2). */
function recordPoints(table: HandTable, hand: Hand, action: ByPoints & Envelope): Result<HandTable> {
  const { number: round } = hand
  return andThen(playersOf(table, hand, action.points), players =>
    andThen(everyNumber(table, round, players, action.points, 'points'), () => {
      const points = players.flatMap(seat => action.points.get(seat) ?? [])
      return andThen(judge(sumComplaint(cardsBehind(points), table.rules.drawing, round), action), () => {
        const readings = readingsOf(points, CERTAIN_MOST)
        if (readings.length === 0)
          return refuse('hand.impossible', 'No hand has these points: one player scores 20 less his cards, every other 10 less his.', {
            round,
          })
        const cards = numbered(players, action.points, (n, _, place) => ({
          known: 'points',
          points: n,
          readings: readings.flatMap(({ out, cardsLeft }) =>
            cardsLeft[place] === undefined ? [] : [{ out: out === place, cardsLeft: cardsLeft[place] }],
          ),
        }))
        return andThen(takeWith(null, ...largeHands(table, cards, round)), () => writeCards(table, round, cards))
      })
    }),
  )
}

/** One action of this pad. A refusal leaves the table as it is. */
export function record(table: HandTable, action: HandAction & Envelope): Result<HandTable> {
  const hand = findRound(table, action.round)
  if (!hand) return refuse('round.unknown', `There is no hand ${action.round} yet: open it first.`, { round: action.round })
  switch (action.type) {
    case 'hand.record':
      return action.out === null ? recordAbandoned(table, hand, action) : recordFinished(table, hand, action, action.out)
    case 'hand.points':
      return recordPoints(table, hand, action)
  }
}
