import { given } from '@windward/games/haendler/given.ts'
import { view } from '@windward/games/haendler/view.ts'
import { expect, it } from 'vitest'
import { facts, passedOver } from './facts.ts'

const names = (seat: number) => ['Ada', 'Inés'][seat]

it('tells the one who looks what they did themselves, each fact with its moment', () => {
  const t = given({ harbor: ['galleon 3/skull', 'sailor 3/1'], reveals: 2, players: [{ coins: 3 }, { coins: 4 }] })
  t.stop().loot('galleon 3/skull').hire('sailor 3/1')
  const told = (you?: number) => facts(t.told, view(t.s, 0), 'de', names, you)
  expect(told(1).map(({ text }) => text)).toEqual(['Du hast für 3 Münzen angeheuert: Matrose.'])
  expect(told(0).map(({ text }) => text)).toEqual(['Inés hat für 3 Münzen angeheuert: Matrose.'])
  expect(told()[0].event).toBe(t.told.find(({ type }) => type === 'hired'))
})

it('says why whoever has most influence did not win', () => {
  const persons = ['pirate 9/3', 'admiral 9/3', 'jester 9/3']
  const told = (expeditions: readonly string[], others: readonly string[], you?: number) => {
    const t = given({
      players: [
        { persons, expeditions },
        { persons: ['captain 4/1'], expeditions: others },
      ],
    })
    return passedOver(view(t.s, 0), 'en', names, you)
  }
  const supplied = ['expedition house+house']
  expect(told([], supplied)).toBe('Ada has 9 influence, but nobody wins without an expedition.')
  expect(told([], supplied, 0)).toBe('You have 9 influence, but nobody wins without an expedition.')
  expect(told(['expedition cross+cross'], supplied)).toBe('')
  expect(told([], [])).toBe('')
})
