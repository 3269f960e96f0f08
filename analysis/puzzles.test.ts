import { Chance } from '@windward/core/chance.ts'
import { list } from '@windward/core/choices.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { describe, expect, test } from 'vitest'
import { DIFFICULTIES, momentOf, type Puzzle, worthOf } from './book.ts'
import { judgeOf } from './catalogue.ts'
import type { AnyJudge } from './contract.ts'
import { findPuzzles } from './puzzles.ts'
import { mean } from './shares.ts'
import { tryOut } from './trial.ts'

async function found(count: number, seed: string, also: Partial<AnyJudge> = {}): Promise<readonly Puzzle[]> {
  const judge = await judgeOf('haendler')
  const puzzles: Puzzle[] = []
  const brief = { ...judge, worlds: { quick: 16, normal: 32, deep: 256 }, ...also }
  for await (const puzzle of findPuzzles('haendler', 2, seed, { judge: brief })) {
    if (puzzles.push(puzzle) === count) break
  }
  return puzzles
}

describe('a puzzle', () => {
  test('is set up again by seed and answers, and other worlds say the same of it', async () => {
    const judge = await judgeOf('haendler')
    for (const puzzle of await found(2, 'riddle')) {
      const { state, question } = momentOf(haendler, puzzle)
      expect(question.ask).toBe(puzzle.theme)
      const choices = list(haendler.actions(state as never, question.seat))
      const view = haendler.view(state as never, question.seat)
      const [[answer, value], ...others] = puzzle.answers
      const answers = [choices[answer], choices[puzzle.rule]]
      const tried = tryOut(judge, view, question.seat, answers, judge.until(view), 400, new Chance('other worlds'))
      const [best, rule] = tried.map((rows) => mean(rows)[question.seat])
      expect(best - rule).toBeGreaterThan(0.03)
      expect(best).toBeCloseTo(value, 1)
      expect(rule).toBeCloseTo(worthOf(puzzle, puzzle.rule) ?? 0, 1)
      for (const [, other] of others) expect(value - other).toBeGreaterThan(0.048)
      expect(DIFFICULTIES).toContain(puzzle.difficulty)
      const asked = { game: haendler, seat: question.seat, question, choices, view, rng: new Chance('mate') }
      const { MINDS } = await import('@windward/bots/haendler/index.ts')
      expect(MINDS.mate(asked)).toEqual(choices[puzzle.rule])
      expect(answer).not.toBe(puzzle.rule)
    }
  })

  test('has an answer that leads those as well which were not worth comparing', async () => {
    const judge = await judgeOf('haendler')
    const candidates: AnyJudge['candidates'] = (...asked) => {
      const field = judge.candidates(...asked)
      return { ...field, actions: field.actions.slice(-2) }
    }
    const puzzles = await found(8, 'narrow', { candidates })
    for (const puzzle of puzzles) {
      const { state, question } = momentOf(haendler, puzzle)
      const choices = list(haendler.actions(state as never, question.seat))
      const view = haendler.view(state as never, question.seat)
      const tried = tryOut(judge, view, question.seat, choices, judge.until(view), 400, new Chance('all'))
      const values = tried.map((rows) => mean(rows)[question.seat])
      expect(values.indexOf(Math.max(...values))).toBe(puzzle.answers[0][0])
    }
  })

  test('is the same for the same seed', async () => {
    const [one, again] = [await found(1, 'riddle'), await found(1, 'riddle')]
    expect(one).toEqual(again)
    expect(await found(1, 'another')).not.toEqual(one)
  })
})
