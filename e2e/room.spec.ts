import type { Browser, Page } from '@playwright/test'
import { type Own, ownServer } from '@windward/server/given/server.ts'
import { ROOT } from './browser.ts'
import { asked, choices, expect, faults, hurry, test } from './table.ts'

/** What a table on a server is besides the game: seats, presence, clocks, the way back, and calm words when it fails. */

let server: Own
test.beforeEach(async () => {
  server = await ownServer({ web: `${ROOT}web/dist` })
})
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
  await server.end()
})

async function person(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'en',
    baseURL: server.url,
    permissions: ['notifications'],
  })
  const page = await context.newPage()
  await hurry(page, { name })
  return page
}

/** A table of Händler with a free seat, open on the first one's screen. */
async function table(page: Page, clock = 'no clock'): Promise<void> {
  await page.goto('/#/new/haendler')
  await page.getByRole('combobox', { name: 'Who plays seat 2' }).selectOption({ label: 'A person at this device' })
  await page.getByRole('combobox', { name: 'Clock' }).selectOption({ label: clock })
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Open online' }).click()
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible()
}

test('one hears that it is one’s turn, sees who is here and whose time runs; a third one looks on', {
  tag: '@desktop',
}, async ({ browser }) => {
  const ada = await person(browser, 'Ada')
  const bruno = await person(browser, 'Bruno')
  const carla = await person(browser, 'Carla')
  await ada.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told, isAway: false })
    Object.defineProperty(document, 'hidden', { get: () => Reflect.get(window, 'isAway') })
    class Told {
      static permission = 'granted'
      static requestPermission = async () => 'granted'
      onclick = null
      constructor(title: string) {
        told.push(title)
      }
    }
    Object.assign(window, { Notification: Told })
  })
  await table(ada, '10 minutes each, and 10 seconds for every answer')
  await bruno.goto('/#/online')
  await bruno.getByRole('link', { name: 'Look in' }).click()
  await bruno.getByRole('button', { name: 'Sit down' }).click()
  await expect(ada.getByRole('listitem').filter({ hasText: 'Bruno' })).toContainText('here')
  await ada.getByRole('button', { name: 'Start the game' }).click()

  await expect(ada.locator('.crew time').first()).toHaveText(/^(09|10):\d\d$/)
  await carla.goto(ada.url())
  await expect(carla.locator('.sea')).toBeVisible()
  await expect(choices(carla)).toHaveCount(0)
  await expect(ada.getByText('1 looks on')).toBeVisible()

  await ada.evaluate(() => Reflect.set(window, 'isAway', true))
  await turnTo(bruno, ada)
  await expect(ada).toHaveTitle('Windward')
  await ada.evaluate(() => Reflect.get(window, 'told').splice(0))
  await turnTo(ada, bruno)
  await expect(ada).toHaveTitle('● Your turn')
  expect(await ada.evaluate(() => Reflect.get(window, 'told'))).toEqual(['Your turn'])

  await bruno.close()
  await expect(ada.locator('.crew li').filter({ hasText: 'Bruno' })).toContainText('away')
})

/** The other one plays until this one is asked. */
async function turnTo(page: Page, other: Page): Promise<void> {
  const isAsked = async () => (await choices(page).count()) > 0
  await expect.poll(async () => (await isAsked()) || (await choices(other).count()) > 0).toBe(true)
  while (!(await isAsked())) {
    const stop = choices(other).filter({ hasText: /Stop|Finish|Take nothing/ })
    const choice = ((await stop.count()) > 0 ? stop : choices(other)).first()
    if (await choice.isVisible()) await choice.click()
    await other.waitForTimeout(100)
  }
}

