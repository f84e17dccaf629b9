/**
 * How Name Chase is written: house rules, setups and actions as JSON (api 2 and 4), parsed into the pad's own types.
 * It refuses to judge: only the form. Whether a total is possible is the pad's to say.
 */
import * as z from 'zod/mini'
import type { ChaseAction } from '../pads/name-chase/record'
import { CHASE_RULES, type ChaseRules } from '../pads/name-chase/rules'
import type { ChasePatch } from '../pads/name-chase/setup'
import { take, andThen } from '../table/result'
import type { Envelope } from '../table/table'
import { envelope, parse, roundNumber, seatId } from './form'
import { padCodec, type TypedSchema } from './shared'

/** House rules as sent: every part may be missing. */
export const nameChaseRulesSchema = z.strictObject({
  target: z.exactOptional(z.int().check(z.gte(1), z.lte(100_000))),
  end: z.exactOptional(z.enum(['finish-round', 'immediate'])),
  ties: z.exactOptional(z.enum(['shared', 'another-round'])),
  deck: z.exactOptional(z.enum(['reshuffle', 'stop'])),
  cards: z.exactOptional(z.enum(['own', 'shared'])),
  starts: z.exactOptional(z.enum(['same', 'rotate'])),
})

/** What a round's setup may name: the team that begins; null leaves it as it is. */
export const nameChasePatchSchema: z.ZodMiniType<ChasePatch> = z.object({ first: z.optional(z.nullable(seatId)) })

const where = { round: roundNumber, seat: seatId }
const clue = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.null()], 'a clue is 1 to 4, or null for not solved')
const seenClue = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.null(), z.literal('unread')])
const solved = z.array(clue).check(z.maxLength(8, 'there are eight puzzles in a round'))
/** A multiple of 5 or not, the pad says (it has the better sentence). */
const total = z.nullable(z.number().check(z.gte(-10_000), z.lte(10_000)))

export const nameChaseSchemas = [
  z.object({
    ...envelope,
    type: z.literal('turn.record'),
    ...where,
    solved,
    reader: z.optional(seatId),
    was: z.optional(z.nullable(solved)),
  }),
  z.object({
    ...envelope,
    type: z.literal('turn.mark-one'),
    ...where,
    puzzle: z.int().check(z.gte(0), z.lte(7, 'there are eight puzzles in a round, counted from 0')),
    clue,
    was: z.optional(seenClue),
  }),
  z.object({ ...envelope, type: z.literal('turn.total'), ...where, total, was: z.optional(total) }),
] as const

const union = z.discriminatedUnion('type', nameChaseSchemas)

export const nameChaseCodec = padCodec<ChaseRules, ChasePatch, ChaseAction & Envelope>({
  rulesForm: nameChaseRulesSchema,
  rules: raw => andThen(parse(nameChaseRulesSchema, raw ?? {}, 'These house rules'), given => take({ ...CHASE_RULES, ...given })),
  rulesPatch: raw => parse(nameChaseRulesSchema, raw, 'These house rules'),
  patch: nameChasePatchSchema,
  schemas: nameChaseSchemas satisfies readonly TypedSchema[],
  action: raw => parse(union, raw, 'This action'),
})
