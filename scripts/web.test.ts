import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plant } from './plant.ts'
import { isStale } from './web.mjs'

const DAY = 86_400

function world(files: readonly string[], built: number): string {
  const root = plant(Object.fromEntries([...files, 'web/dist/index.html'].map((path) => [path, ''])))
  for (const path of files) utimesSync(join(root, path), 10 * DAY, 10 * DAY)
  utimesSync(join(root, 'web/dist/index.html'), built * DAY, built * DAY)
  return root
}

test('a client that was never built is built', () => {
  expect(isStale(plant({ 'web/main.ts': '' }))).toBe(true)
})

test('one that is newer than its sources is not built again', () => {
  expect(isStale(world(['web/main.ts', 'games/haendler/index.ts'], 11))).toBe(false)
})

test.each(['web/pages/Home.svelte', 'core/match.ts', 'package-lock.json'])('a change of %s is built', (path) => {
  expect(isStale(world(['web/main.ts', path], 9))).toBe(true)
})

test('what is installed or built does not count as a source', () => {
  const root = world(['web/dist/assets/a.js', 'web/node_modules/b.js'], 9)
  expect(isStale(root)).toBe(false)
})
