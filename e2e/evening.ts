/** An evening with friends from the invitation to the rematch, on a plain address of a home network. */

import type { Page, WebSocketRoute } from '@playwright/test'
import { LIMITS } from '@windward/protocol/limits.ts'
import { bid, choices, confirm, expect, hurry, result, waiting, whoIsAsked } from './table.ts'

export interface Evening {
  readonly game: string
  readonly url: string
  /** Milliseconds without a network. */
  readonly outage: number
  /** A browser of somebody's own. */
  open(): Promise<Page>
  /** Every step is worth a picture. */
  look(page: Page, step: string): Promise<void>
}

export async function evening({ game, url, outage, open, look }: Evening): Promise<void> {
  const person = async () => {
    const page = await open()
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
  await look(carla.page, 'who-are-you')
  await sit(carla.page, carla.page.url(), 'Carla')
  await host.getByRole('button', { name: 'Exchange seats 2 and 3' }).click()
  await expect(bruno.page.locator('.waiting li').nth(2)).toContainText('Bruno')
  await bruno.page.getByRole('button', { name: 'One moment, please.' }).click()
  await expect(host.getByRole('log', { name: 'Talk' })).toContainText('One moment, please.')
  await look(host, 'all-here')
  await host.getByRole('button', { name: 'Start the game' }).click()
  const everyone = [ada, bruno, carla]
  for (const { page } of everyone) await expect(page.locator('.screen')).toBeVisible()

  const mover = await asked(everyone)
  const others = everyone.filter((one) => one !== mover)
  await mover.line.cut()
  const cutAt = Date.now()
  await answer(mover.page)
  await expect(told(others[0].page)).toContainText('has lost the connection.')
  await expect(told(mover.page)).toContainText('The connection is lost; trying again.', { timeout: 10_000 })
  await expect(mover.page.getByText('sending …')).toBeVisible()
  await look(mover.page, 'connection-lost')
  await mover.page.waitForTimeout(Math.max(0, outage - (Date.now() - cutAt)))
  mover.line.mend()
  await expect(told(mover.page)).not.toContainText('The connection is lost')
  await expect(mover.page.getByText('sending …')).toBeHidden()
  await expect(told(others[0].page)).not.toContainText('has lost the connection.')

  const vanishing = await asked([carla, bruno], host)
  const staying = vanishing === carla ? bruno : carla
  const name = vanishing === carla ? 'Carla' : 'Bruno'
  const link = await linkToAnotherDevice(vanishing.page, look)
  await vanishing.page.context().close()
  await expect(told(host)).toContainText(`${name} has lost the connection.`)
  await look(host, 'somebody-away')
  waitAMinute()
  await say(staying.page, `Where is ${name}?`)
  await look(host, 'claim')
  await host.getByRole('button', { name: `Let a bot play for ${name}` }).click()
  await expect(told(staying.page)).toContainText(`${name} was away: a bot plays the seat for now.`)

  const device = await open()
  await hurry(device)
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

  await resign(staying.page)
  await resign(device)
  await expect(result(host)).toContainText(`${name} resigned.`)
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

async function resign(page: Page): Promise<void> {
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Resign' }).click()
}

/** So long that whoever is away counts as absent; the server runs in this process and never goes back in time. */
function waitAMinute(): void {
  const before = Date.now
  Date.now = () => before() + LIMITS.absentAfter
}

/** A socket that can be cut as a cable is: the server sees it end, the page sees nothing, and nothing gets through. */
async function lineOf(page: Page): Promise<{ cut(): Promise<void>; mend(): void }> {
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
