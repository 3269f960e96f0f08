import { expect, test } from 'vitest'
import { type Given, type GivenPlayer, given, type TestTable } from '../given.ts'
import { type Die, type Nation, SKULL, type Target } from '../vocabulary.ts'
import { WINDOWS, type Window } from '../windows.ts'
import { type MissionKey, missionNamed } from './missions.ts'

const SEARCH: Target = { kind: 'mission' }
/** Nobody is asked about Glory Cards he may have drawn on the way. */
const EVERYWHERE = Object.keys(WINDOWS) as Window[]
/** Events that leave everybody alone. */
const QUIET = ['shipsFromEurope', 'royalPardon', 'doldrums'] as const

/** Felipe has claimed the mission. */
function on(key: MissionKey, own: GivenPlayer, setting: Given = {}): TestTable {
  const first: GivenPlayer = { captain: 'felipe', gold: 10, mission: key, ...own }
  return given({ players: [first, { captain: 'joris' }], events: QUIET, passes: EVERYWHERE, ...setting })
}

/** The same in port, with a Port action taken; `dice` are those it leads to. */
function inPort(key: MissionKey, own: GivenPlayer, setting: Given = {}, ...dice: Die[]): TestTable {
  return on(key, own, setting).does(0, { type: 'port' }, ...dice)
}

/** Everybody else passes, until seat 0 has the next turn. */
function nextRound(table: TestTable): TestTable {
  const { round } = table.s
  while (table.s.round === round || table.asked()[0] !== '0 turn') {
    const seat = Number(table.asked()[0][0])
    table.does(seat, table.offersOf(seat, 'endTurn')[0])
  }
  return table
}

/** The gold it earns, one Glory Point with its card, and the card on the discard pile unless it stays. */
function completes(table: TestTable, key: MissionKey, gold: number, { cards = 1, stays = false } = {}): void {
  const captain = table.captain(0)
  expect(captain.mission).toBeUndefined()
  expect(captain.gold).toBe(10 + gold)
  expect(table.s.players[0].points.mission).toBe(1)
  expect(captain.glory).toHaveLength(cards)
  expect(table.s.missions.discard.includes(missionNamed(key))).toBe(!stays)
  expect(table.s.missions.open).toHaveLength(2)
}

/** Nothing of it is left to be done in this action. */
function goesOn(table: TestTable, key: MissionKey): void {
  expect(['0 turn', '0 port', '1 turn']).toContain(table.asked()[0])
  expect(table.captain(0).mission?.card).toBe(missionNamed(key))
  expect(table.s.players[0].points.mission).toBe(0)
}

test('mission.theGovernorsDispatches is completed: M-01 by a Port action in Cartagena, without being asked (C16)', () => {
  completes(inPort('theGovernorsDispatches', { port: 'cartagena' }), 'theGovernorsDispatches', 9)
})

test('mission.theGovernorsDispatches is not completed: M-01 by merely lying in the port', () => {
  goesOn(on('theGovernorsDispatches', { port: 'cartagena' }), 'theGovernorsDispatches')
})

test('mission.passageForANoble is completed: M-02 by a Port action in Santo Domingo', () => {
  completes(inPort('passageForANoble', { port: 'santoDomingo' }), 'passageForANoble', 11)
})

test('mission.passageForANoble is not completed: M-02 by one who becomes a pirate, whom the passenger leaves', () => {
  const table = on('passageForANoble', { at: 'caribbeanSea' }, { merchants: { caribbeanSea: 'dutch' } })
  table.finds(0, { kind: 'merchant' }).does(0, { type: 'raid', nation: 'dutch' }, 1, 1, 1)
  expect(table.captain(0).mission).toBeUndefined()
  expect(table.s.missions.discard).toEqual([missionNamed('passageForANoble')])
  expect(table.s.players[0].points.mission).toBe(0)
  expect(table.heard('missionLost')).toMatchObject([{ seat: 0, why: 'passenger' }])
})

