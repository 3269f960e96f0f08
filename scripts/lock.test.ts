import { expect, test } from 'vitest'
import { faultsOf } from './lock.mjs'

const MANIFESTS = {
  '': {
    name: 'house',
    devDependencies: { tool: '1.2.3', alias: 'npm:tool@2.0.0' },
    optionalDependencies: { node: '1.0.0' },
  },
  core: { name: 'core', dependencies: { words: '1.0.0' } },
}

const LOCK = {
  packages: {
    '': { devDependencies: { tool: '1.2.3', alias: 'npm:tool@2.0.0' }, optionalDependencies: { node: '1.0.0' } },
    core: { dependencies: { words: '1.0.0' } },
    'node_modules/core': { resolved: 'core', link: true },
    'node_modules/node': { optional: true },
    'node_modules/@a/tool': { optionalDependencies: { '@a/tool-linux': '1.2.3', '@a/tool-mac': '1.2.3' } },
    'node_modules/@a/tool-linux': { optional: true },
    'node_modules/@a/tool/node_modules/@a/tool-mac': { optional: true },
  },
}

test('a sound lock has no fault', () => {
  expect(faultsOf(LOCK, MANIFESTS)).toEqual([])
})

test.each([
  [
    'a registry’s address',
    { 'node_modules/node': { resolved: 'https://example.org/node.tgz' } },
    /node has an address/,
  ],
  ['an optional package left out', { 'node_modules/node': undefined }, /the root names node, which is missing/],
  ['a nested one left out', { 'node_modules/@a/tool/node_modules/@a/tool-mac': undefined }, /tool names @a\/tool-mac/],
  ['another version', { core: { dependencies: { words: '1.0.1' } } }, /core wants words 1\.0\.0, the lock has 1\.0\.1/],
  ['a workspace left out', { core: undefined }, /core wants words/],
  ['one package too many', { core: { dependencies: { words: '1.0.0', more: '1.0.0' } } }, /the lock has more/],
])('a lock with %s has a fault', (_, change, fault) => {
  const packages = Object.fromEntries(Object.entries({ ...LOCK.packages, ...change }).filter(([, entry]) => entry))
  expect(faultsOf({ packages }, MANIFESTS)).toEqual([expect.stringMatching(fault)])
})

test.each(['*', '^1.0.0', '~1.0.0', '1', 'latest', 'npm:tool@^1.0.0'])('%s is not exact', (version) => {
  const dependencies = { words: version }
  const lock = { packages: { ...LOCK.packages, core: { dependencies } } }
  expect(faultsOf(lock, { core: { name: 'core', dependencies } })).toEqual([
    expect.stringMatching(/does not pin words/),
  ])
})
