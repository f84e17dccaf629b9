/** Challenges, rulings and later edits of an evening in words, from the game's rows and log. It refuses to know what anything is worth. */
import type { StoryChallenge, StoryEdit } from '@/components/story/story-view'
import { seatName } from '@/components/table/words'
import type { Row, Value } from '@/lib/table/rows'
import type { Touch } from '@/lib/table/score-pad'
import type { Game, LogLine } from '@/lib/table/seal'

export type Lines = readonly LogLine[]

const text = (value: Value | undefined): string => (value === null || value === undefined ? '' : String(value))
const validWords = (valid: Value | undefined): string => (valid === 1 ? 'valid' : 'not valid')

/** The column's heading and the row's, as they stand on a card of the round: "Books of Bible, M". */
function cellWords(game: Game, round: number, row: Row): string {
  const view = game.views().find(v => v.round === round)?.view
  const column = view?.columns[Number(row['column'])]
  const line = view?.rows[Number(row['row'])]?.label
  return [column, line === '*' ? 'wild letter' : line].filter(part => part !== undefined).join(', ')
}

const FINDS: Readonly<Record<string, string>> = { valid: 'valid', 'not-valid': 'not valid', nothing: 'nothing about it' }

function stageWords(game: Game, stage: Row, silent: number): string {
  const note = text(stage['note']) === '' ? '' : ` (“${text(stage['note'])}”)`
  switch (stage['kind']) {
    case 'accept':
      return `accepted by ${stage['actor'] === 'director' ? 'the Director' : seatName(game, text(stage['actor']))}${note}`
    case 'refuse':
      return `nobody accepted it${note}`
    case 'vote':
      return `vote ${text(stage['votesFor'])} to ${text(stage['votesAgainst'])}${silent > 0 ? `, ${silent} abstained` : ''}${note}`
    case 'verify':
      return `${text(stage['source'])}: ${FINDS[text(stage['finds'])] ?? ''}${note}`
    case 'decide':
      return `the Director: ${validWords(stage['valid'])}${note}`
    default:
      return `withdrawn${note}`
  }
}

function askedWords(game: Game, challenge: Row): string {
  const by = challenge['challenger']
  const who = by === 'director' ? 'The Director asks' : by === null ? 'Asked' : `${seatName(game, text(by))} asks`
  return text(challenge['reason']) === '' ? `${who}: is it valid?` : `${who}: ${text(challenge['reason'])}`
}

const OUTCOMES: Readonly<Record<string, string>> = { valid: 'valid', 'not-valid': 'not valid', withdrawn: 'withdrawn' }

/** The challenges of a round with their stages, in the order in which they were opened. */
export function challengesOf(game: Game, round: number): readonly StoryChallenge[] {
  const rows = game.rows()
  const lastVote = (id: Value | undefined): number => rows.Vote.filter(v => v['challengeId'] === id && v['vote'] === null).length
  return rows.Challenge.filter(c => c['round'] === round)
    .toSorted((a, b) => Number(a['openedAt']) - Number(b['openedAt']))
    .map(c => {
      const stages = rows.ChallengeStage.filter(s => s['challengeId'] === c['id'])
      const last = stages.findLast(s => s['kind'] === 'vote')
      const entry = rows.Entry.find(
        e => e['round'] === round && e['seatId'] === c['seatId'] && e['row'] === c['row'] && e['column'] === c['column'],
      )
      return {
        id: text(c['id']),
        where: `${seatName(game, text(c['seatId']))}, ${cellWords(game, round, c)}`,
        text: text(entry?.['text']) === '' ? null : text(entry?.['text']),
        asked: askedWords(game, c),
        stages: stages.map(s => stageWords(game, s, s === last ? lastVote(c['id']) : 0)),
        outcome: c['outcome'] === null ? 'still open' : (OUTCOMES[text(c['outcome'])] ?? text(c['outcome'])),
      }
    })
}

