/** What the code on a printed playcard says, and which codes are none of a card. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardOf, cardPath } from '@/lib/codecs/card-address'

describe('the address of a card', () => {
  it('says game, round and seat back, whatever they are called and wherever the book is', () => {
    const text = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
    fc.assert(
      fc.property(text, text, fc.integer({ min: 1, max: 9999 }), (game, seat, round) => {
        for (const origin of ['http://192.168.1.20:3000', 'https://playcard.lan', 'http://[fe80::1]:80'])
          expect(cardOf(`${origin}${cardPath({ game, round, seat })}`)).toEqual({ game, round, seat })
      }),
    )
  })
  it.each([
    '',
    'playcard',
    'https://example.org/',
    'http://a/games/g',
    'http://a/games/g?view=card&round=1',
    'http://a/games/g?view=card&seat=s',
    'http://a/games/g?view=sheet&round=1&seat=s',
    'http://a/games/g?view=card&round=0&seat=s',
    'http://a/games/g?view=card&round=1.5&seat=s',
    'http://a/games/g?view=card&round=99999&seat=s',
    'http://a/games/g/room?view=card&round=1&seat=s',
    'http://a/games/%E0%A4%A?view=card&round=1&seat=s',
    'http://a/games/%FF?view=card&round=1&seat=s',
    'javascript:alert(1)//games/g?view=card&round=1&seat=s',
    'WIFI:S:Kitchen;T:WPA;P:secret;;',
  ])('%j is no card', code => {
    expect(cardOf(code)).toBeNull()
  })
})
