'use client'
/**
 * A disputed entry in four taps: the cell, the seat, how it ended. Names, reason and tally only for those who want them.
 * It refuses to judge: what is not allowed is said by the rules.
 */
import { useState } from 'react'
import { seatName } from '@/components/table/words'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Notice } from '@/components/ui/Notice'
import type { Draft } from '@/lib/client/store'
import { isAxis, markAt as ruleMarkAt, noteAt, openChallengeAt, type CellAt } from '@/lib/pads/facts-in-five/card'
import { entryAgainst } from '@/lib/pads/facts-in-five/desk/advice'
import { headingOf, letterOf } from '@/lib/pads/facts-in-five/setup'
import { mayAccept } from '@/lib/pads/facts-in-five/voting'
import { isolated } from '@/lib/table/closed-text'
import { findSeat, scorerOf, seatsOf } from '@/lib/table/table'
import { decisionAgainst, disputeDrafts, NO_DETAILS, stepDrafts, votesAgainst, type DisputeDetails, type DisputeOutcome } from './dispute'
import { DisputeDetailsForm } from './DisputeDetailsForm'
import { OutcomeKeys, PaperKeys } from './DisputeKeys'
import { fiveCardAt, headsOf, lettersOfSetup, scoreAt, type FiveGame } from './five-game'
import { className as classNameOf, AXIS, rowName, type CellPlace } from './marks'
import { PendingPhotos } from './PendingPhotos'
import { keepPhoto, type Taken } from './use-photos'

export interface DisputeStart {
  seat?: string
  row?: number
  column?: number
}

export interface DisputeDialogProps {
  opened: FiveGame
  round: number
  start: DisputeStart
  onClose: () => void
}

function CellChooser({ opened, round, onChoose }: { opened: FiveGame; round: number; onChoose: (place: CellPlace) => void }) {
  const setup = opened.table.rounds[round - 1]?.setup
  if (!setup) return null
  const heads = headsOf(setup)
  const letters = lettersOfSetup(setup)
  return (
    <div role="group" aria-label="Which entry" className="grid grid-cols-[2.5rem_repeat(5,minmax(0,1fr))] gap-1">
      <span />
      {AXIS.map(column => (
        <span
          key={column}
          lang="en"
          className="self-end text-center text-[0.6875rem] leading-tight font-medium hyphens-auto [overflow-wrap:anywhere]"
        >
          {classNameOf(heads, column)}
        </span>
      ))}
      {AXIS.map(row => [
        <span key={`letter ${row}`} className="figure grid place-items-center text-xl">
          {letters[row] === '*' ? '★' : (letters[row] ?? row + 1)}
        </span>,
        ...AXIS.map(column => (
          <button
            key={`${row},${column}`}
            type="button"
            aria-label={`${rowName(letters, row)}, ${classNameOf(heads, column)}`}
            onClick={() => {
              onChoose({ row, column })
            }}
            className="min-h-11 rounded-pad border-[1.5px] border-rule-strong bg-sheet hover:border-accent hover:bg-accent-soft"
          />
        )),
      ])}
    </div>
  )
}

function SeatChooser({ opened, round, onChoose }: { opened: FiveGame; round: number; onChoose: (seat: string) => void }) {
  return (
    <div role="group" aria-label="Whose entry" className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {seatsOf(opened.table, round).map(s => (
        <Button
          key={s.id}
          onClick={() => {
            onChoose(s.id)
          }}
        >
          <span dir="auto" className="[overflow-wrap:anywhere]">
            {seatName(opened.table, s.id)}
          </span>
        </Button>
      ))}
    </div>
  )
}

type EntryAt = CellAt & { round: number; seat: string }

/** Who challenges: as named, else the scorer. The writer himself challenges only what is crossed out. */
function challengerOf(opened: FiveGame, at: EntryAt, named: string | null): string | null {
  const challenger = named ?? scorerOf(opened.table, at.round, at.seat)
  return challenger === at.seat && ruleMarkAt(fiveCardAt(opened, at.round, at.seat), at) !== 'x' ? null : challenger
}

/** Who may accept this entry: everybody who plays but its writer and the challenger. */
function acceptersOf(opened: FiveGame, at: EntryAt, named: string | null): readonly string[] {
  const standing = openChallengeAt(fiveCardAt(opened, at.round, at.seat), at)
  return mayAccept(opened.table, at.round, at.seat, standing ? standing.by : challengerOf(opened, at, named))
}

