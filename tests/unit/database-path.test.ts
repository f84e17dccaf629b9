/** Which file DATABASE_URL names. */
import { describe, expect, it } from 'vitest'
import { databasePath } from '@/scripts/database-path.mjs'

describe('the path of the database', () => {
  it.each([
    [undefined, '/app/data/playcard.db'],
    ['', '/app/data/playcard.db'],
    ['file:games.db', '/app/games.db'],
    ['file:./data/a b.db', '/app/data/a b.db'],
    ['file:../shared/games.db', '/shared/games.db'],
    ['file:/srv/games.db', '/srv/games.db'],
    ['file:///srv/games.db', '/srv/games.db'],
    ['FILE:/srv/games.db?connection_limit=1', '/srv/games.db'],
  ])('of %j is %s', (url, expected) => {
    expect(databasePath({ DATABASE_URL: url }, '/app')).toBe(expected)
  })

  it.each([
    ['libsql://example.org/games', 'a libsql address'],
    ['postgresql://localhost/games', 'a postgresql address'],
    ['/srv/games.db', 'a plain path'],
    ['games.db', 'a plain path'],
    ['file:', 'names no file'],
    ['file::memory:', 'names no file'],
  ])('of %j is refused', (url, message) => {
    expect(() => databasePath({ DATABASE_URL: url }, '/app')).toThrow(message)
  })
})
