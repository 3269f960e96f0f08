import { type GivenPlayer, given, type TestTable } from '@windward/games/marauders/given.ts'
import { clone } from '@windward/games/marauders/state.ts'
import { view } from '@windward/games/marauders/view.ts'
import { type Die, type Location, SKULL } from '@windward/games/marauders/vocabulary.ts'
import { describe, expect, test } from 'vitest'
import { againOdds, chancesOf, fightOdds, meetingOdds } from './chances.ts'
import { under } from './reading.ts'

const FACES: readonly Die[] = [1, 2, 3, 4, SKULL, SKULL]

/** Every way so many dice can fall. */
function falls(dice: number): Die[][] {
  return dice === 0 ? [[]] : falls(dice - 1).flatMap((rest) => FACES.map((face) => [face, ...rest]))
}

const QUIET = ['battle.start', 'battle.declared', 'battle.afterRoll', 'battle.afterHitDice', 'battle.hitTaken'] as const

/** The second round against a pirate sloop whom nobody plays, after a first in which nobody hit. */
function battle(own: GivenPlayer): TestTable {
  const table = given({
    players: [{ captain: 'tomas', at: 'caribbeanSea', bounties: { dutch: 1 }, ...own }],
    npcs: { pirateSloop: 'caribbeanSea' },
    passes: QUIET,
  })
  return table.finds(0, { kind: 'npc', npc: 'pirateSloop' }, ...Array<Die>(4).fill(1))
}

function seen(table: TestTable) {
  const here = view(clone(table.s), 0)
  const frame = under(here, 'battle')
  if (frame === undefined) throw new Error('no battle')
  return { here, frame }
}

/** Hits that are rolled for, dealt and taken, when the dice of both fall so. */
function volleys(table: () => TestTable, dice: readonly Die[]): { hits: number; taken: number } {
  for (let more = 0; more < 12; more++) {
    try {
      const after = table().does(0, { type: 'declare', action: 'flee' }, ...dice, ...Array<Die>(more).fill(1))
      const rolled = after.heard('rolled').filter(({ why }) => why === 'hits')
      const count = (isOwn: boolean) =>
        rolled.filter(({ who }) => 'seat' in who === isOwn).reduce((sum, { dice }) => sum + dice.length, 0)
      return { hits: count(true), taken: count(false) }
    } catch {
      // As many hit dice as that are not rolled: one more.
    }
  }
  throw new Error('no roll fits')
}

describe('what is said of an answer in battle', () => {
  const { here, frame } = seen(battle({}))

  test('is what the rules roll: as many dice as each side has', () => {
    const { dice } = chancesOf(here, frame, 0, 'shoot')
    const table = battle({})
    expect(() =>
      table.does(0, { type: 'declare', action: 'flee' }, ...Array<Die>(dice[0] + dice[1]).fill(1)),
    ).not.toThrow()
  })

  test('takes the enemy to do what they will', () => {
    expect(chancesOf(here, frame, 0, 'shoot').against).toBe('shoot')
  })

  test('lets one flee with a skull while the enemy has none', () => {
    const flee = chancesOf(here, frame, 0, 'flee')
    expect(flee.away).toBeCloseTo((5 / 9) * (4 / 9), 12)
    expect(flee.hits).toBe(0)
    expect(chancesOf(here, frame, 0, 'shoot').hits).toBeGreaterThan(0)
  })

  test('is the mean of every way the dice can fall', () => {
    const table = () => battle({})
    const { here, frame } = seen(table())
    const { dice, taken } = chancesOf(here, frame, 0, 'flee')
    const all = falls(dice[0] + dice[1])
    const sum = all.reduce((total, some) => total + volleys(table, some).taken, 0)
    expect(taken).toBeCloseTo(sum / all.length, 9)
  })

  test('counts the crews for whoever boards', () => {
    const few = seen(battle({ ship: 'sloop', damage: { crew: 1 } }))
    const all = seen(battle({ ship: 'sloop' }))
    expect(fightOdds(few.here, few.frame, 0).won).toBeLessThan(fightOdds(all.here, all.frame, 0).won)
  })
})

