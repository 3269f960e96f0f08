import type { Page } from '@playwright/test'
import { GAME_IDS } from '@windward/games/catalogue.ts'
import { startTestServer } from '@windward/server/given/server.ts'
import { ROOT } from './browser.ts'
import { sitBefore } from './records.ts'
import {
  answerSome,
  asked,
  bid,
  choices,
  expect,
  hurry,
  noSidewaysScroll,
  playNow,
  test,
  visit,
  waiting,
} from './table.ts'

/** A finger needs 44 pixels each way. What is pressed on the chart is in the list of choices too; of Marauders’ chart a finger means more than it covers. */
const FINGER = 44
const PAGES = [
  '/',
  ...GAME_IDS.map((game) => `/#/new/${game}`),
  '/#/voyage',
  '/#/learn',
  '/#/learn/haendler',
  '/#/learn/marauders/rules',
  '/#/learn/marauders/reference',
  '/#/learn/marauders/first',
  '/#/online',
  '/#/replay',
  '/#/settings',
  '/#/about',
  '/#/about/art',
  '/#/nowhere',
]
/** What is asked for in moments of Marauders that look different from each other. */
const ANSWERS = ['sail', 'visit', 'buyShip', 'buy', 'drop', 'declare', 'takeHit', 'exchangeCard', 'claimShip']
const PHONE = { tag: '@phone' }

test('everything to press is large enough for a finger, on every page', PHONE, async ({ page }) => {
  await hurry(page)
  for (const path of PAGES) {
    await visit(page, path)
    await page.waitForLoadState('networkidle')
    expect(await tooSmall(page), path).toEqual([])
  }
})

test('and at a table of Händler, with its log and a note', PHONE, async ({ page }) => {
  await hurry(page)
  await playNow(page, 'haendler')
  await answerSome(page, 8)
  await page.locator('[data-thing=seat-0]').click()
  await page.locator('.log-toggle').click()
  expect(await tooSmall(page)).toEqual([])
  const id = page.url().split('/').at(-1)
  await page.goto(`/#/replay/kept/${id}`)
  await page.locator('.log-toggle').click()
  expect(await tooSmall(page), 'replay').toEqual([])
})

test('and at a table of Karibik, bidding and moving', PHONE, async ({ page }) => {
  await hurry(page)
  await playNow(page, 'karibik')
  for (let rounds = 0; rounds < 4; rounds++) {
    if ((await asked(page)) === 'bidding') {
      expect(await tooSmall(page), 'bidding').toEqual([])
      await bid(page)
    } else {
      expect(await tooSmall(page), 'moving').toEqual([])
      await choices(page).last().click()
    }
  }
})

test(
  'and at a table of Marauders, at sea, in port, in battle and after it; the chart asks where it is too small',
  PHONE,
  async ({ page }) => {
    await hurry(page)
    for (const answer of ANSWERS) {
      await sitBefore(page, answer)
      await asked(page)
      expect(await tooSmall(page), answer).toEqual([])
    }
  },
)

test('and at a table on a server, before and in the game', PHONE, async ({ page }) => {
  const server = await startTestServer({ web: `${ROOT}web/dist` })
  try {
    await hurry(page)
    await page.goto(`${server.url}/#/new/haendler/invite`)
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
    await page.getByRole('button', { name: 'Seat 2: a friend. Press for a bot.' }).click()
    expect(await tooSmall(page), 'invitation').toEqual([])
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(waiting(page)).toBeVisible()
    expect(await tooSmall(page), 'seats').toEqual([])
    await page.getByRole('button', { name: 'Start the game' }).click()
    await asked(page)
    await page.locator('.log-toggle').click()
    await noSidewaysScroll(page)
    expect(await tooSmall(page), 'game').toEqual([])
  } finally {
    await page.goto('/')
    await server.end()
  }
})

/** An input inside its label is pressed by the label; a link in a sentence is as high as its line. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((finger) => {
    const controls = [...document.querySelectorAll('button, a[href], input, select, textarea, .way, g.target')]
    return controls.flatMap((control) => {
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
      const isSeen =
        width > 1 &&
        height > 1 &&
        control.checkVisibility() &&
        control.closest('[inert]') === null &&
        !control.matches('.skip, p a, .book section li a, .chart g.target')
      if (!isSeen || (width >= finger - 0.5 && height >= finger - 0.5)) return []
      return [`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 120)}`]
    })
  }, FINGER)
}
