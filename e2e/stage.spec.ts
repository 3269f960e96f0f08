import { NEIGHBOURS } from '@windward/games/marauders/components/zones.ts'
import type { RaidFrame } from '@windward/games/marauders/frames.ts'
import { holdOf } from '@windward/games/marauders/rules/goods.ts'
import type { Zone } from '@windward/games/marauders/vocabulary.ts'
import { peril } from '../web/games/marauders/means.ts'
import { speechIn } from '../web/games/marauders/speech.ts'
import { verdictOf } from '../web/games/marauders/verdict.ts'
import { openWater, settle } from './presses.ts'
import { sitWhere } from './records.ts'
import { asked, choices, expect, faults, hurry, log, noSidewaysScroll, result, test } from './table.ts'

/** The raid that is asked about, if one is. */
function raidIn({ view, question }: { view: Parameters<typeof verdictOf>[0]; question: { ask: string } }) {
  const raid = view.stack.findLast((frame): frame is RaidFrame => frame.type === 'raid')
  return question.ask === 'raid' ? raid : undefined
}

test('a raid says how it stands, and its main plate does not lose what can be saved', async ({ page }) => {
  await hurry(page)
  await sitWhere(page, 'raid-fails', (staged) => {
    const raid = raidIn(staged)
    const verdict = raid && verdictOf(staged.view, raid)
    return (
      verdict?.result === 'failed' &&
      verdict.destroyed.length === 1 &&
      verdict.escapes < verdict.limit &&
      raid?.successes === 1
    )
  })
  const raid = page.getByRole('region', { name: 'Merchant Raid' })
  await expect(raid.getByText(/^Fails: your last/)).toBeVisible()
  await expect(raid.getByRole('img', { name: /about to be lost/ }).first()).toBeVisible()
  await noSidewaysScroll(page)
  expect(await faults(page)).toEqual([])
  const main = page.locator('.plate.main')
  await expect(main).toContainText(/^Discard .*then \d+ gold/)
  await main.click()
  await expect(raid.getByText(/^\d+ gold/).first()).toBeVisible()
  await page.locator('.plate.main', { hasText: /^Take \d+ gold/ }).click()
  // The result stays until it is read.
  const end = page.getByRole('dialog', { name: /^The merchant is yours/ })
  await expect(end).toBeVisible()
  expect(await faults(page)).toEqual([])
  await end.getByRole('button', { name: 'Go on' }).click()
  await expect(end).toBeHidden()
  await expect(await log(page)).toContainText(/You plunder the merchant for/)
})

test('a battle is a stage: both ships, the squares, and the chance of each answer', async ({ page }) => {
  await hurry(page)
  await sitWhere(page, 'battle', ({ choices, question }) => question.ask === 'declare' && choices.length === 3)
  await asked(page)
  const battle = page.getByRole('region', { name: 'Battle', exact: true })
  await expect(battle.getByRole('list', { name: 'Ada' })).toBeVisible()
  await expect(battle.getByText(/^Round \d+: .* will roll \d/)).toBeVisible()
  await expect(page.locator('.plate', { hasText: 'Shoot' })).toContainText(
    /\d+% to win · [\d.]+ hits dealt.* · [\d.]+ hits taken/,
  )
  await expect(page.locator('.plate', { hasText: 'Board' })).toContainText(/\d+% to get aboard, then \d+% to win/)
  await expect(page.locator('.plate', { hasText: 'Flee' })).toContainText(/\d+% to get away/)
  await noSidewaysScroll(page)
  expect(await faults(page)).toEqual([])
  await battle.getByRole('button', { name: 'See the chart' }).click()
  await expect(page.getByRole('group', { name: 'Chart of the Caribbean' })).toBeVisible()
})

