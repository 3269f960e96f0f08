import { given } from '@windward/games/marauders/given.ts'
import { view } from '@windward/games/marauders/view.ts'
import { expect, test } from 'vitest'
import { meant } from './finger.ts'

const table = view(
  given({
    players: [
      { captain: 'felipe', port: 'havana' },
      { captain: 'joris', at: 'nassau' },
    ],
  }).s,
  0,
)

function finger(direct: string, near: readonly string[], ...targets: string[]): readonly string[] {
  return meant(direct, near, (thing) => targets.includes(thing), table)
}

test('a finger beside a lone ship means the ship, far from everything the water', () => {
  expect(finger('zone-nassau', ['seat-1'])).toEqual(['seat-1'])
  expect(finger('zone-nassau', [])).toEqual(['zone-nassau'])
})

test('open water that can be sailed is sailed, unless something else there can be done', () => {
  expect(finger('zone-nassau', ['seat-1', 'merchant-nassau'], 'zone-nassau')).toEqual(['zone-nassau'])
  expect(finger('zone-nassau', ['seat-1'], 'zone-nassau', 'seat-1')).toEqual(['zone-nassau', 'seat-1'])
})

test('among many the finger is asked which it means', () => {
  expect(finger('npc-dutch', ['npc-dutch', 'merchant-nassau', 'seat-1'])).toHaveLength(3)
  expect(finger('npc-dutch', ['npc-dutch', 'merchant-nassau', 'seat-1'], 'seat-1')).toEqual(['npc-dutch', 'seat-1'])
})

test('a ship in port lies with her port', () => {
  expect(finger('seat-0', ['seat-0', 'port-havana'], 'port-havana')).toEqual(['port-havana'])
})
