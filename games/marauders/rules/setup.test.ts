import { Chance } from '@windward/core/chance.ts'
import { expect, test } from 'vitest'
import { GLORY } from '../cards/glory.ts'
import { MISSIONS } from '../cards/missions.ts'
import { RUMORS } from '../cards/rumors.ts'
import { CAPTAINS } from '../components/captains.ts'
import { CARGO } from '../components/cargo.ts'
import { EVENTS } from '../components/events.ts'
import { MERCHANT_TOKENS, MODIFICATION_TOKENS } from '../components/ships.ts'
import { BOARD, NEIGHBOURS, towards } from '../components/zones.ts'
import { marauders } from '../index.ts'
import { DIRECTIONS, type Options, PORTS, ZONES } from '../vocabulary.ts'

const OPTIONS: Options = { glory: 10, events: 34 }

function newGame(seats: number, options = OPTIONS) {
  const rng = new Chance('a quiet start')
  return { rng, s: marauders.setup(options, seats, rng) }
}

test('the box holds 34 events, 70 glory cards, 16 captains, 64 cargo cards, 25 rumors and 25 missions (p. 2)', () => {
  const counts = [EVENTS, GLORY, CAPTAINS, CARGO, RUMORS, MISSIONS].map((deck) => deck.length)
  expect(counts).toEqual([34, 70, 16, 64, 25, 25])
  expect([MODIFICATION_TOKENS.length, MERCHANT_TOKENS.length]).toEqual([16, 17])
})

test('half of the cargo cards show a hit and half an escape (p. 10)', () => {
  expect(CARGO.filter(({ icon }) => icon === 'escape')).toHaveLength(32)
})

test('half of the event cards have three icons (p. 13)', () => {
  expect(EVENTS.filter(({ icons }) => icons.length === 3)).toHaveLength(17)
  expect(EVENTS.filter(({ icons }) => icons.length === 0)).toHaveLength(17)
})

test('every border has the opposite letter on its other side', () => {
  for (const zone of ZONES) {
    for (const [i, direction] of DIRECTIONS.entries()) {
      const to = BOARD[zone].borders[direction]
      if (to !== undefined) expect(BOARD[to].borders[DIRECTIONS[(i + 4) % 8]]).toBe(zone)
    }
  }
})

test('the rulebook names these neighbours: Havana and Nassau, Basse-Terre with Bridgetown and Caracas', () => {
  expect(NEIGHBOURS.havana).toContain('nassau')
  expect(NEIGHBOURS.basseTerre).toEqual(expect.arrayContaining(['bridgetown', 'caracas']))
  expect(towards('basseTerre', 'E').to).toBe('bridgetown')
})

test('one demand token, one face-down modification and one merchant lie in each zone with a port', () => {
  const { s } = newGame(3)
  for (const port of PORTS) {
    expect(s.ports[port].modification).toBeDefined()
    expect(s.ports[port].shown).toBe(false)
  }
  expect(Object.keys(s.merchants)).toHaveLength(17)
  expect(s.demandPool).toHaveLength(8)
})

test('two missions are open and each player starts with 10 gold, one glory card and a ship in the home port', () => {
  const { s, rng } = newGame(2)
  expect(s.missions.open).toHaveLength(2)
  marauders.apply(s, 0, { type: 'chooseShip', ship: 'sloop' }, rng)
  marauders.apply(s, 1, { type: 'chooseShip', ship: 'flute' }, rng)
  for (const { captain } of s.players) {
    if (captain === undefined) throw new Error('no Captain')
    expect(captain.gold).toBe(10)
    expect(captain.glory).toHaveLength(CAPTAINS[captain.id].key === 'dominique' ? 2 : 1)
    expect(captain.zone).toBe(CAPTAINS[captain.id].homePort)
    expect(captain.inPort).toBe(true)
  }
  expect(s.players.map(({ captain }) => captain?.ship.type)).toEqual(['sloop', 'flute'])
})

test('a sloop has two cubes everywhere but one cannon (p. 5)', () => {
  const { s, rng } = newGame(1)
  marauders.apply(s, 0, { type: 'chooseShip', ship: 'sloop' }, rng)
  expect(s.players[0].captain?.ship.at).toEqual({ hull: 2, cargo: 2, masts: 2, crew: 2, cannons: 1 })
})

test('captains and ships stay secret until all have chosen', () => {
  const { s, rng } = newGame(2)
  marauders.apply(s, 1, { type: 'chooseShip', ship: 'flute' }, rng)
  const [seen] = marauders.view(s, 0).stack.filter((f) => f.type === 'setup')
  expect(seen.ships).toEqual(['none', 'sealed'])
  expect(seen.dealt[1]).toBe(-1)
  expect(seen.dealt[0]).toBeGreaterThanOrEqual(0)
  expect(marauders.questions(s).map(({ seat }) => seat)).toEqual([0])
})

test('a shorter game leaves event cards in the box (R40)', () => {
  const { s } = newGame(1, { glory: 10, events: 15 })
  expect([s.events.deck.length, s.events.box.length]).toEqual([15, 19])
})
