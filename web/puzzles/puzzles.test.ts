import type { Puzzle } from '@windward/analysis/book.ts'
import { BOOKED, bookOf } from '@windward/analysis/books.ts'
import { wordsAreWhole } from '@windward/core/words.laws.ts'
import { GAME_IDS, rulesOf } from '@windward/games/catalogue.ts'
import { describe, expect, test } from 'vitest'
import type { TableUpdate } from '../table/link.ts'
import { dayOf, gameOfDay, puzzleOfDay, walk } from './day.ts'
import { PuzzleTable } from './puzzleTable.ts'
import { isSolved, nextOf, partsOf, themesOf, wanted, wishOf } from './run.ts'
import { attemptOf, rowOf, type Solving, streakOf, tried } from './solving.ts'
import { PUZZLE_WORDS } from './words.ts'

const NOTHING: Solving = { attempts: {}, days: {} }

const riddle = (no: number, more: Partial<Puzzle> = {}): Puzzle => ({
  seats: 2,
  seed: `riddle/${no}`,
  moves: '0.1',
  theme: 'discover',
  answers: [
    [1, 0.6],
    [0, 0.5],
  ],
  rule: 0,
  doubt: 0.01,
  difficulty: 'easy',
  ...more,
})

describe('the puzzle of the day', () => {
  test('is the same at every hour of a day, and another one the day after', () => {
    const day = dayOf(new Date(2026, 10, 16, 0, 1))
    expect(dayOf(new Date(2026, 10, 16, 23, 59))).toBe(day)
    expect(dayOf(new Date(2026, 10, 17, 0, 0))).toBe(day + 1)
    const puzzles = [0, 1, 2, 3, 4].map((no) => riddle(no))
    expect(puzzleOfDay(day, puzzles, ['haendler'])).not.toBe(puzzleOfDay(day + 1, puzzles, ['haendler']))
  })

  test('does not come again before every other has come', () => {
    for (const n of [1, 2, 10, 55, 100]) {
      const puzzles = Array.from({ length: n }, (_, no) => riddle(no))
      expect(new Set(walk(puzzles)).size).toBe(n)
      const days = Array.from({ length: n }, (_, day) => puzzleOfDay(20_000 + day, puzzles, ['haendler']))
      expect(new Set(days).size).toBe(n)
    }
  })

  test('is of each game in turn', () => {
    expect([0, 1, 2, 3].map((day) => gameOfDay(day, GAME_IDS))).toEqual([...GAME_IDS, GAME_IDS[0]])
    const puzzles = [0, 1, 2].map((no) => riddle(no))
    const [first, , , second] = [0, 1, 2, 3].map((day) => puzzleOfDay(day, puzzles, GAME_IDS))
    expect(first).not.toBe(second)
  })
})

describe('what somebody has solved', () => {
  test('counts by the first try, and is mended by a later one', () => {
    const [one, two] = [riddle(1), riddle(2)]
    let solving = tried(NOTHING, 'haendler', one, false)
    expect(attemptOf(solving, 'haendler', one)).toBe('missed')
    solving = tried(solving, 'haendler', one, true)
    expect(attemptOf(solving, 'haendler', one)).toBe('later')
    solving = tried(solving, 'haendler', two, true)
    expect(attemptOf(tried(solving, 'haendler', two, false), 'haendler', two)).toBe('first')
    expect(attemptOf(solving, 'karibik', two)).toBeUndefined()
    expect(isSolved(solving, 'haendler', one)).toBe(true)
  })

  test('is a row of first tries that a miss ends', () => {
    let solving = NOTHING
    expect(rowOf(solving)).toBe(0)
    for (const [no, isBest] of [true, false, true, true].entries())
      solving = tried(solving, 'haendler', riddle(no), isBest)
    expect(rowOf(solving)).toBe(2)
  })

  test('is a streak of days, which today’s open puzzle does not end yet', () => {
    const days = (solved: Record<number, boolean>, today: number) => streakOf({ attempts: {}, days: solved }, today)
    expect(days({}, 9)).toBe(0)
    expect(days({ 7: true, 8: true }, 9)).toBe(2)
    expect(days({ 7: true, 8: true, 9: true }, 9)).toBe(3)
    expect(days({ 7: true, 8: true, 9: false }, 9)).toBe(0)
    expect(days({ 6: true, 8: true }, 9)).toBe(1)
    expect(days({ 6: true, 7: true }, 9)).toBe(0)
  })

  test('is a day by its first answer', () => {
    const missed = tried(NOTHING, 'haendler', riddle(1), false, 9)
    expect(tried(missed, 'haendler', riddle(1), true, 9).days).toEqual({ 9: false })
    expect(tried(NOTHING, 'haendler', riddle(1), true).days).toEqual({})
  })
})

