import { readdirSync } from 'node:fs'
import { list } from '@windward/core/choices.ts'
import { rulesOf } from '@windward/games/catalogue.ts'
import { expect, test } from 'vitest'
import { DIFFICULTIES, momentOf, PUZZLES_FORMAT, worthOf } from './book.ts'
import { BOOKED, bookOf } from './books.ts'

test('every book that is here is known', () => {
  const files = readdirSync(new URL('books/', import.meta.url))
  expect(files.sort()).toEqual(BOOKED.map((id) => `${id}.json`).sort())
})

for (const id of BOOKED) {
  test(`every puzzle of ${id} can be set, and asks for another answer than the Mate’s`, async () => {
    const [game, book] = await Promise.all([rulesOf(id), bookOf(id)])
    const { windwardPuzzles, rev, puzzles } = book
    expect({ windwardPuzzles, game: book.game, rev }).toEqual({
      windwardPuzzles: PUZZLES_FORMAT,
      game: id,
      rev: game.rev,
    })
    expect(new Set(puzzles.map(({ seed, moves }) => `${seed}:${moves.length}`)).size).toBe(puzzles.length)
    for (const difficulty of DIFFICULTIES) expect(puzzles.some((puzzle) => puzzle.difficulty === difficulty)).toBe(true)
    for (const puzzle of puzzles) {
      const { state, question } = momentOf(game, puzzle)
      const choices = list(game.actions(state, question.seat))
      const [[answer, value], ...others] = puzzle.answers
      expect(question.ask).toBe(puzzle.theme)
      for (const [no] of puzzle.answers) expect(choices[no]).toBeDefined()
      expect(new Set(puzzle.answers.map(([no]) => no)).size).toBe(puzzle.answers.length)
      expect(answer).not.toBe(puzzle.rule)
      expect(worthOf(puzzle, puzzle.rule)).toBeDefined()
      for (const [, other] of others) expect(value - other).toBeGreaterThan(0.048)
    }
  })
}
