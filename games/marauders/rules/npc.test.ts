import { Chance } from '@windward/core/chance.ts'
import { expect, test } from 'vitest'
import { npcNamed } from '../components/events.ts'
import { type Given, type GivenPlayer, given } from '../given.ts'
import type { Event } from '../news.ts'
import type { Direction, Npc, Zone } from '../vocabulary.ts'
import { SKULL } from '../vocabulary.ts'
import { bringNpcs, defeatNpc, moveNpc } from './npc.ts'

/** Where an icon sends the ship. */
function moved(npc: Npc, from: Zone, to: Direction, setting: Given): Zone | undefined {
  const table = given({ ...setting, npcs: { [npc]: from } })
  moveNpc({ s: table.s, rng: new Chance('npc'), emit: undefined }, { npc, to })
  return table.s.npcs[npc].zone
}

const FAR = { captain: 'josiah', port: 'oldProvidence' } as const

test('an NPC moves one zone in the direction of its icon (F20)', () => {
  expect(moved('dutch', 'curacao', 'E', { players: [FAR] })).toBe('caracas')
})

test('where there is no border in that direction it takes the next one clockwise', () => {
  expect(moved('dutch', 'nassau', 'N', { players: [FAR] })).toBe('tortuga')
  expect(moved('dutch', 'nassau', 'S', { players: [FAR] })).toBe('havana')
  expect(moved('dutch', 'trinidad', 'E', { players: [FAR] })).toBe('caracas')
})

test('an NPC that is not on the board does not move', () => {
  const table = given({ players: [FAR] })
  moveNpc({ s: table.s, rng: new Chance('npc'), emit: undefined }, { npc: 'dutch', to: 'N' })
  expect(table.s.npcs.dutch.zone).toBeUndefined()
})

test('a naval ship follows a pirate in an adjacent zone instead, even into his port (p. 13 example, F23)', () => {
  const pirate = { captain: 'felipe', port: 'bridgetown', bounties: { english: 1 } } as const
  expect(moved('dutch', 'basseTerre', 'N', { players: [pirate] })).toBe('bridgetown')
})

test('it stays where its prey is', () => {
  const pirate = { captain: 'felipe', port: 'basseTerre', bounties: { english: 1 } } as const
  expect(moved('dutch', 'basseTerre', 'N', { players: [pirate] })).toBe('basseTerre')
})

test('among pirates it follows the one with the most bounties of other nations if none is its own (p. 13 example)', () => {
  const players = [
    { captain: 'felipe', port: 'basseTerre', bounties: { spanish: 2 } },
    { captain: 'joris', port: 'caracas', bounties: { spanish: 1, dutch: 1, english: 1 } },
  ] as const
  expect(moved('french', 'basseTerre', 'S', { players })).toBe('caracas')
})

test('a bounty of its own nation comes before any number of others', () => {
  const players = [
    { captain: 'felipe', port: 'basseTerre', bounties: { french: 1 } },
    { captain: 'joris', port: 'caracas', bounties: { spanish: 5, dutch: 5 } },
  ] as const
  expect(moved('french', 'basseTerre', 'S', { players })).toBe('basseTerre')
})

test('an NPC tells which Hunt Priority moved it, and a pirate names nobody (R90)', () => {
  const told = (npc: Npc, setting: Given) => {
    const table = given({ ...setting, npcs: { [npc]: 'basseTerre' } })
    const events: Event[] = []
    moveNpc({ s: table.s, rng: new Chance('npc'), emit: (event) => events.push(event) }, { npc, to: 'N' })
    return events[0]
  }
  const wanted = { captain: 'felipe', port: 'caracas', bounties: { french: 1 } } as const
  expect(told('french', { players: [wanted] })).toMatchObject({ to: 'caracas', cause: 'bounty', prey: 0 })
  expect(told('dutch', { players: [wanted] })).toMatchObject({ to: 'caracas', cause: 'otherBounty', prey: 0 })
  const merchant = { captain: 'felipe', port: 'caracas' } as const
  const war = { players: [merchant], war: ['spanish', 'french'] } as const
  expect(told('french', war)).toMatchObject({ to: 'caracas', cause: 'war', prey: 0 })
  const chased = told('pirateSloop', { players: [merchant] })
  expect(chased).toMatchObject({ to: 'caracas', cause: 'plunder' })
  expect(chased).not.toHaveProperty('prey')
  expect(told('french', { players: [FAR] })).toMatchObject({ cause: 'icon', wind: 'N', border: 'N' })
})

