import { CARGO } from '@windward/games/marauders/components/cargo.ts'
import { type GivenPlayer, given, type TestTable } from '@windward/games/marauders/given.ts'
import { clone } from '@windward/games/marauders/state.ts'
import { view } from '@windward/games/marauders/view.ts'
import { type Die, SKULL } from '@windward/games/marauders/vocabulary.ts'
import { describe, expect, test } from 'vitest'
import { fightPlated } from './fightPlates.ts'
import { under } from './reading.ts'
import { fallenIn, prospectOf, rankedAnswers, verdictOf } from './verdict.ts'

/** The raid of the rulebook: a French merchant off Tortuga, and the dice of the Seamanship roll. */
function raids(captain: GivenPlayer, cargo: readonly string[], ...dice: Die[]): TestTable {
  return given({
    players: [{ captain: 'frederico', at: 'tortuga', ...captain }, {}],
    merchants: { tortuga: 'dutch' },
    cargo,
  })
    .finds(0, { kind: 'merchant' })
    .does(0, { type: 'raid', nation: 'french' }, ...dice)
}

function standing(table: TestTable) {
  const seen = view(clone(table.s), 0)
  const frame = under(seen, 'raid')
  if (frame === undefined) throw new Error('no raid')
  return { seen, frame, verdict: verdictOf(seen, frame) }
}

/** What the rules make of stopping now. */
function end(table: TestTable) {
  const [ended] = table.does(0, { type: 'done' }).heard('raidEnded')
  return { result: ended.result, gold: ended.gold }
}

const SETTINGS: readonly (readonly [string, GivenPlayer, readonly string[]])[] = [
  ['pays its plunder', { ship: 'frigate' }, ['food 1 escape', 'rum 2 escape', 'wood 3 cargo']],
  ['earns a point with twelve gold', { ship: 'frigate' }, ['cocoa 5 cargo', 'food 5 escape', 'rum 3 escape']],
  ['fails when the last cannon is hit', { ship: 'flute' }, ['tobacco 3 cannons', 'food 5 escape', 'cocoa 5 cargo']],
  ['fails when hits go on to the hull', { ship: 'sloop' }, ['tobacco 2 hull', 'spices 2 hull', 'cocoa 5 cargo']],
  ['lets her escape at one’s maneuverability', { ship: 'galleon' }, ['food 1 escape', 'wood 3 cargo', 'cocoa 5 cargo']],
]

describe('a raid that is resolved as it stands', () => {
  for (const [what, captain, cargo] of SETTINGS) {
    test(what, () => {
      const table = raids(captain, cargo, 1, 1, 1)
      const { verdict } = standing(table)
      expect(verdict).toMatchObject(end(table))
    })
  }

  test('names what it destroys, and marks the squares that are lost', () => {
    const { verdict } = standing(
      raids({ ship: 'flute' }, ['tobacco 3 cannons', 'cocoa 5 cargo', 'food 3 cargo'], 1, 1, 1),
    )
    expect(verdict?.destroyed).toEqual(['cannons'])
    expect(verdict?.struck).toMatchObject({ cannons: 1, cargo: 2, hull: 0 })
  })

  test('does not count a hit twice that the ship shows before the cards are put away', () => {
    const table = raids({ ship: 'sloop' }, ['tobacco 2 hull', 'food 5 escape', 'rum 2 escape'], 1, 1, 1)
    const { seen, frame, verdict } = standing(table)
    expect(verdict?.result).toBe('won')
    const fallen = fallenIn(
      [...table.heard('raidCards'), { type: 'hit', who: { seat: 0 }, location: 'hull', left: 1 }],
      frame,
    )
    const captain = seen.players[0].captain
    if (captain) captain.ship.at.hull--
    expect(verdictOf(seen, frame)?.result, 'the last of the hull, were it struck again').toBe('failed')
    expect(verdictOf(seen, frame, frame.cards, undefined, fallen)).toEqual(verdict)
  })
})

