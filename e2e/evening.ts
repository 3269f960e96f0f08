/** An evening with friends from the invitation to the rematch, on a plain address of a home network. */

import type { Page, WebSocketRoute } from '@playwright/test'
import { LIMITS } from '@windward/protocol/limits.ts'
import { ROUTES } from '@windward/protocol/routes.ts'
import { TestClient } from '@windward/server/given/client.ts'
import { TestPlayer } from '@windward/server/given/player.ts'
import { bid, choices, confirm, expect, hurry, result, waiting, whoIsAsked } from './table.ts'

export interface Evening {
  readonly game: string
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
const RACE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  marauders: { 'Glory Points to win': '8', 'Event Cards (most rounds)': '15' },
}

export async function evening({ game, url, api, open, look }: Evening): Promise<void> {
  const person = async () => {
    const page = await open()
    await page.clock.install()
    await hurry(page)
    return { page, line: await lineOf(page) }
  }
  const [ada, bruno, carla] = [await person(), await person(), await person()]
  const host = ada.page

  await host.goto(`${url}/#/new/${game}/invite`)
  expect(await host.evaluate(() => isSecureContext)).toBe(false)
  await host.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await host.getByRole('button', { name: 'One more seat' }).click()
  await look(host, 'invite')
  await host.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(waiting(host)).toBeVisible()
  await expect(host.getByRole('img', { name: 'The same link, for a camera' })).toBeVisible()
  await look(host, 'waiting')

  await sit(bruno.page, host.url(), 'Bruno')
  await expect(told(host)).toContainText('Bruno sits down.')
  await look(host, 'guest-came')
  await carla.page.goto(await waiting(host).locator('.link').innerText())
  await carla.page.getByRole('button', { name: 'Sit down' }).waitFor()
  await look(carla.page, 'who-are-you')
  await sit(carla.page, carla.page.url(), 'Carla')
  await host.getByRole('button', { name: 'Exchange seats 2 and 3' }).click()
  await expect(bruno.page.locator('.waiting li').nth(2)).toContainText('Bruno')
  await bruno.page.getByRole('button', { name: 'One moment, please.' }).click()
  await expect(host.getByRole('log', { name: 'Talk' })).toContainText('One moment, please.')
  await look(host, 'all-here')
  await chooseRules(host, RACE[game] ?? {})
  await host.getByRole('button', { name: 'Start the game' }).click()
  const everyone = [ada, bruno, carla]
  for (const { page } of everyone) await expect(page.locator('.screen')).toBeVisible()

  const mover = await asked(everyone)
  const others = everyone.filter((one) => one !== mover)
  await mover.line.cut()
  await answer(mover.page)
  await expect(told(others[0].page)).toContainText('has lost the connection.')
  await mover.page.clock.fastForward(5_000)
  await expect(told(mover.page)).toContainText('Connection lost; trying again.')
  await expect(mover.page.getByText('sending …')).toBeVisible()
  await look(mover.page, 'connection-lost')
  for (let passed = 5_000; passed < OUTAGE; passed += 5_000) await mover.page.clock.fastForward(5_000)
  pass(OUTAGE)
  await expect(told(mover.page)).toContainText('Connection lost; trying again.')
  await mend(mover)
  await expect(mover.page.getByText('sending …')).toBeHidden()
  await expect(told(others[0].page)).not.toContainText('has lost the connection.')

  const vanishing = await asked([carla, bruno], host)
  const staying = vanishing === carla ? bruno : carla
  const name = vanishing === carla ? 'Carla' : 'Bruno'
  const link = await linkToAnotherDevice(vanishing.page, look)
  await vanishing.page.context().close()
  // Whoever was asked long ago, as all are who bid at once, is away by now.
  await expect(told(host)).toContainText(new RegExp(`${name} (has lost the connection|is away)\\.`))
  await look(host, 'somebody-away')
  pass(LIMITS.absentAfter)
  await say(staying.page, `Where is ${name}?`)
  await look(host, 'claim')
  await host.getByRole('button', { name: `Let a bot play for ${name}` }).click()
  await expect(told(staying.page)).toContainText(`${name} was away: a bot plays the seat for now.`)

  const another = await person()
  const device = another.page
  await device.goto(link)
  await expect(device.getByRole('heading')).toHaveText(`You are ${name} on this device now.`)
  await look(device, 'another-device')
  await device.getByRole('link', { name: 'To my tables' }).click()
  await device
    .getByRole('link', { name: /^Go on/ })
    .first()
    .click()
  await expect(told(device)).toContainText('You were away, and a bot plays your seat.')
  await look(device, 'a-bot-has-my-seat')
  await device.getByRole('button', { name: 'Take it back' }).click()
  await expect(told(host)).toContainText(`${name} is back and plays again.`)

  const table = new URL(host.url()).hash.split('/').at(-1) ?? ''
  const all = [ada, staying, another]
  for (const { line } of all) await line.cut()
  await playOut(await Promise.all(all.map(({ page }) => clientOf(page, url, api))), table)
  for (const one of all) await mend(one)
  // A page that was cut off tries again every few seconds.
  for (const { page } of all) await expect(result(page)).toBeVisible({ timeout: 20_000 })
  await look(host, 'over')
  const before = host.url()
  await result(host).getByRole('button', { name: 'Play again' }).click()
  await expect(told(device)).toContainText('Ada offers a rematch.')
  await look(device, 'rematch-offered')
  for (const page of [staying.page, device]) await told(page).getByRole('button', { name: 'Play again' }).click()
  for (const page of [host, staying.page, device]) {
    await expect(page).not.toHaveURL(before)
    await expect(result(page)).toBeHidden()
    await expect(page.locator('.screen')).toBeVisible()
  }
  await look(host, 'rematch')
}

