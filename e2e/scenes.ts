/** What is worth a picture: each scene leads its people to it, in English, and says when. */

import type { Page } from '@playwright/test'
import { BOOKED } from '@windward/analysis/books.ts'
import { GAME_IDS, type GameId } from '@windward/games/catalogue.ts'
import { MATTERS, openBefore } from './records.ts'
import { asked, choices, confirm, invite, reach, result, sensible } from './table.ts'

/** The page is loaded again for other languages: what a picture shows must survive that, and `sign` is when it is there. */
export type Photograph = (page: Page, name: string, sign: string) => Promise<void>
type Scene = (people: readonly Page[], picture: Photograph) => Promise<void>

/** A page that lists the games shows each of them. */
const ALL_GAMES = `article:nth-of-type(${GAME_IDS.length}) .button`

/** Where a page is, and what on it comes last. */
const PAGES: Readonly<Record<string, readonly [path: string, sign: string]>> = {
  home: ['', ALL_GAMES],
  ...Object.fromEntries(GAME_IDS.map((game) => [`new-${game}`, [`#/new/${game}`, 'h1']])),
  voyage: ['#/voyage', 'h1'],
  puzzles: ['#/puzzles', 'progress'],
  ...Object.fromEntries(BOOKED.map((game) => [`puzzle-${game}`, [`#/puzzles/${game}`, '.riddle']])),
  settings: ['#/settings', 'h1'],
  about: ['#/about', 'h1'],
  replay: ['#/replay', 'h1'],
  learn: ['#/learn', '.teacher .plate'],
  ...Object.fromEntries(
    GAME_IDS.flatMap((game) => [
      [`learn-${game}`, [`#/learn/${game}`, 'h1']],
      [`learn-${game}-reference`, [`#/learn/${game}/reference`, 'h1']],
      [`learn-${game}-first`, [`#/learn/${game}/first`, '.teacher']],
    ]),
  ),
}

const RESULT = '[role=dialog].ending'

/** When a table of Händler is worth a picture: after so many answers. */
const MOMENTS = [0, 6, 20, 60]

export const pages: Scene = async ([page], picture) => {
  for (const [name, [path, sign]] of Object.entries(PAGES)) {
    await page.goto(`/${path}`)
    await page.reload({ waitUntil: 'networkidle' })
    await picture(page, name, sign)
  }
}

const haendler: Scene = async ([page], picture) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now', exact: true }).first().click()
  for (let answers = 0; (await asked(page)) === 'asked'; answers++) {
    if (MOMENTS.includes(answers)) await picture(page, `haendler-${answers}`, '.choice')
    await asked(page)
    const cards = await page.locator('.harbor [data-thing^=card-]').count()
    const reveal = choices(page).filter({ hasText: 'Reveal' })
    const isBold = answers < 60 && cards < 4 && (await reveal.count()) > 0
    await (isBold ? reveal.first() : choices(page).nth(await sensible(page))).click()
  }
  await picture(page, 'haendler-result', RESULT)
  await result(page).getByRole('button', { name: 'Watch the replay' }).click()
  await page.getByRole('slider', { name: 'Move' }).fill('30')
  await page.getByRole('button', { name: 'Verify fairness' }).click()
  await page.getByText(/^✓/).waitFor()
  // Last: what is said of it may lie over its neighbours.
  await linkToThisMoment(page)
  await picture(page, 'replay-30', '.keys')
  await page.goto('/')
  await picture(page, 'home-finished', '.row')
}

const karibik: Scene = async ([page], picture) => {
  await page.goto('/')
  await page.getByRole('button', { name: /^Play now ?: Karibik$/ }).click()
  for (const moment of ['karibik-1', 'karibik-2', 'karibik-3']) {
    while ((await asked(page)) === 'asked')
      await choices(page)
        .nth(await sensible(page))
        .click()
    await picture(page, `${moment}-bids`, '.bidding')
    await asked(page)
    await page.keyboard.type('543210')
    await confirm(page).click()
    if ((await asked(page)) === 'asked') await picture(page, `${moment}-moves`, '.choice')
  }
}

const SHOPS = [
  ['Buy goods', 'market'],
  ['shipyard', 'shipyard'],
] as const

