import { expect, test } from 'vitest'
import { MISSIONS } from '../cards/missions.ts'
import { type GivenPlayer, given, type TestTable } from '../given.ts'
import { type Die, SKULL } from '../vocabulary.ts'

function visits(captain: GivenPlayer, activity: 'recruit' | 'rumor' | 'mission', ...dice: Die[]): TestTable {
  const table = given({ players: [{ captain: 'felipe', port: 'tortuga', ...captain }, {}] })
  return table.does(0, { type: 'port' }).does(0, { type: 'visit', activity }, ...dice)
}

function activities(table: TestTable): string[] {
  return table.offersOf(0, 'visit').map(({ activity }) => activity)
}

test('a port action is taken in port, once per turn', () => {
  expect(given({ players: [{ at: 'tortuga' }, {}] }).offersOf(0, 'port')).toEqual([])
  const table = given({ players: [{ port: 'tortuga' }, {}] })
    .does(0, { type: 'port' })
    .does(0, { type: 'done' })
  expect(table.offersOf(0, 'port')).toEqual([])
})

test('each activity can be done once', () => {
  const table = given({ players: [{ captain: 'felipe', port: 'tortuga' }, {}] }).does(0, { type: 'port' })
  expect(activities(table)).toEqual(['buyGoods', 'shipyard', 'rumor'])
  table.does(0, { type: 'visit', activity: 'shipyard' }).does(0, { type: 'done' })
  expect(activities(table)).toEqual(['buyGoods', 'rumor'])
})

test('a successful Leadership roll fills the crew', () => {
  const table = visits({ ship: 'galleon', damage: { crew: 3 } }, 'recruit', SKULL, 1)
  expect(table.captain(0).ship.at.crew).toBe(4)
  expect(table.asked()).toEqual(['0 port'])
})

test('after a failed roll crew costs 2 gold each', () => {
  const table = visits({ ship: 'galleon', damage: { crew: 3 }, gold: 5 }, 'recruit', 1, 1)
  table.does(0, { type: 'hireCrew' }).does(0, { type: 'hireCrew' })
  expect(table.captain(0)).toMatchObject({ gold: 1 })
  expect(table.captain(0).ship.at.crew).toBe(3)
  expect(table.offers(0)).toEqual([{ type: 'done' }])
})

test('with a full crew there is nobody to recruit', () => {
  const table = given({ players: [{ captain: 'felipe', port: 'tortuga' }, {}] }).does(0, { type: 'port' })
  expect(activities(table)).not.toContain('recruit')
})

test('in Port Royal pirates fill their crew without roll or gold (R12)', () => {
  const table = visits({ port: 'portRoyal', damage: { crew: 1 }, bounties: { dutch: 1 }, gold: 0 }, 'recruit')
  expect(table.captain(0).ship.at.crew).toBe(2)
})

test('in Petit-Goâve non-pirates fill their crew without roll or gold, and pirates find nobody (R12)', () => {
  expect(visits({ port: 'petitGoave', damage: { crew: 1 }, gold: 0 }, 'recruit').captain(0).ship.at.crew).toBe(2)
  const pirate = { captain: 'felipe', port: 'petitGoave', damage: { crew: 1 }, bounties: { dutch: 1 } } as const
  expect(activities(given({ players: [pirate, {}] }).does(0, { type: 'port' }))).not.toContain('recruit')
})

test('a rumor costs 2 gold and an Influence roll; the card is drawn in secret', () => {
  const table = visits({}, 'rumor', SKULL, 1, 1)
  expect(table.captain(0)).toMatchObject({ gold: 8 })
  expect(table.captain(0).rumors).toHaveLength(1)
  const failed = visits({}, 'rumor', 1, 1, 1)
  expect(failed.captain(0)).toMatchObject({ gold: 8, rumors: [] })
})

test('one rumor at a time: of two, one is shuffled back', () => {
  const table = given({ players: [{ captain: 'felipe', port: 'tortuga' }, {}] })
  table.captain(0).rumors = table.s.rumors.deck.splice(0, 1)
  const [old] = table.captain(0).rumors
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'rumor' }, SKULL, 1, 1)
  expect(table.asked()).toEqual(['0 rejectRumor'])
  table.does(0, { type: 'rejectRumor', card: old })
  expect(table.captain(0).rumors).toHaveLength(1)
  expect(table.s.rumors.deck).toContain(old)
})

test('Frederico da Silva may hold two rumors, but not three', () => {
  const table = given({ players: [{ captain: 'frederico', port: 'tortuga' }, {}] })
  table.captain(0).rumors = table.s.rumors.deck.splice(0, 1)
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'rumor' }, SKULL, 1)
  expect(table.captain(0).rumors).toHaveLength(2)
  expect(table.asked()).toEqual(['0 port'])
})

test('in Curaçao a rumor costs no gold, but still the roll', () => {
  expect(visits({ port: 'curacao', gold: 0 }, 'rumor', SKULL, 1, 1).captain(0).rumors).toHaveLength(1)
})

