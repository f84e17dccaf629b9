/** The clock of the automatic copies: when it copies, when not, and how a copy that failed is told and tried again. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { copyNowAndThen } from '@/scripts/automatic-copies.mjs'

const MINUTE = 60_000
let folder: string
let book: string
let entered = 0

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  folder = mkdtempSync(path.join(tmpdir(), 'playcard-clock-'))
  book = path.join(folder, 'playcard.db')
  enter()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

/** Something is entered: the book is another one. */
function enter(): void {
  entered += 1
  writeFileSync(book, 'x'.repeat(entered))
}
const pass = (minutes: number): Promise<unknown> => vi.advanceTimersByTimeAsync(minutes * MINUTE)

/** A copier that does what it is told, and counts. */
function copier(answers: readonly (string | null)[] = []) {
  const copy = vi.fn(() => Promise.resolve(answers[copy.mock.calls.length - 1] ?? null))
  return copy
}

describe('the clock', () => {
  it('copies after ten minutes in which something was entered, and not while nothing is', async () => {
    const copy = copier()
    const state = copyNowAndThen(book, { env: {}, copy })
    expect(state).toEqual({ every: 10, problem: null })
    await pass(9)
    expect(copy).toHaveBeenCalledTimes(0)
    await pass(1)
    expect(copy).toHaveBeenCalledTimes(1)
    await pass(60)
    expect(copy).toHaveBeenCalledTimes(1)
    enter()
    await pass(10)
    expect(copy).toHaveBeenCalledTimes(2)
  })
  it.each([
    ['3', 3],
    ['0.5', 0.5],
    ['-1', 10],
    ['often', 10],
    ['Infinity', 10],
  ])('PLAYCARD_COPY_MINUTES=%s is every %d minutes', async (text, minutes) => {
    const copy = copier()
    expect(copyNowAndThen(book, { env: { PLAYCARD_COPY_MINUTES: text }, copy }).every).toBe(minutes)
    await pass(minutes)
    expect(copy).toHaveBeenCalledTimes(1)
  })
  it('does nothing where it is switched off', async () => {
    const copy = copier()
    expect(copyNowAndThen(book, { env: { PLAYCARD_COPY_MINUTES: '0' }, copy })).toEqual({ every: 0, problem: null })
    await pass(1000)
    expect(copy).not.toHaveBeenCalled()
  })
})

describe('a copy that fails', () => {
  it('is told, tried again though nothing was entered, and forgotten when the next one succeeds', async () => {
    const copy = copier(['The disk is full.', 'The disk is full.'])
    const state = copyNowAndThen(book, { env: {}, copy })
    await pass(10)
    expect(state.problem).toBe('The disk is full.')
    await pass(10)
    expect([copy.mock.calls.length, state.problem]).toEqual([2, 'The disk is full.'])
    await pass(10)
    expect([copy.mock.calls.length, state.problem]).toEqual([3, null])
    await pass(10)
    expect(copy).toHaveBeenCalledTimes(3)
  })
  it('because the copier itself breaks, or the book is away, stops no clock', async () => {
    const copy = copier()
    copy.mockRejectedValueOnce(new Error('no such program'))
    const state = copyNowAndThen(book, { env: {}, copy })
    await pass(10)
    expect(state.problem).toContain('no such program')
    await pass(10)
    expect([copy.mock.calls.length, state.problem]).toEqual([2, null])
  })
  it('and one that takes long has no second one beside it', async () => {
    let done = (): void => undefined
    const copy = vi.fn(
      () =>
        new Promise<string | null>(resolve => {
          done = () => {
            resolve(null)
          }
        }),
    )
    copyNowAndThen(book, { env: {}, copy })
    await pass(10)
    enter()
    await pass(45)
    expect(copy).toHaveBeenCalledTimes(1)
    done()
    await pass(10)
    expect(copy).toHaveBeenCalledTimes(2)
  })
})