/** The table as it is played, and out of a record what does not come at once: a raid, a battle. */
const marauders: Scene = async ([page], picture) => {
  await page.goto('/#/voyage')
  await page.getByRole('button', { name: 'Set sail' }).click()
  await asked(page)
  await picture(page, 'marauders-muster', '.choice')
  await asked(page)
  await choices(page).first().click()
  await asked(page)
  await picture(page, 'marauders-turn', '.choice')
  await asked(page)
  await (await reach(page, 'Port action')).click()
  await asked(page)
  await reach(page, 'Done')
  await picture(page, 'marauders-port', '.choice')
  for (const [shop, name] of SHOPS) {
    await asked(page)
    const visit = choices(page).filter({ hasText: shop })
    if ((await visit.count()) === 0) continue
    await visit.click()
    await asked(page)
    await picture(page, `marauders-${name}`, '.choice')
    await asked(page)
    await choices(page).filter({ hasText: 'Done' }).click()
  }
  for (const [name, answer] of Object.entries(MATTERS)) {
    await openBefore(page, answer)
    await page.locator(`.stage.${name}`).waitFor()
    await linkToThisMoment(page)
    await picture(page, `marauders-${name}`, `.stage.${name}`)
  }
}

/** Two people at one device, one after the other. */
export const hotSeat: Scene = async ([page], picture) => {
  await page.goto('/#/new/karibik')
  await page.getByRole('combobox', { name: 'Who plays seat 2' }).selectOption({ label: 'A person at this device' })
  await page.getByRole('button', { name: 'Start' }).click()
  await asked(page)
  await page.keyboard.type('543210')
  await confirm(page).click()
  await page.getByRole('dialog').waitFor()
  await picture(page, 'pass-the-device', 'dialog[open]')
}

export const troubles: Scene = async ([page], picture) => {
  for (const [name, path] of [
    ['server-away', '#/online'],
    ['bad-link', '#/replay/r/notarecord/3'],
    ['no-game', '#/play/none'],
    ['nowhere', '#/nowhere'],
  ]) {
    await page.goto(`/${path}`)
    await page.reload({ waitUntil: 'networkidle' })
    await picture(page, `trouble-${name}`, '.trouble')
  }
}

export const rooms: Scene = async ([ada, bruno, carla], picture) => {
  await ada.goto('/#/new/haendler/invite')
  await picture(ada, 'invite', 'fieldset')
  await invite(ada, { pace: 'Live', isListed: true })
  await picture(ada, 'room-host', 'h2')
  await bruno.goto('/#/online')
  await bruno.getByRole('link', { name: /^Sit down/ }).waitFor()
  await picture(bruno, 'lobby', '.row')
  await bruno.goto(ada.url())
  await bruno.getByRole('button', { name: 'Sit down' }).waitFor()
  await picture(bruno, 'room-guest', 'h2')
  await bruno.getByRole('button', { name: 'Sit down' }).click()
  await bruno.getByRole('textbox', { name: 'Say something' }).fill('Ahoy!')
  await bruno.getByRole('button', { name: 'Send' }).click()
  await ada.getByRole('button', { name: 'Start the game' }).click()
  for (let i = 0; i < 8; i++) {
    const page = (await choices(ada).count()) > 0 ? ada : bruno
    if ((await choices(page).count()) > 0) await choices(page).first().click()
    await page.waitForTimeout(300)
  }
  await picture(ada, 'room-playing', '.sea')
  await carla.goto(ada.url())
  await carla.locator('.sea').waitFor()
  await picture(carla, 'room-spectator', '.sea')
  await carla.goto('/#/t/AAAAAAAAAAAA')
  await picture(carla, 'trouble-table-gone', '.trouble')
  await carla.routeWebSocket(/\/api\/live$/, (socket) => {
    const there = socket.connectToServer()
    there.onMessage((text) => socket.send(String(text).replace(/"protocol":\d+/, '"protocol":999')))
  })
  await carla.goto('/#/online')
  await carla.reload({ waitUntil: 'networkidle' })
  await picture(carla, 'trouble-old-page', '.trouble')
  bruno.on('dialog', (dialog) => dialog.accept())
  await bruno.getByRole('button', { name: 'Menu' }).click()
  await bruno.getByRole('button', { name: 'Resign' }).click()
  await ada.getByRole('dialog').waitFor()
  await picture(ada, 'room-over', RESULT)
}

/** The address names the moment once its record is packed. */
async function linkToThisMoment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click()
  await page.waitForURL(/#\/replay\/r\//)
}

/** A table of each game, begun and played. */
export const tables: Readonly<Record<GameId, Scene>> = { haendler, karibik, marauders }
