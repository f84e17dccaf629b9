/** The ruling book as CSV, for a spreadsheet. */
import { rulingRows } from '@/lib/exchange/ruling-file'
import { csvFile, gate } from '@/lib/server/route'
import { rulingFile } from '@/lib/server/ruling-book'

export const GET = (request: Request): Promise<Response> =>
  gate(request, async () => csvFile(rulingRows(await rulingFile()), 'playcard-rulings.csv'))
