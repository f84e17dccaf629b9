/** Who gets in: the one-time code on the first visit, the passcode afterwards, nobody by guessing, no foreign page, no foreign name. */
import { renameSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './fixtures/test'
import { Book } from './fixtures/book'
import { LAN_NAME, PASSCODE, TestServer } from './fixtures/server'

test('the first phone sets the passcode with the one-time code, the next one gives it, also after a restart', async ({ browser }) => {
  const server = await TestServer.make({ passcode: null })
  try {
    const { oneTimeCode } = server
    const first = await browser.newPage()
    await first.goto(`${server.lan}/new`)
    await expect(first).toHaveURL(/\/sign-in\?to=%2Fnew$/)
    await expect(first.getByRole('heading', { name: "Choose the Director's passcode" })).toBeVisible()
    const [code, passcode, again] = ['Code', 'New passcode', 'The same passcode again'].map(name =>
      first.getByRole('textbox', { name, exact: true }),
    )
    await code?.fill('00000000')
    await passcode?.fill('short')
    await again?.fill('shorter')
    await first.getByRole('button', { name: 'Set the passcode and go on' }).tap()
    await expect(first.getByText('At least 6 characters.', { exact: true })).toBeVisible()
    await expect(first.getByText('The two are not the same.')).toBeVisible()
    await passcode?.fill('a long passcode')
    await again?.fill('a long passcode')
    await code?.fill(oneTimeCode === '00000000' ? '11111111' : '00000000')
    await first.getByRole('button', { name: 'Set the passcode and go on' }).tap()
    await expect(first.getByText('That is not the code.')).toBeVisible()
    await code?.fill(`${oneTimeCode.slice(0, 4)} ${oneTimeCode.slice(4)}`)
    await first.getByRole('button', { name: 'Set the passcode and go on' }).tap()
    await expect(first).toHaveURL(`${server.lan}/new`)
    await server.stop()
    await server.start()
    await first.reload()
    await expect(first.getByRole('heading', { name: 'Start a game' })).toBeVisible()
    const context = await browser.newContext()
    const next = await context.newPage()
    await next.goto(server.lan)
    await next.getByRole('textbox', { name: 'Passcode' }).fill('a long passcode')
    await next.getByRole('button', { name: 'Sign in' }).click()
    await expect(next).toHaveURL(`${server.lan}/`)
    await expect(next.getByRole('link', { name: 'Start a game' }).first()).toBeVisible()
    await context.close()
    await first.context().close()
  } finally {
    await server.remove()
  }
})

test('a wrong passcode is refused, and too many are limited; the machine itself is not locked out', async ({ page, browser }) => {
  const server = await TestServer.make()
  try {
    await page.goto(server.lan)
    const word = page.getByRole('textbox', { name: 'Passcode' })
    for (let tries = 1; tries <= 5; tries += 1) {
      await word.fill(`guess number ${tries}`)
      await page.getByRole('button', { name: 'Sign in' }).tap()
      await expect(page.getByText('That is not it. Try again.')).toBeVisible()
      await expect(word).toHaveValue(`guess number ${tries}`)
      await word.fill('')
      await expect(page.getByText('That is not it. Try again.')).toBeHidden()
    }
    await word.fill(PASSCODE)
    await page.getByRole('button', { name: 'Sign in' }).tap()
    await expect(page.getByText(/Too many tries/)).toBeVisible()
    await expect(page).toHaveURL(/sign-in/)
    const desk = await browser.newPage()
    await desk.goto(server.local)
    await expect(desk.getByRole('link', { name: 'Start a game' }).first()).toBeVisible()
    await desk.context().close()
  } finally {
    await server.remove()
  }
})

test('signing out takes the right away, and a game that is asked for comes after signing in', async ({ book, server, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  const { page } = table
  await page.goto('/')
  await table.button('Sign out on this device')
  await expect(page).toHaveURL(/sign-in/)
  await page.goto(`/games/${game.id}?view=sheet`)
  await expect(page).toHaveURL(/sign-in/)
  await page.getByRole('textbox', { name: 'Passcode' }).fill(PASSCODE)
  await table.button('Sign in')
  await expect(page).toHaveURL(new RegExp(`^${server.lan}/games/${game.id}`))
  await expect(page.getByRole('heading', { name: 'Friday' })).toBeVisible()
})

test('P66: a session that ends with marks unsent loses none of them', async ({ book, table }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'], rounds: 1 })
  await table.open(game.id, `?view=card&round=1&seat=${game.seats[0]?.id ?? ''}`)
  await table.page.context().clearCookies()
  const card = table.card('Ann', 1)
  await table.press(card.button('All valid'))
  await card.mark({ row: 0, column: 0 }, 'x')
  await expect(table.page.getByRole('alert').filter({ hasText: "Give the Director's passcode first." })).toContainText('waiting')
  await card.expectMark({ row: 0, column: 0 }, 'crossed out')
  expect(await book.card(game.id, 1, 'Ann')).toBeUndefined()
  await table.page.goto('/sign-in')
  await table.page.getByRole('textbox', { name: 'Passcode' }).fill(PASSCODE)
  await table.button('Sign in')
  await expect(table.page.getByRole('heading', { name: 'At the table now' })).toBeVisible()
  await table.open(game.id, `?view=card&round=1&seat=${game.seats[0]?.id ?? ''}`)
  await table.expectSaved()
  await card.expectMark({ row: 0, column: 0 }, 'crossed out')
  expect((await book.card(game.id, 1, 'Ann'))?.marks).toEqual(['x1111', '11111', '11111', '11111', '11111'])
})

test('a page of somebody else may not act through the browser of the Director', async ({ browser, server, book }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'] })
  const content = { actions: [{ id: crypto.randomUUID(), type: 'round.open' }] }
  const evil = await browser.newPage()
  await evil.route('http://evil.example/', route => route.fulfill({ contentType: 'text/html', body: '<title>evil</title>' }))
  await evil.goto('http://evil.example/')
  await evil.evaluate(
    async ({ url, body }) => {
      await fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'include', body }).catch(() => undefined)
    },
    { url: `${server.local}/api/games/${game.id}/actions`, body: JSON.stringify(content) },
  )
  await evil.context().close()
  expect((await book.game(game.id)).rounds).toEqual([])
})

