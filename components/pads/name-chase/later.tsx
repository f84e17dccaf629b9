'use client'
/** This pad's parts that can wait: the rules of the table and the house rules. Fetched soon after the start all the same. */
import dynamic from 'next/dynamic'
import { TABLE_LOADS } from '@/components/table/later'

const LOADS = {
  physical: () => import('./PhysicalRules'),
  rules: () => import('./RulesDuringPlay'),
}

export const PhysicalRules = dynamic(() => LOADS.physical().then(m => m.PhysicalRules))
export const RulesDuringPlay = dynamic(() => LOADS.rules().then(m => m.RulesDuringPlay))

export const ALL_LOADS: readonly (() => Promise<unknown>)[] = [...Object.values(LOADS), ...TABLE_LOADS]
