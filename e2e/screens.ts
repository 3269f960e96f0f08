/**
 * Every screen in every size, both themes and all languages, as pictures in screens/: `npm run build`, then
 *
 *     npm run screens [-- --sizes phone,landscape,tablet,desktop,wide --languages en,it,de --only haendler]
 */

import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
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

/** Tests take the smallest phone there is; a picture shows the usual one. */
const PICTURED = { ...SIZES, phone: { width: 390, height: 844 } }
type Size = keyof typeof PICTURED

const { sizes, languages, only } = flags({ sizes: Object.keys(PICTURED) as Size[], languages: LANGUAGES, only: '' })
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
  const look = { viewport: PICTURED[size], isMobile: isPhone, hasTouch: isPhone, locale: 'en' }
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

/** As a newcomer has it, in each language and in each theme; afterwards answers are listed again, in English. */
async function picture(page: Page, name: string, sign: string): Promise<void> {
  for (const language of languages) {
    await loadedWith(page, { language, answers: 'pressed' })
    await page.locator(sign).first().waitFor({ state: 'attached' })
    await inBothLights(page, language, name)
  }
  await loadedWith(page, { language: 'en', answers: 'listed' })
}

async function loadedWith(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((settings) => {
    const kept = JSON.parse(localStorage.getItem('windward') ?? '{}')
    localStorage.setItem('windward', JSON.stringify({ ...kept, ...settings }))
  }, settings)
  await page.reload({ waitUntil: 'networkidle' })
}

/** As it is at this moment. */
async function inBothLights(page: Page, language: string, name: string): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme })
    const path = `${ROOT}screens/${language}/${name}-${theme}.png`
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, await settled(page))
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Drawings are printed beside the page: a picture is taken when nothing more comes. */
async function settled(page: Page): Promise<Buffer> {
  let picture = await page.screenshot()
  for (let tries = 0; tries < 20; tries++) {
    await page.waitForTimeout(300)
    const next = await page.screenshot()
    if (next.equals(picture)) break
    picture = next
  }
  return picture
}
