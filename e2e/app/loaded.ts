/** Everything that a browser with a link can get to read: pages and their payloads as they are opened, what else it asks for, its streams, and what would be printed. */
import type { Page } from '@playwright/test'

const PAGES = ['', '/room', '/story', '?view=sheet', '?view=card&round=1']
const ANSWERS = ['', '/room', '/log', '/export', '/export.csv', '/playcards.csv', '/links', '/par', '/paper', '/photos/1']
const BOOK = ['/', '/past', '/people', '/classes', '/api/games', '/api/headings', '/api/standings.csv', '/api/persons', '/api/rulings']

/** In the page: the text of every answer, whatever its status, and what each stream says first. (No named function here: the compiler would mark it.) */
const readAll = (page: Page, asked: { paths: readonly string[]; streams: readonly string[] }): Promise<string[]> =>
  page.evaluate(async ({ paths, streams }) => {
    const texts: string[] = []
    for (const path of paths)
      for (const headers of [{}, { rsc: '1' }] as HeadersInit[]) texts.push(await (await fetch(path, { headers })).text())
    for (const path of streams)
      await new Promise<void>(resolve => {
        const stream = new EventSource(path)
        for (const kind of ['view', 'seq', 'here', 'error'])
          stream.addEventListener(kind, event => {
            texts.push(event instanceof MessageEvent ? String(event.data) : '')
            if (kind === 'view' || kind === 'here') return
            stream.close()
            resolve()
          })
      })
    return texts
  }, asked)

/** All of it as one text, the scripts that are the same for everybody left out. */
export async function everythingOf(page: Page, game: string, seats: readonly string[]): Promise<string> {
  const bodies: Promise<string>[] = []
  page.on('response', response => {
    const kind = response.headers()['content-type'] ?? ''
    if (!kind.includes('event-stream') && !response.url().includes('/_next/static/')) bodies.push(response.text().catch(() => ''))
  })
  const own = seats.map(seat => `/seats/${seat}`)
  const printed: string[] = []
  await page.emulateMedia({ media: 'print' })
  for (const at of ['/room', ...own]) {
    await page.goto(`/games/${game}${at}`)
    printed.push(await page.locator('body').innerText())
  }
  const paths = [
    ...[...PAGES, ...own].map(at => `/games/${game}${at}`),
    ...[...ANSWERS, ...own].map(at => `/api/games/${game}${at}`),
    ...BOOK,
  ]
  const streams = ['/live', '/live?view=room', ...own.map(at => `${at}/live`)].map(at => `/api/games/${game}${at}`)
  const read = await readAll(page, { paths, streams })
  return [...(await Promise.all(bodies)), ...printed, ...read].join('\n')
}
