import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'

const SCRIPT = new URL('./engine.ts', import.meta.url).pathname
const run = (...args: string[]) => spawnSync(process.execPath, [SCRIPT, ...args], { encoding: 'utf8' })
/** Folders of other commits, each on a line. */
const checkouts = () =>
  spawnSync('git', ['worktree', 'list'], { cwd: import.meta.dirname, encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.includes('windward-against-'))

test('a short run measures everybody and prints one object', () => {
  const { status, stdout } = run('--rounds', '1', '--seconds', '0.05', '--json')
  expect(status).toBe(0)
  const { speeds, peer, costs } = JSON.parse(stdout)
  expect(['fresh', 'draft', 'documented', 'development']).toContain(peer)
  expect(speeds[peer].actionsPerSecond.median).toBeGreaterThan(0)
  for (const { games, actionsPerGame } of Object.values<{ games: number; actionsPerGame: number }>(speeds)) {
    expect(games).toBeGreaterThan(0)
    expect(actionsPerGame).toBeGreaterThan(50)
  }
  expect(costs.state.heap).toBeGreaterThan(0)
  expect(costs.state.largest).toBeGreaterThanOrEqual(costs.state.json)
  expect(costs.nanoseconds.apply).toBeGreaterThan(0)
  expect(costs.record.brotli).toBeLessThan(costs.record.json)
})

test('another commit is measured in turns with this tree, and its folder is gone afterwards', () => {
  const before = checkouts()
  const { status, stdout } = run('haendler', '--against', 'HEAD', '--rounds', '1', '--seconds', '0.05', '--json')
  expect(status).toBe(0)
  const { compared } = JSON.parse(stdout)
  expect(compared.map(({ what }: { what: string }) => what)).toEqual([
    'haendler: actions of random games',
    'haendler: playouts of two turns, two seats',
  ])
  for (const { there, here, ratio } of compared) expect(ratio).toBeCloseTo(here / there)
  expect(checkouts()).toEqual(before)
})

test('a run that is broken off leaves nothing behind', async () => {
  const before = checkouts()
  const bench = spawn(process.execPath, [SCRIPT, 'haendler', '--against', 'HEAD', '--seconds', '60'])
  await vi.waitUntil(() => checkouts().length > before.length, { timeout: 30_000, interval: 100 })
  bench.kill('SIGTERM')
  const [status] = await once(bench, 'exit')
  expect(status).toBe(1)
  expect(checkouts()).toEqual(before)
})

const REFUSED: readonly (readonly string[])[] = [
  ['--fast'],
  ['extra'],
  ['--seats'],
  ['--seats', '-1'],
  ['--seats', '9'],
  ['--seats', 'two'],
  ['--rounds', '0'],
  ['--seconds', 'x'],
  ['--against', 'nowhere'],
]

for (const args of REFUSED) {
  test(`${args.join(' ')} is refused with a sentence`, () => {
    const { status, stdout, stderr } = run(...args)
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^[^\n]+\.\n$/)
    expect(stderr).toContain(args[0])
  })
}
