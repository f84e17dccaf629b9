/**
 * One game in the browser: the confirmed log, what waits in the outbox, and the table that both make by the same pure rules as the server's.
 * A mark shows at once; the server's answer wins. It refuses to know how anything looks.
 */
import type { Logged } from '../table/actions'
import { record } from '../table/game'
import { replay, retract } from '../table/log'
import { andThen, refuse, take, takeWith, type Problem, type Result } from '../table/result'
import { mayAct, type Role } from '../table/rights'
import { mayLook } from '../table/second-look'
import type { PadCodec, ScorePad } from '../table/score-pad'
import type { LogLine, OpeningGiven } from '../table/seal'
import type { Table } from '../table/table'
import { beginning } from './beginning'
import { deviceName, newId } from './device'
import { Following } from './following'
import { listen } from './live'
import { NOTHING_WAITS, Outbox, type Gesture, type OutboxState, type Wire } from './outbox'
import { presence } from './presence'
import { readHere, type Barred, type Here } from './said'

/** Who works on this screen; `wholeBook` where he may leave this game for the others. */
export type By = { role: Role; actor: string; wholeBook: boolean }
export type Given = { game: string; opening: OpeningGiven; lines: readonly LogLine[]; now: number; by: By }
/** An action before it has its id. */
export type Draft = { type: string; id?: string } & Readonly<Record<string, unknown>>

export type Snapshot<R, S, P, K, A> = {
  table: Table<R, S, K>
  /** Confirmed and waiting, oldest first. */
  log: readonly Logged<R, P, A>[]
  seq: number
  outbox: OutboxState
  here: readonly Here[]
  /** Why this page is over: what let it in was taken back, and nothing more is taken. Null while it is not. */
  shut: Barred | null
}