/** Rulings for the whole table: "Books of Bible, M: “Matthew” is not valid (New Testament; a Bible)". */
export function rulingsOf(game: Game, round: number): readonly { id: string; what: string }[] {
  return game
    .rows()
    .Ruling.filter(r => r['round'] === round)
    .map(r => {
      const entry = text(r['entry']) === '' ? 'the entry' : `“${text(r['entry'])}”`
      const why = [text(r['reason']), text(r['source'])].filter(part => part !== '').join('; ')
      return {
        id: text(r['id']),
        what: `${cellWords(game, round, r)}: ${entry} is ${validWords(r['valid'])}${why === '' ? '' : ` (${why})`}`,
      }
    })
}

const placeKey = ({ round, seat, row, column, part }: Touch['at']): string => JSON.stringify([round, seat, row, column, part])

const timeOf = (zone: string, time: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(time)

type Sent = { id: string; type: string; challenge?: unknown }
const sentOf = (line: LogLine): Sent => line.raw as Sent

const MOST_PARTS = 6

function editWords(game: Game, parts: readonly Touch[], afterClosing: boolean): string {
  const told = parts.slice(0, MOST_PARTS).map(({ at, now, next }) => {
    const where = [at.seat === undefined ? '' : seatName(game, at.seat), game.pad.placeWords(at)].filter(w => w !== '').join(', ')
    return `${where}: ${game.pad.markWords(now, at)} → ${game.pad.markWords(next, at)}`
  })
  const more = parts.length > MOST_PARTS ? [`and ${parts.length - MOST_PARTS} more`] : []
  return [...told, ...more, ...(afterClosing ? [`after the ${game.pad.roundWord} was closed`] : [])].join('; ')
}

/** A scorer who is on the same card still, and was a moment ago, is entering it: "all valid, then strike" changes no mind. */
const STILL_ENTERING_MS = 10 * 60_000

/** For each line whether it goes on with the card that this device had in hand. */
function sittings(): (line: LogLine, parts: readonly Touch[]) => boolean {
  const inHand = new Map<string, { card: string; time: number }>()
  return ({ stamp }, parts) => {
    const cards = new Set(parts.map(({ at }) => `${at.round} ${at.seat ?? ''}`))
    const [card = ''] = cards
    const before = inHand.get(stamp.device)
    inHand.set(stamp.device, { card: cards.size === 1 ? card : '', time: stamp.time })
    return cards.size === 1 && before?.card === card && stamp.time - before.time < STILL_ENTERING_MS
  }
}

/**
 * What was written over something that had been written before, by hand: not while the card is being entered, and not what a challenge put (that is told
 * with the challenge). What was taken back never happened.
 */
export function editsOf(game: Game, lines: Lines): readonly (StoryEdit & { round: number })[] {
  const written = new Set<string>()
  const opened = new Set(game.rows().Challenge.map(c => text(c['id'])))
  const goesOn = sittings()
  return lines.flatMap(line => {
    const sent = sentOf(line)
    const change = game.changes().get(sent.id)
    if (!change) return []
    const again = change.parts.filter(p => written.has(placeKey(p.at)))
    for (const p of change.parts) written.add(placeKey(p.at))
    const stillEntering = goesOn(line, change.parts)
    const [first] = change.afterClosing ? change.parts : stillEntering ? [] : again
    if (!first || sent.challenge !== undefined || opened.has(sent.id)) return []
    const parts = change.afterClosing ? change.parts : again
    return [
      {
        id: sent.id,
        round: first.at.round,
        what: editWords(game, parts, change.afterClosing),
        who: `${line.stamp.actor}, ${timeOf(game.about.zone, line.stamp.time)}`,
      },
    ]
  })
}

/** How many actions were taken back and stayed so. */
export const takenBack = (game: Game, lines: Lines): number =>
  lines.filter(line => game.retractedBy().has(sentOf(line).id) && sentOf(line).type !== 'retract').length
