'use client'
/**
 * The typing of one hand: what is kept, what the rules say about it, when it is recorded. A new hand is recorded by its last key; in a hand
 * that is recorded already every whole correction counts at once. It refuses to judge (trial.ts) and to know how anything looks.
 */
import { useMemo, useState } from 'react'
import type { Colour } from '@/lib/pads/famous-five/card'
import { famousFive } from '@/lib/pads/famous-five/pad'
import { masterSheet } from '@/lib/table/master-sheet'
import type { Problem } from '@/lib/table/result'
import { draftOf, nextBox, sameDraft, sameShown, shownAt, turned, type HandDraft, type Way } from './hand-draft'
import { playersAt, type HandGame } from './hand-game'
import { pressed, type Cursor, type HandKey } from './hand-typing'
import { complaintSoFar, lacking, sendHand, tryHand, type Overruled } from './trial'
import { useHandDraft } from './use-hand-draft'

export interface EntryGiven {
  opened: HandGame
  number: number
  /** The box to begin with. */
  seat: string | null
  onTyping: () => void
  onRecorded: (notices: readonly Problem[]) => void
  /** On to the hand that is to be played. */
  onLeave: () => void
}

/** What stands in the boxes: what was typed, else what is recorded. */
function useDraftOf(opened: HandGame, number: number) {
  const { table } = opened
  const [kept, keep] = useHandDraft(opened.game.id, number)
  const held = useMemo(() => draftOf({ table }, number), [table, number])
  return { kept, keep, held, draft: kept ?? held }
}

/** The table as it would be, and what the rules say about that. */
function useTrial(opened: HandGame, number: number, draft: HandDraft) {
  const { table } = opened
  return useMemo(() => {
    const lacks = lacking({ table }, number, draft)
    if (lacks !== null) return { lacks, problem: complaintSoFar({ table }, number, draft), notices: [], sheet: null }
    const tried = tryHand({ table }, number, draft)
    return tried.ok
      ? { lacks: null, problem: null, notices: tried.notices ?? [], sheet: masterSheet(famousFive, tried.value) }
      : { lacks: null, problem: tried.problem, notices: [], sheet: null }
  }, [table, number, draft])
}

/** Keeps and records. In a recorded hand a whole correction counts at once, if the rules take it; else it is kept until it is one. */
function useSaving(given: EntryGiven, { keep, held, draft }: ReturnType<typeof useDraftOf>) {
  const { opened, number, onTyping, onRecorded } = given
  const [problem, setProblem] = useState<Problem | null>(null)
  const recorded = shownAt(opened, number)
  const isSettled = recorded !== null && sameShown(draft.was, recorded)
  const send = (next: HandDraft, note?: Overruled): boolean => {
    const sent = sendHand(opened, number, next, note)
    setProblem(sent.ok ? null : sent.problem)
    if (!sent.ok) return false
    keep(null)
    onRecorded(sent.notices ?? [])
    return true
  }
  const change = (next: HandDraft, whole: boolean) => {
    setProblem(null)
    onTyping()
    if (isSettled && sameDraft(next, held)) keep(null)
    else if (!(whole && isSettled && tryHand(opened, number, next).ok && send(next))) keep(next)
  }
  return { problem, setProblem, recorded, send, change }
}

/** What is chosen rather than typed. */
function choices(draft: HandDraft, isRecorded: boolean, change: (next: HandDraft, whole: boolean) => void) {
  return {
    setOut: (id: string) => {
      change({ ...draft, out: draft.out === id && !isRecorded ? null : id, abandoned: false }, true)
    },
    setAbandoned: () => {
      change({ ...draft, out: draft.abandoned ? draft.out : null, abandoned: !draft.abandoned }, !draft.abandoned)
    },
    setStory: (set: Colour | null) => {
      change({ ...draft, set }, true)
    },
    /** Takes one reading of the points as the cards that were left (rules 3.2). */
    read: (out: string, cardsLeft: Readonly<Record<string, number>>) => {
      const typed = Object.fromEntries(Object.entries(cardsLeft).map(([id, n]) => [id, String(n)]))
      change({ ...draft, way: 'cards', out, abandoned: false, typed }, true)
    },
  }
}

/** The box that is typed into: the one that was chosen, else the first empty one, else (in a recorded hand) the first. */
function useCursor(given: EntryGiven, draft: HandDraft, isRecorded: boolean) {
  const seats = playersAt(given.opened, given.number).map(player => player.id)
  const { seat } = given
  const [chosen, setChosen] = useState<Cursor | null>(seat !== null && seats.includes(seat) ? { seat, fresh: true } : null)
  const first = isRecorded ? (seats[0] ?? null) : null
  const cursor: Cursor = chosen ?? { seat: nextBox(draft, seats, null) ?? first, fresh: true }
  return { cursor, seats, setChosen }
}

/** What the screen shows of a hand that is typed, and everything that can be done with it. */
export function useHandEntry(given: EntryGiven) {
  const { opened, number, onLeave } = given
  const drafts = useDraftOf(opened, number)
  const { kept, keep, draft } = drafts
  const trial = useTrial(opened, number, draft)
  const { recorded, send, change, setProblem, ...saving } = useSaving(given, drafts)
  const isRecorded = recorded !== null
  const { cursor, seats, setChosen } = useCursor(given, draft, isRecorded)
  const problem = saving.problem ?? trial.problem
  const next = trial.lacks === null ? null : nextBox(draft, seats, cursor.seat)
  const press = (key: HandKey) => {
    const after = pressed({ draft, cursor, seats }, key)
    if (!after) return
    setChosen(after.cursor)
    if (after.draft !== draft) change(after.draft, after.whole)
  }
  /** The last key: on to the next box, or the hand is recorded. */
  const go = () => {
    if (next !== null) setChosen({ seat: next, fresh: true })
    else if (trial.lacks !== null) setProblem({ severity: 'error', code: 'hand.lacking', message: trial.lacks })
    else if (isRecorded && kept === null) onLeave()
    else if (send(draft)) onLeave()
  }
  const setWay = (way: Way) => {
    setChosen(null)
    change(turned(draft, way, opened, number), false)
  }
  const forget = () => {
    setProblem(null)
    setChosen(null)
    keep(null)
  }
  const unsaved = kept === null || !isRecorded ? null : sameShown(kept.was, recorded) ? 'correction' : 'meanwhile'
  return {
    ...{ draft, cursor: cursor.seat, next, trial, problem, isRecorded },
    /** Something is typed that is not recorded. */
    isTyped: kept !== null,
    /** Typed over a recorded hand and not saved: a correction, or somebody else recorded it meanwhile. */
    unsaved,
    ...{ press, go, setWay, forget },
    ...choices(draft, isRecorded, change),
    choose: (seat: string) => {
      setChosen({ seat, fresh: true })
    },
    overrule: (note: string) => {
      if (send(draft, { code: problem?.code ?? '', note })) onLeave()
    },
  }
}

export type HandEntryState = ReturnType<typeof useHandEntry>
