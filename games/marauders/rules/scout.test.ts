import { expect, test } from 'vitest'
import { given } from '../given.ts'
import { SKULL } from '../vocabulary.ts'
import { whyNot } from './refusals.ts'

test('one may scout for another player, an NPC or the merchant in the same zone', () => {
  const table = given({
    players: [
      { captain: 'josiah', at: 'havana' },
      { captain: 'felipe', at: 'havana' },
    ],
    npcs: { pirateSloop: 'havana', dutch: 'havana' },
  })
  const kinds = table.offersOf(0, 'scout').map(({ target }) => target.kind)
  expect(kinds).toEqual(['merchant', 'player', 'npc', 'npc'])
})

test('a captain in port cannot be found, and cannot scout (R4)', () => {
  const inPort = given({ players: [{ at: 'havana' }, { port: 'havana' }] })
  expect(inPort.offersOf(0, 'scout').map(({ target }) => target.kind)).toEqual(['merchant'])
  expect(given({ players: [{ port: 'havana' }, { at: 'havana' }] }).offersOf(0, 'scout')).toEqual([])
})

test('the same target may not be scouted for twice in a turn, but another one may (p. 7 example)', () => {
  const table = given({
    players: [
      { captain: 'felipe', at: 'havana' },
      { captain: 'josiah', at: 'havana' },
    ],
  })
  table.does(0, { type: 'scout', target: { kind: 'player', seat: 1 } }, 1, 2)
  expect(table.heard('scouted')).toEqual([
    { type: 'scouted', seat: 0, target: { kind: 'player', seat: 1 }, found: false },
  ])
  expect(table.offersOf(0, 'scout').map(({ target }) => target)).toEqual([{ kind: 'merchant' }])
})

test('the merchant of another zone is another target (R4)', () => {
  const table = given({ players: [{ captain: 'felipe', at: 'havana' }, {}] })
  table.does(0, { type: 'scout', target: { kind: 'merchant' } }, 1, 2).does(0, { type: 'sail', to: 'nassau' })
  expect(table.offersOf(0, 'scout')).toHaveLength(1)
})

test('Edmund Harker may scout for the same target a second time, but not a third', () => {
  const table = given({ players: [{ captain: 'edmund', at: 'havana' }, {}] })
  const again = { type: 'scout', target: { kind: 'merchant' } } as const
  table.does(0, again, 1, 2, 3, 4).does(0, again, 1, 2, 3, 4)
  expect(table.offersOf(0, 'scout')).toEqual([])
})

test('Frances Wright may roll one die of a failed Scouting roll again', () => {
  const table = given({ players: [{ captain: 'frances', at: 'havana' }, {}] })
  table.does(0, { type: 'scout', target: { kind: 'merchant' } }, 1, 2, 3)
  expect(table.asked()).toEqual(['0 window'])
  table.does(0, { type: 'rerollDie', die: 2 }, SKULL)
  expect(table.asked()).toEqual(['0 merchant'])
})

test('Frances Wright may do so whomever she looks for, once for each roll', () => {
  const table = given({
    players: [
      { captain: 'frances', at: 'havana' },
      { captain: 'felipe', at: 'havana' },
    ],
  })
  table.does(0, { type: 'scout', target: { kind: 'player', seat: 1 } }, 1, 2, 3)
  expect(table.asked()).toEqual(['0 window'])
  expect(table.does(0, { type: 'rerollDie', die: 0 }, 1).asked()).toEqual(['0 turn'])
})

test('in Cartagena a Spanish merchant is found without a roll, and must then be taken for Spanish (R9)', () => {
  const table = given({ players: [{ captain: 'josiah', at: 'cartagena' }, {}], merchants: { cartagena: 'dutch' } })
  table.does(0, { type: 'scout', target: { kind: 'merchant', sure: true } })
  expect(table.offers(0)).toEqual([{ type: 'raid', nation: 'spanish' }, { type: 'letGo' }])
})

test('when Cartagena is no longer Spanish its merchants must be looked for (R9)', () => {
  const table = given({ players: [{ captain: 'josiah', at: 'cartagena' }, {}] })
  table.s.ports.cartagena.nation = 'dutch'
  expect(table.offersOf(0, 'scout').map(({ target }) => target)).toEqual([{ kind: 'merchant' }])
})

test('a ship with a destroyed location may look for a merchant, and is refused the raid (p. 10, R5)', () => {
  const table = given({ players: [{ captain: 'josiah', at: 'havana', damage: { cannons: 1 } }, {}] })
  table.finds(0, { kind: 'merchant' })
  expect(table.offers(0)).toEqual([{ type: 'letGo' }])
  expect(whyNot(table.s, 0, { type: 'raid', nation: 'spanish' })).toEqual({ code: 'crippled' })
})
