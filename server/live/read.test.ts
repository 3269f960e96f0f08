import { canonicalJson } from '@windward/core/hash.ts'
import { ToServer } from '@windward/protocol/live.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { actIn, read } from './read.ts'

/** Mostly right, so that what is wrong stands alone. */
function mostly(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: fc.jsonValue() })
}

const word = (letters: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength, maxLength })
const action = fc
  .tuple(
    fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor')), fc.jsonValue()),
    mostly(fc.string()),
  )
  .map(([more, type]) =>
    JSON.parse(`{"type":${JSON.stringify(type)},${JSON.stringify(more).slice(1)}`.replace(/,}$/, '}')),
  )
const command = fc.record(
  {
    type: mostly(fc.constantFrom('act', 'act', 'act', 'undo', 'chat')),
    action: mostly(action),
    seen: mostly(fc.oneof(fc.nat(), fc.integer(), fc.double())),
    text: fc.string(),
  },
  { requiredKeys: ['type', 'action'] },
)
const message = fc.record(
  {
    type: mostly(fc.constant('do')),
    table: mostly(word('aZ09', 12, 12)),
    id: mostly(word('aZ09_-', 7, 65)),
    command: mostly(command),
    more: fc.jsonValue(),
  },
  { requiredKeys: ['type', 'table', 'id', 'command'] },
)

it('takes what the schema takes, as the schema takes it, and nothing else', () => {
  let known = 0
  const check = (value: unknown) => {
    const text = JSON.stringify(value)
    expect(canonicalJson(read(text))).toBe(canonicalJson(ToServer.safeParse(JSON.parse(text)).data))
    if (actIn(JSON.parse(text)) !== undefined) known += 1
  }
  fc.assert(fc.property(message, check), { numRuns: 3000 })
  expect(known).toBeGreaterThan(100)
})

it('takes nothing that is no JSON, and nothing at all', () => {
  for (const text of ['', '{', undefined]) expect(read(text)).toBeUndefined()
})
