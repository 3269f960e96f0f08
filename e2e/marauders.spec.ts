import type { Page } from '@playwright/test'
import { startTestServer } from '@windward/server/given/server.ts'
import { ROOT } from './browser.ts'
import { beforeAPortCall } from './played.ts'
import { maraudersRound, merchantsPortCall, openWater, quietRound, settle } from './presses.ts'
import { MATTERS, openBefore, sitBefore, sitIn, sitWhere } from './records.ts'
import {
  answered,
  asked,
  choices,
  closeAll,
  expect,
  faults,
  firstSeen,
  hurry,
  log,
  noSidewaysScroll,
  pointsOf,
  reach,
  result,
  SHEET,
  sitAt,
  test,
  unfold,
  WAITS,
  waiting,
} from './table.ts'

/** More answers than the shortest game needs. */
const MOST_ANSWERS = 900

/** A short game: the lowest goal, the fewest Event Cards. */
async function sitDown(page: Page, rival?: string): Promise<void> {
  await page.goto('/#/new/marauders')
  if (rival) await page.getByRole('combobox', { name: 'Who plays seat 2' }).selectOption({ label: rival })
  await unfold(page)
  await page.getByRole('combobox', { name: 'Glory Points to win' }).selectOption('8')
  await page.getByRole('combobox', { name: 'Event Cards (most rounds)' }).selectOption('15')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await asked(page)
}

/** Tries everything there is, and is done with it soon. */
async function lively(page: Page, answers: number): Promise<number> {
  const texts = await choices(page).allInnerTexts()
  const end = texts.findIndex((text) => /End the turn|Done|Pass$/.test(text))
  if (end >= 0 && answers % 3 === 2) return end
  return (answers * 5) % texts.length
}

test('a whole game against a bot by clicks alone, and its replay proves fair', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(180_000)
  await hurry(page, { others: 'skip' })
  await sitDown(page)
  let answers = 0
  while (answers < MOST_ANSWERS && (await answered([page], (page) => lively(page, answers)))) answers++
  expect(answers).toBeGreaterThan(10)
  await expect(result(page)).toBeVisible()
  await expect(await pointsOf(page)).toHaveCount(3)
  await noSidewaysScroll(page)
  expect(await faults(page)).toEqual([])
  await result(page).getByRole('button', { name: 'Watch the replay' }).click()
  await page.getByRole('button', { name: 'Verify fairness' }).click()
  await expect(page.getByText(/^✓ Fair\. All \d+ moves were played again/)).toBeVisible()
})

