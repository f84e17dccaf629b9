/**
 * How the actions that every game shares are written (api 2), and how they sort into seats, rounds, game and log.
 * It refuses to know what they do.
 */
import * as z from 'zod/mini'
import type { ActionOf, DescribeGiven, GameAction, MemberGiven, RetractAction, RoundAction, SeatAction } from '../table/actions'
import { refuse, take, andThen, type Result } from '../table/result'
import type { PadCodec } from '../table/score-pad'
import type { Envelope } from '../table/table'
import { envelope, ids, isoDate, longText, name, parse, roundNumber, seatId, shortText, zone } from './form'

const member = z.pipe(
  z.union([name, z.object({ name, person: z.optional(seatId) })]),
  z.transform((given): MemberGiven => (typeof given === 'string' ? { name: given } : given)),
)

/** A seat as it is given when a game begins or somebody joins. */
export const seatParts = {
  name,
  members: z.optional(z.array(member).check(z.maxLength(50))),
  person: z.optional(seatId),
  child: z.optional(z.boolean()),
  number: z.optional(z.int().check(z.gte(0), z.lte(100_000))),
  table: z.optional(name),
}

const gap = z.enum(['unjudged', 'missing', 'challenged', 'unchecked'])
const seconds = z.int().check(z.gte(-86_400), z.lte(86_400))
const director = z.union([z.enum(['none', 'outside']), seatId])

const seatSchemas = [
  z.object({ ...envelope, type: z.literal('seat.add'), ...seatParts, after: z.optional(seatId), from: z.optional(roundNumber) }),
  z.object({ ...envelope, type: z.literal('seat.leave'), seat: seatId, after: z.int().check(z.gte(0), z.lte(1000)) }),
  z.object({ ...envelope, type: z.literal('seat.rename'), seat: seatId, name }),
  z.object({ ...envelope, type: z.literal('seat.order'), seats: z.array(seatId).check(z.maxLength(1000)) }),
  z.object({
    ...envelope,
    type: z.literal('seat.members'),
    seat: seatId,
    from: roundNumber,
    members: z.array(member).check(z.maxLength(50)),
  }),
  z.object({ ...envelope, type: z.literal('director.set'), director, from: roundNumber }),
] as const

const timed = { round: roundNumber, seconds: z.optional(seconds) }
const roundSchemas = [
  z.object({ ...envelope, type: z.literal('round.close'), round: roundNumber, gaps: z._default(z.array(gap).check(z.maxLength(10)), []) }),
  z.object({ ...envelope, type: z.literal('round.reopen'), round: roundNumber }),
  z.object({
    ...envelope,
    type: z.literal('timer.start'),
    round: roundNumber,
    seconds: z.optional(z.int().check(z.gte(1), z.lte(86_400))),
  }),
  z.object({ ...envelope, type: z.literal('timer.add'), ...timed }),
  z.object({ ...envelope, type: z.literal('timer.stop'), round: roundNumber }),
  z.object({
    ...envelope,
    type: z.literal('playcard.stand'),
    round: roundNumber,
    seat: seatId,
    as: z.enum(['played', 'absent', 'void']),
    reason: z.optional(longText),
  }),
  z.object({ ...envelope, type: z.literal('playcard.checked'), round: roundNumber, seat: seatId, by: name, agrees: z.boolean() }),
] as const

const described = {
  title: z.optional(name),
  playedOn: z.optional(isoDate),
  zone: z.optional(zone),
  number: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  place: z.optional(shortText),
  note: z.optional(longText),
  counts: z.optional(z.boolean()),
}
const gameSchemas = [
  z.object({ ...envelope, type: z.literal('game.finish') }),
  z.object({ ...envelope, type: z.literal('game.reopen') }),
  z.object({ ...envelope, type: z.literal('game.archive') }),
  z.object({ ...envelope, type: z.literal('game.restore') }),
  z.object({ ...envelope, type: z.literal('game.describe'), ...described }),
  z.object({ ...envelope, type: z.literal('checks.set'), required: z.boolean() }),
  z.object({
    ...envelope,
    type: z.literal('cut.set'),
    points: z.int().check(z.gte(0), z.lte(9999)),
    least: z.int().check(z.gte(1), z.lte(9999)),
  }),
  z.object({ ...envelope, type: z.literal('room.show'), what: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40)) }),
  z.object({ ...envelope, type: z.literal('room.hold'), rounds: z.array(roundNumber).check(z.maxLength(1000)) }),
] as const

const retraction = z.object({ ...envelope, type: z.literal('retract'), actions: z.array(ids).check(z.minLength(1), z.maxLength(1000)) })

const seatUnion = z.discriminatedUnion('type', seatSchemas)
const roundUnion = z.discriminatedUnion('type', roundSchemas)
const gameUnion = z.discriminatedUnion('type', gameSchemas)

/** Takes the envelope off an action, so that a pad and the table see only payloads. */
export function open<T extends Envelope>(action: T): { action: T; envelope: Envelope } {
  const { id, at, v, note, overrule } = action
  return { action, envelope: { id, at, v, note, overrule } }
}

/** One action's schema, with its `type` as a literal. */
export type TypedSchema = z.ZodMiniObject<{ type: z.ZodMiniLiteral<string> }> | z.ZodMiniObject

/** The action types that these schemas read. */
export const typesOf = (schemas: readonly TypedSchema[]): readonly string[] =>
  schemas.flatMap(schema => {
    const type = schema.shape['type']
    return type instanceof z.ZodMiniLiteral ? [...type.def.values].map(String) : []
  })

