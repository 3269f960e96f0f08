import { given } from '@windward/games/karibik/given.ts'
import { view } from '@windward/games/karibik/view.ts'
import type { Card, Ship } from '@windward/games/karibik/vocabulary.ts'
import { expect, it } from 'vitest'
import { type Lying, noteOn } from './lying.ts'
import { holderOf } from './reading.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

const MINE: readonly Card[] = [5, 4, 3, 2, 1, 0]
const THEIRS: readonly Card[] = [3, 5, 4, 2, 1, -1]

function lying(wins: Partial<Record<Ship, number>> = {}): Lying {
  const seen = view(given({ ships: { bravo: [64, 'cumana'] } }).bribe(MINE, THEIRS).s, 0)
  return {
    // All cards lie open.
    view: { ...seen, seats: seen.seats.map((seat, i) => ({ ...seat, bribes: [MINE, THEIRS][i] })) },
    seat: 0,
    you: 0,
    winnerOf: (ship) => holderOf(seen, ship) ?? wins[ship],
    names: (seat) => ['you', 'Inés'][seat],
    speech: speechIn('en'),
    words: boardWords('en'),
  }
}

it('says whose a ship is, and by which cards', () => {
  expect(noteOn('arriba', lying())).toBe('yours: 5 against 3')
  expect(noteOn('bravo', lying({ bravo: 1 }))).toBe('Inés: 5 against 4')
})

it('says that a tie-breaker decided, or that nothing has yet', () => {
  expect(noteOn('diabolo', lying())).toBe('tie')
  expect(noteOn('diabolo', lying({ diabolo: 0 }))).toBe('yours by the tie-breaker')
  expect(noteOn('diabolo', lying({ diabolo: 1 }))).toBe('Inés, by the tie-breaker')
})

it('says what a ship carries as long as her cards are hidden', () => {
  const hidden = view(given({ ships: { bravo: [64, 'cumana'] } }).bribe(MINE, THEIRS).s, 0)
  expect(noteOn('bravo', { ...lying(), view: hidden })).toBe('carries 7,000')
  expect(noteOn('caribic', { ...lying(), view: hidden })).toBe('empty')
})
