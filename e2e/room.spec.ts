import type { Browser, Locator, Page } from '@playwright/test'
import { TestClient } from '@windward/server/given/client.ts'
import { startTestServer, type TestServer } from '@windward/server/given/server.ts'
import { ROOT, SIZES } from './browser.ts'
import {
  asked,
  choices,
  confirm,
  expect,
  faults,
  hurry,
  invite,
  lay,
  log,
  sitAt,
  talk,
  test,
  unfold,
  waiting,
  whoIsAsked,
} from './table.ts'

/** What a table on a server is besides the game: seats, presence, clocks, the way back, and calm words when it fails. */

let server: TestServer
type Size = { readonly width: number; readonly height: number }
test.beforeEach(async () => {
  server = await startTestServer({ web: `${ROOT}web/dist` })
})
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
  await server.end()
})

async function person(browser: Browser, name: string, viewport: Size = SIZES.desktop): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    locale: 'en',
    baseURL: server.url,
    permissions: ['notifications'],
  })
  const page = await context.newPage()
  await hurry(page, { name })
  return page
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
  await invite(ada, { pace: 'Live', isListed: true })
  await bruno.goto('/#/online')
  await bruno.getByRole('link', { name: /^Sit down/ }).click()
  await bruno.getByRole('button', { name: 'Sit down' }).click()
  await expect(ada.getByRole('listitem').filter({ hasText: 'Bruno' })).toContainText('here')
  await expect(ada.getByText('Bruno sits down.')).toBeVisible()
  await ada.getByRole('button', { name: 'Start the game' }).click()

  await expect(ada.locator('.crew time').first()).toHaveText(/^(9|10):\d\d$/)
  // It would be gone after a while: it is gone at once.
  expect(await ada.getByText('Bruno sits down.').count()).toBe(0)
  await carla.goto(ada.url())
  await expect(carla.locator('.sea')).toBeVisible()
  await expect(choices(carla)).toHaveCount(0)
  await talk(ada)
  await expect(ada.getByText('1 looks on')).toBeVisible()

  await ada.evaluate(() => Reflect.set(window, 'isAway', true))
  await turnTo(bruno, ada)
  await expect(ada).toHaveTitle('Windward')
  await ada.evaluate(() => Reflect.get(window, 'told').splice(0))
  await turnTo(ada, bruno)
  await expect(ada).toHaveTitle('● Your turn')
  await expect.poll(() => ada.evaluate(() => Reflect.get(window, 'told'))).toEqual(['Your turn'])

  await bruno.close()
  await expect(ada.locator('.crew li').filter({ hasText: 'Bruno' })).toContainText('connection lost')
})

/** The other one plays until this one is asked. */
async function turnTo(page: Page, other: Page): Promise<void> {
  while ((await whoIsAsked(page, other)) === other) {
    const stop = choices(other).filter({ hasText: /Stop|Take no more/ })
    await ((await stop.count()) > 0 ? stop : choices(other)).first().click()
  }
}

test('on every page one is told of one’s turn elsewhere, until it is over', { tag: '@desktop' }, async ({
  browser,
}) => {
  const ada = await person(browser, 'Ada')
  const bruno = await person(browser, 'Bruno')
  await invite(ada)
  const address = ada.url()
  await sitAt(bruno, address)
  await ada.getByRole('button', { name: 'Start the game' }).click()
  await turnTo(ada, bruno)
  await expect(ada).toHaveTitle('● Your turn')

  await expect(ada.locator('link[rel=icon]')).toHaveAttribute('href', './icon-turn.svg')
  const chip = ada.getByRole('link', { name: 'Your turn: Händler der Karibik, Ada' })
  await ada.goto('/#/settings')
  await expect(chip).toBeVisible()
  await expect(ada).toHaveTitle('● Your turn: Händler der Karibik')
  await ada.goto('/#/')
  const live = ada.getByRole('region', { name: 'Your live tables' })
  await expect(live.getByRole('link', { name: /Händler der Karibik/ })).toBeVisible()
  const phone = await ada.context().newPage()
  await phone.goto(address)
  await turnTo(bruno, phone)
  await expect(chip).toBeHidden()
  await expect(ada).toHaveTitle('Windward')
  await expect(ada.locator('link[rel=icon]')).toHaveAttribute('href', './icon.svg')
  await ada.goto('/#/about')
  await turnTo(phone, bruno)
  await chip.click()
  await expect(ada).toHaveURL(address)
  await expect(choices(ada).first()).toBeVisible()
  await expect(chip).toBeHidden()
  await expect(ada).toHaveTitle('● Your turn')
})

