/** The master score sheet as CSV. */
import { exportCsv } from '@/lib/server/exchange'
import { gameCsv } from '@/lib/server/csv-out'

export const GET = gameCsv('sheet', exportCsv)