test('mission.breadForTheGarrison is completed: M-03 by handing in two food, which are not sold (C15)', () => {
  const table = inPort('breadForTheGarrison', { port: 'bridgetown', cargo: ['food', 'rum', 'food'], ship: 'flute' })
  table.does(0, { type: 'handIn' })
  expect(table.captain(0).cargo).toHaveLength(1)
  expect(table.offers(0)).toContainEqual({ type: 'visit', activity: 'sellGoods' })
  completes(table, 'breadForTheGarrison', 13)
})

test('mission.breadForTheGarrison is not completed: M-03 with one food, nor against the owner’s will', () => {
  const poor = inPort('breadForTheGarrison', { port: 'bridgetown', cargo: ['food'] })
  expect(poor.offersOf(0, 'handIn')).toEqual([])
  goesOn(inPort('breadForTheGarrison', { port: 'bridgetown', cargo: ['food', 'food'] }), 'breadForTheGarrison')
})

test('mission.timberForTheYard is completed: M-04 with repairs and a modification', () => {
  const own: GivenPlayer = { port: 'nassau', cargo: ['wood', 'wood'], damage: { masts: 1 } }
  const table = inPort('timberForTheYard', own, { shown: { nassau: 'chasers', havana: 'longGuns' } })
  table.does(0, { type: 'handIn' }).does(0, { type: 'takeModification', port: 'nassau' })
  expect(table.captain(0).ship.at.masts).toBe(2)
  expect(table.captain(0).ship.modifications).toHaveLength(1)
  completes(table, 'timberForTheYard', 7)
})

test('mission.timberForTheYard is not completed: M-04 in another English port', () => {
  const table = inPort('timberForTheYard', { port: 'stJohn', cargo: ['wood', 'wood'] })
  expect(table.offersOf(0, 'handIn')).toEqual([])
})

test('mission.rumForTheBrethren is completed: M-05 with one more Glory Card than usual', () => {
  const table = inPort('rumForTheBrethren', { port: 'tortuga', cargo: ['rum', 'rum'], bounties: { dutch: 1 } })
  completes(table.does(0, { type: 'handIn' }), 'rumForTheBrethren', 12, { cards: 2 })
})

test('mission.rumForTheBrethren is not completed: M-05 at sea off Tortuga', () => {
  const table = on('rumForTheBrethren', { at: 'tortuga', cargo: ['rum', 'rum'], bounties: { dutch: 1 } })
  expect(table.offersOf(0, 'handIn')).toEqual([])
})

/** Five guns, and dice that fall on a hold soon empty: further hits go to the Hull. */
const BROADSIDE: readonly Die[] = [1, 1, 1, 1, 1]
const gunner: GivenPlayer = { captain: 'felipe', ship: 'manOWar', at: 'havana', gold: 10 }

/** A solo game: Felipe sinks what lies off Havana. The dice of the enemy are those of his Seamanship. */
function sinks(key: MissionKey, npc: 'pirateSloop' | 'pirateFrigate' | Nation, own: GivenPlayer = {}): TestTable {
  const scouting = npc === 'french' ? 2 : 3
  const enemy = npc === 'pirateFrigate' ? [1, 1] : [1, 1, 1]
  const table = given({
    passes: EVERYWHERE,
    players: [{ ...gunner, mission: key, ...own }],
    npcs: { [npc]: 'havana' },
    dice: Array<Die>(scouting).fill(1),
  })
  table.finds(0, { kind: 'npc', npc }, SKULL, 1, 1, ...enemy, ...BROADSIDE)
  if (npc === 'pirateSloop') return table
  return table.does(0, { type: 'declare', action: 'shoot' }, SKULL, 1, 1, ...enemy, ...BROADSIDE)
}

test('mission.huntForTheBlackSloop is completed: M-06 beside the usual reward and point', () => {
  const table = sinks('huntForTheBlackSloop', 'pirateSloop')
  expect(table.s.players[0].points.battle).toBe(1)
  completes(table, 'huntForTheBlackSloop', 18 + 5, { cards: 2 })
})

