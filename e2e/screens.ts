/** Every screen, in both sizes and both themes, as pictures in screens/: `npm run build`, then `npm run screens`. */

import { type Browser, chromium, type Page } from '@playwright/test'
import { LAUNCH, ROOT, SIZES, serve } from './browser.ts'
import { MATTERS, openBefore } from './records.ts'
import { asked, choices, confirm, hurry, result, sensible } from './table.ts'

const PORT = 4400
const PAGES = {
  home: '',
  new: '#/new/haendler',
  online: '#/online',
  settings: '#/settings',
  about: '#/about',
  replay: '#/replay',
  voyage: '#/voyage',
} as const
const THEMES = ['light', 'dark'] as const
/** When a table is worth a picture: after so many answers. */
const MOMENTS = [0, 6, 20, 60]

const SHOPS = [
  ['Buy goods', 'market'],
  ['shipyard', 'shipyard'],
] as const

const server = await serve(PORT)
const browser = await chromium.launch(LAUNCH)
try {
  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
    for (const theme of THEMES) await screens(browser, size, theme)
  }
} finally {
  await browser.close()
  server.stop()
}

async function screens(browser: Browser, size: keyof typeof SIZES, theme: (typeof THEMES)[number]): Promise<void> {
  const isPhone = size === 'phone'
  const context = await browser.newContext({
    viewport: SIZES[size],
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'en',
  })
  const page = await context.newPage()
  const picture = (name: string) => page.screenshot({ path: `${ROOT}screens/${name}-${size}-${theme}.png` })
  await hurry(page, { theme })
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(server.url + path)
    await page.reload({ waitUntil: 'networkidle' })
    await picture(name)
  }
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Play now', exact: true }).first().click()
  await haendler(page, picture)
  await page.goto(server.url)
  await page.getByRole('button', { name: /^Play now ?: Karibik$/ }).click()
  await karibik(page, picture)
  await marauders(page, picture)
  await context.close()
}

async function karibik(page: Page, picture: (name: string) => Promise<unknown>): Promise<void> {
  await asked(page)
  await page.keyboard.type('543210')
  await picture('karibik-bids')
  await confirm(page).click()
  await asked(page)
  await picture('karibik-moves')
}

/** The table as it is played, and out of a record what does not come at once: a raid, a battle. */
async function marauders(page: Page, picture: (name: string) => Promise<unknown>): Promise<void> {
  await page.goto(`${server.url}#/voyage`)
  await page.getByRole('button', { name: 'Set sail' }).click()
  await asked(page)
  await picture('marauders-muster')
  await choices(page).first().click()
  await asked(page)
  await picture('marauders-turn')
  await choices(page).filter({ hasText: 'Port action' }).click()
  await asked(page)
  await picture('marauders-port')
  for (const [shop, name] of SHOPS) {
    const visit = choices(page).filter({ hasText: shop })
    if ((await visit.count()) === 0) continue
    await visit.click()
    await asked(page)
    await picture(`marauders-${name}`)
    await choices(page).filter({ hasText: 'Done' }).click()
    await asked(page)
  }
  for (const [name, answer] of Object.entries(MATTERS)) {
    await openBefore(page, server.url, answer)
    await page.locator(`.stage.${name}`).waitFor()
    await picture(`marauders-${name}`)
  }
}

async function haendler(page: Page, picture: (name: string) => Promise<unknown>): Promise<void> {
  for (let answers = 0; (await asked(page)) === 'asked'; answers++) {
    if (MOMENTS.includes(answers)) await picture(`haendler-${answers}`)
    const cards = await page.locator('.harbor [data-thing^=card-]').count()
    const reveal = choices(page).filter({ hasText: 'Reveal' })
    const isBold = answers < 60 && cards < 4 && (await reveal.count()) > 0
    await (isBold ? reveal.first() : choices(page).nth(await sensible(page))).click()
  }
  await picture('haendler-result')
  await result(page).getByRole('button', { name: 'Watch the replay' }).click()
  await page.getByRole('slider', { name: 'Move' }).fill('30')
  await page.getByRole('button', { name: 'Verify fairness' }).click()
  await page.getByText(/^✓/).waitFor()
  await picture('replay-30')
}
