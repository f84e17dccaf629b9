/** Names of copies and which of them go: the newest, one an hour, one a day, one a month stay; what people asked for stays. */
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { copiesFolder, copiesOf, newCopyPath, readCopyName, stampOf, toDrop, type NamedCopy } from '@/scripts/copies.mjs'

const HOUR = 3_600_000
const NOW = Date.UTC(2026, 10, 30, 20)

const copy = (madeAt: number, why: NamedCopy['why'] = 'automatic'): NamedCopy => ({ name: `${why}-${madeAt}`, why, madeAt })
const left = (copies: readonly NamedCopy[]): NamedCopy[] => {
  const gone = new Set(toDrop(copies))
  return copies.filter(c => !gone.has(c.name))
}

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})
function bookIn(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'playcard-names-'))
  folders.push(folder)
  const file = path.join(folder, 'playcard.db')
  writeFileSync(file, 'x')
  return file
}

describe('which copies go', () => {
  it('a year of copies every ten minutes leaves a handful, and every stretch of time has one', () => {
    const all = Array.from({ length: 365 * 144 }, (_, i) => copy(NOW - i * 600_000))
    const kept = left(all).map(c => c.madeAt)
    expect(kept.length).toBeLessThan(6 + 24 + 30 + 24)
    for (const [back, span] of [
      [0, HOUR],
      [5 * HOUR, HOUR],
      [20 * 24 * HOUR, 24 * HOUR],
      [200 * 24 * HOUR, 31 * 24 * HOUR],
    ] as const)
      expect(kept.some(at => Math.abs(at - (NOW - back)) <= span)).toBe(true)
  })

  it('rotating after every copy keeps what rotating once would keep', () => {
    let kept: NamedCopy[] = []
    const all = Array.from({ length: 1000 }, (_, i) => copy(NOW + i * 600_000))
    for (const next of all) kept = left([...kept, next])
    expect(kept.map(c => c.name)).toEqual(left(all).map(c => c.name))
  })

  it('a clock that was set years ahead empties nothing', () => {
    const evening = Array.from({ length: 12 }, (_, i) => copy(NOW - i * HOUR))
    const kept = left([...evening, copy(NOW + 20 * 365 * 24 * HOUR)])
    expect(kept.length).toBe(13)
  })

  it('what somebody asked for stays; of the others the last ten', () => {
    const asked = Array.from({ length: 50 }, (_, i) => copy(NOW - i * HOUR, 'by-hand'))
    const before = Array.from({ length: 50 }, (_, i) => copy(NOW - i * HOUR, 'before-restore'))
    expect(left(asked)).toEqual(asked)
    expect(left(before)).toEqual(before.slice(0, 10))
  })
})

describe('names', () => {
  it('say when and why, are never given twice, and are read again', () => {
    const file = bookIn()
    const one = newCopyPath(file, 'by-hand', NOW)
    expect(path.relative(copiesFolder(file), one)).toBe('playcard-2026-11-30-200000-by-hand.db')
    expect(readCopyName(path.basename(one), file)).toEqual({ name: path.basename(one), why: 'by-hand', madeAt: NOW })
  })

  it.each(['..%2Fplaycard.db', 'playcard.db', 'other-2026-11-30-200000-by-hand.db', 'playcard-2026-13-30-200000-by-hand.db', 'x'])(
    '%s is no copy of this book',
    name => {
      expect(readCopyName(name, bookIn())).toBeUndefined()
    },
  )

  it('those of earlier releases are copies too', () => {
    expect(readCopyName('2026-11-30-200000-before-migration.db', bookIn())).toMatchObject({ why: 'before-update', madeAt: NOW })
  })
})

it('what was written shows, whatever the clock says; and the copies may lie elsewhere', () => {
  const file = bookIn()
  expect(copiesOf(file)).toEqual([])
  const before = stampOf(file)
  expect(stampOf(file)).toBe(before)
  writeFileSync(file, 'xy')
  utimesSync(file, NOW / 1000 - 1e6, NOW / 1000 - 1e6)
  const after = stampOf(file)
  expect(after).not.toBe(before)
  writeFileSync(`${file}-wal`, 'z')
  expect(stampOf(file)).not.toBe(after)
  expect(copiesFolder(file, { PLAYCARD_BACKUPS: '/another/disk' })).toBe('/another/disk')
})