test('a move by icon tells by which border it went, where the icon points at none (R90)', () => {
  const table = given({ players: [FAR], npcs: { dutch: 'nassau' } })
  const events: Event[] = []
  moveNpc({ s: table.s, rng: new Chance('npc'), emit: (event) => events.push(event) }, { npc: 'dutch', to: 'N' })
  expect(events).toMatchObject([{ type: 'npcMoved', to: 'tortuga', cause: 'icon', wind: 'N', border: 'SE' }])
})

test('in war it hunts captains of the enemy nation as well', () => {
  const players = [{ captain: 'felipe', port: 'caracas' } as const]
  expect(moved('french', 'basseTerre', 'N', { players, war: ['french', 'spanish'] })).toBe('caracas')
  expect(moved('french', 'basseTerre', 'N', { players })).toBe('stMaarten')
})

test('an NPC pirate follows the non-pirate with the most gold, then the most cargo (p. 13 example 2)', () => {
  const rich = { captain: 'felipe', port: 'caracas', gold: 9 } as const
  const poor = { captain: 'joris', port: 'bridgetown', gold: 8, cargo: ['rum', 'rum'] } as const
  expect(moved('pirateSloop', 'basseTerre', 'N', { players: [rich, poor] })).toBe('caracas')
  expect(moved('pirateSloop', 'basseTerre', 'N', { players: [{ ...rich, gold: 8 }, poor] })).toBe('bridgetown')
})

test('NPC pirates let pirates be (p. 11)', () => {
  const players = [{ captain: 'felipe', port: 'caracas', bounties: { dutch: 1 } } as const]
  expect(moved('pirateSloop', 'basseTerre', 'N', { players })).toBe('stMaarten')
})

test('Trinidad hides captains from naval ships, Tortuga pirates from the French unless France wants them (R15)', () => {
  const hidden = [{ captain: 'felipe', port: 'trinidad', bounties: { french: 3 } } as const]
  expect(moved('french', 'basseTerre', 'N', { players: hidden })).toBe('stMaarten')
  const inTortuga = (bounties: object) => [{ captain: 'felipe', port: 'tortuga', bounties } as const]
  expect(moved('french', 'petitGoave', 'S', { players: inTortuga({ dutch: 3 }) })).toBe('cartagena')
  expect(moved('french', 'petitGoave', 'S', { players: inTortuga({ french: 1 }) })).toBe('tortuga')
})

test('a hostile NPC scouts when a player enters its zone, from port too, and never in its own move (F21)', () => {
  const pirate = { captain: 'felipe', port: 'havana', bounties: { dutch: 1 } } as const
  const table = given({ players: [pirate, {}], npcs: { dutch: 'havana' } })
  expect(table.heard('npcScouted')).toEqual([])
  table.does(0, { type: 'leavePort' }, 1, 1, 1)
  expect(table.heard('npcScouted')).toHaveLength(1)
})

test('a hostile NPC scouts when a player starts his turn at sea in its zone', () => {
  const pirate = { captain: 'felipe', at: 'havana', bounties: { dutch: 1 } } as const
  const table = given({ players: [pirate, {}], npcs: { dutch: 'havana' }, dice: [1, 1, 1] })
  expect(table.heard('npcScouted')).toEqual([{ type: 'npcScouted', npc: 'dutch', seat: 0, found: false }])
})

test('an NPC that finds its man attacks as the aggressor', () => {
  const pirate = { captain: 'frederico', at: 'havana', bounties: { dutch: 1 } } as const
  const table = given({ players: [pirate, {}], npcs: { dutch: 'havana' }, dice: [SKULL, 1, 1, 1, 1, 1, 1, 1, 1] })
  expect(table.heard('battleBegan')).toEqual([
    { type: 'battleBegan', aggressor: { npc: 'dutch' }, defender: { seat: 0 } },
  ])
})

test('the player to the left of the one who fights an NPC decides for it (F19)', () => {
  const pirate = { captain: 'frederico', at: 'havana', bounties: { dutch: 1 } } as const
  const table = given({ players: [pirate, {}, {}], npcs: { dutch: 'havana' }, dice: [SKULL, 1, 1, 1, 1, 1, 1, 1, 1] })
  expect(table.asked()).toEqual(['1 declare'])
})

test('whoever decides for an NPC cannot use his own equipment for it', () => {
  const table = given({
    players: [
      { captain: 'frederico', at: 'havana' },
      { captain: 'felipe', modifications: ['reinforcedHull'] },
    ],
    npcs: { dutch: 'havana' },
  })
  table.finds(0, { kind: 'npc', npc: 'dutch' }, SKULL, 1, 1, 1, 1, 1, SKULL)
  expect(table.asked()).toEqual(['1 hit'])
  expect(new Set(table.offers(1).map(({ type }) => type))).toEqual(new Set(['takeHit']))
})

