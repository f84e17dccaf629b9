'use client'
/** This pad's parts that can wait: how to play, and the house rules. Fetched soon after the start all the same. */
import dynamic from 'next/dynamic'
import { TABLE_LOADS } from '@/components/table/later'

const LOADS = {
  how: () => import('./HowToPlay'),
  rules: () => import('./RulesDuringPlay'),
}

export const HowToPlay = dynamic(() => LOADS.how().then(m => m.HowToPlay))
export const RulesDuringPlay = dynamic(() => LOADS.rules().then(m => m.RulesDuringPlay))

export const ALL_LOADS: readonly (() => Promise<unknown>)[] = [...Object.values(LOADS), ...TABLE_LOADS]