describe('a run of puzzles', () => {
  const puzzles = [
    riddle(1),
    riddle(2, { theme: 'take' }),
    riddle(3, { difficulty: 'hard' }),
    riddle(4, { theme: 'take', difficulty: 'hard' }),
    riddle(5),
  ]

  test('has the theme and the difficulty that its address names', () => {
    const seeds = (...parts: string[]) =>
      wanted(puzzles, wishOf(parts))
        .map(({ seed }) => seed.slice(-1))
        .sort()
        .join('')
    expect([seeds(), seeds('take'), seeds('any', 'hard'), seeds('take', 'hard'), seeds('repel')]).toEqual([
      '12345',
      '24',
      '34',
      '4',
      '',
    ])
    for (const parts of [[], ['take', 'any'], ['any', 'hard'], ['take', 'hard']])
      expect(partsOf(wishOf(parts))).toEqual(parts)
    expect(themesOf(puzzles)).toEqual(['discover', 'take'])
  })

  test('brings what was not tried, then what was missed, and ends when all is solved', () => {
    const run = wanted(puzzles, { theme: 'take' })
    const [one, two] = run
    expect(nextOf(run, 'haendler', NOTHING)).toBe(one)
    let solving = tried(NOTHING, 'haendler', one, false)
    expect(nextOf(run, 'haendler', solving)).toBe(two)
    solving = tried(solving, 'haendler', two, true)
    expect(nextOf(run, 'haendler', solving)).toBe(one)
    expect(nextOf(run, 'haendler', tried(solving, 'haendler', one, true))).toBeUndefined()
    expect(nextOf([one], 'haendler', NOTHING, one)).toBeUndefined()
  })
})

for (const id of BOOKED) {
  describe(`a puzzle of ${id} on the table`, async () => {
    const [game, { puzzles }] = await Promise.all([rulesOf(id), bookOf(id)])
    const [puzzle] = puzzles
    const [[best]] = puzzle.answers

    function laid() {
      const [updates, answers]: [TableUpdate[], (number | undefined)[]] = [[], []]
      const table = new PuzzleTable(game, puzzle, 'Ada', (no) => answers.push(no))
      table.listen({ update: (update) => updates.push(update), trouble: () => undefined })
      return { table, updates, answers }
    }

    test('asks its question, and takes one answer', async () => {
      const { table, updates, answers } = laid()
      expect(updates[0].questions.map(({ ask }) => ask)).toContain(puzzle.theme)
      expect(updates[0].choices.length).toBeGreaterThan(1)
      expect(table.info.players[table.seat]).toEqual({ name: 'Ada' })
      expect(await table.submit(table.choices[puzzle.rule])).toBeUndefined()
      expect(updates[1]).toMatchObject({ moves: updates[0].moves, questions: [], choices: [] })
      table.again()
      expect(updates[2].choices).toEqual(updates[0].choices)
      await table.submit(table.choices[best])
      expect(answers).toEqual([puzzle.rule, undefined, best])
    })

    test('refuses what is not offered', async () => {
      const { table, answers } = laid()
      expect(await table.submit({ type: 'fly' })).toMatchObject({ ok: false, by: 'game' })
      expect(answers).toEqual([])
    })

    test('has words for every theme of its book, in every language', () => {
      for (const theme of themesOf(puzzles))
        for (const words of Object.values(PUZZLE_WORDS)) expect(words).toHaveProperty([`theme.${id}.${theme}`])
    })
  })
}

wordsAreWhole(PUZZLE_WORDS, test)
