import { GAME_IDS } from '@windward/games/catalogue.ts'
import { startTestServer } from '@windward/server/given/server.ts'
import { HOME, ROOT } from './browser.ts'
import { evening } from './evening.ts'
import { closeAll, test } from './table.ts'

for (const game of GAME_IDS) {
  test(`an evening of ${game} with friends, from the invitation to the rematch`, async ({
    browser,
    viewport,
    isMobile,
    hasTouch,
  }) => {
    test.setTimeout(240_000)
    const server = await startTestServer({ web: `${ROOT}web/dist` })
    const open = async () => (await browser.newContext({ viewport, isMobile, hasTouch, locale: 'en' })).newPage()
    try {
      const url = `http://${HOME}:${server.port}`
      await evening({ game, language: 'en', url, api: server.url, open, look: async () => undefined })
    } finally {
      await closeAll(browser)
      await server.end()
    }
  })
}
