'use client'
/**
 * The half-typed hand of a game, kept on this device until it is recorded: a reload, a call or a dead battery loses no digit.
 * Nothing of it is in the log: a hand is recorded as a whole.
 */
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { readHandDraft, type HandDraft } from './hand-draft'

const keyOf = (game: string, number: number): string => `playcard-hand:${game}:${number}`

/** A private window keeps nothing: then it lasts while the page is open. */
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

function write(key: string, draft: HandDraft | null): void {
  const text = draft && JSON.stringify(draft)
  if (text === null) memory.delete(key)
  else memory.set(key, text)
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Kept in memory.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The draft of this hand, null where nothing was typed; and how to keep another one, or none. */
export function useHandDraft(game: string, number: number): [HandDraft | null, (draft: HandDraft | null) => void] {
  const key = keyOf(game, number)
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  )
  const draft = useMemo(() => readHandDraft(text), [text])
  const keep = useCallback(
    (next: HandDraft | null) => {
      write(key, next)
    },
    [key],
  )
  return [draft, keep]
}

/** Which of these hands are half typed on this device. */
export function useHalfTyped(game: string, numbers: readonly number[]): readonly number[] {
  const found = useSyncExternalStore(
    subscribe,
    () => numbers.filter(number => read(keyOf(game, number)) !== null).join(),
    () => '',
  )
  return useMemo(() => (found === '' ? [] : found.split(',').map(Number)), [found])
}