function missionAt(key: (typeof MISSIONS)[number]['key'], captain: GivenPlayer): TestTable {
  const card = MISSIONS.findIndex((mission) => mission.key === key)
  const table = given({ players: [{ captain: 'felipe', port: MISSIONS[card].port, ...captain }, {}] })
  table.s.missions.deck = table.s.missions.deck.concat(table.s.missions.open).filter((c) => c !== card)
  table.s.missions.open = [card, table.s.missions.deck.pop() ?? 0]
  table.does(0, { type: 'port' })
  return activities(table).includes('mission') ? table.does(0, { type: 'visit', activity: 'mission' }) : table
}

test('a mission is claimed in its port, and a new one takes its place', () => {
  const table = missionAt('timberForTheYard', {})
  table.does(0, { type: 'claim', mission: table.s.missions.open[0] })
  expect(table.captain(0).mission?.card).toBe(MISSIONS.findIndex(({ key }) => key === 'timberForTheYard'))
  expect(table.s.missions.open).toHaveLength(2)
})

test('a failed roll leaves the mission where it is', () => {
  const table = missionAt('theGovernorsDispatches', {})
  table.does(0, { type: 'claim', mission: table.s.missions.open[0] }, 1, 1, 1)
  expect(table.captain(0).mission).toBeUndefined()
  expect(table.s.missions.open).toHaveLength(2)
  expect(table.heard('missionRefused')).toHaveLength(1)
})

test('what a mission requires is checked: bounties, gold, crew, ship', () => {
  const claims = (key: Parameters<typeof missionAt>[0], captain: GivenPlayer) =>
    missionAt(key, captain).offersOf(0, 'claim').length
  expect(claims('passageForANoble', { bounties: { french: 1 } })).toBe(0)
  expect(claims('passageForANoble', {})).toBe(1)
  expect(claims('rumForTheBrethren', {})).toBe(0)
  expect(claims('rumForTheBrethren', { bounties: { dutch: 1 } })).toBe(1)
  expect(claims('theDebtCollector', { gold: 4 })).toBe(0)
  expect(claims('theDebtCollector', { gold: 5 })).toBe(1)
  expect(claims('theSmugglersNest', { damage: { crew: 1 } })).toBe(0)
  expect(claims('silverForTheCrown', {})).toBe(0)
  expect(claims('silverForTheCrown', { ship: 'frigate' })).toBe(1)
})

test('claiming a mission discards the one held before', () => {
  const table = missionAt('timberForTheYard', {})
  const [held] = table.s.missions.deck.splice(0, 1)
  table.captain(0).mission = { card: held, step: 0, seen: [] }
  table.does(0, { type: 'claim', mission: table.s.missions.open[0] })
  expect(table.s.missions.discard).toEqual([held])
})

test('gold is stashed in the home port only, and counted from the outside by times, not by sum', () => {
  const home = given({ players: [{ captain: 'felipe', gold: 12 }, {}] }).does(0, { type: 'port' })
  home.does(0, { type: 'stash', gold: 11 })
  expect(home.captain(0).gold).toBe(1)
  expect(home.s.players[0]).toMatchObject({ stash: 11, stashes: 1 })
  expect(home.offersOf(0, 'stash')).toEqual([])
  const abroad = given({ players: [{ captain: 'felipe', port: 'tortuga' }, {}] }).does(0, { type: 'port' })
  expect(abroad.offersOf(0, 'stash')).toEqual([])
})

test('at home gold can be taken from the stash during a port action', () => {
  const table = given({ players: [{ captain: 'felipe', gold: 0, stash: 20 }, {}] }).does(0, { type: 'port' })
  expect(table.does(0, { type: 'withdraw', gold: 15 }).captain(0).gold).toBe(15)
  expect(table.s.players[0].stash).toBe(5)
})

test('from St. Maarten a courier takes gold to the stash for 5 gold, but brings none back', () => {
  const table = given({ players: [{ captain: 'felipe', port: 'stMaarten', gold: 12, stash: 3 }, {}] })
  table.does(0, { type: 'port' })
  expect(table.offersOf(0, 'stash').map(({ gold }) => gold)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(table.offersOf(0, 'withdraw')).toEqual([])
  table.does(0, { type: 'stash', gold: 7 })
  expect(table.captain(0).gold).toBe(0)
  expect(table.s.players[0].stash).toBe(10)
})

test('at home the stash can be spent in the middle of an activity (R19)', () => {
  const table = given({ players: [{ captain: 'felipe', gold: 0, stash: 20 }, {}] }).does(0, { type: 'port' })
  table.does(0, { type: 'visit', activity: 'shipyard' })
  expect(table.offersOf(0, 'buyWeapon')).toEqual([])
  table.does(0, { type: 'withdraw', gold: 3 }).does(0, { type: 'buyWeapon', weapon: 'chainShot' })
  expect(table.s.players[0].stash).toBe(17)
})

test('a mission that asks for gold is paid when it is claimed', () => {
  const table = missionAt('theDebtCollector', { gold: 7 })
  table.does(0, { type: 'claim', mission: table.s.missions.open[0] })
  expect(table.captain(0)).toMatchObject({ gold: 2, mission: { card: 16 } })
})
