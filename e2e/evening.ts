/** An evening with friends from the invitation to the rematch, on a plain address of a home network. */

import type { Page, WebSocketRoute } from '@playwright/test'
import { type Language, sayOption } from '@windward/core/words.ts'
import { coverOf, type GameId } from '@windward/games/catalogue.ts'
import { DECKS } from '@windward/games/haendler/components.ts'
import { influenceOf } from '@windward/games/haendler/rules/persons.ts'
import type { View as HaendlerView } from '@windward/games/haendler/view.ts'
import { LAST_ROUND, THRESHOLDS } from '@windward/games/karibik/components.ts'
import { doubloons } from '@windward/games/karibik/state.ts'
import type { View as KaribikView } from '@windward/games/karibik/view.ts'
import type { View as MaraudersView } from '@windward/games/marauders/view.ts'
import { LIMITS } from '@windward/protocol/limits.ts'
import { ROUTES } from '@windward/protocol/routes.ts'
import type { Update } from '@windward/protocol/updates.ts'
import { TestClient } from '@windward/server/given/client.ts'
import { TestPlayer } from '@windward/server/given/player.ts'
import { bidding, choices, expect, hurry, SHEET, waiting, whoIsAsked } from './table.ts'
import { type ScreenWords, wordsIn } from './words.ts'

export interface Evening {
  readonly game: GameId
  readonly language: Language
  readonly url: string
  /** The same server as this process reaches it. */
  readonly api: string
  /** A browser of somebody's own. */
  open(): Promise<Page>
  /** Every step is worth a picture. */
  look(page: Page, step: string): Promise<void>
}

/** Milliseconds without a network; both sides believe that they have passed. */
const OUTAGE = 15_000

/** Milliseconds in which a match is played out, on however busy a machine. */
const PLAYED_OUT = 90_000

/** The shortest race, where there is one to choose. */
const RACE: Partial<Record<GameId, Readonly<Record<string, string>>>> = {
  marauders: { glory: '8', events: '15' },
}

/** The last round has begun, or is sure to come: from here on the screens see the match. */
const NEAR_THE_END: Readonly<Record<GameId, (view: unknown) => boolean>> = {
  haendler: (view) => {
    const { deck, players } = view as HaendlerView
    return players.some((player) => influenceOf(DECKS[deck], player) >= DECKS[deck].target)
  },
  karibik: (view) => {
    const { round, seats } = view as KaribikView
    return round === LAST_ROUND || seats.some((seat) => doubloons(seat) >= THRESHOLDS[seats.length])
  },
  marauders: (view) => (view as MaraudersView).round >= Number(RACE.marauders?.events) - 1,
}

