'use client'
/**
 * Starting a game. Its id is minted once a form, so that pressing twice, or again after a failure, makes one game; what is typed stays until it has begun.
 * It refuses to know any pad: those come with the page, their house rules from the one list.
 */
import { useRouter } from 'next/navigation'
import { useRef, useState, type SubmitEvent } from 'react'
import * as z from 'zod/mini'
import { hasRules, PadRules } from '@/components/pads/screens'
import { cn } from '@/components/ui/cn'
import { Button } from '@/components/ui/Button'
import { Disclosure } from '@/components/ui/Disclosure'
import { Notice } from '@/components/ui/Notice'
import { Segmented } from '@/components/ui/Segmented'
import { ask, type ApiProblem } from '@/lib/client/api'
import { newId } from '@/lib/client/device'
import { About } from './About'
import { dayOf, titleFor, zoneHere } from './day'
import { draftFrom, emptyDraft, withPad, type Draft, type Earlier, type HouseRules } from './draft'
import { sittersOf } from './people'
import { requestOf, type Standing } from './request'
import { Seats, withHalfTyped } from './Seats'
import { Trouble } from './Trouble'
import { useDraft } from './use-draft'
import { usePeople } from './use-people'
import { WhoDirects } from './WhoDirects'

export interface StartPad {
  id: string
  name: string
  seatRange: { min: number; max: number; teams: 'allowed' | 'always' | 'never' }
  /** The rulebook's own house rules. */
  defaults: HouseRules
  /** The pad knows a Director, as the rule `director`. */
  director: boolean
  /** A seat may play as a child. */
  childSeats: boolean
}

export interface StartFormProps {
  pads: readonly StartPad[]
  earlier: Earlier | null
}

const created = z.object({ id: z.string() })
const NO_RULES: HouseRules = {}
/** Before any pad is there nobody can be seated. */
const NO_PAD: Pick<StartPad, 'name' | 'seatRange'> = { name: 'This game', seatRange: { min: 0, max: 0, teams: 'never' } }

/** A pad that is always played in teams takes no team of one. */
function teamTooSmall(draft: Draft, pad: StartPad): ApiProblem | null {
  const small = pad.seatRange.teams === 'always' ? draft.seats.find(held => held.members.length < 2) : undefined
  if (!small) return null
  const has = small.members.length === 0 ? 'has no members yet' : 'has one member'
  return { code: 'seats.teams', message: `${small.name} ${has}: ${pad.name} is played in teams of at least two.` }
}

/** What keeps the game from beginning, before anything is sent. */
function hindrance(draft: Draft, pad: StartPad): ApiProblem | null {
  const { min, max, teams } = pad.seatRange
  const count = draft.seats.length
  if (count >= min && count <= max) return teamTooSmall(draft, pad)
  const word = teams === 'always' ? 'teams' : 'seats'
  const message = count === 0 ? 'Say who sits at the table first.' : `${pad.name} takes ${min} to ${max} ${word}; there are ${count}.`
  return { code: 'seats.number', message }
}

function firstDraft({ pads, earlier }: StartFormProps): Draft {
  if (earlier) return draftFrom(earlier, pads.find(pad => pad.id === earlier.pad)?.defaults ?? NO_RULES)
  const [pad] = pads
  return emptyDraft(pad?.id ?? '', pad?.seatRange.teams === 'always')
}

/** Sends the game once at a time; what was sent is sent again unchanged while the draft is the same. */
function useSending(finish: () => void) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const running = useRef(false)
  const send = async (body: ReturnType<typeof requestOf>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(null)
    const reply = await ask('POST', '/api/games', created, body)
    if (reply.ok) {
      finish()
      router.replace(`/games/${reply.value.id}`) // Back leads home, not to a form that would make a second game
      return
    }
    running.current = false
    setBusy(false)
    setProblem(reply.problem)
  }
  return { busy, problem, send, say: setProblem }
}

function RulesPart({ draft, onRules }: { draft: Draft; onRules: (rules: HouseRules) => void }) {
  if (!hasRules(draft.pad)) return null
  const changed = Object.keys(draft.rules).filter(name => name !== 'director').length
  return (
    <Disclosure summary="House rules" aside={changed === 0 ? 'as in the rulebook' : `${changed} changed`}>
      <div className="-ml-6 pt-2">
        <PadRules pad={draft.pad} rules={draft.rules} seats={draft.seats} onChange={onRules} />
      </div>
    </Disclosure>
  )
}

function DirectorPart({ pad, draft, onRules }: { pad: StartPad | undefined; draft: Draft; onRules: (rules: HouseRules) => void }) {
  const { director, ...others } = draft.rules
  if (!pad?.director) return null
  return (
    <WhoDirects
      seats={draft.seats}
      director={typeof director === 'string' ? director : undefined}
      onChange={said => {
        onRules(said === undefined ? others : { ...others, director: said })
      }}
    />
  )
}

