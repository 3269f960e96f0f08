import { expect, test } from 'vitest'
import { type GivenPlayer, given, type TestTable } from '../given.ts'
import { type Die, SKULL } from '../vocabulary.ts'

/** The captains' other abilities are tested where they belong: scouting, raids, buying, selling, the shipyard, crews. */
function attacks(attacker: GivenPlayer, defender: GivenPlayer, ...dice: Die[]): TestTable {
  const table = given({
    players: [
      { at: 'havana', ...attacker },
      { at: 'havana', bounties: { dutch: 1 }, ...defender },
    ],
  })
  return table.finds(0, { kind: 'player', seat: 1 }, ...dice)
}

test('Felipe de los Reyes moves one received hit to another location, once per battle (p. 16, round 1)', () => {
  const table = attacks({ captain: 'frederico' }, { captain: 'felipe' }, SKULL, 1, 1, 1, 1, 1, 3)
  expect(table.asked()).toEqual(['1 window'])
  table.does(1, { type: 'relocate', hit: 0, to: 'cargo' })
  expect(table.captain(1).ship.at).toMatchObject({ crew: 2, cargo: 1 })
  table.does(0, { type: 'declare', action: 'shoot' })
  table.does(1, { type: 'declare', action: 'shoot' }, SKULL, 1, 1, 1, 1, 1, 3)
  expect(table.captain(1).ship.at.crew).toBe(1)
})

test('Felipe de los Reyes cannot move a hit of a merchant raid', () => {
  const table = given({ players: [{ captain: 'felipe', at: 'havana' }], cargo: ['wood 3 cargo', 'rum 1', 'food 1'] })
  table.finds(0, { kind: 'merchant' })
  const [{ nation }] = table.offersOf(0, 'raid')
  table.does(0, { type: 'raid', nation }, 1, 1, 1).does(0, { type: 'done' })
  expect(table.heard('used')).toEqual([])
  expect(table.asked()).not.toEqual(['0 window'])
})

test('Rodrigo Salazar rolls one die more in a contest in which he chose to board', () => {
  const table = attacks({ captain: 'rodrigo' }, { captain: 'frances' }, 1, 1, 1, 1, 1, 1)
  table.does(0, { type: 'declare', action: 'board' })
  table.does(1, { type: 'declare', action: 'shoot' }, 1, 1, 1, 1, 1, 1, 1)
  const rolls = table.heard('rolled').filter(({ why }) => why === 'seamanship')
  expect(rolls.map(({ dice }) => dice.length)).toEqual([4, 2, 5, 2])
})

test('Josiah Crane gets away although the enemy made one success, but not against two', () => {
  const table = attacks({ captain: 'josiah' }, { captain: 'frederico' }, 1, 1, 1, 1, 1, 1)
  table.does(0, { type: 'declare', action: 'flee' })
  table.does(1, { type: 'declare', action: 'board' }, SKULL, SKULL, SKULL, SKULL, SKULL, 1)
  expect(table.heard('fled')).toEqual([])
  table.does(0, { type: 'declare', action: 'flee' })
  table.does(1, { type: 'declare', action: 'board' }, SKULL, SKULL, 1, SKULL, 1, 1)
  expect(table.heard('fled')).toHaveLength(1)
})

test("the hit of the enemy's one success strikes Josiah Crane before he is gone (R27)", () => {
  const table = attacks({ captain: 'josiah' }, { captain: 'frederico' }, 1, 1, 1, 1, 1, 1)
  table.does(0, { type: 'declare', action: 'flee' })
  table.does(1, { type: 'declare', action: 'shoot' }, SKULL, SKULL, 1, SKULL, 1, 1, 3)
  expect(table.captain(0).ship.at.crew).toBe(1)
  expect(table.heard('fled')).toHaveLength(1)
})

test('naval ships roll one die less for Tomás Quintero, but at least one', () => {
  const table = given({
    players: [{ captain: 'tomas', at: 'havana', bounties: { dutch: 1 } }],
    npcs: { dutch: 'havana' },
    dice: [1, 1],
  })
  expect(table.heard('npcScouted')).toEqual([{ type: 'npcScouted', npc: 'dutch', seat: 0, found: false }])
})

test('NPC pirates roll all their dice for Tomás Quintero', () => {
  const table = given({
    players: [{ captain: 'tomas', at: 'havana' }],
    npcs: { pirateSloop: 'havana' },
    dice: [1, 1, 1],
  })
  expect(table.heard('npcScouted')).toHaveLength(1)
})

test('Joris Verbeek recruits without a roll', () => {
  const table = given({ players: [{ captain: 'joris', port: 'tortuga', damage: { crew: 1 } }, {}] })
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'recruit' })
  expect(table.captain(0).ship.at.crew).toBe(2)
})

test('Nicolas Jaurés may roll a failed roll to claim a mission again, once', () => {
  const table = given({ players: [{ captain: 'nicolas', port: 'havana' }, {}] })
  table.s.missions.open = [0, 1]
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'mission' })
  table.does(0, { type: 'claim', mission: 0 }, 1, 1, 1, 1)
  expect(table.asked()).toEqual(['0 window'])
  table.does(0, { type: 'rollAgain' }, 1, 1, SKULL, 1)
  expect(table.captain(0).mission?.card).toBe(0)
})

test('Dominique de Richery starts with three glory cards', () => {
  const table = given({ players: [{ captain: 'felipe' }, {}] })
  table.s.captains.deck = [6]
  delete table.s.players[1].captain
  table.does(0, { type: 'endTurn' }).does(1, { type: 'chooseShip', ship: 'sloop' })
  expect(table.captain(1).glory).toHaveLength(3)
})

test('Nicolas Jaurés may repeat a failed roll to hear a rumor, and to find one true in port', () => {
  const hearing = given({ players: [{ captain: 'nicolas', port: 'havana' }, {}] }).does(0, { type: 'port' })
  hearing.does(0, { type: 'visit', activity: 'rumor' }, 1, 1, 1, 1).does(0, { type: 'rollAgain' }, SKULL, 1, 1, 1)
  expect(hearing.captain(0).rumors).toHaveLength(1)
  const rumors = ['theMarkedDeck'] as const
  const proving = given({ players: [{ captain: 'nicolas', port: 'nassau', rumors }, {}] }).does(0, { type: 'port' })
  const [present] = proving.offersOf(0, 'presentRumor')
  proving.does(0, present, 1, 1, 1, 1).does(0, { type: 'rollAgain' }, SKULL, 1, 1, 1)
  expect(proving.heard('rumorTrue')).toHaveLength(1)
})

test('Nicolas Jaurés has one second roll, not a third', () => {
  const table = given({ players: [{ captain: 'nicolas', port: 'havana' }, {}] })
  table.s.missions.open = [0, 1]
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'mission' })
  table.does(0, { type: 'claim', mission: 0 }, 1, 1, 1, 1).does(0, { type: 'rollAgain' }, 1, 1, 1, 1)
  expect(table.heard('missionRefused')).toHaveLength(1)
  expect(table.asked()).toEqual(['0 port'])
})