describe('another answer', () => {
  const fatal = ['tobacco 3 cannons', 'food 5 escape', 'cocoa 5 cargo']

  test('comes before stopping where stopping fails', () => {
    const table = raids({ ship: 'flute' }, fatal, SKULL, 1, 1)
    const { seen, frame } = standing(table)
    const [best, ...rest] = rankedAnswers(seen, frame, table.offers(0))
    expect(best).toEqual({ type: 'discardCard', card: frame.cards[0] })
    expect(rest.at(-1)).toEqual({ type: 'done' })
  })

  test('comes after stopping where stopping succeeds', () => {
    const table = raids({ ship: 'frigate' }, fatal, SKULL, 1, 1)
    const { seen, frame } = standing(table)
    expect(rankedAnswers(seen, frame, table.offers(0))[0]).toEqual({ type: 'done' })
  })

  test('lies beside stopping only where it may bring more, or wards off a hit for less than its repair', () => {
    const beside = (cargo: readonly string[]) => {
      const table = raids({ ship: 'frigate' }, cargo, SKULL, 1, 1)
      const plates = fightPlated(table.offers(0), view(table.s, 0), 0) ?? []
      expect(plates[0]).toEqual({ type: 'done' })
      return plates.slice(1).flatMap((action) => ('card' in action ? [CARGO[action.card as number]] : []))
    }
    expect(beside(['food 5 escape', 'sugar 5 escape', 'cocoa 5 cargo'])).toEqual([])
    expect(beside(['food 5 escape', 'cocoa 5 cargo', 'wood 1 crew'])).toContainEqual(
      expect.objectContaining({ good: 'wood', icon: 'crew' }),
    )
  })

  test('counts what the other successes can still save', () => {
    const twice = ['tobacco 3 cannons', 'wood 1 crew', 'cocoa 5 cargo']
    const once = raids({ ship: 'flute' }, twice, SKULL, 1, 1)
    const both = raids({ ship: 'flute' }, twice, SKULL, SKULL, 1)
    const discard = (table: TestTable) => {
      const { seen, frame } = standing(table)
      return prospectOf(seen, frame, { type: 'discardCard', card: frame.cards[0] })
    }
    expect(discard(once)).toMatchObject({ won: 0, gold: 0 })
    expect(discard(both)).toMatchObject({ won: 1, gold: 5 })
  })

  test('leaves only stopping where nothing can save the raid', () => {
    const table = raids({ ship: 'flute' }, ['tobacco 3 cannons', 'wood 1 crew', 'cocoa 5 cargo'], SKULL, 1, 1)
    const { seen, frame } = standing(table)
    expect(rankedAnswers(seen, frame, table.offers(0))[0]).toEqual({ type: 'done' })
  })

  test('that draws a card is as good as every card that may come', () => {
    const table = raids({ ship: 'flute' }, ['food 1 escape', 'wood 3 cargo', 'cocoa 5 cargo'], SKULL, 1, 1)
    const { seen, frame } = standing(table)
    const gone = new Set([...frame.cards, ...table.s.cargo.discard])
    const rest = CARGO.flatMap((card, i) => (gone.has(i) ? [] : [card]))
    // A second escape or a hit on the only gun or hand spoils it, and so does a third hit on the hull's account.
    const safe = rest.filter(({ icon }) => icon === 'cargo' || icon === 'masts' || icon === 'hull')
    expect(prospectOf(seen, frame, { type: 'drawCard' })?.won).toBeCloseTo(safe.length / rest.length, 12)
  })
})

test('a raid says how likely its hits sink the ship', () => {
  const table = raids(
    { ship: 'sloop', damage: { hull: 1 } },
    ['tobacco 2 hull', 'cocoa 5 cargo', 'food 1 escape'],
    SKULL,
    1,
    1,
  )
  const { seen, frame } = standing(table)
  const [hull] = frame.cards.filter((card) => CARGO[card].icon === 'hull')
  expect(prospectOf(seen, frame, { type: 'done' })?.sunk).toBe(1)
  expect(prospectOf(seen, frame, { type: 'discardCard', card: hull })?.sunk).toBe(0)
})

test('a raid that succeeds without a success left: a weapon can still bring more, and lies beside taking the gold', () => {
  const table = raids(
    { ship: 'frigate', weapons: ['grapplingHooks', 'grapeshot'] },
    ['food 1 escape', 'rum 2 escape', 'wood 3 cargo'],
    1,
    1,
    1,
  )
  const { seen } = standing(table)
  const plates = fightPlated(table.offers(0), seen, 0)
  expect(plates?.map(({ type }) => type)).toEqual(['done', 'spendWeapon'])
})
