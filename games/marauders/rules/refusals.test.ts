import { expect, test } from 'vitest'
import { MISSIONS, missionNamed } from '../cards/missions.ts'
import { rumorNamed } from '../cards/rumors.ts'
import { CARGO_IN_PORT } from '../components/cargo.ts'
import { ongoing } from '../flow.ts'
import { allBut, type Given, given } from '../given.ts'
import type { Activity, Zone } from '../vocabulary.ts'
import { goodsIn } from './goods.ts'
import { unmet } from './mission.ts'
import { whyNot } from './refusals.ts'

function refused(setting: Given, action: unknown): string {
  return whyNot(given(setting).s, 0, action).code
}

test('whoever is not asked is told so', () => {
  const { s } = given({ players: [{}, {}] })
  expect(whyNot(s, 1, { type: 'endTurn' }).code).toBe('notYourTurn')
})

test('a move that is not offered names its rule', () => {
  const sail = { type: 'sail', to: 'caracas' }
  expect(refused({ players: [{ at: 'nassau' }] }, sail)).toBe('notAdjacent')
  expect(refused({ players: [{ port: 'nassau' }] }, sail)).toBe('leavePortFirst')
  expect(refused({ players: [{ port: 'nassau' }] }, { type: 'enterPort' })).toBe('alreadyInPort')
  expect(refused({ players: [{ at: 'nassau' }] }, { type: 'leavePort' })).toBe('atSea')
})

test('a closed port says why it is closed', () => {
  const enter = { type: 'enterPort' }
  const off = (setting: Given) => refused({ players: [{ captain: 'felipe', at: 'tortuga' }], ...setting }, enter)
  expect(off({ players: [{ at: 'caribbeanSea' }] })).toBe('noPort')
  expect(off({ war: ['spanish', 'french'] })).toBe('war')
  expect(off({ players: [{ captain: 'felipe', at: 'tortuga', bounties: { french: 1 } }] })).toBe('wanted')
  expect(off({ effects: [{ happening: 'blockade', port: 'tortuga' }] })).toBe('blockade')
})

test('weather that limits moves is named', () => {
  const table = given({ players: [{ at: 'nassau' }, {}], effects: [{ happening: 'highSeas' }] })
  table.does(0, { type: 'sail', to: 'havana' })
  expect(whyNot(table.s, 0, { type: 'sail', to: 'nassau' }).code).toBe('heavySeas')
  const calm = given({ players: [{ at: 'nassau' }, {}], effects: [{ happening: 'doldrums' }] })
  calm.does(0, { type: 'sail', to: 'havana' }).does(0, { type: 'sail', to: 'nassau' })
  expect(whyNot(calm.s, 0, { type: 'sail', to: 'havana' }).code).toBe('becalmed')
})

test('whoever has no action left is told so, whatever they wish for', () => {
  const table = given({ players: [{ at: 'nassau', glory: ['fairWind'] }, {}], passes: allBut('turn.free') })
  for (const to of ['havana', 'nassau', 'havana'] as const) table.does(0, { type: 'sail', to })
  expect(table.asked()).toEqual(['0 turn'])
  const wishes = [{ type: 'sail', to: 'nassau' }, { type: 'enterPort' }, { type: 'port' }]
  for (const wish of [...wishes, { type: 'scout', target: { kind: 'merchant' } }])
    expect(whyNot(table.s, 0, wish).code).toBe('noActionsLeft')
})

test('scouting, ports and retirement have their reasons', () => {
  const merchant = { type: 'scout', target: { kind: 'merchant' } }
  expect(refused({ players: [{ port: 'nassau' }] }, merchant)).toBe('scoutAtSea')
  expect(refused({ players: [{ at: 'nassau' }] }, { type: 'port' })).toBe('atSea')
  expect(refused({ players: [{ at: 'nassau' }] }, { type: 'retire' })).toBe('retireFirst')
  expect(refused({ players: [{ at: 'nassau' }] }, 17)).toBe('notOffered')
})

