import type { Page } from '@playwright/test'
import { GAME_IDS } from '@windward/games/catalogue.ts'
import {
  asked,
  bidding,
  changed,
  choices,
  confirm,
  expect,
  faults,
  firstSeen,
  fitsFingers,
  hurry,
  log,
  noSidewaysScroll,
  SHEET,
  test,
  visit,
  WAITS,
} from './table.ts'

/** More steps than any first game has. */
const MOST_STEPS = 140

const teacher = (page: Page) => page.locator('.teacher')
const goOn = (page: Page) => teacher(page).getByRole('button', { name: 'Go on' })
const playOn = (page: Page) => teacher(page).getByRole('button', { name: 'Play on from here' })
const shown = (page: Page) => choices(page).and(page.locator('.shown'))

/** What the teacher waits for: nothing more, to be read, a composed answer, or a listed one. A sheet is read before it. */
async function waitsFor(page: Page): Promise<'over' | 'reading' | 'bidding' | 'choice'> {
  const found = await firstSeen(page, {
    over: { selector: '.teacher .button', text: 'Play on from here' },
    reading: { selector: '.teacher .button', text: 'Go on' },
    bidding: WAITS.bidding,
    choice: { selector: `${WAITS.asked.selector}.shown` },
    sheet: { selector: SHEET },
  })
  if (found !== 'sheet') return found
  // A key leaves the focus with the teacher.
  await page.keyboard.press('Escape')
  return waitsFor(page)
}

/** Where the lesson stands, for a test that must see it move. */
async function progress(page: Page): Promise<string> {
  return (await teacher(page).locator('progress').getAttribute('value')) ?? ''
}

/** Lays the cards that the teacher named: in the ships' order, by their letters. */
async function bids(page: Page): Promise<string> {
  const text = await teacher(page).locator('.move').innerText()
  const cards = [...text.matchAll(/(?:Arriba|Bravo|Caribic|Diabolo|Evita|Fuego) (thief|\d)/g)].map(([, card]) => card)
  expect(cards).toHaveLength(6)
  return cards.map((card) => (card === 'thief' ? 't' : card)).join('')
}

const topOf = (page: Page, part: string) =>
  teacher(page)
    .locator(part)
    .evaluate((node) => node.getBoundingClientRect().top)
const endOf = (page: Page, part: string) =>
  teacher(page)
    .locator(part)
    .evaluate((node) => node.getBoundingClientRect().bottom)

