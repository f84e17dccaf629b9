/** Live numbers: a new total comes by itself, while somebody types and without touching him; and also where something on the way holds the stream back. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test'

const VALID = ['11111', '11111', '11111', '11111', '11111']
/** On a quiet machine it takes a few hundredths of a second; this is for one where ten other tests run. */
const GENEROUS_MS = 2000

type Timed = Window & { heard?: number; fetched?: number; shown?: number }

/** Notes in the page when the stream speaks of a number, when the log after it is there, and when a sum is drawn anew. */
async function timeNumbers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times: Timed = window
    const OwnSource = window.EventSource
    window.EventSource = class extends OwnSource {
      constructor(...given: ConstructorParameters<typeof OwnSource>) {
        super(...given)
        this.addEventListener('seq', () => (times.heard = performance.now()))
      }
    }
    const real = window.fetch.bind(window)
    window.fetch = async (...asked) => {
      const response = await real(...asked)
      if (response.url.includes('/log?')) times.fetched = performance.now()
      return response
    }
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver(changes => {
        if (changes.some(({ target }) => target.parentElement?.closest('dd'))) times.shown = performance.now()
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
  })
}

test('a total changes by another hand while an entry is being typed: it is there at once; focus, caret, text and scroll stay', async ({
  book,
  table,
  two: { id, ann: seat },
}) => {
  await timeNumbers(table.page)
  await table.open(id, `?view=card&round=1&seat=${seat}`)
  const card = table.card('Ann', 1)
  await card.tap({ row: 0, column: 0 })
  await table.press(card.region.getByRole('switch', { name: 'Write entries' }))
  const field = card.region.getByRole('textbox', { name: 'What is written there' })
  await field.click()
  await table.page.keyboard.type('Charlemagne')
  for (let n = 0; n < 4; n += 1) await table.page.keyboard.press('ArrowLeft')
  await table.expectSaved()
  const scrolled = await table.page.evaluate(() => window.scrollY)
  const sum = await card.sum('Total').textContent()
  await book.act(id, { type: 'playcard.mark-one', round: 1, seat, row: 0, column: 1, mark: '1' })
  await expect(card.sum('Total')).not.toHaveText(sum ?? '')
  const {
    heard = NaN,
    fetched = NaN,
    shown = NaN,
  } = await table.page.evaluate(() => {
    const times: Timed = window
    return { heard: times.heard, fetched: times.fetched, shown: times.shown }
  })
  expect(heard).toBeLessThan(fetched)
  expect(fetched).toBeLessThan(shown)
  test.info().annotations.push({ type: 'heard to shown', description: `${Math.round(shown - heard)} ms` })
  expect(shown - heard).toBeLessThan(GENEROUS_MS)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('Charlemagne')
  expect(await field.evaluate(box => (box instanceof HTMLInputElement ? box.selectionStart : null))).toBe('Charlemagne'.length - 4)
  expect(await table.page.evaluate(() => window.scrollY)).toBe(scrolled)
})

test('where a stream is held back on the way, pages ask every few seconds: the Director’s and the room’s', async ({
  arrive,
  book,
  table,
  two: { id, ann, ben },
}) => {
  const wall = await arrive()
  let held = 0
  for (const context of [wall.context, table.page.context()])
    await context.route(/\/live(\?|$)/, () => {
      held += 1 // opened, and never heard of again
    })
  await wall.open(await book.link(id, 'viewer', 'The wall'))
  await table.open(id, '?round=1&phase=score')
  for (const seat of [ann, ben]) await book.act(id, { type: 'playcard.mark', round: 1, seat, marks: VALID })
  await table.expectTotal(1, 'Ben', '250')
  await expect(wall.standing('Ben')).toContainText('250')
  expect(held).toBeGreaterThanOrEqual(2)
})
