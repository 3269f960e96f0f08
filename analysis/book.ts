/**
 * Puzzles as a file keeps them: moments of games between Mates in which one answer is surely best and a Mate's is
 * another. One is a seed and the number of each answer among those offered, so that it is small and the rules themselves
 * set it up again.
 */

import type { Level } from '@windward/bots/contract.ts'
import { Chance } from '@windward/core/chance.ts'
import { list, owed } from '@windward/core/choices.ts'
import type { AnyGame, Question } from '@windward/core/contract.ts'
import { defaults } from '@windward/core/options.ts'
import type { GameId } from '@windward/games/catalogue.ts'

export const PUZZLES_FORMAT = 2

/** All puzzles of a game. */
export interface PuzzleBook {
  readonly windwardPuzzles: typeof PUZZLES_FORMAT
  readonly game: GameId
  readonly rev: number
  readonly puzzles: readonly Puzzle[]
}

export interface Puzzle {
  readonly seats: number
  readonly seed: string
  /** Which of the offered answers each asked seat gave, in base 36, parted by dots. */
  readonly moves: string
  /** What is asked, as the game names it. */
  readonly theme: string
  /** The answers that were compared by their numbers, each with its share of the victory; the best first. */
  readonly answers: readonly (readonly [answer: number, value: number])[]
  /** Which one a Mate gives, and the standard error of how far the best leads it. */
  readonly rule: number
  readonly doubt: number
  readonly difficulty: Difficulty
  /** The weakest level that finds it; none: none does. */
  readonly level?: Level
}

export const DIFFICULTIES = ['easy', 'middling', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** What an answer is worth; nothing where it was not compared. */
export function worthOf({ answers }: Puzzle, answer: number): number | undefined {
  return answers.find(([no]) => no === answer)?.[1]
}

/** The moment of a puzzle: the table, and who is asked what. */
export function momentOf(
  game: AnyGame,
  { seats, seed, moves }: Puzzle,
): { readonly state: unknown; readonly question: Question } {
  const chance = new Chance(seed)
  const state = game.setup(defaults(game), seats, chance)
  for (const move of movesOf(moves)) {
    const { seat } = askedIn(game.questions(state))
    game.apply(state, seat, list(game.actions(state, seat))[move], chance)
  }
  return { state, question: askedIn(game.questions(state)) }
}

/** The numbers of the answers that led there. */
export function movesOf(moves: string): readonly number[] {
  return moves === '' ? [] : moves.split('.').map((move) => Number.parseInt(move, 36))
}

/** Whose answer is next. */
export function askedIn(questions: readonly Question[]): Question {
  const [question] = owed(questions)
  if (question === undefined) throw new Error('a puzzle asks something')
  return question
}
