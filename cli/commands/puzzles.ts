/** `windward puzzles`: moments of bots' games in which one answer is surely best, and not the obvious one. */

import { momentOf, PUZZLES_FORMAT, type Puzzle, type PuzzleBook, worthOf } from '@windward/analysis/book.ts'
import { findPuzzles } from '@windward/analysis/puzzles.ts'
import { list } from '@windward/core/choices.ts'
import { defaults } from '@windward/core/options.ts'
import { coverOf, rulesOf } from '@windward/games/catalogue.ts'
import type { Command } from 'commander'
import { writeWhole } from '../files.ts'
import { freshSeed, type Global, number, seatsOf, seatsOption, seedOption } from '../flags.ts'
import { gameNamed, wordsOf } from '../games.ts'
import { type Io, print } from '../io.ts'
import { paint } from '../look.ts'
import { namesOf } from '../players.ts'
import { withBar } from '../pool.ts'
import { percent } from '../toldAnalysis.ts'
import { wordsIn } from '../words/index.ts'

/** Seats, where nothing else is said: alone nobody can win. */
const DUEL = 2

interface PuzzlesFlags extends Global {
  readonly count: number
  readonly seed?: string
  readonly seats?: number
  readonly part?: number
  readonly out?: string
  readonly json?: true
}

export function addPuzzles(program: Command, io: Io): void {
  program
    .command('puzzles')
    .argument('<game>', 'see windward games')
    .description('find moments in games between bots where one answer is surely best and a rule of thumb goes wrong')
    .option('--count <n>', 'how many', number(1, 10_000), 5)
    .addOption(seedOption('the same seed gives the same puzzles'))
    .addOption(seatsOption())
    .option('--part <percent>', 'what one theme may have of them at most (default: 50)', number(1, 100))
    .option('--out <file>', 'write them there as JSON')
    .option('--json', 'print one JSON object instead of sentences')
    .addHelpText(
      'after',
      `
Every answer was confirmed by a deep look at worlds of its own: it leads all others by five points of win chance and
three standard errors. It is hard where whoever looks at four worlds and misjudges every answer by up to ten points
often goes wrong. Named with it is the weakest bot that finds the answer.

Example:
  windward puzzles haendler --count 3 --seed 1`,
    )
    .action(async (name: string, _given: unknown, command: Command) => {
      const given = command.optsWithGlobals<PuzzlesFlags>()
      const book = await bookOf(name, given, io)
      if (given.json) print(io, JSON.stringify(book))
      else await tell(book, given.lang, io)
    })
}

async function bookOf(name: string, given: PuzzlesFlags, io: Io): Promise<PuzzleBook> {
  const id = gameNamed(name)
  const game = await rulesOf(id)
  const seats = seatsOf(game, defaults(game), { seats: given.seats ?? DUEL, options: {} })
  const part = given.part === undefined ? undefined : given.part / 100
  const puzzles: Puzzle[] = []
  const book: PuzzleBook = { windwardPuzzles: PUZZLES_FORMAT, game: id, rev: game.rev, puzzles }
  await withBar(io, given.count, given.lang, async (found) => {
    for await (const puzzle of findPuzzles(id, seats, given.seed ?? freshSeed(), { part })) {
      found(puzzles.push(puzzle))
      // Whoever breaks off a long search has the book of a smaller count.
      if (given.out !== undefined) writeWhole(given.out, inLines(book))
      if (puzzles.length === given.count) return
    }
  })
  return book
}

/** One puzzle to a line: a change of one is a change of a line. */
function inLines({ puzzles, ...head }: PuzzleBook): string {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle))
  return `${JSON.stringify(head).slice(0, -1)},"puzzles":[\n${lines.join(',\n')}\n]}\n`
}

async function tell({ game: id, rev, puzzles }: PuzzleBook, lang: Global['lang'], io: Io): Promise<void> {
  const say = wordsIn(lang)
  const [game, speech] = await Promise.all([rulesOf(id), wordsOf(id, rev, lang)])
  const names = namesOf(undefined, say)
  print(io, paint.bold(say('puzzles.title', { title: coverOf(id).title, count: puzzles.length })))
  for (const [i, puzzle] of puzzles.entries()) {
    const { state, question } = momentOf(game, puzzle)
    const choices = list(game.actions(state, question.seat))
    const view = game.view(state, question.seat)
    const answer = (no: number) => speech.action(choices[no], view, names)
    const [[best, value]] = puzzle.answers
    const facts = {
      no: i + 1,
      name: names(question.seat),
      best: answer(best),
      value: percent(value),
      rule: answer(puzzle.rule),
      ruleValue: percent(worthOf(puzzle, puzzle.rule) ?? 0),
      difficulty: say(`puzzles.${puzzle.difficulty}`),
      level: puzzle.level ?? say('puzzles.nobody'),
    }
    print(io, say('puzzles.puzzle', facts))
  }
}
