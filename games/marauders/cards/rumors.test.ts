import { expect, test } from 'vitest'
import { CARGO } from '../components/cargo.ts'
import { type Given, type GivenPlayer, given, type TestTable } from '../given.ts'
import { skillOf } from '../rules/captain.ts'
import { fullValue } from '../rules/ship.ts'
import { census } from '../view.ts'
import { type Die, SKULL } from '../vocabulary.ts'
import { RUMORS, type RumorKey, rumorNamed } from './rumors.ts'

/** Where the rumor must be presented, with it in hand: in the port during a Port action, or at sea in the zone. */
function there(key: RumorKey, own: GivenPlayer = {}, setting: Given = {}): TestTable {
  const { place, skill } = RUMORS[rumorNamed(key)]
  const where: GivenPlayer = skill === 'scouting' ? { at: place } : { port: place }
  const first: GivenPlayer = { captain: 'felipe', gold: 10, rumors: [key], ...where, ...own }
  const table = given({ players: [first, { captain: 'joris' }], ...setting })
  return where.port === undefined ? table : table.does(0, { type: 'port' })
}

/** The rumor is presented and the check succeeds; `dice` are those that follow. */
function follow(table: TestTable, key: RumorKey, ...dice: Die[]): TestTable {
  const card = rumorNamed(key)
  const { skill } = RUMORS[card]
  if (skill === 'scouting') return table.finds(0, { kind: 'rumor', card }, ...dice)
  const ones = Array<Die>(skillOf(table.s, 0, 'influence') - 1).fill(1)
  return table.does(0, { type: 'presentRumor', card }, SKULL, ...ones, ...dice)
}

/** One Glory Point with its card, and the rumor on the discard pile or wherever it is said to be. */
function pays(table: TestTable, key: RumorKey, gold: number, { cards = 1, stays = false } = {}): void {
  const captain = table.captain(0)
  expect(captain.gold).toBe(10 + gold)
  expect(table.s.players[0].points.rumor).toBe(1)
  expect(captain.glory).toHaveLength(cards)
  expect(captain.rumors).toEqual([])
  expect(table.s.rumors.discard.includes(rumorNamed(key))).toBe(!stays)
}

/** Rumors the seat may present now. */
function presentable(table: TestTable): number[] {
  const scouted = table.offersOf(0, 'scout').flatMap(({ target }) => (target.kind === 'rumor' ? [target.card] : []))
  return [...table.offersOf(0, 'presentRumor').map(({ card }) => card), ...scouted]
}

/** Held by seat 0 with all else as said, it cannot be presented. */
function silent(key: RumorKey, own: GivenPlayer): void {
  const table = given({ players: [{ captain: 'felipe', rumors: [key], ...own }, { captain: 'joris' }] })
  if (own.port !== undefined) table.does(0, { type: 'port' })
  expect(presentable(table)).toEqual([])
}

test('rumor.forgedDocuments is true: R-01 opens every port in spite of bounties', () => {
  const table = follow(there('forgedDocuments'), 'forgedDocuments')
  pays(table, 'forgedDocuments', 0, { stays: true })
  expect(table.captain(0).kept).toEqual([rumorNamed('forgedDocuments')])
  const wanted: GivenPlayer = { captain: 'felipe', at: 'nassau', bounties: { english: 3 } }
  const offers = (own: GivenPlayer) => given({ players: [{ ...wanted, ...own }, {}] }).offersOf(0, 'enterPort')
  expect(offers({})).toEqual([])
  expect(offers({ kept: ['forgedDocuments'] })).toEqual([{ type: 'enterPort' }])
})

test('rumor.forgedDocuments is not offered: R-01 without a Port action (C2)', () => {
  const table = given({ players: [{ captain: 'felipe', port: 'portRoyal', rumors: ['forgedDocuments'] }, {}] })
  expect(presentable(table)).toEqual([])
  table.does(0, { type: 'port' })
  expect(presentable(table)).toEqual([rumorNamed('forgedDocuments')])
})

test('Forged Documents open no port that is closed by war (C14)', () => {
  const captain: GivenPlayer = { captain: 'felipe', at: 'nassau', kept: ['forgedDocuments'] }
  expect(given({ players: [captain, {}], war: ['spanish', 'english'] }).offersOf(0, 'enterPort')).toEqual([])
})

