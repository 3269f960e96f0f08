import type { Page } from '@playwright/test'
import { asked, choices, expect, hurry, log, playNow, test } from './table.ts'

/** To a table of Händler with a card in the harbor that cannot be taken yet. */
async function withCard(page: Page) {
  await hurry(page)
  await playNow(page, 'haendler')
  const card = page.locator('.harbor .card:not(.target)').first()
  for (let tries = 0; tries < 60; tries++) {
    await asked(page)
    if ((await choices(page).filter({ hasText: 'Stop' }).count()) > 0 && (await card.count()) > 0) return card
    await choices(page).first().click()
  }
  throw new Error('no card lay in the harbor in sixty answers')
}

const tip = (page: Page) => page.getByRole('tooltip')
const RULE = 'Cards are taken only after you stop revealing.'

test('the pointer rests on a card: what it is, and why it cannot be taken', { tag: '@desktop' }, async ({ page }) => {
  const card = await withCard(page)
  await card.hover()
  await expect(tip(page)).toContainText(RULE)
  await page.mouse.move(2, 2)
  await expect(tip(page)).toBeHidden()
})

test('what was said of a press goes with the next press', async ({ page }) => {
  const card = await withCard(page)
  await card.click()
  const note = page.locator('.toast')
  await expect(note).toContainText(RULE)
  await page.locator('.sea').click({ position: { x: 4, y: 4 } })
  await expect(note).toBeHidden()
})

test('a card that has the focus tells of itself, until Escape', { tag: '@desktop' }, async ({ page }) => {
  const card = await withCard(page)
  const label = (await card.locator('.unseen').innerText()).slice(0, 12)
  for (let i = 0; i < 20 && !(await card.evaluate((node) => node === document.activeElement)); i++) {
    await page.keyboard.press('Tab')
  }
  await expect(tip(page)).toContainText(label)
  await page.keyboard.press('Escape')
  await expect(tip(page)).toBeHidden()
})

test('a finger that stays on a target reads it and does not press it', { tag: '@phone' }, async ({ page }) => {
  await withCard(page)
  const deck = page.locator('[data-thing=deck].target')
  await deck.scrollIntoViewIfNeeded()
  const box = await deck.boundingBox()
  if (box === null) throw new Error('no deck')
  const laid = page.locator('.harbor [data-thing^=card-]')
  const cards = await laid.count()
  const devtools = await page.context().newCDPSession(page)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await expect(tip(page)).toContainText('Deck')
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(tip(page)).toBeVisible()
  await expect(laid).toHaveCount(cards)
})

test('a line of the log shows what it speaks of, by pointer and by the arrow keys', { tag: '@desktop' }, async ({
  page,
}) => {
  await withCard(page)
  const line = (await log(page))
    .locator('p')
    .filter({ hasText: /reveals?/ })
    .last()
  await line.hover()
  await expect(page.locator('.lit').first()).toBeVisible()
  await page.mouse.move(2, 2)
  await expect(page.locator('.lit')).toHaveCount(0)
  await (await log(page)).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('.line.chosen')).toHaveCount(1)
  await expect(page.locator('.lit').first()).toBeVisible()
})
