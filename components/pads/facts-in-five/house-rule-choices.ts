/** The house rules of Facts in Five in plain words: what can be agreed, and what it means at the table. The rulebook's way stands first. */
import type { z } from 'zod/mini'
import type { fiveRulesSchema } from '@/lib/codecs/facts-in-five'
import type { RuleChoice } from '../rule-fields'

/** House rules as sent: every part may be missing. */
export type RulesGiven = z.infer<typeof fiveRulesSchema>

export interface RuleSwitch {
  label: string
  hint: string
  off: RulesGiven
  on: RulesGiven
}

export const SCORING: readonly RuleChoice<RulesGiven>[] = [
  {
    label: 'What a playcard is worth',
    options: [
      { label: 'Squares', hint: 'Special from the columns, General from the rows, and their Total', sets: { scoring: 'squares' } },
      { label: 'A plain count', hint: 'one point for each valid entry, 0 to 25', sets: { scoring: 'count' } },
    ],
  },
  {
    label: 'Who wins',
    options: [
      { label: 'All three', hint: 'highest Special, highest General and highest Total each win', sets: { winners: 'all' } },
      { label: 'The Total alone', hint: 'Special and General are shown, the Total decides', sets: { winners: 'total' } },
    ],
  },
  {
    label: 'A tie at the end',
    options: [
      { label: 'Shared', hint: 'those who are level win together', sets: { ties: 'shared' } },
      { label: 'The last round decides', hint: 'then the one before it, and so on', sets: { ties: 'last-round-first' } },
      { label: 'One more round', hint: 'played until somebody is ahead', sets: { ties: 'extra-round' } },
    ],
  },
]

export const DISPUTES: readonly RuleChoice<RulesGiven>[] = [
  {
    label: 'A challenged entry',
    options: [
      {
        label: 'Accept, then vote',
        hint: 'one other player may accept it; who disagrees calls a vote',
        sets: { challenges: 'accept-then-vote' },
      },
      { label: 'Vote at once', hint: 'the table votes on every challenge', sets: { challenges: 'vote-only' } },
      { label: 'The Director rules', hint: 'quick, for large events', sets: { challenges: 'director-rules' } },
    ],
  },
  {
    label: 'A majority is',
    options: [
      { label: 'Of the votes cast', hint: 'whoever does not vote does not count', sets: { majority: 'cast' } },
      { label: 'Of all who may vote', hint: 'not voting counts against the entry', sets: { majority: 'entitled' } },
    ],
  },
  {
    label: 'A tied vote that no Director breaks',
    options: [
      { label: 'Not valid', hint: 'a majority is needed to make it valid', sets: { tiedVote: 'invalid' } },
      { label: 'Valid', hint: 'the writer has the benefit of the doubt', sets: { tiedVote: 'valid' } },
      {
        label: "The Director's left neighbour decides",
        hint: 'where the Director wrote the entry himself',
        sets: { tiedVote: 'left-neighbour' },
      },
    ],
  },
  {
    label: 'The same answer on several cards',
    options: [
      { label: 'Counts for everybody', hint: 'the rulebook knows no cancelling', sets: { sharedAnswers: 'count' } },
      { label: 'Counts for nobody', hint: 'Playcard proposes it; the Director says yes', sets: { sharedAnswers: 'void' } },
    ],
  },
  {
    label: 'The same entry twice on one card',
    options: [
      { label: 'Ask which one counts', hint: 'the one that is worth more is proposed', sets: { duplicates: 'ask' } },
      { label: 'The first one counts', hint: 'in reading order', sets: { duplicates: 'first' } },
      { label: 'None of them counts', hint: 'stricter than the rulebook', sets: { duplicates: 'none' } },
    ],
  },
]

export const DRAWING: readonly RuleChoice<RulesGiven>[] = [
  {
    label: 'Who draws in the next round',
    options: [
      { label: 'Goes on', hint: 'from whoever drew last', sets: { drawing: 'continue' } },
      { label: 'Starts again', hint: 'with the first drawer in every round', sets: { drawing: 'restart' } },
    ],
  },
  {
    label: 'Letter tiles',
    options: [
      { label: 'Your own set', hint: 'any letters; nothing is checked', sets: { tiles: 'own' } },
      { label: '30 tiles', hint: 'A to Z once and four wild: the same letter twice is pointed out', sets: { tiles: 30 } },
      { label: '52 chips', hint: 'the newer set', sets: { tiles: 52 } },
    ],
  },
]

export const VARIATIONS: readonly RuleSwitch[] = [
  {
    label: 'Single Initial Letter',
    hint: 'One tile is drawn: all five rows carry it, with five different entries in a column.',
    off: { singleLetter: false },
    on: { singleLetter: true },
  },
  {
    label: 'Forced Categories',
    hint: 'Wherever a card offers a Category, one must be chosen.',
    off: { forcedCategories: false },
    on: { forcedCategories: true },
  },
  {
    label: 'Combined Categories',
    hint: 'Related Categories of one Class may be joined; an entry must fit them all.',
    off: { combinedCategories: false },
    on: { combinedCategories: true },
  },
  {
    label: 'Verifying Entries',
    hint: 'A reference book settles a dispute first; what the books do not settle goes to the vote.',
    off: { verifying: false },
    on: { verifying: true },
  },
]
