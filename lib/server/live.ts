/**
 * Tells open pages that a game has a new sequence number, and who is on which card. Publishes only after the commit.
 * It refuses to know what changed: readers ask for it.
 */
import 'server-only'

type Listener = (event: 'seq' | 'here' | 'trouble', data: string) => void
export type Presence = { device: string; name: string; round: number; seat: string; since: number }

declare global {
  var playcardListeners: Map<string, Set<Listener>> | undefined
  var playcardTrouble: string | undefined
  var playcardPresence: Map<string, Map<string, Presence>> | undefined
}

const FORGOTTEN_AFTER = 30_000

const listeners = (): Map<string, Set<Listener>> => (globalThis.playcardListeners ??= new Map<string, Set<Listener>>())
const presence = (): Map<string, Map<string, Presence>> => (globalThis.playcardPresence ??= new Map<string, Map<string, Presence>>())

/** Calls back at every new number of this game until the returned function is called. */
export function listen(gameId: string, listener: Listener): () => void {
  const all = listeners()
  const here = all.get(gameId) ?? new Set()
  here.add(listener)
  all.set(gameId, here)
  return () => {
    here.delete(listener)
    if (here.size === 0) all.delete(gameId)
  }
}

export function publish(gameId: string, event: 'seq' | 'here', data: string): void {
  for (const listener of listeners().get(gameId) ?? []) listener(event, data)
}

/** Why nothing can be saved at the moment, empty where it can: said once to every open page, whatever its game. */
export function tellTrouble(sentence: string): void {
  if ((globalThis.playcardTrouble ?? '') === sentence) return
  globalThis.playcardTrouble = sentence
  for (const all of listeners().values()) for (const listener of all) listener('trouble', sentence)
}

/** The same for a page that is opened meanwhile. */
export const troubleNow = (): string => globalThis.playcardTrouble ?? ''

/** The games that somebody listens to now. */
export const heardGames = (): readonly string[] => [...listeners().keys()]

/** Who is on which card now; nobody is remembered longer than 30 seconds. */
export function whoIsHere(gameId: string, now: number): readonly Presence[] {
  return [...(presence().get(gameId)?.values() ?? [])].filter(p => now - p.since < FORGOTTEN_AFTER)
}

/** This device is on this card now, or on none. Not in the log. */
export function iAmHere(gameId: string, { seat, ...who }: Omit<Presence, 'seat'> & { seat: string | null }): readonly Presence[] {
  const game = presence().get(gameId) ?? new Map<string, Presence>()
  if (seat === null) game.delete(who.device)
  else game.set(who.device, { ...who, seat })
  for (const [device, p] of game) if (who.since - p.since >= FORGOTTEN_AFTER) game.delete(device)
  presence().set(gameId, game)
  const here = whoIsHere(gameId, who.since)
  publish(gameId, 'here', JSON.stringify(here))
  return here
}
