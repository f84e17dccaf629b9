/**
 * What this device has done and the server has not confirmed. Kept in IndexedDB through reload, sleep, a killed tab and a server that is away;
 * sent in order, one gesture a request, with its ids, so that sending twice is harmless. What the server refuses is kept beside its reason.
 * It refuses to know what an action means.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Problem } from '../table/result'
import { afterPaint } from './after-paint'
import { readAnswer, type Answer, type Conflict } from './said'

/** One action as it goes over the wire. */
export type Wire = { id: string; type: string } & Readonly<Record<string, unknown>>
/** One gesture of the Director: actions that are taken together or not at all. */
export type Gesture = {
  key: number
  game: string
  actions: readonly Wire[]
  /** The log's number when this was typed: what ended the game after it is asked about. */
  knew?: number
}
/** A gesture that the server refused, with what was typed and why. */
export type Refused = Gesture & { problem: Problem; conflicts: readonly Conflict[] }

export type OutboxState = {
  waiting: readonly Gesture[]
  refused: readonly Refused[]
  /** What waited on this device before the page was opened is known; until then nobody may say "saved". */
  loaded: boolean
  /** Why nothing goes out at the moment; null while it does. */
  stuck: string | null
  /** The device cannot keep what is typed through a reload. */
  volatile: boolean
}

/** What becomes of a gesture, told to whoever keeps the table. */
type Tells = {
  confirmed: (gesture: Gesture, seq: number) => void
  dropped: (gesture: Gesture) => void
  /** The server does not know this device any more; the gesture waits. */
  turnedAway: () => void
}

const NAME = 'playcard'
const AWAY = 'Playcard does not answer. What you typed is kept on this device.'
const SLOW = 'No answer yet. What you typed is kept on this device.'
const PATIENCE = 10_000
/** After this long without an answer the screen says that it is not saved yet. */
const SLOW_AFTER = 1500
const PAUSES = [500, 1000, 2000, 3000, 5000]

interface Kept extends DBSchema {
  waiting: { key: number; value: Gesture }
  refused: { key: number; value: Refused }
}

function openStore(): Promise<IDBPDatabase<Kept>> {
  return openDB<Kept>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('waiting', { keyPath: 'key' })
      db.createObjectStore('refused', { keyPath: 'key' })
    },
  })
}

/** What waits on this device for a game's server, oldest first, where no page has the game open; none where the device keeps nothing. */
export async function waitingFor(game: string): Promise<readonly Gesture[]> {
  try {
    const db = await openStore()
    const all = await db.getAll('waiting')
    db.close()
    return all.filter(gesture => gesture.game === game)
  } catch {
    return []
  }
}

/** It is not the gesture that is refused: the server is in trouble, or does not know this device yet. */
const isPassing = (status: number, code: string | undefined): boolean =>
  status >= 500 || status === 401 || (status === 403 && code !== 'right.missing') || status === 429

/** Another device has opened this round meanwhile, and nothing else was said: what was meant is done (api 3.10). */
const isDone = ({ actions }: Gesture, { code }: Problem): boolean =>
  code === 'round.exists' && actions.every(action => action.type === 'round.open' && action['setup'] === undefined)

/** Before anything was read or given. */
export const NOTHING_WAITS: OutboxState = { waiting: [], refused: [], loaded: false, stuck: null, volatile: false }

/** The outbox of one game on this device. */
export class Outbox {
  #state = NOTHING_WAITS
  #listeners = new Set<() => void>()
  #db: Promise<IDBPDatabase<Kept> | null>
  #sending = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #lastKey = 0
  #loaded: Promise<readonly Gesture[]>

  constructor(
    readonly game: string,
    readonly device: string,
    readonly tells: Tells,
  ) {
    this.#db = openStore().catch(() => null)
    this.#loaded = this.#load()
  }

  /** What waited on this device before the page was loaded, in order. */
  loaded(): Promise<readonly Gesture[]> {
    return this.#loaded
  }

