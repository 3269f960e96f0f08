import { Chance } from '@windward/core/chance.ts'
import type { MissionKey } from '@windward/games/marauders/cards/missions.ts'
import { missionNamed } from '@windward/games/marauders/cards/missions.ts'
import { rumorNamed } from '@windward/games/marauders/cards/rumors.ts'
import { type Given, type GivenPlayer, given } from '@windward/games/marauders/given.ts'
import { marauders } from '@windward/games/marauders/index.ts'
import type { State } from '@windward/games/marauders/state.ts'
import type { Action, Npc } from '@windward/games/marauders/vocabulary.ts'
import { describe, expect, test } from 'vitest'
import { botOf, mindsOf } from '../catalogue.ts'
import { melee } from './dice.ts'

const minds = await mindsOf('marauders')

/** What a Mate answers, who sees no more than its seat may. */
function mate(s: State): Action {
  const [question] = marauders.questions(s)
  const { seat } = question
  const choices = marauders.actions(s, seat)
  const ask = { game: marauders, seat, question, choices, view: marauders.view(s, seat), rng: new Chance('mate') }
  return botOf(minds, 'mate')?.decide(ask) as Action
}

/** Out of everybody's way. */
const ASHORE = { captain: 'felipe', port: 'trinidad' } as const

describe('a Mate at war', () => {
  /** At sea off San Juan, where the merchants have been and gone. */
  function off(player: GivenPlayer, more: Given = {}): State {
    const { s } = given({
      players: [{ captain: 'charles', at: 'sanJuan', ship: 'frigate', ...player }, ASHORE],
      ...more,
    })
    for (const zone of ['sanJuan', 'basseTerre', 'stMaarten', 'santoDomingo', 'caribbeanSea'] as const) {
      delete s.merchants[zone]
    }
    return s
  }
  const looksFor = (npc: Npc) => ({ type: 'scout', target: { kind: 'npc', npc } })

  test('attacks the pirate that pays', () => {
    const s = off({ bounties: { dutch: 1 } }, { npcs: { pirateSloop: 'sanJuan' } })
    expect(mate(s)).toEqual(looksFor('pirateSloop'))
  })

  test('attacks the naval ship that its mission asks for, if she is a match', () => {
    const wanted = { bounties: { spanish: 2 }, mission: 'theAdmiralsHead', captain: 'rodrigo' } as const
    // The Spaniard has not found him: Trinidad hides from naval ships.
    const scene = (ship: 'frigate' | 'flute') =>
      given({ players: [{ at: 'trinidad', ship, ...wanted }, ASHORE], npcs: { spanish: 'trinidad' } }).s
    expect(mate(scene('frigate'))).toEqual(looksFor('spanish'))
    expect(mate(scene('flute'))).not.toEqual(looksFor('spanish'))
  })

  test('sets out after the pirate whose head its mission is about', () => {
    const s = off({ port: 'bridgetown', mission: 'huntForTheBlackSloop', gold: 3 }, { npcs: { pirateSloop: 'stJohn' } })
    Object.assign(s.players[0].captain ?? {}, { zone: 'bridgetown', inPort: false })
    expect(mate(s)).toEqual({ type: 'sail', to: 'stJohn' })
  })

  test('boards a merchantman full of gold, and not one that is well armed', () => {
    const prey = (ship: 'flute' | 'galleon') =>
      given({
        players: [
          { captain: 'rodrigo', at: 'sanJuan', ship: 'sloop', bounties: { french: 1 } },
          { captain: 'nicolas', at: 'sanJuan', ship, gold: 25, cargo: ['rum', 'rum', 'cocoa'] },
        ],
      }).s
    const attack = { type: 'scout', target: { kind: 'player', seat: 1 } }
    expect(mate(prey('flute'))).toEqual(attack)
    expect(mate(prey('galleon'))).not.toEqual(attack)
  })

  test('of two pirates goes for the one on whose head there is a price', () => {
    const pirate = { at: 'sanJuan', ship: 'sloop', gold: 0 } as const
    const players = [
      { captain: 'joris', at: 'sanJuan', ship: 'frigate' },
      { ...pirate, captain: 'edmund', bounties: { spanish: 1 } },
      { ...pirate, captain: 'frances', bounties: { spanish: 4 } },
    ] as const
    expect(mate(off({}, { players }))).toEqual({ type: 'scout', target: { kind: 'player', seat: 2 } })
  })
})

