/**
 * Folds what happens to rounds in any game: open, set up, time, stand of a card, close, reopen; and says which gaps a round has.
 * It refuses to know what a round's setup or a card holds; a timer here never closes or submits anything.
 */
import type { RoundAction } from './actions'
import { awaitsLook } from './checks'
import { refuse, take, takeWith, andThen, type Gap, type GapKind, type Result } from './result'
import { masterSheet } from './master-sheet'
import type { ScorePad } from './score-pad'
import { spares, type Ending } from './sheet'
import {
  cardOf,
  changeRound,
  putCard,
  seatInRound,
  seatsOf,
  type Envelope,
  type Playcard,
  type Round,
  type Stamp,
  type Table,
} from './table'
import { capital, NOT_SEEN } from './words'
import { isolated } from './closed-text'

type Pad<R, S, P, K, A extends { type: string }, C extends string> = ScorePad<R, S, P, K, A, C>

type Worth = { points: unknown; unjudged: number; disputed: number }

/** What is not filled in; a seat that need not play on lacks nothing of that. */
function unfilled({ points, unjudged, disputed }: Worth, isSpared: boolean): readonly GapKind[] {
  if (isSpared) return []
  if (points === null && disputed === 0) return ['missing']
  return unjudged > 0 ? ['unjudged'] : []
}

/** Somebody looked and did not agree, or it has changed since. */
const isContested = ({ checked }: Pick<Playcard<unknown>, 'checked'>): boolean => checked !== null && (!checked.agrees || checked.stale)

function gapsOfCard<R, K>(
  score: (card: K, rules: R) => Worth,
  rules: R,
  held: Playcard<K> | undefined,
  isSpared: boolean,
  waits: boolean,
): readonly GapKind[] {
  if (!held) return isSpared ? [] : ['missing']
  if (held.stand !== 'played') return []
  const worth = score(held.card, rules)
  const isDoubted = isContested(held) || (waits && !isSpared)
  return [
    ...(worth.disputed > 0 ? (['challenged'] as const) : []),
    ...unfilled(worth, isSpared),
    ...(isDoubted ? (['unchecked'] as const) : []),
  ]
}

/** Everything that a round still lacks, seat by seat; absent and void cards lack nothing, nor does a seat that the ending spares its turn. */
export function gapsOf<R, S, P, K, A extends { type: string }, C extends string>(
  pad: Pad<R, S, P, K, A, C>,
  table: Table<R, S, K>,
  round: Round<S, K>,
  ending: Ending | null,
): readonly Gap[] {
  return seatsOf(table, round.number).flatMap(seat => {
    const held = round.cards.get(seat.id)
    const waits = held !== undefined && awaitsLook(table, { ...round, gaps: [] }, held)
    return gapsOfCard(pad.score, table.rules, held, spares(ending, round.number, seat.id), waits).map(kind => ({
      kind,
      round: round.number,
      seat: seat.id,
      message: `${isolated(seat.name)} ${kind === 'unchecked' && held && !isContested(held) ? NOT_SEEN : pad.gapWords[kind]}.`,
    }))
  })
}

function open<R, S, P, K, A extends { type: string }, C extends string>(
  pad: Pad<R, S, P, K, A, C>,
  table: Table<R, S, K>,
  action: Extract<RoundAction<P>, { type: 'round.open' }>,
): Result<Table<R, S, K>> {
  const word = pad.roundWord
  const next = table.rounds.length + 1
  const number = action.number ?? next
  if (number < next)
    return refuse('round.exists', `${capital(word)} ${number} is there already: write into it, or open ${word} ${next}.`, { round: number })
  if (number > next)
    return refuse('round.out-of-order', `Every ${word} opens in its order: the next one is ${word} ${next}.`, { round: number })
  if (table.finished) return refuse('game.finished', `The game is finished: reopen it before you open another ${word}.`)
  return andThen(pad.mayOpen(table, number), () =>
    andThen(pad.arrange(table, number, null, action.setup), setup =>
      take({ ...table, rounds: [...table.rounds, { number, status: 'open' as const, gaps: [], setup, timer: null, cards: new Map() }] }),
    ),
  )
}

