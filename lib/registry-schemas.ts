/** The schemas of every pad's actions, for the API's description. Apart from the registry so that a browser never loads them for that. */
import * as z from 'zod/mini'
import { envelope, roundNumber } from './codecs/form'
import { sharedSchemas, typesOf, type PadForms, type TypedSchema } from './codecs/shared'
import { padForms } from './registry'

type Named = { type: string; schema: z.ZodMiniType }

const named = (schemas: readonly TypedSchema[]): readonly Named[] =>
  schemas.flatMap(schema => typesOf([schema]).map(type => ({ type, schema })))

/** The three shared actions that carry a pad's own parts. */
const withOwn = ({ patch, rules }: PadForms): readonly Named[] => [
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

export const padSchemas: readonly { pad: string; schemas: readonly Named[] }[] = padForms.map(({ pad, forms }) => ({
  pad,
  schemas: [...named(sharedSchemas), ...withOwn(forms), ...named(forms.own)],
}))
