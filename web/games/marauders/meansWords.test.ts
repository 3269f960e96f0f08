import { allBut, given } from '@windward/games/marauders/given.ts'
import { clone } from '@windward/games/marauders/state.ts'
import { view } from '@windward/games/marauders/view.ts'
import { expect, test } from 'vitest'
import { ifPassed } from './meansWords.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

test('before a bounty: who does nothing is wanted, and nothing is said of the roll that found the merchant', () => {
  const table = given({
    players: [{ captain: 'josiah', at: 'tortuga', glory: ['letterOfMarque'] }, {}],
    passes: allBut('bounty.before'),
  })
  table.finds(0, { kind: 'merchant' }).does(0, { type: 'raid', nation: 'french' })
  const board = { view: view(clone(table.s), 0), seat: 0, names: (seat: number) => `seat ${seat}` }
  const { text, isBad } = ifPassed({ board, speech: speechIn('en'), words: boardWords('en') })
  expect(text).toMatch(/^France 0 → 1\. Closes to you: /)
  expect(isBad).toBe(true)
})
