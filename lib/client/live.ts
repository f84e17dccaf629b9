/**
 * Hears that a game has a new number: by server-sent events, and by asking every few seconds where these do not come through.
 * It refuses to fetch what changed.
 */
import { readHere, type Here } from './said'

export type Heard = {
  seq: (seq: number) => void
  here: (here: readonly Here[]) => void
  /** Why nothing can be saved at the moment, on any device; empty where it can. */
  trouble: (sentence: string) => void
}

const ASK_EVERY = 4000

/** Listens until the returned function is called; asks at once after a sleep or a return to the page. */
export function listen(game: string, heard: Heard, ask: () => void): () => void {
  let source: EventSource | undefined
  const connect = (): void => {
    source?.close()
    source = new EventSource(`/api/games/${game}/live`)
    source.addEventListener('seq', event => {
      heard.seq(Number(event.data))
    })
    source.addEventListener('open', () => {
      heard.trouble('')
    })
    source.addEventListener('trouble', event => {
      heard.trouble(String(event.data))
    })
    source.addEventListener('here', event => {
      heard.here(readHere(String(event.data)))
    })
  }
  connect()
  const asking = setInterval(() => {
    if (source?.readyState === EventSource.OPEN) return
    if (source?.readyState === EventSource.CLOSED) connect()
    ask()
  }, ASK_EVERY)
  const back = (): void => {
    if (document.visibilityState === 'hidden') return
    if (source?.readyState !== EventSource.OPEN) connect()
    ask()
  }
  document.addEventListener('visibilitychange', back)
  window.addEventListener('pageshow', back)
  window.addEventListener('online', back)
  return () => {
    source?.close()
    clearInterval(asking)
    document.removeEventListener('visibilitychange', back)
    window.removeEventListener('pageshow', back)
    window.removeEventListener('online', back)
  }
}