test('an NPC may flee only with fewer cannons or less crew than its enemy (F18)', () => {
  const actions = (ship: 'sloop' | 'galleon', damage: GivenPlayer['damage'] = {}) => {
    const pirate = { captain: 'frederico', ship, damage, at: 'havana', bounties: { dutch: 1 } } as const
    const contest = ship === 'galleon' ? [1, 1, 1, 1, 1, 1, 1] : [1, 1, 1, 1, 1, 1]
    const table = given({ players: [pirate, {}], npcs: { dutch: 'havana' }, dice: [SKULL, 1, 1, ...contest] })
    return table.offersOf(1, 'declare').map(({ action }) => action)
  }
  expect(actions('sloop')).toEqual(['shoot', 'board'])
  expect(actions('galleon')).toEqual(['shoot', 'board', 'flee'])
  // More cannons than a shot-up galleon, but less crew.
  expect(actions('galleon', { cannons: 3 })).toEqual(['shoot', 'board', 'flee'])
})

test('a naval captain scouts with as many dice as his nation has bounties on the target, if more (F26)', () => {
  const pirate = { captain: 'felipe', at: 'havana', bounties: { dutch: 5 } } as const
  const table = given({ players: [pirate, {}], npcs: { dutch: 'havana' }, dice: [1, 1, 1, 1, 1] })
  expect(table.heard('npcScouted')).toHaveLength(1)
})

test('off Nassau naval ships must succeed twice', () => {
  const pirate = { captain: 'felipe', at: 'nassau', bounties: { dutch: 1 } } as const
  const table = given({ players: [pirate, {}], npcs: { dutch: 'nassau' }, dice: [SKULL, 1, 1, 1, 1, 1] })
  expect(table.heard('npcScouted')).toEqual([{ type: 'npcScouted', npc: 'dutch', seat: 0, found: false }])
})

test('off Basse-Terre French naval ships roll a failed Scouting roll again, once (R14)', () => {
  const pirate = { captain: 'felipe', at: 'basseTerre', bounties: { french: 1 } } as const
  const table = given({ players: [pirate, {}], npcs: { french: 'basseTerre' }, dice: [1, 1, 1, 1] })
  expect(table.heard('npcScouted')).toEqual([{ type: 'npcScouted', npc: 'french', seat: 0, found: false }])
})

test('NPC pirates never scout for French captains off Tortuga, though they follow them', () => {
  const table = given({ players: [{ captain: 'charles', at: 'tortuga' }, {}], npcs: { pirateSloop: 'tortuga' } })
  expect(table.heard('npcScouted')).toEqual([])
  const french = { captain: 'charles', at: 'tortuga' } as const
  expect(moved('pirateSloop', 'havana', 'N', { players: [french] })).toBe('tortuga')
})

test('NPC pirates do not scout beside naval ships, nor do two Man-o-Wars (F24)', () => {
  const merchant = { captain: 'felipe', at: 'havana' } as const
  expect(given({ players: [merchant], npcs: { pirateSloop: 'havana', dutch: 'havana' } }).heard('npcScouted')).toEqual(
    [],
  )
  const pirate = { ...merchant, bounties: { dutch: 1 } }
  const npcs = { dutch: 'havana', english: 'havana' } as const
  expect(given({ players: [pirate], npcs, war: ['dutch', 'english'] }).heard('npcScouted')).toEqual([])
  const peace = given({ players: [pirate], npcs, dice: [1, 1, 1, 1, 1, 1] })
  expect(peace.heard('npcScouted')).toHaveLength(2)
})

test('several NPCs that found the same player fight him one after the other', () => {
  const pirate = { captain: 'frederico', at: 'havana', bounties: { dutch: 1 } } as const
  const npcs = { dutch: 'havana', english: 'havana' } as const
  const found = [SKULL, 1, 1, SKULL, 1, 1]
  const table = given({ players: [pirate, {}], npcs, dice: [...found, 1, 1, 1, 1, 1, 1] })
  expect(table.heard('battleBegan')).toHaveLength(1)
  table.does(1, { type: 'declare', action: 'shoot' })
  table.does(0, { type: 'declare', action: 'flee' }, 1, 1, 1, SKULL, 1, 1, 1, 1, 1, 1, 1, 1)
  expect(table.heard('battleBegan')).toHaveLength(2)
})

