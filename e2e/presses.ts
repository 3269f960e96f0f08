/** How many presses a port call and a round at sea take, by somebody who knows what they want. */

import { expect, type Locator, type Page } from '@playwright/test'
import { beforeAPortCall, beforeARaid, beforeARoundAtSea } from './played.ts'
import { sitIn } from './records.ts'

/** Plates and things are pressed, no list. Nothing moves slowly. */
export async function settle(page: Page): Promise<void> {
  const chosen = JSON.stringify({ speed: 'instant', motion: 'reduced', answers: 'pressed', language: 'en' })
  await page.addInitScript((text) => localStorage.setItem('windward', text), chosen)
}

const main = (page: Page) => page.locator('.answers:not([inert]) .plate')

class Presses {
  readonly #page: Page
  n = 0

  constructor(page: Page) {
    this.#page = page
  }

  async on(what: Locator): Promise<void> {
    await what.click()
    this.n += 1
    await this.#page.waitForTimeout(150)
  }
}

/** In, sell everything, buy of two stacks, out. */
export async function merchantsPortCall(page: Page): Promise<number> {
  await sitIn(page, await beforeAPortCall())
  const presses = new Presses(page)
  const port = page.getByRole('region', { name: 'In port' })
  await presses.on(main(page).filter({ hasText: 'Enter the port' }))
  await presses.on(main(page).filter({ hasText: /^Sell all for/ }))
  await presses.on(port.getByRole('button', { name: /^Buy/ }))
  const stacks = port.getByRole('button', { name: /^Buy all/ })
  await presses.on(stacks.first())
  await presses.on(stacks.nth(1))
  await presses.on(main(page).filter({ hasText: /^Buy \d+ for/ }))
  await presses.on(main(page).filter({ hasText: 'Leave' }))
  await expect(port).toBeHidden()
  return presses.n
}

/** As far as three actions go, until it is somebody else's turn. */
export async function quietRound(page: Page): Promise<number> {
  await sitIn(page, await beforeARoundAtSea())
  const presses = new Presses(page)
  await main(page).first().waitFor()
  await presses.on(page.locator('.zones polygon.far').last())
  const end = main(page).filter({ hasText: 'End the turn' })
  if (await end.isVisible()) await presses.on(end)
  return presses.n
}

/** Looks for a merchant, and takes whatever comes first, until the turn is over or a port is left to go to. */
export async function maraudersRound(page: Page): Promise<number> {
  await sitIn(page, await beforeARaid())
  const presses = new Presses(page)
  await main(page).first().waitFor()
  await presses.on(main(page).filter({ hasText: 'Scout for' }))
  for (let i = 0; i < 12; i++) {
    const end = main(page).filter({ hasText: 'End the turn' })
    const choice = page.locator('.choice:not([inert] *)').first()
    await page.waitForTimeout(300)
    if (await end.isVisible()) {
      await presses.on(end)
      break
    }
    if (!(await choice.isVisible())) break
    await presses.on(choice)
  }
  return presses.n
}
