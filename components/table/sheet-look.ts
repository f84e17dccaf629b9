/** What both layouts of the master sheet look like and say. It refuses to render anything. */
import type { MasterSheetProps } from './sheet-view'

export const HEAD =
  'border border-rule px-1 py-1.5 text-xs font-medium leading-tight text-ink-soft [overflow-wrap:normal] @[900px]:px-2 print:px-0.5'
/** The frame draws the outer edge; of the table's own lines only the inner ones show. */
export const TABLE = 'w-full border-collapse border-hidden bg-sheet'

export const grandWords = (sheet: MasterSheetProps) => (sheet.soFar ? 'Grand Totals so far' : 'Grand Totals')
