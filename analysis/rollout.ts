/** Two answers compared without any learned value: everybody plays on by rule to the very end, in the same worlds. */

import { Light } from '@windward/bots/light.ts'
import type { Rng } from '@windward/core/chance.ts'
import { owed } from '@windward/core/choices.ts'
import type { AnyGame, Outcome, Seat } from '@windward/core/contract.ts'
import type { AnyYardstick } from './contract.ts'
import { doubtOf } from './shares.ts'

const SEEDS = 2 ** 21
/** What is drawn while playing on has nothing to do with what was drawn while imagining. */
const OTHER = 0x2545f491
/** Worlds between two looks at whether it is decided. */
const LOOK = 50
/** A lead that more worlds would have to raise by so many standard errors is given up. */
const HOPELESS = 1

export interface Rollout {
  /** How far the first answer leads, in shares of the victory, and the standard error of that. */
  readonly lead: number
  readonly doubt: number
}

/** Ends as soon as it is decided, of which it is asked now and then; at the latest after all worlds. */
export function rollOut(
  game: AnyGame,
  yardstick: AnyYardstick,
  view: unknown,
  seat: Seat,
  answers: readonly [unknown, unknown],
  worlds: number,
  isDecided: (rollout: Rollout, part: number) => boolean,
  rng: Rng,
): Rollout {
  const { imagine = game.imagine } = yardstick
  const leads: number[] = []
  for (;;) {
    const seed = rng.int(SEEDS)
    light.reset(seed)
    const world = imagine(view, light)
    const [first, second] = answers.map((answer) => {
      const s = game.clone(world)
      light.reset(seed ^ OTHER)
      game.apply(s, seat, answer, light)
      return playedOut(game, yardstick, s, seat, light)
    })
    leads.push(first - second)
    if (leads.length % LOOK !== 0 && leads.length < worlds) continue
    const rollout = { lead: leads.reduce((a, b) => a + b) / leads.length, doubt: doubtOf(leads) }
    if (leads.length >= worlds || isDecided(rollout, leads.length / worlds)) return rollout
  }
}

/** Whether one of both leads by so many standard errors. */
export function isClear({ lead, doubt }: Rollout, sure: number): boolean {
  return Math.abs(lead) > sure * doubt
}

/** Whether the lead will not be sure after all worlds, of which a part was played, even if the rest is lucky for it. */
export function isHopeless({ lead, doubt }: Rollout, part: number, sure: number): boolean {
  return lead + HOPELESS * doubt * Math.sqrt(1 - part) <= sure * doubt * Math.sqrt(part)
}

const light = new Light()

/** What a seat has of the victory once everybody has played on by rule to the very end. */
export function playedOut(game: AnyGame, yardstick: AnyYardstick, s: unknown, seat: Seat, rng: Rng): number {
  if (yardstick.finish !== undefined) return yardstick.finish(s, rng)[seat]
  for (let asked = owed(game.questions(s)); asked.length > 0; asked = owed(game.questions(s))) {
    const [question] = asked
    const choices = game.actions(s, question.seat)
    const isOnly = Array.isArray(choices) && choices.length === 1
    game.apply(s, question.seat, isOnly ? choices[0] : yardstick.rule(s, question, choices, rng), rng)
  }
  return shareOf(game.outcome(s) ?? [], seat)
}

function shareOf(outcome: Outcome, seat: Seat): number {
  const first = outcome.filter(({ place }) => place === 1)
  return first.some((standing) => standing.seat === seat) ? 1 / first.length : 0
}