/** Only where there is a choice: one pad is not asked about. After an earlier game the same people may take another. */
function PadChoice({ pads, draft, onPad }: { pads: readonly StartPad[]; draft: Draft; onPad: (pad: StartPad) => void }) {
  if (pads.length < 2) return null
  return (
    <Segmented
      stacked
      label="Score pad"
      value={draft.pad}
      options={pads.map(pad => ({ value: pad.id, label: pad.name }))}
      onChange={id => {
        const pad = pads.find(p => p.id === id)
        if (pad) onPad(pad)
      }}
    />
  )
}

/** What is sent besides what was typed: the day and a title where none was given, and the pad's defaults. */
function standingOf(draft: Draft, pad: StartPad | undefined, now: Date): Omit<Standing, 'sitters'> {
  const typed = draft.title?.trim() ?? ''
  const playedOn = draft.playedOn ?? dayOf(now)
  return {
    title: typed === '' ? titleFor(playedOn, now) : typed,
    playedOn,
    zone: zoneHere(),
    defaults: pad?.defaults ?? NO_RULES,
    childFlag: pad?.childSeats ?? false,
  }
}

/** Everything that the form does, apart from how it looks. */
function useStart(props: StartFormProps) {
  const [now] = useState(() => new Date())
  const fits = (draft: Draft) => props.pads.some(pad => pad.id === draft.pad)
  const key = `playcard-new${props.earlier ? `:${props.earlier.id}` : ''}`
  const { draft, restored, change, finish, startOver } = useDraft(key, () => firstDraft(props), fits)
  const { people, look, lookSoon } = usePeople()
  const sending = useSending(finish)
  const place = useRef<HTMLDivElement>(null)
  /** What a list says that was pasted and is not taken. */
  const [pending, setPending] = useState<string | null>(null)
  const [clear, setClear] = useState(0)
  const pad = props.pads.find(p => p.id === draft.pad)
  const playedOn = draft.playedOn ?? dayOf(now)
  const submit = () => {
    const whole = withHalfTyped(draft, place.current)
    if (whole !== draft) {
      change(whole)
      setClear(clear + 1)
    }
    const untaken: ApiProblem | null = pending === null ? null : { code: 'seats.list', message: pending }
    const wrong = untaken ?? (pad ? hindrance(whole, pad) : null)
    if (wrong) {
      sending.say(wrong)
      return
    }
    const standing = standingOf(whole, pad, now)
    void sending.send(requestOf(whole, { ...standing, sitters: sittersOf(whole, people) }))
  }
  return {
    draft,
    restored,
    change,
    startOver,
    people,
    look,
    lookSoon,
    sending,
    place,
    setPending,
    clear,
    pad,
    playedOn,
    now,
    sitters: sittersOf(draft, people),
    submit,
  }
}

export function StartForm(props: StartFormProps) {
  const start = useStart(props)
  const { draft, change, sending, pad } = start
  /** What was agreed for each pad, so that looking at another one loses nothing. */
  const rulesOf = useRef(new Map<string, HouseRules>())
  const onRules = (rules: HouseRules) => {
    change({ ...draft, rules: { ...rules } })
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    start.submit()
  }
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-6" data-pad={draft.pad}>
      {start.restored && (
        <Notice
          quiet
          action={
            <Button variant="plain" onClick={start.startOver}>
              Start over
            </Button>
          }
        >
          This is what you had typed before.
        </Notice>
      )}
      <PadChoice
        pads={props.pads}
        draft={draft}
        onPad={({ id, seatRange }) => {
          rulesOf.current.set(draft.pad, draft.rules)
          change(withPad(draft, id, seatRange.teams, rulesOf.current.get(id) ?? NO_RULES))
        }}
      />
      <Seats
        draft={draft}
        pad={pad ?? NO_PAD}
        teams={pad?.seatRange.teams ?? 'never'}
        childFlag={pad?.childSeats ?? false}
        people={start.people}
        sitters={start.sitters}
        place={start.place}
        clear={start.clear}
        onChange={change}
        onPending={start.setPending}
        onNamed={names => {
          names.forEach(start.look)
        }}
        onTyping={start.lookSoon}
      />
      <About draft={draft} playedOn={start.playedOn} proposed={titleFor(start.playedOn, start.now)} onChange={change} />
      <DirectorPart pad={pad} draft={draft} onRules={onRules} />
      <RulesPart draft={draft} onRules={onRules} />
      {sending.problem && (
        <Trouble
          problem={sending.problem}
          draft={draft}
          onAnother={() => {
            change({ ...draft, id: newId() })
            sending.say(null)
          }}
        />
      )}
      {/* With everything filled in, the button is at hand; while names are typed it must not stand in the way. */}
      <div
        className={cn(
          props.earlier &&
            'sticky bottom-0 z-10 -mx-3 border-t border-rule bg-paper px-3 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0',
        )}
      >
        <Button type="submit" variant="primary" wide className="min-h-14 text-lg" aria-disabled={sending.busy}>
          {sending.busy ? 'The game begins …' : 'Start the game'}
        </Button>
      </div>
    </form>
  )
}
