/**
 * `node scripts/run.mjs prisma/seed.ts`: puts the rulebook's sample game into the book, played through the same door as any other game.
 * The printed playcard is the first one: Special 84, General 82, Total 166 (the rulebook's own numbers stand exchanged: rules and columns).
 * Every id is fixed, so a second run answers as the first and adds nothing.
 */
import { pathToFileURL } from 'node:url'
import { batchSchema } from '@/lib/codecs/game'
import { parse } from '@/lib/codecs/form'
import { samplePad } from '@/lib/registry'
import { disconnect } from '@/lib/server/db'
import { createGame } from '@/lib/server/games'
import { submit, type Answer } from '@/lib/server/log'

export const SAMPLE_GAME = '5a3b1e00-0000-4000-8000-000000000000'
const id = (n: number): string => `5a3b1e00-0000-4000-8000-${n.toString(16).padStart(12, '0')}`
const PLAYERS = ['Ann', 'Ben', 'Cas', 'Dee', 'Eve']
const seat = (n: number): string => `sample-${String(n + 1)}`
const EVENING = Date.UTC(2026, 10, 27, 19, 30)
const ROUND = 20 * 60_000

type Round = { classes: readonly (readonly [string, string | null, string])[]; letters: string; cards: readonly (readonly string[])[] }

/** Classes with their Categories and what kind of thing they ask for; letters (`*` wild); one card a player, clockwise from Ann. */
const ROUNDS: readonly Round[] = [
  {
    classes: [
      ['World Leaders / Rulers', 'King', 'person'],
      ['Books of Bible', 'Old Testament', 'work'],
      ['Colleges Universities', 'American', 'institution'],
      ['Stage/Screen Personalities', 'Living', 'person'],
      ['Edible Products', 'Food Seasoning', 'thing'],
    ],
    letters: 'C M E * L',
    cards: [
      ['11.11', '1x111', '11.1x', '11111', '1111.'],
      ['1.111', '11.1x', '1..11', '11111', '1x11.'],
      ['.1111', 'x11.1', '.1.11', '1111x', '11.1.'],
      ['11.1x', '111.1', '1x..1', '11111', '11111'],
      ['1..1.', '.11.1', 'x1..1', '111.1', '1.1x.'],
    ],
  },
  {
    classes: [
      ['Aircraft', null, 'thing'],
      ['Rivers', 'European', 'place'],
      ['Composers', 'German', 'person'],
      ['Any Word', null, 'word'],
      ['Trees', null, 'thing'],
    ],
    letters: 'B S R T N',
    cards: [
      ['11111', '1.11x', '.1.11', '11.11', '1..1.'],
      ['1.111', '111.1', '11x11', '.1.11', '1.11.'],
      ['11.11', '1x111', '..11.', '11111', '.1.11'],
      ['1111.', '11.11', '1.x11', '1111.', '.1111'],
      ['.1.1x', '1.11.', '11.1.', '1..11', '...11'],
    ],
  },
  {
    classes: [
      ['Islands', null, 'place'],
      ['Scientists', 'Physicist', 'person'],
      ['Novels', 'English', 'work'],
      ['Musical Instruments', null, 'thing'],
      ['Capitals', 'African', 'place'],
    ],
    letters: 'A * G M D',
    cards: [
      ['111.1', '11111', '.1111', '1x11.', '11.1.'],
      ['1.111', '11111', '11.11', '111x1', '.1111'],
      ['1.1.1', '1111.', '.1.1.', '11.11', '1..11'],
      ['11111', '111.1', '1.11x', '.1111', '11.11'],
      ['1..1.', '11.11', '.1.1.', '1.x11', '..111'],
    ],
  },
  {
    classes: [
      ['Painters', 'French', 'person'],
      ['Vegetables', null, 'thing'],
      ['Mountains', 'Asian', 'place'],
      ['Plays', null, 'work'],
      ['Birds', null, 'thing'],
    ],
    letters: 'P K H E C',
    cards: [
      ['1.11.', '.111x', '11.11', '1..11', '11111'],
      ['11111', '.1.11', '1.111', 'x1.11', '1111.'],
      ['.1111', '1.1.1', '.1.11', '1.11.', '11.11'],
      ['1.1x1', '111.1', '11.1.', '.1111', '1.111'],
      ['..11.', '1..1.', '.1.11', '1.1.1', '11..1'],
    ],
  },
  {
    classes: [
      ['Ships', 'Famous', 'thing'],
      ['Cheeses', null, 'thing'],
      ['Presidents', 'American', 'person'],
      ['Rivers', 'Asian', 'place'],
      ['Operas', null, 'work'],
    ],
    letters: 'T G M B *',
    cards: [
      ['11.11', '1.111', '11111', '.1.1x', '11111'],
      ['1.11.', '111.1', '1.1x1', '11.11', '111.1'],
      ['11.1.', '.1111', '1.11.', 'x1.11', '11111'],
      ['111.1', '1.11.', '11.11', '1.111', '1111x'],
      ['1..1.', '.11.1', '1.1..', '..111', '11.11'],
    ],
  },
]

