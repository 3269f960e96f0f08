import type { Page, WebSocketRoute } from '@playwright/test'
import { startTestServer } from '@windward/server/given/server.ts'
import { ROOT } from './browser.ts'
import { answered, closeAll, expect, hurry, invite, sensible, test } from './table.ts'

/** More answers than any sensible game of two needs. */
const MOST_ANSWERS = 900

test('two browsers play each other, one loses its connection in the middle, and the end is proved fair', {
  tag: '@desktop',
}, async ({ browser, viewport }) => {
  // A whole game takes about a minute; a busy machine may need several times that.
  test.setTimeout(400_000)
  const server = await startTestServer({ web: `${ROOT}web/dist` })
  const person = async (name: string) => {
    const context = await browser.newContext({ viewport, locale: 'en', baseURL: server.url })
    const page = await context.newPage()
    await hurry(page, { name })
    return page
  }
  try {
    const ada = await person('Ada')
    const bruno = await person('Bruno')
    const cut = await severable(bruno)
    await sitDown(ada, bruno)

    let answers = 0
    for (; answers < MOST_ANSWERS; answers++) {
      if (answers === 12 || answers === 30) await cut()
      if (!(await answered([ada, bruno], sensible))) break
    }
    expect(answers).toBeGreaterThan(12)
    const over = ada.getByRole('dialog', { name: 'The game is over' })
    await expect(over).toBeVisible()
    await over.getByRole('button', { name: 'Watch the replay' }).click()
    await ada.getByRole('button', { name: 'Verify fairness' }).click()
    await expect(ada.getByText(/^✓ Fair/)).toBeVisible()

    const lost = bruno.getByRole('dialog', { name: 'The game is over' })
    await lost.getByRole('button', { name: 'Play again' }).click()
    await ada.goBack()
    await ada.getByRole('dialog', { name: 'The game is over' }).getByRole('button', { name: 'Play again' }).click()
    await expect(bruno.locator('.sea')).toBeVisible()
    await expect(bruno.getByRole('dialog')).toBeHidden()
  } finally {
    await closeAll(browser)
    await server.end()
  }
})

test('a table is found by the code at the end of its link', async ({ browser, viewport }) => {
  const server = await startTestServer({ web: `${ROOT}web/dist` })
  const person = async (name: string) => {
    const page = await (await browser.newContext({ viewport, locale: 'en', baseURL: server.url })).newPage()
    await hurry(page, { name })
    return page
  }
  try {
    const host = await person('Ada')
    await invite(host)
    const code = host.url().split('/').at(-1) ?? ''

    const page = await person('Bruno')
    await page.goto('/#/online')
    const field = page.getByRole('textbox', { name: 'Join a table' })
    await field.fill(code.slice(1))
    await field.press('Enter')
    await expect(page.getByText(/^That is neither the link of a table nor its code/)).toBeVisible()
    await field.fill(code)
    await page.getByRole('button', { name: 'Go there' }).click()
    await expect(page.getByRole('button', { name: 'Sit down' })).toBeVisible()
  } finally {
    await closeAll(browser)
    await server.end()
  }
})

test.describe('errors', () => {
  test.use({ allowed: /status of 404|WebSocket connection .* failed/ })
  test('a table that is gone and a server that is away are told calmly', async ({ page }) => {
    const server = await startTestServer({ web: `${ROOT}web/dist` })
    try {
      await page.goto(`${server.url}/#/online`)
      await expect(page.getByText('No table is open to everyone just now.')).toBeVisible()
      for (const code of ['AAAAAAAAAAAA', 'cut-off']) {
        await page.goto(`${server.url}/#/t/${code}`)
        await page.reload()
        await expect(page.getByText('This table is gone, or the link is not quite right.')).toBeVisible()
      }
    } finally {
      await server.end()
    }
    await page.goto('/#/online')
    await expect(page.getByText('No server answers here.')).toBeVisible()
  })
})

async function sitDown(ada: Page, bruno: Page): Promise<void> {
  await invite(ada)
  await expect(ada.getByRole('img', { name: 'The same link, for a camera' })).toBeVisible()
  await bruno.goto(ada.url())
  await bruno.getByRole('button', { name: 'Sit down' }).click()
  await bruno.getByRole('textbox', { name: 'Say something' }).fill('Ahoy!')
  await bruno.getByRole('button', { name: 'Send' }).click()
  await expect(ada.getByText('Ahoy!')).toBeVisible()
  await ada.getByRole('button', { name: 'Start the game' }).click()
  await expect(bruno.locator('.sea')).toBeVisible()
}

/** Puts the page's socket through our hands; the answer cuts it, and waits until the page says so. */
async function severable(page: Page): Promise<() => Promise<void>> {
  const open: WebSocketRoute[] = []
  await page.routeWebSocket(/\/api\/live$/, (socket) => {
    socket.connectToServer()
    open.push(socket)
  })
  return async () => {
    const before = open.length
    await open.at(-1)?.close({ code: 1001 })
    await expect(page.getByText('Connection lost; trying again.')).toBeVisible()
    await expect.poll(() => open.length).toBeGreaterThan(before)
    await expect(page.getByText('Connection lost; trying again.')).toBeHidden()
  }
}