/** For the API's description: the shared actions but for the three that carry a pad's own parts. */
export const sharedSchemas: readonly TypedSchema[] = [...seatSchemas, ...roundSchemas, ...gameSchemas, retraction]

type Sorted<R, P, A> = ActionOf<R, P, A> & { envelope: Envelope }
type Reader<R, P, A> = (raw: unknown) => Result<Sorted<R, P, A>>

const describeOnly = (given: DescribeGiven): DescribeGiven => {
  const { title, playedOn, zone: where, number, place, note, counts } = given
  return { title, playedOn, zone: where, number, place, note, counts }
}

function readGame<R, P, A>(raw: unknown): Result<Sorted<R, P, A>> {
  return andThen(parse(gameUnion, raw, 'This action'), given => {
    const { envelope: head } = open(given)
    const action: GameAction<R> = given.type === 'game.describe' ? { type: given.type, describe: describeOnly(given) } : given
    return take({ of: 'game' as const, action, envelope: head })
  })
}

/** What reads the actions that are written alike in every game. */
function sharedReaders<R, P, A>(): readonly (readonly [string, Reader<R, P, A>])[] {
  const seats: Reader<R, P, A> = raw =>
    andThen(parse(seatUnion, raw, 'This action'), given =>
      take({ of: 'seats' as const, action: given satisfies SeatAction, envelope: open(given).envelope }),
    )
  const rounds: Reader<R, P, A> = raw =>
    andThen(parse(roundUnion, raw, 'This action'), given =>
      take({ of: 'rounds' as const, action: given satisfies RoundAction<P>, envelope: open(given).envelope }),
    )
  const retract: Reader<R, P, A> = raw =>
    andThen(parse(retraction, raw, 'This action'), given =>
      take({ of: 'log' as const, action: given satisfies RetractAction, envelope: open(given).envelope }),
    )
  return [
    ...typesOf(seatSchemas).map(type => [type, seats] as const),
    ...typesOf(roundSchemas).map(type => [type, rounds] as const),
    ...typesOf(gameSchemas).map(type => [type, readGame] as const),
    ['retract', retract],
  ]
}

const opening = z.object({ ...envelope, type: z.literal('round.open'), number: z.optional(roundNumber), setup: z.optional(z.unknown()) })
const setting = z.object({ ...envelope, type: z.literal('round.setup'), round: roundNumber })
const changing = z.object({ ...envelope, type: z.literal('rules.change'), rules: z.unknown() })
const typed = z.object({ type: z.string() })

/** The forms of what is a pad's own, for the API's description. */
export type PadForms = { own: readonly TypedSchema[]; patch: z.ZodMiniType; rules: z.ZodMiniType }
/** A pad's codec that can also describe itself. */
export type DescribedCodec<R, P, A> = PadCodec<R, P, A> & { forms: PadForms }

type OwnForms<R, P, A> = {
  /** The form of the house rules, every part of which may be missing. */
  rulesForm: z.ZodMiniType
  rules: PadCodec<R, P, A>['rules']
  rulesPatch: (raw: unknown) => Result<Partial<R>>
  patch: z.ZodMiniType<P>
  schemas: readonly TypedSchema[]
  action: (raw: unknown) => Result<A>
}

/** What reads the pad's own actions, and the three shared ones that carry a part of the pad's own. */
function ownReaders<R, P extends object, A extends { type: string } & Envelope>(
  own: OwnForms<R, P, A>,
): readonly (readonly [string, Reader<R, P, A>])[] {
  const roundOpen: Reader<R, P, A> = raw =>
    andThen(parse(opening, raw, 'This action'), given =>
      andThen(parse(own.patch, given.setup ?? {}, 'The setup of this round'), setup =>
        take({ of: 'rounds' as const, action: { type: given.type, number: given.number, setup }, envelope: open(given).envelope }),
      ),
    )
  const roundSetup: Reader<R, P, A> = raw =>
    andThen(parse(setting, raw, 'This action'), given =>
      andThen(parse(own.patch, raw, 'The setup of this round'), patch =>
        take({ of: 'rounds' as const, action: { type: given.type, round: given.round, patch }, envelope: open(given).envelope }),
      ),
    )
  const rulesChange: Reader<R, P, A> = raw =>
    andThen(parse(changing, raw, 'This action'), given =>
      andThen(own.rulesPatch(given.rules), rules =>
        take({ of: 'game' as const, action: { type: given.type, rules }, envelope: open(given).envelope }),
      ),
    )
  const ownAction: Reader<R, P, A> = raw =>
    andThen(own.action(raw), action => take({ of: 'pad' as const, action, envelope: open(action).envelope }))
  return [
    ['round.open', roundOpen],
    ['round.setup', roundSetup],
    ['rules.change', rulesChange],
    ...typesOf(own.schemas).map(type => [type, ownAction] as const),
  ]
}

/**
 * The codec of a pad: the shared actions, with the pad's own setup, rules and actions filled in.
 * `patch` reads a setup patch both inside `setup` (round.open) and flat (round.setup).
 */
export function padCodec<R, P extends object, A extends { type: string } & Envelope>(own: OwnForms<R, P, A>): DescribedCodec<R, P, A> {
  const readers = new Map<string, Reader<R, P, A>>([...sharedReaders<R, P, A>(), ...ownReaders(own)])
  return {
    forms: { own: own.schemas, patch: own.patch, rules: own.rulesForm },
    rules: own.rules,
    action: raw =>
      andThen(parse(typed, raw, 'This action'), ({ type }) => {
        const read = readers.get(type)
        return read ? read(raw) : refuse('action.unknown', `This game has no action called ${type.slice(0, 40)}.`)
      }),
  }
}