test('a ship that looks again, crippled or not, is told that it has looked, and not about raids', () => {
  const merchant = { type: 'scout', target: { kind: 'merchant' } } as const
  const table = given({ players: [{ captain: 'felipe', at: 'havana', damage: { cannons: 1 } }, {}] })
  table.does(0, merchant, 1, 2)
  expect(whyNot(table.s, 0, merchant).code).toBe('scoutedAlready')
  expect(whyNot(table.s, 0, { type: 'scout', target: { kind: 'npc', npc: 'dutch' } }).code).toBe('noSuchTarget')
})

test('at home it is gold that is missing to stash, not the place', () => {
  const table = given({ players: [{ captain: 'joris', port: 'stMaarten', gold: 0 }, {}] })
  table.does(0, { type: 'port' })
  expect(whyNot(table.s, 0, { type: 'visit', activity: 'stash' }).code).toBe('cannotAfford')
})

test('an activity that is closed says why', () => {
  const visit = (activity: Activity) => ({ type: 'visit', activity }) as const
  const table = given({ players: [{ captain: 'felipe', port: 'tortuga', gold: 1 }, {}] })
  table.does(0, { type: 'port' })
  const why = (activity: Activity) => whyNot(table.s, 0, visit(activity)).code
  expect(why('sellGoods')).toBe('emptyHold')
  expect(why('recruit')).toBe('crewComplete')
  expect(why('rumor')).toBe('cannotAfford')
  expect(why('stash')).toBe('stashAtHome')
  table.does(0, visit('shipyard')).does(0, { type: 'done' })
  expect(why('shipyard')).toBe('doneAlready')
  expect(why('sellGoods')).toBe('sellFirst')
})

test('the shipyard says what keeps a ware from its buyer', () => {
  const table = given({
    players: [
      { captain: 'felipe', port: 'tortuga', gold: 9, modifications: ['chasers'], damage: { masts: 1 } },
      { captain: 'felipe', port: 'tortuga' },
    ],
    shown: { tortuga: 'chasers' },
  })
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'shipyard' })
  const why = (action: unknown) => whyNot(table.s, 0, action).code
  expect(why({ type: 'buyModification' })).toBe('fittedAlready')
  expect(why({ type: 'buyShip', ship: 'frigate' })).toBe('cannotAfford')
  expect(why({ type: 'buyShip', ship: 'manOWar' })).toBe('notOffered')
  expect(why({ type: 'repair', location: 'crew' })).toBe('notOffered')
  table.does(0, { type: 'buyWeapon', weapon: 'chainShot' })
  expect(why({ type: 'sellWeapon', weapon: 'chainShot' })).toBe('tradedAlready')
  table.captain(0).gold = 1
  expect(why({ type: 'repair', location: 'masts' })).toBe('cannotAfford')
  expect(why({ type: 'buyWeapon', weapon: 'grapeshot' })).toBe('cannotAfford')
})

test('a battle says why an action cannot be declared', () => {
  const rival = { captain: 'frances', at: 'havana', bounties: { dutch: 1 } } as const
  const table = given({ players: [{ captain: 'felipe', at: 'havana' }, rival] })
  // In the first round both shoot, and nobody has a success.
  table.finds(0, { kind: 'player', seat: 1 }, 1, 1, 1, 1, 1)
  const why = (action: unknown) => whyNot(table.s, 0, { type: 'declare', action }).code
  expect(why('hide')).toBe('notOffered')
  const { at } = table.captain(0).ship
  at.crew = 0
  expect(why('board')).toBe('noCrew')
  at.masts = 0
  expect(why('flee')).toBe('noMasts')
  ongoing(table.s, 'battle').round = 1
  expect(why('flee')).toBe('onlyShootFirst')
})

test('a yard that mends no pirates says so, and sells one ship a visit', () => {
  const pirate = {
    captain: 'felipe',
    port: 'petitGoave',
    gold: 9,
    damage: { masts: 1 },
    bounties: { dutch: 1 },
  } as const
  const table = given({ players: [pirate, {}] })
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'shipyard' })
  expect(whyNot(table.s, 0, { type: 'repair', location: 'masts' }).code).toBe('notForPirates')
  table.captain(0).gold = 90
  table.does(0, { type: 'buyShip', ship: 'flute' })
  expect(whyNot(table.s, 0, { type: 'buyShip', ship: 'frigate' }).code).toBe('oneShip')
})

