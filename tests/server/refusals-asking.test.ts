/** Who may not ask, and questions that are none. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ask } from './http'
import { refusing } from './refusing'

const at = refusing()

describe('who asks', () => {
  it.each<[string, string, Record<string, string>]>([
    ['a page of another site', '403 origin.foreign', { origin: 'https://evil.example' }],
    ['a page without an origin of its own', '403 origin.foreign', { origin: 'null' }],
    ['the same name on another port', '403 origin.foreign', { origin: 'http://127.0.0.1:9' }],
    ['a name that we are not', '403 host.unknown', { host: 'evil.example' }],
    ['a name that only begins like ours', '403 host.unknown', { host: 'localhost.evil.example' }],
    ['no name at all', '403 host.unknown', { host: '' }],
    ['another machine without the passcode', '401 passcode.needed', { 'x-forwarded-for': '192.168.1.20' }],
  ])('%s: %s', async (_about, expected, headers) => {
    await at.refused(
      await ask('POST', `/api/games/${at.game.id}/actions`, { body: { actions: [{ id: randomUUID(), type: 'round.open' }] }, headers }),
      expected,
    )
    await at.refused(await ask('GET', `/api/games/${at.game.id}`, { headers }), expected)
    await at.refused(await ask('POST', '/api/games', { body: { pad: 'facts-in-five', seats: [{ name: 'Ann' }] }, headers }), expected)
  })
})

describe('questions', () => {
  it.each([
    '/api/games?status=over',
    '/api/games?from=yesterday',
    '/api/games?to=2026-02-30',
    '/api/games?cursor=abc',
    '/api/games?cursor=%00',
    '/api/games?text=%00',
    '/api/games/%00',
    '/api/games/%00/log',
    '/api/persons?text=a%00',
    '/api/claim',
    '/api/claim?special=',
    '/api/key-word?kind=colour&entry=x',
  ])('%s is refused', async where => {
    await at.refused(await ask('GET', where), '400 form.invalid')
  })

  it.each([
    'special=abc',
    'special=1e3',
    'total=0.5',
    'special=-3',
    'total=167',
    'columns=1,2,3',
    'columns=6,0,0,0,0',
    'columns=a,b,c,d,e',
    'rows=5,5,5,5,5,5',
    'special=99999999999999999999',
  ])('a claim of %s is not possible, with a reason', async claim => {
    const { status, body } = await ask('GET', `/api/claim?${claim}`)
    expect([status, body['possible']]).toEqual([200, false])
    expect((body['reasons'] as string[]).join()).not.toMatch(/NaN|undefined/)
  })

  it('odd ones are answered all the same', async () => {
    for (const where of ['/api/games?text=%25_%27%22', '/api/games?person=nobody', '/api/key-word'])
      expect([where, (await ask('GET', where)).status]).toEqual([where, 200])
    expect((await ask('GET', '/api/openapi.json')).status).toBe(200)
  })
})