test('rumor.aMyriadOfGoods is true: R-02 gives eight cards, of which six may stay in port (C9)', () => {
  const table = follow(there('aMyriadOfGoods'), 'aMyriadOfGoods')
  for (let i = 0; i < 2; i++) {
    expect(table.asked()).toEqual(['0 drop'])
    table.does(0, table.offers(0)[0])
  }
  expect(table.captain(0).cargo).toHaveLength(6)
  pays(table, 'aMyriadOfGoods', 0)
})

test('rumor.aMyriadOfGoods is not offered: R-02 at sea off Curaçao', () => silent('aMyriadOfGoods', { at: 'curacao' }))

test('rumor.theFountainOfYouth is true: R-03 raises a skill for good and fills the Crew', () => {
  const table = follow(there('theFountainOfYouth', { damage: { crew: 1 } }), 'theFountainOfYouth')
  expect(table.asked()).toEqual(['0 skill'])
  table.does(0, { type: 'raiseSkill', skill: 'scouting' })
  expect(skillOf(table.s, 0, 'scouting')).toBe(3)
  expect(table.captain(0).ship.at.crew).toBe(fullValue(table.captain(0).ship, 'crew'))
  pays(table, 'theFountainOfYouth', 0)
  table.does(0, { type: 'scout', target: { kind: 'merchant' } }, 1, 1, 1)
})

test('The Fountain of Youth raises no skill above four (C22)', () => {
  const table = there('theFountainOfYouth', { captain: 'rodrigo' })
  follow(table, 'theFountainOfYouth')
  expect(table.offersOf(0, 'raiseSkill').map(({ skill }) => skill)).toEqual(['scouting', 'leadership', 'influence'])
})

test('rumor.theFountainOfYouth is not offered: R-03 in the port of Santo Domingo', () => {
  silent('theFountainOfYouth', { port: 'santoDomingo' })
})

test('rumor.aGunsmithOnTheRun is true: R-04 gives one of each weapon one lacks', () => {
  const table = follow(there('aGunsmithOnTheRun', { weapons: ['chainShot'] }), 'aGunsmithOnTheRun')
  expect([...table.captain(0).weapons].sort()).toEqual(['chainShot', 'grapeshot', 'grapplingHooks'])
  pays(table, 'aGunsmithOnTheRun', 4)
})

test('rumor.aGunsmithOnTheRun is not offered: R-04 in another English port', () => {
  silent('aGunsmithOnTheRun', { port: 'stJohn' })
})

test('rumor.theShipwrightsDrawing is true: R-05 repairs all and fits a modification that lies face up', () => {
  const table = there(
    'theShipwrightsDrawing',
    { damage: { hull: 1, masts: 1 } },
    { shown: { stMaarten: 'chasers', havana: 'longGuns' } },
  )
  follow(table, 'theShipwrightsDrawing')
  expect(table.offersOf(0, 'takeModification').map(({ port }) => port)).toEqual(['havana', 'stMaarten'])
  table.does(0, { type: 'takeModification', port: 'havana' })
  const { ship } = table.captain(0)
  expect(ship.at).toMatchObject({ hull: 2, masts: 2 })
  expect(ship.modifications).toHaveLength(1)
  expect(table.s.ports.havana.modification).toBeUndefined()
  pays(table, 'theShipwrightsDrawing', 0)
})

test('no modification is taken that the ship already has (C10)', () => {
  const table = there('theShipwrightsDrawing', { modifications: ['chasers'] }, { shown: { stMaarten: 'chasers' } })
  follow(table, 'theShipwrightsDrawing')
  expect(table.asked()).toEqual(['0 port'])
  expect(table.captain(0).ship.modifications).toHaveLength(1)
})

test('rumor.theShipwrightsDrawing is not offered: R-05 at sea off St. Maarten', () => {
  silent('theShipwrightsDrawing', { at: 'stMaarten' })
})

test('rumor.theBishopsLedger is true: R-06 forgives all bounties of one nation', () => {
  const table = there('theBishopsLedger', { bounties: { french: 3, dutch: 1 } })
  follow(table, 'theBishopsLedger')
  table.does(0, { type: 'choose', choice: 'pardon' })
  expect(table.asked()).toEqual(['0 pardon'])
  table.does(0, { type: 'forgive', nation: 'french' })
  expect(table.captain(0).bounties).toMatchObject({ french: 0, dutch: 1 })
  pays(table, 'theBishopsLedger', 0)
})

