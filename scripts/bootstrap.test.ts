import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findNode, isRecent, ROOT } from '../cli/node.mjs'
import { isInstalled } from './bootstrap.mjs'
import { plant } from './plant.ts'

const LOCK = {
  packages: {
    '': {},
    core: { version: '1' },
    a: { version: '1', integrity: 'x' },
    b: { version: '1', optional: true },
  },
}

test('what the lock says is installed, with or without what is optional', () => {
  const { '': _, b, ...needed } = LOCK.packages
  expect(isInstalled(LOCK, { packages: { ...needed, b } })).toBe(true)
  expect(isInstalled(LOCK, { packages: needed })).toBe(true)
})

test.each([
  ['nothing is there', undefined],
  ['a package is missing', { packages: { core: { version: '1' } } }],
  ['a version differs', { packages: { ...LOCK.packages, a: { version: '2', integrity: 'x' } } }],
  ['the content differs', { packages: { ...LOCK.packages, a: { version: '1', integrity: 'y' } } }],
  ['there is one too many', { packages: { ...LOCK.packages, c: { version: '1' } } }],
])('not installed: %s', (_, installed) => {
  expect(isInstalled(LOCK, installed)).toBe(false)
})

test.each(
  Object.entries({ '20.19.0': false, '22.17.9': false, '22.18.0': true, '23.0.0': true, '24.1.0': true, '': false }),
)('Node %s reads TypeScript: %s', (version, recent) => {
  expect(isRecent(version)).toBe(recent)
})

test('the first Node that runs and is recent is used', () => {
  const house = plant({})
  expect(findNode([join(house, 'none'), process.execPath])).toBe(process.execPath)
  expect(findNode([join(house, 'none')])).toBeUndefined()
})

test.each([
  ['its exit code', 'process.exit(7)', 7, null],
  ['its death', "process.kill(process.pid, 'SIGKILL')", null, 'SIGKILL'],
])('becoming another process passes on %s', async (_, code, exit, signal) => {
  expect(await once(become(code), 'exit')).toEqual([exit, signal])
})

test.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)('becoming another process passes on %s', async (signal) => {
  const outer = become(
    `process.on('${signal}', () => process.exit(9)); setInterval(() => {}, 99); console.log('ready')`,
  )
  await once(outer.stdout, 'data')
  outer.kill(signal)
  expect(await once(outer, 'exit')).toEqual([9, null])
})

function become(code: string) {
  const house = plant({ 'inner.mjs': code })
  const outer = `import { become } from ${JSON.stringify(join(ROOT, 'cli/node.mjs'))}; become(process.execPath, ['inner.mjs'])`
  return spawn(process.execPath, ['--input-type=module', '-e', outer], {
    cwd: house,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}