const CONFIRMED_LATER = 1_000_000_000
export class GameStore<R, S, P, K, A extends { type: string }, C extends string> {
  /** The table before anything happened. */
  readonly start: Table<R, S, K>
  #confirmed: readonly Logged<R, P, A>[] = []
  #pending: readonly { key: number; log: readonly Logged<R, P, A>[] }[] = []
  #snapshot: Snapshot<R, S, P, K, A>
  #listeners = new Set<() => void>()
  #outbox: Outbox | undefined
  readonly #following: Following
  /** What the server says that it cannot do for anybody. */
  #trouble: string | null = null
  #stop: (() => void) | undefined
  constructor(
    readonly pad: ScorePad<R, S, P, K, A, C>,
    readonly codec: PadCodec<R, P, A>,
    readonly given: Given,
  ) {
    this.start = beginning(pad, codec, given.opening)
    this.#confirmed = given.lines.flatMap(line => this.#read(line))
    this.#snapshot = { table: this.start, log: [], seq: 0, outbox: NOTHING_WAITS, here: [], shut: null }
    this.#rebuild()
    const follows = {
      at: () => ({ seq: this.#snapshot.seq, last: this.#confirmed.at(-1)?.envelope.id }),
      own: () => this.#pending.reduce((actions, p) => actions + p.log.length, 0),
      take: (lines: readonly LogLine[]) => {
        this.#append(lines)
      },
      changed: () => {
        this.#showOutbox()
      },
    }
    this.#following = new Following(given.game, follows, given.now)
  }

  /** What to add to this device's clock to have the server's, in milliseconds. */
  get offset(): number {
    return this.#following.offset
  }

  get = (): Snapshot<R, S, P, K, A> => this.#snapshot
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Starts the outbox and the ear for other devices; only in a browser, until the returned function is called. */
  connect(): () => void {
    const outbox = new Outbox(this.given.game, deviceName(), {
      confirmed: this.#confirm,
      dropped: this.#forget,
      turnedAway: () => void this.catchUp(),
    })
    this.#outbox = outbox
    outbox.subscribe(() => {
      this.#showOutbox()
    })
    void outbox.loaded().then(waiting => {
      for (const gesture of waiting) this.#remember(gesture)
      this.#rebuild()
      void outbox.flush()
    })
    void this.#following.askTime()
    const here = presence(() => Date.now() + this.offset, this.#show)
    this.#stop = listen(
      `/api/games/${this.given.game}/live`,
      {
        seq: data => {
          this.#following.hear(Number(data))
        },
        here: data => {
          here.told(readHere(data))
        },
        trouble: sentence => {
          this.#trouble = sentence === '' ? null : sentence
          this.#showOutbox()
        },
      },
      () => {
        void outbox.flush()
        void this.catchUp()
      },
    )
    return () => {
      this.#stop?.()
      this.#following.stop()
      here.stop()
      outbox.stop()
    }
  }

  /** Does it here at once and sends it. Refused by the rules: nothing happens, and this is why. */
  act = (...drafts: readonly Draft[]): Result<readonly string[]> => {
    if (!this.#outbox) return refuse('store.not-ready', 'One moment: the game is still being opened.')
    if (this.#snapshot.shut) return refuse(this.#snapshot.shut.code, this.#snapshot.shut.message)
    const at = new Date(Date.now() + this.offset).toISOString()
    const actions: Wire[] = drafts.map(draft => ({ at, ...draft, id: draft.id ?? newId() }))
    let table = this.#snapshot.table
    const log: Logged<R, P, A>[] = []
    const notices: Problem[] = []
    for (const action of actions) {
      const logged = this.codec.action(action)
      if (!logged.ok) return logged
      const line = { ...logged.value, stamp: this.#stamp(log.length) }
      const may = this.#may(line)
      if (!may.ok) return may
      const next = line.of === 'log' ? this.#retract(line, log) : record(this.pad, table, line)
      if (!next.ok) return next
      table = next.value
      notices.push(...(next.notices ?? []))
      log.push(line)
    }
    const gesture = this.#outbox.add(actions, this.#snapshot.seq)
    this.#pending = [...this.#pending, { key: gesture.key, log }]
    this.#show({ table, log: [...this.#snapshot.log, ...log] })
    const ids = actions.map(a => a.id)
    return takeWith(ids, ...notices)
  }

  /** Lets go of something that the server refused. */
  dismiss = (key: number): void => {
    this.#outbox?.dismiss(key)
  }

  /** Tries at once to send what waits. */
  retry = (): void => {
    void this.#outbox?.flush()
  }

  /** Fetches what other devices did since the last number. */
  catchUp(): Promise<void> {
    return this.#following.catchUp()
  }

  /** Takes confirmed lines into the log; those of our own stop waiting. */
  #append(lines: readonly LogLine[]): void {
    const fresh = lines.filter(line => line.stamp.seq > this.#snapshot.seq).flatMap(line => this.#read(line))
    if (fresh.length === 0) return
    const ids = new Set(fresh.map(l => l.envelope.id))
    this.#confirmed = [...this.#confirmed, ...fresh]
    this.#pending = this.#pending.filter(p => !p.log.every(l => ids.has(l.envelope.id)))
    this.#rebuild()
  }

  readonly #confirm = (gesture: Gesture, seq: number): void => {
    const mine = this.#pending.find(p => p.key === gesture.key)
    if (!mine) return
    const isNext = seq === this.#snapshot.seq + mine.log.length && this.#pending[0] === mine
    if (!isNext) {
      void this.catchUp()
      return
    }
    const first = this.#snapshot.seq + 1
    this.#confirmed = [...this.#confirmed, ...mine.log.map((l, i) => ({ ...l, stamp: { ...l.stamp, seq: first + i } }))]
    this.#pending = this.#pending.slice(1)
    this.#show({ seq, log: this.#everything() })
  }

  readonly #forget = (gesture: Gesture): void => {
    this.#pending = this.#pending.filter(p => p.key !== gesture.key)
    this.#rebuild()
    void this.catchUp()
  }

  #remember(gesture: Gesture): void {
    const known = new Set(this.#confirmed.map(l => l.envelope.id))
    if (gesture.actions.every(a => known.has(a.id)) || this.#pending.some(p => p.key === gesture.key)) return
    const log = gesture.actions.flatMap((raw, i) => this.#read({ raw, stamp: this.#stamp(i) }))
    this.#pending = [...this.#pending, { key: gesture.key, log }]
  }

  #stamp(place: number): Logged<R, P, A>['stamp'] {
    return {
      seq: CONFIRMED_LATER + this.#snapshot.log.length + place,
      time: Date.now() + this.offset,
      actor: this.given.by.actor,
      device: deviceName(),
    }
  }

  /** The same question that the server's door asks, so that nothing waits here that it would turn away. */
  #may(line: Logged<R, P, A>): Result<null> {
    const named = new Set(line.of === 'log' ? line.action.actions : [])
    const whose = () => this.#snapshot.log.flatMap(l => (named.has(l.envelope.id) ? [l.stamp.actor] : []))
    const sort = { of: line.of, type: line.action.type }
    return andThen(mayAct(this.given.by, sort, whose), () => mayLook(this.given.by, this.#snapshot, line))
  }

  #read(line: LogLine): Logged<R, P, A>[] {
    const read = this.codec.action(line.raw)
    return read.ok ? [{ ...read.value, stamp: line.stamp }] : []
  }

  #retract(line: Logged<R, P, A> & { of: 'log' }, before: readonly Logged<R, P, A>[]): Result<Table<R, S, K>> {
    return andThen(retract(this.pad, this.start, [...this.#snapshot.log, ...before], line), replayed => take(replayed.table))
  }

  #everything(): readonly Logged<R, P, A>[] {
    return [...this.#confirmed, ...this.#pending.flatMap(p => p.log)]
  }

  #rebuild(): void {
    const log = this.#everything()
    this.#show({ log, table: replay(this.pad, this.start, log).table, seq: this.#confirmed.at(-1)?.stamp.seq ?? 0 })
  }

  #showOutbox(): void {
    const state = this.#outbox?.state
    const { barred } = this.#following
    // The Director signs in again and goes on; whoever came by a link has nothing to sign in with.
    const shut = this.given.by.wholeBook ? null : barred
    if (state) this.#show({ shut, outbox: { ...state, stuck: state.stuck ?? barred?.message ?? this.#trouble } })
  }

  readonly #show = (change: Partial<Snapshot<R, S, P, K, A>>): void => {
    this.#snapshot = { ...this.#snapshot, ...change }
    for (const listener of this.#listeners) listener()
  }
}
