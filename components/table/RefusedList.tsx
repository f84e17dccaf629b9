'use client'
/** What the server refused, beside what was typed and why: nothing is dropped silently. A conflict is a question: mine or theirs. */
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import type { Refused, Wire } from '@/lib/client/outbox'
import type { Conflict } from '@/lib/client/said'
import { newId } from '@/lib/client/device'
import type { TableGame } from './use-game'
import { seatName } from './words'

const whereOf = (game: TableGame, c: Conflict): string => {
  const seat = c.seat === undefined ? '' : seatName(game.table, c.seat)
  return [seat, `${game.pad.roundWord} ${c.round}`, game.pad.placeWords(c)].filter(part => part !== '').join(', ')
}

/** The same actions under new ids, with what stands there now as what was seen: sent again, they win. */
function insisting(refused: Refused): readonly Wire[] {
  return refused.actions.map(action => {
    const { was: _, at: __, ...rest } = action
    return { ...rest, id: newId(), type: action.type }
  })
}

function RefusedNotice({ game, refused }: { game: TableGame; refused: Refused }) {
  const drop = () => {
    game.dismiss(refused.key)
  }
  const asks = refused.conflicts.length > 0
  return (
    <Notice
      tone={asks ? 'warning' : 'error'}
      title={asks ? 'Somebody else changed this meanwhile' : 'Not saved'}
      action={
        <>
          {asks && (
            <Button
              variant="primary"
              onClick={() => {
                if (game.act(...insisting(refused)).ok) drop()
              }}
            >
              Use mine
            </Button>
          )}
          <Button onClick={drop}>{asks ? 'Keep theirs' : 'Let go'}</Button>
        </>
      }
    >
      <p>{refused.problem.message}</p>
      {asks && (
        <ul className="mt-1 list-disc pl-5">
          {refused.conflicts.map(c => (
            <li key={`${c.round} ${c.seat ?? ''} ${c.row ?? ''} ${c.column ?? ''} ${c.part ?? ''}`}>
              {whereOf(game, c)}: you {game.pad.markWords(c.mine, c)}, {c.by} ({c.device}) {game.pad.markWords(c.theirs, c)}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

export function RefusedList({ game }: { game: TableGame }) {
  if (game.outbox.refused.length === 0) return null
  return (
    <section aria-label="Not saved" className="mb-4 grid gap-2">
      {game.outbox.refused.map(refused => (
        <RefusedNotice key={refused.key} game={game} refused={refused} />
      ))}
    </section>
  )
}
