import { LANGUAGES } from '@windward/core/words.ts'
import { allBut, given } from '@windward/games/marauders/given.ts'
import { clone } from '@windward/games/marauders/state.ts'
import { view } from '@windward/games/marauders/view.ts'
import { type Die, SKULL, type Target } from '@windward/games/marauders/vocabulary.ts'
import { expect, test } from 'vitest'
import { happened, ifPassed, letBe } from './meansWords.ts'
import { under } from './reading.ts'
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

test('before another looks for somebody: where, and whether it is oneself', () => {
  const asked = (at: 'tortuga' | 'nassau', target: Target) => {
    const table = given({
      players: [
        { captain: 'josiah', at: 'tortuga' },
        { captain: 'isabel', at, glory: ['fogBank'] },
      ],
    })
    table.does(0, { type: 'scout', target })
    const seen = view(clone(table.s), 1)
    const board = { view: seen, seat: 1, names: (seat: number) => `Seat ${seat}` }
    const window = under(seen, 'window')
    return window && happened({ board, speech: speechIn('en'), words: boardWords('en') }, window)
  }
  expect(asked('nassau', { kind: 'merchant' })).toBe('Seat 0 is about to look for the merchant off Tortuga.')
  expect(asked('tortuga', { kind: 'player', seat: 1 })).toBe('Seat 0 is about to look for you off Tortuga.')
})

test('before a naval ship looks for oneself: which, and where', () => {
  const table = given({
    players: [{ captain: 'felipe', port: 'nassau', bounties: { dutch: 1 }, glory: ['falseColours'] }, {}],
    npcs: { dutch: 'nassau' },
    passes: allBut('npcScout.before'),
  })
  table.does(0, { type: 'leavePort' })
  const seen = view(clone(table.s), 0)
  const board = { view: seen, seat: 0, names: (seat: number) => `Seat ${seat}` }
  const window = under(seen, 'window')
  for (const language of LANGUAGES) {
    const told = window && happened({ board, speech: speechIn(language), words: boardWords(language) }, window)
    expect(told).toContain('Nassau')
  }
  const witness = { board, speech: speechIn('en'), words: boardWords('en') }
  expect(ifPassed(witness).text, 'Nassau: found twice').toMatch(/^\d+% that you are found\.$/)
  expect(letBe(witness)).toBe('Let them look')
})

test('of a hit on what is destroyed already it is said where it goes', () => {
  const table = given({
    players: [
      {
        captain: 'felipe',
        at: 'caribbeanSea',
        bounties: { dutch: 1 },
        damage: { cannons: 1 },
        glory: ['braceForImpact'],
      },
    ],
    npcs: { pirateSloop: 'caribbeanSea' },
    passes: allBut('battle.hitTaken'),
  })
  table.finds(0, { kind: 'npc', npc: 'pirateSloop' }, 1, 1, 1, SKULL, 1, 4)
  const seen = view(clone(table.s), 0)
  const board = { view: seen, seat: 0, names: String }
  const window = under(seen, 'window')
  expect(window && happened({ board, speech: speechIn('en'), words: boardWords('en') }, window)).toMatch(
    /hits you: cannons → hull\.$/,
  )
  expect(letBe({ board, speech: speechIn('en'), words: boardWords('en') })).toBe('Take the hit')
})

test('after a search that succeeds: who does nothing finds what was looked for', () => {
  const table = given({
    players: [{ captain: 'josiah', at: 'tortuga', glory: ['lookoutB'], gold: 2 }, {}],
    passes: allBut('scout.after'),
  })
  table.does(0, { type: 'scout', target: { kind: 'merchant' } }, SKULL, 1)
  const board = { view: view(clone(table.s), 0), seat: 0, names: String }
  expect(under(board.view, 'window')?.window).toBe('scout.after')
  expect(ifPassed({ board, speech: speechIn('en'), words: boardWords('en') })).toEqual({
    text: 'you find what you looked for.',
    isBad: false,
  })
})

test('after a search it is said whether it came off', () => {
  const told = (...dice: Die[]) => {
    const table = given({
      players: [{ captain: 'josiah', at: 'tortuga', glory: ['lookoutB', 'sharpEyes'], gold: 5 }, {}],
      passes: allBut('scout.after'),
    })
    const seen = view(clone(table.does(0, { type: 'scout', target: { kind: 'merchant' } }, ...dice).s), 0)
    const board = { view: seen, seat: 0, names: (seat: number) => `Seat ${seat}` }
    const window = under(seen, 'window')
    return window && happened({ board, speech: speechIn('en'), words: boardWords('en') }, window)
  }
  expect(told(SKULL, 1)).toBe('The search has come off.')
  expect(told(1, 1)).toBe('No skull among 2 dice: nothing is found.')
})
