/** What a person does at a table, and what must be true on every page meanwhile. */

import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, test as base, expect, type Locator, type Page } from '@playwright/test'
import { dealBy } from './browser.ts'

/** Other deals than usual, to look for what these tests do not find: `DEALS=2 npm run browser`. */
const DEALS = process.env.DEALS ?? ''

/**
 * Every test fails on a console error or an uncaught one. Games in a test's own browser are dealt by the test's name:
 * what fails once fails again.
 */
export const test = base.extend<{
  readonly allowed: RegExp | undefined
  readonly dealt: undefined
  readonly quiet: undefined
}>({
  dealt: [
    async ({ context }, use, { titlePath }) => {
      await context.addInitScript(dealBy, titlePath.join(' ') + DEALS)
      await use(undefined)
    },
    { auto: true },
  ],
  /** What a browser itself says of an answer that the test asks for. */
  allowed: [undefined, { option: true }],
  quiet: [
    async ({ page, allowed }, use) => {
      const said: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text())
      })
      page.on('pageerror', (error) => said.push(error.message))
      await use(undefined)
      expect(said.filter((text) => !allowed?.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Others move at once and nothing moves slowly: what is tested is not patience. */
export async function hurry(page: Page, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  const chosen = JSON.stringify({ speed: 'instant', motion: 'reduced', ...settings })
  await page.addInitScript((text) => {
    if (localStorage.getItem('windward') === null) localStorage.setItem('windward', text)
  }, chosen)
}

/** Answers that can be given; one that was pressed takes the others with it. */
export const choices = (page: Page) => page.locator('.choice:not([inert] *)')
export const result = (page: Page) => page.getByRole('dialog', { name: 'The game is over' })

/** Where Karibik's bids are put together. */
export const confirm = (page: Page) =>
  page.getByRole('button', { name: 'Confirm' }).and(page.locator(':not([inert] *)'))

/** On a phone the log is opened first. */
export async function log(page: Page) {
  const toggle = page.locator('.log-toggle')
  if ((await toggle.isVisible()) && (await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  return page.getByRole('log').first()
}

/** The table waits for an answer, or the game is over. */
export async function asked(page: Page): Promise<'asked' | 'bidding' | 'over'> {
  await expect(choices(page).first().or(confirm(page)).or(result(page)).first()).toBeVisible({ timeout: 20_000 })
  if (await result(page).isVisible()) return 'over'
  return (await confirm(page).isVisible()) ? 'bidding' : 'asked'
}

/** Händler's answers, then Karibik's. */
const WISHES = [/Complete/, /Hire/, /Loot/, /Repel/, /Stop/, /Reveal/, /Deliver/, /Capture/, /End the game/, /Finish/]

/** Which answer a person who wants the game to end would give: take what can be had, stop early. */
export async function sensible(page: Page): Promise<number> {
  const texts = await choices(page).allInnerTexts()
  for (const wish of WISHES) {
    const i = texts.findIndex((text) => wish.test(text))
    if (i >= 0) return i
  }
  return 0
}

export async function noSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(excess).toBeLessThanOrEqual(0)
}

/** Passes what can be passed, and answers what must be answered, until this can be chosen. */
export async function reach(page: Page, text: string): Promise<Locator> {
  const wanted = choices(page).filter({ hasText: text })
  while ((await wanted.count()) === 0) {
    const pass = choices(page).filter({ hasText: /Pass$/ })
    await ((await pass.count()) > 0 ? pass : choices(page)).first().click()
    await asked(page)
  }
  return wanted
}

/** What axe finds wrong. */
export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
}

/** The page whose person is to answer; none when the game is over. */
export async function whoIsAsked(...pages: readonly Page[]): Promise<Page | undefined> {
  for (let tries = 0; tries < 400; tries++) {
    for (const page of pages) {
      if (await page.getByRole('dialog', { name: 'The game is over' }).isVisible()) return undefined
      if ((await choices(page).count()) > 0) {
        await asked(page)
        return page
      }
    }
    await pages[0].waitForTimeout(25)
  }
  throw new Error('nobody is asked')
}

export async function closeAll(browser: Browser): Promise<void> {
  for (const context of browser.contexts()) await context.close()
}
