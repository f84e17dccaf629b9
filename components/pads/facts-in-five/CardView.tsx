'use client'
/** One playcard from paper: whose it is, three ways to enter it, what the rules say about it, and the way to the next one. */
import { memo, useMemo, useState } from 'react'
import { CardFrame } from '@/components/table/CardFrame'
import { CardHead } from '@/components/table/CardHead'
import { CardStand } from '@/components/table/CardStand'
import { ProblemList } from '@/components/table/ProblemList'
import { seatName } from '@/components/table/words'
import { Notice } from '@/components/ui/Notice'
import { Segmented } from '@/components/ui/Segmented'
import { useAfterPaint } from '@/components/ui/use-after-paint'
import { useSteady } from '@/components/ui/use-steady'
import { scorerOf } from '@/lib/table/table'
import { sourceOf } from '@/lib/pads/facts-in-five/scoring'
import { fiveCardAt, nextSeat } from './five-game'
import { PaperSays } from './PaperSays'
import { useWay, type Way } from './use-way'
import { WayCounts, WayNumbers } from './later'
import type { CardProps, WayProps } from './way-props'
import { WayCells } from './WayCells'

const Head = memo(function Head({ opened, round, seat, go }: CardProps) {
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
})

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

interface WayChoiceProps {
  way: Way
  counting: boolean
  onChange: (way: Way) => void
}

const WayChoice = memo(function WayChoice({ way, counting, onChange }: WayChoiceProps) {
  return (
    <Segmented
      label="How to enter it"
      hideLabel
      options={counting ? WAYS.filter(w => w.value !== 'numbers') : WAYS}
      value={way}
      onChange={onChange}
    />
  )
})

interface BesidesProps extends Omit<CardProps, 'go'> {
  way: Way
  onSaid: (said: string | null) => void
}

/** What stands under the card. It follows the mark: the frame that shows the mark does without it. */
const Besides = memo(function Besides({ way, ...props }: BesidesProps) {
  const { opened, round, seat, onSaid } = props
  const problems = opened.game.problems.filter(p => p.round === round && p.seat === seat)
  return (
    <>
      <ProblemList problems={problems.map(p => ({ severity: p.severity, code: p.code, message: p.message }))} />
      {way === 'cells' && <PaperSays key={seat} {...props} />}
      <CardStand game={opened.game} round={round} seat={seat} onSaid={onSaid} />
    </>
  )
})

function Entry(props: CardProps) {
  const { opened, round, seat, go } = props
  const [last, setLast] = useWay()
  const [chosen, setChosen] = useState<Way | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const counting = opened.table.rules.scoring === 'count'
  const later = useAfterPaint(opened)
  // Who comes next is read off the whole log: not in the frame of a mark.
  const next = useMemo(() => nextSeat(later, round, seat), [later, round, seat])
  // A card opens as it was entered; a new one as the last card was.
  const [way] = useState<Way | null>(() => sourceOf(fiveCardAt(opened, round, seat), opened.table.rules.scoring))
  const offered = chosen ?? way ?? last
  const shown = counting && offered === 'numbers' ? 'counts' : offered
  const onNext = (): void => {
    if (next) go({ view: 'card', round, seat: next.id })
    else go({ view: 'desk', round, seat: null, phase: 'score' })
  }
  const choose = useSteady((to: Way) => {
    setChosen(to)
    setLast(to)
  })
  return (
    <div className="grid gap-3 pt-3">
      <WayChoice way={shown} counting={counting} onChange={choose} />
      {said !== null && (
        <Notice tone="warning" className="sticky top-[7.4rem] z-10 shadow-drop sm:top-[10.25rem]">
          {said}
        </Notice>
      )}
      <WayView {...props} way={shown} nextLabel={next?.name ?? 'the desk'} onNext={onNext} onSaid={setSaid} />
      <Besides opened={later} round={round} seat={seat} way={shown} onSaid={setSaid} />
    </div>
  )
}

export function CardView(props: CardProps) {
  const { opened, round, seat, go } = props
  const later = useAfterPaint(opened)
  return (
    <CardFrame
      game={opened.game}
      {...{ round, seat, go }}
      called="Playcard"
      untouched="Nobody else’s marks change."
      head={<Head {...props} opened={later} />}
    >
      <Entry {...props} />
    </CardFrame>
  )
}
