/**
 * What Playcard leaves in the browser where that is allowed (https, and the machine itself): one page that says that the server is away and comes back by
 * itself. It keeps no page, no number and no answer, so it can never show an old one; what was typed is the outbox's alone.
 */
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', event => {
  const { request } = event
  if (request.mode !== 'navigate' || request.method !== 'GET') return
  if (new URL(request.url).pathname.startsWith('/api/')) return // a file: the browser says itself that it did not come
  event.respondWith(fetch(request).catch(away))
})

const LOOK = `
:root { color-scheme: light dark; --paper: #fffaf0; --ink: #1d2540; --edge: #94875f }
@media (prefers-color-scheme: dark) { :root { --paper: #1a1f2e; --ink: #f3ecdc; --edge: #8f8769 } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.5 system-ui, sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: 15vh 1.25rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 1.5px solid var(--edge); border-radius: 6px; background: none; color: inherit; font: inherit; font-weight: 600 }
`

/** Runs in the page: how much waits on this device, and whether the server is there again. */
function watch() {
  const tell = count => {
    if (count > 0)
      document.getElementById('kept').textContent =
        `${count} ${count === 1 ? 'entry waits' : 'entries wait'} on this device and will be sent when Playcard answers.`
  }
  const ask = () =>
    fetch('/api/version', { cache: 'no-store' })
      .then(() => location.reload())
      .catch(() => undefined)
  const countWaiting = () => {
    const opening = indexedDB.open('playcard')
    opening.onsuccess = () => {
      const db = opening.result
      if (!db.objectStoreNames.contains('waiting')) return db.close()
      const counting = db.transaction('waiting').objectStore('waiting').count()
      counting.onsuccess = () => {
        tell(counting.result)
        db.close()
      }
    }
  }
  // Opening a database that is not there would make one.
  indexedDB.databases?.().then(all => all.some(({ name }) => name === 'playcard') && countWaiting())
  document.querySelector('button').addEventListener('click', ask)
  addEventListener('online', ask)
  setInterval(ask, 3000)
}

function away() {
  const nonce = crypto.randomUUID()
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Playcard does not answer</title><style nonce="${nonce}">${LOOK}</style></head>
<body><main role="alert"><h1>Playcard does not answer</h1>
<p>Is the machine on that it runs on, and is this device in the same network? This page comes back by itself.</p>
<p id="kept">Whatever was typed and not sent yet is kept on this device.</p><button type="button">Try now</button></main>
<script nonce="${nonce}">(${watch.toString()})()</script></body></html>`
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': policy }
  return new Response(page, { status: 503, headers })
}
