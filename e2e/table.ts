/** What a person does at a table, and what must be true on every page meanwhile. */

import { type Browser, test as base, expect, type Locator, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import axe from 'axe-core'
import { dealBy } from './browser.ts'

/** Other deals than usual, to look for what these tests do not find: `DEALS=2 npm run browser`. */
const DEALS = process.env.DEALS ?? ''

/** What Playwright says of a service worker that our configuration does not allow. */
const BLOCKED = /Service Worker registration blocked/

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
      expect(said.filter((text) => !BLOCKED.test(text) && !allowed?.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Others move at once, nothing moves slowly and every answer is listed: what is tested is not patience. */
export async function hurry(page: Page, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  const chosen = JSON.stringify({ speed: 'instant', motion: 'reduced', answers: 'listed', ...settings })
  await page.addInitScript((text) => {
    if (localStorage.getItem('windward') === null) localStorage.setItem('windward', text)
  }, chosen)
}

let visits = 0

/** A page as it comes by its address: without the question mark a browser would only change places in the page it has. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path.replace(/^\/(?=#|$)/, `/?${visits++}`))
  await expect(page.getByRole('heading').first()).toBeVisible()
}

/** From the start page to a table with a bot. */
export async function playNow(page: Page, game: 'haendler' | 'karibik'): Promise<void> {
  await page.goto('/')
  const name = { haendler: /^Play now$/, karibik: /^Play now ?: Karibik$/ }[game]
  await page.getByRole('button', { name }).first().click()
  await asked(page)
}

/** Ada and Bruno, at this device. */
export async function twoPeople(page: Page, game: string): Promise<void> {
  await page.goto(`/#/new/${game}`)
  await page.getByRole('combobox', { name: 'Who plays seat 2' }).selectOption({ label: 'A person at this device' })
  await page.getByRole('textbox', { name: 'Name of seat 1' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Name of seat 2' }).fill('Bruno')
  await page.getByRole('button', { name: 'Start' }).click()
  await asked(page)
}

/** So many answers, whichever come first. */
export async function answerSome(page: Page, n: number): Promise<void> {
  for (let i = 0; i < n; i++) {
    await choices(page).first().click()
    await asked(page)
  }
}

/** Opens the rules where a table is set up. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('details:not([open]) summary', { hasText: 'Rules of the table' }).click()
}

/** A table on the server, waiting on this person's screen: for a friend, or with a bot. */
export async function invite(
  page: Page,
  wanted: {
    readonly game?: string
    readonly rival?: 'friend' | 'bot'
    readonly pace?: 'Live' | 'By the day' | 'No clock'
    readonly isListed?: boolean
  } = {},
): Promise<void> {
  const { game = 'haendler', rival = 'friend', pace = 'No clock', isListed = false } = wanted
  await page.goto(`/#/new/${game}/invite`)
  const name = page.getByRole('textbox', { name: 'Your name' })
  if ((await name.inputValue()) === '') await name.fill('Ada')
  if (rival === 'bot') await page.getByRole('button', { name: 'Seat 2: a friend. Press for a bot.' }).click()
  await page.getByRole('button', { name: pace, exact: true }).click()
  if (isListed) {
    await unfold(page)
    await page.getByRole('checkbox').check()
  }
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(waiting(page)).toBeVisible()
}

/** A table before the game. */
export const waiting = (page: Page) => page.locator('.waiting')

/** A guest's way in: the link, a name, one press. */
export async function sitAt(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.locator('.waiting .own')).toBeVisible()
}

/** From a table to the start page: on a phone by its menu. */
export async function leave(page: Page): Promise<void> {
  const mark = page.getByRole('link', { name: 'Back to the start page' })
  if (await mark.isVisible()) return mark.click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Home' }).click()
}

/** Waits until something reads differently: at once, since a whole game waits for it a hundred times. */
export async function changed(read: () => Promise<unknown>, from: unknown): Promise<void> {
  await expect.poll(read, { intervals: [20] }).not.toBe(from)
}

/** Answers that can be given; one that was pressed takes the others with it. */
export const choices = (page: Page) => page.locator(CHOICE)
export const result = (page: Page) => page.getByRole('dialog', { name: 'The game is over' })

/** Where Karibik's bids are put together. */
export const bidding = (page: Page) => page.locator('.bidding:not([inert] *)')
export const confirm = (page: Page) => bidding(page).getByRole('button', { name: 'Confirm' })

/** Lays a card on every ship, by keys; a key that came too early is pressed again. */
export async function lay(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.type('543210')
    await expect(confirm(page)).toBeEnabled({ timeout: 500 })
  }).toPass({ intervals: [100] })
}

export async function bid(page: Page): Promise<void> {
  await lay(page)
  await confirm(page).click()
}

/** The log is written when it is opened. */
export async function log(page: Page) {
  const toggle = page.locator('.log-toggle')
  if ((await toggle.isVisible()) && (await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  const told = page.getByRole('log').first()
  await told.waitFor()
  return told
}

/** The rows of the result, of which the first names the columns. */
export async function pointsOf(page: Page): Promise<Locator> {
  const details = result(page).locator('details')
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click()
  return result(page).getByRole('row')
}

/** Talk lies in a drawer of its own. */
export async function talk(page: Page) {
  const toggle = page.locator('.talk-toggle')
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
}

const CHOICE = '.choice:not([inert] *)'

/** What a table may wait for, and where that is seen. */
export const WAITS = {
  over: { selector: '.ending' },
  bidding: { selector: '.bidding:not([inert] *) .plate.main' },
  asked: { selector: CHOICE },
} as const

/** How a raid, a battle or a life ended, which is read before anything is answered, and before the result. */
export const SHEET = '.upshot .button'
const MOMENTS = { ...WAITS, sheet: { selector: SHEET } } as const

/** The table waits for an answer, or the game is over. */
export async function asked(page: Page): Promise<keyof typeof WAITS> {
  const found = await firstSeen(page, MOMENTS)
  if (found !== 'sheet') return found
  await page.locator(SHEET).click()
  return asked(page)
}

type Signs = Readonly<Record<string, { readonly selector: string; readonly text?: string }>>

/**
 * Which of these is on the screen as soon as one is; the first, if several are. It is one look by the page itself, and
 * no search by roles: a whole game asks hundreds of times, and most of its time would go there.
 */
export async function firstSeen<S extends Signs>(page: Page, signs: S): Promise<keyof S> {
  const found = await page.waitForFunction(seenNow, signs as Signs, { polling: 20, timeout: 20_000 })
  return (await found.jsonValue()) as keyof S
}

/** In the browser. */
function seenNow(signs: Signs): string | undefined {
  return Object.keys(signs).find((name) => {
    const { selector, text = '' } = signs[name]
    const nodes = [...document.querySelectorAll(selector)]
    return nodes.some((node) => node.checkVisibility({ visibilityProperty: true }) && node.textContent?.includes(text))
  })
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

/** What axe finds wrong by day, and by lamplight, where only the colours are others, and those are so at every size. */
export async function faults(page: Page): Promise<string[]> {
  // As a string it is not stopped by the policy of a page that runs no script but its own.
  await page.evaluate(axe.source)
  const byDay = await analysed(page, {})
  if (test.info().project.name === 'phone') return byDay
  await page.emulateMedia({ colorScheme: 'dark' })
  const byLamplight = await analysed(page, { runOnly: { type: 'rule', values: COLOUR_RULES } })
  await page.emulateMedia({ colorScheme: 'light' })
  return [...byDay, ...byLamplight.map((fault) => `by lamplight ${fault}`)]
}

/** Of the rules that axe keeps to by itself, those about colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** It writes down nothing but what it finds wrong: most of its time went into what is right. */
async function analysed(page: Page, options: RunOptions): Promise<string[]> {
  const found = await page.evaluate(
    async (options) => {
      const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(document, options)
      return violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html.slice(0, 160)) }))
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  )
  return found.map(({ id, html }) => `${id}: ${html.join(' | ')}`)
}

/**
 * A finger needs 44 pixels each way. What is pressed on the chart is in the list of choices too; of Marauders’ chart a
 * finger means more than it covers. A mark of a graph lies on a slider, and has its line in a list; the board beside it
 * is there to be looked at.
 */
const FINGER = 44

/** Everything to press is large enough for a finger, when all is there that will be. */
export async function fitsFingers(page: Page, where = ''): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect(await tooSmall(page), where).toEqual([])
}

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
        !control.matches('.skip, p a, .book section li a, .chart g.target, .analysis :is(.mark, .board *)')
      if (!isSeen || (width >= finger - 0.5 && height >= finger - 0.5)) return []
      return [`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 120)}`]
    })
  }, FINGER)
}

/** The page whose person is to answer; none when all of them show that the game is over. */
export async function whoIsAsked(...pages: readonly Page[]): Promise<Page | undefined> {
  let found: Page | undefined
  const look = async () => {
    let over = 0
    for (const page of pages) {
      const seen = await page.evaluate(seenNow, MOMENTS as Signs)
      if (seen === 'sheet') await page.locator(SHEET).click()
      else if (seen === 'over') over += 1
      else if (seen !== undefined) found = page
      if (found) return true
    }
    return over === pages.length
  }
  await expect.poll(look, { message: 'somebody is asked', intervals: [25] }).toBe(true)
  return found
}

/**
 * Whoever is asked answers; whether anybody was, and not all of them show that the game is over. A sheet that came over
 * the question is read first, and who is asked then is looked for anew.
 */
export async function answered(pages: readonly Page[], which: (page: Page) => Promise<number>): Promise<boolean> {
  let page: Page | undefined
  await expect(async () => {
    page = await whoIsAsked(...pages)
    if (page === undefined) return
    const answer = choices(page).nth(await which(page))
    await answer.click({ timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
  return page !== undefined
}

export async function closeAll(browser: Browser): Promise<void> {
  for (const context of browser.contexts()) await context.close()
}
