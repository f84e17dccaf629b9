'use client'
/** The caller's desk: the 25 cells in the order in which they are read out; for each the answer key, all entries side by side, raised hands, rulings. */
import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Disclosure } from '@/components/ui/Disclosure'
import { Notice } from '@/components/ui/Notice'
import { keyOf, type CellAt } from '@/lib/pads/facts-in-five/card'
import type { ToldRuling } from '@/lib/codecs/rulings'
import { deskCell, READING_ORDER, type DeskCell } from '@/lib/pads/facts-in-five/desk/cell'
import { retractions } from '@/lib/table/log'
import { whyNot } from '@/lib/table/result'
import type { FiveGame } from '../five-game'
import { AnswerKey } from './AnswerKey'
import { CellMap } from './CellMap'
import { CellRulings } from './CellRulings'
import { ColumnKind } from './ColumnKind'
import { EntryGroups } from './EntryGroups'
import { Hands } from './Hands'
import { KeptLines } from './KeptLines'
import { KeyFile } from './KeyFile'
import type { ReadOutProps } from './read-out-props'
import { RuleDialog } from './RuleDialog'
import type { Intent } from './ruling'
import { useKept } from './use-kept'

type Done = { ids: readonly string[]; words: string }

const FIRST: CellAt = { row: 0, column: 0 }

const stepFrom = (at: CellAt, step: 1 | -1): CellAt | undefined =>
  READING_ORDER[READING_ORDER.findIndex(p => keyOf(p) === keyOf(at)) + step]

function Steps({ at, onPlace }: Pick<ReadOutProps, 'at' | 'onPlace'>) {
  const [before, after] = [stepFrom(at, -1), stepFrom(at, 1)]
  return (
    <div className="flex gap-2">
      <Button
        icon="arrow-left"
        disabled={!before}
        className="flex-1"
        onClick={() => {
          onPlace(before ?? FIRST)
        }}
      >
        Back
      </Button>
      <Button
        variant="primary"
        icon="arrow-right"
        disabled={!after}
        className="flex-[2]"
        onClick={() => {
          onPlace(after ?? FIRST)
        }}
      >
        Next cell
      </Button>
    </div>
  )
}

/** What was done here last, and the way to take it back as one. */
function DoneNotice({ opened, done, onGone }: { opened: FiveGame; done: Done; onGone: (said: string | null) => void }) {
  const gone = retractions(opened.log)
  const stands = done.ids.every(id => !gone.has(id) && opened.log.some(l => l.envelope.id === id))
  if (!stands) return null
  return (
    <Notice
      action={
        <Button
          icon="undo"
          onClick={() => {
            const back = opened.act({ type: 'retract', actions: done.ids })
            onGone(whyNot(back))
          }}
        >
          Undo this
        </Button>
      }
    >
      {done.words}.
    </Notice>
  )
}

/** How many rulings of this game were kept or taken back, and are saved: with each further one the book says something else. */
const keptSaved = ({ log, seq }: FiveGame): number =>
  log.filter(l => l.stamp.seq <= seq && (l.of === 'log' || (l.of === 'pad' && l.action.type === 'entries.rule' && l.action.keep === true)))
    .length

/** What the book knows besides what was ruled on this very cell: that stands under "Rulings here". */
const fromElsewhere = (kept: readonly ToldRuling[], cell: DeskCell): readonly ToldRuling[] =>
  kept.filter(({ id }) => !cell.rulings.some(here => id === here.id || id.startsWith(`${here.id}:`)))

export function ReadOut(props: ReadOutProps) {
  const { opened, round, at } = props
  const { table } = opened
  const cell = useMemo(() => deskCell(table, round, at), [table, round, at])
  const announced = round.setup.classes[at.column]
  const keptHere = keptSaved(opened)
  const kept = useKept(announced?.class, round.setup.letters[at.row], keptHere)
  const others = useMemo(() => fromElsewhere(kept, cell), [kept, cell])
  const [intent, setIntent] = useState<Intent | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  /** What was said of one cell is not said over the next. */
  const onPlace = (to: CellAt) => {
    setDone(null)
    setSaid(null)
    props.onPlace(to)
  }
  return (
    <div className="grid gap-4">
      <CellMap {...props} onPlace={onPlace} />
      <AnswerKey key={keyOf(at)} opened={opened} round={round} cell={cell} onRule={setIntent} onSaid={setSaid} />
      <EntryGroups {...{ opened, round, cell, kept }} go={props.go} onRule={setIntent} onSaid={setSaid} />
      <Hands key={`hands ${keyOf(at)}`} opened={opened} round={round} cell={cell} onRule={setIntent} onSaid={setSaid} />
      {others.length > 0 && (
        <Disclosure summary="In the ruling book for this Class and letter" aside={others.length}>
          <KeptLines
            label="Ruling book"
            lines={others.map(ruling => ({ ruling, near: false }))}
            category={announced?.categories.join(' + ') ?? ''}
          />
        </Disclosure>
      )}
      <CellRulings opened={opened} round={round} cell={cell} />
      <KeyFile
        opened={opened}
        round={round}
        onDone={(ids, words) => {
          setSaid(null)
          setDone({ ids, words })
        }}
      />
      <ColumnKind opened={opened} round={round} column={at.column} onSaid={setSaid} />
      {/* What was done is said where the thumb is, however far down the entries stand. */}
      <div className="sticky bottom-0 z-10 -mx-3 grid gap-2 border-t border-rule bg-paper px-3 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0">
        {said !== null && <Notice tone="warning">{said}</Notice>}
        {done && (
          <DoneNotice
            opened={opened}
            done={done}
            onGone={words => {
              setDone(null)
              setSaid(words)
            }}
          />
        )}
        <Steps at={at} onPlace={onPlace} />
      </div>
      {intent && (
        <RuleDialog
          opened={opened}
          round={round}
          intent={intent}
          onClose={() => {
            setIntent(null)
          }}
          onDone={(ids, words) => {
            setIntent(null)
            setSaid(null)
            setDone({ ids, words })
          }}
        />
      )}
    </div>
  )
}
