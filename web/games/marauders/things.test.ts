import { GOODS, NPCS, ZONES } from '@windward/games/marauders/vocabulary.ts'
import { expect, test } from 'vitest'
import { readThing, type Thing, thing, things, thingToPress } from './things.ts'

test('every thing is read back as it was named', () => {
  const named: Thing[] = [
    ...ZONES.flatMap((zone) => [thing('zone', zone), thing('port', zone), thing('merchant', zone)]),
    ...NPCS.map((npc) => thing('npc', npc)),
    ...GOODS.flatMap((good) => [thing('hold', good), thing('offer', good)]),
    thing('seat', 0),
    thing('glory', 12),
    thing('rumor', 'down-1'),
    thing('mission', 'own'),
  ]
  for (const text of named) {
    const { kind, name } = readThing(text)
    expect(thing(kind, name as never)).toBe(text)
  }
  expect(new Set(named).size).toBe(named.length)
  expect(readThing('seat-3')).toEqual({ kind: 'seat', name: 3 })
  expect(readThing('glory-down-2')).toEqual({ kind: 'glory', name: 'down-2' })
})

test('an action and an event name the things they are about', () => {
  expect(things({ type: 'sail', to: 'nassau' })).toEqual(['zone-nassau'])
  expect(things({ type: 'scout', target: { kind: 'npc', npc: 'dutch' } })).toEqual(['npc-dutch'])
  expect(things({ type: 'scout', target: { kind: 'merchant' } })).toEqual(['merchant-own'])
  expect(things({ type: 'enterPort' })).toContain('port-own')
  expect(things({ type: 'hit', who: { seat: 1 }, location: 'hull', left: 1 })).toEqual(['seat-1', 'location-hull'])
})

test('a card is of the deck that its action or event is about, whatever that is called', () => {
  expect(things({ type: 'specialistWanted', seat: 1, specialist: 'surgeon', card: 50 })).toEqual(['seat-1', 'glory-50'])
  expect(things({ type: 'hire', card: 50 })).toEqual(['glory-50'])
  expect(things({ type: 'raidCardGone', seat: 0, card: 7 })).toEqual(['seat-0', 'cargo-7'])
  expect(things({ type: 'rumorKept', seat: 0, card: 7 })).toEqual(['seat-0', 'rumor-7'])
  expect(things({ type: 'claim', mission: 3 })).toEqual(['mission-3'])
})

test('a hit that goes elsewhere names a part of the ship, and no zone', () => {
  expect(things({ type: 'relocate', hit: 0, to: 'masts' })).toEqual(['location-masts'])
})

test('an answer is given where its thing lies', () => {
  expect(thingToPress({ type: 'scout', target: { kind: 'merchant' } }, 'havana')).toBe('merchant-havana')
  expect(thingToPress({ type: 'takeFree', good: 'rum' }, 'havana')).toBe('offer-rum')
  expect(thingToPress({ type: 'playGlory', card: 3 }, undefined)).toBe('glory-3')
  expect(thingToPress({ type: 'endTurn' }, 'havana')).toBeUndefined()
})
