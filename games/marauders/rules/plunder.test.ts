import { expect, test } from 'vitest'
import { type GivenPlayer, given, type TestTable } from '../given.ts'
import { SKULL } from '../vocabulary.ts'
import { WINDOWS, type Window } from '../windows.ts'

const OF_BATTLE = (Object.keys(WINDOWS) as Window[]).filter((name) => /battle|crew|Scout|scout|bounty/.test(name))

/** Frederico boards and defeats Frances, who has no crew left and is wanted by the Dutch. */
function defeats(winner: GivenPlayer, loser: GivenPlayer): TestTable {
  const table = given({
    passes: OF_BATTLE,
    players: [
      { captain: 'frederico', at: 'havana', gold: 0, ...winner },
      { captain: 'frances', at: 'havana', bounties: { dutch: 1 }, damage: { crew: 2 }, gold: 0, ...loser },
    ],
  })
  table.finds(0, { kind: 'player', seat: 1 }, 1, 1, 1, 1, 1).does(0, { type: 'declare', action: 'board' })
  return table.does(1, { type: 'declare', action: 'shoot' }, SKULL, 1, 1, 1, 1)
}

test('the winner of Crew Combat takes gold, weapons, cargo and glory cards', () => {
  const table = defeats({}, { gold: 8, cargo: ['rum', 'wood'], weapons: ['chainShot'], glory: 2 })
  table.does(0, { type: 'keepShip' })
  expect(table.captain(0)).toMatchObject({ gold: 8 + 5, weapons: ['chainShot'] })
  expect(table.captain(0).cargo).toHaveLength(2)
  expect(table.captain(0).glory).toHaveLength(3)
})

test('no second weapon of a kind, and no more than four glory cards (R28)', () => {
  const table = defeats({ weapons: ['chainShot'], glory: 3 }, { weapons: ['chainShot'], glory: 2 })
  expect(table.captain(0).weapons).toEqual(['chainShot'])
  expect(table.asked()).toEqual(['0 discardGlory'])
  for (let n = 0; n < 2; n++) table.does(0, { type: 'discardGlory', card: table.captain(0).glory[0] })
  expect(table.asked()).toEqual(['0 claimShip'])
})

test('cargo that does not fit is given up, and one may throw out the old for the new (R28)', () => {
  const table = defeats({ cargo: ['sugar', 'sugar'] }, { cargo: ['rum', 'rum'] }).does(0, { type: 'keepShip' })
  table.does(0, { type: 'drop', good: 'sugar' }).does(0, { type: 'drop', good: 'sugar' })
  expect(table.captain(0).cargo).toHaveLength(2)
})

test("the captured ship can be claimed as she is, with one's own crew (R29)", () => {
  const table = defeats({}, { ship: 'frigate', damage: { crew: 3, hull: 1 }, modifications: ['chasers'] })
  table.does(0, { type: 'claimShip' })
  expect(table.captain(0).ship).toMatchObject({ type: 'frigate', at: { hull: 2, cargo: 3, crew: 2 } })
  expect(table.captain(0).ship.modifications).toHaveLength(1)
})

test('the modifications of the ship that is left behind are placed by the winner', () => {
  const table = defeats({ modifications: ['chasers'] }, {})
  expect(table.asked()).toEqual(['0 claimShip'])
  table.does(0, { type: 'claimShip' })
  expect(table.asked()).toEqual(['0 placeModification'])
})

test('the modifications of a ship nobody wants are placed by the loser', () => {
  const table = defeats({}, { modifications: ['chasers'] }).does(0, { type: 'keepShip' })
  expect(table.asked()).toEqual(['1 placeModification'])
})

test('defeating a pirate player pays 5 gold per bounty of one nation (R30)', () => {
  const table = defeats({}, { bounties: { dutch: 1, spanish: 3 } })
  expect(table.captain(0).gold).toBe(15)
})

test('no reward from a nation that wants the victor (p. 11 example)', () => {
  const table = defeats({ bounties: { spanish: 1 } }, { bounties: { spanish: 3, english: 1 } })
  expect(table.captain(0).gold).toBe(5)
})

