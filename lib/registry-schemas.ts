/** The schemas of every pad's actions, for the API's description. Apart from the registry so that a browser never loads them for that. */
import * as z from 'zod/mini'
import { fivePatchSchema, fiveRulesSchema, fiveSchemas } from './codecs/facts-in-five'
import { famousFivePatchSchema, famousFiveRulesSchema, famousFiveSchemas } from './codecs/famous-five'
import { envelope, roundNumber } from './codecs/form'
import { nameChasePatchSchema, nameChaseRulesSchema, nameChaseSchemas } from './codecs/name-chase'
import { sharedSchemas, typesOf, type TypedSchema } from './codecs/shared'
import { pads } from './registry'

type Named = { type: string; schema: z.ZodMiniType }
type Own = { own: readonly TypedSchema[]; patch: z.ZodMiniType; rules: z.ZodMiniType }

/** In the order of the registry's list. */
const OWN: readonly Own[] = [
  { own: fiveSchemas, patch: fivePatchSchema, rules: fiveRulesSchema },
  { own: famousFiveSchemas, patch: famousFivePatchSchema, rules: famousFiveRulesSchema },
  { own: nameChaseSchemas, patch: nameChasePatchSchema, rules: nameChaseRulesSchema },
]

const named = (schemas: readonly TypedSchema[]): readonly Named[] =>
  schemas.flatMap(schema => typesOf([schema]).map(type => ({ type, schema })))

/** The three shared actions that carry a pad's own parts. */
const withOwn = ({ patch, rules }: Own): readonly Named[] => [
  {
    type: 'round.open',
    schema: z.object({ ...envelope, type: z.literal('round.open'), number: z.optional(roundNumber), setup: z.optional(patch) }),
  },
  {
    type: 'round.setup',
    schema: z.object({
      ...envelope,
      type: z.literal('round.setup'),
      round: roundNumber,
      ...(patch instanceof z.ZodMiniObject ? patch.shape : {}),
    }),
  },
  { type: 'rules.change', schema: z.object({ ...envelope, type: z.literal('rules.change'), rules }) },
]

export const padSchemas: readonly { pad: string; schemas: readonly Named[] }[] = pads.flatMap((pad, i) => {
  const own = OWN[i]
  return own ? [{ pad: pad.id, schemas: [...named(sharedSchemas), ...withOwn(own), ...named(own.own)] }] : []
})
