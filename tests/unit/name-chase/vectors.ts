/** Reads the Name Chase vectors, parsed so that a changed file fails loudly instead of testing nothing. */
import * as z from 'zod'
import { nameChaseCodec } from '@/lib/codecs/name-chase'
import { nameChase as pad } from '@/lib/pads/name-chase/pad'
import { seal } from '@/lib/table/seal'
import raw from '../../data/vectors.json'
import { opening } from '../game'
import { Sitting } from '../famous-five/sitting'

const solved = z.array(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.null()])).length(8)
const team = z.number()

export const { nameChase } = z
  .object({
    nameChase: z.strictObject({
      rounds: z
        .array(
          z.strictObject({
            id: z.string(),
            note: z.string(),
            solvedAtClue: solved,
            scores: z.array(z.number()).length(8),
            card1: z.number(),
            card2: z.number(),
            round: z.number(),
          }),
        )
        .length(14),
      badInput: z
        .array(
          z.union([
            z.strictObject({ scores: z.array(z.number()), error: z.string() }),
            z.strictObject({ roundTotal: z.number(), error: z.string() }),
            z.strictObject({ clue: z.number(), error: z.string() }),
          ]),
        )
        .length(9),
      games: z
        .array(
          z.strictObject({
            id: z.string(),
            note: z.string(),
            teams: z.array(z.string()),
            target: z.number(),
            rounds: z.array(z.array(z.strictObject({ solvedAtClue: solved, round: z.number(), running: z.number() }))),
            totals: z.array(z.number()),
            finishRound: z.strictObject({
              endedAfterRound: z.number().nullable(),
              winners: z.array(team).nullable(),
              reachedTarget: z.array(team),
            }),
            immediate: z.strictObject({ team, round: z.number(), puzzle: z.number(), total: z.number() }).nullable(),
          }),
        )
        .length(11),
      deck: z
        .array(
          z.strictObject({
            teams: z.number(),
            roundsFromFullDeck: z.number(),
            cardsLeft: z.number(),
            roundsIfAllTeamsShareTheTwoCards: z.number(),
          }),
        )
        .length(3),
    }),
  })
  .parse(raw)

export const sealed = seal(pad, nameChaseCodec)

const pair = (i: number): { members: { name: string; person: string }[] } => ({
  members: [
    { name: `Reader ${i}`, person: `p${i}a` },
    { name: `Guesser ${i}`, person: `p${i}b` },
  ],
})

/** Teams of two, no round open yet. */
export const teams = (n: number, rules: unknown = {}): Sitting => {
  const names = Array.from({ length: n }, (_, i) => `Team ${i}`)
  return new Sitting(sealed, opening(names, rules, Object.fromEntries(names.map((_, i) => [i, pair(i)]))))
}

/** The same with round 1 open. */
export function begun(n: number, rules: unknown = {}): Sitting {
  const play = teams(n, rules)
  play.do({ type: 'round.open' })
  return play
}
