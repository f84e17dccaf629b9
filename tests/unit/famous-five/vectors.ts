/** Reads the Famous Five vectors, parsed so that a changed file fails loudly instead of testing nothing. */
import * as z from 'zod'
import { famousFiveCodec } from '@/lib/codecs/famous-five'
import { famousFive as pad } from '@/lib/pads/famous-five/pad'
import { seal } from '@/lib/table/seal'
import raw from '../../data/vectors.json'
import { opening } from '../game'
import { Sitting } from './sitting'

const numbers = z.array(z.number())
const players = z.number()

export const { famousFive } = z
  .object({
    famousFive: z.strictObject({
      hands: z
        .array(
          z.strictObject({
            id: z.string(),
            note: z.string(),
            players,
            wentOut: z.number(),
            cardsLeft: numbers,
            points: numbers,
            sumCards: z.number(),
            sumPoints: z.number(),
            identity: z.literal(true),
          }),
        )
        .length(27),
      badHands: z
        .array(
          z.strictObject({
            players,
            wentOut: z.number().nullable(),
            cardsLeft: numbers,
            error: z.string().optional(),
            warning: z.string().optional(),
          }),
        )
        .length(9),
      pointsOnly: z
        .array(
          z.strictObject({
            points: numbers,
            possible: z.boolean(),
            readings: z.array(z.strictObject({ wentOut: z.number(), cardsLeft: numbers })),
          }),
        )
        .length(8),
      games: z
        .array(
          z.strictObject({
            id: z.string(),
            note: z.string(),
            mode: z.enum(['agreedGames', 'firstTo']),
            target: z.number(),
            tieRule: z.enum(['shared', 'playOn']),
            players,
            hands: z.array(z.strictObject({ wentOut: z.number().nullable(), cardsLeft: numbers, points: numbers, running: numbers })),
            totals: numbers,
            endedAfter: z.number().nullable(),
            winners: numbers.nullable(),
          }),
        )
        .length(9),
    }),
  })
  .parse(raw)

export const sealed = seal(pad, famousFiveCodec)

/** A game of so many players with hand 1 open. */
export function dealt(n: number, rules: unknown = {}): Sitting {
  const play = new Sitting(sealed, opening(['Ann', 'Bob', 'Cas', 'Dee'].slice(0, n), rules))
  play.do({ type: 'round.open' })
  return play
}