test('a whole solo voyage by keys alone, from its own page to its result', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(180_000)
  await hurry(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Solo voyage' }).press('Enter')
  await page.getByRole('combobox', { name: 'Event Cards (most rounds)' }).selectOption('15')
  await page.getByRole('button', { name: 'Set sail' }).press('Enter')
  for (let answers = 0; (await asked(page)) === 'asked' && answers < MOST_ANSWERS; answers++) {
    const n = await choices(page).count()
    const i = await lively(page, answers)
    await page.keyboard.press(i < 9 ? String(i + 1) : i === n - 1 ? '0' : '1')
  }
  await result(page).getByRole('link', { name: 'How the voyage went' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Captain|Legend|Terror|Forgotten/)
  await expect(page.getByText(/^\d+\/10 Glory Points$/)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: 'All voyages' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Result' })).toBeVisible()
  expect(await faults(page)).toEqual([])
})

test('two browsers play a short game against each other, and its replay proves fair', { tag: '@desktop' }, async ({
  browser,
  viewport,
}) => {
  // Other browsers share the machine.
  test.setTimeout(400_000)
  const server = await startTestServer({ web: `${ROOT}web/dist` })
  const person = async (name: string) => {
    const context = await browser.newContext({ viewport, locale: 'en', baseURL: server.url })
    const page = await context.newPage()
    await hurry(page, { name, others: 'skip' })
    return page
  }
  try {
    const ada = await person('Ada')
    const bruno = await person('Bruno')
    await ada.goto('/#/online')
    await ada.getByRole('link', { name: 'New table: Merchants & Marauders' }).click()
    await unfold(ada)
    await ada.getByRole('combobox', { name: 'Event Cards (most rounds)' }).selectOption('15')
    await ada.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(waiting(ada)).toBeVisible()
    await sitAt(bruno, ada.url())
    await ada.getByRole('button', { name: 'Start the game' }).click()
    let answers = 0
    while (answers < MOST_ANSWERS && (await answered([ada, bruno], (page) => lively(page, answers)))) answers++
    expect(answers).toBeGreaterThan(40)
    await expect(result(ada)).toBeVisible()
    await expect(result(bruno)).toBeVisible()
    await expect(await pointsOf(ada)).toHaveCount(3)
    await noSidewaysScroll(ada)
    expect(await faults(ada)).toEqual([])
    await result(ada).getByRole('button', { name: 'Watch the replay' }).click()
    await ada.getByRole('button', { name: 'Verify fairness' }).click()
    await expect(ada.getByText(/^✓ Fair\. All \d+ moves were played again/)).toBeVisible()
  } finally {
    await closeAll(browser)
    await server.end()
  }
})

test('a ship sails by pressing a zone, a far zone says why not, and undo leads back', async ({ page }) => {
  await hurry(page)
  await sitDown(page, 'A person at this device')
  // Both choose a ship in secret, each behind the other's back.
  const ready = page.getByRole('button', { name: /^I am/ })
  const signs = { passing: { selector: 'dialog button', text: 'I am' }, asked: WAITS.asked }
  const out = choices(page).filter({ hasText: 'Leave the port' })
  for (let i = 0; i < 6; i++) {
    if ((await firstSeen(page, signs)) === 'passing') {
      await ready.click()
      await expect(ready).toBeHidden()
    } else if ((await out.count()) > 0) break
    else await choices(page).first().click()
  }
  const board = page.getByRole('group', { name: 'Chart of the Caribbean' })
  await out.click()
  await asked(page)
  const ways = board.locator('.way')
  await expect(ways.first()).toBeVisible()
  const text = (await ways.first().getAttribute('aria-label')) ?? ''
  const far = page.locator('.zones polygon:not(.here, .far)').first()
  await far.dispatchEvent('click')
  await expect(page.locator('.toast')).toContainText(/\d zones away/)
  await ways.first().press('Enter')
  await expect(await log(page)).toContainText(/sails to/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(ways.first()).toHaveAttribute('aria-label', text)
  await expect(await log(page)).not.toContainText(/sails to/)
})

test('on a phone the chart follows the captain, is dragged, and is seen whole @phone', async ({ page }) => {
  await hurry(page)
  await sitDown(page)
  await choices(page).first().click()
  await asked(page)
  const chart = page.getByRole('group', { name: 'Chart of the Caribbean' })
  const box = async () => ((await chart.getAttribute('viewBox')) ?? '').split(' ').map(Number)
  const [left, top, width] = await box()
  expect(width).toBeLessThan(600)
  await expect(chart.locator('.vessel[data-thing="seat-0"]')).toBeInViewport()
  const { x, y, width: across, height } = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [towardsX, towardsY] = [left > 200 ? 1 : -1, top > 100 ? 1 : -1]
  await page.mouse.move(x + across / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + across / 2 + 60 * towardsX, y + height / 2 + 40 * towardsY, { steps: 6 })
  await page.mouse.up()
  await expect.poll(async () => Math.sign((await box())[0] - left)).toBe(-towardsX)
  await page.getByRole('button', { name: 'Whole chart' }).click()
  await expect.poll(box).toEqual([0, 0, 1000, 620])
  await page.getByRole('button', { name: 'Closer' }).click()
  await expect.poll(async () => (await box())[2]).toBe(width)
})

test('in port every activity has its price, and what is closed says why', async ({ page }) => {
  await hurry(page)
  await sitDown(page)
  await (await reach(page, 'Port action')).click()
  await asked(page)
  await reach(page, 'Buy goods')
  const port = page.getByRole('region', { name: 'In port' })
  await expect(port.getByRole('listitem')).toHaveCount(7)
  await expect(port.getByText('There is nothing in the hold to sell.')).toBeVisible()
  await expect(port.getByText(/repair \d, modification \d, weapon \d gold/)).toBeVisible()
  await port.getByRole('button', { name: /^Buy/ }).click()
  await asked(page)
  const stacks = port.getByRole('button', { name: /^Buy all/ })
  expect(await faults(page)).toEqual([])
  await stacks.first().click()
  await expect(port.getByText(/^[1-6] of [1-6]$/).first()).toBeVisible()
  await page.getByRole('button', { name: /^Buy \d for \d+/ }).click()
  await expect(await log(page)).toContainText(/You buy (one card|\d cards)/)
})

test('a town makes way for the chart, and a sign in sight leads back to it', async ({ page }) => {
  await hurry(page)
  await sitDown(page)
  await (await reach(page, 'Port action')).click()
  await asked(page)
  const port = page.getByRole('region', { name: 'In port' })
  const house = port.getByRole('button', { name: /^Buy/ })
  await expect(house).toBeInViewport()
  await port.getByRole('button', { name: 'See the chart' }).click()
  await expect(house).toBeHidden()
  const back = port.getByRole('button', { name: 'Show again' })
  await expect(back).toBeInViewport({ ratio: 1 })
  expect(await faults(page)).toEqual([])
  await back.click()
  await expect(house).toBeInViewport()
})

test('while one buys, a card aboard says where it sells, and goes overboard only from the wood', async ({ page }) => {
  await hurry(page, { answers: 'pressed' })
  await sitWhere(page, 'a buyer with cargo', ({ view, choices }) => {
    return view.stack.at(-1)?.type === 'buy' && choices.some(({ type }) => type === 'drop')
  })
  const aboard = page.locator('.quay .cargo button')
  await expect(aboard.first()).toBeVisible()
  const cards = await aboard.count()
  await aboard.first().click()
  await expect(page.getByRole('status').getByText(/: \d in .*\(\d\szones?\)|In demand nowhere/)).toBeVisible()
  await expect(aboard).toHaveCount(cards)
  await expect(page.locator('.plate', { hasText: 'Throw one overboard' })).toBeVisible()
})

test('a port call takes seven presses at most, a quiet round at sea five, and a raid ten', {
  tag: '@desktop',
}, async ({ page }) => {
  await settle(page)
  expect(await merchantsPortCall(page)).toBeLessThanOrEqual(7)
  expect(await quietRound(page)).toBeLessThanOrEqual(5)
  expect(await maraudersRound(page)).toBeLessThanOrEqual(10)
})

test('goods say where they sell, and the chart shows how far one press sails and what it costs', {
  tag: '@desktop',
}, async ({ page }) => {
  await settle(page)
  await sitIn(page, await beforeAPortCall())
  const chart = page.getByRole('group', { name: 'Chart of the Caribbean' })
  await page.locator('.quay .cargo button').first().hover()
  await expect(chart.locator('.harbor.lit').first()).toBeVisible()
  await page.locator('.quay .cargo button').first().click()
  await expect(page.getByRole('status').getByText(/: \d in .*\(\d\szones?\)|In demand nowhere/)).toBeVisible()
  const far = chart.locator('.zones polygon.far').first()
  const position = await openWater(far)
  await far.hover(position && { position })
  await expect(page.locator('.plate', { hasText: /\d actions/ }).first()).toBeVisible()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await expect(page.getByRole('tooltip')).not.toContainText('Why not?')
})

test('plunder shows both ships and what becomes of the cargo, and a press claims her', async ({ page }) => {
  await hurry(page)
  await sitBefore(page, 'claimShip')
  const plunder = page.getByRole('region', { name: 'Plunder', exact: true })
  await expect(plunder.getByRole('heading', { name: /^You plunder/ })).toBeVisible()
  const prize = plunder.getByRole('region', { name: 'The prize' })
  await expect(prize).toContainText(/Hold: room for/)
  await expect(prize).toContainText(/Crew: \d/)
  await expect(plunder.getByRole('region', { name: 'Your own ship' })).toContainText(/Hold: room for/)
  await noSidewaysScroll(page)
  expect(await faults(page)).toEqual([])
  // On a phone the wood alone has the answer.
  await page
    .getByRole('button', { name: /Claim the captured ship/ })
    .first()
    .click()
  await expect(await log(page)).toContainText(/You (take over|claim)/)
})

test('whoever watches another captain in port keeps the chart', { tag: '@desktop' }, async ({ page }) => {
  await hurry(page, { speed: 'brisk' })
  await sitDown(page)
  const signs = {
    call: { selector: 'body:not(:has([aria-label="In port"])) .call', text: 'is in port in' },
    asked: WAITS.asked,
    sheet: { selector: SHEET },
  }
  let seen = await firstSeen(page, signs)
  for (let answers = 0; seen !== 'call' && answers < 60; answers++) {
    const end = choices(page).filter({ hasText: 'End the turn' })
    if (seen === 'sheet') await page.locator(SHEET).click()
    else await ((await end.count()) > 0 ? end : choices(page)).first().click()
    seen = await firstSeen(page, signs)
  }
  expect(seen).toBe('call')
})

/** Where a thing of the chart has its middle. */
async function middleOf(page: Page, thing: string): Promise<{ x: number; y: number }> {
  const look = () => page.locator(`.chart [data-thing=${thing}]`).boundingBox()
  let box = await look()
  // The chart may still be coming: two looks must find it in the same place.
  await expect(async () => {
    const before = box
    await page.waitForTimeout(200)
    box = await look()
    expect(box).toEqual(before)
  }).toPass()
  if (box === null) throw new Error(`no ${thing} on the chart`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Where a finger touches both: each thing is at least as large as a finger to it. */
async function betweenThem(page: Page, ...things: readonly string[]): Promise<[x: number, y: number]> {
  const boxes = await Promise.all(things.map((thing) => page.locator(`.chart [data-thing=${thing}]`).boundingBox()))
  const reach = boxes.map((box) => {
    if (box === null) throw new Error(`not on the chart: ${things}`)
    const [w, h] = [Math.max(22, box.width / 2), Math.max(22, box.height / 2)]
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return { left: x - w, right: x + w, top: y - h, bottom: y + h }
  })
  const [left, right] = [Math.max(...reach.map((one) => one.left)), Math.min(...reach.map((one) => one.right))]
  const [top, bottom] = [Math.max(...reach.map((one) => one.top)), Math.min(...reach.map((one) => one.bottom))]
  expect(right - left, 'a finger reaches both').toBeGreaterThan(0)
  expect(bottom - top, 'a finger reaches both').toBeGreaterThan(0)
  return [(left + right) / 2, (top + bottom) / 2]
}

test('a finger beside a small thing means it, and between two it is asked which @phone', async ({ page }) => {
  await hurry(page)
  await sitWhere(page, 'a merchant beside the Spanish navy, off Tortuga', ({ view, choices, question: { seat } }) => {
    const scouted = choices.flatMap((choice) => (choice.type === 'scout' ? [choice.target] : []))
    const isMerchant = scouted.some(({ kind }) => kind === 'merchant')
    const isNavy = scouted.some((target) => target.kind === 'npc' && target.npc === 'spanish')
    return view.players[seat].captain?.zone === 'tortuga' && isMerchant && isNavy
  })
  await asked(page)
  const alone = await middleOf(page, 'merchant-sanJuan')
  await page.touchscreen.tap(alone.x + 4, alone.y - 17)
  await expect(page.getByRole('status').getByText('A merchant off San Juan')).toBeVisible()
  await page.touchscreen.tap(...(await betweenThem(page, 'merchant-tortuga', 'npc-spanish')))
  const which = page.getByRole('dialog', { name: 'Which do you mean?' })
  await expect(which.getByRole('button', { name: /^Scout for/ })).toHaveCount(2)
  expect(await faults(page)).toEqual([])
  await which.getByRole('button', { name: 'Scout for the Spanish navy' }).click()
  await expect(which).toBeHidden()
  await expect(await log(page)).toContainText('You scout for the Spanish navy')
})

test('a line of a replay’s log leads to its move and to the reference', { tag: '@desktop' }, async ({ page }) => {
  await hurry(page)
  await openBefore(page, 'exchangeCard')
  // The latest of a player's: a navy's line leads to who commands it.
  const line = (await log(page)).locator('p').filter({ hasText: 'sails to', hasNotText: 'The ' }).first()
  const text = (await line.textContent())?.trim() ?? ''
  await line.getByRole('button', { name: text }).click()
  await line.getByRole('button', { name: 'Look it up' }).click()
  const entry = page.getByRole('dialog').locator('li.asked')
  expect(text).toContain(await entry.getByRole('heading').innerText())
})

test('others’ turns can be summarised', { tag: '@desktop' }, async ({ page }) => {
  await hurry(page, { others: 'summary' })
  await sitDown(page)
  for (let answers = 0; answers < 20; answers++) {
    if (await page.getByText('Meanwhile').isVisible()) break
    const end = choices(page).filter({ hasText: 'End the turn' })
    await ((await end.count()) > 0 ? end : choices(page)).first().click()
    await asked(page)
  }
  await expect(page.locator('.meanwhile li').first()).not.toBeEmpty()
})

test('axe finds nothing at a table of Marauders, whose shipyard says beside each ware why it cannot be had', async ({
  page,
}) => {
  await hurry(page)
  await sitDown(page)
  expect(await faults(page), 'muster').toEqual([])
  const action = await reach(page, 'Port action')
  await noSidewaysScroll(page)
  expect(await faults(page), 'turn').toEqual([])
  await action.click()
  await asked(page)
  const shipyard = await reach(page, 'shipyard')
  await noSidewaysScroll(page)
  expect(await faults(page), 'port').toEqual([])
  await shipyard.click()
  await asked(page)
  expect(await faults(page), 'shipyard').toEqual([])
  const yard = page.getByRole('region', { name: 'In port' })
  const frigate = yard.getByRole('button', { name: /frigate/ })
  await expect(frigate).toContainText(/\d+ gold short/)
  await expect(frigate).toHaveAttribute('aria-disabled', 'true')
  await expect(yard.getByRole('button', { name: /Grapeshot/ })).not.toContainText('gold short')
})

test('axe finds nothing in a raid and a battle of Marauders', async ({ page }) => {
  test.setTimeout(240_000)
  await hurry(page)
  for (const [stage, answer] of Object.entries(MATTERS)) {
    await openBefore(page, answer)
    await expect(page.locator(`.stage.${stage}`)).toBeVisible()
    await noSidewaysScroll(page)
    expect(await faults(page), stage).toEqual([])
  }
})

test('a turn that shall wait for its end is not spent by one press', { tag: '@desktop' }, async ({ page }) => {
  const chosen = JSON.stringify({
    speed: 'instant',
    motion: 'reduced',
    answers: 'pressed',
    language: 'en',
    turnEnd: 'asked',
  })
  await page.addInitScript((text) => localStorage.setItem('windward', text), chosen)
  await sitWhere(page, 'the last action', ({ view, choices }) => {
    const turn = view.stack.at(-1)
    return turn?.type === 'turn' && turn.actions + turn.spare === 1 && choices.every(({ type }) => LAST.includes(type))
  })
  const plate = page.locator('.answers:not([inert]) .plate', { hasText: 'ends your turn' })
  const doubt = page.getByText('your turn ends with it')
  await plate.first().click()
  await expect(doubt).toBeVisible()
  await plate.first().click()
  await expect(doubt).toBeHidden()
})

test('an undo that could only come back to the same question is not offered', { tag: '@desktop' }, async ({ page }) => {
  await hurry(page)
  await page.goto('/#/voyage')
  await page.getByRole('button', { name: 'Set sail' }).click()
  await asked(page)
  await (await reach(page, 'Port action')).click()
  await asked(page)
  await reach(page, 'Done')
  // What was seen in port cannot be unseen; that somebody was passed over there is no step of theirs.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

/** At sea with nothing else to do. */
const LAST = ['sail', 'enterPort', 'endTurn']
