/** A challenge in plain words: who, why, what it is worth, what happened to it so far. It refuses to settle anything. */
import { seatName } from '@/components/table/words'
import { noteAt, type Challenge, type Stage } from '@/lib/pads/facts-in-five/card'
import { openTotal } from '@/lib/pads/facts-in-five/stakes'
import { worthOf } from '@/lib/pads/facts-in-five/scoring'
import { headingOf, letterOf } from '@/lib/pads/facts-in-five/setup'
import { fiveCardAt, type FiveGame, type FiveRound } from '../five-game'
import { stageWords } from '../stage-words'

/** One challenge of the round, and whose card it is on. */
export type Shown = { challenge: Challenge; seat: string }

const listed = (names: readonly string[]): string => (names.length === 0 ? 'nobody' : names.join(', '))

/** Who voted how, where names were taken. */
function votesWords(opened: FiveGame, stage: Stage): string | null {
  if (stage.kind !== 'vote' || !stage.votes) return null
  const all = [...stage.votes]
  const cast = (vote: boolean | null): string => listed(all.flatMap(([seat, v]) => (v === vote ? [seatName(opened.table, seat)] : [])))
  return `For: ${cast(true)}. Against: ${cast(false)}. Abstained: ${cast(null)}.`
}

/** "row C, World Leaders: King" */
export const placeWords = (round: FiveRound, at: Pick<Challenge, 'row' | 'column'>): string =>
  `${letterOf(round.setup, at.row)}, ${headingOf(round.setup, at.column)}`

export const entryOf = (opened: FiveGame, round: number, { challenge, seat }: Shown): string | undefined =>
  noteAt(fiveCardAt(opened, round, seat), challenge).text

/** "Challenged by Ben: “not a seasoning”" */
export function challengeWords(opened: FiveGame, { by, reason }: Challenge): string {
  const who = by === null ? '' : ` by ${by === 'director' ? 'the Director' : seatName(opened.table, by)}`
  return `Challenged${who}${reason === null ? '' : `: “${reason}”`}`
}

const NAMES = { special: 'Special', general: 'General', total: 'Total' } as const
const isNamed = (id: string): id is keyof typeof NAMES => id in NAMES

/** "worth 14 points · can change a rank in General" */
export function stakesWords(opened: FiveGame, round: number, { challenge, seat }: Shown, can: Readonly<Record<string, boolean>>): string {
  const worth = worthOf(fiveCardAt(opened, round, seat), opened.table.rules.scoring, challenge.row, challenge.column)
  const points = worth === null ? '' : `worth ${worth} ${worth === 1 ? 'point' : 'points'}`
  const ranks = Object.keys(can).flatMap(id => (can[id] && isNamed(id) ? [NAMES[id]] : []))
  return [points, ranks.length > 0 ? `can change a rank in ${ranks.join(', ')}` : 'changes no rank'].filter(Boolean).join(' · ')
}

/** "166, 14 open": never a total that silently dropped. */
export function openTotalWords(opened: FiveGame, round: number, seat: string): string | null {
  const found = openTotal(fiveCardAt(opened, round, seat), opened.table.rules)
  return found && `${found.total}, ${found.open} open`
}

export type Line = { at: number; words: string; note: string | null; votes: string | null }

/** What happened to a challenge after its opening, photos of the card included, in the order of time. */
export function chronicleOf(opened: FiveGame, { stages, photos }: Challenge): readonly Line[] {
  const steps = stages.map(stage => ({
    at: stage.at,
    words: stageWords(opened, stage),
    note: stage.note,
    votes: votesWords(opened, stage),
  }))
  const kept = photos.map(({ at }) => ({ at, words: 'a photo of the card is kept', note: null, votes: null }))
  return [...steps, ...kept].sort((a, b) => a.at - b.at)
}

/** The time of day at the table. */
export const timeWords = (opened: FiveGame, time: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: opened.table.about.zone, hour: '2-digit', minute: '2-digit' }).format(time)
