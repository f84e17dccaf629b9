/** The standings of all games as CSV: what statistics are made from. */
import { csvAnswer } from '@/lib/server/csv-out'
import { exportStandings } from '@/lib/server/exchange'
import { gate } from '@/lib/server/route'
import { separatorOf } from '@/lib/exchange/csv'

export const GET = (request: Request): Promise<Response> =>
  gate(request, async () =>
    csvAnswer('playcard-standings', await exportStandings(separatorOf(new URL(request.url).searchParams.get('separator')))),
  )
