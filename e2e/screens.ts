/**
 * Every screen in every size, both themes and all languages, as pictures in screens/: `npm run build`, then
 *
 *     npm run screens [-- --sizes phone,landscape,tablet,desktop,wide --languages en,it,de --only haendler]
 */

import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { LANGUAGES } from '@windward/core/words.ts'
import { GAME_IDS } from '@windward/games/catalogue.ts'
import { startTestServer } from '@windward/server/given/server.ts'
import { flags } from '../scripts/flags.ts'
import { LANGUAGE_NAMES } from '../web/words/index.ts'
import { HOME, LAUNCH, PORT, ROOT, SIZES, serve } from './browser.ts'
import { evening } from './evening.ts'
import { hotSeat, pages, rooms, tables, troubles } from './scenes.ts'
import { closeAll, hurry } from './table.ts'

type Size = keyof typeof SIZES

const { sizes, languages, only } = flags({ sizes: Object.keys(SIZES) as Size[], languages: LANGUAGES, only: '' })
const THEMES = ['light', 'dark'] as const
const SCENES = { pages, ...tables, hotSeat, troubles, rooms }

const server = await startTestServer({ web: `${ROOT}web/dist` })
const alone = await serve(PORT + 200)
const browser = await chromium.launch(LAUNCH)
try {
  for (const size of sizes) await screens(browser, size)
} finally {
  await browser.close()
  alone.stop()
  await server.end()
}

async function screens(browser: Browser, size: Size): Promise<void> {
  const isPhone = size === 'phone' || size === 'landscape'
  const look = { viewport: SIZES[size], isMobile: isPhone, hasTouch: isPhone, locale: 'en' }
  const person = async (name: string, baseURL: string): Promise<{ page: Page; context: BrowserContext }> => {
    const context = await browser.newContext({ ...look, baseURL })
    const page = await context.newPage()
    await hurry(page, { name })
    return { page, context }
  }
  for (const [name, scene] of Object.entries(SCENES)) {
    if (!name.startsWith(only)) continue
    const url = scene === rooms ? server.url : alone.url
    const people = await Promise.all(['Ada', 'Bruno', 'Carla'].map((name) => person(name, url)))
    await scene(
      people.map(({ page }) => page),
      (page, what, sign) => picture(page, `${what}-${size}`, sign),
    )
    await Promise.all(people.map(({ context }) => context.close()))
    console.log(`${size}: ${name}`)
  }
  for (const game of GAME_IDS) {
    if (!`evening-${game}`.startsWith(only)) continue
    const url = `http://${HOME}:${server.port}`
    const open = async () => (await browser.newContext(look)).newPage()
    for (const language of languages) {
      const snap = (page: Page, step: string) => inBothLights(page, language, `evening-${game}-${step}-${size}`)
      await evening({ game, language, url, api: server.url, open, look: snap })
      await closeAll(browser)
      console.log(`${size}: an evening of ${game} in ${LANGUAGE_NAMES[language]}`)
    }
  }
}

/** In each language, for which the page is loaded again, and in each theme. */
async function picture(page: Page, name: string, sign: string): Promise<void> {
  for (const language of [...languages, 'en' as const]) {
    const isNew = await page.evaluate((language) => {
      const kept = JSON.parse(localStorage.getItem('windward') ?? '{}')
      localStorage.setItem('windward', JSON.stringify({ ...kept, language }))
      return document.documentElement.lang !== language
    }, language)
    if (isNew) await page.reload({ waitUntil: 'networkidle' })
    if (!languages.includes(language)) continue
    await page.locator(sign).first().waitFor()
    await inBothLights(page, language, name)
  }
}

/** As it is at this moment. */
async function inBothLights(page: Page, language: string, name: string): Promise<void> {
  for (const theme of THEMES) {
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme
    }, theme)
    await page.waitForTimeout(200)
    await page.screenshot({ path: `${ROOT}screens/${language}/${name}-${theme}.png` })
  }
}