/** Why a second challenge is not taken while one is open (api 3.5); undefined where none was meant. */
const secondAgainst = (outcome: DisputeOutcome, { challenger, reason }: DisputeDetails): string | undefined =>
  outcome === 'open' && (challenger !== null || reason.trim() !== '')
    ? 'This entry is under an open challenge already, and keeps its challenger and his reason: settle that one first.'
    : undefined

/** The writer challenges nobody's check of his own entry; undefined where he was not named, or may. */
const ownAgainst = (opened: FiveGame, at: EntryAt, { challenger }: DisputeDetails): string | undefined =>
  challenger === at.seat && challengerOf(opened, at, challenger) === null
    ? `${seatName(opened.table, at.seat)} wrote this entry, and challenges it only where it is crossed out.`
    : undefined

const MAKES_VALID: ReadonlySet<DisputeOutcome> = new Set(['accepted', 'voted-in', 'book-yes', 'decided-in'])

/** A vote may settle which word is the Key Word, not what letter it starts with (R-F5-42, A-F5-09): whoever takes it all the same says why. */
function letterAgainst(opened: FiveGame, at: EntryAt, outcome: DisputeOutcome, { note }: DisputeDetails): string | null {
  const setup = opened.table.rounds[at.round - 1]?.setup
  const entry = noteAt(fiveCardAt(opened, at.round, at.seat), at).text
  if (!MAKES_VALID.has(outcome) || note.trim() !== '' || !setup || entry === undefined) return null
  const against = entryAgainst(setup, at, entry, findSeat(opened.table, at.seat)?.child)
  return against && `${against} If the table takes it all the same, write under Note why, and press again.`
}

/** Why this is not sent as it is; null where it is. */
const refusalOf = (opened: FiveGame, at: EntryAt, outcome: DisputeOutcome, details: DisputeDetails): string | null =>
  (openChallengeAt(fiveCardAt(opened, at.round, at.seat), at) ? secondAgainst(outcome, details) : ownAgainst(opened, at, details)) ??
  votesAgainst(opened.table, at, outcome, details) ??
  decisionAgainst(opened.table, at.round, outcome, details) ??
  letterAgainst(opened, at, outcome, details)

/** A new challenge with its outcome, or the next steps of the one that is open on this entry; a sentence where it cannot be sent. */
function draftsOf(opened: FiveGame, at: EntryAt, outcome: DisputeOutcome, details: DisputeDetails): readonly Draft[] | string {
  const standing = openChallengeAt(fiveCardAt(opened, at.round, at.seat), at)
  const named = { ...details, challenger: challengerOf(opened, at, details.challenger) }
  const may = acceptersOf(opened, at, details.challenger)
  const accepter = may.find(id => id === details.acceptedBy) ?? may[0] ?? null
  if (outcome === 'accepted' && accepter === null) return 'Nobody is left who could accept: put it to the vote, or let it be withdrawn.'
  const against = refusalOf(opened, at, outcome, details)
  if (against !== null) return against
  return standing
    ? stepDrafts(opened.table, at, standing.id, outcome, named, accepter)
    : disputeDrafts(opened.table, at, outcome, named, accepter)
}

/** Sends the dispute, or says why it cannot be sent. */
function useSettle(
  { opened, round, onClose }: DisputeDialogProps,
  details: DisputeDetails,
  onSent: () => void,
  onSaid: (said: string) => void,
) {
  return (seat: string, place: CellPlace, outcome: DisputeOutcome) => {
    const { row, column } = place
    if (!isAxis(row) || !isAxis(column)) return
    const drafts = draftsOf(opened, { round, seat, row, column }, outcome, details)
    if (typeof drafts === 'string') {
      onSaid(drafts)
      return
    }
    const done = drafts.length > 0 ? opened.act(...drafts) : null
    if (done && !done.ok) {
      onSaid(done.problem.message)
      return
    }
    if (done) onSent()
    onClose()
  }
}

const axesOf = ({ row, column }: CellPlace): CellAt => ({ row: isAxis(row) ? row : 0, column: isAxis(column) ? column : 0 })

