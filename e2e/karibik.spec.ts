import type { Page } from '@playwright/test'
import {
  asked,
  bid,
  bidding,
  changed,
  choices,
  confirm,
  expect,
  hurry,
  log,
  noSidewaysScroll,
  playNow,
  result,
  sensible,
  test,
  twoPeople,
} from './table.ts'

/** More answers than thirty rounds of two need. */
const MOST_ANSWERS = 900

test('a whole game by clicks alone: cards are laid on ships by tapping', { tag: '@phone' }, async ({ page }) => {
  await hurry(page)
  await playNow(page, 'karibik')
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const now = await asked(page)
    if (now === 'over') break
    if (now === 'asked') {
      await choices(page)
        .nth(await sensible(page))
        .click()
      continue
    }
    if (answers > 40 && (await again(page).isVisible())) {
      await again(page).click()
      await confirm(page).click()
      continue
    }
    const slots = slotsOf(page)
    for (let i = 0; i < 6; i++) {
      await page.locator('.held').first().click()
      await slots.nth(i).click()
    }
    await confirm(page).click()
  }
  await tellsWhoWon(page)
})

test('a whole game by keys alone, every answer of which could be clicked', { tag: '@desktop' }, async ({ page }) => {
  await hurry(page)
  await playNow(page, 'karibik')
  await page.keyboard.press('l')
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const now = await asked(page)
    if (now === 'over') break
    const before = await page.locator('[role=log]').textContent()
    if (now === 'bidding') {
      if (answers > 0) await again(page).click({ trial: true })
      await page.locator('.held').first().click({ trial: true })
      await slotsOf(page)
        .nth(answers % 6)
        .click({ trial: true })
      await page.keyboard.type('5t4321')
      await confirm(page).click({ trial: true })
      await page.keyboard.press('Enter')
    } else {
      const i = await sensible(page)
      await choices(page).nth(i).click({ trial: true })
      await page.keyboard.press(String(i + 1))
    }
    await changed(() => page.locator('[role=log]').textContent(), before)
  }
  await tellsWhoWon(page)
})

const again = (page: Page) => bidding(page).getByRole('button', { name: 'As last time' })

/** Where a card is laid on each ship. */
const slotsOf = (page: Page) => bidding(page).getByRole('button', { name: /^Card for the/ })

/** Whoever plays is spoken to: won, lost, or neither. */
async function tellsWhoWon(page: Page): Promise<void> {
  await expect(result(page)).toContainText(/Victory|against you\.|share/)
  await noSidewaysScroll(page)
}

