import { allBut, type GivenPlayer, given } from '@windward/games/marauders/given.ts'
import { clone } from '@windward/games/marauders/state.ts'
import { type View, view } from '@windward/games/marauders/view.ts'
import { type CombatAction, type Die, type Location, SKULL } from '@windward/games/marauders/vocabulary.ts'
import { describe, expect, test } from 'vitest'
import { isDeadly } from './deadly.ts'
import { fightPlate, fightPlated } from './fightPlates.ts'

const QUIET = ['battle.start', 'battle.declared', 'battle.afterRoll', 'battle.afterHitDice', 'battle.hitTaken'] as const
const NAMES = (seat: number) => `seat ${seat}`

/** Before the second round with a pirate sloop whom nobody plays, after a first in which nobody hit. */
function fight(own: GivenPlayer) {
  return given({
    players: [{ captain: 'tomas', at: 'caribbeanSea', bounties: { dutch: 1 }, ship: 'sloop', ...own }],
    npcs: { pirateSloop: 'caribbeanSea' },
    passes: QUIET,
  }).finds(0, { kind: 'npc', npc: 'pirateSloop' }, ...Array<Die>(4).fill(1))
}

function note(seen: View, action: CombatAction): string {
  return fightPlate({ type: 'declare', action }, seen, 0, 'en', NAMES)?.note ?? ''
}

describe('a plate in battle', () => {
  test('says how likely the captain goes down with the ship', () => {
    const whole = view(clone(fight({}).s), 0)
    const wreck = view(clone(fight({ damage: { hull: 1, cargo: 2, masts: 1 } }).s), 0)
    expect(note(whole, 'shoot')).not.toContain('to sink and die')
    expect(note(wreck, 'shoot')).toMatch(/\d+% to sink and die/)
    expect(note(wreck, 'flee')).toMatch(/\d+% to sink and die/)
  })

  test('tells of no hits taken beside the danger of being boarded', () => {
    const seen = view(clone(fight({ damage: { crew: 2 } }).s), 0)
    const battle = seen.stack.find((frame) => frame.type === 'battle')
    if (battle?.type !== 'battle' || battle.npcShip === undefined) throw new Error('no battle')
    expect(note(seen, 'shoot')).toContain('hits taken')
    // Without guns she boards.
    battle.npcShip.at.cannons = 0
    expect(note(seen, 'shoot')).toMatch(/to be boarded and die/)
    expect(note(seen, 'shoot')).not.toContain('taken')
  })

  test('says of the hull’s last square that it is the end, and asks once more', () => {
    const table = fight({ damage: { hull: 1 } })
    table.does(0, { type: 'declare', action: 'flee' }, 1, 1, SKULL, 1, SKULL)
    const seen = view(table.s, 0)
    const hit = (location: Location) => ({ type: 'takeHit', location }) as const
    expect(table.offersOf(0, 'takeHit').length).toBeGreaterThan(1)
    expect(fightPlate(hit('hull'), seen, 0, 'en', NAMES)?.note).toBe(
      'you sink, and your captain dies · hold to confirm',
    )
    expect(fightPlate(hit('cargo'), seen, 0, 'en', NAMES)?.note).toBe('1 left')
    expect([isDeadly(hit('hull'), seen), isDeadly(hit('cargo'), seen)]).toEqual([true, false])
  })
})

test('a card that wards a merchant’s hit off says what the raid then brings', () => {
  const table = given({
    players: [{ captain: 'frederico', at: 'tortuga', ship: 'flute', glory: ['braceForImpact'] }, {}],
    merchants: { tortuga: 'dutch' },
    cargo: ['tobacco 3 cannons', 'food 5 escape', 'cocoa 5 cargo'],
    passes: allBut('raid.resolve'),
  })
  table.finds(0, { kind: 'merchant' }).does(0, { type: 'raid', nation: 'french' }, 1, 1, 1).does(0, { type: 'done' })
  const [brace] = table.offersOf(0, 'playGlory')
  expect(fightPlate(brace, view(clone(table.s), 0), 0, 'en', NAMES)?.note).toBe('saves: cannons · then 13 gold')
})

test('of two flags, the one that closes fewer ports lies first, and one’s own nation last', () => {
  const table = given({ players: [{ captain: 'charles', at: 'basseTerre', ship: 'sloop' }] })
  const seen = view(clone(table.s), 0)
  const raid = (nation: 'french' | 'spanish') => ({ type: 'raid', nation }) as const
  const frame = { type: 'raid', asks: [0], seat: 0 } as unknown as View['stack'][number]
  const plates = (...nations: readonly ('french' | 'spanish')[]) =>
    fightPlated([...nations.map(raid), { type: 'letGo' }], { ...seen, stack: [...seen.stack, frame] }, 0)
  expect(plates('spanish', 'french')?.[0]).toEqual(raid('french'))
  expect(plates('french', 'spanish')?.[0]).toEqual(raid('french'))
})
