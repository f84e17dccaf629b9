/** Everything that a browser with a link can get to read: pages and their payloads as they are opened, what else it asks for, its streams, and what would be printed. */
import type { Page } from '@playwright/test'

const PAGES = ['', '/room', '/story', '?view=sheet']
const ANSWERS = ['', '/room', '/log', '/export', '/export.csv', '/playcards.csv', '/links', '/par', '/paper', '/photos/1']
const BOOK = ['/', '/past', '/api/games', '/api/headings', '/api/standings.csv', '/api/persons']

/** In the page: the text of every answer, whatever its status, and what each stream says first. (No named function here: the compiler would mark it.) */
const readAll = (
  page: Page,
  asked: { pages: readonly string[]; answers: readonly string[]; streams: readonly string[] },
): Promise<string[]> =>
  page.evaluate(async ({ pages, answers, streams }) => {
    const told = streams.map(
      path =>
        new Promise<string>(resolve => {
          let text = ''
          const stream = new EventSource(path)
          for (const kind of ['view', 'seq', 'here', 'error'])
            stream.addEventListener(kind, event => {
              text += event instanceof MessageEvent ? String(event.data) : ''
              if (kind === 'view' || kind === 'here') return
              stream.close()
              resolve(text)
            })
        }),
    )
    const texts: string[] = []
    for (const path of pages)
      for (const headers of [{}, { rsc: '1' }] as HeadersInit[]) texts.push(await (await fetch(path, { headers })).text())
    for (const path of answers) texts.push(await (await fetch(path)).text())
    return [...texts, ...(await Promise.all(told))]
  }, asked)

/** All of it as one text, the scripts that are the same for everybody left out. `shown`: what the link has pages for; `others`: what it has none for. */
export async function everythingOf(page: Page, game: string, shown: readonly string[], others: readonly string[]): Promise<string> {
  const bodies: Promise<string>[] = []
  page.on('response', response => {
    const kind = response.headers()['content-type'] ?? ''
    if (!kind.includes('event-stream') && !response.url().includes('/_next/static/')) bodies.push(response.text().catch(() => ''))
  })
  const printed: string[] = []
  await page.emulateMedia({ media: 'print' })
  for (const at of shown) {
    await page.goto(`/games/${game}${at}`)
    printed.push(await page.locator('body').innerText())
  }
  const own = [...new Set([...shown, ...others])]
  const read = await readAll(page, {
    pages: [...new Set([...PAGES, ...own])].map(at => `/games/${game}${at}`),
    answers: [...[...new Set([...ANSWERS, ...own])].map(at => `/api/games/${game}${at}`), ...BOOK],
    streams: ['/live', '/live?view=room', ...own.filter(at => at.startsWith('/seats')).map(at => `${at}/live`)].map(
      at => `/api/games/${game}${at}`,
    ),
  })
  return [...(await Promise.all(bodies)), ...printed, ...read].join('\n')
}
