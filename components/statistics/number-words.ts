/** Numbers of statistics as they are said: one decimal, a proper minus, how many they rest on. It computes nothing but shares. */
import { signed } from '@/components/table/words'

/** "84.5", "−2.0". */
export const decimal = (n: number): string => (n < 0 ? `−${Math.abs(n).toFixed(1)}` : n.toFixed(1))

export const whole = signed

export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** "3 of 12 (25 %)"; a share of nothing is not nought. */
export const share = (part: number, all: number): string =>
  all === 0 ? '–' : `${part} of ${all} (${Math.round((100 * part) / all)}\u00a0%)`
