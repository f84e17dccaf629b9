/** Reads the Facts in Five vectors, parsed so that a changed file fails loudly instead of testing nothing. */
import * as z from 'zod'
import raw from '../../data/vectors.json'

const bit = z.union([z.literal(0), z.literal(1)])
const five = z.array(z.number()).length(5)
const grid = z.array(z.array(bit).length(5)).length(5)
const seatScores = z.object({ grid, special: z.number(), general: z.number(), total: z.number(), running: z.array(z.number()).length(3) })
const sides = z.object({ special: z.number(), general: z.number(), total: z.number() })

export const { factsInFive } = z
  .object({
    factsInFive: z.object({
      grids: z.array(
        z.object({
          id: z.string(),
          note: z.string(),
          grid,
          checks: z.number(),
          columnCounts: five,
          rowCounts: five,
          columnSquares: five,
          rowSquares: five,
          special: z.number(),
          general: z.number(),
          total: z.number(),
          generalIfChecksArePushedTogether: z.number(),
        }),
      ),
      margins: z.array(z.object({ rowCounts: five, columnCounts: five, possible: z.boolean(), reason: z.string().nullable() })),
      claims: z.array(
        z.object({ special: z.number(), general: z.number(), total: z.number(), possible: z.boolean(), reasons: z.array(z.string()) }),
      ),
      games: z.array(
        z.object({
          id: z.string(),
          note: z.string(),
          players: z.array(z.string()),
          mode: z.enum(['rounds', 'to150']),
          target: z.number().nullable(),
          rounds: z.array(z.record(z.string(), seatScores)),
          endedAfterRound: z.number().nullable(),
          grandTotals: z.record(z.string(), sides),
          winners: z.object({ special: z.array(z.string()), general: z.array(z.string()), total: z.array(z.string()) }).nullable(),
        }),
      ),
      votes: z.array(
        z.object({
          id: z.string(),
          note: z.string(),
          players: z.number(),
          author: z.number(),
          scorer: z.number(),
          director: z.union([z.number(), z.literal('outside'), z.null()]),
          mayAccept: z.array(z.number()),
          acceptedBy: z.array(z.number()),
          afterAcceptance: z.string(),
          eligibleVoters: z.array(z.number()),
          votes: z.record(z.string(), z.enum(['valid', 'invalid', 'abstain'])).nullable(),
          directorVote: z.enum(['valid', 'invalid']).nullable(),
          illegalVoters: z.array(z.number()).optional(),
          directorMayBreakTie: z.boolean().optional(),
          outcome: z.string(),
        }),
      ),
      drawing: z.array(
        z.object({
          players: z.number(),
          directorSeat: z.number(),
          round: z.number(),
          policy: z.enum(['continue', 'restart', 'rulebook']),
          seatsDrawing: z.array(z.number()),
          cardsPerSeat: z.array(z.number()),
          seatsNotDrawing: z.array(z.number()),
        }),
      ),
      scorers: z.array(z.object({ players: z.number(), scorerOfSeat: z.record(z.string(), z.number()) })),
    }),
  })
  .parse(raw)

export type Bits = z.infer<typeof grid>
/** A grid of 0 and 1 as five mark strings: 1 valid, 0 crossed. */
export const marksOf = (bits: Bits): string[] => bits.map(row => row.map(b => (b === 1 ? '1' : 'x')).join(''))
