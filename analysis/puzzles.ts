/** Finds puzzles: moments of games between Mates in which one answer is surely best and a Mate's rule goes wrong. */

import { botNamed } from '@windward/bots/catalogue.ts'
import { type Ask, type Bot, LEVELS, type Level } from '@windward/bots/contract.ts'
import { playGame, type Witness } from '@windward/bots/simulate.ts'
import { Chance, type Rng } from '@windward/core/chance.ts'
import { list, same } from '@windward/core/choices.ts'
import { defaults } from '@windward/core/options.ts'
import { type GameId, rulesOf } from '@windward/games/catalogue.ts'
import type { Difficulty, Puzzle } from './book.ts'
import { judgeOf, yardstickOf } from './catalogue.ts'
import type { AnyJudge, AnyYardstick, Effort } from './contract.ts'
import { isClear, isHopeless, type Rollout, rollOut } from './rollout.ts'
import { average, doubtOf } from './shares.ts'
import { tryOut } from './trial.ts'

/** By how much the best answer leads every other, in shares of the victory and in standard errors. */
const LEAD = 0.05
const SURE = 3
/** Worlds before a look is first broken off where nothing can come of it; then after twice as many, and so on. */
const FEW = 4
/** What a lead may still grow by, in standard errors. */
const HOPE = 1
/** Worlds that are played to the very end at most, to see that no learned value is all there is to it. */
const ROLLOUTS = 600
/** How often a bot is asked before it is said to find it: mostly. */
const TRIES = 3
/** A glance looks at so many worlds and misjudges every answer by up to so many shares. */
const GLANCE = 4
const MISJUDGED = 0.1
/** How many of all glances find the answer to an easy puzzle, and to one that is not hard. */
const EASY = 0.82
const MIDDLING = 0.72
/** Of one game at most. */
const FROM_ONE_GAME = 2
/** No theme has more than its part of the book, but for a few at its beginning. */
const PART = 0.5
const HEAD_START = 4

interface PuzzleWish {
  /** Of all puzzles, what one theme may have at most. */
  readonly part?: number | undefined
  /** Another judge than the game's own. */
  readonly judge?: AnyJudge
}

/** One after the other, as many games as it takes; who has enough stops asking. */
export async function* findPuzzles(
  id: GameId,
  seats: number,
  seed: string,
  { part = PART, judge: other }: PuzzleWish = {},
): AsyncGenerator<Puzzle> {
  const [game, mate] = await Promise.all([rulesOf(id), botNamed(id, 'mate')])
  const [judge, yardstick] = await Promise.all([other ?? judgeOf(id), yardstickOf(id)])
  const solvers = await Promise.all(LEVELS.slice(LEVELS.indexOf('captain')).map((level) => botNamed(id, level)))
  const bots = Array.from({ length: seats }, () => mate)
  const themes = new Themes(part)
  for (let no = 0; ; no++) {
    const seeker = new Seeker(judge, yardstick, solvers, { seats, seed: `${seed}/${no}` }, themes)
    playGame(game, defaults(game), seats, `${seed}/${no}`, bots, seeker)
    yield* seeker.found
  }
}

/** Looks for puzzles while a game is played. */
class Seeker implements Witness {
  readonly found: Puzzle[] = []
  readonly #judge: AnyJudge
  readonly #yardstick: AnyYardstick
  readonly #solvers: readonly Bot[]
  readonly #deal: Pick<Puzzle, 'seats' | 'seed'>
  readonly #themes: Themes
  readonly #rng: Chance
  readonly #moves: string[] = []

  constructor(
    judge: AnyJudge,
    yardstick: AnyYardstick,
    solvers: readonly Bot[],
    deal: Pick<Puzzle, 'seats' | 'seed'>,
    themes: Themes,
  ) {
    this.#judge = judge
    this.#yardstick = yardstick
    this.#solvers = solvers
    this.#deal = deal
    this.#themes = themes
    this.#rng = new Chance(`${deal.seed}/puzzles`)
  }

  sees(state: unknown, ask: Ask<unknown>, action: unknown): void {
    // What is answered by a draw has no best answer.
    const isOpen = this.found.length < FROM_ONE_GAME && this.#yardstick.draws(state) === undefined
    const puzzle = isOpen ? this.#puzzleAt(ask) : undefined
    if (puzzle !== undefined) {
      this.found.push(puzzle)
      this.#themes.add(puzzle.theme)
    }
    this.#moves.push(numberOf(ask, action).toString(36))
  }

  ends(): void {}

