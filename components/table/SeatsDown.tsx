/** The master sheet with its seats as rows: all rounds beside each other on a screen, a table for every few rounds on paper. It adds nothing up. */
import { Badge } from '@/components/ui/Badge'
import { cn } from '@/components/ui/cn'
import { GrandCells, RoundCells } from './SheetCells'
import { grandWords, HEAD, TABLE } from './sheet-look'
import type { MasterSheetProps, SheetRound } from './sheet-view'

const STICKY = 'sticky left-0 z-10 bg-sheet shadow-[1px_0_0_var(--rule-strong)] print:static print:shadow-none'

/** A round, or the Grand Totals where there is none. */
type Group = { key: string; label: string; round: SheetRound | null }

export const groupsOf = (sheet: MasterSheetProps): readonly Group[] => [
  { key: 'grand', label: grandWords(sheet), round: null },
  ...sheet.rounds.map(round => ({ key: String(round.number), label: round.label, round })),
]

function GroupHead({ group: { label, round }, span }: { group: Group; span: number }) {
  return (
    <th
      scope="colgroup"
      colSpan={span}
      className="whitespace-nowrap border border-rule border-l-rule-strong px-2 pt-2 pb-1 font-serif text-[0.9375rem] font-semibold leading-tight print:whitespace-normal print:px-1"
    >
      {label}
      {round?.status === 'open' && (
        <Badge tone="plain" className="ml-1.5 font-sans">
          open
        </Badge>
      )}
    </th>
  )
}

function SeatName({ seat: { number, name } }: { seat: MasterSheetProps['seats'][number] }) {
  return (
    <th
      scope="row"
      className={cn(
        STICKY,
        'w-[7.5rem] min-w-[7.5rem] max-w-[7.5rem] border border-rule px-2 text-left font-medium leading-tight @[700px]:w-52 @[700px]:max-w-52',
      )}
    >
      <span className="flex items-baseline gap-1.5">
        <span className="figure text-xs text-ink-soft">{number}</span>
        <span dir="auto" className="line-clamp-2 text-sm [overflow-wrap:anywhere] print:line-clamp-none" title={name}>
          {name}
        </span>
      </span>
    </th>
  )
}

/** The seats as rows, with some of the groups; `fixed` shares the width of the paper evenly. */
export function SeatsDown({ sheet, groups, fixed = false }: { sheet: MasterSheetProps; groups: readonly Group[]; fixed?: boolean }) {
  const { seats, classifications } = sheet
  return (
    <table className={cn(TABLE, fixed && 'table-fixed')}>
      <caption className="sr-only">
        {sheet.title ?? 'Master Score Sheet'}: one line a seat, Grand Totals first, then every {sheet.roundWord}
      </caption>
      <thead>
        <tr>
          <td className={cn(STICKY, 'border border-rule', fixed && 'w-40')} />
          {groups.map(group => (
            <GroupHead key={group.key} group={group} span={classifications.length} />
          ))}
        </tr>
        <tr className="border-b-2 border-b-edge">
          <th scope="col" className={cn(HEAD, STICKY, 'text-left')}>
            Seat
          </th>
          {groups.flatMap(group =>
            classifications.map(({ id, name }, index) => (
              <th key={`${group.key} ${id}`} scope="col" className={cn(HEAD, 'text-right', index === 0 && 'border-l-rule-strong')}>
                {name}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {seats.map(seat => (
          <tr key={seat.id} className="h-12 print:h-9">
            <SeatName seat={seat} />
            {groups.map(({ key, round }) =>
              round ? (
                <RoundCells key={key} sheet={sheet} round={round} seat={seat} />
              ) : (
                <GrandCells key={key} sheet={sheet} seat={seat} ranked />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** As many columns of numbers as a sheet of paper has room for, and as many groups as have room for their names. */
export const PAPER_COLUMNS = 12
const PAPER_GROUPS = 8

/** On paper: the same tables side by side would be cut, so they stand one below the other, each with all the names. */
export function OnPaper({ sheet }: { sheet: MasterSheetProps }) {
  const groups = groupsOf(sheet)
  const most = Math.max(1, Math.min(PAPER_GROUPS, Math.floor(PAPER_COLUMNS / sheet.classifications.length)))
  const parts = Array.from({ length: Math.ceil(groups.length / most) }, (_, part) => groups.slice(part * most, (part + 1) * most))
  return (
    <div className="grid gap-6">
      {parts.map(part => (
        <div key={part[0]?.key} className="frame">
          <SeatsDown sheet={sheet} groups={part} fixed />
        </div>
      ))}
    </div>
  )
}
