import type { Locator, Page } from '@playwright/test'
import { sitAtCrowd } from './records.ts'
import {
  asked,
  changed,
  choices,
  expect,
  hurry,
  log,
  noSidewaysScroll,
  playNow,
  pointsOf,
  reach,
  result,
  sensible,
  test,
  twoPeople,
} from './table.ts'

/** More answers than any sensible game of two needs. */
const MOST_ANSWERS = 900

test('a whole game against a bot by clicks alone, and its replay proves fair', { tag: '@phone' }, async ({ page }) => {
  await hurry(page)
  await playNow(page, 'haendler')
  let answers = 0
  while ((await asked(page)) === 'asked' && answers < MOST_ANSWERS) {
    await choices(page)
      .nth(await sensible(page))
      .click()
    answers += 1
  }
  await lookBack(page)
})

test('a whole game by keys alone, every answer of which could be clicked', { tag: '@desktop' }, async ({ page }) => {
  await hurry(page)
  await page.goto('/')
  const play = page.getByRole('button', { name: 'Play now' }).first()
  await play.waitFor()
  while (!(await play.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await asked(page)
  await page.keyboard.press('l')
  let answers = 0
  while ((await asked(page)) === 'asked' && answers < MOST_ANSWERS) {
    const before = await page.locator('[role=log]').textContent()
    const i = await sensible(page)
    await choices(page).nth(i).click({ trial: true })
    await page.keyboard.press(String(i + 1))
    await changed(() => page.locator('[role=log]').textContent(), before)
    answers += 1
  }
  await lookBack(page)
})

async function boxOf(thing: Locator): Promise<{ x: number; width: number }> {
  const box = await thing.boundingBox()
  if (box === null) throw new Error(`${thing} is not shown`)
  return box
}

/** What a game that is over still shows: its table and its result, its log, and a replay that proves it fair. */
async function lookBack(page: Page): Promise<void> {
  await expect(result(page)).toBeVisible()
  await expect(await pointsOf(page)).toHaveCount(3)
  await noSidewaysScroll(page)

  // The table can be looked at, and the result again.
  await page.keyboard.press('Escape')
  await expect(result(page)).toBeHidden()
  await page.getByRole('button', { name: 'Result' }).click()
  await expect(result(page)).toBeVisible()
  await result(page).getByRole('button', { name: 'Close' }).click()
  await expect(result(page)).toBeHidden()

  // A line of the log leads to its moment, and the way back to the result.
  const line = (await log(page)).getByRole('button', { name: /reveals/ })
  await line.first().click()
  await expect(page.getByText(/^Move [1-9]\d* of/)).toBeVisible()
  await page.goBack()
  await result(page).getByRole('button', { name: 'Watch the replay' }).click()
  await expect(page.getByText(/^Move 0 of \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'One move on' }).click()
  await expect(page.getByText(/^Move 1 of/)).toBeVisible()
  await page.getByRole('slider', { name: 'Move' }).fill('5')
  await expect(page.getByText(/^Move 5 of/)).toBeVisible()
  await page.getByRole('button', { name: 'Verify fairness' }).click()
  await expect(page.getByText(/^✓ Fair\. All \d+ moves were played again/)).toBeVisible()
  await page.getByRole('button', { name: 'To the end' }).click()
  // On paper: its ink cannot be read on wood.
  await expect(page.locator('.slip').getByRole('table')).toBeVisible()
}

test('cards on the board are answers too, and say why when they are not', async ({ page }) => {
  await hurry(page)
  await playNow(page, 'haendler')
  // Whoever begins second may be asked something else first.
  await reach(page, 'Reveal')
  await page.locator('[data-thing=deck].target').click()
  await asked(page)
  for (let tries = 0; tries < 60; tries++) {
    const card = page.locator('.harbor [data-thing^=card-]:not(.target)').first()
    if ((await choices(page).filter({ hasText: 'Stop' }).count()) > 0 && (await card.count()) > 0) {
      await card.click()
      await expect(page.getByText('Cards are taken only after you stop revealing.')).toBeVisible()
      return
    }
    await choices(page).first().click()
    await asked(page)
  }
  throw new Error('no card lay in the harbor in sixty answers')
})

test('the sea keeps its shore, and what one did is told as one’s own', { tag: '@phone' }, async ({ page }) => {
  await hurry(page, { answers: 'pressed' })
  await playNow(page, 'haendler')
  const shore = () =>
    page
      .locator('.wood')
      .first()
      .evaluate((wood) => Math.round(wood.getBoundingClientRect().top))
  const first = await shore()
  for (let i = 0; i < 12 && (await asked(page)) === 'asked'; i++) {
    expect(await shore()).toBe(first)
    await page.locator('.plate:not([inert] *)').first().click()
  }
  await expect(await log(page)).toContainText(/You reveal the/)
})

test('five at a crowded harbor: who they are, what they did, every card, and what can be done', async ({ page }) => {
  await hurry(page, { answers: 'pressed' })
  await sitAtCrowd(page, 5, 8)
  await asked(page)
  const rivals = page.locator('.rival')
  await expect(rivals).toHaveCount(4)
  for (const rival of await rivals.all()) {
    const room = await boxOf(rival)
    for (const part of ['.who > b', '.recap']) {
      const told = await boxOf(rival.locator(part))
      expect(told.width).toBeGreaterThan(30)
      expect(told.x).toBeGreaterThanOrEqual(room.x)
      expect(told.x + told.width).toBeLessThanOrEqual(room.x + room.width)
    }
    await expect(rival.locator('.recap')).toHaveText(/\w/)
    const cut = await rival.locator('.who').evaluate((who) => who.scrollHeight - who.clientHeight)
    expect(cut, 'less than a line').toBeLessThan(8)
  }
  for (const card of await page.locator('.harbor .card').all()) expect((await boxOf(card)).width).toBeGreaterThan(38)
  await expect(page.locator('.plate', { hasText: 'Reveal a card' })).toBeInViewport()
  await expect(page.locator('.plate', { hasText: 'Stop and take' })).toBeInViewport()
})

test('the log opens at the newest line, however long its turn', async ({ page }) => {
  await hurry(page)
  await sitAtCrowd(page, 3, 8)
  await asked(page)
  const newest = (await log(page)).locator('.chapter').first().locator('.line').last()
  await expect(newest).toBeInViewport()
})

test('the key on a card is that of its answer', { tag: '@desktop' }, async ({ page }) => {
  await hurry(page)
  await playNow(page, 'haendler')
  for (let tries = 0; tries < 60; tries++) {
    await asked(page)
    const card = page.locator('.harbor .card.target').last()
    if ((await card.count()) > 0) {
      const key = await card.locator('kbd').textContent()
      const name = (await card.locator('.unseen').textContent())?.split(':')[0] ?? ''
      await expect(choices(page).nth(Number(key) - 1)).toContainText(name)
      return
    }
    const stop = choices(page).filter({ hasText: 'Stop' })
    await ((await stop.count()) > 0 ? stop : choices(page).first()).click()
  }
  throw new Error('no card could be taken in sixty answers')
})

test('a step that told nobody anything can be taken back', { tag: '@desktop' }, async ({ page }) => {
  await hurry(page)
  await twoPeople(page, 'haendler')
  const stop = choices(page).filter({ hasText: 'Stop' })
  while ((await stop.count()) === 0) {
    await choices(page).first().click()
    await asked(page)
  }
  const told = (await log(page)).locator('p')
  const lines = await told.count()
  await stop.click()
  await expect.poll(() => told.count()).toBeGreaterThan(lines)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(stop).toBeVisible()
  await expect(told).toHaveCount(lines)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

test('a game goes on after the page was closed', { tag: '@desktop' }, async ({ page }) => {
  await hurry(page)
  await playNow(page, 'haendler')
  await choices(page).first().click()
  await asked(page)
  const lines = await (await log(page)).locator('p').allTextContents()
  expect(lines.length).toBeGreaterThan(0)
  await page.goto('/')
  await page.getByRole('link', { name: 'Continue' }).click()
  await asked(page)
  await expect((await log(page)).locator('p')).toHaveText(lines)
})

test('two people play at one device', { tag: '@desktop' }, async ({ page }) => {
  await hurry(page)
  await twoPeople(page, 'haendler')
  const seen = new Set<string>()
  for (let i = 0; i < 60 && seen.size < 2; i++) {
    await asked(page)
    const question = await page.locator('.question').innerText()
    for (const name of ['Ada', 'Bruno']) if (question.startsWith(name)) seen.add(name)
    await choices(page)
      .nth(await sensible(page))
      .click()
  }
  expect([...seen].sort()).toEqual(['Ada', 'Bruno'])
})
