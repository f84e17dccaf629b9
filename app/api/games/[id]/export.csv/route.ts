/** The master score sheet as CSV; without held rounds, and only while the room shows the standings, for whoever may only look. */
import { refuse } from '@/lib/server/answer'
import { openGame } from '@/lib/server/book'
import { csvAnswer } from '@/lib/server/csv-out'
import { readersRows, sheetRows } from '@/lib/server/exchange'
import { may } from '@/lib/server/rights'
import { gateGame, respondWith } from '@/lib/server/route'

type Context = { params: Promise<{ id: string }> }

const NOT_SHOWN = { severity: 'error', code: 'right.missing', message: 'The Director does not show the standings at the moment.' } as const

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  return gateGame(request, id, 'look', async right => {
    const opened = await openGame(id)
    if (!opened.ok) return respondWith(opened, () => null)
    const rows = may(right, 'work') ? sheetRows(opened.value) : readersRows(opened.value)
    return rows === undefined ? refuse(403, NOT_SHOWN) : csvAnswer(request, `playcard-${opened.value.game.about.playedOn}-sheet`, rows)
  })
}
