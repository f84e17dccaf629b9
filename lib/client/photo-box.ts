/**
 * Photos that this device took and the server has not yet: kept in IndexedDB through reload and a server that is away, sent one after the other, sending
 * twice is harmless. A photo that the server refuses stays beside its reason until somebody lets go of it. It refuses to know what a photo shows.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import * as z from 'zod/mini'

export type Waiting = {
  id: string
  game: string
  jpeg: ArrayBuffer
  /** Why the server does not take it; null while it may. */ refused: string | null
}

const NAME = 'playcard-photos'
const PAUSES = [1000, 2000, 5000, 10_000, 30_000]
const PATIENCE_MS = 60_000
const problemForm = z.object({ problem: z.object({ message: z.string() }) })

interface Kept extends DBSchema {
  waiting: { key: string; value: Waiting }
}

const isPassing = (status: number): boolean => status >= 500 || status === 401 || status === 403 || status === 429

/** What the server says to a photo: taken, not now, or never, and why. */
async function put({ game, id, jpeg }: Waiting): Promise<'taken' | 'later' | { refused: string }> {
  const limit = new AbortController()
  const timer = setTimeout(() => {
    limit.abort()
  }, PATIENCE_MS)
  try {
    const response = await fetch(`/api/games/${game}/photos/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg' },
      body: jpeg,
      signal: limit.signal,
    })
    if (response.ok) return 'taken'
    if (isPassing(response.status)) return 'later'
    const read = problemForm.safeParse(await response.json())
    return { refused: read.success ? read.data.problem.message : 'The server does not take this photo.' }
  } catch {
    return 'later'
  } finally {
    clearTimeout(timer)
  }
}

/** The photos of one game that wait on this device. */
export class PhotoBox {
  #waiting: readonly Waiting[] = []
  #listeners = new Set<() => void>()
  #db: Promise<IDBPDatabase<Kept> | null>
  #sending = false
  #failures = 0
  /** How many parts of the page look at the box: it is tried again as long as one does. */
  #looking = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #loaded: Promise<void>

  constructor(readonly game: string) {
    this.#db = openDB<Kept>(NAME, 1, {
      upgrade(db) {
        db.createObjectStore('waiting', { keyPath: 'id' })
      },
    }).catch(() => null)
    this.#loaded = this.#load()
  }

  get = (): readonly Waiting[] => this.#waiting

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Sends what waits, now and whenever the network comes back, until the returned functions of all who looked are called. */
  connect(): () => void {
    this.#looking += 1
    const again = () => void this.flush()
    window.addEventListener('online', again)
    again()
    return () => {
      this.#looking -= 1
      window.removeEventListener('online', again)
      if (this.#looking === 0) clearTimeout(this.#timer)
    }
  }

  /** Takes a photo; answers when it is safe on this device, with false where the device cannot keep it through a reload. */
  async add(id: string, jpeg: ArrayBuffer): Promise<boolean> {
    const photo: Waiting = { id, game: this.game, jpeg, refused: null }
    this.#set([...this.#waiting, photo])
    const kept = await this.#keep(photo)
    void this.flush()
    return kept
  }

  /** Lets go of a photo that the server refused. */
  dismiss(id: string): void {
    this.#set(this.#waiting.filter(p => p.id !== id))
    void this.#drop(id)
  }

  async flush(): Promise<void> {
    if (this.#sending) return
    this.#sending = true
    clearTimeout(this.#timer)
    try {
      await this.#loaded
      for (let next = this.#next(); next; next = this.#next()) if (!(await this.#send(next))) break
    } finally {
      this.#sending = false
    }
    if (this.#looking > 0 && this.#next())
      this.#timer = setTimeout(() => void this.flush(), PAUSES[Math.min(this.#failures, PAUSES.length) - 1] ?? 1000)
  }

  #next(): Waiting | undefined {
    return this.#waiting.find(p => p.refused === null)
  }

  async #send(photo: Waiting): Promise<boolean> {
    const said = await put(photo)
    if (said === 'later') {
      this.#failures += 1
      return false
    }
    this.#failures = 0
    if (said === 'taken') {
      this.#set(this.#waiting.filter(p => p.id !== photo.id))
      await this.#drop(photo.id)
    } else {
      const refused = { ...photo, refused: said.refused }
      this.#set(this.#waiting.map(p => (p.id === photo.id ? refused : p)))
      await this.#keep(refused)
    }
    return true
  }

  async #load(): Promise<void> {
    try {
      const all = (await (await this.#db)?.getAll('waiting')) ?? []
      const known = new Set(this.#waiting.map(p => p.id))
      this.#set([...all.filter(p => p.game === this.game && !known.has(p.id)), ...this.#waiting])
    } catch {
      // A store that cannot be read is as good as none: `add` says so.
    }
  }

  async #keep(photo: Waiting): Promise<boolean> {
    try {
      const db = await this.#db
      await db?.put('waiting', photo)
      return db !== null
    } catch {
      return false
    }
  }

  async #drop(id: string): Promise<void> {
    try {
      await (await this.#db)?.delete('waiting', id)
    } catch {
      // It is sent once more after a reload, which is harmless.
    }
  }

  #set(waiting: readonly Waiting[]): void {
    this.#waiting = waiting
    for (const listener of this.#listeners) listener()
  }
}
