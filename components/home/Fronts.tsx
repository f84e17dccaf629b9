/** Who leads or won, a line a classification: names and points as the sheet has them. A tie names everybody, nobody is said as nobody. */
import { Icon } from '@/components/ui/Icon'
import { listed, type Front } from './home-view'

const MOST_NAMES = 3

export interface FrontsProps {
  fronts: readonly Front[]
  /** "leads" while the game goes on, "won" after it. */
  finished: boolean
}

const verb = (count: number, finished: boolean): string => {
  if (count === 0) return finished ? 'nobody' : 'nobody yet'
  if (count === 1) return finished ? 'won by' : 'led by'
  return finished ? 'shared by' : 'level:'
}

export function Fronts({ fronts, finished }: FrontsProps) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.5 text-[0.9375rem]">
      {fronts.map(({ classification, names, points }) => (
        <div key={classification} className="col-span-3 grid grid-cols-subgrid items-baseline">
          <dt className="caption">{classification}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">
            <span className={names.length === 0 ? 'text-ink-soft' : 'sr-only'}>{verb(names.length, finished)} </span>
            {names.length > 0 && (
              <>
                {finished && <Icon name="star" className="mr-1 size-3.5 align-[-0.1em] text-accent" />}
                <span className="font-semibold">{listed(names, MOST_NAMES)}</span>
              </>
            )}
          </dd>
          <dd className="figure text-right text-lg leading-tight">{points ?? <span aria-label="no points">–</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
