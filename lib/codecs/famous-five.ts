/**
 * How Famous Five is written: house rules, setups and actions as JSON (api 2 and 4), parsed into the pad's own types.
 * It refuses to judge: only the form. Whether a hand is possible, even whether its numbers are whole, is the pad's to say.
 */
import * as z from 'zod/mini'
import type { HandAction } from '../pads/famous-five/record'
import { HAND_RULES, type HandRules } from '../pads/famous-five/rules'
import type { HandPatch } from '../pads/famous-five/setup'
import { take, andThen } from '../table/result'
import type { Envelope } from '../table/table'
import { envelope, parse, roundNumber, seatId } from './form'
import { padCodec, type TypedSchema } from './shared'

const hands = z.strictObject({ hands: z.int().check(z.gte(1), z.lte(50)) })
const target = z.strictObject({ points: z.int().check(z.gte(1), z.lte(10_000)) })

/** House rules as sent: every part may be missing. */
export const famousFiveRulesSchema = z.strictObject({
  end: z.exactOptional(z.union([hands, target], 'a game ends after { "hands": 1 to 50 } or at { "points": 1 to 10000 }')),
  ties: z.exactOptional(z.enum(['shared', 'play-on', 'went-out'])),
  abandoned: z.exactOptional(z.enum(['zero', 'ten-minus', 'not-counted'])),
  drawing: z.exactOptional(z.enum(['compulsory', 'optional'])),
  deal: z.exactOptional(z.union([z.literal(6), z.literal(7)])),
})

/** What a hand's setup may name: the dealer; null leaves him as he is. */
export const famousFivePatchSchema: z.ZodMiniType<HandPatch> = z.object({ dealer: z.optional(z.nullable(seatId)) })

/** Whole or not, the pad says (it has the better sentence). */
const numbers = z.record(seatId, z.number().check(z.gte(-10_000), z.lte(10_000)))
const out = z.union([seatId, z.null()], 'nobody played a Happy Ending: record the hand as abandoned with "out": null, or name who went out')

export const famousFiveSchemas = [
  z.object({
    ...envelope,
    type: z.literal('hand.record'),
    round: roundNumber,
    out,
    cardsLeft: numbers,
    set: z.optional(z.nullable(z.enum(['yellow', 'blue', 'purple', 'pink']))),
    was: z.optional(z.nullable(z.object({ out, cardsLeft: numbers }))),
  }),
  z.object({ ...envelope, type: z.literal('hand.points'), round: roundNumber, points: numbers, was: z.optional(z.nullable(numbers)) }),
] as const

const union = z.discriminatedUnion('type', famousFiveSchemas)

const mapOf = (given: Readonly<Record<string, number>>): ReadonlyMap<string, number> => new Map(Object.entries(given))

function toAction(parsed: z.infer<typeof union>): HandAction & Envelope {
  switch (parsed.type) {
    case 'hand.record':
      return {
        ...parsed,
        cardsLeft: mapOf(parsed.cardsLeft),
        was: parsed.was && { out: parsed.was.out, cardsLeft: mapOf(parsed.was.cardsLeft) },
      }
    case 'hand.points':
      return { ...parsed, points: mapOf(parsed.points), was: parsed.was && mapOf(parsed.was) }
  }
}

export const famousFiveCodec = padCodec<HandRules, HandPatch, HandAction & Envelope>({
  rulesForm: famousFiveRulesSchema,
  rules: raw => andThen(parse(famousFiveRulesSchema, raw ?? {}, 'These house rules'), given => take({ ...HAND_RULES, ...given })),
  rulesPatch: raw => parse(famousFiveRulesSchema, raw, 'These house rules'),
  patch: famousFivePatchSchema,
  schemas: famousFiveSchemas satisfies readonly TypedSchema[],
  action: raw => andThen(parse(union, raw, 'This action'), parsed => take(toAction(parsed))),
})
