/**
 * Spreadsheets over HTTP, the one way: rows as a CSV file, with a comma or, by `?separator=semicolon`, for spreadsheets that go by that.
 * It knows no column.
 */
import 'server-only'
import Papa from 'papaparse'
import { separatorOf, type Separator, type SheetRow } from '@/lib/exchange/csv'
import { openGame, type Open } from './book'
import { gate, respondWith } from './route'

/** Rows as the text of a CSV file: with the mark by which spreadsheets know UTF-8, and in quotes what another separator would cut. */
export const csvText = (rows: readonly SheetRow[], separator: Separator): string =>
  `\uFEFF${Papa.unparse(
    rows.map(row => [...row]),
    { newline: '\r\n', delimiter: separator, quotes: cell => typeof cell === 'string' && /[;,\t]/.test(cell) },
  )}\r\n`

/** Rows as a CSV file of this name, as the request wants it. */
export const csvAnswer = (request: Request, name: string, rows: readonly SheetRow[]): Response =>
  new Response(csvText(rows, separatorOf(new URL(request.url).searchParams.get('separator'))), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
  })

type Context = { params: Promise<{ id: string }> }

/** A route that writes something of one game as CSV. */
export const gameCsv =
  (what: string, write: (open: Open) => readonly SheetRow[]) =>
  (request: Request, { params }: Context): Promise<Response> =>
    gate(request, async () => {
      const opened = await openGame((await params).id)
      if (!opened.ok) return respondWith(opened, () => null)
      return csvAnswer(request, `playcard-${opened.value.game.about.playedOn}-${what}`, write(opened.value))
    })
