/**
 * What many read at once: made and serialized once a number of the log and kept, the same bytes to every reader, at once and at most four times a second
 * each. Nobody's mark makes as many replays as there are readers. What a reader may not see is not in the table that these are made from (lib/table/held.ts).
 * It refuses to judge who reads.
 */
import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { heldGame, type Open } from './book'
import { listen } from './live'
import { eventBytes, type Send } from './streams'

/** The room, or one seat's own cards. */
export type Reading = 'room' | `seat ${string}`
type Held = { open: Open; texts: Map<Reading, string | undefined> }

declare global {
  var playcardViews: Map<string, Held> | undefined
  var playcardChannels: Map<string, Channel> | undefined
}

const MOST_KEPT = 40
/** Between two views for the same readers, in milliseconds. */
const BETWEEN = 250
/** The same where only the number is new: of others' marks a player need not hear four times a second. */
const BETWEEN_NUMBERS = 1000

function viewOf({ game }: Open, reading: Reading): object | undefined {
  return reading === 'room' ? game.room() : game.ownCards(reading.slice('seat '.length))
}

/** The view as JSON, made once for this state of the game; undefined where there is no such seat. */
export function viewText(open: Open, reading: Reading): string | undefined {
  const views = (globalThis.playcardViews ??= new Map<string, Held>())
  const before = views.get(open.id)
  const held = before?.open === open ? before : { open, texts: new Map<Reading, string | undefined>() }
  views.delete(open.id)
  views.set(open.id, held)
  for (const id of views.keys()) if (views.size > MOST_KEPT) views.delete(id)
  if (!held.texts.has(reading)) {
    const view = viewOf(open, reading)
    held.texts.set(reading, view && JSON.stringify(view))
  }
  return held.texts.get(reading)
}

/** The log's number: that something happened, not what. It follows the view that it stands for. */
const numberBytes = (seq: number): Uint8Array => eventBytes('seq', String(seq), String(seq))

/** All readers of one view of one game. */
class Channel {
  readonly #readers = new Set<Send>()
  #last: { view: object; bytes: Uint8Array } | undefined
  /** What everybody who was there has got. */
  #sent: Uint8Array | undefined
  #sentAt = 0
  #next: { at: number; timer: ReturnType<typeof setTimeout> } | undefined
  readonly #stop: () => void

  constructor(
    readonly game: string,
    readonly reading: Reading,
    readonly gone: () => void,
  ) {
    this.#stop = listen(game, event => {
      if (event === 'seq') void this.#look()
    })
  }

  /** The reader gets this state now and every later one, until the returned function is called. */
  add(send: Send, open: Open): () => void {
    this.#readers.add(send)
    const bytes = this.#made(open)
    if (bytes) send('view', bytes)
    send('seq', numberBytes(open.seq))
    if (this.#readers.size === 1) this.#sent = bytes
    return () => {
      this.#readers.delete(send)
      if (this.#readers.size > 0) return
      clearTimeout(this.#next?.timer)
      this.#stop()
      this.gone()
    }
  }

  /** A number is new: what changes this view goes out as soon as it may, the bare number later. */
  async #look(): Promise<void> {
    const opened = await heldGame(this.game)
    if (!opened.ok || this.#readers.size === 0) return
    const changes = this.#made(opened.value) !== this.#sent
    this.#tellAt(this.#sentAt + (changes || this.reading === 'room' ? BETWEEN : BETWEEN_NUMBERS))
  }

  /** Not later than this; what was to go out earlier still does. */
  #tellAt(at: number): void {
    if (this.#next && this.#next.at <= at) return
    clearTimeout(this.#next?.timer)
    const timer = setTimeout(
      () => {
        this.#next = undefined
        void this.#tell()
      },
      Math.max(0, at - Date.now()),
    )
    this.#next = { at, timer }
  }

  /** The bytes of this state's view, the same ones as before where it says the same. */
  #made(open: Open): Uint8Array | undefined {
    const view = viewOf(open, this.reading)
    if (!view || isDeepStrictEqual(view, this.#last?.view)) return view && this.#last?.bytes
    const bytes = eventBytes('view', viewText(open, this.reading) ?? '', String(open.seq))
    this.#last = { view, bytes }
    return bytes
  }

  async #tell(): Promise<void> {
    const opened = await heldGame(this.game)
    if (!opened.ok) return
    const bytes = this.#made(opened.value)
    if (!bytes) return
    const number = numberBytes(opened.value.seq)
    const isNew = bytes !== this.#sent
    this.#sent = bytes
    this.#sentAt = Date.now()
    for (const send of this.#readers) {
      if (isNew) send('view', bytes)
      send('seq', number)
    }
  }
}

/** Sends a view of this game to a reader, now and whenever it changes, until the returned function is called. */
export function follow(open: Open, reading: Reading, send: Send): () => void {
  const channels = (globalThis.playcardChannels ??= new Map<string, Channel>())
  const key = `${open.id} ${reading}`
  const channel =
    channels.get(key) ??
    new Channel(open.id, reading, () => {
      channels.delete(key)
    })
  channels.set(key, channel)
  return channel.add(send, open)
}