test('mission.huntForTheBlackSloop is not completed: M-06 by sinking the Pirate Frigate', () => {
  goesOn(sinks('huntForTheBlackSloop', 'pirateFrigate'), 'huntForTheBlackSloop')
})

test('mission.huntForTheBlackFrigate is completed: M-07 beside the usual reward and point', () => {
  completes(sinks('huntForTheBlackFrigate', 'pirateFrigate'), 'huntForTheBlackFrigate', 25 + 15, { cards: 2 })
})

test('mission.huntForTheBlackFrigate is not completed: M-07 by sinking the Pirate Sloop', () => {
  goesOn(sinks('huntForTheBlackFrigate', 'pirateSloop'), 'huntForTheBlackFrigate')
})

test('mission.theAdmiralsHead is completed: M-08 with the bounties as usual', () => {
  const table = sinks('theAdmiralsHead', 'french', { bounties: { dutch: 1 } })
  expect(table.captain(0).bounties.french).toBe(2)
  completes(table, 'theAdmiralsHead', 22, { cards: 2 })
})

test('mission.theAdmiralsHead is not completed: M-08 by sinking a pirate', () => {
  goesOn(sinks('theAdmiralsHead', 'pirateSloop'), 'theAdmiralsHead')
})

const raider: GivenPlayer = { at: 'caribbeanSea', ship: 'frigate', modifications: ['extendedCargoHold'] }

/** A raid that is worth 6 Gold. */
function raids(key: MissionKey, nation: Nation, cargo = ['food 1 escape', 'rum 2 escape', 'wood 3 cargo']): TestTable {
  const table = on(key, raider, { merchants: { caribbeanSea: nation }, cargo })
  return table.finds(0, { kind: 'merchant' }).does(0, { type: 'raid', nation }, 1, 1, 1).does(0, { type: 'done' })
}

test('mission.englishCommission is completed: M-09 by raiding a Spanish merchant, whose bounty is smoothed over', () => {
  const table = raids('englishCommission', 'spanish')
  expect(table.captain(0).bounties.spanish).toBe(0)
  completes(table, 'englishCommission', 6 + 8)
})

test('mission.englishCommission is not completed: M-09 for less than 6 Gold', () => {
  goesOn(raids('englishCommission', 'spanish', ['food 1 escape', 'rum 2 escape', 'cocoa 2 masts']), 'englishCommission')
})

test('mission.frenchCommission is completed: M-10 by raiding an English merchant, whose bounty is smoothed over', () => {
  const table = raids('frenchCommission', 'english')
  expect(table.captain(0).bounties.english).toBe(0)
  completes(table, 'frenchCommission', 6 + 8)
})

test('mission.frenchCommission is not completed: M-10 by raiding a Dutch merchant', () => {
  goesOn(raids('frenchCommission', 'dutch'), 'frenchCommission')
})

test('mission.theGovernorsHeir is completed: M-11 by finding and beating the kidnappers', () => {
  const table = on('theGovernorsHeir', { at: 'tortuga', bounties: { spanish: 3, dutch: 1 } })
  table.finds(0, SEARCH, SKULL, SKULL, 1)
  expect(table.captain(0).bounties).toMatchObject({ spanish: 0, dutch: 1 })
  expect(table.s.players[0].points.battle).toBe(0)
  completes(table, 'theGovernorsHeir', 12)
})

test('mission.theGovernorsHeir is not completed: M-11 by a search that fails, until the next turn (C20)', () => {
  const table = on('theGovernorsHeir', { at: 'tortuga' }).does(0, { type: 'scout', target: SEARCH }, 1, 1)
  goesOn(table, 'theGovernorsHeir')
  expect(table.offers(0)).not.toContainEqual({ type: 'scout', target: SEARCH })
  expect(nextRound(table).offers(0)).toContainEqual({ type: 'scout', target: SEARCH })
})

