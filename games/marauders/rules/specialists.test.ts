import { expect, test } from 'vitest'
import { missionNamed } from '../cards/missions.ts'
import { allBut, type Given, type GivenPlayer, given, type TestTable } from '../given.ts'
import { type Die, SKULL } from '../vocabulary.ts'

/** Felipe (Seamanship 3, Leadership 2) attacks Frances (2 and 3), who is wanted. */
function attack(attacker: GivenPlayer, defender: GivenPlayer, dice: Die[], setting: Given = {}): TestTable {
  const table = given({
    players: [
      { captain: 'felipe', at: 'havana', ...attacker },
      { captain: 'frances', at: 'havana', bounties: { dutch: 1 }, ...defender },
    ],
    passes: ['battle.won'],
    ...setting,
  })
  return table.finds(0, { kind: 'player', seat: 1 }, ...dice)
}

const board = { type: 'declare', action: 'board' } as const
const shoot = { type: 'declare', action: 'shoot' } as const

test('a carpenter repairs one point of damage at the start of each turn, but no crew', () => {
  const damage = { hull: 1, masts: 1, crew: 1 }
  const table = given({ players: [{ captain: 'felipe', specialists: ['carpenter'], damage }, {}] })
  expect(table.asked()).toEqual(['0 window'])
  expect(table.offersOf(0, 'patchUp').map(({ location }) => location)).toEqual(['hull', 'masts'])
  table.does(0, { type: 'patchUp', location: 'hull' })
  expect(table.captain(0).ship.at).toMatchObject({ hull: 2, masts: 1, crew: 1 })
  expect(table.asked()).toEqual(['0 turn'])
})

test('a carpenter has nothing to do on a ship that is whole', () => {
  expect(given({ players: [{ captain: 'felipe', specialists: ['carpenter'] }, {}] }).asked()).toEqual(['0 turn'])
})

test('a gunner captain rolls any hit dice again, once per battle', () => {
  const table = attack({ specialists: ['gunnerCaptain'], ship: 'frigate' }, {}, [SKULL, 1, 1, 1, 1, 1, 1, 2])
  expect(table.asked()).toEqual(['0 window'])
  table.does(0, { type: 'layGuns', dice: [0, 1] }, 3, 4)
  expect(table.captain(1).ship.at).toMatchObject({ cargo: 2, crew: 1, cannons: 0, masts: 1 })
  table.does(0, shoot).does(1, shoot, SKULL, 1, 1, 1, 1, 1, 1, 1)
  expect(table.heard('used')).toHaveLength(1)
})

test('a master gunner scores one hit more without winning the contest, up to the cannons', () => {
  const frigate = attack({ ship: 'frigate', specialists: ['masterGunner'] }, {}, [1, 1, 1, SKULL, 1, 2, 1])
  expect(frigate.captain(1).ship.at.masts).toBe(1)
  const sloop = attack({ specialists: ['masterGunner'] }, {}, [SKULL, 1, 1, SKULL, 4, 1, 2])
  // One success and one cannon: still one hit.
  expect(sloop.captain(1).ship.at).toMatchObject({ cargo: 1, masts: 2 })
})

test('a master gunner adds nothing for the winner', () => {
  const table = attack({ specialists: ['masterGunner'] }, {}, [SKULL, 1, 1, 1, 1, 2])
  expect(table.captain(1).ship.at.masts).toBe(1)
})

test('a surgeon saves one crew per battle, from shot and in Crew Combat alike', () => {
  const table = attack({}, { specialists: ['surgeon'] }, [SKULL, 1, 1, 1, 1, 3])
  expect(table.asked()).toEqual(['1 window'])
  table.does(1, { type: 'treat' })
  expect(table.captain(1).ship.at.crew).toBe(2)
  table.does(0, shoot).does(1, shoot, SKULL, 1, 1, 1, 1, 3)
  expect(table.captain(1).ship.at.crew).toBe(1)
  const crews = attack({}, { specialists: ['surgeon'] }, [1, 1, 1, 1, 1]).does(0, board)
  crews.does(1, shoot, SKULL, 1, 1, 1, 1, SKULL, SKULL, 1, 1, 1)
  crews.does(1, { type: 'treat' }, SKULL, 1, 1, 1, 1)
  expect(crews.heard('crewHits').map(({ hits }) => hits)).toEqual([1, 1])
})

test('a surgeon treats a skull that could strike the crew (G9)', () => {
  const table = attack({}, { specialists: ['surgeon'] }, [SKULL, 1, 1, 1, 1, SKULL])
  expect(table.asked()).toEqual(['1 hit'])
  table.does(1, { type: 'treat' })
  expect(table.captain(1).ship.at).toMatchObject({ hull: 2, cargo: 2, masts: 2, crew: 2, cannons: 1 })
})