test('both find each other again at the next table', { tag: '@desktop' }, async ({ browser }) => {
  const ada = await person(browser, 'Ada')
  const bruno = await person(browser, 'Bruno')
  await table(ada)
  await bruno.goto(ada.url())
  await bruno.getByRole('button', { name: 'Sit down' }).click()
  await ada.getByRole('button', { name: 'Start the game' }).click()
  await expect(bruno.locator('.sea')).toBeVisible()
  bruno.on('dialog', (dialog) => dialog.accept())
  await bruno.getByRole('button', { name: 'Resign' }).click()
  const over = (page: Page) => page.getByRole('dialog', { name: 'The game is over' })
  await over(ada).getByRole('button', { name: 'Play again' }).click()
  await expect(ada.getByRole('heading', { name: 'Seats' })).toBeVisible()
  await over(bruno).getByRole('button', { name: 'Close' }).click()
  await bruno.getByRole('link', { name: 'Rematch' }).click()
  await expect(bruno).toHaveURL(ada.url())
})

test('whoever was slower is told that the seat is taken', { tag: '@desktop' }, async ({ browser }) => {
  const ada = await person(browser, 'Ada')
  const bruno = await person(browser, 'Bruno')
  const carla = await person(browser, 'Carla')
  await table(ada)
  let isDeaf = false
  await carla.routeWebSocket(/\/api\/live$/, (socket) => {
    const there = socket.connectToServer()
    there.onMessage((text) => {
      if (!isDeaf || /"type":"(answer|welcome)"/.test(String(text))) socket.send(text)
    })
  })
  await carla.goto(ada.url())
  await expect(carla.getByRole('button', { name: 'Sit down' })).toBeVisible()
  isDeaf = true
  await bruno.goto(ada.url())
  await bruno.getByRole('button', { name: 'Sit down' }).click()
  await expect(ada.getByRole('listitem').filter({ hasText: 'Bruno' })).toBeVisible()
  await carla.getByRole('button', { name: 'Sit down' }).click()
  await expect(carla.getByText('Somebody was quicker: this seat is taken.')).toBeVisible()
})

test('a page older than the server says so and can be loaded anew', { tag: '@desktop' }, async ({ browser }) => {
  const ada = await person(browser, 'Ada')
  await ada.routeWebSocket(/\/api\/live$/, (socket) => {
    const there = socket.connectToServer()
    there.onMessage((text) => socket.send(String(text).replace(/"protocol":\d+/, '"protocol":999')))
  })
  await ada.goto('/#/online')
  await expect(ada.getByText('This page is older than the server. Load it again.')).toBeVisible()
  await expect(ada.getByRole('button', { name: 'Load the new page' })).toBeVisible()
})

test('when the server is away a move waits for it, and nothing is lost', { tag: '@desktop' }, async ({ browser }) => {
  const ada = await person(browser, 'Ada')
  await ada.goto('/#/new/haendler')
  await ada.getByRole('button', { name: 'Open online' }).click()
  await ada.getByRole('button', { name: 'Start the game' }).click()
  await asked(ada)
  const lines = await ada.getByRole('log').first().locator('p').count()
  await ada.context().setOffline(true)
  await ada.route('**/api/**', (route) => route.abort())
  const { port } = new URL(server.url)
  await server.stop()
  await expect(ada.getByText('The connection is lost; trying again.')).toBeVisible()
  await choices(ada).first().click()
  await ada.context().setOffline(false)
  const again = await ownServer({ web: `${ROOT}web/dist`, store: server.store, port: Number(port) })
  try {
    await expect(ada.getByText('The connection is lost; trying again.')).toBeHidden({ timeout: 20_000 })
    await expect.poll(() => ada.getByRole('log').first().locator('p').count()).toBeGreaterThan(lines)
  } finally {
    await again.stop()
  }
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the lobby, before the game and in it, in ${theme}`, async ({ page }) => {
    await hurry(page, { theme })
    await page.goto(`${server.url}/#/new/haendler`)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Open online' }).click()
    await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible()
    expect(await faults(page), 'seats').toEqual([])
    const table = page.url()
    await page.goto(`${server.url}/#/online`)
    await expect(page.getByRole('link', { name: 'Look in' }).first()).toBeVisible()
    expect(await faults(page), 'lobby').toEqual([])
    await page.goto(table)
    await page.getByRole('button', { name: 'Start the game' }).click()
    await asked(page)
    expect(await faults(page), 'game').toEqual([])
    await page.goto('/')
  })
}
