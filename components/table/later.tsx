'use client'
/**
 * What a game screen can wait for: loaded when it is first shown, and in any case soon after the start, so that it is there when the server is not.
 * The playcard never waits.
 */
import dynamic from 'next/dynamic'
import { useEffect } from 'react'

const LOADS = {
  close: () => import('./CloseDialog'),
  game: () => import('./GameView'),
  history: () => import('./HistoryView'),
  seats: () => import('./SeatsView'),
  shut: () => import('./ShutGame'),
  sheet: () => import('./SheetView'),
  undo: () => import('./UndoDialog'),
}

export const CloseDialog = dynamic(() => LOADS.close().then(m => m.CloseDialog))
export const GameView = dynamic(() => LOADS.game().then(m => m.GameView))
export const HistoryView = dynamic(() => LOADS.history().then(m => m.HistoryView))
export const SeatsView = dynamic(() => LOADS.seats().then(m => m.SeatsView))
export const SheetView = dynamic(() => LOADS.sheet().then(m => m.SheetView))
export const ShutGame = dynamic(() => LOADS.shut().then(m => m.ShutGame))
export const UndoDialog = dynamic(() => LOADS.undo().then(m => m.UndoDialog))

const SOON = 1200

/** Fetches these parts once the screen has come to rest. */
export function useLoadSoon(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of loads) void load().catch(() => undefined)
    }, SOON)
    return () => {
      clearTimeout(timer)
    }
  }, [loads])
}

export const TABLE_LOADS: readonly (() => Promise<unknown>)[] = Object.values(LOADS)
