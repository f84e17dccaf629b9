/** Whether the server holds on to what it has saved: memory and open files of its process after 0, 3,000 and 6,000 saves. Linux tells; others do not. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as rest } from 'node:timers/promises'
import { Api } from './ask'
import { cellByCell, newGame, openRound, SEATS } from './evening'
import { atMost, megabytes, note, times, type Figure } from './figures'
import type { Workshop } from './workshop'

const STEP = 3000
/** A game of an evening; the next 125 marks belong to the next game. */
const SAVES_A_GAME = 1 + SEATS.length * 25
/** A heap breathes: this much more is still flat. */
const AIM = 1.1
const CALM_MS = 3000

type Held = { rss: number; files: number }

/** Bytes of memory and open files of a process, as Linux tells. */
export function heldBy(pid: number): Held {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return { rss: Number(kilobytes) * 1024, files: readdirSync(`/proc/${pid}/fd`).length }
}

async function calm(pid: number): Promise<Held> {
  await rest(CALM_MS)
  return heldBy(pid)
}

async function save(api: Api, saves: number): Promise<void> {
  let left = saves
  while (left > 0) {
    const game = await api.begin(newGame('Bench'))
    const actions = [openRound(1), ...SEATS.flatMap((_, place) => cellByCell(1, place))]
    for (const action of actions.slice(0, Math.min(left, SAVES_A_GAME))) await api.send(game, [action])
    left -= SAVES_A_GAME
  }
}

export async function memory(workshop: Workshop): Promise<readonly Figure[]> {
  if (!existsSync('/proc/self/fd')) return [note('memory and open files of the server', 'only on Linux')]
  const server = await workshop.serve('memory')
  const api = new Api(server.port)
  try {
    await api.ask('GET', '/api/health')
    const first = await calm(server.pid)
    await save(api, STEP)
    const half = await calm(server.pid)
    await save(api, STEP)
    const whole = await calm(server.pid)
    const all = [first, half, whole]
    return [
      atMost('memory of the server, 6,000 saves against 3,000', whole.rss / half.rss, AIM, times),
      note('after 0, 3,000 and 6,000 saves', all.map(h => megabytes(h.rss)).join(', ')),
      atMost('open files of the server after 6,000 saves', whole.files, half.files, String),
      note('after 0, 3,000 and 6,000 saves', all.map(h => h.files).join(', ')),
    ]
  } finally {
    api.close()
    await server.stop()
  }
}
