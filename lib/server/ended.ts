/**
 * Whether somebody else ended a game after the sender of a batch last knew of it: then what he typed before that is his to decide about, and nobody
 * else's. It refuses to judge the batch itself.
 */
import 'server-only'
import type { Batch } from '@/lib/codecs/game'
import type { Problem } from '@/lib/table/result'
import type { Open } from './book'

const isOver = ({ game, opening, lines }: Open, seq: number): boolean => {
  const played = game.pad.replay(opening, lines.slice(0, seq))
  return played.ok && played.value.status === 'finished'
}

/** The number of the action that ended the game, between one where it was live and the last one. */
function endOf(open: Open, live: number): number {
  let [before, after] = [live, open.seq]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (isOver(open, middle)) after = middle
    else before = middle
  }
  return after
}

/** The question to a sender who typed while the game was live for him; undefined where there is none: he knew, or ended it himself. */
export function endedMeanwhile(open: Open, { knew, device }: Batch): Problem | undefined {
  if (knew === undefined || knew >= open.seq || open.game.status === 'live' || isOver(open, knew)) return undefined
  const stamp = open.lines[endOf(open, knew) - 1]?.stamp
  if (!stamp || stamp.device === device) return undefined
  const { zone } = open.game.about
  const when = new Intl.DateTimeFormat('en-GB', { timeZone: zone, day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })
  return {
    severity: 'error',
    code: 'game.ended-meanwhile',
    message: `The game ended meanwhile (${when.format(stamp.time)}, ${stamp.actor}), and this was typed before that: is it still to be entered?`,
  }
}
