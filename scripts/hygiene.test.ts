import { expect, test } from 'vitest'
import { faultsOf } from './hygiene.mjs'

test.each([
  ['a path of some machine', `see /${'home'}/anne/ships.json`, /path/],
  ['another', `"/${'work'}/data"`, /path/],
  ['the address of a registry', `https://${'registry'}.example.org/ship.tgz`, /registry/],
  ['too much', 'x'.repeat(2_000_001), /heavy/],
])('a file with %s is refused', (_, text, fault) => {
  expect(faultsOf('a.ts', Buffer.from(text))).toEqual([expect.stringMatching(fault)])
})

test('ordinary text is not', () => {
  expect(faultsOf('a.ts', Buffer.from(`the work/rest ratio, ~/home, https://example.org/${'work'}/`))).toEqual([])
})
