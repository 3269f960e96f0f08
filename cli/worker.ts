/** Plays games of a simulation or an arena, judges moves; runs in a worker thread, which needs rules but no words. */

import { type DraftedMove, draftsIn, type MoveSpan } from '@windward/analysis/analyse.ts'
import { judgeOfRevision, yardstickOf } from '@windward/analysis/catalogue.ts'
import type { Effort } from '@windward/analysis/contract.ts'
import { LuckWitness } from '@windward/analysis/fairness.ts'
import { botOf, mindsOf } from '@windward/bots/catalogue.ts'
import type { Bot } from '@windward/bots/contract.ts'
import type { Mishap } from '@windward/bots/guard.ts'
import { playGame } from '@windward/bots/simulate.ts'
import { Chance } from '@windward/core/chance.ts'
import type { OptionValues, Outcome } from '@windward/core/contract.ts'
import type { GameRecord } from '@windward/core/record.ts'
import { type GameId, rulesOf } from '@windward/games/catalogue.ts'
import { revisionOf } from '@windward/games/revisions.ts'
import { type Block, type Contest, powerOf } from './blocks.ts'
import { isProgram } from './foreign.ts'
import { type LineFormat, writerOf } from './gameLines.ts'
import { playedBy, seat } from './seated.ts'
import { count, newTally, type PlainTally, plain } from './statistics.ts'

export interface Stretch {
  readonly game: GameId
  readonly options: OptionValues
  readonly seats: number
  readonly seed: string
  readonly bots: readonly string[]
  /** Numbers of the games: from `first`, up to but not including `end`. */
  readonly first: number
  readonly end: number
  /** How each game is to be written down, if it is. */
  readonly lines?: LineFormat
}

export interface PlayedStretch {
  readonly first: number
  readonly tally: PlainTally
  readonly lines: string
}

export interface Bout extends Contest {
  /** Number of the block. */
  readonly no: number
}

/** Some moves of a record that was verified. */
export interface RecordPart extends MoveSpan {
  readonly game: GameId
  readonly record: GameRecord
  readonly effort: Effort
  readonly seed: string
}

export interface JudgedPart extends MoveSpan {
  readonly drafts: readonly DraftedMove[]
}

/** Game number i has the seed `seed/i`, whoever plays it. */
export async function playStretch(stretch: Stretch): Promise<PlayedStretch> {
  const { options, seats, seed, bots: names, first, end } = stretch
  const [game, minds] = await Promise.all([rulesOf(stretch.game), mindsOf(stretch.game)])
  const tally = newTally(seats)
  const onMishap = () => {
    tally.mishaps += 1
  }
  const lineOf = stretch.lines && writerOf(stretch.lines, game.rev, stretch)
  const seatAll = () => names.map((name) => seat(minds, name, { onMishap }))
  // A program is started for each game; ours stay where they are, which is 4 % of a game of Händler.
  const ours = names.some(isProgram) ? undefined : seatAll()
  let lines = ''
  for (let i = first; i < end; i++) {
    const own = `${seed}/${i}`
    const played = playedBy(ours ?? seatAll(), (bots) => playGame(game, options, seats, own, bots))
    count(tally, played)
    if (lineOf) lines += lineOf(own, played)
  }
  return { first, tally: plain(tally), lines }
}

/** Block number i has the seed `seed/i`; in rotation r the seat n has the bot n + r. */
export async function playBlock(bout: Bout): Promise<Block> {
  const { game: id, options, bots: names, seed, budget, no } = bout
  const [game, minds] = await Promise.all([rulesOf(id), mindsOf(id)])
  const yardstick = bout.adjusted && (await yardstickOf(id))
  const seats = names.length
  const times: Record<string, Record<string, number>> = {}
  const mishaps: Record<string, Record<string, number>> = {}
  const onMishap = ({ bot, fault }: Mishap) => add(mishaps, bot, fault)
  const limit = budget === undefined ? undefined : { budget: budget * 1000, now: threadTime }
  const [shares, luck] = [names.map(() => 0), names.map(() => 0)]
  const seated = names.map((name) => seat(minds, name, { onMishap, limit }))
  playedBy(seated, (careful) => {
    const bots = careful.map((bot) => timed(bot, (time) => add(times, bot.id, powerOf(time))))
    for (let rotation = 0; rotation < seats; rotation++) {
      const order = bots.map((_, place) => (place + rotation) % seats)
      const askable = order.map((at) => botOf(minds, names[at]))
      const chance = new Chance(`${seed}/${no}/luck/${rotation}`)
      const witness = yardstick && new LuckWitness(game, yardstick, askable, chance)
      const { outcome } = playGame(
        game,
        options,
        seats,
        `${seed}/${no}`,
        order.map((at) => bots[at]),
        witness,
      )
      for (const [place, share] of sharesOf(outcome)) shares[order[place]] += share / seats
      for (const [place, own] of witness?.luck.entries() ?? []) luck[order[place]] += own / seats
    }
  })
  return { no, shares, ...(yardstick && { luck }), times, mishaps }
}

/** Each move is judged by a chance of its own, whoever judges those before. */
export async function judgePart({ game: id, record, effort, seed, first, end }: RecordPart): Promise<JudgedPart> {
  const [revision, judge] = await Promise.all([revisionOf(id, record.rev), judgeOfRevision(id, record.rev)])
  if (!revision.ok || judge === undefined) throw new Error(`${id} has no judge of revision ${record.rev}`)
  return { first, end, drafts: draftsIn(revision.game, judge, record, effort, seed, { first, end }) }
}

function sharesOf(outcome: Outcome): readonly (readonly [seat: number, share: number])[] {
  const winners = outcome.filter(({ place }) => place === 1)
  return winners.map(({ seat }) => [seat, 1 / winners.length])
}

function timed(bot: Bot, tell: (microseconds: number) => void): Bot {
  return {
    id: bot.id,
    decide(ask) {
      const [clock, thread] = [performance.now(), threadTime()]
      const action = bot.decide(ask)
      tell(Math.min((performance.now() - clock) * 1000, threadTime() - thread + TICK))
      return action
    },
  }
}

/**
 * Processor time is what other programs do not spoil, but it is counted in ticks, which are longer than most decisions:
 * never more than the clock on the wall says, and never less than was used.
 */
const TICK = 4000

function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

function add(counts: Record<string, Record<string, number>>, name: string, key: string | number): void {
  counts[name] ??= {}
  counts[name][key] = (counts[name][key] ?? 0) + 1
}
