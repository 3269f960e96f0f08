import type { Page } from '@playwright/test'
import { shortRecord, sitIn } from './records.ts'
import { asked, expect, faults, fitsFingers, hurry, noSidewaysScroll, test } from './table.ts'

/** Opens a short game as a replay, and asks for its analysis. */
async function analyse(page: Page): Promise<void> {
  await hurry(page)
  await page.goto('/#/replay')
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(shortRecord())) }
  await page.getByLabel('Open a record from a file').setInputFiles(file)
  await page.getByRole('button', { name: 'Analyze' }).click()
  await expect(page.getByRole('heading', { name: 'Analysis', level: 1 })).toBeVisible()
}

const whole = (page: Page) => expect(page.getByText('every choice weighed')).toBeVisible({ timeout: 60_000 })
const slider = (page: Page) => page.getByRole('slider', { name: 'Move' })
const turnings = (page: Page) => page.getByRole('region', { name: 'Turning points' }).getByRole('listitem')

test('a replay is analysed on the device: graph, options and turning points follow each other', async ({
  page,
  isMobile,
}) => {
  await analyse(page)
  await whole(page)
  await noSidewaysScroll(page)
  if (isMobile) await fitsFingers(page)

  await turnings(page)
    .filter({ hasText: /instead of/ })
    .first()
    .getByRole('button')
    .click()
  const at = Number(await slider(page).inputValue())
  expect(at).toBeGreaterThan(0)
  const options = page.getByRole('region', { name: /^What could (Ada|Bruno) do/ })
  await expect(options.getByText('best', { exact: true })).toBeVisible()
  await expect(options.getByText(/^played/).first()).toBeVisible()
  await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^Move ${at} of 40: Ada \\d+.%$`))

  await slider(page).fill('3')
  await expect(page.getByRole('button', { name: 'Next mistake' })).toBeEnabled()
  await page.getByRole('button', { name: 'Next mistake' }).click()
  await expect(slider(page)).not.toHaveValue('3')
  // The sheets are moved within the page, which is no longer than the screen; the graph is in sight with the mistake.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  await expect(slider(page)).toBeInViewport()
  await expect(page.getByRole('region', { name: 'Replay' })).toBeInViewport()

  await page.getByRole('combobox', { name: 'Of whom' }).selectOption('Bruno')
  for (const text of await turnings(page).allInnerTexts()) expect(text).toContain('Bruno')
  await page.getByRole('combobox', { name: 'Which' }).selectOption('Luck')
  for (const text of await turnings(page).allInnerTexts()) expect(text).toContain('It gave Bruno')
  expect(await faults(page)).toEqual([])
})

test('an analysis is kept with its game, told as tables, and sent as a picture and a link', {
  tag: '@desktop',
}, async ({ page }) => {
  await analyse(page)
  await whole(page)
  await page.reload()
  await whole(page)
  await page.getByRole('button', { name: 'All figures' }).click()
  const figures = page.getByRole('dialog', { name: 'All figures' })
  await expect(figures.getByRole('row', { name: /^without luck/ })).toBeVisible()
  expect(await figures.getByRole('row').count()).toBeGreaterThan(30)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Share the card of Ada' }).click()
  await expect(page.getByRole('img', { name: /Ada: accuracy \d+, luck/ })).toBeVisible()
  expect(await faults(page)).toEqual([])
})

test('an analysis that is broken off shows what was weighed, and can be begun again @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    // The worker is asked but never answers: somebody has lost patience.
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (message: { ask: { do: string } }) {
      if (message.ask.do === 'analyse' && sessionStorage.getItem('isPatient') === null) return
      post.call(this, message)
    }
  })
  await analyse(page)
  await page.getByRole('button', { name: 'Break off' }).click()
  await expect(page.getByText('Broken off after move 0')).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('isPatient', 'yes'))
  await page.getByRole('button', { name: 'Analyze' }).click()
  await whole(page)
})

test('arrows step, and N and P lead from mistake to mistake @desktop', async ({ page }) => {
  await analyse(page)
  await whole(page)
  await page.locator('body').press('ArrowRight')
  await expect(slider(page)).toHaveValue('1')
  await page.locator('body').press('n')
  await expect(slider(page)).not.toHaveValue('1')
  const first = Number(await slider(page).inputValue())
  await page.locator('body').press('n')
  await expect(slider(page)).not.toHaveValue(String(first))
  await page.locator('body').press('p')
  await expect(slider(page)).toHaveValue(String(first))
  await slider(page).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(slider(page)).toHaveValue(String(first - 1))
})

test('mistakes are asked again before their answer is shown @desktop', async ({ page }) => {
  await analyse(page)
  await whole(page)
  await page.getByRole('button', { name: /^Learn from the mistakes/ }).click()
  await expect(page.getByRole('heading', { name: 'What would you do now?' })).toBeVisible()
  await expect(page.getByText(/^played/)).toHaveCount(0)
  // Nor do the turning points give it away.
  await expect(turnings(page)).toHaveCount(0)
  const retry = page.locator('section.options')
  await retry.locator('.answers').getByRole('button').first().click()
  await expect(retry.getByText('best', { exact: true })).toBeVisible()
  await expect(retry.getByText(/points more|the best/).first()).toBeVisible()
  await retry.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { name: /^What could/ })).toBeVisible()
  expect(await turnings(page).count()).toBeGreaterThan(0)
})

test('one plays on from a moment of a replay, against bots, in a game of its own @desktop', async ({ page }) => {
  await analyse(page)
  await slider(page).fill('5')
  await page.getByRole('button', { name: 'Play on from here' }).click()
  const dialog = page.getByRole('dialog', { name: 'Play on from here' })
  await dialog.getByLabel(/^dealt anew from what (Ada|Bruno) could know$/).check()
  await dialog.getByRole('button', { name: 'Play on' }).click()
  await asked(page)
  await expect(page).toHaveURL(/#\/play\//)
  const id = page.url().split('/').at(-1) ?? ''
  await page.goto(`/#/replay/kept/${id}`)
  await expect(page.getByText(/^Branched off another game after move \d+\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Verify fairness' }).click()
  await expect(page.getByText(/^✓ Fair/)).toBeVisible()
})

test('alone with bots one asks the Admiral, and is warned before a blunder', async ({ page }) => {
  await hurry(page, { tutor: 'on' })
  // Ada takes no more there, where four coins lie in the harbor.
  const { seat, at } = { seat: 0, at: 4 }
  const record = shortRecord(at)
  await sitIn(page, { seat, record })
  await asked(page)
  await page
    .getByRole('button', { name: 'Ask the Admiral' })
    .or(page.getByRole('button', { name: 'Menu' }))
    .first()
    .click()
  const inMenu = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Ask the Admiral' })
  if (await inMenu.isVisible()) await inMenu.click()
  const advice = page.getByRole('dialog', { name: 'The Admiral’s advice' })
  await expect(advice.getByText('best', { exact: true })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page
    .getByRole('button', { name: /Take no more/ })
    .first()
    .click()
  await expect(page.getByText(/^Are you sure\? Loot the Pinnace/)).toBeVisible()
})
