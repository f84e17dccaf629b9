/** The published JSON Schema of the game file, with every action of every pad, generated from what parses them. It refuses to add anything by hand. */
import 'server-only'
import * as z from 'zod/mini'
import { gameFileSchema } from '@/lib/exchange/game-file'
import { padSchemas } from '@/lib/registry-schemas'

const shape = (schema: z.ZodMiniType): Record<string, unknown> => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

const actionsOf = (pad: string): unknown[] =>
  padSchemas.filter(p => p.pad === pad).flatMap(p => p.schemas.map(({ type, schema }) => ({ title: type, ...shape(schema) })))

/** JSON Schema 2020-12. An action that the writing book had set aside may have another form: its id is listed in `aside`. */
export function gameFileJsonSchema(): Record<string, unknown> {
  const whole = shape(gameFileSchema)
  const pads = padSchemas.map(({ pad }) => pad)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Playcard game file',
    description: 'One game: how it began, and everything that happened in it, oldest first. Which actions there are depends on the pad.',
    ...whole,
    allOf: pads.map(pad => ({
      if: { properties: { pad: { const: pad } }, not: { required: ['aside'] } },
      then: { properties: { log: { items: { properties: { action: { anyOf: actionsOf(pad) } } } } } },
    })),
  }
}
