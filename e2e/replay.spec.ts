import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { ROOT } from './browser.ts'
import { expect, hurry, test } from './table.ts'

const RECORD = readFileSync(`${ROOT}games/haendler/fixtures/reconstructionA-2.json`, 'utf8')
const LARGE = { width: 932, height: 430 }

async function open(page: Page, text: string): Promise<void> {
  await hurry(page)
  await page.goto('/#/replay')
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByLabel('Open a record from a file').setInputFiles(file)
}

test('a record is opened from a file, downloaded as it was, and its moment shared as a link', async ({ page }) => {
  await open(page, RECORD)
  await page.getByRole('slider', { name: 'Move' }).fill('7')
  await expect(page.getByText(/^Move 7 of/)).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the record' }).click()
  const path = await (await downloading).path()
  expect(readFileSync(path, 'utf8')).toBe(RECORD)

  await page.getByRole('button', { name: 'Copy a link to this moment' }).click()
  await expect(page).toHaveURL(/#\/replay\/r\/[\w-]+\/7$/)
  const link = page.url()
  await page.goto('/')
  await page.goto(link)
  await expect(page.getByText(/^Move 7 of/)).toBeVisible()
})

test('eyes that see everything see the next card, a seat’s do not', { tag: '@desktop' }, async ({ page }) => {
  await open(page, RECORD)
  await expect(page.getByText(/^Next card:/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('1')
  await expect(page.getByText(/^Next card:/)).toBeHidden()
})

test('the last round is said on the sea, also on a phone', async ({ page }) => {
  await open(page, RECORD)
  const said = page.getByRole('heading', { name: 'Last round' })
  await page.getByRole('slider', { name: 'Move' }).fill('7')
  await expect(page.getByText(/^Move 7 of/)).toBeVisible()
  await expect(said).toBeHidden()
  await page.getByRole('slider', { name: 'Move' }).fill(String(JSON.parse(RECORD).moves.length - 1))
  await expect(said).toBeVisible()
})

test('on a large phone on its side all that steers is in sight, and nothing lies over what is news', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize(LARGE)
  await open(page, RECORD)
  await page.getByRole('slider', { name: 'Move' }).fill(String(JSON.parse(RECORD).moves.length - 1))
  const news = page.getByRole('heading', { name: 'Last round' })
  await expect(news).toBeVisible()
  const place = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, width: LARGE.width }
  const ribbon = await place(news)
  expect((await place(page.locator('.ahead'))).x).toBeGreaterThanOrEqual(ribbon.x + ribbon.width)
  const last = await place(page.getByRole('button', { name: 'To the end' }))
  expect(last.x + last.width).toBeLessThan(LARGE.width)
  expect(await page.locator('.caption p').evaluate((told) => told.scrollHeight - told.clientHeight)).toBe(0)
})

test('a record that somebody has changed is found out, and where', { tag: '@desktop' }, async ({ page }) => {
  await open(page, RECORD.replace('"76b439b3"', '"76b439b4"'))
  await page.getByRole('button', { name: 'Verify fairness' }).click()
  await expect(page.getByText('✗ This record does not hold: after move 1 the table looks different.')).toBeVisible()
})

for (const [rev, moves] of [
  [1, 121],
  [2, 132],
]) {
  test(`a record of revision ${rev} is replayed and verified by the rules of then`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await open(page, readFileSync(`${ROOT}games/marauders/revisions/${rev}/random-1.json`, 'utf8'))
    await expect(page.getByText(`Played by revision ${rev} of the rules, and replayed by it.`)).toBeVisible()
    await page.getByRole('button', { name: 'To the end' }).click()
    await expect(page.getByText(`Move ${moves} of ${moves}`)).toBeVisible()
    // It is from before there was an analysis.
    await expect(page.getByRole('button', { name: 'Analyze' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Verify fairness' }).click()
    await expect(page.getByText(`✓ Fair. All ${moves} moves were played again`)).toBeVisible()
  })
}

test.describe('a table of then', () => {
  test.use({ allowed: /Cannot read properties/ })

  test('that cannot be drawn any more is told line by line', async ({ page }) => {
    await page.route('**/frozen-rules-*.js', async (route) => {
      const rules = await (await route.fetch()).text()
      await route.fulfill({
        contentType: 'text/javascript',
        body: rules.replace(/view:\w+,imagine/, 'view:()=>({}),imagine'),
      })
    })
    await open(page, readFileSync(`${ROOT}games/marauders/revisions/2/random-1.json`, 'utf8'))
    await expect(page.getByText('its table cannot be drawn any more. This is what happened.')).toBeVisible()
    await expect(page.getByRole('listitem').first()).toHaveText(/\w+ \w+/)
    expect(await page.getByRole('listitem').count()).toBeGreaterThan(100)
  })
})

test('what is no record is answered in a sentence', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '{"windward":1,"game":"haendler"}')
  await expect(page.getByText('This record does not hold: the field “rev” is missing or misshapen.')).toBeVisible()
})
