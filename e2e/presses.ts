/** How many presses a port call and a round at sea take, by somebody who knows what they want. */

import { expect, type Locator, type Page } from '@playwright/test'
import { beforeAPortCall, beforeARaid, beforeARoundAtSea } from './played.ts'
import { sitIn } from './records.ts'
import { firstSeen } from './table.ts'

/** Plates and things are pressed, no list. Nothing moves slowly. */
export async function settle(page: Page): Promise<void> {
  const chosen = JSON.stringify({ speed: 'instant', motion: 'reduced', answers: 'pressed', language: 'en' })
  await page.addInitScript((text) => localStorage.setItem('windward', text), chosen)
}

const main = (page: Page) => page.locator('.answers:not([inert]) .plate')

/** How often the page has asked something: it marks every question. */
const questions = (page: Page) => page.evaluate(() => performance.getEntriesByName('question').length)

type Position = Readonly<{ x: number; y: number }>

async function inTheMiddle(_: Locator): Promise<Position | undefined> {
  return undefined
}

/** A place in a zone where nothing lies on it. */
export function openWater(zone: Locator): Promise<Position | undefined> {
  return zone.evaluate((polygon) => {
    const { left, top, width, height } = polygon.getBoundingClientRect()
    for (let y = 4; y < height; y += 8) {
      for (let x = 4; x < width; x += 8) {
        const spots = [-3, 0, 3].map((by) => document.elementFromPoint(left + x + by, top + y + by))
        if (spots.every((spot) => spot === polygon)) return { x, y }
      }
    }
    return undefined
  })
}

class Presses {
  readonly #page: Page
  n = 0

  constructor(page: Page) {
    this.#page = page
  }

  async on(what: Locator, where: (what: Locator) => Promise<Position | undefined> = inTheMiddle): Promise<void> {
    // A chart that is still coming lays its names elsewhere a moment later.
    await expect(async () => {
      const position = await where(what)
      await what.click({ ...(position && { position }), timeout: 2_000 })
    }).toPass()
    this.n += 1
  }

  /** Presses an answer, and waits until all that comes of it is seen and something else is asked. */
  async answer(what: Locator, where?: typeof inTheMiddle): Promise<void> {
    await what.waitFor()
    const before = await questions(this.#page)
    await this.on(what, where)
    await expect.poll(() => questions(this.#page), { intervals: [50] }).toBeGreaterThan(before)
  }
}

/** In, sell what is worth it, buy of two stacks, out. */
export async function merchantsPortCall(page: Page): Promise<number> {
  await sitIn(page, await beforeAPortCall())
  const presses = new Presses(page)
  const port = page.getByRole('region', { name: 'In port' })
  await presses.answer(main(page).filter({ hasText: 'Put into' }))
  await presses.answer(main(page).filter({ hasText: /^Sell .* for/ }))
  await presses.answer(port.locator('.open').getByRole('button', { name: /^Buy/ }))
  const stacks = port.getByRole('button', { name: /^Buy all/ })
  await presses.on(stacks.first())
  await presses.on(stacks.nth(1))
  await presses.answer(main(page).filter({ hasText: /^Buy \d+ for/ }))
  await presses.answer(main(page).filter({ hasText: 'Leave' }))
  await expect(port).toBeHidden()
  return presses.n
}

/** As far as three actions go, until it is somebody else's turn. */
export async function quietRound(page: Page): Promise<number> {
  await sitIn(page, await beforeARoundAtSea())
  const presses = new Presses(page)
  await presses.answer(page.locator('.zones polygon.far').last(), openWater)
  const end = main(page).filter({ hasText: 'End the turn' })
  if (await end.isVisible()) await presses.answer(end)
  return presses.n
}

/** What a round of raids may ask next, first what covers the rest. */
const ASKED = {
  sheet: { selector: '.upshot button' },
  hold: { selector: '[aria-label="Too much cargo"]' },
  end: { selector: '.answers:not([inert]) .plate', text: 'End the turn' },
  plate: { selector: '.answers:not([inert]) .plate' },
}

/** Looks for the merchant, and takes whatever lies first, reading what came of it, until the turn is over. */
export async function maraudersRound(page: Page): Promise<number> {
  await sitIn(page, await beforeARaid())
  const presses = new Presses(page)
  await presses.answer(page.locator('.chart .merchant.target'))
  for (;;) {
    const asked = await firstSeen(page, ASKED)
    if (asked === 'sheet') {
      const goOn = page.getByRole('button', { name: 'Go on' })
      await presses.on(goOn)
      await goOn.waitFor({ state: 'hidden' })
    } else if (asked === 'hold') {
      await overboard(page, presses)
    } else if (asked === 'plate') {
      await presses.answer(main(page).first())
    } else {
      await presses.answer(main(page).filter({ hasText: 'End the turn' }))
      return presses.n
    }
  }
}

/** More than the hold takes: whatever lies first goes, as much as has to; a single card goes at a press. */
async function overboard(page: Page, presses: Presses): Promise<void> {
  const hold = page.getByRole('region', { name: 'Too much cargo' })
  const stack = hold.locator('li > button').first()
  if (await hold.getByRole('heading', { name: /: 1$/ }).isVisible()) return presses.answer(stack)
  await presses.on(stack)
  await presses.answer(main(page).first())
}