test('a surgeon treats a hit of Swivel Guns, before the crews meet (G9)', () => {
  const table = attack({ modifications: ['swivelGuns'] }, { specialists: ['surgeon'] }, [1, 1, 1, 1, 1]).does(0, board)
  table.does(1, shoot, SKULL, 1, 1, 1, 1, SKULL, 1)
  expect(table.asked()).toEqual(['1 window'])
  table.does(1, { type: 'treat' }, SKULL, SKULL, 1, 1, 1)
  expect(table.heard('crewHits')).toEqual([{ type: 'crewHits', who: { seat: 1 }, hits: 2 }])
})

test('a surgeon does nothing for other locations, and works in a raid', () => {
  const table = attack({}, { specialists: ['surgeon'] }, [SKULL, 1, 1, 1, 1, 2])
  expect(table.asked()).toEqual(['0 declare'])
  const raid = given({
    players: [{ captain: 'frederico', at: 'tortuga', specialists: ['surgeon'] }, {}],
    cargo: ['rum 3 crew', 'food 1 escape', 'rum 2 escape'],
  })
  raid.finds(0, { kind: 'merchant' }).does(0, { type: 'raid', nation: 'french' }, 1, 1, 1).does(0, { type: 'done' })
  raid.does(0, { type: 'treat' })
  expect(raid.captain(0).ship.at.crew).toBe(2)
})

test('a lookout adds a die to every Scouting roll', () => {
  const table = given({ players: [{ captain: 'josiah', at: 'tortuga', specialists: ['lookout'] }, {}] })
  table.does(0, { type: 'scout', target: { kind: 'merchant' } }, 1, 1, 1)
  expect(table.heard('rolled')).toMatchObject([{ why: 'scouting', dice: [1, 1, 1] }])
  // To claim a mission as well: Josiah has a Scouting of 2.
  const claims = given({ players: [{ captain: 'josiah', port: 'bridgetown', specialists: ['lookout'] }, {}] })
  claims.s.missions.open = [missionNamed('chartTheWindwardReefs')]
  claims.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'mission' })
  claims.does(0, { type: 'claim', mission: missionNamed('chartTheWindwardReefs') }, 1, 1, 1)
  expect(claims.heard('missionRefused')).toHaveLength(1)
})

test('a master-at-arms adds a die in every round of Crew Combat', () => {
  const table = attack({ specialists: ['masterAtArms'] }, {}, [1, 1, 1, 1, 1]).does(0, board)
  table.does(1, shoot, SKULL, 1, 1, 1, 1, ...[1, 1, 1, 1, 1, 1], ...[SKULL, SKULL, 1, 1, 1, 1])
  const rolls = table.heard('rolled').filter(({ why }) => why === 'leadership')
  expect(rolls.map(({ dice }) => dice.length)).toEqual([3, 3, 3, 3])
})

test('without any success nobody hits, whoever serves the guns (p. 14, F14)', () => {
  const table = attack({ specialists: ['masterGunner'] }, {}, [1, 1, 1, 1, 1])
  expect(table.heard('hit')).toEqual([])
})

test('a purser draws two more cards when goods are bought', () => {
  const table = given({ players: [{ captain: 'felipe', port: 'tortuga', specialists: ['purser'] }, {}] })
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'buyGoods' })
  expect(table.heard('goodsOffered')[0].count).toBe(8)
})

test('a sailing master adds a die to the first Seamanship roll of a battle or raid', () => {
  const table = attack({ specialists: ['sailingMaster'] }, {}, [1, 1, 1, 1, 1, 1])
  table.does(0, shoot).does(1, shoot, 1, 1, 1, 1, 1)
  const rolls = table.heard('rolled').filter(({ why }) => why === 'seamanship')
  expect(rolls.map(({ dice }) => dice.length)).toEqual([4, 2, 3, 2])
  const raid = given({ players: [{ captain: 'frederico', at: 'tortuga', specialists: ['sailingMaster'] }, {}] })
  raid.finds(0, { kind: 'merchant' }).does(0, { type: 'raid', nation: 'french' }, 1, 1, 1, 1)
  expect(raid.asked()).toEqual(['0 raid'])
})

test('specialists are plundered, but nobody employs two of a type (p. 15, G16)', () => {
  const loser = { damage: { crew: 2 }, specialists: ['lookout', 'purser'] } as const
  const table = attack({ specialists: ['purser'] }, loser, [1, 1, 1, 1, 1], { passes: allBut() }).does(0, board)
  table.does(1, shoot, SKULL, 1, 1, 1, 1).does(0, { type: 'keepShip' })
  expect(table.captain(0).specialists.map(({ type }) => type)).toEqual(['purser', 'lookout'])
  expect(table.s.glory.discard).toHaveLength(1)
})

test('specialists go down with their captain (p. 15)', () => {
  const weak = { damage: { hull: 1, masts: 2 }, specialists: ['lookout'] } as const
  const table = attack({}, weak, [SKULL, 1, 1, 1, 2], { passes: allBut() })
  expect(table.s.players[1].captain).toBeUndefined()
  expect(table.s.glory.discard).toHaveLength(1)
})
