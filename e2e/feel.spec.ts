import type { Page } from '@playwright/test'
import { answerSome, asked, choices, expect, hurry, playNow, test } from './table.ts'

/** How the table feels: pace, motion, sound; and a device without room. */

async function sitDown(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await hurry(page, settings)
  await playNow(page, 'haendler')
}

test('what moves can be skipped', { tag: '@desktop' }, async ({ page }) => {
  await sitDown(page, { speed: 'calm', motion: 'full', others: 'skip' })
  // A clock that only the test moves on: on a busy machine, too, half a second is not enough to see it all.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await choices(page).first().click()
  const skip = page.getByRole('button', { name: 'Skip', exact: true })
  await expect(async () => {
    await page.clock.runFor(5)
    await expect(skip).toBeVisible({ timeout: 100 })
  }).toPass()
  await page.clock.runFor(500)
  await expect(choices(page)).toHaveCount(0)
  await skip.click()
  await page.clock.runFor(500)
  await expect(choices(page).first()).toBeVisible()
})

test('a second press on the same question is not taken', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype
    Reflect.set(window, 'answers', 0)
    Worker.prototype.postMessage = function (message: unknown) {
      if (JSON.stringify(message).includes('"submit"'))
        Reflect.set(window, 'answers', Reflect.get(window, 'answers') + 1)
      return postMessage.call(this, message)
    }
  })
  await sitDown(page, {})
  await page.evaluate(() => {
    const [first] = document.querySelectorAll<HTMLElement>('.choice')
    first.click()
    first.click()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }))
  })
  await asked(page)
  expect(await page.evaluate(() => Reflect.get(window, 'answers'))).toBe(1)
})

test('a device that asks for stillness gets it', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sitDown(page, { speed: 'brisk', motion: 'system' })
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced')
  const moved = await countMovements(page)
  await answerSome(page, 3)
  expect(await moved()).toBe(0)
})

/** How much has been set in motion since. */
async function countMovements(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { moved: 0 })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...way) {
      Reflect.set(window, 'moved', Reflect.get(window, 'moved') + 1)
      return animate.apply(this, way)
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'moved'))
}

test('cards move where they may, and all of them arrive', async ({ page }) => {
  await sitDown(page, { speed: 'brisk', motion: 'full' })
  const moved = await countMovements(page)
  await choices(page).first().click()
  await expect.poll(moved).toBeGreaterThan(0)
  await asked(page)
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  await expect(page.locator('.table > .card, .table > .chip')).toHaveCount(0)
})

test('a card that stands on its edge while the table changes still knows where it lies', { tag: '@desktop' }, async ({
  page,
}) => {
  await sitDown(page, { speed: 'brisk', motion: 'full' })
  const ways = await page.evaluateHandle(() => {
    const ways: string[] = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      ways.push(JSON.stringify(frames))
      return animate.call(this, frames, options)
    }
    return ways
  })
  for (let answers = 0; answers < 5 && (await asked(page)) === 'asked'; answers++) {
    await page.evaluate(() => {
      for (const card of document.querySelectorAll<HTMLElement>('[data-card]')) card.style.transform = 'rotateY(90deg)'
    })
    await choices(page).first().click()
  }
  const moved = await ways.jsonValue()
  expect(moved).not.toEqual([])
  expect(moved.filter((way) => /NaN|Infinity/.test(way))).toEqual([])
})

for (const sound of ['off', 'on'] as const) {
  test(`sounds that are ${sound} are ${sound === 'on' ? 'made' : 'not made'}`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { notes: 0 })
      const Start = AudioScheduledSourceNode.prototype.start
      AudioBufferSourceNode.prototype.start = function (...at) {
        Reflect.set(window, 'notes', Reflect.get(window, 'notes') + 1)
        Start.apply(this, at as [])
      }
    })
    await sitDown(page, sound === 'off' ? { sound } : {})
    await choices(page).first().click()
    await asked(page)
    const notes = () => page.evaluate(() => Reflect.get(window, 'notes') as number)
    if (sound === 'on') await expect.poll(notes).toBeGreaterThan(0)
    else expect(await notes()).toBe(0)
  })
}

test('a device without room says so, and the game goes on', { tag: '@desktop' }, async ({ page }) => {
  await page.route(/worker.*\.js$/, async (route) => {
    const answer = await route.fetch()
    const full = `IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') };`
    await route.fulfill({ response: answer, body: `${full}${await answer.text()}` })
  })
  await sitDown(page, {})
  await choices(page).first().click()
  await expect(page.getByText('This device has no room to keep the game.')).toBeVisible()
  await asked(page)
  await answerSome(page, 1)
})
