/**
 * Confirms the answers of puzzles by other means: from each moment the best answer and the Mate's are tried in the same
 * worlds, and everybody plays on by rule to the very end, without any learned value:
 *
 *     node bench/puzzles.ts --worlds 1000 --sure 2 analysis/books/haendler.json
 *
 * A moment has enough of worlds once one of both leads by so many standard errors. Prints how many answers lead, how many
 * of them so clearly, and which are refuted (two standard errors behind). `--from` begins at a later one.
 */

import { readFileSync } from 'node:fs'
import { momentOf, type PuzzleBook } from '@windward/analysis/book.ts'
import { yardstickOf } from '@windward/analysis/catalogue.ts'
import { isClear, rollOut } from '@windward/analysis/rollout.ts'
import { Chance } from '@windward/core/chance.ts'
import { list } from '@windward/core/choices.ts'
import { rulesOf } from '@windward/games/catalogue.ts'
import { flags, refuse } from '../scripts/flags.ts'

const { worlds, sure, from, seed, names } = flags({ worlds: 1000, sure: 2, from: 1, seed: 'rollout' }, 'anything')
if (names.length === 0) refuse('Name a file of puzzles.')
for (const path of names) {
  const book: PuzzleBook = JSON.parse(readFileSync(path, 'utf8'))
  const [game, yardstick] = await Promise.all([rulesOf(book.game), yardstickOf(book.game)])
  let [leads, clear, refuted] = [0, 0, 0]
  for (const [no, puzzle] of book.puzzles.entries()) {
    if (no + 1 < from) continue
    const { state, question } = momentOf(game, puzzle)
    const { seat } = question
    const choices = list(game.actions(state, seat))
    const answers = [choices[puzzle.answers[0][0]], choices[puzzle.rule]] as const
    const chance = new Chance(`${seed} ${no}`)
    const rollout = rollOut(
      game,
      yardstick,
      game.view(state, seat),
      seat,
      answers,
      worlds,
      (sofar) => isClear(sofar, sure),
      chance,
    )
    const { lead, doubt } = rollout
    leads += Number(lead > 0)
    clear += Number(lead > 0 && isClear(rollout, sure))
    if (lead >= -2 * doubt) continue
    refuted += 1
    console.log(`no. ${no + 1}: ${(100 * lead).toFixed(1)} ± ${(100 * doubt).toFixed(1)}`)
  }
  console.log(
    `${path}: ${leads} of ${book.puzzles.length - from + 1} answers lead, ${clear} by ${sure} standard errors, ${refuted} are refuted; ${worlds} worlds at most`,
  )
}
