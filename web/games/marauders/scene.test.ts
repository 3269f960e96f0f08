import { EVENTS } from '@windward/games/marauders/components/events.ts'
import { isNavalShip } from '@windward/games/marauders/rules/zones.ts'
import { expect, it } from 'vitest'
import { likenessOfNpc } from './scene.ts'

it('shows each pirate of the events with a face of his own', () => {
  const pirates = EVENTS.flatMap((event) => ('npc' in event && !isNavalShip(event.npc) ? [event] : []))
  const faces = pirates.map(({ npc, name }) => likenessOfNpc(npc, name))
  expect(pirates).toHaveLength(6)
  expect(new Set(faces.map((face) => JSON.stringify(face))).size).toBe(6)
  for (const { sex } of faces) expect(sex).toBe('m')
})
