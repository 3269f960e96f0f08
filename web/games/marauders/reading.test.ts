import { RUMORS } from '@windward/games/marauders/cards/rumors.ts'
import { eventNamed } from '@windward/games/marauders/components/events.ts'
import { given } from '@windward/games/marauders/given.ts'
import { view } from '@windward/games/marauders/view.ts'
import { FACE_DOWN, SKULL } from '@windward/games/marauders/vocabulary.ts'
import { expect, test } from 'vitest'
import { chanceOf, choiceOdds, gloryOf, hunts, roundsLeft, scoutOdds, targetsOf, unveil } from './reading.ts'

test('a skull shows on two of six faces', () => {
  expect(chanceOf(0)).toBe(0)
  expect(chanceOf(1)).toBeCloseTo(1 / 3)
  expect(chanceOf(3)).toBeCloseTo(19 / 27)
})

test('the odds of scouting count every die there is to roll', () => {
  const felipe = view(given({ players: [{ captain: 'felipe', at: 'havana' }, {}] }).s, 0)
  expect(scoutOdds(felipe, 0, { kind: 'merchant' })).toEqual({ dice: 2, percent: 56 })
  const frances = view(given({ players: [{ captain: 'frances', at: 'havana' }, {}] }).s, 0)
  expect(scoutOdds(frances, 0, { kind: 'merchant' })).toEqual({ dice: 3, percent: 80 })
  expect(scoutOdds(frances, 0, { kind: 'npc', npc: 'dutch' })).toEqual({ dice: 3, percent: 70 })
  expect(scoutOdds(felipe, 0, { kind: 'merchant', sure: true }).percent).toBe(100)
  const rough = given({ players: [{ captain: 'felipe', at: 'havana' }, {}], effects: [{ happening: 'highSeas' }] })
  expect(scoutOdds(view(rough.s, 0), 0, { kind: 'merchant' })).toEqual({ dice: 1, percent: 33 })
})

test('a choice that begins with a check has its odds', () => {
  const card = RUMORS.findIndex(({ key }) => key === 'theDrownedFort')
  const table = given({ players: [{ captain: 'felipe', at: 'sanJuan' }, {}] })
  table.captain(0).rumors = [card]
  table.does(0, { type: 'scout', target: { kind: 'rumor', card } }, SKULL, 1)
  const seen = view(table.s, 0)
  expect(choiceOdds(seen, 0, { type: 'choose', choice: 'diveAgain' })).toBe(70)
  expect(choiceOdds(seen, 0, { type: 'choose', choice: 'leaveIt' })).toBeUndefined()
})

test('of others’ stashes one knows only what they can be at most', () => {
  const { s } = given({ players: [{ captain: 'felipe', gold: 7, stash: 25 }, { captain: 'joris' }] })
  s.players[0].stashes = 1
  expect(gloryOf(view(s, 0), 0)).toEqual({ track: 0, least: 2, most: 2 })
  expect(gloryOf(view(s, 1), 0)).toEqual({ track: 0, least: 0, most: 3 })
  s.players[0].stashes = 0
  expect(gloryOf(view(s, 1), 0)).toEqual({ track: 0, least: 0, most: 0 })
})

test('every answer that has a place on the board is found there', () => {
  const table = given({ players: [{ captain: 'felipe', at: 'portRoyal', bounties: { english: 1 } }, {}] })
  const targets = targetsOf(view(table.s, 0), 0, table.offers(0))
  expect(targets.get('zone-havana')).toEqual([{ type: 'sail', to: 'havana' }])
  expect(targets.get('merchant-portRoyal')).toEqual([{ type: 'scout', target: { kind: 'merchant' } }])
  expect(targets.get('port-portRoyal')).toHaveLength(2)
})

test('an NPC that hunts one is told from one that does not', () => {
  const npcs = { english: 'nassau', dutch: 'nassau', pirateSloop: 'nassau' } as const
  const honest = view(given({ players: [{ captain: 'felipe', at: 'havana' }, {}], npcs }).s, 0)
  expect([hunts(honest, 'english', 0), hunts(honest, 'pirateSloop', 0)]).toEqual([false, true])
  const wanted = given({ players: [{ captain: 'felipe', at: 'havana', bounties: { english: 1 } }, {}], npcs })
  expect([hunts(view(wanted.s, 0), 'english', 0), hunts(view(wanted.s, 0), 'pirateSloop', 0)]).toEqual([true, false])
  expect(hunts(view(wanted.s, 1), 'english', 0)).toBe(false)
})

test('eyes that see everything see cards, purses and tokens', () => {
  const { s } = given({ players: [{ captain: 'felipe', cargo: ['rum'], gold: 7, stash: 20 }, {}] })
  const spectator = view(s, undefined)
  expect(spectator.players[0].captain?.cargo).toEqual([FACE_DOWN])
  const all = unveil(spectator, s)
  expect(all.players[0].captain?.cargo).toEqual(s.players[0].captain?.cargo)
  expect([all.players[0].stash, all.players[0].captain?.gold]).toEqual([20, 7])
})

test('how many rounds can follow falls by one with each, and by what It’s Too Quiet will draw as soon as that lies there', () => {
  const { s } = given({ players: [{}, {}] })
  s.events.deck = [0, 1, 2, 3]
  expect(roundsLeft(view(s, 0))).toBe(4)
  const quiet = { type: 'event', asks: [], event: eventNamed('tooQuiet'), at: 'icons', next: 0 } as const
  s.stack.push({ ...quiet, asks: [] })
  expect(roundsLeft(view(s, 0))).toBe(2)
  s.events.deck.pop()
  s.stack.splice(-1, 1, { ...quiet, asks: [], at: 'more', next: 1 }, { ...quiet, asks: [], event: 0 })
  expect(roundsLeft(view(s, 0))).toBe(2)
  s.events.deck = []
  expect(roundsLeft(view(s, 0))).toBe(0)
})