  get state(): OutboxState {
    return this.#state
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes a gesture; it is on its way from now on. */
  add(actions: readonly Wire[], knew: number): Gesture {
    const gesture: Gesture = { key: this.#nextKey(), game: this.game, actions, knew }
    this.#set({ waiting: [...this.#state.waiting, gesture] })
    void this.#keep('waiting', gesture)
    afterPaint(() => void this.flush())
    return gesture
  }

  /** Above every key that this device is known to have given, also where its clock was set back; the random part keeps two tabs apart. */
  #nextKey(): number {
    this.#lastKey = Math.max(this.#lastKey + 1, Date.now() * 1000 + Math.floor(Math.random() * 1000))
    return this.#lastKey
  }

  /** Lets go of a refused gesture: the Director has read why. */
  dismiss(key: number): void {
    this.#set({ refused: this.#state.refused.filter(r => r.key !== key) })
    void this.#drop('refused', key)
  }

  /** Tries now what waits; called on return to the page, when the network comes back, and by itself. */
  async flush(): Promise<void> {
    if (this.#sending) return
    this.#sending = true
    clearTimeout(this.#timer)
    try {
      await this.#loaded
      for (let next = this.#state.waiting[0]; next; next = this.#state.waiting[0]) if (!(await this.#send(next))) break
    } finally {
      this.#sending = false
    }
    if (this.#state.waiting.length > 0)
      this.#timer = setTimeout(() => void this.flush(), PAUSES[Math.min(this.#failures, PAUSES.length) - 1] ?? 500)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  async #send(gesture: Gesture): Promise<boolean> {
    const reply = await this.#post(gesture)
    if (!reply) return this.#fail(AWAY)
    const { status, answer } = reply
    if (status === 200 && answer.seq !== undefined) await this.#confirm(gesture, answer.seq)
    else if (!answer.problem || isPassing(status, answer.problem.code)) {
      if (status === 401 || status === 403) this.tells.turnedAway()
      return this.#fail(answer.problem?.message ?? AWAY)
    } else await this.#refuse(gesture, answer.problem, answer.conflicts)
    return true
  }

  async #confirm(gesture: Gesture, seq: number): Promise<void> {
    this.#failures = 0
    this.#set({ waiting: this.#state.waiting.filter(g => g.key !== gesture.key), stuck: null })
    await this.#drop('waiting', gesture.key)
    this.tells.confirmed(gesture, seq)
  }

  async #post(gesture: Gesture): Promise<{ status: number; answer: Answer } | undefined> {
    const limit = new AbortController()
    const timer = setTimeout(() => {
      limit.abort()
    }, PATIENCE)
    const slow = setTimeout(() => {
      this.#set({ stuck: this.#state.stuck ?? SLOW })
    }, SLOW_AFTER)
    try {
      const response = await fetch(`/api/games/${gesture.game}/actions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ actions: gesture.actions, device: this.device, knew: gesture.knew }),
        signal: limit.signal,
      })
      return { status: response.status, answer: readAnswer(await response.json()) }
    } catch {
      return undefined
    } finally {
      clearTimeout(timer)
      clearTimeout(slow)
    }
  }

  #fail(why: string): false {
    this.#failures += 1
    this.#set({ stuck: why })
    return false
  }

  async #refuse(gesture: Gesture, problem: Problem, conflicts: readonly Conflict[]): Promise<void> {
    const told: readonly Refused[] = isDone(gesture, problem) ? [] : [{ ...gesture, problem, conflicts }]
    this.#failures = 0
    this.#set({ waiting: this.#state.waiting.filter(g => g.key !== gesture.key), refused: [...this.#state.refused, ...told], stuck: null })
    for (const refused of told) await this.#keep('refused', refused)
    await this.#drop('waiting', gesture.key)
    this.tells.dropped(gesture)
  }

  async #load(): Promise<readonly Gesture[]> {
    try {
      const db = await this.#db
      if (db) return await this.#take(db)
    } catch {
      // A store that cannot be read is as good as none: said below.
    }
    this.#set({ volatile: true, loaded: true })
    return []
  }

  async #take(db: IDBPDatabase<Kept>): Promise<readonly Gesture[]> {
    const waiting = await db.getAll('waiting')
    const refused = await db.getAll('refused')
    const mine = waiting.filter(g => g.game === this.game)
    this.#lastKey = Math.max(this.#lastKey, ...waiting.map(g => g.key))
    this.#set({
      waiting: [...mine, ...this.#state.waiting],
      refused: [...refused.filter(g => g.game === this.game), ...this.#state.refused],
      loaded: true,
    })
    return mine
  }

  async #keep(store: 'waiting' | 'refused', value: Gesture | Refused): Promise<void> {
    try {
      await (await this.#db)?.put(store, value)
    } catch {
      this.#set({ volatile: true })
    }
  }

  async #drop(store: 'waiting' | 'refused', key: number): Promise<void> {
    try {
      await (await this.#db)?.delete(store, key)
    } catch {
      this.#set({ volatile: true })
    }
  }

  #set(change: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