test('who loses to the kidnappers dies, and the mission is discarded', () => {
  const table = on('theGovernorsHeir', { at: 'tortuga' }).finds(0, SEARCH, 1, 1, SKULL, 1, 1, SKULL)
  expect(table.s.players[0].captain).toBeUndefined()
  expect(table.s.missions.discard).toEqual([missionNamed('theGovernorsHeir')])
})

test('a fight with a card’s crew that nobody wins leaves both without Crew and the mission open (C8)', () => {
  // As many dice as theirs, all the same.
  const table = on('theGovernorsHeir', { captain: 'willem', at: 'tortuga' })
  table.finds(0, SEARCH, SKULL, SKULL, SKULL, SKULL)
  expect(table.captain(0).ship.at.crew).toBe(0)
  goesOn(table, 'theGovernorsHeir')
})

test('mission.theSmugglersNest is completed: M-12 with two Cargo Cards on top', () => {
  const table = on('theSmugglersNest', { at: 'caribbeanSea', ship: 'galleon' })
  table.finds(0, SEARCH, SKULL, SKULL, 1, SKULL, 1, 1)
  expect(table.captain(0).cargo).toHaveLength(2)
  completes(table, 'theSmugglersNest', 14)
})

test('Swivel Guns do not fire ashore: not in a camp, nor in a nest (p. 8, R45)', () => {
  const table = on('theSmugglersNest', { at: 'caribbeanSea', ship: 'galleon', modifications: ['swivelGuns'] })
  table.finds(0, SEARCH, SKULL, SKULL, 1, SKULL, 1, 1)
  completes(table, 'theSmugglersNest', 14)
  expect(table.heard('rolled').map(({ why }) => why)).not.toContain('swivelGuns')
})

test('beating a card’s crew is winning Crew Combat, but defeats neither a player nor an NPC (C6)', () => {
  const cards = ['masterAtArmsB', 'gunnerCaptainB', 'prizeMoney'] as const
  const passes = EVERYWHERE.filter((window) => window !== 'battle.won')
  const table = on('theSmugglersNest', { at: 'caribbeanSea', ship: 'galleon', glory: cards }, { passes })
  table.finds(0, SEARCH, SKULL, SKULL, 1, SKULL, 1, 1)
  expect(table.asked()).toEqual(['0 window'])
  expect(cards.map((key) => table.mayPlay(0, key))).toEqual([true, false, false])
})

test('mission.theSmugglersNest is not completed: M-12 without Crew to fight, who does not even search (C7)', () => {
  const table = on('theSmugglersNest', { at: 'caribbeanSea', damage: { crew: 2 } })
  expect(table.offers(0)).not.toContainEqual({ type: 'scout', target: SEARCH })
})

test('mission.chartTheWindwardReefs is completed: M-13 over two turns, and the surveyor stays as Lookout', () => {
  const table = on('chartTheWindwardReefs', { at: 'sanJuan' })
  for (const to of ['stMaarten', 'stJohn', 'bridgetown'] as const) table.does(0, { type: 'sail', to })
  expect(nextRound(table).captain(0).mission?.seen).toEqual(['stMaarten', 'stJohn'])
  table.does(0, { type: 'sail', to: 'trinidad' })
  const card = missionNamed('chartTheWindwardReefs')
  expect(table.captain(0).specialists).toEqual([{ type: 'lookout', from: 'mission', card }])
  completes(table, 'chartTheWindwardReefs', 5, { stays: true })
})

test('mission.chartTheWindwardReefs is not completed: M-13 by passing one zone twice', () => {
  const table = on('chartTheWindwardReefs', { at: 'sanJuan' })
  for (const to of ['stMaarten', 'stJohn', 'stMaarten'] as const) table.does(0, { type: 'sail', to })
  goesOn(table, 'chartTheWindwardReefs')
})

test('a zone is also seen by leaving its port (C17)', () => {
  const table = on('chartTheWindwardReefs', { port: 'trinidad' }).does(0, { type: 'leavePort' })
  expect(table.captain(0).mission?.seen).toEqual(['trinidad'])
})

