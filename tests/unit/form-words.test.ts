/** Every way of not fitting a form is one plain sentence of ours, and no word of the parser's is in any of them. */
import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { parse } from '@/lib/codecs/form'
import { batchSchema, newGameSchema } from '@/lib/codecs/game'
import { pads } from '@/lib/registry'

const ID = '00000000-0000-4000-8000-000000000001'
const SEAT = { name: 'Ann' }
const [five] = pads
const message = (result: { ok: boolean; problem?: { message: string } }): string => result.problem?.message ?? 'taken'
const game = (more: object): string => message(parse(newGameSchema, { pad: 'facts-in-five', seats: [SEAT], ...more }, 'This game'))
const action = (more: object): string => message(five?.read({ id: ID, ...more }) ?? { ok: true })
const rules = (given: unknown): string =>
  message(
    five?.begin({
      rules: given,
      about: { title: 'T', playedOn: '2026-11-27', zone: 'UTC', number: null, place: null, note: null, counts: true },
      seats: [{ id: 'a', name: 'Ann' }],
    }) ?? { ok: true },
  )

describe('a form refuses', () => {
  it.each<[string, string]>([
    [game({ title: '' }), 'This game: title must not be empty.'],
    [game({ title: 'x'.repeat(121) }), 'This game: title must have no more than 120 signs.'],
    [game({ title: 5 }), 'This game: title must be a text.'],
    [game({ pad: undefined }), 'This game: pad is missing.'],
    [game({ id: 'x' }), 'This game: id must be an id like 123e4567-e89b-42d3-a456-426614174000.'],
    [game({ playedOn: '2026' }), 'This game: playedOn: A date is written like 2026-11-27.'],
    [game({ playedOn: '2026-02-30' }), 'This game: playedOn: There is no such date.'],
    [game({ zone: 'Europe/Nowhere' }), 'This game: zone: There is no such time zone.'],
    [game({ number: 1.5 }), 'This game: number must be a whole number.'],
    [game({ number: -1 }), 'This game: number must be 0 or more.'],
    [game({ seats: [] }), 'This game: seats must not be empty.'],
    [game({ seats: [SEAT, { name: '' }] }), 'This game: seats.1.name must not be empty.'],
    [game({ seats: [{ name: 'Reds', members: [{ name: '' }] }] }), 'This game: seats.0.members.0.name must not be empty.'],
    [game({ seats: [{ name: 'Reds', members: [5] }] }), 'This game: seats.0.members.0 must be a text or an object.'],
    [message(parse(newGameSchema, null, 'This game')), 'This game must be an object.'],
    [
      message(parse(batchSchema, { actions: [{ id: 'x', type: 'y' }] }, 'This batch')),
      'This batch: actions.0.id must be an id like 123e4567-e89b-42d3-a456-426614174000.',
    ],
    [action({ type: 'playcard.mark-one', round: 1, seat: 'a', row: 5, column: 0, mark: '1' }), 'This action: row must be 0, 1, 2, 3 or 4.'],
    [action({ type: 'seat.rename', seat: 'a' }), 'This action: name is missing.'],
    [action({ type: 'timer.start', round: 0 }), 'This action: round must be 1 or more.'],
    [rules({ rounds: 0 }), 'These house rules: rounds must be 1 or more.'],
    [rules({ colour: 'red' }), 'These house rules: "colour" is not known here.'],
    [rules({ colour: 'red', size: 1 }), 'These house rules: "colour" and "size" are not known here.'],
    [rules({ scoring: 'golf' }), 'These house rules: scoring must be "squares" or "count".'],
    [rules('all'), 'These house rules must be an object.'],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected)
  })
})

it('whatever is sent, the sentence is one line of ours that ends with a full stop', () => {
  const keys = [
    'round',
    'seat',
    'row',
    'column',
    'marks',
    'mark',
    'by',
    'votes',
    'tally',
    'groups',
    'members',
    'rules',
    'setup',
    'letters',
    'classes',
    'columns',
    'from',
  ]
  const payload = fc.dictionary(fc.constantFrom(...keys), fc.jsonValue({ maxDepth: 2 }))
  const types = [
    'round.open',
    'round.setup',
    'playcard.mark',
    'playcard.sums',
    'entries.same',
    'challenge.open',
    'challenge.vote',
    'seat.add',
    'seat.members',
    'rules.change',
    'hand.record',
    'turn.record',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...pads), fc.constantFrom(...types), payload, (pad, type, more) => {
      const read = pad.read({ id: ID, type, ...more })
      if (read.ok || read.problem.code !== 'form.invalid') return
      expect(read.problem.message).toMatch(/^[A-Z][^\n]*\.$/)
      expect(read.problem.message).not.toMatch(/Invalid|expected|received|undefined|Too small|Too big|kind/)
    }),
    { numRuns: 600 },
  )
})

describe('the sentences', () => {
  it('stay ours where somebody else in the process has given zod a language, as Next does in the served app', () => {
    z.config(z.locales.en())
    try {
      expect(z.string().check(z.maxLength(1)).safeParse('ab').error?.issues[0]?.message).not.toBe('Invalid input')
      expect(action({ type: 'playcard.write', round: 1, seat: 'a', row: 0, column: 0, text: 'x'.repeat(10_000) })).toBe(
        'This action: text must have no more than 200 signs.',
      )
      expect(game({ playedOn: '2026' })).toBe('This game: playedOn: A date is written like 2026-11-27.')
    } finally {
      z.config({ localeError: undefined })
    }
  })
})
