/** The ruling book as CSV, for a spreadsheet. */
import Papa from 'papaparse'
import { rulingRows } from '@/lib/exchange/ruling-file'
import { gate } from '@/lib/server/route'
import { rulingFile } from '@/lib/server/ruling-book'

export const GET = (request: Request): Promise<Response> =>
  gate(request, async () => {
    const text = Papa.unparse(rulingRows(await rulingFile()), { newline: '\r\n' })
    return new Response(`\uFEFF${text}\r\n`, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'cache-control': 'no-store',
        'content-disposition': 'attachment; filename="playcard-rulings.csv"',
      },
    })
  })
