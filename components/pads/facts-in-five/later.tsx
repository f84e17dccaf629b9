'use client'
/** This pad's parts that can wait: the dispute and the house rules. Fetched soon after the start all the same. */
import dynamic from 'next/dynamic'
import { TABLE_LOADS } from '@/components/table/later'

const LOADS = {
  dispute: () => import('./DisputeDialog'),
  rules: () => import('./RulesDuringPlay'),
}

export const DisputeDialog = dynamic(() => LOADS.dispute().then(m => m.DisputeDialog))
export const RulesDuringPlay = dynamic(() => LOADS.rules().then(m => m.RulesDuringPlay))

export const ALL_LOADS: readonly (() => Promise<unknown>)[] = [...Object.values(LOADS), ...TABLE_LOADS]