for (const game of GAME_IDS) {
  test(`the first game of ${game} by clicks, to its end and beyond`, { tag: '@phone' }, async ({ page }) => {
    test.setTimeout(240_000)
    await hurry(page)
    await page.goto(`/#/learn/${game}`)
    await page.getByRole('link', { name: 'Begin the first game' }).click()
    await expect(teacher(page)).toHaveAccessibleName('Teacher')
    for (let i = 0; i < MOST_STEPS; i++) {
      const now = await waitsFor(page)
      if (now === 'over') break
      const before = await progress(page)
      if (now === 'reading') await goOn(page).click()
      else if (now === 'choice') await shown(page).click()
      else {
        const slots = bidding(page).getByRole('button', { name: /^Card for the/ })
        for (const [i, card] of [...(await bids(page))].entries()) {
          await bidding(page)
            .getByRole('button', { name: card === 't' ? 'thief' : card, exact: true })
            .click()
          await slots.nth(i).click()
        }
        await confirm(page).click()
      }
      await changed(() => progress(page), before)
    }
    await noSidewaysScroll(page)
    expect(await endOf(page, '.said'), 'what is said at the end is covered').toBeLessThanOrEqual(
      await topOf(page, '.actions'),
    )
    await playOn(page).click()
    await expect(page).toHaveURL(/#\/play\//)
    await asked(page)
  })

  test(`the first game of ${game} by keys, every answer of which could be clicked`, { tag: '@desktop' }, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await hurry(page)
    await page.goto(`/#/learn/${game}`)
    await page.getByRole('link', { name: 'Begin the first game' }).press('Enter')
    await expect(teacher(page)).toHaveAccessibleName('Teacher')
    for (let i = 0; i < MOST_STEPS; i++) {
      const now = await waitsFor(page)
      if (now === 'over') break
      const before = await progress(page)
      if (now === 'reading') {
        await goOn(page).click({ trial: true })
        // How a battle ended is read first; then the teacher has the keys again.
        if (await page.locator(SHEET).isVisible()) await page.keyboard.press('Enter')
        await expect(page.locator(SHEET)).toBeHidden()
        await page.keyboard.press('Enter')
      } else if (now === 'choice') {
        await shown(page).click({ trial: true })
        await page.keyboard.press(await shown(page).locator('kbd').innerText())
      } else {
        await page.keyboard.type(await bids(page))
        await confirm(page).click({ trial: true })
        await page.keyboard.press('Enter')
      }
      await changed(() => progress(page), before)
    }
    await noSidewaysScroll(page)
    await expect(playOn(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#\/play\//)
    await asked(page)
  })
}

test('another legal move gets a kind word, what would have happened, and another try', { tag: '@desktop' }, async ({
  page,
}) => {
  await hurry(page)
  await page.goto('/#/learn/haendler/first')
  await teacher(page).getByRole('combobox', { name: 'Part of the lesson' }).selectOption({ label: '3. Loot' })
  await waitsFor(page)
  await choices(page).filter({ hasText: 'Take no more' }).click()
  await expect(teacher(page)).toContainText('That is allowed, too.')
  await expect(teacher(page)).toContainText('Nobody is forced to take a card.')
  await expect(teacher(page)).toContainText('It would have gone like this:')
  await teacher(page).getByRole('button', { name: 'Try again' }).click()
  await expect(teacher(page)).toContainText('Loot the Flute')
  const before = await progress(page)
  await teacher(page).getByRole('button', { name: 'Show me' }).click()
  await changed(() => progress(page), before)
})

test('what is to be done is lit beside what is spoken of, and the learner is spoken to', { tag: '@desktop' }, async ({
  page,
}) => {
  await hurry(page)
  await page.goto('/#/learn/karibik/first')
  await teacher(page).getByRole('combobox').selectOption({ label: '6. All in one move' })
  await waitsFor(page)
  for (const lit of ['Sail to San Andres', 'Chest of Puerto Bello', 'Diabolo in Serranilla'])
    await expect(page.locator(`.lit[aria-label^="${lit}"]`)).toBeVisible()
  await page.goto('/#/learn/haendler/first')
  await teacher(page).getByRole('combobox').selectOption({ label: '2. Discover' })
  await expect(page.getByText('Your turn: reveal a card')).toBeVisible()
})

test('a lesson goes on where it was left', { tag: '@desktop' }, async ({ page }) => {
  await hurry(page)
  await page.goto('/#/learn/haendler/first')
  await waitsFor(page)
  const first = await progress(page)
  await goOn(page).click()
  await changed(() => progress(page), first)
  const before = await progress(page)
  await page.goto('/#/learn/haendler')
  await page.getByRole('link', { name: 'Go on with the first game' }).click()
  await waitsFor(page)
  expect(await progress(page)).toBe(before)
})

test('a search finds a term in the rules and among the things, and leads there', { tag: '@desktop' }, async ({
  page,
}) => {
  await hurry(page)
  await page.goto('/#/learn/haendler')
  await page.getByRole('searchbox').fill('skull')
  await expect(page.getByText(/^\d+ places found$/).first()).toBeVisible()
  await expect(page.locator('mark').first()).toHaveText('skull')
  await page.getByRole('link', { name: 'Repelling ships' }).click()
  await expect(page).toHaveURL(/#\/learn\/haendler\/rules\/repel$/)
  await expect(page.getByRole('heading', { name: 'Repelling ships' })).toBeInViewport()
  await page.getByRole('searchbox').fill('no such word')
  await expect(page.getByText('Nothing found').first()).toBeVisible()
})

test('the reference lists every card, and a link leads to one', { tag: '@desktop' }, async ({ page }) => {
  await hurry(page)
  await page.goto('/#/learn/haendler/reference/governor-8')
  const entries = page.locator('.entries > li')
  await expect(entries.filter({ hasText: 'Governor' })).toBeInViewport()
  await expect(entries).toHaveCount(28 + 26 + 11 + 2)
  await page.goto('/#/learn/karibik/reference')
  await expect(entries).toHaveCount(6 + 7 + 16 + 90)
  await page.goto('/#/learn/marauders/reference')
  await expect(entries).toHaveCount(16 + 17 + 5 + 8 + 3 + 16 + 27 + 25 + 25 + 14 + 18 + 8)
})

test('at the table a refusal leads to its rule, and a card to the reference', async ({ page }) => {
  await hurry(page)
  await page.goto('/#/learn/haendler/first')
  await teacher(page).getByRole('combobox').selectOption({ label: '2. Discover' })
  await waitsFor(page)
  for (const way of [shown, goOn]) {
    const before = await progress(page)
    await way(page).click()
    await changed(() => progress(page), before)
    await waitsFor(page)
  }
  await page.locator('.harbor [data-thing=card-83]').click()
  await expect(page.getByText('Cards are taken only after you stop revealing.')).toBeVisible()
  await page.getByRole('button', { name: 'Read the rule' }).click()
  const book = page.getByRole('dialog', { name: 'Rules of Händler der Karibik' })
  await expect(book.getByRole('heading', { name: 'Second phase: Loot and Hire' })).toBeInViewport()
  await book.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Look it up' }).click()
  await expect(book.locator('li.asked')).toContainText('Pirate')
  await book.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
  const told = await log(page)
  await told.locator('p').filter({ hasText: 'Pirate' }).click()
  await told.getByRole('button', { name: 'Look it up' }).click()
  await expect(book.locator('li.asked')).toContainText('Pirate')
})

test('axe finds nothing on the learning pages, and a finger finds everything large enough', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(360_000)
  await hurry(page)
  const paths = GAME_IDS.flatMap((game) =>
    ['', '/rules', '/reference', '/first'].map((part) => `/#/learn/${game}${part}`),
  )
  for (const path of ['/#/learn', ...paths]) {
    await visit(page, path)
    await noSidewaysScroll(page)
    expect(await faults(page), path).toEqual([])
    if (isMobile) await fitsFingers(page, path)
  }
})
