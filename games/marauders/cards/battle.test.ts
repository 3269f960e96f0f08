import { expect, test } from 'vitest'
import { allBut, type GivenPlayer, given, type TestTable } from '../given.ts'
import { type Die, SKULL } from '../vocabulary.ts'
import type { Window } from '../windows.ts'
import type { GloryKey } from './keys.ts'

const shoot = { type: 'declare', action: 'shoot' } as const
const board = { type: 'declare', action: 'board' } as const
const flee = { type: 'declare', action: 'flee' } as const
const pass = { type: 'pass' } as const

/** Felipe (Seamanship 3, Leadership 2) attacks Frances (2 and 3), who is wanted. Dice: the first contest. */
function attack(
  window: Window | readonly Window[],
  attacker: GivenPlayer,
  defender: GivenPlayer,
  ...dice: Die[]
): TestTable {
  const table = given({
    passes: allBut(...[window].flat()),
    players: [
      { captain: 'felipe', at: 'havana', ...attacker },
      { captain: 'frances', at: 'havana', bounties: { dutch: 1 }, ...defender },
    ],
  })
  return table.finds(0, { kind: 'player', seat: 1 }, ...dice)
}

const NOTHING = [1, 1, 1, 1, 1] as const

/** Felipe boards in the second round. Dice: what follows the boarding. */
function boards(
  window: Window | readonly Window[],
  attacker: GivenPlayer,
  defender: GivenPlayer,
  ...dice: Die[]
): TestTable {
  const table = attack(window, attacker, defender, ...NOTHING).does(0, board)
  return table.does(1, shoot, SKULL, 1, 1, 1, 1, ...dice)
}

const holding = (...glory: GloryKey[]): GivenPlayer => ({ glory })

test('glory.crewCombatReRolls is played: any dice of either side are rolled again, each in its place', () => {
  const table = boards('crew.afterRoll', holding('crewCombatReRolls'), {}, 2, 1, SKULL, SKULL, 4)
  expect(table.asked()).toEqual(['0 window'])
  table.plays(0, 'crewCombatReRolls', { side: 'enemy', dice: [0, 1] }, 3, 1, ...[SKULL, SKULL, 1, 1, 1])
  expect(table.heard('rolled').findLast(({ dice }) => dice.length === 3 && dice[2] === 4)?.dice).toEqual([3, 1, 4])
  expect(table.heard('crewHits')).toEqual([{ type: 'crewHits', who: { seat: 1 }, hits: 2 }])
})

test('glory.crewCombatReRolls is not offered: after a Seamanship contest', () => {
  const table = attack('battle.afterRoll', holding('crewCombatReRolls'), {}, ...NOTHING)
  expect(table.asked()).toEqual(['0 window'])
  expect(table.mayPlay(0, 'crewCombatReRolls')).toBe(false)
})

test('glory.steadyHelm is played: dice of a contest again, and the tie sums follow', () => {
  const table = attack('battle.afterRoll', holding('steadyHelm'), {}, SKULL, 1, 1, SKULL, 4)
  // One success each, 2 pips to 4: two fours would win for him.
  table.plays(0, 'steadyHelm', { side: 'own', dice: [1, 2] }, 4, 4, 1, 1)
  expect(table.heard('contest')).toEqual([{ type: 'contest', winner: { seat: 0 } }])
})

test('glory.steadyHelm is played: in a raid, before a success is spent', () => {
  const table = given({
    players: [{ captain: 'frederico', at: 'tortuga', glory: ['steadyHelm'] }, {}],
    passes: allBut(),
    cargo: ['food 1 escape', 'rum 2 escape', 'wood 3 cargo'],
  })
  table.finds(0, { kind: 'merchant' }).does(0, { type: 'raid', nation: 'french' }, 1, 1, SKULL)
  table.plays(0, 'steadyHelm', { dice: [0, 1] }, SKULL, 2)
  expect(table.s.stack.at(-1)).toMatchObject({ type: 'raid', dice: [SKULL, 2, SKULL], successes: 2 })
})

test('glory.steadyHelm is not offered: once a success of the raid is spent (G5)', () => {
  const table = given({
    players: [{ captain: 'frederico', at: 'tortuga', glory: ['steadyHelm'] }, {}],
    passes: allBut(),
    cargo: ['food 1 escape', 'rum 2 escape', 'wood 3 cargo'],
  })
  table.finds(0, { kind: 'merchant' }).does(0, { type: 'raid', nation: 'french' }, 1, 1, SKULL)
  expect(table.mayPlay(0, 'steadyHelm')).toBe(true)
  expect(table.does(0, { type: 'drawCard' }).mayPlay(0, 'steadyHelm')).toBe(false)
})

