'use client'
/** This pad's views beside the playcard: the desk, the other two ways in, the house rules. Fetched soon after the start all the same. */
import dynamic from 'next/dynamic'

const LOADS = {
  counts: () => import('./WayCounts'),
  desk: () => import('./Desk'),
  numbers: () => import('./WayNumbers'),
  rules: () => import('./RulesDuringPlay'),
}

export const Desk = dynamic(() => LOADS.desk().then(m => m.Desk))
export const RulesDuringPlay = dynamic(() => LOADS.rules().then(m => m.RulesDuringPlay))
export const WayCounts = dynamic(() => LOADS.counts().then(m => m.WayCounts))
export const WayNumbers = dynamic(() => LOADS.numbers().then(m => m.WayNumbers))

export const VIEW_LOADS: readonly (() => Promise<unknown>)[] = Object.values(LOADS)
