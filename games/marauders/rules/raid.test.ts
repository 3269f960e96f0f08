import { expect, test } from 'vitest'
import { type Given, type GivenPlayer, given, type TestTable } from '../given.ts'
import { type Die, SKULL } from '../vocabulary.ts'

const CALM = ['food 1 escape', 'rum 2 escape', 'wood 3 cargo']

/** Finds the merchant of Tortuga and raids it as French; the dice are the Seamanship roll. */
function raids(captain: GivenPlayer, setting: Given, ...dice: Die[]): TestTable {
  const table = given({
    players: [{ captain: 'frederico', at: 'tortuga', ...captain }, {}],
    merchants: { tortuga: 'dutch' },
    cargo: CALM,
    ...setting,
  })
  return table.finds(0, { kind: 'merchant' }).does(0, { type: 'raid', nation: 'french' }, ...dice)
}

test('the nation is that of the token or that of the zone, and one may let it go (p. 10)', () => {
  const table = given({ players: [{ captain: 'josiah', at: 'tortuga' }, {}], merchants: { tortuga: 'dutch' } })
  table.finds(0, { kind: 'merchant' })
  expect(table.heard('merchantFound')).toEqual([{ type: 'merchantFound', seat: 0, nation: 'dutch' }])
  expect(table.offers(0)).toEqual([
    { type: 'raid', nation: 'french' },
    { type: 'raid', nation: 'dutch' },
    { type: 'letGo' },
  ])
  table.does(0, { type: 'letGo' })
  expect(table.captain(0).bounties).toEqual({ spanish: 0, english: 0, french: 0, dutch: 0 })
  expect(table.s.merchants.tortuga).toBeUndefined()
  expect(table.s.track).toHaveLength(1)
})

test('in the Caribbean Sea only the nation of the token can be chosen (F29)', () => {
  const table = given({
    players: [{ captain: 'josiah', at: 'caribbeanSea' }, {}],
    merchants: { caribbeanSea: 'dutch' },
  })
  table.finds(0, { kind: 'merchant' })
  expect(table.offersOf(0, 'raid')).toEqual([{ type: 'raid', nation: 'dutch' }])
})

test('going through with the raid brings a bounty at once (p. 11 example 2, F28)', () => {
  expect(raids({}, {}, 1, 1, 1).captain(0).bounties.french).toBe(1)
})

test('a raid without escape or destroyed location pays its plunder value, and the cards can be kept', () => {
  const table = raids({ ship: 'frigate' }, {}, 1, 1, 1).does(0, { type: 'done' })
  expect(table.captain(0)).toMatchObject({ gold: 16 })
  expect(table.captain(0).ship.at.cargo).toBe(2)
  // The hold lost a place, so one of the three cards must go.
  table.does(0, { type: 'drop', good: 'food' })
  expect(table.captain(0).cargo).toHaveLength(2)
  expect(table.heard('raidEnded')).toEqual([{ type: 'raidEnded', seat: 0, result: 'won', gold: 6 }])
})

test('the rulebook raid: two hits would cost the only cannon, so the card is exchanged (p. 10 example)', () => {
  const cargo = ['rum 2 escape', 'cocoa 2 masts', 'tobacco 3 cannons', 'cocoa 5 cargo']
  const table = raids({}, { cargo }, SKULL, 1, 1)
  const [, , tobacco] = table.s.stack.flatMap((f) => (f.type === 'raid' ? f.cards : []))
  table.does(0, { type: 'exchangeCard', card: tobacco }).does(0, { type: 'done' })
  expect(table.captain(0).ship.at).toEqual({ hull: 2, cargo: 1, masts: 1, crew: 2, cannons: 1 })
  expect(table.heard('raidEnded')[0]).toMatchObject({ result: 'won', gold: 9 })
  // He keeps one card and lets the others go; for less than 12 gold there is no glory.
  table.does(0, { type: 'drop', good: 'cocoa' }).does(0, { type: 'drop', good: 'cocoa' })
  expect(table.captain(0).cargo).toHaveLength(1)
  expect(table.s.players[0].points.raid).toBe(0)
})

test('as many escapes as the ship is maneuverable, and the merchant is gone; hits still strike (F30)', () => {
  const table = raids({ ship: 'flute' }, {}, 1, 1, 1).does(0, { type: 'done' })
  expect(table.heard('raidEnded')[0]).toMatchObject({ result: 'escaped', gold: 0 })
  expect(table.captain(0).ship.at.cargo).toBe(3)
  expect(table.captain(0).cargo).toEqual([])
})

test('a location destroyed by the merchant makes the raid fail', () => {
  const table = raids({}, { cargo: ['rum 1 cannons', 'food 1 escape', 'wood 3 escape'] }, 1, 1, 1)
  table.does(0, { type: 'done' })
  expect(table.heard('raidEnded')[0]).toMatchObject({ result: 'failed', gold: 0 })
})

test('hits beyond a destroyed location reach the hull, and a raider can be sunk', () => {
  const cargo = ['rum 1 cannons', 'spices 4 cannons', 'tobacco 3 cannons']
  const table = raids({}, { cargo }, 1, 1, 1).does(0, { type: 'done' })
  expect(table.s.players[0].captain).toBeUndefined()
  expect(table.asked()).toEqual(['1 turn'])
})

