import { type Given, given } from '@windward/games/marauders/given.ts'
import { view } from '@windward/games/marauders/view.ts'
import { PORTS } from '@windward/games/marauders/vocabulary.ts'
import { expect, test } from 'vitest'
import { distancesFrom, outletsOf, sellsWhere } from './outlets.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

/** Rum is asked for in three ports, and nowhere else. */
function rumSells(setting: Given = {}) {
  const { s } = given({ players: [{ captain: 'joris', at: 'caribbeanSea' }, {}], ...setting })
  for (const port of PORTS) s.ports[port].demand = 'wood'
  for (const port of ['santoDomingo', 'havana', 'sanJuan'] as const) s.ports[port].demand = 'rum'
  return view(s, 0)
}

test('a good sells for six where it is in demand: the nearest port comes first, a closed one last', () => {
  const free = outletsOf(rumSells(), 0, 'rum')
  expect(free.map(({ port, zones }) => [port, zones])).toEqual([
    ['santoDomingo', 1],
    ['sanJuan', 1],
    ['havana', 3],
  ])
  const wanted = outletsOf(
    rumSells({ players: [{ captain: 'joris', at: 'caribbeanSea', bounties: { spanish: 1 } }, {}] }),
    0,
    'rum',
  )
  expect(wanted.every(({ isClosed }) => isClosed)).toBe(true)
})

test('Havana pays seven to whoever is no pirate', () => {
  expect(outletsOf(rumSells(), 0, 'rum').find(({ port }) => port === 'havana')?.price).toBe(7)
})

test('it is said in a line: dearest first, with how far it is and what is closed', () => {
  const told = (seen = rumSells()) => sellsWhere(seen, 0, 'rum', speechIn('en'), boardWords('en'))
  expect(told()).toBe('7 in Havana (3 zones); 6 in Santo Domingo (1 zone), San Juan (1 zone)')
  const closed = rumSells({ players: [{ captain: 'joris', at: 'caribbeanSea', bounties: { spanish: 1 } }, {}] })
  expect(told(closed)).toBe('In demand only where you may not land: Santo Domingo, San Juan, Havana; elsewhere 3')
})

test('how far it is follows the borders of the zones', () => {
  const far = distancesFrom('nassau')
  expect(far.get('nassau')).toBe(0)
  expect(far.get('havana')).toBe(1)
  expect(far.size).toBe(PORTS.length + 1)
})