  #puzzleAt(ask: Ask<unknown>): Puzzle | undefined {
    const { question, choices, view } = ask
    if (Array.isArray(choices) && choices.length === 1) return undefined
    if (!this.#themes.wants(question.ask)) return undefined
    const { actions, byRule } = this.#judge.candidates(view, question, choices, this.#rng)
    if (byRule === undefined || actions.length < 2) return undefined
    const others = actions.filter((action) => !same(action, byRule))
    const answers = [byRule, ...others]
    const suspected = this.#look(ask, answers, 'normal', 1)
    if (suspected === undefined) return undefined
    // It confirms what the first look only suspects.
    const judged = this.#look(ask, answers, 'deep', SURE)
    if (judged === undefined || judged.best !== suspected.best) return undefined
    const best = others[judged.best - 1]
    if (!this.#holdsToTheEnd(ask, best, byRule) || !this.#leadsTheRest(ask, best, answers)) return undefined
    const level = this.#solvers.find((bot) => solves(bot, ask, best, this.#rng))?.id as Level | undefined
    return {
      ...this.#deal,
      moves: this.#moves.join('.'),
      theme: question.ask,
      answers: answers
        .map((action, i) => [numberOf(ask, action), rounded(judged.values[i])] as const)
        .sort(([, a], [, b]) => b - a),
      rule: numberOf(ask, byRule),
      doubt: rounded(judged.doubt),
      difficulty: difficultyOf(judged.glances),
      ...(level !== undefined && { level }),
    }
  }

  #holdsToTheEnd({ game, view, seat }: Ask<unknown>, best: unknown, byRule: unknown): boolean {
    const rng = this.#rng.stream(`rollout ${this.#moves.length}`)
    const isDecided = (rollout: Rollout, part: number) => isClear(rollout, SURE) || isHopeless(rollout, part, SURE)
    const rollout = rollOut(game, this.#yardstick, view, seat, [best, byRule], ROLLOUTS, isDecided, rng)
    return rollout.lead > 0 && isClear(rollout, SURE)
  }

  /** Whether it is as clearly better than what was not worth comparing at first. */
  #leadsTheRest(ask: Ask<unknown>, best: unknown, compared: readonly unknown[]): boolean {
    const rest = list(ask.choices).filter((choice) => !compared.some((answer) => same(answer, choice)))
    return rest.length === 0 || this.#look(ask, [compared[0], best, ...rest], 'deep', SURE, 'rest ')?.best === 1
  }

  /** Every look has worlds of its own. */
  #look(ask: Ask<unknown>, answers: readonly unknown[], effort: Effort, sure: number, why = ''): Verdict | undefined {
    const rng = this.#rng.stream(`${why}${effort} ${this.#moves.length}`)
    return verdictOn(this.#judge, ask, answers, this.#judge.worlds[effort], sure, rng)
  }
}

/** How many of each were found: they are spread, and none has more than its part. */
class Themes {
  readonly #part: number
  readonly #counts = new Map<string, number>()
  #all = 0

  constructor(part: number) {
    this.#part = part
  }

  add(theme: string): void {
    this.#counts.set(theme, (this.#counts.get(theme) ?? 0) + 1)
    this.#all += 1
  }

  wants(theme: string): boolean {
    return (this.#counts.get(theme) ?? 0) <= this.#part * this.#all + HEAD_START
  }
}

/** What the answers came to for the one who is asked: by answer, and then by world. */
type Values = readonly (readonly number[])[]

interface Verdict {
  /** Which of the answers leads all others; never the first. */
  readonly best: number
  /** By answer. */
  readonly values: readonly number[]
  /** The standard error of how far the best leads the first. */
  readonly doubt: number
  /** How many of all glances find it. */
  readonly glances: number
}

/** Nothing: no answer but the first leads all others clearly. It ends as soon as none will. */
function verdictOn(
  judge: AnyJudge,
  { seat, view }: Ask<unknown>,
  answers: readonly unknown[],
  worlds: number,
  sure: number,
  rng: Rng,
): Verdict | undefined {
  const own: number[][] = answers.map(() => [])
  const canLead = (i: number) => i > 0 && leads(own, i, (lead, doubt) => lead + HOPE * doubt >= LEAD)
  for (let n = Math.min(FEW, worlds); ; n = Math.min(2 * n, worlds)) {
    const tried = tryOut(judge, view, seat, answers, judge.until(view), n - own[0].length, rng)
    for (const [i, rows] of tried.entries()) own[i].push(...rows.map((row) => row[seat]))
    if (n === worlds) break
    if (!answers.some((_, i) => canLead(i))) return undefined
  }
  const values = own.map(average)
  const best = values.indexOf(Math.max(...values))
  if (best === 0 || !leads(own, best, (lead, doubt) => lead >= Math.max(LEAD, sure * doubt))) return undefined
  const doubt = doubtOf(own[best].map((value, n) => value - own[0][n]))
  return { best, values, doubt, glances: glancesAt(own, best, rng) }
}

/** Whether an answer leads every other as it should. */
function leads(own: Values, best: number, enough: (lead: number, doubt: number) => boolean): boolean {
  return own.every((row, i) => {
    if (i === best) return true
    const apart = own[best].map((value, n) => value - row[n])
    return enough(average(apart), doubtOf(apart))
  })
}

/** How many of all glances find the best answer. */
function glancesAt(own: Values, best: number, rng: Rng): number {
  let [found, glances] = [0, 0]
  for (let from = 0; from + GLANCE <= own[0].length; from += GLANCE) {
    const seen = own.map(
      (row) => row.slice(from, from + GLANCE).reduce((a, b) => a + b) / GLANCE + misjudgement(rng.stream('glance')),
    )
    glances += 1
    if (seen.indexOf(Math.max(...seen)) === best) found += 1
  }
  return found / glances
}

function misjudgement(rng: Rng): number {
  return MISJUDGED * (rng.int(2001) / 1000 - 1)
}

function difficultyOf(glances: number): Difficulty {
  if (glances < MIDDLING) return 'hard'
  return glances < EASY ? 'middling' : 'easy'
}

function solves(bot: Bot, { game, seat, question, choices, view }: Ask<unknown>, best: unknown, rng: Rng): boolean {
  let found = 0
  for (let n = 0; n < TRIES; n++) {
    const answer = bot.decide({ game, seat, question, choices, view, rng })
    if (same(answer, best)) found += 1
  }
  return 2 * found > TRIES
}

function numberOf({ choices }: Ask<unknown>, action: unknown): number {
  return list(choices).findIndex((choice) => same(choice, action))
}

/** A tenth of a point is enough. */
function rounded(share: number): number {
  return Math.round(share * 1000) / 1000
}
