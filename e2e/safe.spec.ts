/** Copies over the screen: made, gone back to while another device looks on, and the way back again; a book that is gone; a file taken in after a look. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { renameSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { Book } from './fixtures/book'
import { TestServer } from './fixtures/server'
import { expect, test } from './fixtures/test'

const ALL = ['11111', '11111', '11111', '11111', '11111']
const NONE = ['xxxxx', 'xxxxx', 'xxxxx', 'xxxxx', 'xxxxx']

test('a copy is made, the book goes back to it while another device looks on, and forward again', async ({ book, table, another }) => {
  const { page } = table
  const game = await book.newGame({ seats: ['Ann', 'Ben'], title: 'Gone back', rounds: 1 })
  const [ann = ''] = game.seats.map(s => s.id)
  await book.act(game.id, { type: 'playcard.mark', round: 1, seat: ann, marks: ALL })
  await page.goto('/')
  await table.press(page.getByRole('link', { name: 'Copies and files' }))
  await table.button('Make a copy now')
  const copies = page.getByRole('list', { name: 'Copies' }).getByRole('listitem')
  await expect(page.getByText(/^Note: Copied\. .*every table agrees with the logs\.$/)).toBeVisible()
  await expect(copies).toHaveCount(1)
  await expect(copies.first()).toContainText('Sound')

  const other = await another()
  await other.open(game.id, '?view=sheet')
  await book.act(game.id, { type: 'playcard.mark', round: 1, seat: ann, marks: NONE }, { type: 'game.describe', title: 'Later title' })
  await expect(other.page.getByRole('heading', { name: 'Later title' })).toBeVisible()

  await table.press(copies.first().getByRole('button', { name: /^Restore/ }))
  await expect(page.getByRole('dialog')).toContainText('Nothing of them is lost')
  await table.press(page.getByRole('dialog').getByRole('button', { name: 'Restore it' }))
  await expect(page.getByText(/The book is that copy now/)).toBeVisible()
  await expect(other.page.getByRole('heading', { name: 'Gone back' })).toBeVisible()
  expect((await book.card(game.id, 1, 'Ann'))?.marks).toEqual(ALL)
  // What the restored book takes next reaches the other device as always.
  await book.act(game.id, { type: 'game.describe', title: 'On with it' })
  await expect(other.page.getByRole('heading', { name: 'On with it' })).toBeVisible()

  await expect(copies).toHaveCount(2)
  await expect(copies.first()).toContainText('before another copy was restored')
  await table.press(copies.first().getByRole('button', { name: /^Restore/ }))
  await table.press(page.getByRole('dialog').getByRole('button', { name: 'Restore it' }))
  await expect(other.page.getByRole('heading', { name: 'Later title' })).toBeVisible()
  expect((await book.card(game.id, 1, 'Ann'))?.marks).toEqual(NONE)
})

test('a book that is gone: the way to the copies is named, one takes its place, and a page that was open goes on', async ({ browser }) => {
  const server = await TestServer.make()
  try {
    const book = new Book(server)
    const game = await book.newGame({ seats: ['Ann', 'Ben'], title: 'Was gone' })
    expect((await server.ask('/api/copies', { method: 'POST' })).status).toBe(201)
    const file = path.join(server.folder, 'playcard.db')
    renameSync(file, `${file}.away`)
    const page = await browser.newPage()
    await page.goto(`${server.local}/games/${game.id}`)
    await page.getByRole('link', { name: 'Copies of the book' }).click()
    await expect(page.getByText('The book cannot be read now')).toBeVisible()
    await page.getByRole('button', { name: /^Restore/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restore it' }).click()
    await expect(page.getByText(/The book is that copy now/)).toBeVisible()
    await expect(page.getByText('The book cannot be read now')).toBeHidden()
    await page.goto(`${server.local}/games/${game.id}`)
    await expect(page.getByRole('heading', { name: 'Was gone' })).toBeVisible()
    await book.act(game.id, { type: 'round.open' })
    await page.context().close()
  } finally {
    await server.remove()
  }
})

test('from the terminal: the server that runs on the book is asked, and without one it is done all the same', async ({
  book,
  server,
  table,
}) => {
  const command = async (program: string, ...args: string[]): Promise<string> => {
    const env = { ...process.env, DATABASE_URL: `file:${path.join(server.folder, 'playcard.db')}` }
    return (await promisify(execFile)(process.execPath, ['scripts/run.mjs', `lib/server/${program}.ts`, ...args], { env })).stdout
  }
  const game = await book.newGame({ seats: ['Ann', 'Ben'], title: 'Terminal' })
  expect(await command('backup')).toMatch(/by-hand, .*: sound\. .*every table agrees with the logs\.\n$/)
  await table.open(game.id, '?view=sheet')
  await book.act(game.id, { type: 'game.describe', title: 'Changed' })
  await expect(table.page.getByRole('heading', { name: 'Changed' })).toBeVisible()
  expect(await command('restore', 'newest', '--yes')).toContain('What it was before is kept as ')
  await expect(table.page.getByRole('heading', { name: 'Terminal' })).toBeVisible()
  await server.stop()
  expect(await command('restore', 'newest', '--yes')).toMatch(/^The book is .*-before-restore\.db again/)
  await server.start()
  expect((await book.game(game.id)).title).toBe('Changed')
})

test('a file says what it will do before it is taken in, and every place where it does not fit', async ({ book, server, table }) => {
  const { page } = table
  const game = await book.newGame({ seats: ['Ann', 'Ben'], title: 'From elsewhere', rounds: 1 })
  const file = JSON.parse((await server.ask(`/api/games/${game.id}/export`)).text) as { log: object[] }
  const line = (type: string, more: object) => ({
    ...{ seq: 2, time: 1_790_000_000_000, actor: 'Director', device: 'there' },
    action: { id: randomUUID(), type, ...more },
  })
  const choose = async (content: object): Promise<void> => {
    await page
      .getByLabel('Game file')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) })
  }
  await page.goto('/')
  await choose({ ...file, log: [...file.log, line('playcard.sums', { round: 1, seat: 'nobody', special: 84 })] })
  await expect(table.dialog).toContainText('This file cannot be taken in')
  await expect(table.dialog).toContainText('From elsewhere (2026-11-27), action 2:')
  await expect(table.dialog.getByRole('button', { name: 'Take it in' })).toHaveCount(0)
  await table.press(table.dialog.getByRole('button', { name: 'Leave it' }))
  await choose({ ...file, log: [...file.log, line('game.describe', { title: 'Goes on' })] })
  await expect(table.dialog).toContainText('1 game will be continued, by 1 action.')
  await table.press(table.dialog.getByRole('button', { name: 'Take it in' }))
  await expect(page.getByText('game.json is in the book now: 1 game continued.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Goes on' })).toBeVisible()
  await choose({ hello: 'world' })
  await expect(page.getByRole('alert').filter({ hasText: 'game.json' })).toBeVisible()
})
