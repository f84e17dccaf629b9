/** The ruling book as CSV, for a spreadsheet. */
import { rulingRows } from '@/lib/exchange/ruling-file'
import { csvAnswer } from '@/lib/server/csv-out'
import { gate } from '@/lib/server/route'
import { rulingFile } from '@/lib/server/ruling-book'

export const GET = (request: Request): Promise<Response> =>
  gate(request, async () => csvAnswer(request, 'playcard-rulings', rulingRows(await rulingFile())))