test('a good that is not bought costs too much, has no room, or comes after the free one', () => {
  const table = given({ players: [{ captain: 'felipe', port: 'cartagena', gold: 20 }, {}] })
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'buyGoods' })
  const [{ good }] = table.offersOf(0, 'buy')
  const why = (wish: unknown) => whyNot(table.s, 0, { type: 'buy', good: wish }).code
  const { cargo } = table.captain(0)
  table.captain(0).gold = 0
  expect(why(good)).toBe('cannotAfford')
  expect(why('saffron')).toBe('notOffered')
  cargo.push(...table.s.cargo.deck.splice(0, CARGO_IN_PORT))
  expect(why(good)).toBe('holdFull')
  cargo.splice(0)
  table.captain(0).gold = 20
  for (let i = 0; i < 3; i++) table.does(0, table.offersOf(0, 'buy')[0])
  table.does(0, table.offersOf(0, 'takeFree')[0])
  const [left] = goodsIn(ongoing(table.s, 'buy').cards)
  expect(why(left)).toBe('freeIsLast')
})

test('a rumor has its place, a mission its goods, its zone and its one search a turn', () => {
  const card = rumorNamed('theMarkedDeck')
  const table = given({ players: [{ captain: 'felipe', port: 'havana', rumors: ['theMarkedDeck'] }, {}] })
  table.does(0, { type: 'port' })
  expect(whyNot(table.s, 0, { type: 'presentRumor', card }).code).toBe('rumorElsewhere')
  expect(whyNot(table.s, 0, { type: 'presentRumor', card: card + 1 }).code).toBe('notOffered')
  expect(whyNot(table.s, 0, { type: 'handIn' }).code).toBe('nothingToHandIn')
  const search = { type: 'scout', target: { kind: 'mission' } } as const
  const at = (zone: Zone) => given({ players: [{ captain: 'felipe', at: zone, mission: 'theLostSurveyShip' }, {}] })
  expect(whyNot(at('curacao').s, 0, search).code).toBe('notHereForMission')
  expect(whyNot(at('caribbeanSea').does(0, search, 1, 1).s, 0, search).code).toBe('searchedAlready')
  const rumor = { type: 'scout', target: { kind: 'rumor', card: rumorNamed('theSunkenPayShip') } }
  expect(refused({ players: [{ at: 'nassau', rumors: ['theSunkenPayShip'] }] }, rumor)).toBe('rumorElsewhere')
  expect(refused({ players: [{ at: 'oldProvidence' }] }, { type: 'careen' })).toBe('noCove')
})

test('a mission that asks for more is not claimed', () => {
  const mission = missionNamed('theDebtCollector')
  const table = given({ players: [{ captain: 'felipe', port: 'nassau', gold: 4 }, {}] })
  table.s.missions.open = [mission, mission === 0 ? 1 : 0]
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'mission' })
  expect(whyNot(table.s, 0, { type: 'claim', mission }).code).toBe('notQualified')
  expect(unmet(table.captain(0), MISSIONS[mission].asks)).toEqual(['pay'])
})

test('a glory card has its moment, and a specialist his terms', () => {
  const table = given({
    players: [{ captain: 'felipe', port: 'tortuga', gold: 3, glory: ['fogBank', 'carpenterA'] }, {}],
  })
  const [fog, carpenter] = table.captain(0).glory
  expect(whyNot(table.s, 0, { type: 'playGlory', card: fog }).code).toBe('cardNotNow')
  expect(whyNot(table.s, 0, { type: 'hire', card: carpenter }).code).toBe('notHired')
  expect(whyNot(table.s, 0, { type: 'playGlory', card: table.s.glory.deck[0] }).code).toBe('notInHand')
  table.captain(0).glory.push(...table.s.glory.deck.splice(0, 3))
  table.s.stack.push({ type: 'discard', asks: [0], seat: 0 })
  expect(whyNot(table.s, 0, { type: 'playGlory', card: fog }).code).toBe('discardFirst')
})