test('a person at two screens plays on the one they came to last, and takes the game over by one press', {
  tag: '@desktop',
}, async ({ browser }) => {
  const laptop = await person(browser, 'Ada')
  await invite(laptop, { rival: 'bot' })
  await laptop.getByRole('button', { name: 'Start the game' }).click()
  await asked(laptop)
  const phone = await laptop.context().newPage()
  const isElsewhere = (page: Page) => page.getByText('You are playing on another screen.')
  await phone.goto(laptop.url())
  await asked(phone)
  await expect(isElsewhere(laptop)).toBeVisible()
  await expect(choices(laptop)).toHaveCount(0)
  await expect(laptop).toHaveTitle('Windward')

  await choices(phone).first().click()
  await expect.poll(async () => (await log(laptop)).locator('p').count()).toBeGreaterThan(0)
  await laptop.getByRole('button', { name: 'Play here' }).click()
  await expect(isElsewhere(laptop)).toBeHidden()
  await expect(isElsewhere(phone)).toBeVisible()
  await expect(choices(phone)).toHaveCount(0)
  await asked(laptop)
})

test('a tool that is pressed twice does the same twice: who changes seats removes nobody', {
  tag: '@desktop',
}, async ({ browser }) => {
  const ada = await person(browser, 'Ada')
  const bruno = await person(browser, 'Bruno')
  await invite(ada)
  await sitAt(bruno, ada.url())
  const seats = ada.locator('.waiting .told b')
  await expect(seats).toHaveText(['Ada', 'Bruno'])
  const tool = await ada.getByRole('button', { name: 'Exchange seats 1 and 2' }).boundingBox()
  const press = () => ada.mouse.click((tool?.x ?? 0) + 20, (tool?.y ?? 0) + 20)
  await press()
  await expect(seats).toHaveText(['Bruno', 'Ada'])
  await press()
  await expect(seats).toHaveText(['Ada', 'Bruno'])
})

test('on a phone talk below the screen is told before the game, and marked in it', { tag: '@desktop' }, async ({
  browser,
}) => {
  const ada = await person(browser, 'Ada')
  const bruno = await person(browser, 'Bruno', SIZES.landscape)
  await invite(ada)
  await sitAt(bruno, ada.url())
  const told = bruno.getByRole('status', { name: 'What happened at the table' })
  await ada.getByRole('button', { name: 'One moment!' }).click()
  await expect(told).toContainText('Ada: One moment!')
  await told.getByRole('button', { name: 'Talk' }).click()
  await expect(bruno.getByRole('log', { name: 'Talk' })).toBeInViewport({ ratio: 0.5 })
  await expect(told).not.toContainText('One moment')

  // Nobody else can come: people stand above the link for others.
  await bruno.setViewportSize(SIZES.phone)
  const top = async (part: string) => (await bruno.locator(part).boundingBox())?.y ?? 0
  await expect.poll(async () => (await top('.waiting .letter')) - (await top('.waiting .seats'))).toBeGreaterThan(0)
  await ada.getByRole('button', { name: 'Start the game' }).click()
  await expect(bruno.locator('.screen')).toBeVisible()
  await talk(ada)
  await ada.getByRole('button', { name: 'Ouch!' }).click()
  await expect(bruno.locator('.unread')).toHaveText('1')
  await expect(told).toContainText('Ada: Ouch!')
  // A drawer that is closed lies beyond the edge: nothing moves the screen there.
  const moved = await bruno.locator('.screen').evaluate((screen) => {
    screen.scrollLeft = 50
    return screen.scrollLeft
  })
  expect(moved).toBe(0)
  await talk(bruno)
  await expect(bruno.getByRole('heading', { name: 'Talk' })).toHaveCount(1)
  const [sheet, send] = await Promise.all(
    [bruno.getByRole('region', { name: 'Talk' }), bruno.getByRole('button', { name: 'Send' })].map((part) =>
      part.boundingBox(),
    ),
  )
  const foot = (box: typeof sheet) => (box?.y ?? 0) + (box?.height ?? 0)
  expect(foot(send)).toBeLessThan(foot(sheet))
})

