/** Batches of actions that are none, and games that are not there. */
import { randomUUID } from 'node:crypto'
import { describe, it } from 'vitest'
import { ask } from './http'
import { ALL, refusing } from './refusing'

const at = refusing()

describe('a batch', () => {
  const where = () => `/api/games/${at.game.id}/actions`
  it.each<[string, string, () => object]>([
    ['that is not JSON', '400 body.not-json', () => ({ raw: '{"actions": [' })],
    ['that is nothing', '400 body.not-json', () => ({ raw: '' })],
    ['that is bytes', '400 body.not-json', () => ({ raw: new Uint8Array([0xff, 0xfe, 0, 1]) })],
    ['that is a number', '400 form.invalid', () => ({ raw: '7' })],
    ['that is null', '400 form.invalid', () => ({ raw: 'null' })],
    ['that is a list', '400 form.invalid', () => ({ body: [{ id: randomUUID(), type: 'round.open' }] })],
    ['without actions', '400 form.invalid', () => ({ body: {} })],
    ['of no actions', '400 form.invalid', () => ({ body: { actions: [] } })],
    [
      'of 501 actions',
      '400 form.invalid',
      () => ({ body: { actions: Array.from({ length: 501 }, () => ({ id: randomUUID(), type: 'round.open' })) } }),
    ],
    [
      'seen in the past of nothing',
      '400 form.invalid',
      () => ({ body: { actions: [{ id: randomUUID(), type: 'round.open' }], seen: -1 } }),
    ],
    ['of 9 MB', '413 body.too-large', () => ({ raw: `{"actions":"${'x'.repeat(9 * 1024 * 1024)}"}` })],
    [
      'with one bad action among good ones',
      '422 round.unknown',
      () => ({
        body: {
          actions: [
            { id: randomUUID(), type: 'round.open' },
            { id: randomUUID(), type: 'playcard.mark', round: 9, seat: at.ann, marks: ALL },
          ],
        },
      }),
    ],
    [
      'with the same id for two things',
      '409 id.reused',
      () => ({ body: { actions: ['a', 'b'].map(title => ({ id: at.late, type: 'game.describe', title })) } }),
    ],
  ])('%s: %s', async (_about, expected, sent) => {
    await at.refused(await ask('POST', where(), sent()), expected)
  })

  it('with brackets in brackets in brackets', async () => {
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
    await at.refused(await ask('POST', where(), { raw: `{"actions":[{"id":"${randomUUID()}","type":"round.open","more":${deep}}]}` }))
    await at.refused(await ask('POST', '/api/games', { raw: `{"pad":"facts-in-five","seats":[{"name":"Ann"}],"houseRules":${deep}}` }))
    await at.refused(await ask('POST', '/api/import', { raw: deep }))
  })

  it('for a game that is not there', async () => {
    for (const id of [randomUUID(), 'x', '../../etc/passwd', "' OR 1=1 --", '%00', '__proto__']) {
      await at.refused(
        await ask('POST', `/api/games/${encodeURIComponent(id)}/actions`, {
          body: { actions: [{ id: randomUUID(), type: 'round.open' }] },
        }),
        '404 game.unknown',
      )
      for (const part of ['', '/log', '/export', '/export.csv'])
        await at.refused(await ask('GET', `/api/games/${encodeURIComponent(id)}${part}`), '404 game.unknown')
      await at.refused(
        await ask('PUT', `/api/games/${encodeURIComponent(id)}/here`, { body: { round: 1, seat: at.ann } }),
        '404 game.unknown',
      )
    }
  })
})