test('The Bishop’s Ledger leaves one who is not wanted no choice: 9 Gold (C23)', () => {
  pays(follow(there('theBishopsLedger'), 'theBishopsLedger'), 'theBishopsLedger', 9)
})

test('rumor.theBishopsLedger is not offered: R-06 in Havana', () => silent('theBishopsLedger', { port: 'havana' }))

test('rumor.theMarkedDeck is true: R-07 wins 10 Gold', () => {
  pays(follow(there('theMarkedDeck'), 'theMarkedDeck'), 'theMarkedDeck', 10)
})

test('rumor.theMarkedDeck is not offered: R-07 at sea off Nassau', () => silent('theMarkedDeck', { at: 'nassau' }))

test('rumor.theRichWidow is true: R-08 lends 7 Gold and one more Glory Card', () => {
  pays(follow(there('theRichWidow'), 'theRichWidow'), 'theRichWidow', 7, { cards: 2 })
})

test('rumor.theRichWidow is not offered: R-08 in Tortuga', () => silent('theRichWidow', { port: 'tortuga' }))

test('rumor.theStruckOffSurgeon is true: R-09 is a Surgeon, marked by the card', () => {
  const table = follow(there('theStruckOffSurgeon', { damage: { crew: 1 } }), 'theStruckOffSurgeon')
  const card = rumorNamed('theStruckOffSurgeon')
  expect(table.captain(0).specialists).toEqual([{ type: 'surgeon', from: 'rumor', card }])
  expect(table.captain(0).ship.at.crew).toBe(2)
  pays(table, 'theStruckOffSurgeon', 3, { stays: true })
})

test('one who has a Specialist of the type is paid 4 Gold instead, and the card is discarded (C4)', () => {
  const table = follow(there('theStruckOffSurgeon', { specialists: ['surgeon'] }), 'theStruckOffSurgeon')
  expect(table.captain(0).specialists).toHaveLength(1)
  pays(table, 'theStruckOffSurgeon', 3 + 4)
})

test('rumor.theStruckOffSurgeon is not offered: R-09 in Port Royal', () => {
  silent('theStruckOffSurgeon', { port: 'portRoyal' })
})

test('rumor.aPilotWithoutAShip is true: R-10 is a Sailing Master, marked by the card', () => {
  const table = follow(there('aPilotWithoutAShip'), 'aPilotWithoutAShip')
  expect(table.captain(0).specialists).toMatchObject([{ type: 'sailingMaster', from: 'rumor' }])
  pays(table, 'aPilotWithoutAShip', 4, { stays: true })
})

test('rumor.aPilotWithoutAShip is not offered: R-10 at sea off Old Providence', () => {
  silent('aPilotWithoutAShip', { at: 'oldProvidence' })
})

test('rumor.theHarborMastersBook is true: R-11 sets what a port demands, from the reserve', () => {
  const table = there('theHarborMastersBook', {}, { demand: { nassau: 'rum' } })
  follow(table, 'theHarborMastersBook')
  expect(table.asked()).toEqual(['0 demand'])
  const good = table.s.demandPool.find((one) => one !== 'rum') ?? 'rum'
  table.does(0, { type: 'nameDemandPort', port: 'nassau' }).does(0, { type: 'nameDemand', good })
  expect(table.s.ports.nassau.demand).toBe(good)
  expect(table.s.demandPool).toContain('rum')
  pays(table, 'theHarborMastersBook', 6)
})

test('a good that the reserve does not have is swapped with a port that demands it (C11)', () => {
  const table = there('theHarborMastersBook')
  const { ports } = table.s
  table.s.demandPool = table.s.demandPool.map((good) => {
    if (good !== 'tobacco') return good
    const port = Object.values(ports).find(({ demand }) => demand !== 'tobacco')
    const other = port?.demand ?? good
    if (port !== undefined) port.demand = 'tobacco'
    return other
  })
  follow(table, 'theHarborMastersBook')
  const [from, to] = [
    Object.entries(ports).find(([, { demand }]) => demand === 'tobacco')?.[0],
    Object.entries(ports).find(([, { demand }]) => demand !== 'tobacco')?.[0],
  ] as (keyof typeof ports)[]
  const { demand } = ports[to]
  table.does(0, { type: 'nameDemandPort', port: to })
  expect(table.offersOf(0, 'nameDemand').map(({ good }) => good)).not.toContain('tobacco')
  table.does(0, { type: 'swapDemand', port: from })
  expect([ports[to].demand, ports[from].demand]).toEqual(['tobacco', demand])
})