test('glory.rakingFire is played: whoever won by shooting hits once more', () => {
  const table = attack('battle.afterRoll', holding('rakingFire'), {}, SKULL, 1, 1, 1, 1)
  table.plays(0, 'rakingFire', {}, 1, 2)
  expect(table.captain(1).ship.at).toMatchObject({ cargo: 1, masts: 1 })
})

test('glory.rakingFire is not offered: to whoever lost the contest, or won it otherwise', () => {
  const lost = attack('battle.afterRoll', holding('rakingFire'), {}, 1, 1, 1, SKULL, 1)
  expect(lost.mayPlay(0, 'rakingFire')).toBe(false)
  const boarding = attack('battle.afterRoll', holding('rakingFire'), {}, ...NOTHING)
    .does(0, pass)
    .does(0, board)
  boarding.does(1, shoot, SKULL, 1, 1, 1, 1)
  expect(boarding.mayPlay(0, 'rakingFire')).toBe(false)
  const unarmed = { ...holding('rakingFire'), damage: { cannons: 1 } }
  expect(attack('battle.afterRoll', unarmed, {}, SKULL, 1, 1, 1, 1).mayPlay(0, 'rakingFire')).toBe(false)
})

test('Raking Fire comes to nothing if the contest is lost after all, and is forgotten with the round (G6)', () => {
  const table = attack('battle.afterRoll', holding('rakingFire'), holding('steadyHelm'), SKULL, 1, 1, 1, 1)
  table.plays(0, 'rakingFire').does(1, pass)
  expect(table.asked()).toEqual(['0 announced'])
  table.plays(0, 'rakingFire')
  // Her own answer, at the next opportunity.
  table.plays(1, 'steadyHelm', { side: 'own', dice: [0, 1] }, SKULL, SKULL, 1, 1)
  expect(table.heard('contest')).toEqual([{ type: 'contest', winner: { seat: 1 } }])
  expect(table.captain(1).ship.at.cargo).toBe(1)
  table.does(0, shoot).does(1, shoot, SKULL, 1, 1, 1, 1, 2)
  expect(table.captain(1).ship.at).toMatchObject({ cargo: 1, masts: 1 })
})

test('glory.braceForImpact is played: a hit that is about to be applied is ignored', () => {
  const table = attack('battle.hitTaken', {}, holding('braceForImpact'), SKULL, 1, 1, 1, 1, 2)
  expect(table.asked()).toEqual(['1 window'])
  table.plays(1, 'braceForImpact', { hit: 0 })
  expect(table.captain(1).ship.at.masts).toBe(2)
})

test('glory.braceForImpact is played: in a raid and against a hit of Crew Combat (G7)', () => {
  const raid = given({
    players: [{ captain: 'frederico', at: 'tortuga', glory: ['braceForImpact'] }, {}],
    passes: allBut('raid.resolve'),
    cargo: ['wood 3 cargo', 'rum 2 escape', 'food 1 escape'],
  })
  raid.finds(0, { kind: 'merchant' }).does(0, { type: 'raid', nation: 'french' }, 1, 1, 1).does(0, { type: 'done' })
  raid.plays(0, 'braceForImpact', { hit: 0 })
  expect(raid.captain(0).ship.at.cargo).toBe(2)
  const crews = boards('battle.hitTaken', {}, holding('braceForImpact'), SKULL, SKULL, 1, 1, 1)
  crews.plays(1, 'braceForImpact', { hit: 0 }, SKULL, 1, 1, 1, 1)
  expect(crews.heard('crewHits').map(({ hits }) => hits)).toEqual([1, 1])
})

test('glory.braceForImpact is not offered: to whoever fired, or in a storm', () => {
  const table = attack('battle.hitTaken', holding('braceForImpact'), {}, SKULL, 1, 1, 1, 1, 2)
  expect(table.asked()).toEqual(['0 declare'])
  const storm = given({
    players: [{ captain: 'felipe', at: 'havana', glory: ['braceForImpact'] }, {}],
    passes: allBut('hit.taken'),
    effects: [{ happening: 'storm' }],
  })
  storm.does(0, { type: 'endTurn' }, 1, 1, 1, 1, 1, 2)
  expect(storm.captain(0).ship.at).toMatchObject({ cargo: 0, masts: 1 })
})

