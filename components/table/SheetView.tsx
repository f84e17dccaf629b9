'use client'
/** The master score sheet all the time: standings through the last round done, what is so far, what is missing by name. */
import { Notice } from '@/components/ui/Notice'
import { CutPanel } from './CutPanel'
import { MasterSheet } from './MasterSheet'
import { ProblemList } from './ProblemList'
import { RoundByRound } from './RoundByRound'
import { sheetProps } from './sheet-props'
import { standingWords } from './standing-words'
import type { TableGame } from './use-game'
import { seatName } from './words'

export interface SheetViewProps {
  game: TableGame
  /** How many rounds the house rules plan; 0 where the end is open. */
  planned: number
  /** What is said of entries that are still open: "2 not read". */
  openWord?: string
  onOpen: (round: number, seat: string) => void
}

export function SheetView({ game, planned, openWord = 'not judged', onOpen }: SheetViewProps) {
  const { table, sheet, pad } = game
  const newer = sheet.rounds.length - sheet.through
  const problems = game.problems.map(p => ({
    severity: p.severity,
    code: p.code,
    message: p.message,
    ...(p.round === undefined ? {} : { where: `${pad.roundWord} ${p.round}${p.seat === undefined ? '' : `, ${seatName(table, p.seat)}`}` }),
    ...(p.round === undefined || p.seat === undefined
      ? {}
      : {
          action: {
            label: `Open the ${pad.cardWord}`,
            onAct: () => {
              if (p.round !== undefined && p.seat !== undefined) onOpen(p.round, p.seat)
            },
          },
        }),
  }))
  return (
    <div className="grid gap-4">
      <h2 className="text-xl">Master Score Sheet</h2>
      {newer > 0 && sheet.status === 'live' && (
        <Notice quiet>
          {sheet.through === 0 ? `No ${pad.roundWord} is complete yet` : `Standings are through ${pad.roundWord} ${sheet.through}`}. What is
          newer is so far, and leads nothing.
        </Notice>
      )}
      <MasterSheet {...sheetProps(sheet, table.seats, { ...pad, openWord }, planned)} onOpen={onOpen} />
      {standingWords(sheet, table.seats).length > 0 && (
        <ul aria-label="To announce" className="grid gap-1 text-base">
          {standingWords(sheet, table.seats).map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <div>
        <CutPanel game={game} />
        <RoundByRound game={game} />
      </div>
      <ProblemList problems={problems} />
    </div>
  )
}
