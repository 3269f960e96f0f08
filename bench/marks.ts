/**
 * Whether two analyses of the same games with other seeds say the same:
 *
 *     node bench/marks.ts --game haendler --games 10 --bots mate,captain --effort normal --seed 1
 *
 * Prints how many decisions have the same mark in both, of all that count and of those that have one in either, how far
 * the totals are apart, how many of them within two standard errors, and how large the residual is. What moves are apart
 * (root mean square) is compared with what their standard errors foretell: 1 where those are right.
 */

import { judgeOf } from '@windward/analysis/catalogue.ts'
import { type Analysis, type ChoiceMark, EFFORTS } from '@windward/analysis/contract.ts'
import { botNamed } from '@windward/bots/catalogue.ts'
import { GAME_IDS, rulesOf } from '@windward/games/catalogue.ts'
import { flags, refuse } from '../scripts/flags.ts'
import { analysisOf, recordBetween } from './recorded.ts'

const values = flags({ game: 'haendler', games: 10, bots: 'mate,captain', effort: 'normal', seed: '1' })
const id = GAME_IDS.find((game) => game === values.game) ?? refuse(`--game must be one of: ${GAME_IDS.join(', ')}.`)
const effort =
  EFFORTS.find((each) => each === values.effort) ?? refuse(`--effort must be one of: ${EFFORTS.join(', ')}.`)
const [game, judge] = await Promise.all([rulesOf(id), judgeOf(id)])
const bots = await Promise.all(values.bots.split(',').map((name) => botNamed(id, name)))
let [counted, agreed, marked, agreedOnMark] = [0, 0, 0, 0]
const apart = { luck: 0, own: 0, residual: 0 }
/** Totals that differ by less than two standard errors of their difference. */
const within = { luck: 0, own: 0 }
/** Squares, summed over all moves: how far both analyses are apart, and what their standard errors foretell of that. */
const squares = { luck: { apart: 0, foretold: 0 }, own: { apart: 0, foretold: 0 } }
let residual = 0
const began = process.cpuUsage()
for (let i = 0; i < values.games; i++) {
  const record = recordBetween(game, bots, `${values.seed}/${i}`)
  const [one, other] = ['one', 'other'].map((seed) => analysisOf(game, judge, record, effort, seed))
  const marks = marksOf(other)
  for (const [move, mark] of marksOf(one)) {
    const isSame = mark === marks.get(move)
    counted += 1
    agreed += Number(isSame)
    if (mark === undefined && marks.get(move) === undefined) continue
    marked += 1
    agreedOnMark += Number(isSame)
  }
  for (const figure of ['luck', 'own', 'residual'] as const) {
    apart[figure] += Math.abs(one.totals[0][figure] - other.totals[0][figure]) / values.games
  }
  for (const [i, { luck, doubt, decision }] of one.moves.entries()) {
    const again = other.moves[i]
    compare(squares.luck, [luck[0], again.luck[0]], [doubt[0], again.doubt[0]])
    if (!decision || !again.decision) continue
    compare(squares.own, [decision.error, again.decision.error], [decision.doubt, again.decision.doubt])
  }
  residual += Math.abs(one.totals[0].residual) / values.games
  for (const [seat, { luck, luckDoubt, own, ownDoubt }] of one.totals.entries()) {
    const again = other.totals[seat]
    within.luck += Number(Math.abs(luck - again.luck) < 2 * Math.hypot(luckDoubt, again.luckDoubt))
    within.own += Number(Math.abs(own - again.own) < 2 * Math.hypot(ownDoubt, again.ownDoubt))
  }
}
const { user, system } = process.cpuUsage(began)
const points = (share: number) => (100 * share).toFixed(1)
console.log(`${id}, ${values.bots}, ${values.games} games, ${effort} effort`)
console.log(
  `same mark: ${points(agreed / counted)} % of ${counted} decisions, ${points(agreedOnMark / marked)} % of ${marked} marked in either`,
)
console.log(
  `totals apart, in points: luck ${points(apart.luck)}, own errors ${points(apart.own)}, residual ${points(apart.residual)}`,
)
const totals = values.games * bots.length
console.log(`within two standard errors: luck ${within.luck}, own errors ${within.own}, of ${totals}`)
const ratioOf = ({ apart, foretold }: typeof squares.luck) => Math.sqrt(apart / foretold).toFixed(2)
console.log(`moves apart, beside what is foretold: luck ${ratioOf(squares.luck)}, own errors ${ratioOf(squares.own)}`)
console.log(
  `residual without its sign: ${points(residual)}; ${((user + system) / 1e6 / values.games / 2).toFixed(1)} s an analysis, games included`,
)

function compare(sum: typeof squares.luck, [figure, again]: readonly number[], doubts: readonly number[]): void {
  sum.apart += (figure - again) ** 2
  sum.foretold += doubts.reduce((foretold, doubt) => foretold + doubt ** 2, 0)
}

function marksOf({ moves }: Analysis): ReadonlyMap<number, ChoiceMark | undefined> {
  return new Map(moves.flatMap(({ move, decision }) => (decision?.counts ? [[move, decision.mark] as const] : [])))
}
