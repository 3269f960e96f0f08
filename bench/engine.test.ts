import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const SCRIPT = new URL('./engine.ts', import.meta.url).pathname
const run = (...args: string[]) => spawnSync(process.execPath, [SCRIPT, ...args], { encoding: 'utf8' })

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

const REFUSED: readonly (readonly string[])[] = [
  ['--fast'],
  ['extra'],
  ['--seats'],
  ['--seats', '-1'],
  ['--seats', '9'],
  ['--seats', 'two'],
  ['--rounds', '0'],
  ['--seconds', 'x'],
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