test('rumor.theHarborMastersBook is not offered: R-11 at sea off Havana', () => {
  silent('theHarborMastersBook', { at: 'havana' })
})

test('rumor.theSmugglersCellar is true: R-12 keeps every card of one good', () => {
  const cargo = ['rum', 'wood', 'rum', 'food', 'wood', 'rum', 'cocoa']
  const table = follow(there('theSmugglersCellar', {}, { cargo }), 'theSmugglersCellar')
  expect(table.offersOf(0, 'takeGoods').map(({ good }) => good)).toEqual(['cocoa', 'food', 'rum', 'wood'])
  table.does(0, { type: 'takeGoods', good: 'rum' })
  expect(table.captain(0).cargo.map((card) => CARGO[card].good)).toEqual(['rum', 'rum', 'rum'])
  expect(table.s.cargo.discard).toHaveLength(4)
  pays(table, 'theSmugglersCellar', 3)
})

test('rumor.theSmugglersCellar is not offered: R-12 in Cartagena', () => {
  silent('theSmugglersCellar', { port: 'cartagena' })
})

test('rumor.theMintClerksError is true: R-13 gives 12 Gold', () => {
  pays(follow(there('theMintClerksError'), 'theMintClerksError'), 'theMintClerksError', 12)
})

test('rumor.theMintClerksError is not offered: R-13 at sea off Cartagena', () => {
  silent('theMintClerksError', { at: 'cartagena' })
})

test('rumor.theSunkenPayShip is true: R-14 raises 13 Gold', () => {
  pays(follow(there('theSunkenPayShip'), 'theSunkenPayShip'), 'theSunkenPayShip', 13)
})

test('rumor.theSunkenPayShip is not offered: R-14 in the port of Havana', () => {
  silent('theSunkenPayShip', { port: 'havana' })
})

test('rumor.theCayWithTheSplitPalm is true: R-15 digs up 9 Gold and one weapon of choice', () => {
  const table = follow(there('theCayWithTheSplitPalm'), 'theCayWithTheSplitPalm')
  expect(table.asked()).toEqual(['0 weapon'])
  table.does(0, { type: 'takeWeapon', weapon: 'grapeshot' })
  expect(table.captain(0).weapons).toEqual(['grapeshot'])
  pays(table, 'theCayWithTheSplitPalm', 9)
})

test('rumor.theCayWithTheSplitPalm is not offered: R-15 off Petit-Goâve', () => {
  silent('theCayWithTheSplitPalm', { at: 'petitGoave' })
})

test('rumor.theDrownedFort is true: R-16 pays 8 Gold, and 6 more for a second dive', () => {
  const table = follow(there('theDrownedFort'), 'theDrownedFort')
  table.does(0, { type: 'choose', choice: 'diveAgain' }, SKULL, 1, 1)
  pays(table, 'theDrownedFort', 14)
})

test('a second dive in The Drowned Fort that fails costs a hit to the Hull', () => {
  const table = follow(there('theDrownedFort'), 'theDrownedFort')
  table.does(0, { type: 'choose', choice: 'diveAgain' }, 1, 1, 1)
  expect(table.captain(0).ship.at.hull).toBe(1)
  pays(table, 'theDrownedFort', 8)
})

test('who dives again with his last point of Hull can sink, and gets no point', () => {
  const table = follow(there('theDrownedFort', { damage: { hull: 1 } }), 'theDrownedFort')
  table.does(0, { type: 'choose', choice: 'diveAgain' }, 1, 1, 1)
  expect(table.s.players[0].captain).toBeUndefined()
  expect(table.s.players[0].points.rumor).toBe(0)
  expect(table.s.rumors.discard).toEqual([rumorNamed('theDrownedFort')])
})

