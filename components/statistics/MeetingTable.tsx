/** Who stood before whom, classification by classification, in the games of two. */
import { StatBar } from './Bar'
import { decimal } from './number-words'

export interface ShownMeeting {
  classification: string
  name: string
  games: number
  ahead: number
  level: number
  behind: number
  mine: number
  theirs: number
}

export interface MeetingTableProps {
  title: string
  pad: string
  names: readonly [string, string]
  meetings: readonly ShownMeeting[]
}

const CELL = 'border border-rule px-2 py-1.5'

export function MeetingTable({ title, pad, names: [one, other], meetings }: MeetingTableProps) {
  return (
    <section data-pad={pad} aria-label={title} className="grid gap-2">
      <h2>{title}</h2>
      <div className="frame overflow-x-auto" tabIndex={0} role="group" aria-label={`${title}, scrolls sideways`}>
        <table className="w-full min-w-[30rem] border-collapse text-[0.9375rem]">
          <caption className="sr-only">
            {title}: {one} against {other}
          </caption>
          <thead>
            <tr className="text-left text-sm">
              <td className={CELL} />
              <th scope="col" className={CELL}>
                <bdi>{one}</bdi> ahead
              </th>
              <th scope="col" className={CELL}>
                Level
              </th>
              <th scope="col" className={CELL}>
                <bdi>{other}</bdi> ahead
              </th>
              <th scope="col" className={CELL}>
                A game
              </th>
            </tr>
          </thead>
          <tbody>
            {meetings.map(m => (
              <tr key={m.classification}>
                <th scope="row" className={`${CELL} text-left font-serif`}>
                  {m.name}
                  <span className="block text-sm font-normal text-ink-soft">
                    {m.games} {m.games === 1 ? 'game' : 'games'}
                  </span>
                </th>
                <td className={CELL}>
                  <span className="figure text-lg">{m.ahead}</span>
                  <StatBar value={m.ahead} most={m.games} />
                </td>
                <td className={`${CELL} figure text-lg`}>{m.level}</td>
                <td className={CELL}>
                  <span className="figure text-lg">{m.behind}</span>
                  <StatBar value={m.behind} most={m.games} />
                </td>
                <td className={`${CELL} figure whitespace-nowrap`}>
                  {decimal(m.mine)} : {decimal(m.theirs)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
