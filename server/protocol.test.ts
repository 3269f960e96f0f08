/** A stranger has docs/protocol.md and nothing else. */

import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { GAME_IDS } from '@windward/games/catalogue.ts'
import { Command, REFUSALS } from '@windward/protocol/commands.ts'
import { ROUTES } from '@windward/protocol/routes.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './given/server.ts'

const DOCS = readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'windward-stranger-'))
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(async () => {
  await server.end()
  rmSync(folder, { recursive: true })
})

it.each(GAME_IDS)('the client of docs/protocol.md plays a whole game of %s', async (game) => {
  const [, client = ''] = /```js\n([\s\S]+?)```/.exec(DOCS) ?? []
  const program = join(folder, `${game}.mjs`)
  writeFileSync(program, client)
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, server.url, game], {
    timeout: 50_000,
  })
  expect(stderr).toBe('')
  const standings: readonly { seat: number; place: number }[] = JSON.parse(stdout)
  expect(standings.map(({ seat }) => seat).sort()).toEqual([0, 1])
  expect(standings[0].place).toBe(1)
})

it('docs/protocol.md names every request, command and reason to say no', () => {
  for (const { method, path } of Object.values(ROUTES)) expect(DOCS).toContain(`\`${method} /api${path}`)
  for (const { shape } of Command.def.options) expect(DOCS).toContain(`\`${shape.type.def.values[0]}`)
  const untold = REFUSALS.filter((code) => !DOCS.includes(`\`${code}\``))
  expect(untold).toEqual([])
})