/** "“Gloster”", where that is written there; else empty. */
function entryWords(opened: FiveGame, round: number, place: CellPlace | null, seat: string): string {
  const text = place ? noteAt(fiveCardAt(opened, round, seat), axesOf(place)).text : undefined
  return text === undefined ? '' : `“${isolated(text)}”`
}

/** "G, Aircraft · Ann · “Gloster”": what is chosen so far. */
function chosenWords({ opened, round }: DisputeDialogProps, place: CellPlace | null, seat: string | null): string {
  const setup = opened.table.rounds[round - 1]?.setup
  const where =
    place && setup && isAxis(place.row) && isAxis(place.column) ? `${letterOf(setup, place.row)}, ${headingOf(setup, place.column)}` : null
  return (
    [where, ...(seat === null ? [] : [seatName(opened.table, seat), entryWords(opened, round, place, seat)])].filter(Boolean).join(' · ') ||
    `Round ${round}`
  )
}

type Step = 'cell' | 'seat' | 'paper' | 'outcome'

const QUESTIONS: Record<Step, string> = {
  cell: 'Which entry is disputed?',
  seat: 'Whose entry is it?',
  paper: 'What had the scorer put?',
  outcome: 'How did it end?',
}

/** A card known by ten counts follows an outcome only where it is known what the scorer had put (docs/decisions/007). */
function asksPaper(opened: FiveGame, round: number, seat: string, { row, column }: CellPlace): boolean {
  if (!isAxis(row) || !isAxis(column)) return false
  const card = fiveCardAt(opened, round, seat)
  const at = { row, column }
  return scoreAt(opened, round, seat)?.from === 'counts' && ruleMarkAt(card, at) === '?' && !openChallengeAt(card, at)
}

const placeOf = ({ row, column }: DisputeStart): CellPlace | null => (row === undefined || column === undefined ? null : { row, column })

/** The next thing that is not known. */
function stepOf({ opened, round }: DisputeDialogProps, place: CellPlace | null, seat: string | null, isPaperSaid: boolean): Step {
  if (place === null) return 'cell'
  if (seat === null) return 'seat'
  return !isPaperSaid && asksPaper(opened, round, seat, place) ? 'paper' : 'outcome'
}

export function DisputeDialog(props: DisputeDialogProps) {
  const { opened, round, start, onClose } = props
  const [place, setPlace] = useState<CellPlace | null>(placeOf(start))
  const [seat, setSeat] = useState<string | null>(start.seat ?? null)
  const [isPaperSaid, setPaperSaid] = useState(false)
  const [details, setDetails] = useState<DisputeDetails>(NO_DETAILS)
  const [said, setSaid] = useState<string | null>(null)
  const [photos, setPhotos] = useState<readonly Taken[]>([])
  const settle = useSettle(
    props,
    { ...details, photos: photos.map(p => p.id) },
    () => {
      for (const photo of photos) void keepPhoto(opened.game.id, photo)
    },
    setSaid,
  )
  const step = stepOf(props, place, seat, isPaperSaid)
  return (
    <Dialog
      open
      wide
      pad={opened.game.pad.id}
      onOpenChange={open => {
        if (!open) onClose()
      }}
      title={QUESTIONS[step]}
      description={chosenWords(props, place, seat)}
    >
      <div className="grid gap-4">
        {said !== null && <Notice tone="warning">{said}</Notice>}
        {step === 'cell' && <CellChooser opened={opened} round={round} onChoose={setPlace} />}
        {step === 'seat' && <SeatChooser opened={opened} round={round} onChoose={setSeat} />}
        {step === 'paper' && (
          <PaperKeys
            onChoose={paper => {
              setDetails({ ...details, paper })
              setPaperSaid(true)
            }}
          />
        )}
        {step === 'outcome' && place !== null && seat !== null && (
          <>
            <OutcomeKeys
              agreed={opened.table.rules}
              onChoose={outcome => {
                settle(seat, place, outcome)
              }}
            />
            <DisputeDetailsForm
              {...{ opened, round, seat, details }}
              accepters={acceptersOf(opened, { round, seat, ...axesOf(place) }, details.challenger)}
              onChange={setDetails}
            />
            <PendingPhotos photos={photos} onPhotos={setPhotos} onSaid={setSaid} />
          </>
        )}
      </div>
    </Dialog>
  )
}