test('who sinks diving places the modifications of his ship, and the rumor is discarded once', () => {
  const table = there('theDrownedFort', { damage: { hull: 1 }, modifications: ['chasers'] })
  const pieces = census(table.s)
  follow(table, 'theDrownedFort').does(0, { type: 'choose', choice: 'diveAgain' }, 1, 1, 1)
  expect(table.asked()).toEqual(['0 placeModification'])
  table.does(0, table.offersOf(0, 'placeModification')[0])
  expect(table.asked()).toEqual(['1 turn'])
  expect(table.s.rumors.discard).toEqual([rumorNamed('theDrownedFort')])
  expect(census(table.s)).toEqual(pieces)
})

test('rumor.theDrownedFort is not offered: R-16 in the port of San Juan', () => {
  silent('theDrownedFort', { port: 'sanJuan' })
})

test('rumor.theShipThatShouldHaveSunk is true: R-17 pays who wins Crew Combat with her crew', () => {
  const table = follow(there('theShipThatShouldHaveSunk', { ship: 'galleon' }), 'theShipThatShouldHaveSunk')
  // Felipe's Leadership is 2; the three aboard have Leadership 1.
  table.does(0, { type: 'choose', choice: 'boardHer' }, SKULL, SKULL, SKULL, SKULL, 1, 1)
  expect(table.captain(0).ship.at.crew).toBe(3)
  expect(table.s.players[0].points).toMatchObject({ rumor: 1, battle: 0 })
  pays(table, 'theShipThatShouldHaveSunk', 15)
})

test('who sails away from The Ship That Should Have Sunk gets neither gold nor point (C5)', () => {
  const table = follow(there('theShipThatShouldHaveSunk'), 'theShipThatShouldHaveSunk')
  table.does(0, { type: 'choose', choice: 'sailAway' })
  expect(table.captain(0)).toMatchObject({ gold: 10, rumors: [], glory: [] })
  expect(table.s.players[0].points.rumor).toBe(0)
  expect(table.s.rumors.discard).toEqual([rumorNamed('theShipThatShouldHaveSunk')])
})

test('who loses the last Crew aboard The Ship That Should Have Sunk dies as usual', () => {
  const table = there('theShipThatShouldHaveSunk', { damage: { crew: 1 } })
  follow(table, 'theShipThatShouldHaveSunk')
  table.does(0, { type: 'choose', choice: 'boardHer' }, 1, 1, SKULL)
  expect(table.s.players[0].captain).toBeUndefined()
  expect(table.s.players[0].points.rumor).toBe(0)
})

test('without Crew The Ship That Should Have Sunk cannot be boarded (C7)', () => {
  const table = there('theShipThatShouldHaveSunk', { damage: { crew: 2 } })
  follow(table, 'theShipThatShouldHaveSunk')
  expect(table.heard('chose')).toMatchObject([{ choice: 'sailAway' }])
})

test('rumor.theShipThatShouldHaveSunk is not offered: R-17 off Curaçao', () => {
  silent('theShipThatShouldHaveSunk', { at: 'curacao' })
})

test('rumor.theLostMerchantman is true: R-18 pays the Plunder Value of four cards, and no bounty comes', () => {
  const table = there('theLostMerchantman', { ship: 'galleon' })
  const values = table.s.cargo.deck.slice(-4).map((card) => CARGO[card].plunder)
  follow(table, 'theLostMerchantman')
  expect(table.captain(0).cargo).toHaveLength(4)
  expect(table.captain(0).bounties.spanish).toBe(0)
  pays(
    table,
    'theLostMerchantman',
    values.reduce((sum, value) => sum + value),
  )
})

test('what does not fit the hold is left on The Lost Merchantman', () => {
  const table = follow(there('theLostMerchantman'), 'theLostMerchantman')
  table.does(0, table.offers(0)[0]).does(0, table.offers(0)[0])
  expect(table.captain(0).cargo).toHaveLength(2)
  expect(table.asked()).toEqual(['0 turn'])
})

test('rumor.theLostMerchantman is not offered: R-18 in the port of Cartagena', () => {
  silent('theLostMerchantman', { port: 'cartagena' })
})

test('rumor.theMaroonedGunner is true: R-19 is a Master Gunner, marked by the card', () => {
  const table = follow(there('theMaroonedGunner'), 'theMaroonedGunner')
  expect(table.captain(0).specialists).toMatchObject([{ type: 'masterGunner', from: 'rumor' }])
  pays(table, 'theMaroonedGunner', 3, { stays: true })
})

