/** The coloured circle of a set, as on the cards. The colour's name always stands beside it. */
import type { Colour } from '@/lib/pads/famous-five/card'

const INKS: Record<Colour, string> = { yellow: '#f2c230', blue: '#3f7fd1', purple: '#8a5cc2', pink: '#f08fb5' }

export const SET_WORDS: Record<Colour, string> = { yellow: 'Yellow', blue: 'Blue', purple: 'Purple', pink: 'Pink' }

export const SETS: readonly Colour[] = ['yellow', 'blue', 'purple', 'pink']

export const SetMark = ({ set, className }: { set: Colour; className?: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden focusable="false" className={className}>
    <circle cx="12" cy="12" r="9.5" fill={INKS[set]} stroke="currentColor" strokeWidth="1.5" />
  </svg>
)