export async function evening({ game, language, url, api, open, look }: Evening): Promise<void> {
  const say = wordsIn(language)
  const told = (page: Page) => page.getByRole('status', { name: say('news.all') })
  const button = (page: Page, key: Parameters<ScreenWords>[0], params?: Parameters<ScreenWords>[1]) =>
    page.getByRole('button', { name: say(key, params), exact: true })
  const lostBy = ({ name }: { readonly name: string }) => say('news.lostOf', { who: name })
  const person = async (name: string) => {
    const page = await open()
    await page.clock.install()
    await hurry(page, { language })
    return { name, page, line: await lineOf(page) }
  }
  const [ada, bruno, carla] = [await person('Ada'), await person('Bruno'), await person('Carla')]
  const host = ada.page

  await host.goto(`${url}/#/new/${game}/invite`)
  expect(await host.evaluate(() => isSecureContext)).toBe(false)
  await host.getByRole('textbox', { name: say('invite.name') }).fill('Ada')
  await button(host, 'invite.more').click()
  await look(host, 'invite')
  await host.getByRole('button', { name: say('invite.send') }).click()
  await expect(waiting(host)).toBeVisible()
  await expect(host.getByRole('img', { name: say('wait.qr') })).toBeVisible()
  await look(host, 'waiting')

  await sit(say, bruno.page, host.url(), 'Bruno')
  await expect(told(host)).toContainText(say('news.join', { who: 'Bruno' }))
  await look(host, 'guest-came')
  await carla.page.goto(await waiting(host).locator('.link').innerText())
  await button(carla.page, 'wait.sit').waitFor()
  await look(carla.page, 'who-are-you')
  await sit(say, carla.page, carla.page.url(), 'Carla')
  await button(host, 'wait.exchange', { a: 2, b: 3 }).click()
  await expect(bruno.page.locator('.waiting li').nth(2)).toContainText('Bruno')
  await button(bruno.page, 'chat.moment').click()
  await expect(host.getByRole('log', { name: say('room.chat') })).toContainText(say('chat.moment'))
  await look(host, 'all-here')
  await chooseRules(host, game, language)
  await button(host, 'wait.start').click()
  const everyone = [ada, bruno, carla]
  for (const { page } of everyone) await expect(page.locator('.screen')).toBeVisible()

  const mover = await asked(everyone)
  const others = everyone.filter((one) => one !== mover)
  await mover.line.cut()
  await answer(mover.page)
  await expect(told(others[0].page)).toContainText(lostBy(mover))
  await mover.page.clock.fastForward(5_000)
  await expect(told(mover.page)).toContainText(say('room.lost'))
  await expect(mover.page.getByText(say('news.sending'))).toBeVisible()
  await look(mover.page, 'connection-lost')
  for (let passed = 5_000; passed < OUTAGE; passed += 5_000) await mover.page.clock.fastForward(5_000)
  pass(OUTAGE)
  await expect(told(mover.page)).toContainText(say('room.lost'))
  await mend(mover)
  await expect(mover.page.getByText(say('news.sending'))).toBeHidden()
  await expect(told(others[0].page)).not.toContainText(lostBy(mover))

  const vanishing = await asked([carla, bruno], host)
  const staying = vanishing === carla ? bruno : carla
  const who = vanishing.name
  const link = await linkToAnotherDevice(say, vanishing.page, look)
  await vanishing.page.context().close()
  // Whoever was asked long ago, as all are who bid at once, is away by now.
  const gone = told(host)
    .filter({ hasText: lostBy(vanishing) })
    .or(told(host).filter({ hasText: say('claim.away', { who }) }))
  await expect(gone).toBeVisible()
  await look(host, 'somebody-away')
  pass(LIMITS.absentAfter)
  await speak(say, staying.page, `${who}?`)
  await look(host, 'claim')
  await button(host, 'claim.bot', { who }).click()
  await expect(told(staying.page)).toContainText(say('news.claimBot', { who }))

  const another = await person(who)
  const device = another.page
  await device.goto(link)
  await expect(device.getByRole('heading')).toHaveText(say('device.done', { name: who }))
  await look(device, 'another-device')
  await device.getByRole('link', { name: say('device.tables') }).click()
  await look(device, 'my-tables')
  await device.locator('.row a').first().click()
  await expect(told(device)).toContainText(say('news.botPlays'))
  await look(device, 'a-bot-has-my-seat')
  await button(device, 'news.takeBack').click()
  await expect(told(host)).toContainText(say('news.return', { who }))

  const table = new URL(host.url()).hash.split('/').at(-1) ?? ''
  const all = [ada, staying, another]
  for (const { line } of all) await line.cut()
  await playOut(
    await Promise.all(all.map(({ page }) => clientOf(page, url, api))),
    table,
    NEAR_THE_END[game],
    async () => {
      for (const one of all) await mend(one)
    },
  )
  // A page that was cut off tries again every few seconds, and then shows what it has missed.
  for (const { page } of all) await readToTheEnd(page)
  await look(host, 'over')
  const before = host.url()
  await result(host)
    .getByRole('button', { name: say('play.again') })
    .click()
  await expect(told(device)).toContainText(say('news.rematchOffered', { who: 'Ada' }))
  await look(device, 'rematch-offered')
  for (const page of [staying.page, device])
    await told(page)
      .getByRole('button', { name: say('news.rematchTake') })
      .click()
  for (const page of [host, staying.page, device]) {
    await expect(page).not.toHaveURL(before)
    await expect(result(page)).toBeHidden()
    await expect(page.locator('.screen')).toBeVisible()
  }
  await look(host, 'rematch')
}

/** The end of a match, in any language. */
const result = (page: Page) => page.locator('[role=dialog].ending')

async function readToTheEnd(page: Page): Promise<void> {
  const sheet = page.locator(SHEET).first()
  for (;;) {
    await expect(result(page).or(sheet)).toBeVisible({ timeout: 30_000 })
    if (await result(page).isVisible()) return
    await sheet.click()
  }
}

async function sit(say: ScreenWords, page: Page, url: string, name: string): Promise<void> {
  if (page.url() !== url) await page.goto(url)
  await page.getByRole('textbox', { name: say('invite.name') }).fill(name)
  await page.getByRole('button', { name: say('wait.sit'), exact: true }).click()
  await expect(page.locator('.waiting .own')).toContainText(name)
}

/** The first of these who is asked something; the host answers as long as only they are. */
async function asked<P extends { readonly page: Page }>(people: readonly P[], host?: Page): Promise<P> {
  const pages = [...people.map(({ page }) => page), ...(host ? [host] : [])]
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const page = await whoIsAsked(...pages)
    const found = people.find((one) => one.page === page)
    if (found) return found
    if (page) await answer(page)
  }
  throw new Error('nobody else is asked')
}

/** More than a turn can have. */
const MOST_ANSWERS = 60

