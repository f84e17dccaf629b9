/**
 * Hears the server's events: by a stream, and by asking every few seconds where these do not come through. It refuses to know what is heard.
 */
const ASK_EVERY = 4000
/** A server that ends has ended all streams: what its readers then ask comes spread over so long, in milliseconds. */
const SPREAD = 1000

/** What to do with each kind of event. */
export type Hears = Readonly<Record<string, (data: string) => void>>

/** Listens until the returned function is called; asks at once after a sleep or a return to the page. */
export function listen(path: string, hears: Hears, ask: () => void): () => void {
  let source: EventSource | undefined
  /** The server speaks at once: a stream that is open and silent is one that something on the way holds back. */
  let silent = true
  let soon: ReturnType<typeof setTimeout> | undefined
  const connect = (): void => {
    source?.close()
    silent = true
    source = new EventSource(path)
    for (const [event, hear] of Object.entries(hears))
      source.addEventListener(event, ({ data }) => {
        silent = false
        hear(String(data))
      })
    // A stream that ends says that the server went, or that this page is let in no more: asked soon, not when the browser tries again.
    source.addEventListener('error', () => {
      clearTimeout(soon)
      soon = setTimeout(ask, Math.random() * SPREAD)
    })
  }
  connect()
  const asking = setInterval(() => {
    if (source?.readyState === EventSource.OPEN && !silent) return
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
    clearTimeout(soon)
    document.removeEventListener('visibilitychange', back)
    window.removeEventListener('pageshow', back)
    window.removeEventListener('online', back)
  }
}
