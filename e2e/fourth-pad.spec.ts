/**
 * A pad that the app has never heard of, in an app that was built with it: started, played by its own form, undone and finished on a phone, and carried
 * over into an empty book by its file. The other three pads stand beside it.
 */
import { readFileSync } from 'node:fs'
import { startGame } from './app/start-form'
import { Table } from './app/table'
import { Book } from './fixtures/book'
import { test } from './fixtures/fourth-pad'
import { TestServer } from './fixtures/server'
import { admit, expect, newDevice } from './fixtures/test'

type Shown = { status: string; rounds: { playcards: Record<string, { number: number | null }> }[]; masterSheet: object }

const SEATS = ['Ann', 'Ben', 'Cas'] as const
const AFTER_THE_UNDO = ['8', '9', '3', '6', '5', '1']

test('a fourth pad is started, played, undone, finished, exported and imported on the screen', async ({
  table,
  server,
  browser,
  viewport,
  isMobile,
  home,
}, info) => {
  test.setTimeout(300_000)
  const { page } = table
  const dice = new Table(page, table.touch)
  const box = (seat: string) => page.getByRole('textbox', { name: seat, exact: true })
  const write = async (seat: string, number: string) => {
    await box(seat).fill(number)
    await box(seat).press('Enter')
  }

  const id = await startGame(page, dice.hand, { seats: SEATS, title: 'Dice', pad: 'Highest Throw' })
  await dice.button('Open throw 1')
  await write('Ann', '7')
  await write('Ann', '8')
  await write('Ben', '9')
  await write('Cas', '99')
  expect(await dice.undo()).toContain('Cas throws 99')
  await expect(box('Cas')).toHaveValue('')
  await write('Cas', '101')
  await expect(page.getByText('A throw is a number from 1 to 100.')).toBeVisible()
  await write('Cas', '3')
  await dice.button('Open throw 2')
  for (const [i, seat] of SEATS.entries()) await write(seat, AFTER_THE_UNDO[i + 3] ?? '')
  await dice.expectSaved()

  await dice.tab('Sheet')
  const sheet = page.getByRole('region', { name: 'Master Score Sheet' })
  for (const [i, number] of AFTER_THE_UNDO.entries())
    await expect(
      sheet.getByRole('cell', { name: `Open Throw ${i < 3 ? 1 : 2}, ${SEATS[i % 3] ?? ''} ${number}`, exact: true }),
    ).toBeVisible()
  await dice.tab('History')
  await expect(page.getByText('Ben throws 5').first()).toBeVisible()

  await dice.tab('Game')
  await expect(page.getByRole('list', { name: 'To announce' }).getByRole('listitem')).toHaveText([
    'Ann and Ben are level in Total with 14. Cas needs 11 to lead.',
  ])
  await dice.finish()
  await expect(page.getByRole('heading', { name: 'Winners' })).toBeVisible()
  await dice.expectSaved()
  const download = page.waitForEvent('download')
  await dice.press(page.getByRole('link', { name: 'Game file' }))
  const file = info.outputPath('dice.json')
  await (await download).saveAs(file)

  const shown = async (of: TestServer): Promise<Shown> => JSON.parse((await of.ask(`/api/games/${id}`)).text) as Shown
  const played = await shown(server)
  expect(played.status).toBe('finished')
  expect(played.rounds.flatMap(r => Object.values(r.playcards).map(card => String(card.number)))).toEqual(AFTER_THE_UNDO)

  const other = await TestServer.make({ home })
  try {
    const context = await newDevice(browser, { baseURL: isMobile ? other.lan : other.local, viewport, isMobile })
    await admit(context, other, isMobile)
    const there = new Table(await context.newPage(), table.touch)
    await there.page.goto('/')
    await there.page.getByLabel('Game file').setInputFiles(file)
    await there.press(there.dialog.getByRole('button', { name: 'Take it in' }))
    await expect(there.page.getByText('dice.json is in the book now: 1 game added.')).toBeVisible()
    await there.press(there.page.getByRole('link', { name: /Dice/ }).first())
    await there.expectWinners(['Ann and Ben share Total with 14.'])
    expect(await shown(other)).toEqual(played)
    expect((await other.ask(`/api/games/${id}/export`)).text).toBe(readFileSync(file, 'utf8'))
    expect((await new Book(other).games()).map(game => game.title)).toEqual(['Dice'])
    await context.close()
  } finally {
    await other.remove()
  }
})
