import { GAME_IDS } from '@windward/games/catalogue.ts'
import { startTestServer } from '@windward/server/given/server.ts'
import { DEVICES, HOME, ROOT } from './browser.ts'
import { evening } from './evening.ts'
import { closeAll, test } from './table.ts'

for (const game of GAME_IDS) {
  test(`an evening of ${game} with friends, from the invitation to the rematch`, async ({ browser, isMobile }) => {
    test.setTimeout(240_000)
    const server = await startTestServer({ web: `${ROOT}web/dist` })
    // Every other comes with a phone: the guest of a host at a desk, and a host who has a phone himself.
    let came = isMobile ? 1 : 0
    const open = async () => {
      const device = came++ % 2 === 0 ? DEVICES.desktop : DEVICES.phone
      return (await browser.newContext({ ...device, locale: 'en' })).newPage()
    }
    try {
      const url = `http://${HOME}:${server.port}`
      await evening({ game, language: 'en', url, api: server.url, open, look: async () => undefined })
    } finally {
      await closeAll(browser)
      await server.end()
    }
  })
}