test('mission.theSpysRound is completed: M-14 by Port actions in ports of three nations', () => {
  const table = inPort('theSpysRound', { port: 'nassau' }).does(0, { type: 'done' })
  table.does(0, { type: 'leavePort' }).does(0, { type: 'sail', to: 'tortuga' })
  nextRound(table).does(0, { type: 'enterPort' }).does(0, { type: 'port' }).does(0, { type: 'done' })
  table.does(0, { type: 'leavePort' })
  expect(table.captain(0).mission?.seen).toEqual(['english', 'french'])
  nextRound(table).does(0, { type: 'sail', to: 'havana' }).does(0, { type: 'enterPort' }).does(0, { type: 'port' })
  completes(table, 'theSpysRound', 12)
})

test('mission.theSpysRound is not completed: M-14 by a Dutch port, nor by entering without a Port action', () => {
  const dutch = inPort('theSpysRound', { port: 'curacao' })
  expect(dutch.captain(0).mission?.seen).toEqual([])
  const table = on('theSpysRound', { at: 'nassau' }).does(0, { type: 'enterPort' })
  expect(table.captain(0).mission?.seen).toEqual([])
})

test('what counts for The Spy’s Round is who owns the port now (C19)', () => {
  const table = inPort('theSpysRound', { port: 'curacao' }, { portNations: { curacao: 'french' } })
  expect(table.captain(0).mission?.seen).toEqual(['french'])
})

test('mission.aWeddingInCaracas is completed: M-15 with one more Glory Card than usual', () => {
  completes(inPort('aWeddingInCaracas', { port: 'caracas' }), 'aWeddingInCaracas', 9, { cards: 2 })
})

test('mission.aWeddingInCaracas is not completed: M-15 by one who becomes a pirate by a rumor (C21)', () => {
  const table = on('aWeddingInCaracas', { at: 'curacao', rumors: ['theColonialPayChest'] })
  const [chest] = table.captain(0).rumors
  table.finds(0, { kind: 'rumor', card: chest }).does(0, { type: 'choose', choice: 'keepChest' })
  expect(table.captain(0).mission).toBeUndefined()
  expect(table.s.players[0].points.mission).toBe(0)
})

test('mission.exchangeOfPrisoners is completed: M-16 for 14 Gold, or for 7 if the roll fails', () => {
  const port = { port: 'portRoyal' } as const
  completes(inPort('exchangeOfPrisoners', port, {}, SKULL, 1, 1), 'exchangeOfPrisoners', 14)
  completes(inPort('exchangeOfPrisoners', port, {}, 1, 1, 1), 'exchangeOfPrisoners', 7)
})

test('mission.exchangeOfPrisoners is not completed: M-16 in Nassau', () => {
  goesOn(inPort('exchangeOfPrisoners', { port: 'nassau' }), 'exchangeOfPrisoners')
})

test('mission.theDebtCollector is completed: M-17 at the second attempt', () => {
  const table = inPort('theDebtCollector', { port: 'havana' }, {}, 1, 1).does(0, { type: 'done' })
  goesOn(table, 'theDebtCollector')
  nextRound(table).does(0, { type: 'port' }, SKULL, 1)
  completes(table, 'theDebtCollector', 18)
})

test('mission.theDebtCollector is not completed: M-17 by a failed roll, nor twice in one turn', () => {
  const table = inPort('theDebtCollector', { port: 'havana' }, {}, 1, 1).does(0, { type: 'done' })
  expect(table.offers(0)).not.toContainEqual({ type: 'port' })
  goesOn(table, 'theDebtCollector')
})

test('mission.spicesForTheIntendant is completed: M-18 by one spices and one sugar', () => {
  const table = inPort('spicesForTheIntendant', { port: 'basseTerre', cargo: ['sugar', 'spices'] })
  completes(table.does(0, { type: 'handIn' }), 'spicesForTheIntendant', 13)
})