const told = (page: Page) => page.getByRole('status', { name: 'What happened at the table' })

async function sit(page: Page, url: string, name: string): Promise<void> {
  if (page.url() !== url) await page.goto(url)
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
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
  if ((await confirm(page).count()) > 0) return bid(page)
  const stop = choices(page).filter({ hasText: /Stop|Finish|Take nothing|Pass$|Done/ })
  await ((await stop.count()) > 0 ? stop : choices(page)).first().click()
}

async function say(page: Page, text: string): Promise<void> {
  const toggle = page.locator('.talk-toggle')
  await toggle.click()
  await page.getByRole('textbox', { name: 'Say something' }).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log', { name: 'Talk' })).toContainText(text)
  await toggle.click()
}

async function linkToAnotherDevice(page: Page, look: Evening['look']): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Make the link' }).click()
  const link = await menu.locator('.link').innerText()
  await look(page, 'recovery-link')
  return link
}

async function chooseRules(page: Page, rules: Readonly<Record<string, string>>): Promise<void> {
  if (Object.keys(rules).length === 0) return
  await page.getByText('Pace, rules, who may come').click()
  for (const [rule, value] of Object.entries(rules)) {
    const select = page.getByRole('combobox', { name: rule })
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

/** The rest of the match, by what its people might do, faster than a screen could show it. */
async function playOut(people: readonly TestClient[], table: string): Promise<void> {
  const players = people.map((one) => new TestPlayer(one, table, [one.url]))
  const end = performance.now() + PLAYED_OUT
  await Promise.all(players.map((player) => player.play(() => performance.now() > end)))
  expect(players.map(({ info }) => info?.ending?.how)).toEqual(people.map(() => 'played'))
}

/** The line is whole again, and is tried at once. */
async function mend({ page, line }: { readonly page: Page; readonly line: Line }): Promise<void> {
  line.mend()
  await expect(async () => {
    await page.clock.fastForward(5_000)
    await expect(told(page)).not.toContainText('Connection lost', { timeout: 1_000 })
  }).toPass()
}

/** Time passes on the server, which runs in this process and never goes back in time. */
function pass(milliseconds: number): void {
  const before = Date.now
  Date.now = () => before() + milliseconds
}

interface Line {
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
    async cut() {
      isCut = true
      await Promise.all(servers.splice(0).map((server) => server.close()))
    },
    mend() {
      isCut = false
    },
  }
}
