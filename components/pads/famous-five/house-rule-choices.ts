/** The house rules of Famous Five in plain words: what can be agreed, and what it means at the table. The rulebook's way stands first. */
import type { z } from 'zod/mini'
import type { famousFiveRulesSchema } from '@/lib/codecs/famous-five'
import type { RuleChoice } from '../rule-fields'

/** House rules as sent: every part may be missing. */
export type RulesGiven = z.infer<typeof famousFiveRulesSchema>

export const TIES: RuleChoice<RulesGiven> = {
  label: 'A tie at the end',
  options: [
    { label: 'Shared', hint: 'those who are level win together', sets: { ties: 'shared' } },
    { label: 'One more hand', hint: 'played until somebody is ahead', sets: { ties: 'play-on' } },
    { label: 'The last Happy Ending', hint: 'of those who are level, whoever played it in the last hand', sets: { ties: 'went-out' } },
  ],
}

export const ABANDONED: RuleChoice<RulesGiven> = {
  label: 'A hand that is abandoned',
  options: [
    { label: 'Nothing for all', hint: 'it counts as a hand', sets: { abandoned: 'zero' } },
    { label: '10 less the cards left', hint: 'for everybody', sets: { abandoned: 'ten-minus' } },
    { label: 'Dealt again', hint: 'it does not count as a hand', sets: { abandoned: 'not-counted' } },
  ],
}

export const AT_THE_TABLE: readonly RuleChoice<RulesGiven>[] = [
  {
    label: 'Drawing',
    options: [
      { label: 'A must', hint: 'while cards lie there', sets: { drawing: 'compulsory' } },
      { label: 'As one likes', hint: 'then very few cards left are nothing unusual', sets: { drawing: 'optional' } },
    ],
  },
  {
    label: 'Cards at the start, with two or three players',
    options: [
      { label: 'Six', hint: 'all Happy Endings in the pack', sets: { deal: 6 } },
      { label: 'Seven', hint: 'one Happy Ending for each, and six more', sets: { deal: 7 } },
    ],
  },
]