test('dice that can be rolled again are pressed, and one button gives the answer', async ({ page }) => {
  await hurry(page)
  await sitWhere(
    page,
    'dice',
    ({ choices, question, view }) =>
      question.ask === 'window' &&
      view.stack.some((frame) => frame.type === 'window' && frame.window === 'scout.after') &&
      choices.some((action) => 'dice' in action && !('side' in action)),
  )
  await asked(page)
  const moment = page.getByRole('region', { name: 'A moment to act' })
  await expect(moment).toContainText(/No skull/)
  await expect(moment).toContainText('If you do nothing:')
  const dice = moment.getByRole('group', { name: 'Your dice' }).getByRole('button')
  const main = page.locator('.plate.main')
  const n = await dice.count()
  await expect(main).toContainText(n === 1 ? '1 die again' : `${n} dice again`)
  await dice.first().click()
  await expect(dice.first()).toHaveAttribute('aria-pressed', 'false')
  if (n > 1) await expect(main).toContainText(n === 2 ? '1 die again' : `${n - 1} dice again`)
  await dice.first().click()
  await noSidewaysScroll(page)
  expect(await faults(page)).toEqual([])
  await main.click()
  await expect(await log(page)).toContainText(/You play/)
})

test('whoever may save what is hit presses its square, and is told what is lost without it', async ({ page }) => {
  await hurry(page)
  await sitWhere(
    page,
    'struck',
    ({ choices, question }) =>
      question.ask === 'window' && choices.some((action) => 'hit' in action && action.hit !== undefined),
  )
  await asked(page)
  await expect(page.getByRole('region', { name: 'A moment to act' })).toContainText(/hits? you: /)
  const square = page.locator('button.cell').first()
  await square.click()
  await expect(page.locator('.plate.main')).toContainText(/^(Use|Play) /)
  expect(await faults(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('region', { name: 'A moment to act' })).toContainText(/hits? you: /)
  await expect(choices(page).first()).toBeVisible()
})

test('goods that were chosen are bought by one press, while things move too', async ({ page }) => {
  await hurry(page, { motion: 'full', speed: 'brisk' })
  await sitWhere(page, 'buying', ({ choices, question }) => question.ask === 'buy' && choices.length > 3)
  await page
    .getByRole('button', { name: /^Buy all/ })
    .first()
    .click()
  const buy = page.locator('.plate.main', { hasText: /^Buy \d/ })
  await expect(buy).toBeVisible()
  // A finger that is still on its way is not taken at its word; one that comes later is.
  await expect(async () => {
    if (await buy.isVisible()) await buy.click({ timeout: 2_000 })
    await expect(buy).toBeHidden({ timeout: 1_000 })
  }).toPass()
})

test('goods that were chosen are bought by Enter, which stands on the plate', { tag: '@desktop' }, async ({ page }) => {
  await hurry(page)
  await sitWhere(page, 'buying by keys', ({ choices, question }) => question.ask === 'buy' && choices.length > 3)
  await page
    .getByRole('button', { name: /^Buy all/ })
    .first()
    .click()
  const buy = page.locator('.plate.main', { hasText: /^Buy \d/ })
  await expect(buy.locator('kbd')).toHaveText('↵')
  await page.keyboard.press('Enter')
  await expect(buy).toBeHidden()
  await expect(await log(page)).toContainText(/You buy /)
})

test('a course that cargo thrown overboard comes between goes on', { tag: '@desktop' }, async ({ page }) => {
  await settle(page)
  let goal: Zone = 'caribbeanSea'
  await sitWhere(page, 'a full hold in port', ({ choices, view, question }) => {
    const { captain } = view.players[question.seat]
    const turn = view.stack.at(-1)
    if (captain === undefined || turn?.type !== 'turn' || turn.actions < 3) return false
    goal = NEIGHBOURS[captain.zone][0]
    return captain.cargo.length > holdOf(captain) && choices.some(({ type }) => type === 'leavePort')
  })
  const zone = page.locator(`[data-thing="zone-${goal}"]`).first()
  await expect(zone).toBeVisible()
  await expect(async () => {
    const position = await openWater(zone)
    await zone.click({ ...(position && { position }), timeout: 2_000 })
    await expect(page.getByRole('region', { name: 'Too much cargo' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const hold = page.getByRole('region', { name: 'Too much cargo' })
  // A single card goes by a press on it; several are laid out, and go by one.
  const asks = hold.getByRole('heading', { name: /: \d+$/ })
  await expect(asks).toBeVisible()
  const isOne = /: 1$/.test(await asks.innerText())
  const stacks = hold.locator('li > button')
  await stacks.first().click()
  if (!isOne) {
    const overboard = page.locator('.plate.main', { hasText: /overboard/ })
    // The first stack may hold too few.
    await expect(async () => {
      if (!(await overboard.isVisible())) await stacks.nth(1).click({ timeout: 1_000 })
      await expect(overboard).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await overboard.click()
  }
  await expect(hold).toBeHidden()
  const own = page.locator('[data-thing^="seat-"][aria-label*="Ada"]')
  await expect(own).toHaveAttribute('aria-label', new RegExp(`${speechIn('en').zone(goal)}, at sea`))
})

test('a hit that kills the captain is called so, and only a finger that stays lets them die', async ({ page }) => {
  await hurry(page)
  await sitWhere(
    page,
    'a fatal hit that can be averted',
    ({ view, choices, question }) =>
      question.ask === 'window' &&
      peril(view, question.seat).fatal === 'hull' &&
      choices.some((action) => 'hit' in action),
  )
  await asked(page)
  await expect(page.getByRole('heading', { name: /^This sinks your .* and kills your captain$/ })).toBeVisible()
  await noSidewaysScroll(page)
  expect(await faults(page)).toEqual([])
  await expect(page.locator('.plate.main')).toContainText('saves your captain')
  const dying = page.locator('.plate', { hasText: 'Go down with her' })
  await expect(dying).toContainText('hold to confirm')
  await dying.click()
  await expect(dying, 'a short press is not enough').toBeVisible()
  await dying.hover()
  await page.mouse.down()
  await expect(page.getByRole('dialog', { name: /is dead$/ })).toBeVisible()
  await page.mouse.up()
})

test('a captain who dies as the game ends is told of before the result', async ({ page }) => {
  await hurry(page)
  const isLastBlow = ({ view, choices, question }: Parameters<Parameters<typeof sitWhere>[2]>[0]) =>
    view.players.length === 1 &&
    view.events.deck.length === 0 &&
    peril(view, question.seat).fatal !== undefined &&
    choices.some(({ type }) => type === 'pass')
  // Where one can only pass, that is done of itself.
  await sitWhere(page, 'a fatal hit in the last round', isLastBlow, 15)
  await expect(page.getByRole('dialog', { name: /is dead$/ })).toBeVisible()
  await expect(result(page), 'first it is read').toBeHidden()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(result(page)).toBeVisible()
})

test('at a shipyard several wares are chosen, and paid for by one press', async ({ page }) => {
  await hurry(page)
  await sitWhere(page, 'a yard with hits to repair', ({ view, choices, question }) => {
    const { captain } = view.players[question.seat]
    const repairs = choices.filter(({ type }) => type === 'repair')
    return question.ask === 'shipyard' && repairs.length > 1 && (captain?.gold ?? 0) > 20
  })
  await asked(page)
  const yard = page.getByRole('region', { name: 'In port' })
  const pay = page.locator('.plate.main', { hasText: /^Pay \d+/ })
  await expect(pay, 'repairs lie ready').toContainText(/\d repairs/)
  const weapon = yard.locator('li > button[aria-pressed=false]:not([aria-disabled=true])', {
    hasText: /Chain-shot|Grapeshot/,
  })
  const name = (await weapon.first().locator('b').innerText()).trim()
  await weapon.first().click()
  await expect(pay).toContainText(name)
  const frigate = yard.getByRole('button', { name: /frigate/i })
  if ((await frigate.getAttribute('aria-disabled')) === 'false') {
    await frigate.click()
    await expect(pay, 'the old ship is sold as she lies').not.toContainText('repairs')
    await frigate.click()
  }
  await expect(pay).toContainText(name)
  expect(await faults(page)).toEqual([])
  await noSidewaysScroll(page)
  await pay.click()
  await expect(await log(page)).toContainText(new RegExp(`You buy.*${name}`, 'i'))
})
