import { CANVAS } from '@windward/games/marauders/chart.ts'
import { asked, expect, hurry, noSidewaysScroll, test } from './table.ts'

const LYING = { width: 1180, height: 820 }
const UPRIGHT = { width: 820, height: 1180 }

test('a tablet turned upright shows a part of the chart, and all of it again', { tag: '@desktop' }, async ({
  page,
}) => {
  await hurry(page)
  await page.setViewportSize(LYING)
  await page.goto('/#/new/marauders')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await asked(page)
  const chart = page.locator('.chart > svg')
  const whole = (await chart.getAttribute('viewBox')) ?? ''
  const [left, top, width, height] = whole.split(' ').map(Number)
  expect(Math.max(left, top), 'with its border').toBeLessThan(0)
  expect(left + width).toBeGreaterThan(CANVAS.width)
  expect(top + height).toBeGreaterThan(CANVAS.height)
  await page.setViewportSize(UPRIGHT)
  await expect(chart).not.toHaveAttribute('viewBox', whole)
  await noSidewaysScroll(page)
  await page.setViewportSize(LYING)
  await expect(chart).toHaveAttribute('viewBox', whole)
})
