import { given } from '@windward/games/marauders/given.ts'
import { view } from '@windward/games/marauders/view.ts'
import { expect, test } from 'vitest'
import { signposts } from './signposts.ts'

test('a line about a navy leads to who commands it, where nobody does to the zone', () => {
  const { s } = given({ players: [{}], npcs: { dutch: 'nassau' } })
  const seen = view(s, 0)
  const [card] = s.npcs.dutch.cards
  const moved = { type: 'npcMoved', to: 'havana', cause: 'icon', wind: 'W', border: 'W' } as const
  expect(signposts.entryOf({ ...moved, npc: 'dutch' }, seen)).toBe(`npc-${card}`)
  expect(signposts.entryOf({ ...moved, npc: 'french' }, seen)).toBe('zone-havana')
  expect(signposts.entryOf({ type: 'battleBegan', aggressor: { npc: 'dutch' }, defender: { seat: 0 } }, seen)).toBe(
    `npc-${card}`,
  )
})

test('a hit on a part of a ship leads to no zone', () => {
  const seen = view(given({ players: [{}] }).s, 0)
  expect(signposts.entryOf({ type: 'relocate', hit: 0, to: 'masts' }, seen)).toBeUndefined()
})
