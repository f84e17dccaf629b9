/**
 * How Facts in Five is written: house rules, setups and actions as JSON (api 2 and 4), parsed into the pad's own types.
 * It refuses to judge: only the form. A seat's index in the house rules becomes its id.
 */
import * as z from 'zod/mini'
import { five, type Axis, type Five, type Grid, type Mark } from '../pads/facts-in-five/card'
import type { FiveAction, MarkGiven } from '../pads/facts-in-five/record'
import { FIVE_RULES, type FiveRules } from '../pads/facts-in-five/rules'
import type { Announced, FivePatch } from '../pads/facts-in-five/setup'
import { refuse, take, andThen, type Result, type SeatId } from '../table/result'
import type { Envelope } from '../table/table'
import { cardFaceSchema } from './class-cards'
import { axis, envelope, fiveOf, ids, longText, name, parse, roundNumber, seatId, shortText } from './form'
import { padCodec, type TypedSchema } from './shared'

const director = z.union([z.enum(['none', 'outside']), seatId, z.int().check(z.gte(0), z.lte(1000))])
const firstDrawer = z.nullable(z.union([seatId, z.int().check(z.gte(0), z.lte(1000))]))

/** House rules as sent: every part may be missing. */
export const fiveRulesSchema = z.strictObject({
  rounds: z.exactOptional(z.nullable(z.int().check(z.gte(1), z.lte(50)))),
  endAtTotal: z.exactOptional(z.nullable(z.int().check(z.gte(1), z.lte(12_500)))),
  scoring: z.exactOptional(z.enum(['squares', 'count'])),
  winners: z.exactOptional(z.enum(['all', 'total'])),
  ties: z.exactOptional(z.enum(['shared', 'last-round-first', 'extra-round'])),
  challenges: z.exactOptional(z.enum(['accept-then-vote', 'vote-only', 'director-rules'])),
  majority: z.exactOptional(z.enum(['cast', 'entitled'])),
  tiedVote: z.exactOptional(z.enum(['invalid', 'valid', 'left-neighbour'])),
  director: z.exactOptional(director),
  firstDrawer: z.exactOptional(firstDrawer),
  drawing: z.exactOptional(z.enum(['continue', 'restart'])),
  tiles: z.exactOptional(z.union([z.literal('own'), z.literal(30), z.literal(52)])),
  timerSeconds: z.exactOptional(z.int().check(z.gte(1), z.lte(86_400))),
  forcedCategories: z.exactOptional(z.boolean()),
  combinedCategories: z.exactOptional(z.boolean()),
  singleLetter: z.exactOptional(z.boolean()),
  verifying: z.exactOptional(z.boolean()),
  sharedAnswers: z.exactOptional(z.enum(['count', 'void'])),
  duplicates: z.exactOptional(z.enum(['ask', 'first', 'none'])),
})

type RulesGiven = z.infer<typeof fiveRulesSchema>

function seatAt(seats: readonly SeatId[], given: number | string, what: string): Result<SeatId> {
  const id = typeof given === 'number' ? seats[given] : seats.find(s => s === given)
  return id === undefined ? refuse('rules.no-such-seat', `${what} names a seat that is not at this table.`) : take(id)
}

function withSeats(given: RulesGiven, seats: readonly SeatId[]): Result<FiveRules> {
  const { director: sits, firstDrawer: drawer, ...plain } = given
  const directs = sits === undefined || sits === 'none' || sits === 'outside' ? take(sits ?? 'none') : seatAt(seats, sits, 'The Director')
  return andThen(directs, who =>
    andThen(drawer === undefined || drawer === null ? take(null) : seatAt(seats, drawer, 'The first drawer'), first =>
      take({ ...FIVE_RULES, ...plain, director: who, firstDrawer: first }),
    ),
  )
}

const rules = (raw: unknown, seats: readonly SeatId[]): Result<FiveRules> =>
  andThen(parse(fiveRulesSchema, raw ?? {}, 'These house rules'), given => withSeats(given, seats))

/** A change of rules names no seat by index: the Director changes at the table. */
function rulesPatch(raw: unknown): Result<Partial<FiveRules>> {
  return andThen(parse(fiveRulesSchema, raw, 'These house rules'), given => {
    const { director: sits, firstDrawer: drawer, ...plain } = given
    if (typeof sits === 'number' || typeof drawer === 'number')
      return refuse('rules.no-such-seat', 'During the game a seat is named by its id.')
    return take({ ...plain, ...(sits === undefined ? {} : { director: sits }), ...(drawer === undefined ? {} : { firstDrawer: drawer }) })
  })
}

const kind = z.enum(['person', 'work', 'place', 'thing', 'word', 'institution'])
const announced = z.pipe(
  z.object({
    class: name,
    category: z.optional(z.nullable(shortText)),
    categories: z.optional(z.array(name).check(z.maxLength(10))),
    kind: z.optional(z.nullable(kind)),
    card: z.optional(z.nullable(shortText)),
    printed: z.optional(z.nullable(cardFaceSchema)),
    chosenBy: z.optional(z.nullable(seatId)),
  }),
  z.transform((given): Announced => {
    const single = given.category?.trim()
    return {
      class: given.class,
      categories: given.categories?.length ? given.categories : single ? [single] : [],
      kind: given.kind ?? null,
      card: given.card ?? null,
      ...(given.printed ? { printed: given.printed } : {}),
      chosenBy: given.chosenBy ?? null,
    }
  }),
)
const letter = z.pipe(
  z.string().check(z.regex(/^[A-Za-z*]$/, 'An Initial Letter is A to Z, or * for a wild tile')),
  z.transform(text => text.toUpperCase()),
)