/** What is written on the printed playcard, row by row. */
const PRINTED: readonly (readonly string[])[] = [
  ['King Charles the Fair', 'I Chronicles', '', 'Carol Channing', 'Cinnamon'],
  ['Macbeth', 'Matthew', 'Mass. Institute of Tech', 'Lee Marvin', 'Mace'],
  ['King Edward VIII', 'Exodus', '', 'Dale Evans', 'Evergreen'],
  ['King Richard III', 'Genesis', 'Harvard', 'Frank Sinatra', 'Nutmeg'],
  ['King Louis XIV', 'Leviticus', 'University of Louisville', 'Michele Lee', ''],
]

type Action = { type: string } & Record<string, unknown>

const written: readonly Action[] = PRINTED.flatMap((texts, row) =>
  texts.flatMap((text, column) => (text === '' ? [] : [{ type: 'playcard.write', round: 1, seat: seat(0), row, column, text }])),
)

const actionsOf = (round: Round, number: number): readonly Action[] => [
  {
    type: 'round.open',
    number,
    setup: { classes: round.classes.map(([name, category, kind]) => ({ class: name, category, kind })), letters: round.letters.split(' ') },
  },
  ...(number === 1 ? written : []),
  ...round.cards.map((marks, player) => ({ type: 'playcard.mark', round: number, seat: seat(player), marks: [...marks] })),
  { type: 'round.close', round: number },
]

function insist({ status, body }: Answer): void {
  if (status >= 300) throw new Error(`The sample game was not taken: ${JSON.stringify(body)}`)
}

/** Plays the sample game into the book that DATABASE_URL names. */
export async function seed(): Promise<void> {
  insist(
    await createGame(
      {
        id: SAMPLE_GAME,
        pad: samplePad,
        title: 'The sample game of the rulebook',
        playedOn: '2026-11-27',
        zone: 'Europe/London',
        number: 1,
        note: 'The first playcard is the printed one. The rulebook prints its Special and General exchanged.',
        seats: PLAYERS.map((name, i) => ({ id: seat(i), name })),
        houseRules: { director: 'outside' },
      },
      EVENING,
    ),
  )
  let count = 0
  for (const [i, round] of ROUNDS.entries()) {
    const actions = actionsOf(round, i + 1).map(action => ({ ...action, id: id((count += 1)) }))
    const batch = parse(batchSchema, { actions, device: 'sample' }, 'The sample game')
    if (!batch.ok) throw new Error(batch.problem.message)
    insist(await submit(SAMPLE_GAME, batch.value, { actor: 'Director', now: EVENING + (i + 1) * ROUND }))
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await seed()
  await disconnect()
  console.log('The sample game of the rulebook is in the book: Special 84, General 82, Total 166.')
}
