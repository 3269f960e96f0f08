import { startTestServer } from '@windward/server/given/server.ts'
import { ROOT } from './browser.ts'
import { sitBefore } from './records.ts'
import { answerSome, asked, expect, fitsFingers, hurry, noSidewaysScroll, playNow, test, waiting } from './table.ts'

/** What is asked for in moments of Marauders that look different from each other. */
const ANSWERS = ['sail', 'visit', 'buyShip', 'buy', 'drop', 'declare', 'takeHit', 'exchangeCard', 'claimShip']
const PHONE = { tag: '@phone' }

test(
  'everything to press is large enough for a finger at a table of Händler, with its log and a note',
  PHONE,
  async ({ page }) => {
    await hurry(page)
    await playNow(page, 'haendler')
    await answerSome(page, 8)
    await page.locator('[data-thing=seat-0]').click()
    await page.locator('.log-toggle').click()
    await fitsFingers(page)
    const id = page.url().split('/').at(-1)
    await page.goto(`/#/replay/kept/${id}`)
    await page.locator('.log-toggle').click()
    await fitsFingers(page, 'replay')
  },
)

test(
  'and at a table of Marauders, at sea, in port, in battle and after it; the chart asks where it is too small',
  PHONE,
  async ({ page }) => {
    await hurry(page)
    for (const answer of ANSWERS) {
      await sitBefore(page, answer)
      await asked(page)
      await fitsFingers(page, answer)
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
    await fitsFingers(page, 'invitation')
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(waiting(page)).toBeVisible()
    await fitsFingers(page, 'seats')
    await page.getByRole('button', { name: 'Start the game' }).click()
    await asked(page)
    await page.locator('.log-toggle').click()
    await noSidewaysScroll(page)
    await fitsFingers(page, 'game')
  } finally {
    await page.goto('/')
    await server.end()
  }
})
