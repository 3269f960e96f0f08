import { given } from '@windward/games/haendler/given.ts'
import { view } from '@windward/games/haendler/view.ts'
import { expect, it } from 'vitest'
import { facts } from './facts.ts'

const names = (seat: number) => ['Ada', 'Inés'][seat]

it('tells the one who looks what they did themselves, each fact with its moment', () => {
  const t = given({ harbor: ['galleon 3/skull', 'sailor 3/1'], reveals: 2, players: [{ coins: 3 }, { coins: 4 }] })
  t.stop().loot('galleon 3/skull').hire('sailor 3/1')
  const told = (you?: number) => facts(t.told, view(t.s, 0), 'de', names, you)
  expect(told(1).map(({ text }) => text)).toEqual(['Du hast für 3 Münzen angeheuert: Matrose.'])
  expect(told(0).map(({ text }) => text)).toEqual(['Inés hat für 3 Münzen angeheuert: Matrose.'])
  expect(told()[0].event).toBe(t.told.find(({ type }) => type === 'hired'))
})