test('mission.spicesForTheIntendant is not completed: M-18 by two sugar', () => {
  const table = inPort('spicesForTheIntendant', { port: 'basseTerre', cargo: ['sugar', 'sugar'] })
  expect(table.offersOf(0, 'handIn')).toEqual([])
})

test('mission.theQuietPardon is completed: M-19 with all bounties of one nation forgiven', () => {
  const table = inPort('theQuietPardon', { port: 'curacao', bounties: { spanish: 2, english: 1 } })
  expect(table.asked()).toEqual(['0 pardon'])
  table.does(0, { type: 'forgive', nation: 'spanish' })
  expect(table.captain(0).bounties).toMatchObject({ spanish: 0, english: 1 })
  completes(table, 'theQuietPardon', 0)
})

test('mission.theQuietPardon is not completed: M-19 where the port is closed to who is wanted', () => {
  const table = on('theQuietPardon', { at: 'curacao', bounties: { dutch: 1 } })
  expect(table.offersOf(0, 'enterPort')).toEqual([])
})

test('The Quiet Pardon is completed also by one whom nobody wants any more (C23)', () => {
  completes(inPort('theQuietPardon', { port: 'curacao' }), 'theQuietPardon', 0)
})

test('mission.theTobaccoContract is completed: M-20 for 20 Gold, also with goods bought on the spot', () => {
  const cargo = ['tobacco', 'tobacco', 'wood', 'food', 'cocoa', 'sugar']
  const table = inPort('theTobaccoContract', { port: 'sanJuan' }, { cargo, demand: { sanJuan: 'rum' } })
  table.does(0, { type: 'visit', activity: 'buyGoods' })
  for (let i = 0; i < 2; i++) table.does(0, { type: 'buy', good: 'tobacco' })
  table.does(0, { type: 'done' }).does(0, { type: 'handIn' })
  completes(table, 'theTobaccoContract', 20 - 2 * 2)
})

test('mission.theTobaccoContract is not completed: M-20 in Havana, where it is claimed', () => {
  const table = inPort('theTobaccoContract', { port: 'havana', cargo: ['tobacco', 'tobacco'] })
  expect(table.offersOf(0, 'handIn')).toEqual([])
})

test('mission.theLostSurveyShip is completed: M-21 with a modification of any port that lies face up', () => {
  const shown = { havana: 'chasers', caracas: 'longGuns' } as const
  const table = on('theLostSurveyShip', { at: 'caribbeanSea' }, { shown }).finds(0, SEARCH)
  table.does(0, { type: 'takeModification', port: 'caracas' })
  expect(table.captain(0).ship.modifications).toHaveLength(1)
  completes(table, 'theLostSurveyShip', 8)
})

test('mission.theLostSurveyShip is not completed: M-21 elsewhere at sea', () => {
  const table = on('theLostSurveyShip', { at: 'curacao' })
  expect(table.offers(0)).not.toContainEqual({ type: 'scout', target: SEARCH })
})

test('mission.thePirateKingsWager is completed: M-22 with two more Glory Cards than usual', () => {
  const table = sinks('thePirateKingsWager', 'french', { bounties: { dutch: 1 } })
  completes(table, 'thePirateKingsWager', 10, { cards: 4 })
})

test('mission.thePirateKingsWager is not completed: M-22 by a crew that only a card knows (C6)', () => {
  const rumors = ['theShipThatShouldHaveSunk'] as const
  const own: GivenPlayer = { at: 'caribbeanSea', ship: 'galleon', bounties: { dutch: 1 }, rumors }
  const table = on('thePirateKingsWager', own)
  table.finds(0, { kind: 'rumor', card: table.captain(0).rumors[0] })
  table.does(0, { type: 'choose', choice: 'boardHer' }, SKULL, SKULL, 1, SKULL, 1, 1)
  expect(table.s.players[0].points.rumor).toBe(1)
  goesOn(table, 'thePirateKingsWager')
})

