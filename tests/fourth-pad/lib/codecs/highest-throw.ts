/** How the fourth pad is written: the only parser for its rules and its one action. */
import * as z from 'zod/mini'
import { envelope, parse, roundNumber, seatId } from '@/lib/codecs/form'
import { padCodec } from '@/lib/codecs/shared'
import { andThen, take } from '@/lib/table/result'
import type { Envelope } from '@/lib/table/table'
import { THROW_RULES, type ThrowAction, type ThrowPatch, type ThrowRules } from '../pads/highest-throw/pad'

const rules = z.strictObject({ throws: z.exactOptional(z.int().check(z.gte(1), z.lte(20))) })
const number = z.nullable(z.int())
const action = z.object({
  ...envelope,
  type: z.literal('throw.write'),
  round: roundNumber,
  seat: seatId,
  number,
  was: z.optional(number),
})

export const highestThrowCodec = padCodec<ThrowRules, ThrowPatch, ThrowAction & Envelope>({
  rulesForm: rules,
  rules: raw => andThen(parse(rules, raw ?? {}, 'These house rules'), given => take({ ...THROW_RULES, ...given })),
  rulesPatch: raw => parse(rules, raw, 'These house rules'),
  patch: z.pipe(
    z.object({}),
    z.transform((): ThrowPatch => ({})),
  ),
  schemas: [action],
  action: raw => parse(action, raw, 'This action'),
})