test('rumor.theMaroonedGunner is not offered: R-19 in the port of Bridgetown', () => {
  silent('theMaroonedGunner', { port: 'bridgetown' })
})

test('rumor.theHiddenCove is true: R-20 hides from NPCs, and a Scout action there repairs all damage', () => {
  const table = follow(there('theHiddenCove', { damage: { hull: 1, cannons: 1 } }), 'theHiddenCove')
  pays(table, 'theHiddenCove', 5, { stays: true })
  table.does(0, { type: 'careen' })
  expect(table.captain(0).ship.at).toMatchObject({ hull: 2, cannons: 1 })
  expect(table.offersOf(0, 'careen')).toEqual([])
  const hunted: GivenPlayer = { captain: 'felipe', at: 'oldProvidence' }
  const npcs = { pirateSloop: 'oldProvidence' } as const
  expect(() => given({ players: [hunted, {}], npcs })).toThrow('more dice')
  given({ players: [{ ...hunted, kept: ['theHiddenCove'] }, {}], npcs })
})

test('The Hidden Cove helps nowhere else (C12)', () => {
  const captain: GivenPlayer = { captain: 'felipe', at: 'portRoyal', kept: ['theHiddenCove'], damage: { hull: 1 } }
  expect(given({ players: [captain, {}] }).offersOf(0, 'careen')).toEqual([])
  expect(given({ players: [{ ...captain, at: 'oldProvidence' }, {}] }).offersOf(0, 'careen')).toHaveLength(1)
})

test('rumor.theHiddenCove is not offered: R-20 in the port of Old Providence', () => {
  silent('theHiddenCove', { port: 'oldProvidence' })
})

test('rumor.nativeGuides is true: R-21 is discarded at the start of a turn for three more moves', () => {
  pays(follow(there('nativeGuides'), 'nativeGuides'), 'nativeGuides', 5, { stays: true })
  const table = given({ players: [{ captain: 'felipe', at: 'trinidad', kept: ['nativeGuides'] }, {}] })
  expect(table.asked()).toEqual(['0 window'])
  table.does(0, { type: 'followGuides' })
  expect(table.s.rumors.discard).toEqual([rumorNamed('nativeGuides')])
  for (const to of ['bridgetown', 'stJohn', 'stMaarten', 'sanJuan', 'santoDomingo', 'tortuga'] as const) {
    table.does(0, { type: 'sail', to })
  }
  expect(table.asked()).toEqual(['1 turn'])
})

test('the extra moves of Native Guides are for moving only (C13)', () => {
  const table = given({ players: [{ captain: 'felipe', at: 'trinidad', kept: ['nativeGuides'] }, {}] })
  table.does(0, { type: 'followGuides' })
  const merchant = { type: 'scout', target: { kind: 'merchant' } } as const
  table.does(0, merchant, 1, 1)
  for (const to of ['bridgetown', 'trinidad', 'bridgetown', 'trinidad', 'bridgetown'] as const) {
    table.does(0, { type: 'sail', to })
  }
  expect(table.asked()).toEqual(['1 turn'])
})

test('the Doldrums hold for guided moves as well (C13)', () => {
  const captain: GivenPlayer = { captain: 'felipe', at: 'trinidad', kept: ['nativeGuides'] }
  const table = given({ players: [captain, {}], effects: [{ happening: 'doldrums' }] })
  table.does(0, { type: 'followGuides' }).does(0, { type: 'sail', to: 'bridgetown' })
  table.does(0, { type: 'sail', to: 'trinidad' })
  expect(table.offersOf(0, 'sail')).toEqual([])
})

test('rumor.nativeGuides is not offered: R-21 off Bridgetown, and kept only at the start of a turn', () => {
  silent('nativeGuides', { at: 'bridgetown' })
  const table = given({ players: [{ captain: 'felipe', at: 'trinidad', kept: ['nativeGuides'] }, {}] })
  table.does(0, { type: 'pass' })
  expect(table.offersOf(0, 'followGuides')).toEqual([])
})

test('rumor.theColonialPayChest is true: R-22 is kept for 15 Gold and a Dutch bounty', () => {
  const table = follow(there('theColonialPayChest'), 'theColonialPayChest')
  table.does(0, { type: 'choose', choice: 'keepChest' })
  expect(table.captain(0).bounties.dutch).toBe(1)
  pays(table, 'theColonialPayChest', 15)
})

