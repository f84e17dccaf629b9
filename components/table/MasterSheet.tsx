'use client'
/**
 * The Master Score Sheet: rounds, seats, classifications, Grand Totals. Up to six seats are columns, as printed, where they fit;
 * more seats (or a narrow page) are rows, with the Grand Totals first and the names staying in sight; on paper, a table for every few rounds, since
 * nothing scrolls there. It adds nothing up.
 */
import { cn } from '@/components/ui/cn'
import { Badge } from '@/components/ui/Badge'
import { Icon } from '@/components/ui/Icon'
import { usePrinting } from '@/components/ui/use-printing'
import { GrandCells, RoundCells } from './SheetCells'
import { capital } from '@/lib/table/words'
import { groupsOf, OnPaper, PAPER_COLUMNS, SeatsDown } from './SeatsDown'
import { HEAD, TABLE } from './sheet-look'
import { openMatters, type MasterSheetProps } from './sheet-view'

const MOST_COLUMNS = 6

function SeatsAcross({ sheet }: { sheet: MasterSheetProps }) {
  const { seats, rounds, classifications } = sheet
  const single = classifications.length === 1
  return (
    <table className={cn(TABLE, 'table-fixed')}>
      <caption className="sr-only">
        {sheet.title ?? 'Master Score Sheet'}: one line a {sheet.roundWord}, one group of columns a seat
      </caption>
      <thead className="border-b-2 border-b-edge">
        <tr>
          {single ? (
            <th scope="col" className={cn(HEAD, 'w-24 text-left align-bottom')}>
              {capital(sheet.roundWord)}
            </th>
          ) : (
            <td className="w-24 border border-rule" />
          )}
          {seats.map(seat => (
            <th
              key={seat.id}
              scope={single ? 'col' : 'colgroup'}
              colSpan={classifications.length}
              className={cn('border border-rule border-l-rule-strong px-2 pt-2 pb-1 align-bottom', single && 'text-right sm:px-3')}
            >
              <span
                dir="auto"
                className="line-clamp-2 font-serif text-[1.0625rem] font-semibold leading-tight [overflow-wrap:anywhere] print:line-clamp-none"
                title={seat.name}
              >
                {seat.name}
              </span>
            </th>
          ))}
        </tr>
        {!single && (
          <tr className="border-b-2 border-b-edge">
            <th scope="col" className={cn(HEAD, 'text-left')}>
              {capital(sheet.roundWord)}
            </th>
            {seats.flatMap(seat =>
              classifications.map(({ id, name }, index) => (
                <th key={`${seat.id} ${id}`} scope="col" className={cn(HEAD, 'text-right', index === 0 && 'border-l-rule-strong')}>
                  {name}
                </th>
              )),
            )}
          </tr>
        )}
      </thead>
      <tbody>
        {rounds.map(round => (
          <tr key={round.number} className="h-12">
            <th scope="row" className="border border-rule px-2 text-left font-medium sm:px-2.5">
              <RoundLabel label={round.label} number={round.number} open={round.status === 'open'} />
            </th>
            {seats.map(seat => (
              <RoundCells key={seat.id} sheet={sheet} round={round} seat={seat} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="h-14 border-t-2 border-t-edge">
          <th scope="row" className="w-20 border border-rule px-2 text-left font-serif text-sm font-semibold leading-tight sm:px-2.5">
            Grand Totals
            {sheet.soFar && <span className="block font-sans text-xs font-medium text-ink-soft">so far</span>}
          </th>
          {seats.map(seat => (
            <GrandCells key={seat.id} sheet={sheet} seat={seat} />
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

function RoundLabel({ label, number, open }: { label: string; number: number; open: boolean }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span className="sr-only">{label}</span>
      <span aria-hidden className="figure">
        {number}
      </span>
      {open && <Badge tone="plain">open</Badge>}
    </span>
  )
}

function Legend({ sheet }: { sheet: MasterSheetProps }) {
  const matters = openMatters(sheet)
  const led = Object.values(sheet.leaders).some(seats => seats.length > 0)
  return (
    <div className="mt-3 grid gap-1 text-sm text-ink-soft">
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <span>{sheet.through === null ? `No ${sheet.roundWord} is scored yet.` : `Through ${sheet.roundWord} ${sheet.through}.`}</span>
        {led && (
          <span>
            <Icon name="star" className="size-3.5 align-[-0.1em] text-accent" /> {sheet.soFar ? 'leads' : 'wins'} its classification
          </span>
        )}
      </p>
      {matters.length > 0 && (
        <ul className="grid gap-0.5 text-doubt">
          {matters.map(matter => (
            <li key={matter} className="flex gap-1.5">
              <Icon name="question" className="mt-0.5 size-4" />
              {matter}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** How wide the page must be for seats to stand side by side; always below four columns, never above six seats. */
const roomFor = (columns: number) =>
  columns <= 3 ? 'always' : columns <= 6 ? 'small' : columns <= 9 ? 'middle' : columns <= 12 ? 'large' : 'huge'

const ACROSS = {
  always: 'block',
  small: 'hidden @[440px]:block print:block',
  middle: 'hidden @[560px]:block print:block',
  large: 'hidden @[700px]:block print:block',
  huge: 'hidden @[1000px]:block print:block',
} as const
const DOWN = {
  always: 'hidden',
  small: 'block @[440px]:hidden print:hidden',
  middle: 'block @[560px]:hidden print:hidden',
  large: 'block @[700px]:hidden print:hidden',
  huge: 'block @[1000px]:hidden print:hidden',
} as const

function OnScreen({ sheet, across, columns }: { sheet: MasterSheetProps; across: boolean; columns: number }) {
  const room = roomFor(columns)
  return (
    <>
      {across && (
        <div className={cn('frame overflow-x-auto', ACROSS[room])}>
          <SeatsAcross sheet={sheet} />
        </div>
      )}
      {(!across || room !== 'always') && (
        <div
          className={cn('frame relative overflow-x-auto', across && DOWN[room])}
          tabIndex={0}
          role="group"
          aria-label="Scores, scrolls sideways"
        >
          <SeatsDown sheet={sheet} groups={groupsOf(sheet)} />
        </div>
      )}
    </>
  )
}

export function MasterSheet(sheet: MasterSheetProps) {
  const printing = usePrinting()
  const across = sheet.seats.length <= MOST_COLUMNS
  const columns = sheet.seats.length * sheet.classifications.length
  const parts = printing && (!across || columns > PAPER_COLUMNS)
  return (
    <section className={cn('@container min-w-0', sheet.className)} aria-label={sheet.title ?? 'Master Score Sheet'}>
      {parts ? <OnPaper sheet={sheet} /> : <OnScreen sheet={sheet} across={across} columns={columns} />}
      <Legend sheet={sheet} />
    </section>
  )
}
