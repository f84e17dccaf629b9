/** The standings of all games as CSV: what statistics are made from. */
import { csvAnswer } from '@/lib/server/csv-out'
import { bookStandings } from '@/lib/server/exchange'
import { gate } from '@/lib/server/route'

export const GET = (request: Request): Promise<Response> =>
  gate(request, async () => csvAnswer(request, 'playcard-standings', await bookStandings()))
