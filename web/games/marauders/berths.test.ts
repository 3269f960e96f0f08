import { PORT_PLACES } from '@windward/games/marauders/chart.ts'
import { given } from '@windward/games/marauders/given.ts'
import { view } from '@windward/games/marauders/view.ts'
import { expect, test } from 'vitest'
import { hurtOf } from './art.ts'
import { merchantBerth, npcBerth, seatBerth } from './berths.ts'
import { NO_WAKES, wakesAfter } from './wakes.ts'

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

test('a wake lies behind whoever sailed, until they sail on or their next turn begins', () => {
  const at = (zone: 'havana' | 'nassau', seat: number) => {
    const seen = view(given({ players: [{ at: zone }, {}] }).s, 0)
    return { ...seen, stack: seen.stack.map((frame) => (frame.type === 'turn' ? { ...frame, seat } : frame)) }
  }
  const sailed = wakesAfter(NO_WAKES, at('havana', 0), at('nassau', 0))
  expect([...sailed]).toEqual([['seat-0', 'havana']])
  expect(wakesAfter(sailed, at('nassau', 0), at('nassau', 1))).toBe(sailed)
  expect(wakesAfter(sailed, at('nassau', 1), at('nassau', 0)).size).toBe(0)
})

test('a ship on the chart is drawn as she is: whole, hit, or about to sink', () => {
  const { ship } = given({ players: [{ captain: 'joris' }, {}] }).captain(0)
  expect(hurtOf(ship)).toBe('whole')
  expect(hurtOf({ ...ship, at: { ...ship.at, crew: 0 } })).toBe('whole')
  expect(hurtOf({ ...ship, at: { ...ship.at, masts: ship.at.masts - 1 } })).toBe('hit')
  expect(hurtOf({ ...ship, at: { ...ship.at, hull: 1 } })).toBe('sinking')
})
