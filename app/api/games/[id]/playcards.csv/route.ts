/** Every cell of every playcard as CSV. */
import { cellRows } from '@/lib/server/exchange'
import { gameCsv } from '@/lib/server/csv-out'

export const GET = gameCsv('playcards', cellRows)
