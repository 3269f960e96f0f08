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
const HOPELESS = 2

export interface Rollout {
  /** How far the first answer leads, in shares of the victory, and the standard error of that. */
  readonly lead: number
  readonly doubt: number
}

/**
 * Ends as soon as one leads by so many standard errors, or the first one hardly will any more; at the latest after all
 * worlds. Where none would be enough, all are played.
 */
export function rollOut(
  game: AnyGame,
  yardstick: AnyYardstick,
  view: unknown,
  seat: Seat,
  answers: readonly [unknown, unknown],
  worlds: number,
  sure: number,
  rng: Rng,
): Rollout {
  const leads: number[] = []
  for (;;) {
    const seed = rng.int(SEEDS)
    light.reset(seed)
    const world = game.imagine(view, light)
    const [first, second] = answers.map((answer) => {
      const s = game.clone(world)
      light.reset(seed ^ OTHER)
      game.apply(s, seat, answer, light)
      return resultOf(game, yardstick, s, seat)
    })
    leads.push(first - second)
    if (leads.length % LOOK !== 0 && leads.length < worlds) continue
    const lead = leads.reduce((a, b) => a + b) / leads.length
    const doubt = doubtOf(leads)
    if (leads.length >= worlds || Math.abs(lead) > sure * doubt) return { lead, doubt }
    if (sure !== Number.POSITIVE_INFINITY && isHopeless(lead, doubt, leads.length / worlds, sure))
      return { lead, doubt }
  }
}

/** Whether the lead will not be sure after all worlds, of which a part was played, even if the rest is lucky for it. */
function isHopeless(lead: number, doubt: number, part: number, sure: number): boolean {
  return lead + HOPELESS * doubt * Math.sqrt(1 - part) <= sure * doubt * Math.sqrt(part)
}

const light = new Light()

function resultOf(game: AnyGame, yardstick: AnyYardstick, s: unknown, seat: Seat): number {
  for (let asked = owed(game.questions(s)); asked.length > 0; asked = owed(game.questions(s))) {
    const [question] = asked
    const choices = game.actions(s, question.seat)
    const isOnly = Array.isArray(choices) && choices.length === 1
    game.apply(s, question.seat, isOnly ? choices[0] : yardstick.rule(s, question, choices, light), light)
  }
  return shareOf(game.outcome(s) ?? [], seat)
}

function shareOf(outcome: Outcome, seat: Seat): number {
  const first = outcome.filter(({ place }) => place === 1)
  return first.some((standing) => standing.seat === seat) ? 1 / first.length : 0
}
