'use client'
/** This pad's parts beside the playcard: the desk, the other two ways in, the dialogs, the judging desk, the house rules, the Key Word engine. Fetched soon after the start all the same. */
import dynamic from 'next/dynamic'
import { TABLE_LOADS } from '@/components/table/later'
import { JUDGING_LOADS } from './judging-later'

const LOADS = {
  counts: () => import('./WayCounts'),
  desk: () => import('./Desk'),
  numbers: () => import('./WayNumbers'),
  photos: () => import('./PhotosWaiting'),
  rules: () => import('./RulesDuringPlay'),
}

export const PhotosWaiting = dynamic(() => LOADS.photos().then(m => m.PhotosWaiting), { ssr: false })
export const Desk = dynamic(() => LOADS.desk().then(m => m.Desk))
export const WayCounts = dynamic(() => LOADS.counts().then(m => m.WayCounts))
export const WayNumbers = dynamic(() => LOADS.numbers().then(m => m.WayNumbers))
export const RulesDuringPlay = dynamic(() => LOADS.rules().then(m => m.RulesDuringPlay))

export const ALL_LOADS: readonly (() => Promise<unknown>)[] = [...Object.values(LOADS), ...JUDGING_LOADS, ...TABLE_LOADS]

/** The complaints about votes, which need the Key Word engine. */
export const loadVotedLetters = () => import('@/lib/pads/facts-in-five/judging/votes').then(m => m.lettersVotedIn)