test('glory.pickedShot is played: a hit die is turned to the location of choice', () => {
  const table = attack('battle.afterHitDice', holding('pickedShot'), {}, SKULL, 1, 1, 1, 1, 2)
  table.plays(0, 'pickedShot', { die: 0, to: 'cannons' })
  expect(table.captain(1).ship.at).toMatchObject({ masts: 2, cannons: 0 })
})

test('glory.pickedShot is not offered: to the one who is hit, and never for the hull', () => {
  const table = attack('battle.afterHitDice', {}, holding('pickedShot'), SKULL, 1, 1, 1, 1, 2)
  expect(table.asked()).toEqual(['0 declare'])
  const own = attack('battle.afterHitDice', holding('pickedShot'), {}, SKULL, 1, 1, 1, 1, 2)
  expect(own.offersOf(0, 'playGlory').map(({ to }) => to)).toEqual(['cargo', 'crew', 'cannons'])
})

test('glory.suddenGust is played: the own declaration is changed before any dice', () => {
  const table = attack('battle.declared', {}, holding('suddenGust'), ...NOTHING)
    .does(0, board)
    .does(1, shoot)
  expect(table.asked()).toEqual(['1 window'])
  table.plays(1, 'suddenGust', { action: 'flee' }, 1, 1, 1, SKULL, 1)
  expect(table.heard('fled')).toEqual([{ type: 'fled', who: { seat: 1 } }])
})

test('glory.suddenGust is not offered: in round 1, in which one can only shoot', () => {
  // Nothing at all could be played there but Hands from the Hold, and nobody is missing: nobody is asked.
  const table = attack('battle.declared', holding('suddenGust'), {}, ...NOTHING)
  expect(table.asked()).toEqual(['0 declare'])
})

test('glory.overTheRail is played: two more dice in the first round of Crew Combat only', () => {
  const table = boards('crew.start', holding('overTheRail'), {})
  table.plays(0, 'overTheRail', {}, 1, 1, 1, 1, 1, 1, 1, ...[SKULL, SKULL, 1, 1, 1])
  const rolls = table.heard('rolled').filter(({ why }) => why === 'leadership')
  expect(rolls.map(({ dice }) => dice.length)).toEqual([4, 3, 2, 3])
})

test('glory.overTheRail is not offered: after the first roll', () => {
  const table = boards('crew.afterRoll', holding('overTheRail'), {}, ...NOTHING)
  expect(table.asked()).toEqual(['0 window'])
  expect(table.mayPlay(0, 'overTheRail')).toBe(false)
})

test('glory.handsFromTheHold is played: one crew comes back, before the dice or before the crews meet', () => {
  const declared = attack('battle.declared', { ...holding('handsFromTheHold'), damage: { crew: 1 } }, {})
  declared.plays(0, 'handsFromTheHold', {}, ...NOTHING)
  expect(declared.captain(0).ship.at.crew).toBe(2)
  const boarding = boards('crew.start', {}, { ...holding('handsFromTheHold'), damage: { crew: 1 } })
  boarding.plays(1, 'handsFromTheHold', {}, ...NOTHING, SKULL, SKULL, 1, 1, 1)
  expect(boarding.heard('crewJoined')).toEqual([{ type: 'crewJoined', seat: 1, count: 1 }])
})

test('glory.handsFromTheHold is not offered: to a full crew', () => {
  const table = boards('crew.start', holding('handsFromTheHold'), {})
  expect(table.asked()).toEqual(['0 window'])
  expect(table.mayPlay(0, 'handsFromTheHold')).toBe(false)
})

test('glory.powderSmoke is played: whoever wins with flee is gone in spite of the successes of the enemy', () => {
  const table = attack('battle.declared', {}, holding('powderSmoke'), ...NOTHING)
    .does(0, board)
    .does(1, flee)
  table.plays(1, 'powderSmoke', {}, SKULL, 1, 1, SKULL, 4)
  expect(table.heard('fled')).toEqual([{ type: 'fled', who: { seat: 1 } }])
})

test('glory.powderSmoke is not offered: to one who did not declare to flee', () => {
  const table = attack('battle.declared', {}, holding('powderSmoke'), ...NOTHING)
    .does(0, board)
    .does(1, shoot)
  expect(table.asked()).toEqual(['1 window'])
  expect(table.mayPlay(1, 'powderSmoke')).toBe(false)
})

