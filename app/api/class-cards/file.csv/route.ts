/** The Class cards as CSV, for a spreadsheet. */
import { cardRows } from '@/lib/exchange/class-card-file'
import { allCards } from '@/lib/server/class-cards'
import { csvFile, gate } from '@/lib/server/route'

export const GET = (request: Request): Promise<Response> =>
  gate(request, async () => csvFile(cardRows(await allCards()), 'playcard-class-cards.csv'))
