/** Games that cannot begin. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ask } from './http'
import { LONG, refusing, WRONG } from './refusing'

const at = refusing()

describe('a new game', () => {
  const seats = [{ name: 'Ann' }, { name: 'Ben' }]
  it.each<[string, string, object]>([
    ['without a pad', '400 form.invalid', { seats }],
    ['of a pad that is not there', '422 pad.unknown', { pad: 'bridge', seats }],
    ['of a pad called constructor', '422 pad.unknown', { pad: 'constructor', seats }],
    ['without seats', '400 form.invalid', { pad: 'facts-in-five', seats: [] }],
    ['with 201 seats', '422 seats.number', { pad: 'facts-in-five', seats: Array.from({ length: 201 }, () => ({ name: 'A' })) }],
    ['with a seat of 200 kB', '400 form.invalid', { pad: 'facts-in-five', seats: [{ name: LONG }] }],
    ['with a seat of no name', '400 form.invalid', { pad: 'facts-in-five', seats: [{ name: '' }] }],
    ['with a seat that is a word', '400 form.invalid', { pad: 'facts-in-five', seats: ['Ann'] }],
    [
      'with one number twice',
      '422 seat.number-taken',
      {
        pad: 'facts-in-five',
        seats: [
          { name: 'A', number: 3 },
          { name: 'B', number: 3 },
        ],
      },
    ],
    [
      'with one id twice',
      '422 seat.id-taken',
      {
        pad: 'facts-in-five',
        seats: [
          { id: 'a', name: 'A' },
          { id: 'a', name: 'B' },
        ],
      },
    ],
    ...['none', 'outside', 'director'].map((id): [string, string, object] => [
      `with a seat whose id is the word ${id}`,
      '400 form.invalid',
      { pad: 'facts-in-five', seats: [{ id, name: 'A' }] },
    ]),
    ['with an id that is none', '400 form.invalid', { id: 'Friday', pad: 'facts-in-five', seats }],
    ['on a day that is none', '400 form.invalid', { pad: 'facts-in-five', seats, playedOn: '2026-13-01' }],
    ['in a zone that is none', '400 form.invalid', { pad: 'facts-in-five', seats, zone: 'Mars/Olympus' }],
    ['with a house rule that is none', '400 form.invalid', { pad: 'facts-in-five', seats, houseRules: { colour: 'red' } }],
    ['directed by seat 7 of 2', '422 rules.no-such-seat', { pad: 'facts-in-five', seats, houseRules: { director: 7 } }],
    ['of 51 rounds', '400 form.invalid', { pad: 'facts-in-five', seats, houseRules: { rounds: 51 } }],
    ['of half a round', '400 form.invalid', { pad: 'facts-in-five', seats, houseRules: { rounds: 0.5 } }],
    ['whose rules are a list', '400 form.invalid', { pad: 'facts-in-five', seats, houseRules: [] }],
  ])('%s: %s', async (_about, expected, body) => {
    await at.refused(await ask('POST', '/api/games', { body }), expected)
  })

  it('with a wrong type in every place', async () => {
    const right = {
      id: randomUUID(),
      pad: 'facts-in-five',
      title: 'T',
      playedOn: '2026-11-27',
      zone: 'UTC',
      seats,
      houseRules: {},
      counts: true,
    }
    for (const name of ['id', 'pad', 'playedOn', 'zone', 'seats'])
      for (const value of WRONG) {
        const got = await ask('POST', '/api/games', { body: { ...right, [name]: value } })
        expect(got.status, `${name} ${JSON.stringify(value).slice(0, 20)}`).toBeGreaterThanOrEqual(400)
        expect(got.status, `${name} ${JSON.stringify(value).slice(0, 20)}`).toBeLessThan(500)
      }
    await at.untouched()
  })
})
