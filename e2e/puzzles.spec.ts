import type { Page } from '@playwright/test'
import { momentOf, type Puzzle } from '@windward/analysis/book.ts'
import { BOOKED, bookOf } from '@windward/analysis/books.ts'
import { list } from '@windward/core/choices.ts'
import { type GameId, rulesOf } from '@windward/games/catalogue.ts'
import { speechOfRevision } from '@windward/games/revisions.ts'
import { dayOf, gameOfDay, puzzleOfDay } from '../web/puzzles/day.ts'
import { wanted } from '../web/puzzles/run.ts'
import { asked, choices, expect, faults, hurry, noSidewaysScroll, test, visit } from './table.ts'

const GAME: GameId = 'haendler'

const riddle = (page: Page) => page.locator('.riddle')
const says = (page: Page, text: string) => expect(riddle(page).getByRole('heading', { name: text })).toBeVisible()

/** Gives the best answer, or the one that a Mate would give. */
async function answer(page: Page, puzzle: Puzzle, which: 'best' | 'rule'): Promise<void> {
  const game = await rulesOf(GAME)
  const speech = (await speechOfRevision(GAME, game.rev))('en')
  const { state, question } = momentOf(game, puzzle)
  const action = list(game.actions(state, question.seat))[which === 'best' ? puzzle.answers[0][0] : puzzle.rule]
  const text = speech.action(action, game.view(state, question.seat), (seat) => `seat ${seat}`)
  await asked(page)
  await choices(page).filter({ hasText: text }).first().click()
}

test('puzzles are solved one after the other, by theme; what was solved is kept', async ({ page }) => {
  const { puzzles } = await bookOf(GAME)
  const [first, second] = wanted(puzzles, { theme: 'discover' })
  await hurry(page)
  await visit(page, '/#/puzzles')
  await expect(page.getByRole('heading', { name: 'Puzzles', level: 1 })).toBeVisible()
  await expect(page.getByText('Nothing solved yet.')).toBeVisible()
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Händler der Karibik' }) })
  await card.getByRole('combobox', { name: 'Theme' }).selectOption({ label: 'Reveal or stop?' })
  await page.getByRole('link', { name: 'Begin : Händler der Karibik' }).click()

  await answer(page, first, 'best')
  await says(page, 'Solved: that is the best.')
  await expect(riddle(page).getByText(/: \d+.% instead of \d+.%\./)).toBeVisible()
  const bars = riddle(page).getByRole('list', { name: 'Win chances of the answers' }).getByRole('listitem')
  await expect(bars).toHaveCount(first.answers.length)
  await expect(bars.first()).toContainText(/best\s*played/)
  await noSidewaysScroll(page)
  expect(await faults(page)).toEqual([])

  await riddle(page).getByRole('button', { name: 'Next puzzle' }).click()
  await answer(page, second, 'rule')
  await says(page, 'Not the best.')
  // The next table, too, has the whole screen.
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  await expect(bars.filter({ hasText: 'what a mate does' })).toContainText('played')
  await riddle(page).getByRole('button', { name: 'Try again' }).click()
  await answer(page, second, 'best')
  await says(page, 'Solved: that is the best.')

  await riddle(page).getByRole('link', { name: 'All puzzles' }).click()
  await page.reload()
  await expect(card.getByText(`2 of ${puzzles.length} solved`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your record' })).toContainText('solved at the first try, of 2')
  await noSidewaysScroll(page)
  expect(await faults(page)).toEqual([])
})

test('the puzzle of the day waits on the start page, and days make a streak', async ({ page }) => {
  const { puzzles } = await bookOf(GAME)
  const noon = (date: number) => new Date(2030, 0, date, 12)
  const date = BOOKED.map((_, i) => i + 1).find((date) => gameOfDay(dayOf(noon(date))) === GAME) ?? 0
  const home = page.getByRole('region', { name: 'Today’s puzzle' })
  await hurry(page)
  await page.clock.setFixedTime(noon(date))
  await visit(page, '/')
  await expect(home).toContainText('Händler der Karibik: not tried yet')
  await home.getByRole('link', { name: 'Solve it' }).click()
  await answer(page, puzzleOfDay(dayOf(noon(date)), puzzles), 'best')
  await says(page, 'Solved: that is the best.')
  await expect(riddle(page)).toContainText('one day in a row')

  await visit(page, '/')
  await expect(home).toContainText('Händler der Karibik: solved')
  await expect(home).toContainText('1day in a row')
  await page.clock.setFixedTime(noon(date + 1))
  await visit(page, '/')
  await expect(home).toContainText('not tried yet')
  await expect(home).toContainText('1day in a row')

  const later = date + BOOKED.length * 2
  await page.clock.setFixedTime(noon(later))
  await visit(page, '/')
  await expect(home).not.toContainText('in a row')
  await home.getByRole('link', { name: 'Solve it' }).click()
  await answer(page, puzzleOfDay(dayOf(noon(later)), puzzles), 'rule')
  await says(page, 'Not the best.')
  await visit(page, '/')
  await expect(home).toContainText('Händler der Karibik: missed')
})

test('a puzzle is played on as a game of its own', { tag: '@desktop' }, async ({ page }) => {
  const { puzzles } = await bookOf(GAME)
  const [puzzle] = wanted(puzzles, {})
  await hurry(page)
  await visit(page, `/#/puzzles/${GAME}`)
  await answer(page, puzzle, 'rule')
  await riddle(page).getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL(/#\/play\//)
  await asked(page)
  await choices(page).first().click()
  await asked(page)
  await expect(riddle(page)).toHaveCount(0)
})

for (const game of BOOKED) {
  test(`axe finds nothing at a puzzle of ${game}`, async ({ page }) => {
    await hurry(page)
    await visit(page, `/#/puzzles/${game}`)
    await asked(page)
    await noSidewaysScroll(page)
    expect(await faults(page)).toEqual([])
  })
}

test('an address without puzzles is answered calmly', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/#/puzzles/chess')
  await expect(page.getByText('There is nothing at this address.')).toBeVisible()
  await visit(page, `/#/puzzles/${GAME}/nothing`)
  await expect(page.getByText('There is none like that.')).toBeVisible()
})
