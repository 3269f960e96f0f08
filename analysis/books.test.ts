import { readFileSync } from 'node:fs'
import { list } from '@windward/core/choices.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { expect, test } from 'vitest'
import { momentOf, PUZZLES_FORMAT, type PuzzleBook } from './puzzles.ts'

test('every puzzle of the book can be set, and asks for another answer than the Mate’s', () => {
  const text = readFileSync(new URL('books/haendler.json', import.meta.url), 'utf8')
  const { windwardPuzzles, rev, puzzles }: PuzzleBook = JSON.parse(text)
  expect({ windwardPuzzles, rev }).toEqual({ windwardPuzzles: PUZZLES_FORMAT, rev: haendler.rev })
  expect(new Set(puzzles.map(({ seed, moves }) => `${seed} ${moves}`)).size).toBe(puzzles.length)
  expect(new Set(puzzles.map(({ theme }) => theme))).toEqual(new Set(['discover', 'repel', 'take']))
  for (const puzzle of puzzles) {
    const { state, question } = momentOf(haendler, puzzle)
    const choices = list(haendler.actions(state as never, question.seat))
    expect(question.ask).toBe(puzzle.theme)
    expect(choices[puzzle.answer]).toBeDefined()
    expect(choices[puzzle.rule]).toBeDefined()
    expect(puzzle.answer).not.toBe(puzzle.rule)
    expect(puzzle.value - puzzle.ruleValue).toBeGreaterThan(0.048)
  }
})