test('whose time is running out sees it, hears it and feels it', { tag: '@desktop' }, async ({ browser }) => {
  const ada = await person(browser, 'Ada')
  await ada.addInitScript(() => {
    const buzzes: unknown[] = []
    Object.assign(window, { buzzes })
    navigator.vibrate = (pattern) => buzzes.push(pattern) > 0
  })
  await ada.clock.install()
  await invite(ada, { rival: 'bot', pace: 'Live' })
  await ada.getByRole('button', { name: 'Start the game' }).click()
  await asked(ada)
  const warning = ada.getByRole('alert').filter({ hasText: 'Your time is running out.' })
  await expect(warning).toBeHidden()
  const buzzes = () => ada.evaluate(() => Reflect.get(window, 'buzzes').length as number)
  const before = await buzzes()
  // So much of ten minutes that less than half a minute is left.
  await ada.clock.fastForward('09:40')
  await expect(warning).toBeVisible()
  await expect.poll(buzzes).toBe(before + 1)
})

test('by the day only who is asked has time, nobody’s line is missed, and an undo is asked for', {
  tag: '@desktop',
}, async ({ browser }) => {
  const ada = await person(browser, 'Ada')
  const bruno = await person(browser, 'Bruno')
  await invite(ada, { pace: 'By the day' })
  await sitAt(bruno, ada.url())
  await ada.getByRole('button', { name: 'Start the game' }).click()
  for (const page of [ada, bruno]) await expect(page.locator('.crew time')).toHaveText(['24 hours'])
  const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
  let mover = ada
  let other = bruno
  // What has shown a card, as a bust does, cannot be taken back: then the next one tries.
  await expect(async () => {
    mover = (await whoIsAsked(ada, bruno)) === ada ? ada : bruno
    other = mover === ada ? bruno : ada
    await turnTo(other, mover)
    await expect(undo(mover)).toBeEnabled({ timeout: 2_000 })
  }).toPass()
  await undo(mover).click()
  const told = (page: Page) => page.getByRole('status', { name: 'What happened at the table' })
  await expect(told(mover)).toContainText('You have asked to take it back.')
  await told(other).getByRole('button', { name: 'Allow it' }).click()
  await asked(mover)
  await expect(choices(other)).toHaveCount(0)
  await mover.close()
  await expect(other.locator('.crew li').filter({ hasText: mover === ada ? 'Ada' : 'Bruno' })).toContainText('away')
  await expect(other.locator('.crew li').filter({ hasText: 'connection lost' })).toHaveCount(0)
})

test('the result says why a match ended before its end', { tag: '@desktop' }, async ({ browser }) => {
  const ada = await person(browser, 'Ada')
  const bruno = await person(browser, 'Bruno')
  await invite(ada)
  await sitAt(bruno, ada.url())
  await ada.getByRole('button', { name: 'Start the game' }).click()
  await expect(bruno.locator('.screen')).toBeVisible()
  const doubts: string[] = []
  bruno.on('dialog', (dialog) => {
    doubts.push(dialog.message())
    void dialog.accept()
  })
  await bruno.getByRole('button', { name: 'Menu' }).click()
  await bruno.getByRole('button', { name: 'Resign' }).click()
  expect(doubts).toEqual(['Give up this game? Ada wins it.'])
  for (const [page, why] of [
    [ada, 'Bruno resigned.'],
    [bruno, 'You resigned.'],
  ] as const) {
    const end = page.getByRole('dialog', { name: 'The game is over' })
    await expect(end).toContainText(why)
    await expect(end, 'how it stood').toContainText('0 : 0')
    await expect(end.getByRole('table'), 'where nothing else can be told').toBeVisible()
  }
})

