import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { occasionOf } from '../cards/kinds.ts'
import { given } from '../given.ts'
import { SKULL } from '../vocabulary.ts'
import { WINDOWS } from '../windows.ts'
import { listening } from './attending.ts'
import type { Listener } from './listener.ts'

const RULES = new URL('.', import.meta.url)

/** Listeners name windows too, but open none. */
const LISTENERS = [
  'abilities.ts',
  'effects.ts',
  'equipment.ts',
  'hand.ts',
  'kept.ts',
  'present.ts',
  'specialists.ts',
  'steps.ts',
]

/** Always on: nothing opens them. */
const LASTING = ['passive', 'event.round']

test('every timing window is a point of the flow', () => {
  const files = readdirSync(RULES).filter((name) => !name.endsWith('.test.ts') && !LISTENERS.includes(name))
  const source = files.map((name) => readFileSync(new URL(name, RULES), 'utf8')).join('\n')
  const missing = Object.keys(WINDOWS).filter((name) => !source.includes(`'${name}'`))
  expect(missing.sort()).toEqual(LASTING.sort())
})

test('a window at which nobody can act asks nobody', () => {
  const table = given({ players: [{ captain: 'josiah', at: 'havana' }, {}] })
  table.does(0, { type: 'scout', target: { kind: 'merchant' } }, 1, 1)
  expect(table.asked()).toEqual(['0 turn'])
})

test('a window is asked again after somebody acted, until all pass', () => {
  const hooks = { at: 'havana', weapons: ['grapplingHooks'] } as const
  const table = given({
    players: [
      { captain: 'frederico', ...hooks },
      { captain: 'frances', bounties: { dutch: 1 }, ...hooks },
    ],
  })
  table.finds(0, { kind: 'player', seat: 1 }, 1, 1, 1, 1, 1)
  table.does(0, { type: 'declare', action: 'board' })
  table.does(1, { type: 'declare', action: 'board' }, SKULL, 1, 1, 1, 1)
  // The aggressor first; he is content with his roll.
  expect(table.asked()).toEqual(['0 window'])
  table.does(0, { type: 'pass' })
  expect(table.asked()).toEqual(['1 window'])
  table.does(1, { type: 'throwHooks', dice: [0, 1] }, SKULL, SKULL)
  // Now that she leads he may think again.
  expect(table.asked()).toEqual(['0 window'])
})

test('a listener with a hidden hand asks by what everybody sees, not by what its owner could do', () => {
  const { s } = given({ players: [{ glory: 1 }, {}] })
  const f = s.stack[0]
  const hidden: Listener = {
    use: 'rollAgain',
    windows: ['check.after'],
    asks: (state, seat) => (state.players[seat].captain?.glory.length ?? 0) > 0,
    offers: () => [],
    act: () => undefined,
  }
  const at = occasionOf('check.after')
  expect([0, 1].map((seat) => listening(hidden).asks(s, seat, f, at))).toEqual([true, false])
  const { asks: _, ...open } = hidden
  expect(listening(open).asks(s, 0, f, at)).toBe(false)
})

test('a match can be saved and resumed in the middle of a window', () => {
  const table = given({ players: [{ captain: 'frances', at: 'havana' }, {}] })
  table.does(0, { type: 'scout', target: { kind: 'merchant' } }, 1, 1, 1)
  expect(JSON.parse(JSON.stringify(table.s))).toEqual(table.s)
  expect(table.asked()).toEqual(['0 window'])
})