describe('against an enemy who boards', () => {
  const seenBy = (damage: NonNullable<GivenPlayer['damage']>) => {
    const { here, frame } = seen(battle({ ship: 'sloop', damage }))
    return { here, frame: { ...frame, sides: [...frame.sides].reverse(), declared: ['board'] } as typeof frame }
  }
  // The sloop's crew is two.
  const [manned, bare] = [seenBy({ crew: 1 }), seenBy({ crew: 2 })]

  test('a crew that is gone loses the captain with the contest', () => {
    const { won, boarded } = chancesOf(bare.here, bare.frame, 1, 'shoot')
    expect(boarded).toBeGreaterThan(0)
    expect(won + boarded).toBeLessThanOrEqual(1)
    expect(chancesOf(manned.here, manned.frame, 1, 'shoot').boarded).toBeLessThan(boarded)
  })

  test('nobody is boarded who is shot at', () => {
    const { here, frame } = seen(battle({}))
    expect(chancesOf(here, frame, 0, 'shoot').boarded).toBe(0)
  })
})

describe('that a ship sinks', () => {
  const odds = (left: Partial<Record<Location, number>>) => {
    const { here, frame } = seen(battle({ ship: 'sloop' }))
    Object.assign(here.players[0].captain?.ship.at ?? {}, left)
    return chancesOf(here, frame, 0, 'flee')
  }

  test('is never said while her hull can take what is shot', () => {
    expect(odds({}).sunk).toBe(0)
  })

  // The pirate sloop has one cannon: her hits are as many as the chance of one.
  test('is as likely as a hit on a hull that is all there is', () => {
    const { sunk, taken } = odds({ hull: 1, cargo: 0, masts: 0, crew: 0, cannons: 0 })
    expect(taken).toBeGreaterThan(0)
    expect(sunk).toBeCloseTo(taken, 12)
  })

  test('counts the one face in six that goes on from what is destroyed to the hull', () => {
    const { sunk, taken } = odds({ hull: 1, cargo: 0 })
    expect(sunk).toBeCloseTo(taken / 6, 12)
  })
})

test('a die that is rolled again gives the contest another chance', () => {
  const { here, frame } = seen(battle({}))
  const lost = {
    ...frame,
    dice: [
      [1, 1, 1],
      [SKULL, 1],
    ] as [Die[], Die[]],
  }
  const again = (dice: number[]) => againOdds(here, lost, 0, { of: 0, dice })
  expect(again([])).toBe(0)
  // One skull ties with hers; the two ones left must beat her one pip, which they do.
  expect(again([0])).toBeCloseTo(1 / 3, 12)
  expect(again([0, 1])).toBeGreaterThan(again([0]))
})

test('what is to be expected of a fight is the same before it is looked for as in it', () => {
  const table = given({
    players: [{ captain: 'tomas', at: 'caribbeanSea', bounties: { dutch: 1 } }, { at: 'caribbeanSea' }],
    npcs: { pirateSloop: 'caribbeanSea' },
    passes: QUIET,
  })
  const before = view(clone(table.s), 0)
  const met = meetingOdds(before, 0, { kind: 'npc', npc: 'pirateSloop' })
  const { here, frame } = seen(battle({}))
  expect(met?.aboard).toBeCloseTo(fightOdds(here, frame, 0).won)
  expect(met?.won).toBeCloseTo(chancesOf(here, { ...frame, declared: [] }, 0, 'shoot').won)
  expect(meetingOdds(before, 0, { kind: 'player', seat: 1 })?.won).toBeGreaterThan(0)
  expect(meetingOdds(before, 0, { kind: 'merchant' })).toBeUndefined()
})
