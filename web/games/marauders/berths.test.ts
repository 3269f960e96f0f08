import { PORT_PLACES } from '@windward/games/marauders/chart.ts'
import { given } from '@windward/games/marauders/given.ts'
import { view } from '@windward/games/marauders/view.ts'
import { expect, test } from 'vitest'
import { merchantBerth, npcBerth, seatBerth } from './berths.ts'

test('all that lies in one zone has a berth of its own', () => {
  const players = [{ at: 'havana' }, { at: 'havana' }, { port: 'havana' }, { port: 'havana' }] as const
  const seen = view(given({ players, npcs: { spanish: 'havana', pirateSloop: 'havana' } }).s, 0)
  const berths = [
    merchantBerth('havana'),
    npcBerth(seen, 'spanish', 'havana'),
    npcBerth(seen, 'pirateSloop', 'havana'),
    ...players.map((_, seat) => seatBerth(seen, seat)),
  ]
  expect(new Set(berths.map((berth) => `${berth?.x} ${berth?.y}`)).size).toBe(7)
})

test('a ship in port lies at its quay, and nobody’s ship nowhere', () => {
  const { s } = given({ players: [{ port: 'nassau' }, {}] })
  delete s.players[1].captain
  const seen = view(s, 0)
  const quay = seatBerth(seen, 0) ?? { x: 0, y: 0 }
  expect(Math.hypot(quay.x - PORT_PLACES.nassau.x, quay.y - PORT_PLACES.nassau.y)).toBeLessThan(40)
  expect(seatBerth(seen, 1)).toBeUndefined()
})