test('each success draws, discards or exchanges a card', () => {
  const table = raids({}, { cargo: [...CALM, 'sugar 5 escape', 'spices 5 escape'] }, SKULL, SKULL, 1)
  table.does(0, { type: 'drawCard' })
  expect(table.heard('raidCards')).toHaveLength(2)
  const cards = table.s.stack.flatMap((f) => (f.type === 'raid' ? f.cards : []))
  expect(cards).toHaveLength(4)
  table.does(0, { type: 'discardCard', card: cards[0] })
  expect(table.offersOf(0, 'drawCard')).toEqual([])
})

test('a special weapon turns a failed die into a success, each only once (p. 10)', () => {
  const table = raids({ weapons: ['chainShot', 'grapplingHooks'] }, {}, 1, SKULL, SKULL)
  table.does(0, { type: 'spendWeapon', weapon: 'chainShot' })
  expect(table.captain(0).weapons).toEqual(['grapplingHooks'])
  expect(table.s.stack.find((f) => f.type === 'raid')?.successes).toBe(3)
  expect(table.offersOf(0, 'spendWeapon')).toEqual([])
})

test('12 gold or more from a raid bring glory', () => {
  const cargo = ['cocoa 4 escape', 'rum 4 escape', 'sugar 4 escape']
  const table = raids({}, { cargo }, 1, 1, 1).does(0, { type: 'done' })
  expect(table.s.players[0].points.raid).toBe(1)
  expect(table.captain(0).glory).toHaveLength(1)
})

test('in San Juan a Spanish merchant carries 3 gold more, which count towards the 12', () => {
  const cargo = ['food 3 cargo', 'rum 3 escape', 'sugar 3 escape']
  const table = given({ players: [{ captain: 'frederico', ship: 'frigate', at: 'sanJuan' }, {}], cargo })
  table.finds(0, { kind: 'merchant' }).does(0, { type: 'raid', nation: 'spanish' }, 1, 1, 1).does(0, { type: 'done' })
  expect(table.heard('raidEnded')[0].gold).toBe(12)
  expect(table.s.players[0].points.raid).toBe(1)
})

test('off Havana a Spanish merchant is armed: a fourth card counts if it shows a hit (R13)', () => {
  const raid = (fourth: string) => {
    const cargo = ['rum 2 escape', 'sugar 2 escape', 'food 1 escape', fourth]
    const table = given({ players: [{ captain: 'frederico', at: 'havana' }, {}], cargo })
    table.finds(0, { kind: 'merchant' }).does(0, { type: 'raid', nation: 'spanish' }, 1, 1, 1)
    return table.s.stack.flatMap((f) => (f.type === 'raid' ? f.cards : [])).length
  }
  expect(raid('cocoa 5 cargo')).toBe(4)
  expect(raid('wood 4 escape')).toBe(3)
})

test('Isabel de Montoya exchanges one card of each raid without a success', () => {
  const table = raids({ captain: 'isabel' }, {}, 1, 1)
  const [card] = table.s.stack.flatMap((f) => (f.type === 'raid' ? f.cards : []))
  table.does(0, { type: 'swapCard', card })
  expect(table.s.stack.flatMap((f) => (f.type === 'raid' ? f.cards : []))).not.toContain(card)
  expect(table.offersOf(0, 'swapCard')).toEqual([])
})

test('a Reinforced Hull absorbs a hit of a raid too (R20)', () => {
  const table = raids({ modifications: ['reinforcedHull'] }, {}, 1, 1, 1).does(0, { type: 'done' })
  expect(table.asked()).toEqual(['0 window'])
  table.does(0, { type: 'absorb', hit: 0 })
  expect(table.captain(0).ship.at.cargo).toBe(2)
})

test('eight merchants on the track come back before the next event card', () => {
  const table = given({ begin: 'round', players: [{}], events: ['doldrums', 'royalPardon'] })
  const gone = ['nassau', 'havana', 'tortuga', 'portRoyal', 'petitGoave', 'sanJuan', 'stJohn', 'caracas'] as const
  for (const zone of gone) {
    table.s.track.push(table.s.merchants[zone] ?? 0)
    delete table.s.merchants[zone]
  }
  table.does(0, { type: 'endTurn' })
  expect(table.s.track).toEqual([])
  expect(Object.keys(table.s.merchants)).toHaveLength(17)
})

test('off San Juan a merchant of another nation carries nothing extra', () => {
  const cargo = ['food 3 cargo', 'rum 3 escape', 'sugar 3 escape']
  const raider = { captain: 'frederico', ship: 'frigate', at: 'sanJuan' } as const
  const table = given({ players: [raider, {}], merchants: { sanJuan: 'dutch' }, cargo })
  table.finds(0, { kind: 'merchant' }).does(0, { type: 'raid', nation: 'dutch' }, 1, 1, 1).does(0, { type: 'done' })
  expect(table.heard('raidEnded')[0].gold).toBe(9)
})
