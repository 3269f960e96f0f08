import { spawnSync } from 'node:child_process'
import { GAME_IDS } from '@windward/games/catalogue.ts'
import { expect, test } from 'vitest'
import { ExitError } from './exitError.ts'
import { gameNamed, textFaceOf } from './games.ts'
import { MAIN, NODE } from './testing.ts'

test.each(GAME_IDS)('%s has its face in the terminal', async (id) => {
  const { game, layout } = await textFaceOf(id)
  expect(game.id).toBe(id)
  expect(layout.draw).toBeTypeOf('function')
})

test('a game is found by its name, and what is none is refused', () => {
  expect(gameNamed('haendler')).toBe('haendler')
  expect(() => gameNamed('constructor')).toThrow(ExitError)
})

/** Has a program write down every module that it loads. */
const TELLING = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({ load: (url, context, next) => (console.error(url), next(url, context)) })
`)}`

test.each([
  [['games'], []],
  [['perft', 'karibik', '--seed', '1', '--depth', '1'], ['karibik']],
])('%s loads the rules of no game but its own', (args, own) => {
  const { status, stderr } = spawnSync(NODE, ['--import', TELLING, MAIN, ...args], { encoding: 'utf8' })
  expect(status).toBe(0)
  expect(stderr).toContain('/games/catalogue.ts')
  const played = [...stderr.matchAll(/\/games\/(\w+)\/(?:rules|words)\//g)].map(([, game]) => game)
  expect([...new Set(played)]).toEqual(own)
})
