'use client'
/** Before a ruling is made: for which cards, what will change, why, and whether it is kept. Nothing is written before the yes. */
import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Field, TextInput } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { Switch } from '@/components/ui/Switch'
import { entryAgainst } from '@/lib/pads/facts-in-five/desk/advice'
import { foretell, type Foretold } from '@/lib/pads/facts-in-five/desk/foretell'
import type { Result } from '@/lib/table/result'
import type { FiveGame, FiveRound } from '../five-game'
import { placeWords } from './challenge-words'
import { Changes } from './Changes'
import { ChildrenLeft, RuledSeats } from './RuledSeats'
import { actionsOf, draftOf, type Choices, type Intent } from './ruling'

export interface RuleDialogProps {
  opened: FiveGame
  round: FiveRound
  intent: Intent
  onClose: () => void
  /** What was done, so that it can be undone as one. */
  onDone: (ids: readonly string[], words: string) => void
}

const cards = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`

function More({ intent, choices, set }: { intent: Intent; choices: Choices; set: (change: Partial<Choices>) => void }) {
  const text = (name: 'reason' | 'source' | 'text') => (event: { target: { value: string } }) => {
    set({ [name]: event.target.value })
  }
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Reason">
          <TextInput value={choices.reason} maxLength={400} dir="auto" placeholder="if you wish" onChange={text('reason')} />
        </Field>
        <Field label="Source">
          <TextInput value={choices.source} maxLength={200} dir="auto" placeholder="book, almanac" onChange={text('source')} />
        </Field>
      </div>
      <Field label="Answer ruled on">
        <TextInput value={choices.text} maxLength={120} dir="auto" placeholder="if it is known" onChange={text('text')} />
      </Field>
      {choices.text.trim() !== '' && (
        <div>
          {intent.valid && !intent.growsKey && (
            <Switch
              label="Add it to the answer key"
              checked={choices.toKey}
              onChange={toKey => {
                set({ toKey })
              }}
            />
          )}
          <Switch
            label="Keep it in the ruling book"
            hint="Offered when the same answer comes again, in this game or another"
            checked={choices.keep}
            onChange={keep => {
              set({ keep })
            }}
          />
        </div>
      )}
    </div>
  )
}

const verdictWords = (intent: Intent): string => (intent.valid ? 'valid' : 'not valid')

const titleOf = ({ text, growsKey, ...intent }: Intent): string =>
  growsKey
    ? `“${text ?? ''}” joins the answer key`
    : `${text === null ? 'These hands' : `“${text}”`}: ${verdictWords({ ...intent, text, growsKey })}?`

function yesWords(intent: Intent, count: number): string {
  if (count === 0) return intent.growsKey ? 'Only the key' : 'Nobody is chosen'
  return `Yes: ${verdictWords(intent)} for ${count}`
}

const firstChoices = ({ seats, text, reason, source, growsKey }: Intent): Choices => ({
  seats: new Set(seats),
  reason,
  source,
  keep: false,
  text: text ?? '',
  toKey: growsKey,
})

/** What speaks for certain against ruling this answer valid, whoever rules; null where nothing does. People may rule so all the same, with a reason. */
const againstValid = ({ round, intent }: RuleDialogProps, { text }: Choices): string | null =>
  intent.valid && text.trim() !== '' ? entryAgainst(round.setup, intent, text.trim()) : null

function doneWords({ text, growsKey, ...intent }: Intent, { seats }: Choices): string {
  const what = text === null ? 'Hands' : `“${text}”`
  return growsKey && seats.size === 0
    ? `${what} joined the answer key`
    : `${what} ruled ${verdictWords({ ...intent, text, growsKey })} for ${cards(seats.size)}`
}

/** Does it, once: a second press of the same yes finds the dialog gone. */
function useYes(props: RuleDialogProps, choices: Choices, onSaid: (said: string) => void) {
  const { opened, round, intent, onDone } = props
  return () => {
    if (choices.seats.size > 0 && choices.reason.trim() === '' && againstValid(props, choices) !== null) {
      onSaid('Nothing is ruled yet: say under Reason why the table takes it all the same.')
      return
    }
    const actions = actionsOf(opened, round.number, intent, choices)
    const done = opened.act(...actions.map(draftOf))
    if (done.ok) onDone(done.value, doneWords(intent, choices))
    else onSaid(done.problem.message)
  }
}

export function RuleDialog(props: RuleDialogProps) {
  const { opened, round, intent, onClose } = props
  const [choices, setChoices] = useState(() => firstChoices(intent))
  const [said, setSaid] = useState<string | null>(null)
  const yes = useYes(props, choices, setSaid)
  const { seats, toKey, text } = choices
  const against = againstValid(props, choices)
  const told: Result<Foretold> = useMemo(
    () => foretell(opened.table, actionsOf(opened, round.number, intent, { seats, toKey, text, reason: '', source: '', keep: false })),
    [opened, round.number, intent, seats, toKey, text],
  )
  const nothing = seats.size === 0 && !(toKey && text.trim() !== '')
  return (
    <Dialog
      open
      wide
      pad={opened.game.pad.id}
      title={titleOf(intent)}
      description={placeWords(round, intent)}
      onOpenChange={open => {
        if (!open) onClose()
      }}
      actions={
        <>
          {/* In hand at first: an Enter too many writes nothing. */}
          <Button data-first onClick={onClose}>
            Not yet
          </Button>
          <Button variant="primary" disabled={nothing || !told.ok} onClick={yes}>
            {yesWords(intent, seats.size)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {said !== null && <Notice tone="warning">{said}</Notice>}
        {against !== null && (
          <Notice tone="warning">{against} Rule it valid only if the table reads it otherwise, and say why under Reason.</Notice>
        )}
        {told.ok ? (
          <Changes {...{ opened, round }} told={told.value} nobody={seats.size === 0} />
        ) : (
          <Notice tone="warning">{told.problem.message}</Notice>
        )}
        {(intent.more.length > 0 || intent.seats.length > 1) && (
          <RuledSeats
            legend="For"
            {...{ opened, round, intent }}
            chosen={seats}
            onChange={next => {
              setChoices({ ...choices, seats: next })
            }}
          />
        )}
        <ChildrenLeft opened={opened} left={intent.children} />
        <More
          intent={intent}
          choices={choices}
          set={change => {
            setChoices({ ...choices, ...change })
          }}
        />
      </div>
    </Dialog>
  )
}
