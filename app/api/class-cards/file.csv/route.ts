/** The Class cards as CSV, for a spreadsheet. */
import { cardRows } from '@/lib/exchange/class-card-file'
import { allCards } from '@/lib/server/class-cards'
import { csvAnswer } from '@/lib/server/csv-out'
import { gate } from '@/lib/server/route'

export const GET = (request: Request): Promise<Response> =>
  gate(request, async () => csvAnswer(request, 'playcard-class-cards', cardRows(await allCards())))
