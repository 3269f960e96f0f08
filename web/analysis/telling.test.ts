import type { Event } from '@windward/games/karibik/vocabulary.ts'
import { expect, it } from 'vitest'
import { annals } from '../games/karibik/annals.ts'
import { worthTelling } from './telling.ts'

const finished: Event = { type: 'finished', seat: 0, ship: 'arriba' }
const sailed: Event = { type: 'sailed', seat: 0, ship: 'arriba', from: 1, to: 2 }
const won: Event = { type: 'won', seat: 1, ship: 'bravo', bid: 4, thieves: 0, movement: 4 }

it('tells what came of a choice, and the choice alone where nothing did', () => {
  expect(worthTelling({ annals }, [finished, won])).toEqual([won])
  expect(worthTelling({ annals }, [sailed, won])).toEqual([sailed, won])
  expect(worthTelling({ annals }, [finished])).toEqual([finished])
})