test("no reward from a nation at war with the victor's own (F31)", () => {
  const table = given({
    passes: ['battle.won'],
    war: ['spanish', 'dutch'],
    players: [
      { captain: 'frederico', at: 'havana', gold: 0 },
      { captain: 'frances', at: 'havana', bounties: { dutch: 4, french: 1 }, damage: { crew: 2 }, gold: 0 },
    ],
  })
  table.finds(0, { kind: 'player', seat: 1 }, 1, 1, 1, 1, 1).does(0, { type: 'declare', action: 'board' })
  table.does(1, { type: 'declare', action: 'shoot' }, SKULL, 1, 1, 1, 1)
  expect(table.captain(0).gold).toBe(5)
})

test('a sunk ship takes everything down: points and reward, but no plunder', () => {
  const table = given({
    passes: ['battle.won'],
    players: [
      { captain: 'frederico', ship: 'frigate', at: 'havana', gold: 0 },
      { captain: 'frances', at: 'havana', bounties: { dutch: 1 }, gold: 9, cargo: ['rum'] },
    ],
  })
  table.finds(0, { kind: 'player', seat: 1 }, SKULL, 1, 1, 1, 1, 4, 4, 4)
  expect(table.captain(0)).toMatchObject({ gold: 5, cargo: [] })
  expect(table.s.players[0].points.battle).toBe(1)
})

test('a naval ship yields three cargo cards and their plunder value, less a card for each hit to her cargo', () => {
  const table = given({
    passes: ['battle.won'],
    players: [{ captain: 'frederico', ship: 'galleon', at: 'havana', gold: 0 }],
    npcs: { dutch: 'havana' },
    cargo: ['rum 3 escape', 'wood 3 cargo', 'cocoa 5 cargo'],
  })
  // Four hits: one on the cargo, three on the crew, who then cannot resist.
  table.finds(0, { kind: 'npc', npc: 'dutch' }, SKULL, SKULL, SKULL, 1, 1, 1, 1, 1, 3, 3, 3)
  table.does(0, { type: 'declare', action: 'board' }, SKULL, 1, 1, 1, 1, 1, 1)
  expect(table.captain(0).gold).toBe(11)
  expect(table.heard('cargoLost')).toHaveLength(1)
  table.does(0, { type: 'keepShip' })
  expect(table.captain(0).cargo).toHaveLength(2)
  expect(table.captain(0).bounties.dutch).toBe(2)
})

/** Josiah with a Man-o-War shoots the crew off an NPC pirate and boards it. */
function beats(npc: 'pirateSloop' | 'pirateFrigate', bounties: GivenPlayer['bounties'], ...enemy: number[]): TestTable {
  const players = [{ captain: 'josiah', ship: 'manOWar', at: 'cartagena', gold: 0, bounties: bounties ?? {} } as const]
  const table = given({
    passes: ['battle.won'],
    players,
    npcs: { [npc]: 'cartagena' },
    dice: bounties === undefined ? [1, 1, 1] : [],
  })
  table.finds(0, { kind: 'npc', npc }, SKULL, 1, 1, ...enemy, 3, 3, 3, 1, 1)
  table.does(0, { type: 'declare', action: 'board' }, SKULL, 1, 1, ...enemy)
  return table.does(0, { type: 'keepShip' })
}

test('an NPC pirate has nothing aboard, but pays 5 gold for a sloop and 15 for a frigate to a non-pirate (F32)', () => {
  expect(beats('pirateSloop', undefined, 1, 1, 1).captain(0)).toMatchObject({ gold: 5, cargo: [] })
  expect(beats('pirateFrigate', undefined, 1, 1).captain(0)).toMatchObject({ gold: 15, cargo: [] })
})

test('a pirate gets no reward for an NPC pirate, but the glory point; and nobody a bounty (F32)', () => {
  const table = beats('pirateFrigate', { dutch: 1 }, 1, 1)
  expect(table.captain(0)).toMatchObject({ gold: 0, bounties: { dutch: 1, english: 0 } })
  expect(table.s.players[0].points.battle).toBe(1)
})

test('the loser places none of the modifications that went with a claimed ship', () => {
  const table = defeats({}, { ship: 'frigate', damage: { crew: 3 }, modifications: ['chasers'] })
  table.does(0, { type: 'claimShip' })
  expect(table.s.players[1].captain).toBeUndefined()
  expect(table.asked()).toEqual(['0 turn'])
})
