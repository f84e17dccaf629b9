'use client'
/** This pad's parts beside the playcard: the desk, the other two ways in, the dialogs, the judging desk, the house rules, the Key Word engine. Fetched soon after the start all the same. */
import dynamic from 'next/dynamic'
import { TABLE_LOADS } from '@/components/table/later'
import { Skeleton } from '@/components/ui/Skeleton'

const LOADS = {
  counts: () => import('./WayCounts'),
  desk: () => import('./Desk'),
  dispute: () => import('./DisputeDialog'),
  numbers: () => import('./WayNumbers'),
  rules: () => import('./RulesDuringPlay'),
  judging: () => import('./judge/JudgingDesk'),
}

export const Desk = dynamic(() => LOADS.desk().then(m => m.Desk))
export const DisputeDialog = dynamic(() => LOADS.dispute().then(m => m.DisputeDialog))
export const WayCounts = dynamic(() => LOADS.counts().then(m => m.WayCounts))
export const WayNumbers = dynamic(() => LOADS.numbers().then(m => m.WayNumbers))
export const JudgingDesk = dynamic(() => LOADS.judging().then(m => m.JudgingDesk), {
  loading: () => <Skeleton label="Loading the judging desk" lines={3} />,
})
export const RulesDuringPlay = dynamic(() => LOADS.rules().then(m => m.RulesDuringPlay))

export const ALL_LOADS: readonly (() => Promise<unknown>)[] = [...Object.values(LOADS), ...TABLE_LOADS]

/** The complaints about votes, which need the Key Word engine. */
export const loadVotedLetters = () => import('@/lib/pads/facts-in-five/judging/votes').then(m => m.lettersVotedIn)