/** Whatever ends a turn soonest. */
async function answer(page: Page): Promise<void> {
  const lays = bidding(page).locator('.plate.main')
  if ((await lays.count()) > 0) {
    await expect(async () => {
      await page.keyboard.type('543210')
      await expect(lays).toBeEnabled({ timeout: 500 })
    }).toPass({ intervals: [100] })
    return lays.click()
  }
  const stop = choices(page).filter({ hasText: STOPS })
  await ((await stop.count()) > 0 ? stop : choices(page)).first().click()
}

/** In three languages. */
const STOPS =
  /Stop|Take no more|Finish|Pass$|Done|Fermati|Non prendere|Finisci|Passa$|Fatto|Aufhören|Nichts mehr|Fertig|Passen$/

async function speak(say: ScreenWords, page: Page, text: string): Promise<void> {
  const toggle = page.locator('.talk-toggle')
  await toggle.click()
  await page.getByRole('textbox', { name: say('room.say') }).fill(text)
  await page.getByRole('button', { name: say('room.send') }).click()
  await expect(page.getByRole('log', { name: say('room.chat') })).toContainText(text)
  await toggle.click()
}

async function linkToAnotherDevice(say: ScreenWords, page: Page, look: Evening['look']): Promise<string> {
  await page.getByRole('button', { name: say('play.menu') }).click()
  const menu = page.getByRole('dialog', { name: say('play.menu') })
  await menu.getByRole('button', { name: say('device.make') }).click()
  const link = await menu.locator('.link').innerText()
  await look(page, 'recovery-link')
  return link
}

async function chooseRules(page: Page, game: GameId, language: Language): Promise<void> {
  const rules = Object.entries(RACE[game] ?? {})
  if (rules.length === 0) return
  await page.getByText(wordsIn(language)('wait.change')).click()
  for (const [rule, value] of rules) {
    const select = page.getByRole('combobox', { name: sayOption(coverOf(game), language, rule) })
    await select.selectOption(value)
    await expect(select).toHaveValue(value)
  }
}

/** The same person, as a program that speaks to the server. */
async function clientOf(page: Page, url: string, api: string): Promise<TestClient> {
  const client = new TestClient(api)
  const [{ name, value }] = await page.context().cookies(url)
  client.cookie = `${name}=${value}`
  const { person } = await client.call(ROUTES.me, {})
  client.id = person?.id ?? ''
  return client
}

/**
 * The rest of the match, by what its people might do, faster than a screen could show it; `atLast`, before its end. One
 * that ends by surprise is over by then.
 */
async function playOut(
  people: readonly TestClient[],
  table: string,
  isNear: (view: unknown) => boolean,
  atLast: () => Promise<void>,
): Promise<void> {
  let last: Promise<void> | undefined
  const think = ({ position }: Update) => {
    if (isNear(position?.view)) last ??= atLast()
    return last
  }
  const players = people.map((one) => new TestPlayer(one, table, [one.url], { think }))
  const end = performance.now() + PLAYED_OUT
  await Promise.all(players.map((player) => player.play(() => performance.now() > end)))
  await (last ?? atLast())
  expect(players.map(({ info }) => info?.ending?.how)).toEqual(people.map(() => 'played'))
}

/** The line is whole again, and is tried at once. */
async function mend({ page, line }: { readonly page: Page; readonly line: Line }): Promise<void> {
  line.mend()
  await expect(async () => {
    await page.clock.fastForward(5_000)
    await expect.poll(() => line.isOpen, { timeout: 1_000 }).toBe(true)
  }).toPass()
  await expect(page.locator('.notice.alarm')).toBeHidden()
}

/** Time passes on the server, which runs in this process and never goes back in time. */
function pass(milliseconds: number): void {
  const before = Date.now
  Date.now = () => before() + milliseconds
}

interface Line {
  /** Whether the page has a way to the server. */
  readonly isOpen: boolean
  cut(): Promise<void>
  mend(): void
}

/** A socket that can be cut as a cable is: the server sees it end, the page sees nothing, and nothing gets through. */
async function lineOf(page: Page): Promise<Line> {
  let isCut = false
  const servers: WebSocketRoute[] = []
  await page.routeWebSocket(/\/api\/live$/, (socket) => {
    if (isCut) return
    const server = socket.connectToServer()
    servers.push(server)
    socket.onMessage((text) => {
      if (!isCut) server.send(text)
    })
    server.onMessage((text) => {
      if (!isCut) socket.send(text)
    })
    server.onClose(() => {
      if (!isCut) void socket.close()
    })
  })
  return {
    get isOpen() {
      return servers.length > 0
    },
    async cut() {
      isCut = true
      await Promise.all(servers.splice(0).map((server) => server.close()))
    },
    mend() {
      isCut = false
    },
  }
}
