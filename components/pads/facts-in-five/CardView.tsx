'use client'
/** One playcard from paper: whose it is, three ways to enter it, what the rules say about it, and the way to the next one. */
import { useState } from 'react'
import { CardFrame } from '@/components/table/CardFrame'
import { CardHead } from '@/components/table/CardHead'
import { CardStand } from '@/components/table/CardStand'
import { ProblemList } from '@/components/table/ProblemList'
import { seatName } from '@/components/table/words'
import { Notice } from '@/components/ui/Notice'
import { Segmented } from '@/components/ui/Segmented'
import { scorerOf } from '@/lib/table/table'
import { sourceOf } from '@/lib/pads/facts-in-five/scoring'
import { fiveCardAt, nextSeat } from './five-game'
import { PaperSays } from './PaperSays'
import { useWay, type Way } from './use-way'
import { WayCounts, WayNumbers } from './later'
import type { CardProps, WayProps } from './way-props'
import { WayCells } from './WayCells'

function Head({ opened, round, seat, go }: CardProps) {
  const { table, sheet } = opened
  const scorer = scorerOf(table, round, seat)
  return (
    <CardHead
      game={opened.game}
      round={round}
      seat={seat}
      onDesk={() => {
        go({ view: 'desk', round, seat: null, phase: 'score' })
      }}
      onOpen={other => {
        go({ view: 'card', round, seat: other })
      }}
    >
      {scorer !== null && ` · scored by ${seatName(table, scorer)}`} · running{' '}
      <b className="font-semibold text-ink">{sheet.soFar.get(seat)?.total ?? '–'}</b>
    </CardHead>
  )
}

const WAYS: readonly { value: Way; label: string }[] = [
  { value: 'cells', label: 'Cells' },
  { value: 'counts', label: '10 counts' },
  { value: 'numbers', label: '2 numbers' },
]

function WayView({ way, ...props }: WayProps & { way: Way }) {
  switch (way) {
    case 'cells':
      return <WayCells {...props} />
    case 'counts':
      return <WayCounts {...props} />
    case 'numbers':
      return <WayNumbers {...props} />
  }
}

function Entry(props: CardProps) {
  const { opened, round, seat, go } = props
  const [last, setLast] = useWay()
  const [chosen, setChosen] = useState<Way | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const counting = opened.table.rules.scoring === 'count'
  const next = nextSeat(opened, round, seat)
  // A card opens as it was entered; a new one as the last card was.
  const [way] = useState<Way | null>(() => sourceOf(fiveCardAt(opened, round, seat), opened.table.rules.scoring))
  const offered = chosen ?? way ?? last
  const shown = counting && offered === 'numbers' ? 'counts' : offered
  const onNext = (): void => {
    if (next) go({ view: 'card', round, seat: next.id })
    else go({ view: 'desk', round, seat: null, phase: 'score' })
  }
  const problems = opened.game.problems.filter(p => p.round === round && p.seat === seat)
  return (
    <div className="grid gap-3 pt-3">
      <Segmented
        label="How to enter it"
        hideLabel
        options={counting ? WAYS.filter(w => w.value !== 'numbers') : WAYS}
        value={shown}
        onChange={to => {
          setChosen(to)
          setLast(to)
        }}
      />
      {said !== null && <Notice tone="warning">{said}</Notice>}
      <WayView {...props} way={shown} nextLabel={next?.name ?? 'the desk'} onNext={onNext} onSaid={setSaid} />
      <ProblemList problems={problems.map(p => ({ severity: p.severity, code: p.code, message: p.message }))} />
      {shown === 'cells' && <PaperSays key={seat} {...props} onSaid={setSaid} />}
      <CardStand game={opened.game} round={round} seat={seat} onSaid={setSaid} />
    </div>
  )
}

export function CardView(props: CardProps) {
  const { opened, round, seat, go } = props
  return (
    <CardFrame
      game={opened.game}
      {...{ round, seat, go }}
      called="Playcard"
      untouched="Nobody else’s marks change."
      head={<Head {...props} />}
    >
      <Entry {...props} />
    </CardFrame>
  )
}