test('mission.escortTheSilverFleet is completed: M-23 zone by zone in order, from its port', () => {
  const table = on('escortTheSilverFleet', { port: 'sanJuan' }).does(0, { type: 'leavePort' })
  for (const to of ['santoDomingo', 'tortuga'] as const) table.does(0, { type: 'sail', to })
  expect(nextRound(table).captain(0).mission?.seen).toEqual(['sanJuan', 'santoDomingo', 'tortuga'])
  table.does(0, { type: 'sail', to: 'havana' })
  completes(table, 'escortTheSilverFleet', 12)
})

test('mission.escortTheSilverFleet is not completed: M-23 by one who enters a port on the way and has to begin anew', () => {
  const table = on('escortTheSilverFleet', { port: 'sanJuan' }).does(0, { type: 'leavePort' })
  table.does(0, { type: 'sail', to: 'santoDomingo' }).does(0, { type: 'enterPort' })
  expect(nextRound(table).captain(0).mission?.seen).toEqual([])
  table.does(0, { type: 'leavePort' }).does(0, { type: 'sail', to: 'tortuga' }).does(0, { type: 'sail', to: 'havana' })
  goesOn(table, 'escortTheSilverFleet')
  expect(table.captain(0).mission?.seen).toEqual([])
})

test('other zones on the way, or the same again, do not break the order of M-23 (C18)', () => {
  const table = on('escortTheSilverFleet', { at: 'caribbeanSea' })
  for (const to of ['sanJuan', 'caribbeanSea', 'sanJuan'] as const) table.does(0, { type: 'sail', to })
  expect(table.captain(0).mission?.seen).toEqual(['sanJuan'])
})

test('mission.silverForTheCrown is completed: M-24 by a Port action in Havana', () => {
  completes(inPort('silverForTheCrown', { port: 'havana', ship: 'frigate' }), 'silverForTheCrown', 15)
})

test('mission.silverForTheCrown is not completed: M-24 while NPC pirates hunt its owner as the richest', () => {
  const hunt = (mission?: 'silverForTheCrown') => {
    const poor: GivenPlayer = {
      captain: 'felipe',
      gold: 0,
      at: 'cartagena',
      ship: 'frigate',
      ...(mission && { mission }),
    }
    const rich: GivenPlayer = { captain: 'joris', gold: 40, at: 'petitGoave' }
    const dice = mission === undefined ? [] : [1, 1]
    const table = given({
      begin: 'round',
      events: ['highSeas'],
      players: [poor, rich],
      npcs: { pirateSloop: 'caribbeanSea' },
      dice,
    })
    return table.s.npcs.pirateSloop.zone
  }
  expect(hunt()).toBe('petitGoave')
  expect(hunt('silverForTheCrown')).toBe('cartagena')
})

test('Silver for the Crown does not make NPC pirates hunt a pirate (C25)', () => {
  const own: GivenPlayer = { at: 'havana', ship: 'frigate', bounties: { dutch: 1 } }
  expect(on('silverForTheCrown', own, { npcs: { pirateSloop: 'havana' } }).asked()).toEqual(['0 turn'])
})

test('mission.bonesOfASaint is completed: M-25 in two steps, and the friar stays as Surgeon', () => {
  const table = on('bonesOfASaint', { at: 'santoDomingo' }).finds(0, SEARCH)
  expect(table.captain(0).mission).toMatchObject({ step: 1 })
  table.does(0, { type: 'sail', to: 'petitGoave' }).does(0, { type: 'enterPort' })
  nextRound(table).does(0, { type: 'port' })
  expect(table.captain(0).specialists).toMatchObject([{ type: 'surgeon', from: 'mission' }])
  completes(table, 'bonesOfASaint', 6, { stays: true })
})

test('mission.bonesOfASaint is not completed: M-25 in Petit-Goâve without the relic', () => {
  const table = inPort('bonesOfASaint', { port: 'petitGoave' })
  goesOn(table, 'bonesOfASaint')
  expect(table.captain(0).mission).toMatchObject({ step: 0 })
})
