import { GAME_IDS } from '@windward/games/catalogue.ts'
import { PORT, serve } from './browser.ts'
import {
  answerSome,
  asked,
  bid,
  expect,
  faults,
  fitsFingers,
  hurry,
  leave,
  log,
  noSidewaysScroll,
  playNow,
  test,
  visit,
} from './table.ts'

const PAGES = [
  '/',
  ...GAME_IDS.map((game) => `/#/new/${game}`),
  '/#/voyage',
  '/#/puzzles',
  '/#/online',
  '/#/replay',
  '/#/settings',
  '/#/about',
  '/#/nowhere',
] as const

test('axe finds nothing on any page, and a finger finds everything large enough', async ({ page, isMobile }) => {
  test.setTimeout(240_000)
  await hurry(page)
  for (const path of PAGES) {
    await visit(page, path)
    await noSidewaysScroll(page)
    expect(await faults(page), path).toEqual([])
    if (isMobile) await fitsFingers(page, path)
  }
})

test('the words of another language come when it is chosen at the table, and are there after a reload', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await hurry(page)
  await playNow(page, 'haendler')
  await asked(page)
  expect(fetched.filter((url) => /-(it|de)-[^/]+\.js$/.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hafen', includeHidden: true })).toBeAttached()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Menü' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hafen', includeHidden: true })).toBeAttached()
})

test('whoever goes elsewhere while the words come gets there, and a link that was cut off is told calmly', {
  tag: '@desktop',
}, async ({ page }) => {
  await hurry(page, { language: 'de' })
  let release = () => undefined as unknown
  const gone = new Promise((resolve) => {
    release = () => resolve(undefined)
  })
  await page.route(/-de-[^/]+\.js$/, async (route) => {
    await gone
    await route.continue()
  })
  const asks = page.waitForRequest(/-de-[^/]+\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  await asks
  await page.evaluate(() => {
    location.hash = '#/settings'
  })
  release()
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible()

  await page.goto('/#/%E0%A4%A')
  await page.reload()
  await expect(page.getByText('An dieser Adresse ist nichts.')).toBeVisible()
})

test.describe('without the words', () => {
  test.use({ allowed: /ERR_FAILED/ })
  test('a language whose words cannot be fetched is not switched to, and says so', { tag: '@desktop' }, async ({
    page,
  }) => {
    await visit(page, '/#/settings')
    await page.route(/-de-[^/]+\.js$/, (route) => route.abort())
    const language = page.getByRole('combobox', { name: 'Language' })
    await language.selectOption('Deutsch')
    await expect(page.getByRole('alert')).toContainText('stays English')
    await expect(language).toHaveValue('en')
    await page.unroute(/-de-[^/]+\.js$/)
    await language.selectOption('Italiano')
    await expect(page.getByRole('heading', { name: 'Impostazioni' })).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test('whoever reads German is told so in English while its words cannot be fetched', { tag: '@desktop' }, async ({
    page,
  }) => {
    await hurry(page, { language: 'de' })
    await page.route(/-de-[^/]+\.js$/, (route) => route.abort())
    await page.goto('/')
    const said = page.getByRole('status').filter({ hasText: 'The words in Deutsch could not be fetched' })
    await expect(said).toBeVisible()
    await page.unroute(/-de-[^/]+\.js$/)
    await said.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Gleich spielen', exact: true }).first()).toBeVisible()
    await expect(said).toBeHidden()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Gleich spielen', exact: true }).first()).toBeVisible()
  })

  test('a page whose words cannot be fetched says so', { tag: '@desktop' }, async ({ page }) => {
    await hurry(page, { language: 'de' })
    await page.route(/-de-[^/]+\.js$/, (route) => route.abort())
    await page.goto('/#/learn/haendler')
    await expect(page.getByText('The rest of this page could not be fetched.')).toBeVisible()
  })
})

test('axe finds nothing on the sheet of drawings, and a finger finds everything large enough', async ({
  page,
  isMobile,
}) => {
  await hurry(page)
  await page.goto('/#/about/art')
  const shown = page.getByRole('img', { name: 'Händler’s persons, by day' }).locator('img')
  await expect(shown.first()).toHaveAttribute('src', /^blob:/)
  await noSidewaysScroll(page)
  expect(await faults(page)).toEqual([])
  if (isMobile) await fitsFingers(page)
})

test('axe finds nothing at a table of Händler', async ({ page }) => {
  await hurry(page)
  await playNow(page, 'haendler')
  await answerSome(page, 8)
  await noSidewaysScroll(page)
  expect(await faults(page)).toEqual([])
})

test('axe finds nothing at a table of Karibik, and a finger finds everything large enough', async ({
  page,
  isMobile,
}) => {
  await hurry(page)
  await playNow(page, 'karibik')
  expect(await faults(page), 'bidding').toEqual([])
  if (isMobile) await fitsFingers(page, 'bidding')
  await bid(page)
  await asked(page)
  await noSidewaysScroll(page)
  expect(await faults(page), 'moving').toEqual([])
  if (isMobile) await fitsFingers(page, 'moving')
})

test('everything is said in Italian and German too', async ({ page }) => {
  await hurry(page)
  await page.goto('/#/settings')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('it')
  await page.getByRole('link', { name: 'Inizio', exact: true }).click()
  await page.getByRole('button', { name: 'Gioca subito', exact: true }).first().click()
  await expect(page.getByRole('list', { name: 'Scelte' })).toBeVisible()
  await expect(await log(page)).toHaveAccessibleName('Cronaca')
})

test.describe('without a file', () => {
  test.use({ allowed: /ERR_FAILED/ })

  test('a page whose server was renewed meanwhile says so, and is loaded anew', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/')
    const renewed = page.getByRole('status').filter({ hasText: 'new version' })
    await page.route(/\/assets\/(Settings|About)-.*\.js$/, (route) => route.abort())
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.waitForTimeout(500)
    await expect(renewed, 'as long as it is the same build').toBeHidden()
    await page.route(
      (url) => url.pathname === '/',
      async (route) => {
        if (route.request().resourceType() !== 'fetch') return route.continue()
        const page = await route.fetch()
        await route.fulfill({
          response: page,
          body: (await page.text()).replaceAll('assets/index-', 'assets/index-newer-'),
        })
      },
    )
    await page.goto('/#/about')
    await expect(renewed).toBeVisible()
    await page.unrouteAll()
    await renewed.getByRole('button', { name: 'Load it' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  })
})

test('what was chosen is still chosen after a reload', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/#/settings')
  await page.getByRole('radio', { name: 'lamplight' }).check()
  await page.getByRole('radio', { name: 'at once' }).check()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'lamplight' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'at once' })).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test.describe('a browser that asks for German', () => {
  test.use({ locale: 'de-AT' })
  test('is spoken to in German', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Gleich spielen', exact: true }).first()).toBeVisible()
  })
})

test(
  'plays on after the server is gone',
  { tag: '@desktop' },
  async ({ browser, viewport, isMobile, hasTouch }, { parallelIndex }) => {
    const server = await serve(PORT + 100 + parallelIndex)
    const context = await browser.newContext({ viewport, isMobile, hasTouch, locale: 'en', serviceWorkers: 'allow' })
    const page = await context.newPage()
    try {
      await hurry(page)
      await page.goto(server.url)
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready
      })
      await page.reload()
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    } finally {
      server.stop()
    }
    await expect.poll(() => fetch(server.url).catch(() => 'gone')).toBe('gone')
    await page.goto(server.url)
    await page.getByRole('button', { name: 'Play now', exact: true }).first().click()
    await asked(page)
    await answerSome(page, 5)
    await leave(page)
    await page.getByRole('link', { name: 'Continue' }).click()
    expect(await asked(page)).toBe('asked')
    await page.goto(`${server.url}#/learn/marauders/first`)
    await expect(page.getByRole('region', { name: 'Teacher' })).toContainText('Welcome to the Caribbean')
    await context.close()
  },
)

test('a damaged link and an unknown game are answered calmly', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/#/replay/r/notarecord/3')
  await expect(page.getByText('This link is damaged: no record can be read from it.')).toBeVisible()
  await page.goto('/#/play/none')
  await expect(page.getByText('This game is not on this device.')).toBeVisible()
})