test('The Colonial Pay Chest is given back for 7 Gold and all Dutch bounties', () => {
  const table = follow(there('theColonialPayChest', { bounties: { dutch: 4, french: 1 } }), 'theColonialPayChest')
  table.does(0, { type: 'choose', choice: 'returnChest' })
  expect(table.captain(0).bounties).toMatchObject({ dutch: 0, french: 1 })
  pays(table, 'theColonialPayChest', 7)
})

test('rumor.theColonialPayChest is not offered: R-22 in the port of Curaçao', () => {
  silent('theColonialPayChest', { port: 'curacao' })
})

test('rumor.theBrethrensMeeting is true: R-23 sends each NPC pirate where one likes', () => {
  const npcs = { pirateSloop: 'havana', pirateFrigate: 'trinidad' } as const
  const table = follow(there('theBrethrensMeeting', {}, { npcs }), 'theBrethrensMeeting')
  table.does(0, { type: 'steer', npc: 'pirateSloop', to: 'caracas' })
  table.does(0, { type: 'steer', npc: 'pirateFrigate', to: 'caribbeanSea' })
  expect([table.s.npcs.pirateSloop.zone, table.s.npcs.pirateFrigate.zone]).toEqual(['caracas', 'caribbeanSea'])
  pays(table, 'theBrethrensMeeting', 8)
})

test('The Brethren’s Meeting without pirates in play pays all the same', () => {
  pays(follow(there('theBrethrensMeeting'), 'theBrethrensMeeting'), 'theBrethrensMeeting', 8)
})

test('rumor.theBrethrensMeeting is not offered: R-23 in the port of Nassau', () => {
  silent('theBrethrensMeeting', { port: 'nassau' })
})

test('rumor.theDerelictFrigate is true: R-24 is a Frigate with every location at one, and no buying point', () => {
  const table = there('theDerelictFrigate', { modifications: ['chasers'], cargo: ['rum', 'wood'] })
  follow(table, 'theDerelictFrigate')
  table.does(0, { type: 'choose', choice: 'takeHulk' })
  // What she cannot carry goes, and the old ship's modification goes to a port.
  while (table.asked()[0] !== '0 turn') table.does(0, table.offers(0)[0])
  const { ship, cargo } = table.captain(0)
  expect(ship).toMatchObject({ type: 'frigate', at: { hull: 1, masts: 1, cargo: 1, cannons: 1, crew: 2 } })
  expect(ship.modifications).toEqual([])
  expect(cargo).toHaveLength(1)
  expect(table.s.players[0].points.ship).toBe(0)
  pays(table, 'theDerelictFrigate', 0)
})

test('The Derelict Frigate can be stripped for 10 Gold', () => {
  const table = follow(there('theDerelictFrigate'), 'theDerelictFrigate')
  table.does(0, { type: 'choose', choice: 'stripHulk' })
  expect(table.captain(0).ship.type).toBe('sloop')
  pays(table, 'theDerelictFrigate', 10)
})

test('rumor.theDerelictFrigate is not offered: R-24 in the port of Caracas', () => {
  silent('theDerelictFrigate', { port: 'caracas' })
})

test('rumor.theKingsCourier is true: R-25 sets two nations at war, in place of an older war (C24)', () => {
  const table = follow(there('theKingsCourier', {}, { war: ['spanish', 'dutch'] }), 'theKingsCourier')
  table.does(0, { type: 'choose', choice: 'startQuarrel' })
  expect(table.offersOf(0, 'incite')).toHaveLength(6)
  table.does(0, { type: 'incite', nations: ['english', 'french'] })
  expect(table.s.war).toEqual(['english', 'french'])
  pays(table, 'theKingsCourier', 6)
})

test('The King’s Courier’s letters can be sold for 8 Gold and a Glory Card', () => {
  const table = follow(there('theKingsCourier'), 'theKingsCourier')
  table.does(0, { type: 'choose', choice: 'sellLetters' })
  expect(table.s.war).toEqual([])
  pays(table, 'theKingsCourier', 8, { cards: 2 })
})

test('rumor.theKingsCourier is not offered: R-25 in the port of Basse-Terre', () => {
  silent('theKingsCourier', { port: 'basseTerre' })
})