test('NPC damage is not kept from battle to battle (F25)', () => {
  const pirate = { captain: 'frederico', at: 'havana', bounties: { dutch: 1 } } as const
  const table = given({
    players: [pirate, {}],
    npcs: { dutch: 'havana' },
    dice: [SKULL, 1, 1, 1, 1, 1, SKULL, 1, 1, 1],
  })
  table.does(1, { type: 'declare', action: 'shoot' })
  table.does(0, { type: 'declare', action: 'flee' }, 1, 1, 1, SKULL, 1, 1)
  table.finds(0, { kind: 'npc', npc: 'dutch' }, 1, 1, 1, 1, 1, 1)
  expect(table.s.stack.find((f) => f.type === 'battle')?.npcShip?.at.cargo).toBe(3)
})

test('a new card of a ship in play goes on top at the end of the round, and the ship moves there (F22)', () => {
  const table = given({ players: [{}], npcs: { dutch: 'trinidad' } })
  table.s.arrivals = [npcNamed('Michiel de Ruyter')]
  bringNpcs({ s: table.s, rng: new Chance('npc'), emit: undefined })
  expect(table.s.npcs.dutch.zone).toBe('stMaarten')
  expect(table.s.npcs.dutch.cards).toHaveLength(2)
})

test("a defeated NPC is replaced by the card below at the end of the round, in that captain's home (p. 12 example)", () => {
  const table = given({ players: [{}], npcs: { dutch: 'trinidad' } })
  const p = { s: table.s, rng: new Chance('npc'), emit: undefined }
  table.s.arrivals = [npcNamed('Michiel de Ruyter')]
  bringNpcs(p)
  defeatNpc(p, 'dutch')
  expect(table.s.npcs.dutch.zone).toBeUndefined()
  expect(table.s.events.discard).toEqual([npcNamed('Michiel de Ruyter')])
  bringNpcs(p)
  expect(table.s.npcs.dutch).toEqual({ cards: [npcNamed('Philips van Almonde')], zone: 'curacao' })
})

test('in a solo game NPCs shoot while they have a cannon, and take hits where the most is left (R39)', () => {
  const pirate = { captain: 'frederico', ship: 'frigate', at: 'havana', bounties: { dutch: 1 } } as const
  const table = given({ players: [pirate], npcs: { dutch: 'havana' }, dice: [SKULL, 1, 1, 1, 1, 1, 1, 1, 1] })
  expect(table.asked()).toEqual(['0 declare'])
  table.does(0, { type: 'declare', action: 'shoot' }, 1, 1, 1, SKULL, 1, 1, SKULL, 2, 2)
  expect(table.s.stack.find((f) => f.type === 'battle')?.npcShip?.at).toMatchObject({ cargo: 2, masts: 1, hull: 3 })
})

test('naval ships do not scout for captains off Trinidad (R15)', () => {
  const pirate = { captain: 'felipe', at: 'trinidad', bounties: { dutch: 5 } } as const
  expect(given({ players: [pirate], npcs: { dutch: 'trinidad' } }).heard('npcScouted')).toEqual([])
})

test('between players who tie on every priority chance decides (R38)', () => {
  const players = [
    { captain: 'felipe', port: 'caracas', bounties: { dutch: 1 } },
    { captain: 'josiah', port: 'bridgetown', bounties: { dutch: 1 } },
  ] as const
  const zones = new Set<string | undefined>()
  for (let n = 0; n < 30; n++) {
    const table = given({ players, npcs: { dutch: 'basseTerre' } })
    moveNpc({ s: table.s, rng: new Chance(`tie ${n}`), emit: undefined }, { npc: 'dutch', to: 'N' })
    zones.add(table.s.npcs.dutch.zone)
  }
  expect([...zones].sort()).toEqual(['bridgetown', 'caracas'])
})

test('NPC pirates do scout for captains of other nations off Tortuga', () => {
  const players = [{ captain: 'felipe', at: 'tortuga' } as const]
  expect(given({ players, npcs: { pirateSloop: 'tortuga' }, dice: [1, 1, 1] }).heard('npcScouted')).toHaveLength(1)
})

test('a captain who has died fights no second NPC', () => {
  const doomed = {
    captain: 'frederico',
    at: 'havana',
    bounties: { dutch: 1 },
    damage: { hull: 1, cannons: 1 },
  } as const
  const npcs = { dutch: 'havana', english: 'havana' } as const
  const found = [SKULL, 1, 1, SKULL, 1, 1]
  // The first one's three hits on the destroyed cannons go to the hull.
  const table = given({ players: [doomed, {}], npcs, dice: [...found, SKULL, 1, 1, 1, 1, 1, 4, 4, 4] })
  expect(table.heard('battleBegan')).toHaveLength(1)
  expect(table.s.players[0].captain).toBeUndefined()
})
