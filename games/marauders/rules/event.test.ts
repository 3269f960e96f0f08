import { expect, test } from 'vitest'
import { missionNamed } from '../cards/missions.ts'
import { eventNamed } from '../components/events.ts'
import { type Given, given, type TestTable } from '../given.ts'
import { PORTS, SKULL } from '../vocabulary.ts'

function round(setting: Given): TestTable {
  return given({ begin: 'round', ...setting })
}

test('an event card is drawn, its icons move NPCs, and then its text is read', () => {
  const table = round({ players: [{ captain: 'josiah' }], events: ['convoys'], npcs: { english: 'stJohn' } })
  const order = table.told.map(({ type }) => type)
  expect(order.indexOf('eventDrawn')).toBeLessThan(order.indexOf('npcMoved'))
  expect(order.indexOf('npcMoved')).toBeLessThan(order.indexOf('merchantsReturned'))
  expect(table.s.events.discard).toEqual([eventNamed('convoys')])
})

test('War picks two nations, whose naval ships become Man-o-Wars', () => {
  const table = round({ players: [{ captain: 'josiah' }], events: ['war'] })
  expect(new Set(table.s.war).size).toBe(2)
  expect(table.heard('warBroke')).toHaveLength(1)
})

test('a new war replaces the old one', () => {
  const table = round({ players: [{ captain: 'josiah' }], events: ['war'], war: ['spanish', 'french'] })
  expect(table.s.war).toHaveLength(2)
})

test('Peace ends a war', () => {
  const table = round({ players: [{ bounties: { dutch: 1 } }], events: ['peace'], war: ['spanish', 'french'] })
  expect(table.s.war).toEqual([])
  expect(table.asked()).toEqual(['0 turn'])
})

test('without a war, Peace lets every wanted captain pay 4 gold to lose one bounty (R37)', () => {
  const table = round({
    players: [{ bounties: { dutch: 2 } }, {}, { bounties: { french: 1 }, gold: 3 }],
    events: ['peace'],
  })
  expect(table.asked()).toEqual(['0 grudge'])
  table.does(0, { type: 'settle', nation: 'dutch' })
  expect(table.captain(0)).toMatchObject({ gold: 6, bounties: { dutch: 1 } })
  // Asked although he cannot pay: his purse is his secret.
  expect(table.asked()).toEqual(['2 grudge'])
  expect(table.offers(2)).toEqual([{ type: 'pass' }])
})

test('a Storm hits ships at sea at the end of their turn, three times less the Seamanship successes', () => {
  const table = round({ players: [{ captain: 'frederico', ship: 'galleon', at: 'havana' }, {}], events: ['storm'] })
  table.does(0, { type: 'endTurn' }, SKULL, 1, 1, 2, 4)
  expect(table.captain(0).ship.at).toEqual({ hull: 4, cargo: 5, masts: 3, crew: 4, cannons: 3 })
})

test('ships in port are safe from the Storm', () => {
  const table = round({ players: [{ captain: 'frederico', port: 'havana' }, {}], events: ['storm'] })
  expect(table.does(0, { type: 'endTurn' }).captain(0).ship.at.hull).toBe(2)
})

test('in a Storm the owner chooses where a skull strikes, and a sunk ship has no victor', () => {
  const doomed = { captain: 'frederico', at: 'havana', damage: { hull: 1, cargo: 2, masts: 2, crew: 1 } } as const
  const table = round({ players: [doomed, {}], events: ['storm'] })
  table.does(0, { type: 'endTurn' }, 1, 1, 1, SKULL, SKULL, SKULL)
  expect(table.asked()).toEqual(['0 hit'])
  table.does(0, { type: 'takeHit', location: 'hull' })
  expect(table.s.players[0].captain).toBeUndefined()
  expect(table.s.players.map(({ points }) => points.battle)).toEqual([0, 0])
})

test('High Seas allow one move from zone to zone, and cost every Scouting roll a die', () => {
  const table = round({ players: [{ captain: 'frederico', port: 'havana' }, {}], events: ['highSeas'] })
  table.does(0, { type: 'leavePort' }).does(0, { type: 'sail', to: 'nassau' })
  expect(table.offersOf(0, 'sail')).toEqual([])
  expect(table.offersOf(0, 'enterPort')).toHaveLength(1)
  table.does(0, { type: 'scout', target: { kind: 'merchant' } }, 1, 1)
})