test('Powder Smoke is gone with the round it was played in', () => {
  const table = attack('battle.declared', {}, holding('powderSmoke'), ...NOTHING)
    .does(0, board)
    .does(1, flee)
  table.plays(1, 'powderSmoke', {}, ...NOTHING)
  table.does(0, shoot).does(1, flee, SKULL, 1, 1, SKULL, 4, 1)
  expect(table.heard('fled')).toEqual([])
})

test('glory.prizeMoney is played: 6 gold after winning Crew Combat', () => {
  const table = boards('battle.won', { ...holding('prizeMoney'), gold: 0 }, { gold: 0 }, SKULL, SKULL, 1, 1, 1)
  table.plays(0, 'prizeMoney')
  expect(table.captain(0).gold).toBe(6 + 5)
})

test('glory.prizeMoney is not offered: for a ship that was sunk', () => {
  const weak = { damage: { hull: 1, masts: 2 } } as const
  const table = attack('battle.won', holding('prizeMoney'), weak, SKULL, 1, 1, 1, 2)
  expect(table.asked()).toEqual(['0 window'])
  expect(table.mayPlay(0, 'prizeMoney')).toBe(false)
})

test('glory.fastLearner is played: the text of the card just played, with choices of its own (p. 16)', () => {
  const table = boards('crew.afterRoll', holding('fastLearner'), holding('crewCombatReRolls'), SKULL, 1, 1, 1, 1)
  table.does(0, pass).plays(1, 'crewCombatReRolls').does(0, pass)
  table.plays(1, 'crewCombatReRolls', { side: 'enemy', dice: [0] }, 2)
  expect(table.asked()).toEqual(['0 window'])
  table.plays(0, 'fastLearner', { side: 'own', dice: [0, 1] }, SKULL, SKULL)
  expect(table.heard('crewHits')).toEqual([{ type: 'crewHits', who: { seat: 1 }, hits: 2 }])
})

test('glory.fastLearner is not offered: at any other moment, nor for a text that is of no use to its player (G12)', () => {
  const table = attack('battle.afterRoll', holding('rakingFire'), holding('fastLearner'), SKULL, 1, 1, 1, 1)
  table.plays(0, 'rakingFire').does(1, pass)
  expect(table.mayPlay(1, 'fastLearner')).toBe(false)
  table.plays(0, 'rakingFire')
  // She has not won: Raking Fire is nothing to copy for her.
  expect(table.mayPlay(1, 'fastLearner')).toBe(false)
})

test('two cards of a kind both count (G18)', () => {
  const table = boards('crew.start', holding('overTheRail', 'overTheRail'), {})
  table.plays(0, 'overTheRail').plays(0, 'overTheRail', {}, SKULL, SKULL, 1, 1, 1, 1, ...[1, 1, 1])
  expect(table.heard('rolled').findLast(({ why }) => why === 'leadership')?.dice).toEqual([1, 1, 1])
  expect(table.heard('rolled').filter(({ why, dice }) => why === 'leadership' && dice.length === 6)).toHaveLength(1)
})

test('no card is played on the hit dice of Long Guns (G10)', () => {
  const gunner = { ...holding('pickedShot'), modifications: ['longGuns'], specialists: ['gunnerCaptain'] } as const
  const table = attack('battle.afterHitDice', gunner, {}, SKULL, 1, ...NOTHING)
  expect(table.heard('rolled').map(({ why }) => why)).toEqual([
    'scouting',
    'longGuns',
    'hits',
    'seamanship',
    'seamanship',
  ])
  expect(table.asked()).toEqual(['0 declare'])
})

test('the enemy cannot copy what only the one who is hit, or the one who fires, can use (G12)', () => {
  const braces = attack('battle.hitTaken', holding('fastLearner'), holding('braceForImpact'), ...[SKULL, 1, 1, 1, 1, 2])
  expect(braces.plays(1, 'braceForImpact', { hit: 0 }).asked()).toEqual(['0 declare'])
  const aims = attack('battle.afterHitDice', holding('pickedShot'), holding('fastLearner'), ...[SKULL, 1, 1, 1, 1, 2])
  expect(aims.plays(0, 'pickedShot', { die: 0, to: 'crew' }).asked()).toEqual(['0 declare'])
})