describe('a Mate and the cards', () => {
  /** In a port where this mission alone is on offer. */
  function offered(mission: MissionKey, player: GivenPlayer, npcs: NonNullable<Given['npcs']>): State {
    const table = given({ players: [player, { ...ASHORE }], npcs })
    table.s.missions.open = [missionNamed(mission)]
    return table.does(0, { type: 'port' }).s
  }

  test('claims a hunt with a ship that can hunt, and not with a flute', () => {
    const claims = (ship: 'frigate' | 'flute') => {
      const s = offered(
        'huntForTheBlackFrigate',
        { captain: 'charles', port: 'curacao', ship, gold: 0 },
        { pirateFrigate: 'caracas' },
      )
      return mate(s)
    }
    expect(claims('frigate')).toEqual({ type: 'visit', activity: 'mission' })
    expect(claims('flute')).not.toEqual({ type: 'visit', activity: 'mission' })
  })

  test('sails on with the silver fleet, and looks for no merchant on the way', () => {
    const escort = { captain: 'rodrigo', at: 'santoDomingo', ship: 'frigate', mission: 'escortTheSilverFleet' } as const
    const { s } = given({ players: [escort, ASHORE] })
    s.players[0].captain?.mission?.seen.push('sanJuan', 'santoDomingo')
    expect(mate(s)).toEqual({ type: 'sail', to: 'tortuga' })
  })

  test('fights the crew of the ship that should have sunk only if it is likely to win', () => {
    const found = (ship: 'frigate' | 'flute') => {
      const players = [
        { captain: 'rodrigo', at: 'caribbeanSea', ship, rumors: ['theShipThatShouldHaveSunk'] },
        ASHORE,
      ] as const
      const card = rumorNamed('theShipThatShouldHaveSunk')
      return mate(given({ players }).finds(0, { kind: 'rumor', card }).s)
    }
    expect(found('frigate')).toEqual({ type: 'choose', choice: 'boardHer' })
    expect(found('flute')).toEqual({ type: 'choose', choice: 'sailAway' })
  })

  test('keeps the rumor that brings more', () => {
    const players = [
      { captain: 'isabel', port: 'curacao', rumors: ['theMarkedDeck', 'theLostMerchantman'] },
      ASHORE,
    ] as const
    const table = given({ players })
    table.s.stack.push({ type: 'reject', asks: [0], seat: 0 } as never)
    expect(mate(table.s)).toEqual({ type: 'rejectRumor', card: rumorNamed('theMarkedDeck') })
  })

  test('goes for another rumor while it holds one, to keep the better', () => {
    const players = [{ captain: 'willem', port: 'caracas', gold: 4, rumors: ['theMarkedDeck'] }, ASHORE] as const
    const table = given({ players }).does(0, { type: 'port' })
    expect(mate(table.s)).toEqual({ type: 'visit', activity: 'rumor' })
  })

  test('buys a weapon for the next raid if it sails a raider, and none for a flute', () => {
    const inYard = (ship: 'sloop' | 'flute') => {
      const players = [{ captain: 'rodrigo', port: 'trinidad', ship, gold: 12 }, ASHORE] as const
      const table = given({ players }).does(0, { type: 'port' })
      delete table.s.ports.trinidad.modification
      return mate(table.does(0, { type: 'visit', activity: 'shipyard' }).s)
    }
    expect(inYard('sloop').type).toBe('buyWeapon')
    expect(inYard('flute').type).not.toBe('buyWeapon')
  })

  test('spends a weapon on a raid that is short of a Glory Point', () => {
    const table = given({
      players: [{ captain: 'frances', at: 'sanJuan', ship: 'frigate', weapons: ['chainShot'] }, ASHORE],
      merchants: { sanJuan: 'dutch' },
      cargo: ['rum 3 escape', 'cocoa 3 escape', 'sugar 3 cargo'],
    })
    table.finds(0, { kind: 'merchant' })
    const raided = table.does(0, { type: 'raid', nation: 'dutch' }, 1, 1)
    expect(mate(raided.s)).toEqual({ type: 'spendWeapon', weapon: 'chainShot' })
  })
})

test('the odds of Crew Combat add up, and favour numbers and leaders', () => {
  for (const [crew, leadership] of [
    [1, 1],
    [2, 3],
    [5, 2],
  ]) {
    const { wins, loses } = melee(crew, leadership, 3, 2)
    expect(wins + loses).toBeCloseTo(1)
    expect(melee(crew + 1, leadership, 3, 2).wins).toBeGreaterThan(wins - 1e-9)
    expect(melee(crew, leadership + 1, 3, 2).wins).toBeGreaterThan(wins)
  }
  expect(melee(3, 2, 3, 2).wins).toBeCloseTo(0.5)
  expect(melee(0, 4, 1, 1).wins).toBe(0)
})

test('a Mate exchanges a captain under a pirate’s guns, but keeps one of the last few', () => {
  const entering = (deck: number[]): Action => {
    const table = given({ players: [ASHORE, {}], npcs: { pirateSloop: 'nassau' } })
    table.s.captains.deck = deck
    delete table.s.players[1].captain
    table.does(0, { type: 'endTurn' })
    return mate(table.s)
  }
  expect(entering([10, 11, 4, 5, 9])).toEqual({ type: 'drawCaptain' })
  expect(entering([4, 5, 9])).toEqual({ type: 'keepCaptain' })
})