test('High Seas take their die from the whole roll, that of a Lookout included', () => {
  const table = given({
    players: [{ captain: 'gaspar', at: 'havana', specialists: ['lookout'] }],
    effects: [{ happening: 'highSeas' }],
  })
  table.does(0, { type: 'scout', target: { kind: 'merchant' } }, 1)
  expect(table.heard('rolled')).toMatchObject([{ dice: [1] }])
})

test('High Seas also cost the Scouting roll for a mission a die', () => {
  const table = given({
    players: [{ captain: 'frederico', port: 'bridgetown' }],
    effects: [{ happening: 'highSeas' }],
  })
  table.s.missions.open = [missionNamed('chartTheWindwardReefs')]
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'mission' })
  table.does(0, { type: 'claim', mission: missionNamed('chartTheWindwardReefs') }, 1, 1)
  expect(table.heard('rolled')).toMatchObject([{ dice: [1, 1] }])
})

test('High Seas cost NPCs a die, but leave them one', () => {
  const table = given({
    players: [{ captain: 'frederico', at: 'havana', bounties: { dutch: 1 } }],
    npcs: { dutch: 'havana' },
    effects: [{ happening: 'highSeas' }],
    dice: [1, 1],
  })
  expect(table.heard('npcScouted')).toHaveLength(1)
})

test('a crackdown adds a bounty for those already wanted by its nations', () => {
  const players = [{ bounties: { french: 1, dutch: 2 } }, { bounties: { spanish: 5 } }, {}]
  const table = round({ players, events: ['crackdownFrenchSpanish'] })
  expect(table.captain(0).bounties).toEqual({ spanish: 0, english: 0, french: 2, dutch: 2 })
  expect(table.captain(1).bounties.spanish).toBe(5)
  const other = round({ players, events: ['crackdownEnglishDutch'] })
  expect(other.captain(0).bounties).toEqual({ spanish: 0, english: 0, french: 1, dutch: 3 })
})

test("It's Too Quiet draws two more events", () => {
  const table = round({ players: [{}], events: ['tooQuiet', 'doldrums', 'highSeas'] })
  expect(table.heard('eventDrawn')).toHaveLength(3)
  expect(table.s.effects.map(({ happening }) => happening)).toEqual(['doldrums', 'highSeas'])
})

test("It's Too Quiet on an empty deck draws what there is (R34)", () => {
  const table = round({ players: [{}], events: ['doldrums', 'tooQuiet'] })
  const quiet = table.s.events.deck.pop() ?? 0
  table.s.events.deck = [quiet]
  table.does(0, { type: 'endTurn' })
  expect(table.heard('eventDrawn')).toHaveLength(2)
  table.does(0, { type: 'endTurn' })
  expect(table.s.over).toBe('events')
})

test('Tropical Fever costs a crew at the start of the turn unless Leadership succeeds; the last one is spared', () => {
  const players = [{ captain: 'felipe', port: 'tortuga' } as const]
  expect(round({ players, events: ['fever'], dice: [1, 1] }).captain(0).ship.at.crew).toBe(1)
  expect(round({ players, events: ['fever'], dice: [1, SKULL] }).captain(0).ship.at.crew).toBe(2)
  const weak = [{ ...players[0], damage: { crew: 1 } }]
  expect(round({ players: weak, events: ['fever'], dice: [1, 1] }).captain(0).ship.at.crew).toBe(1)
})

test('Tropical Fever does nothing but that', () => {
  const table = round({ players: [{ captain: 'felipe', port: 'tortuga' }], events: ['fever'], dice: [1, 1] })
  expect(table.captain(0).inPort).toBe(true)
  expect(table.heard('putToSea')).toEqual([])
})

test('a Royal Pardon sells bounties of one nation for 5 gold each during a port action', () => {
  const players = [{ captain: 'felipe', port: 'havana', gold: 30, bounties: { dutch: 2, french: 1 } } as const]
  const table = round({ players, events: ['royalPardon'] }).does(0, { type: 'port' })
  expect(table.offersOf(0, 'buyPardon').map(({ nation }) => nation)).toEqual(['french', 'dutch'])
  table.does(0, { type: 'buyPardon', nation: 'dutch' }).does(0, { type: 'buyPardon', nation: 'dutch' })
  expect(table.captain(0)).toMatchObject({ gold: 20, bounties: { dutch: 0, french: 1 } })
  expect(table.offersOf(0, 'buyPardon')).toEqual([])
})