test('a ship sails by tapping the chart, and back by undo', async ({ page }) => {
  await hurry(page)
  await playNow(page, 'karibik')
  const ways = page.locator('.way')
  // The list comes before the board, which is drawn in its turn: whether a ship can sail, the list says.
  const sailing = choices(page).filter({ hasText: /Sail to/ })
  for (let answers = 0; answers < 60; answers++) {
    if ((await asked(page)) === 'bidding') {
      await bid(page)
    } else if ((await sailing.count()) === 0) {
      await choices(page)
        .nth(await sensible(page))
        .click()
    } else break
  }
  const text = (await ways.first().getAttribute('aria-label')) ?? ''
  // The farthest, so that one press sails several spaces, all of which are taken back by one.
  await ways.last().click()
  await expect(await log(page)).toContainText(/sails from/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(ways.first()).toHaveAttribute('aria-label', text)
  await expect(await log(page)).not.toContainText(/sails from/)
})

test('what one has laid is hidden until the device is passed on', { tag: '@desktop' }, async ({ page }) => {
  await hurry(page)
  await twoPeople(page, 'karibik')
  await bid(page)
  await expect(page.getByRole('dialog', { name: 'Pass the device to Bruno' })).toBeVisible()
  await expect(page.getByText(/bribes: Arriba/)).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Chart of the Caribbean' })).toHaveCount(0)
  await expect(page.locator('.quay')).toHaveCount(0)
  await page.getByRole('button', { name: 'I am Bruno' }).click()
  await asked(page)
  await expect(page.getByText(/bribes: Arriba/)).toHaveCount(0)
  await expect(await log(page)).toContainText('Ada has confirmed.')
})

test('cards are dragged onto ships', { tag: '@desktop' }, async ({ page }) => {
  await hurry(page)
  await playNow(page, 'karibik')
  await page
    .locator('.held')
    .nth(6)
    .dragTo(page.getByRole('button', { name: /^Card for the Caribic/ }))
  await expect(page.getByRole('button', { name: 'Card for the Caribic: 5' })).toBeVisible()
  await expect(page.locator('.held')).toHaveCount(6)
  // On the chart as on the wood.
  await page.locator('.held').nth(5).dragTo(page.locator('[data-thing="ship-diabolo"]'))
  await expect(page.getByRole('button', { name: 'Card for the Diabolo: 4' })).toBeVisible()
})

test('pressed once, a chest in reach is sailed to and captured, and each step can be taken back', {
  tag: '@desktop',
}, async ({ page }) => {
  await hurry(page)
  await playNow(page, 'karibik')
  const chest = await targetInReach(page)
  await chest.hover()
  const sailing = page.locator('.plate.main')
  await expect(sailing).toContainText('2,000 for you')
  await chest.click()
  await expect(await log(page)).toContainText(/You capture/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(await log(page)).not.toContainText(/You capture/)
})

test('what the mouse has shown on the chart stays on its plate, and is done there', { tag: '@desktop' }, async ({
  page,
}) => {
  await hurry(page)
  await playNow(page, 'karibik')
  const chest = await targetInReach(page)
  await chest.hover()
  const sailing = page.locator('.plate.main')
  await expect(sailing).toContainText('2,000 for you')
  await sailing.hover()
  await expect(page.locator('.target:hover')).toHaveCount(0)
  await expect(sailing).toContainText('2,000 for you')
  await sailing.click()
  await expect(await log(page)).toContainText(/You capture/)
})

test('a ship may be pressed before its card or after it, and is filled by it', async ({ page }) => {
  await hurry(page)
  await playNow(page, 'karibik')
  await bidding(page)
    .getByRole('button', { name: /^Card for the Evita/ })
    .click()
  await bidding(page).getByRole('button', { name: '3', exact: true }).click()
  await expect(bidding(page).getByRole('button', { name: 'Card for the Evita: 3' })).toBeVisible()
  await bidding(page).getByRole('button', { name: '5', exact: true }).click()
  await bidding(page)
    .getByRole('button', { name: /^Card for the Bravo/ })
    .click()
  await expect(bidding(page).getByRole('button', { name: 'Card for the Bravo: 5' })).toBeVisible()
})

test('a ship on the chart takes the card that is held, and shows it', async ({ page }) => {
  await hurry(page)
  await playNow(page, 'karibik')
  const ship = page.locator('[data-thing="ship-diabolo"]')
  await bidding(page).getByRole('button', { name: '4', exact: true }).click()
  await ship.click()
  await expect(bidding(page).getByRole('button', { name: 'Card for the Diabolo: 4' })).toBeVisible()
  await expect(ship.locator('.card')).toContainText('4')
})

test('a space that is too far says so beside the place that was pressed', { tag: '@desktop' }, async ({ page }) => {
  await hurry(page)
  await playNow(page, 'karibik')
  await bid(page)
  await asked(page)
  const ship = await page.locator('.moving').first().boundingBox()
  const spaces = await page.locator('[data-space]').evaluateAll((shapes) =>
    shapes.map((shape) => {
      const { x, y, width, height } = shape.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }),
  )
  const from = { x: ship?.x ?? 0, y: ship?.y ?? 0 }
  const far = spaces.toSorted((a, b) => Math.hypot(b.x - from.x, b.y - from.y) - Math.hypot(a.x - from.x, a.y - from.y))
  await page.mouse.click(far[0].x, far[0].y)
  const note = page.locator('.toast')
  await expect(note).toContainText(/spaces away/)
  const { x, y, width, height } = (await note.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const gap = Math.hypot(
    Math.max(x - far[0].x, 0, far[0].x - x - width),
    Math.max(y - far[0].y, 0, far[0].y - y - height),
  )
  expect(gap).toBeGreaterThan(0)
  expect(gap).toBeLessThan(160)
})

test('a finger sees a course first, and sails it with a second tap', { tag: '@phone' }, async ({ page }) => {
  await hurry(page)
  await playNow(page, 'karibik')
  const chest = await targetInReach(page)
  await page.getByRole('button', { name: 'Whole chart' }).tap()
  await chest.tap()
  await expect(page.locator('.plate.main')).toContainText('2,000 for you')
  await expect(await log(page)).not.toContainText(/You capture/)
  await page.locator('.log-toggle').click()
  await chest.tap()
  await expect(await log(page)).toContainText(/You capture/)
})

test('from near a finger drags the chart without pressing it, and it follows the next ship', {
  tag: '@phone',
}, async ({ page }) => {
  await hurry(page)
  await playNow(page, 'karibik')
  await bid(page)
  await asked(page)
  await expect(page.getByRole('button', { name: 'Whole chart' })).toBeVisible()
  const ways = page.locator('.way')
  await expect(ways.first()).toBeVisible()
  const chart = page.getByRole('group', { name: 'Chart of the Caribbean' })
  const place = () => chart.evaluate((node) => getComputedStyle(node).transform)
  const before = await place()
  // From where a press would mean something, and whichever way there is more of the sea.
  const box = await ways.first().boundingBox()
  if (box === null) throw new Error('no way to sail')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: by === undefined ? [] : [{ x: x + by, y: y + by }] })
  // The pointer that has pressed Confirm may lie on an answer now.
  await page.mouse.move(1, 1)
  await expect(page.locator('.way.lit')).toHaveCount(0)
  await touch('touchStart', 0)
  for (const by of [20, 40, 60, 30, 0, -30, -60]) await touch('touchMove', by)
  await touch('touchEnd')
  expect(await place()).not.toBe(before)
  await expect(page.locator('.way.lit')).toHaveCount(0)
  await choices(page)
    .filter({ hasText: /Sail to/ })
    .first()
    .click()
  await asked(page)
  await expect(page.locator('button.moving')).toBeInViewport()
})

/** Bids, and leaves ships alone, until one of them can capture a chest. */
async function targetInReach(page: Page) {
  const chest = page.locator('button.target[data-thing^=city]').first()
  for (let answers = 0; answers < 30; answers++) {
    if ((await asked(page)) === 'bidding') await bid(page)
    else {
      // With the ways a ship can sail the board has drawn what is in her reach.
      if (
        (await choices(page)
          .filter({ hasText: /Sail to/ })
          .count()) > 0
      )
        await page.locator('.way').first().waitFor()
      if ((await chest.count()) > 0) break
      await choices(page).last().click()
    }
  }
  return chest
}
