/** A game that can be analysed today is analysed the same when its rules, and whoever judges by them, have become others. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgeOf } from '@windward/analysis/catalogue.ts'
import { whole } from '@windward/analysis/given.ts'
import { type GameRecord, parse } from '@windward/core/record.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RepositoryCopy } from './extending.copy.ts'
import { folderOf } from './freeze.ts'

const PATH = join(folderOf('haendler'), '1/reconstructionB-2.json')

let copy: RepositoryCopy

beforeAll(() => {
  copy = new RepositoryCopy()
  const { status, stderr } = copy.run('scripts/freeze.ts', 'haendler')
  if (status !== 0) throw new Error(stderr)
  copy.edit('games/haendler/index.ts', ['  rev: 1,', '  rev: 2,'])
  copy.edit('games/haendler/components.ts', ['STARTING_COINS = 3', 'STARTING_COINS = 2'])
  copy.edit('analysis/haendler.ts', ['quick: 32', 'quick: 2'])
})

afterAll(() => copy.remove())

test('a record of an earlier revision is analysed by the judge that was frozen with it', async () => {
  const today = whole(haendler, await judgeOf('haendler'), recordAt(PATH), 'quick', 'windward')

  const terminal = copy.run('cli/main.ts', 'analyse', PATH, '--effort', 'quick', '--json')
  expect(terminal.stderr).toBe('')
  expect(JSON.parse(terminal.stdout)).toEqual(today)
  expect(copy.run('cli/main.ts', 'analyse', PATH, '--effort', 'quick').stdout).toContain('without luck')

  copy.write('analysis.json', JSON.stringify(today))
  copy.write('asked.ts', ASKED)
  const asked = copy.run('asked.ts', PATH)
  expect(asked.stderr).toBe('')
  const { study, isSound } = JSON.parse(asked.stdout)
  expect(study).toEqual(today)
  expect(isSound).toBe(true)
})

/** What the browser makes of the record, and what the server says of an analysis that is sent in. */
const ASKED = `
import { readFileSync } from 'node:fs'
import { parse } from '@windward/core/record.ts'
import { revisionOf } from '@windward/games/revisions.ts'
import { isSound } from './server/tables/analyses.worker.ts'
import { study } from './web/table/analyst.ts'

const record = readFileSync(process.argv[2], 'utf8')
const { game } = await revisionOf('haendler', 1)
const analysis = JSON.parse(readFileSync('analysis.json', 'utf8'))
console.log(
  JSON.stringify({
    study: await study(game, parse(record).record, 'quick', true, () => undefined),
    isSound: await isSound({ record, analysis }),
  }),
)
`

function recordAt(path: string): GameRecord {
  const parsed = parse(readFileSync(path, 'utf8'))
  if (!parsed.ok) throw new Error(parsed.fault.code)
  return parsed.record
}