test('pardons are not sold without the Royal Pardon', () => {
  const players = [{ captain: 'felipe', port: 'havana', bounties: { dutch: 2 } } as const]
  expect(given({ players }).does(0, { type: 'port' }).offersOf(0, 'buyPardon')).toEqual([])
})

test('a colony that changes hands belongs to the new nation, and puts strangers out to sea at their turn', () => {
  const table = round({ players: [{}], events: ['doldrums', 'colony'] })
  const before = Object.fromEntries(PORTS.map((port) => [port, table.s.ports[port].nation]))
  table.does(0, { type: 'endTurn' })
  const [{ port, nation }] = table.heard('portChangedNation')
  expect(table.s.ports[port].nation).toBe(nation)
  expect(nation).not.toBe(before[port])
})

test("captains in a colony that changed hands are put out to sea, its new masters' own stay", () => {
  const effects = [{ happening: 'colony', port: 'tortuga' } as const]
  const dutch = given({ players: [{ captain: 'joris', port: 'tortuga' }], effects })
  expect(dutch.captain(0).inPort).toBe(false)
  const own = given({ players: [{ captain: 'charles', port: 'tortuga' }], effects })
  expect(own.captain(0).inPort).toBe(true)
})

test('nobody enters or leaves a blockaded port, but ships inside may take a port action', () => {
  const effects = [{ happening: 'blockade', port: 'havana' } as const]
  const inside = given({ players: [{ captain: 'joris', port: 'havana' }], effects })
  expect(inside.offersOf(0, 'leavePort')).toEqual([])
  expect(inside.offersOf(0, 'port')).toHaveLength(1)
  expect(given({ players: [{ captain: 'felipe', at: 'havana' }], effects }).offersOf(0, 'enterPort')).toEqual([])
})

test('a Blockade strikes a Spanish port', () => {
  const table = round({ players: [{}], events: ['blockade'] })
  const [{ port }] = table.heard('portBlockaded')
  expect(table.s.ports[port].nation).toBe('spanish')
})

test('in the Doldrums a captain has two move actions', () => {
  const table = round({ players: [{ captain: 'frederico', port: 'havana' }, {}], events: ['doldrums'] })
  table.does(0, { type: 'leavePort' }).does(0, { type: 'sail', to: 'nassau' })
  expect(table.offersOf(0, 'sail')).toEqual([])
  expect(table.offersOf(0, 'enterPort')).toEqual([])
  expect(table.offersOf(0, 'scout')).toHaveLength(1)
})

test('Ships from Europe change the demand in every port of one nation', () => {
  const table = round({ players: [{}], events: ['shipsFromEurope'] })
  const nations = new Set(table.heard('demandChanged').map(({ port }) => table.s.ports[port].nation))
  expect(nations.size).toBe(1)
  const [nation] = nations
  expect(table.heard('demandChanged')).toHaveLength(
    PORTS.filter((port) => table.s.ports[port].nation === nation).length,
  )
})

test('Trade Convoys bring all merchants back and pay 2 gold to non-pirates at sea', () => {
  const players = [{ at: 'havana' }, { port: 'havana' }, { at: 'havana', bounties: { dutch: 1 } }] as const
  const table = round({ players, events: ['convoys'] })
  expect([0, 1, 2].map((seat) => table.captain(seat).gold)).toEqual([12, 10, 10])
})

test('what an event does to a round is over with the round', () => {
  const table = round({ players: [{ captain: 'frederico', port: 'havana' }], events: ['doldrums', 'royalPardon'] })
  table.does(0, { type: 'endTurn' })
  expect(table.s.effects).toEqual([{ happening: 'royalPardon' }])
})

test('a captain at home in a colony that changed hands is put out like any stranger, and may return (R35)', () => {
  const effects = [{ happening: 'colony', port: 'tortuga' } as const]
  const table = given({
    players: [{ captain: 'dominique', port: 'tortuga' }],
    effects,
    portNations: { tortuga: 'dutch' },
  })
  expect(table.captain(0).inPort).toBe(false)
  expect(table.offersOf(0, 'enterPort')).toHaveLength(1)
})

test('a blockade closes even the home port (R36)', () => {
  const effects = [{ happening: 'blockade', port: 'havana' } as const]
  expect(given({ players: [{ captain: 'felipe', at: 'havana' }], effects }).offersOf(0, 'enterPort')).toEqual([])
})