/** What a round's setup may name; every part may be missing, and null leaves a place as it is. */
export const fivePatchSchema = z.object({
  classes: z.optional(fiveOf(z.nullable(announced))),
  letters: z.optional(fiveOf(z.nullable(letter))),
  drawers: z.optional(z.array(seatId).check(z.maxLength(5))),
})

const where = { round: roundNumber, seat: seatId }
const cell = { row: axis, column: axis }
const mark = z.enum(['1', 'x', '.', '?'])
const markRow = z.string().check(z.regex(/^[1x.?_]{5}$/, 'a row of marks is five of 1 x . ? _'))
const markRows = fiveOf(markRow)
const count = z.int().check(z.gte(0), z.lte(5))
const sum = z.int().check(z.gte(0), z.lte(250))
const sums = {
  columns: z.optional(z.nullable(fiveOf(count))),
  rows: z.optional(z.nullable(fiveOf(count))),
  special: z.optional(z.nullable(sum)),
  general: z.optional(z.nullable(sum)),
  total: z.optional(z.nullable(sum)),
}
const vote = z.nullable(z.boolean())

export const fiveSchemas = [
  z.object({ ...envelope, type: z.literal('playcard.mark'), ...where, marks: markRows, was: z.optional(markRows) }),
  z.object({ ...envelope, type: z.literal('playcard.mark-one'), ...where, ...cell, mark, was: z.optional(mark) }),
  z.object({ ...envelope, type: z.literal('playcard.write'), ...where, ...cell, text: shortText, was: z.optional(shortText) }),
  z.object({
    ...envelope,
    type: z.literal('playcard.sums'),
    ...where,
    ...sums,
    was: z.optional(z.object(sums)),
  }),
  z.object({
    ...envelope,
    type: z.literal('entries.rule'),
    round: roundNumber,
    ...cell,
    seats: z.array(seatId).check(z.minLength(1), z.maxLength(1000)),
    valid: z.boolean(),
    reason: z.optional(longText),
    source: z.optional(shortText),
    keep: z.optional(z.boolean()),
    entry: z.optional(name),
    was: z.optional(z.record(seatId, mark)),
  }),
  z.object({
    ...envelope,
    type: z.literal('entries.same'),
    round: roundNumber,
    ...cell,
    groups: z.array(z.array(seatId)).check(z.maxLength(1000)),
  }),
  z.object({ ...envelope, type: z.literal('key.add'), round: roundNumber, ...cell, entry: name }),
  z.object({ ...envelope, type: z.literal('key.remove'), round: roundNumber, ...cell, entry: name }),
  z.object({
    ...envelope,
    type: z.literal('challenge.open'),
    ...where,
    ...cell,
    by: z.optional(seatId),
    reason: z.optional(longText),
    paper: z.optional(z.enum(['1', 'x'])),
  }),
  z.object({ ...envelope, type: z.literal('challenge.accept'), challenge: ids, by: seatId }),
  z.object({ ...envelope, type: z.literal('challenge.refuse'), challenge: ids }),
  z.object({ ...envelope, type: z.literal('challenge.withdraw'), challenge: ids }),
  z.object({
    ...envelope,
    type: z.literal('challenge.vote'),
    challenge: ids,
    votes: z.optional(z.record(seatId, vote)),
    tally: z.optional(z.object({ for: z.int().check(z.gte(0), z.lte(1000)), against: z.int().check(z.gte(0), z.lte(1000)) })),
  }),
  z.object({
    ...envelope,
    type: z.literal('challenge.verify'),
    challenge: ids,
    source: shortText.check(z.minLength(1, 'name the book that was looked into')),
    finds: z.enum(['valid', 'not-valid', 'nothing']),
  }),
  z.object({ ...envelope, type: z.literal('challenge.decide'), challenge: ids, valid: z.boolean() }),
  z.object({ ...envelope, type: z.literal('challenge.photo'), challenge: ids, photo: ids }),
] as const

const fiveUnion = z.discriminatedUnion('type', fiveSchemas)

const isMark = (sign: string): sign is Mark => sign === '1' || sign === 'x' || sign === '.' || sign === '?'
const given = (sign: string): MarkGiven => (isMark(sign) ? sign : '_')
const rowOf = (text: string): Five<MarkGiven> => five((column: Axis) => given(text.charAt(column)))
const gridOf = (rows: Five<string>): Grid<MarkGiven> => five((row: Axis) => rowOf(rows[row]))

function toAction(parsed: z.infer<typeof fiveUnion>): FiveAction & Envelope {
  switch (parsed.type) {
    case 'playcard.mark':
      return { ...parsed, marks: gridOf(parsed.marks), was: parsed.was && gridOf(parsed.was) }
    case 'playcard.sums': {
      const { columns, rows, special, general, total, ...rest } = parsed
      return { ...rest, sums: { columns, rows, special, general, total } }
    }
    case 'entries.rule':
      return { ...parsed, was: parsed.was && new Map(Object.entries(parsed.was)) }
    case 'challenge.vote':
      return { ...parsed, votes: parsed.votes && new Map(Object.entries(parsed.votes)) }
    default:
      return parsed
  }
}

export const factsInFiveCodec = padCodec<FiveRules, FivePatch, FiveAction & Envelope>({
  rulesForm: fiveRulesSchema,
  rules,
  rulesPatch,
  patch: fivePatchSchema,
  schemas: fiveSchemas satisfies readonly TypedSchema[],
  action: raw => andThen(parse(fiveUnion, raw, 'This action'), parsed => take(toAction(parsed))),
})
