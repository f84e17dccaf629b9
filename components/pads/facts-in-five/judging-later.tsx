'use client'
/** The parts of the judging that can wait: the dispute, the judging desk, the letters of a spelling card. Apart from the other late parts, because the desk itself is one of those. */
import dynamic from 'next/dynamic'
import { Skeleton } from '@/components/ui/Skeleton'

const LOADS = {
  dispute: () => import('./DisputeDialog'),
  judging: () => import('./judge/JudgingDesk'),
  spelling: () => import('./judge/EntrySpelling'),
}

export const DisputeDialog = dynamic(() => LOADS.dispute().then(m => m.DisputeDialog))
export const EntrySpelling = dynamic(() => LOADS.spelling().then(m => m.EntrySpelling), { ssr: false })
export const JudgingDesk = dynamic(() => LOADS.judging().then(m => m.JudgingDesk), {
  loading: () => <Skeleton label="Loading the judging desk" lines={3} />,
})

export const JUDGING_LOADS: readonly (() => Promise<unknown>)[] = Object.values(LOADS)
