/** Who won what. Several names where they are tied, nobody where nobody scored; the first in the list is never made a winner by accident. */
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/Icon'

export interface Winner {
  classification: string
  /** None: nobody. Several: tied. */
  names: readonly string[]
  points: number | null
}

export interface WinnersPanelProps {
  winners: readonly Winner[]
  /** The game goes on: these lead, they have not won. */
  soFar?: boolean
  className?: string
}

const headOf = (count: number, soFar: boolean) => {
  if (count === 0) return 'nobody yet'
  if (count === 1) return soFar ? 'leads' : 'wins'
  return soFar ? `${count} tied in front` : `${count} share the win`
}

export function WinnersPanel({ winners, soFar = false, className }: WinnersPanelProps) {
  return (
    <dl
      className={cn('frame grid divide-y divide-rule overflow-clip sm:auto-cols-fr sm:grid-flow-col sm:divide-x sm:divide-y-0', className)}
    >
      {winners.map(({ classification, names, points }) => (
        <div key={classification} className="grid grid-cols-[1fr_auto] content-start items-start gap-x-3 gap-y-1 px-4 py-3">
          <dt className="caption col-span-2 flex items-center gap-1">
            {names.length > 0 && <Icon name="star" className="size-3.5 text-accent" />}
            <span>
              {classification} · {headOf(names.length, soFar)}
            </span>
          </dt>
          <dd className="min-w-0 font-serif text-xl font-semibold leading-snug">
            {names.length === 0 ? (
              <span className="text-ink-soft">–</span>
            ) : (
              <ul>
                {names.map((name, index) => (
                  <li key={`${index} ${name}`} className="[overflow-wrap:anywhere]">
                    {name}
                  </li>
                ))}
              </ul>
            )}
          </dd>
          {points !== null && <dd className="figure self-start text-[1.75rem] leading-tight text-accent">{points}</dd>}
        </div>
      ))}
    </dl>
  )
}
