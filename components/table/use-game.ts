'use client'
/**
 * One game on a screen: the store, connected while the screen is up, and what every view of any pad may read of it.
 * It refuses to know a pad: the pad's own screens hold the store itself.
 */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useAfterPaint } from '@/components/ui/use-after-paint'
import { GameStore, type By, type Draft, type Given, type Snapshot } from '@/lib/client/store'
import type { Barred, Here } from '@/lib/client/said'
import type { OutboxState, Wire } from '@/lib/client/outbox'
import { deviceName } from '@/lib/client/device'
import type { Logged } from '@/lib/table/actions'
import { sharedProblems } from '@/lib/table/check'
import { changesOf, type Change } from '@/lib/table/history'
import { masterSheet } from '@/lib/table/master-sheet'
import type { MasterSheet } from '@/lib/table/sheet'
import type { Gap, Problem, Result } from '@/lib/table/result'
import { gapsOf } from '@/lib/table/rounds'
import type { PadCodec, ScorePad, Touch } from '@/lib/table/score-pad'
import type { SealedPad } from '@/lib/table/seal'
import type { Table } from '@/lib/table/table'
import { cardsToCheck, type ToCheck } from '@/lib/table/to-check'

export type Typed = { logged: Logged<unknown, unknown, { type: string }>; writes: readonly Touch[] }

/** What the views of every pad read: the table without what is on its cards. */
export type TableGame = {
  id: string
  by: By
  /** What this device is called in the log; empty until the page has come to life. */
  device: string
  pad: Pick<SealedPad, 'id' | 'name' | 'roundWord' | 'cardWord' | 'seatRange' | 'directs' | 'placeWords' | 'markWords' | 'paper'>
  table: Table<unknown, unknown, unknown>
  sheet: MasterSheet<string>
  problems: readonly Problem[]
  gaps: (round: number) => readonly Gap[]
  log: readonly Logged<unknown, unknown, { type: string }>[]
  outbox: OutboxState
  here: readonly Here[]
  /** Why this page is over: what let it in was taken back. Null while it is not. */
  shut: Barred | null
  act: (...drafts: readonly Draft[]) => Result<readonly string[]>
  dismiss: (key: number) => void
  retry: () => void
  /** An action that was typed here, as its pad reads it, and what it writes on the table as it is now; undefined where it cannot be read. */
  typed: (action: Wire) => Typed | undefined
  /** The cards that wait for a second look, most at stake first: worked out when it is asked for. */
  toCheck: () => readonly ToCheck[]
  /** What each action in force changed, old and new. Folds the whole log: for the history only. */
  changes: () => ReadonlyMap<string, Change>
  /** The server's clock now, in milliseconds. */
  now: () => number
}

export type Opened<R, S, P, K, A extends { type: string }, C extends string> = Snapshot<R, S, P, K, A> & {
  game: TableGame
  sheet: MasterSheet<C>
  act: TableGame['act']
}

/** Complaints of a pad whose rules are too large to come with it: none until they are here. */
export type FurtherCheck<R, S, K> = () => Promise<(table: Table<R, S, K>) => readonly Problem[]>

const SOON = 1500

/** Worked out at the first question and kept. */
function once<T>(make: () => T): () => T {
  let kept: { value: T } | undefined
  return () => (kept ??= { value: make() }).value
}

/** A device never changes its name. */
const asEver = () => () => undefined

function useFurther<R, S, K>(load: FurtherCheck<R, S, K> | undefined, table: Table<R, S, K>): readonly Problem[] {
  const [check, setCheck] = useState<Awaited<ReturnType<FurtherCheck<R, S, K>>>>()
  useEffect(() => {
    if (!load) return
    const timer = setTimeout(() => {
      load().then(
        found => {
          setCheck(() => found)
        },
        () => undefined, // away from the server: the server itself says it in its answers
      )
    }, SOON)
    return () => {
      clearTimeout(timer)
    }
  }, [load])
  return useMemo(() => check?.(table) ?? [], [check, table])
}

/** All complaints about the table. They follow the mark: worked out when it has been painted. */
function useProblems<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  now: Table<R, S, K>,
  further: FurtherCheck<R, S, K> | undefined,
): readonly Problem[] {
  const table = useAfterPaint(now)
  const later = useFurther(further, table)
  return useMemo(() => [...sharedProblems(pad, table, masterSheet(pad, table)), ...pad.check(table), ...later], [pad, table, later])
}

/** Opens the game on this screen. `further` must be the same function at every call. */
export function useGame<R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  codec: PadCodec<R, P, A>,
  given: Given,
  further?: FurtherCheck<R, S, K>,
): Opened<R, S, P, K, A, C> {
  const [store] = useState(() => new GameStore(pad, codec, given))
  const snapshot = useSyncExternalStore(store.subscribe, store.get, store.get)
  useEffect(() => store.connect(), [store])
  const { table, log, outbox, here, shut } = snapshot
  const device = useSyncExternalStore(asEver, deviceName, () => '')
  const sheet = useMemo(() => masterSheet(pad, table), [pad, table])
  const problems = useProblems(pad, table, further)
  const game = useMemo<TableGame>(
    () => ({
      id: given.game,
      by: given.by,
      device,
      pad,
      table,
      sheet,
      problems,
      gaps: number => {
        const round = table.rounds[number - 1]
        return round ? gapsOf(pad, table, round, sheet.ending) : []
      },
      log,
      outbox,
      here,
      shut,
      act: store.act,
      dismiss: store.dismiss,
      retry: store.retry,
      typed: action => {
        const read = codec.action(action)
        if (!read.ok) return undefined
        const logged = { ...read.value, stamp: { seq: 0, time: 0, actor: given.by.actor, device: '' } }
        return { logged, writes: logged.of === 'pad' ? pad.touches(table, logged.action) : [] }
      },
      toCheck: once(() => cardsToCheck(pad, table, sheet)),
      changes: () => changesOf(pad, store.start, log),
      now: () => Date.now() + store.offset,
    }),
    [given.game, given.by, device, pad, codec, table, sheet, problems, log, outbox, here, shut, store],
  )
  return { ...snapshot, game, sheet, act: store.act }
}