test('my tables stand above all else in the lobby, and what is over below', { tag: '@desktop' }, async ({
  browser,
}) => {
  const ada = await person(browser, 'Ada')
  await invite(ada, { rival: 'bot' })
  await ada.getByRole('button', { name: 'Start the game' }).click()
  await asked(ada)
  await ada.goto('/#/online')
  await expect(ada.getByRole('link', { name: /^Go on/ })).toBeVisible()
  const headings = ada.getByRole('heading', { level: 2 })
  await expect(headings).toHaveText(['My tables', 'Open tables'])
  const y = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  expect(await y(headings.first())).toBeLessThan(await y(ada.getByRole('link', { name: /^New table: Karibik/ })))
  await ada.getByRole('link', { name: /^Go on/ }).click()
  ada.on('dialog', (dialog) => dialog.accept())
  await ada.getByRole('button', { name: 'Menu' }).click()
  await ada.getByRole('button', { name: 'Resign' }).click()
  await expect(ada.getByRole('dialog', { name: 'The game is over' })).toBeVisible()
  await ada.goto('/#/online')
  await expect(headings).toHaveText(['Open tables', 'Finished'])
})

test('no press is lost while talk pours in', { tag: '@desktop' }, async ({ browser }) => {
  const ada = await person(browser, 'Ada')
  // A slow screen: between a press and what comes of it there is time for a line of talk.
  await ada.addInitScript(() => {
    window.requestAnimationFrame = (paint) => Number(setTimeout(() => paint(performance.now()), 150))
  })
  await invite(ada, { rival: 'bot' })
  const id = ada.url().split('/').at(-1) ?? ''
  let acts = 0
  const isAct = (text: string | Buffer) => String(text).includes('"type":"act"')
  ada.on('websocket', (socket) => socket.on('framesent', ({ payload }) => (acts += Number(isAct(payload)))))
  await ada.reload()
  await ada.getByRole('button', { name: 'Start the game' }).click()
  await asked(ada)
  await talk(ada)

  let isTalking = true
  const talkers = await Promise.all(Array.from({ length: 30 }, (_, i) => TestClient.named(server.url, `Talker ${i}`)))
  const pour = async (talker: TestClient) => {
    while (isTalking) {
      await talker.commandByHttp(id, { type: 'chat', text: 'Ahoy!' })
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
  const talking = Promise.all(talkers.map(pour))
  try {
    for (let presses = 0; presses < 8 && (await asked(ada)) === 'asked'; presses += 1) {
      const before = acts
      await choices(ada).first().click({ timeout: 10_000 })
      await expect.poll(() => acts).toBe(before + 1)
    }
    expect(acts).toBeGreaterThan(5)
    expect(await ada.locator('[role=log][aria-label=Talk] p').count()).toBeGreaterThan(acts)
  } finally {
    isTalking = false
    await talking
  }
})

test('both find each other again at the next table', { tag: '@desktop' }, async ({ browser }) => {
  const ada = await person(browser, 'Ada')
  const bruno = await person(browser, 'Bruno')
  await invite(ada)
  await sitAt(bruno, ada.url())
  await ada.getByRole('button', { name: 'Start the game' }).click()
  await expect(bruno.locator('.sea')).toBeVisible()
  bruno.on('dialog', (dialog) => dialog.accept())
  await bruno.getByRole('button', { name: 'Menu' }).click()
  await bruno.getByRole('button', { name: 'Resign' }).click()
  const over = (page: Page) => page.getByRole('dialog', { name: 'The game is over' })
  const before = ada.url()
  await over(ada).getByRole('button', { name: 'Play again' }).click()
  await expect(bruno.getByText('Ada offers a rematch.')).toBeVisible()
  await expect(ada).toHaveURL(before)
  await over(bruno).getByRole('button', { name: 'Play again' }).click()
  await expect(ada).not.toHaveURL(before)
  await expect(bruno).toHaveURL(ada.url())
  await expect(ada.locator('.sea')).toBeVisible()
})

test('out of every state of a table there is a way on the screen', async ({
  browser,
  viewport,
  isMobile,
  hasTouch,
}) => {
  const ada = await TestClient.named(server.url, 'Ada')
  const context = await browser.newContext({ viewport, isMobile, hasTouch, locale: 'en', baseURL: server.url })
  const guest = await context.newPage()
  await hurry(guest, { name: 'Bruno' })
  const visit = (table: string) => guest.goto(`/?${table}#/t/${table}`)
  const goHome = async (name = 'To the start page') => {
    await guest.getByRole('link', { name, exact: true }).last().click()
    await expect(guest.locator('article').first()).toBeVisible()
  }

  await visit('AAAAAAAAAAAA')
  await expect(guest.getByText('This table is gone, or the link is not quite right.')).toBeVisible()
  await goHome()

  const { id } = await ada.create({ game: 'haendler', seats: 2, spectators: false })
  await visit(id)
  await guest.getByRole('button', { name: 'Sit down' }).click()
  await expect(guest.locator('.waiting .own')).toContainText('Bruno')
  await guest.getByRole('button', { name: 'Stand up' }).click()
  await guest.getByRole('button', { name: 'Sit down' }).click()
  await expect(guest.locator('.waiting .own')).toContainText('Bruno')
  await ada.commandByHttp(id, { type: 'remove', seat: 1 })
  await expect(guest.getByText('The host has removed you from the table.')).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Sit down' })).toBeVisible()
  await ada.commandByHttp(id, { type: 'bot', seat: 1, bot: 'mate' })
  await expect(guest.getByText('Every seat is taken, and nobody else may look on.')).toBeVisible()
  await ada.commandByHttp(id, { type: 'start' })
  await expect(guest.getByText('Only those who play may look at this table.')).toBeVisible()
  await goHome()

  const { id: closed } = await ada.create({ game: 'haendler', seats: 2 })
  await visit(closed)
  await guest.getByRole('button', { name: 'Sit down' }).click()
  await expect(guest.locator('.waiting .own')).toContainText('Bruno')
  await ada.commandByHttp(closed, { type: 'close' })
  await expect(guest.getByText('This table was closed before the game began.')).toBeVisible()
  await goHome()

  const { id: running } = await ada.create({ game: 'haendler', seats: 2 })
  // A server that takes the request and never answers.
  await guest.clock.install()
  await guest.route('**/api/me', () => undefined)
  await visit(running)
  await expect(async () => {
    await guest.clock.fastForward(15_000)
    await expect(guest.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await guest.unroute('**/api/me')
  await guest.getByRole('button', { name: 'Try again' }).click()
  await guest.getByRole('button', { name: 'Sit down' }).click()
  await expect(guest.locator('.waiting .own')).toContainText('Bruno')
  await ada.commandByHttp(running, { type: 'start' })
  await expect(guest.locator('.sea')).toBeVisible()
  await ada.commandByHttp(running, { type: 'resign' })
  await expect(guest.getByRole('dialog', { name: 'The game is over' })).toBeVisible()
  await goHome('Home')
})

test('before it is known who is here nobody is said to be gone', { tag: '@desktop' }, async ({ browser }) => {
  const ada = await person(browser, 'Ada')
  const bruno = await person(browser, 'Bruno')
  await invite(ada)
  await bruno.routeWebSocket(/\/api\/live$/, (socket) => {
    const there = socket.connectToServer()
    there.onMessage((text) => {
      if (!String(text).includes('"type":"presence"')) socket.send(text)
    })
  })
  await bruno.goto(ada.url())
  await expect(bruno.getByRole('heading', { name: 'One of two is here' })).toBeVisible()
  await expect(bruno.getByRole('listitem').filter({ hasText: 'Ada' })).toContainText('here')
})

test('whoever was slower is told that the seat is taken', { tag: '@desktop' }, async ({ browser }) => {
  const ada = await person(browser, 'Ada')
  const bruno = await person(browser, 'Bruno')
  const carla = await person(browser, 'Carla')
  await invite(ada)
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
  await expect(carla.getByText('Every seat at this table is taken.')).toBeVisible()
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

test('a press in the moment of another’s move counts', { tag: '@desktop' }, async ({ browser }) => {
  const ada = await person(browser, 'Ada')
  const bruno = await person(browser, 'Bruno')
  await invite(ada, { game: 'karibik' })
  await sitAt(bruno, ada.url())
  await ada.getByRole('button', { name: 'Start the game' }).click()
  for (const page of [ada, bruno]) {
    await asked(page)
    await lay(page)
  }
  // What Bruno did has arrived and is not shown yet.
  await ada.clock.install()
  await ada.clock.pauseAt(Date.now() + 60_000)
  await confirm(bruno).click()
  await expect(bruno.getByText(/^Confirmed\./)).toBeVisible()
  await ada.evaluate(() => document.querySelector<HTMLElement>('.bidding button.main')?.click())
  await ada.clock.resume()
  await expect(confirm(ada)).toBeHidden()
  await expect(await log(ada)).toContainText('Arriba')
})

test('when the server is away a move waits for it, and nothing is lost', { tag: '@desktop' }, async ({ browser }) => {
  const ada = await person(browser, 'Ada')
  await invite(ada, { rival: 'bot' })
  await ada.getByRole('button', { name: 'Start the game' }).click()
  await asked(ada)
  const told = (await log(ada)).locator('p')
  const lines = await told.count()
  await ada.context().setOffline(true)
  await ada.route('**/api/**', (route) => route.abort())
  const { port } = new URL(server.url)
  await server.stop()
  await expect(ada.getByText('Connection lost; trying again.')).toBeVisible()
  await choices(ada).first().click()
  await ada.context().setOffline(false)
  const again = await startTestServer({ web: `${ROOT}web/dist`, store: server.store, port: Number(port) })
  try {
    await expect(ada.getByText('Connection lost; trying again.')).toBeHidden({ timeout: 20_000 })
    await expect.poll(() => told.count()).toBeGreaterThan(lines)
  } finally {
    await again.end()
  }
})

test('a line that is dead without being closed is noticed within ten seconds, though nobody says anything', {
  tag: '@desktop',
}, async ({ browser }) => {
  const ada = await person(browser, 'Ada')
  await ada.clock.install()
  let isDead = false
  await ada.routeWebSocket(/\/api\/live$/, (socket) => {
    const there = socket.connectToServer()
    socket.onMessage((text) => {
      if (!isDead) there.send(text)
    })
    there.onMessage((text) => {
      if (!isDead) socket.send(text)
    })
  })
  await invite(ada, { rival: 'bot' })
  await ada.getByRole('button', { name: 'Start the game' }).click()
  await asked(ada)
  isDead = true
  // It asks after five, and has no answer after nine.
  for (const seconds of [5.5, 4.5]) await ada.clock.fastForward(seconds * 1_000)
  await expect(ada.getByText('Connection lost; trying again.')).toBeVisible()
  isDead = false
  await ada.clock.fastForward(5_000)
  await expect(ada.getByText('Connection lost; trying again.')).toBeHidden()
})

test('what one of those who played has analysed, the others find', { tag: '@desktop' }, async ({ browser }) => {
  const [anne, mary] = await Promise.all(['Anne', 'Mary'].map((name) => TestClient.named(server.url, name)))
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  await mary.commandByHttp(id, { type: 'join' })
  await anne.commandByHttp(id, { type: 'start' })
  for (const client of [anne, mary, anne, mary]) {
    await client.commandByHttp(id, { type: 'act', action: { type: 'reveal' } })
  }
  await mary.commandByHttp(id, { type: 'resign' })
  const [page, other] = [await person(browser, 'Anne'), await person(browser, 'Mary')]
  for (const [place, { cookie }] of [[page, anne] as const, [other, mary] as const]) {
    const [name, value] = cookie.split('=')
    await place.context().addCookies([{ name, value, url: server.url }])
  }
  await page.goto(`/#/analysis/online/${id}`)
  await expect(page.getByText('every choice weighed')).toBeVisible()
  await expect.poll(async () => (await mary.get(`/api/tables/${id}/analysis`)).status).toBe(200)
  // Whoever finds one makes none, and sends none in.
  const sent: string[] = []
  other.on('request', (request) => request.url().endsWith('/analysis') && sent.push(request.method()))
  await other.goto(`/#/analysis/online/${id}`)
  await expect(other.getByText('every choice weighed')).toBeVisible()
  expect(sent).toEqual(['GET'])
})

test('axe finds nothing in the lobby, before the game and in it', async ({ page }) => {
  await hurry(page)
  await page.goto(`${server.url}/#/new/haendler/invite`)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  expect(await faults(page), 'invitation').toEqual([])
  await unfold(page)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(waiting(page)).toBeVisible()
  await page.getByText('Pace, rules, who may come').click()
  await page.getByRole('button', { name: 'A bot at seat 2' }).click()
  await expect(page.getByRole('combobox', { name: /^How .* plays$/ })).toBeVisible()
  expect(await faults(page), 'seats').toEqual([])
  const table = page.url()
  await page.goto(`${server.url}/#/online`)
  await expect(page.getByRole('link', { name: /^Go on/ }).first()).toBeVisible()
  expect(await faults(page), 'lobby').toEqual([])
  await page.goto(table)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await asked(page)
  expect(await faults(page), 'game').toEqual([])
  await page.goto('/')
})