test('foreign Origin, unknown Host and a stranger in the network are refused, and nothing is written', async ({ server, book }) => {
  const game = await book.newGame({ seats: ['Ann', 'Ben'] })
  const here = `127.0.0.1:${server.port}`
  const lan = `${LAN_NAME}:${server.port}`
  const { name, value } = await server.cookie()
  const cookie = `${name}=${value}`
  const cases = [
    { what: 'foreign Origin', headers: { host: here, origin: 'http://evil.example' }, status: 403, code: 'origin.foreign' },
    { what: 'Origin null', headers: { host: here, origin: 'null' }, status: 403, code: 'origin.foreign' },
    { what: 'another port of this machine', headers: { host: here, origin: 'http://127.0.0.1:1' }, status: 403, code: 'origin.foreign' },
    { what: 'unknown Host', headers: { host: 'evil.example' }, status: 403, code: 'host.unknown' },
    { what: 'unknown Host with the cookie', headers: { host: `evil.example:${server.port}`, cookie }, status: 403, code: 'host.unknown' },
    { what: 'unknown forwarded host', headers: { host: 'evil.example', 'x-forwarded-host': here }, status: 403, code: 'host.unknown' },
    { what: 'nobody in the network', headers: { host: lan, origin: `http://${lan}` }, status: 401, code: 'passcode.needed' },
    { what: 'a forged address', headers: { host: lan, 'x-forwarded-for': '127.0.0.1' }, status: 401, code: 'passcode.needed' },
    {
      what: 'the phone, from elsewhere',
      headers: { host: lan, origin: 'http://evil.example', cookie },
      status: 403,
      code: 'origin.foreign',
    },
  ]
  for (const { what, headers, status, code } of cases) {
    const answer = await server.ask(`/api/games/${game.id}/actions`, {
      method: 'POST',
      headers,
      body: { actions: [{ id: crypto.randomUUID(), type: 'round.open' }] },
    })
    expect(answer.status, what).toBe(status)
    expect(JSON.parse(answer.text), what).toMatchObject({ problem: { code } })
    expect((await server.ask(`/api/games/${game.id}`, { headers })).status, `${what}, reading`).toBe(status)
    expect((await server.ask(`/games/${game.id}`, { headers })).text, `${what}, the page`).not.toContain('Ann')
  }
  expect((await new Book(server).game(game.id)).rounds).toEqual([])
  const phone = await server.ask(`/api/games/${game.id}/actions`, {
    method: 'POST',
    headers: { host: lan, origin: `http://${lan}`, cookie },
    body: { actions: [{ id: crypto.randomUUID(), type: 'round.open' }] },
  })
  expect(phone.status).toBe(200)
})

test('an address with broken percent signs is not found, signed in or not, and never a fault of the server', async ({ server }) => {
  const { name, value } = await server.cookie()
  const lan = `${LAN_NAME}:${server.port}`
  for (const headers of [{}, { host: lan }, { host: lan, cookie: `${name}=${value}` }])
    for (const id of ['%E0%A4%A', '%ff', '%', '%zz']) {
      const page = await server.ask(`/games/${id}`, { headers })
      expect([page.status, page.text.includes('There is nothing on this page')], `/games/${id}`).toEqual([404, true])
      for (const method of ['GET', 'POST']) {
        const program = await server.ask(`/api/games/${id}?after=1`, { headers, method })
        expect([program.status, JSON.parse(program.text)]).toMatchObject([404, { problem: { severity: 'error', code: 'address.unknown' } }])
      }
    }
  expect((await server.ask('/?text=%ff')).status).toBe(200)
})

test('without its file every page says so and what to do, with 503, and works again when the file is back', async ({ browser }) => {
  const server = await TestServer.make()
  try {
    const game = await new Book(server).newGame({ seats: ['Ann', 'Ben'] })
    const pages = ['/', `/games/${game.id}`, '/people', '/rulings']
    for (const page of pages) expect([page, (await server.ask(page)).status]).toEqual([page, 200])
    const file = path.join(server.folder, 'playcard.db')
    renameSync(file, `${file}.away`)
    const sentence = 'The book cannot be read: the database file is gone or was replaced. Put it back, restore a copy, or restart Playcard.'
    for (const page of pages) {
      const { status, text } = await server.ask(page)
      expect([page, status, text.includes(sentence)]).toEqual([page, 503, true])
    }
    const page = await browser.newPage()
    await page.goto(`${server.local}/games/${game.id}`)
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
    renameSync(`${file}.away`, file)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Friday' })).toBeVisible()
    await page.context().close()
  } finally {
    await server.remove()
  }
})