function close<R, S, P, K, A extends { type: string }, C extends string>(
  pad: Pad<R, S, P, K, A, C>,
  table: Table<R, S, K>,
  round: Round<S, K>,
  named: readonly GapKind[],
): Result<Round<S, K>> {
  const name = `${capital(pad.roundWord)} ${round.number}`
  if (round.status === 'closed') return refuse('round.closed', `${name} is closed already.`, { round: round.number })
  const gaps = gapsOf(pad, table, round, masterSheet(pad, table).ending)
  const unnamed = gaps.filter(g => !named.includes(g.kind))
  if (unnamed.length > 0)
    return refuse(
      'round.gaps',
      `${name} has gaps: ${unnamed
        .slice(0, 5)
        .map(g => g.message)
        .join(' ')}${unnamed.length > 5 ? ` And ${unnamed.length - 5} more.` : ''}`,
      {
        round: round.number,
        gaps: unnamed,
      },
    )
  return take({ ...round, status: 'closed', gaps: [...new Set(gaps.map(g => g.kind))] })
}

function time<S, K>(
  word: string,
  round: Round<S, K>,
  action: { type: string; seconds?: number | undefined },
  seconds: number,
  now: number,
): Result<Round<S, K>> {
  const { timer } = round
  if (action.type === 'timer.start')
    return take({ ...round, timer: { startedAt: now, seconds: action.seconds ?? seconds, stoppedAt: null } })
  if (!timer) return refuse('timer.not-started', `The timer of ${word} ${round.number} has not been started.`, { round: round.number })
  if (action.type === 'timer.add')
    return take({ ...round, timer: { ...timer, seconds: Math.max(0, timer.seconds + (action.seconds ?? 60)) } })
  return timer.stoppedAt === null
    ? take({ ...round, timer: { ...timer, stoppedAt: now } })
    : refuse('timer.stopped', 'The timer stands already.', { round: round.number })
}

function stand<R, S, P, K, A extends { type: string }, C extends string>(
  pad: Pad<R, S, P, K, A, C>,
  table: Table<R, S, K>,
  action: Extract<RoundAction<P>, { type: 'playcard.stand' }>,
): Result<Table<R, S, K>> {
  return andThen(seatInRound(table, action.round, action.seat), ({ round, seat }) => {
    const held = round.cards.get(action.seat)
    const card = held?.card ?? pad.blank(round.setup, seat)
    return take(
      putCard(table, round, action.seat, { stand: action.as, reason: action.reason ?? null, checked: held?.checked ?? null, card }),
    )
  })
}

function checked<R, S, P, K>(
  table: Table<R, S, K>,
  action: Extract<RoundAction<P>, { type: 'playcard.checked' }>,
  note: string | undefined,
): Result<Table<R, S, K>> {
  return andThen(seatInRound(table, action.round, action.seat), ({ round, seat }) => {
    const held = round.cards.get(action.seat)
    if (!held)
      return refuse('card.not-begun', `${isolated(seat.name)} has no ${cardOf(table.words, action.round)} to check.`, {
        round: action.round,
        seat: action.seat,
      })
    return take(
      putCard(table, round, action.seat, { ...held, checked: { by: action.by, agrees: action.agrees, note: note ?? null, stale: false } }),
    )
  })
}

/** One action on a round, in any game. `stamp.time` is the only clock. */
export function recordRound<R, S, P, K, A extends { type: string }, C extends string>(
  pad: Pad<R, S, P, K, A, C>,
  table: Table<R, S, K>,
  action: RoundAction<P>,
  envelope: Envelope,
  stamp: Stamp,
): Result<Table<R, S, K>> {
  switch (action.type) {
    case 'round.open':
      return open(pad, table, action)
    case 'round.setup':
      return changeRound(table, action.round, round =>
        andThen(pad.arrange(table, action.round, round.setup, action.patch), setup => take({ ...round, setup })),
      )
    case 'round.close':
      return changeRound(table, action.round, round => close(pad, table, round, action.gaps))
    case 'round.reopen':
      return changeRound(table, action.round, round =>
        round.status === 'open'
          ? refuse('round.open', `${capital(pad.roundWord)} ${round.number} is open already.`, { round: round.number })
          : takeWith({ ...round, status: 'open' as const, gaps: [] }),
      )
    case 'timer.start':
    case 'timer.add':
    case 'timer.stop':
      return changeRound(table, action.round, round => time(pad.roundWord, round, action, pad.timerSeconds(table.rules), stamp.time))
    case 'playcard.stand':
      return stand(pad, table, action)
    case 'playcard.checked':
      return checked(table, action, envelope.note)
  }
}
