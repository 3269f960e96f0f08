/**
 * Looking ahead: the rule's best answers, tried in worlds that the view allows and played on by rule for some rounds.
 * Worlds and dice are the same for all answers compared, so that much of the luck falls out of the comparison; the rule's
 * favourite gives way only to an answer that is better beyond the noise that is left.
 */

import type { Rng } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import { top } from '@windward/games/marauders/flow.ts'
import type { Frame } from '@windward/games/marauders/frames.ts'
import { marauders } from '@windward/games/marauders/index.ts'
import { answers } from '@windward/games/marauders/rules/chapters.ts'
import type { State } from '@windward/games/marauders/state.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action } from '@windward/games/marauders/vocabulary.ts'
import type { Window } from '@windward/games/marauders/windows.ts'
import { Light } from '../light.ts'
import { choose, ranked } from './policy.ts'
import type { Weights } from './weights.ts'

export interface Foresight {
  /** Playouts for one decision, all answers together. */
  readonly playouts: number
  /** Rounds played on, the current one included. */
  readonly rounds: number
  /** Answers compared. */
  readonly breadth: number
  /** Standard errors by which an answer must lead the rule's favourite. */
  readonly caution: number
  /** What the rule goes by. */
  readonly weights: Weights
  /** How good a state is for a seat, from 0 to 1: where a playout ends. */
  readonly value: (s: State, seat: Seat) => number
}

/** Windows at which only cards can be played: in its thoughts nobody is asked there. */
const QUIET: readonly Window[] = [
  'turn.free',
  'scout.after',
  'npcScout.before',
  'raid.start',
  'battle.start',
  'battle.won',
  'bounty.before',
  'port.start',
  'port.rumor',
  'port.mission',
  'other.turn.start',
  'other.scout.before',
  'other.port.sell',
]
/** Steps of a playout, should a round never end. */
const HORIZON = 2000
/** An answer that the rule thinks worse by so much Gold is not worth a thought. */
const FAR_BEHIND = 5
/** Worlds in which an answer is tried before it may be dropped. */
const FAIR_TRIAL = 6
/** An answer that trails the best by so many standard errors is dropped. */
const HOPELESS = 2

interface Candidate {
  readonly action: Action
  /** How much better than the favourite, world by world: the sum, and the sum of squares. */
  lead: number
  squares: number
}

const light = new Light()

/** The most promising of the actions. `expired` may end the search early; some answer is always ready. */
export function lookAhead(
  view: View,
  seat: Seat,
  actions: readonly Action[],
  { playouts, rounds, breadth, caution, weights: w, value }: Foresight,
  rng: Rng,
  expired: () => boolean = never,
): Action {
  const [favourite, ...others] = candidates(view, seat, actions, breadth, w)
  let field = others.map((action): Candidate => ({ action, lead: 0, squares: 0 }))
  const until = view.round + rounds
  let worlds = 0
  for (let spent = 0; field.length > 0 && spent < playouts && !expired(); spent += field.length + 1) {
    const world = worldFor(view, rng)
    const seed = rng.int(2 ** 21)
    const outcomeOf = (action: Action) => value(playout(world, seat, action, until, w, seed), seat)
    const par = outcomeOf(favourite)
    for (const candidate of field) {
      const lead = outcomeOf(candidate.action) - par
      candidate.lead += lead
      candidate.squares += lead * lead
    }
    worlds += 1
    if (worlds >= FAIR_TRIAL) field = hopeful(field, worlds)
  }
  return bestOf(favourite, field, worlds, caution)
}

function bestOf(favourite: Action, field: readonly Candidate[], worlds: number, caution: number): Action {
  let best = favourite
  let most = 0
  for (const candidate of field) {
    const lead = candidate.lead - caution * errorOf(candidate, worlds)
    if (lead > most) {
      most = lead
      best = candidate.action
    }
  }
  return best
}

/** Those that are not clearly behind the one that leads, be it the favourite. */
function hopeful(field: readonly Candidate[], worlds: number): Candidate[] {
  let most = 0
  for (const { lead } of field) most = Math.max(most, lead)
  return field.filter((candidate) => candidate.lead + HOPELESS * errorOf(candidate, worlds) >= most)
}

/** Of the sum of leads. */
function errorOf({ lead, squares }: Candidate, worlds: number): number {
  return Math.sqrt(Math.max(0, squares - (lead * lead) / worlds))
}

/** Some state that the view allows, in which nobody is asked for cards that hardly matter. */
export function worldFor(view: View, rng: Rng): State {
  const world = marauders.imagine(view, rng)
  for (const player of world.players) player.passes = [...QUIET]
  return world
}

/** What an action comes to when everybody plays on by rule until the given round. */
export function playout(world: State, seat: Seat, action: Action, until: number, w: Weights, seed: number): State {
  const s = marauders.clone(world)
  light.reset(seed)
  marauders.apply(s, seat, action, light)
  playOn(s, until, w, light)
  return s
}

/** Everybody by rule until the given round. */
export function playOn(s: State, until: number, w: Weights, rng: Rng): void {
  for (let i = 0; i < HORIZON && s.round < until && s.over === undefined; i++) step(s, w, rng)
}

/** What is fought out, or tried by dice: its end is near, and what it brings is not yet on anybody's sheet. */
const UNDER_WAY: ReadonlySet<Frame['type']> = new Set(['check', 'scout', 'raid', 'battle', 'hits', 'crew', 'plunder'])

/** Everybody by rule until nothing of that is under way. */
export function finish(s: State, w: Weights, rng: Rng): void {
  const isUnderWay = () => s.over === undefined && s.stack.some(({ type }) => UNDER_WAY.has(type))
  for (let i = 0; i < HORIZON && isUnderWay(); i++) step(s, w, rng)
}

function step(s: State, w: Weights, rng: Rng): void {
  const seat = top(s).asks[0]
  marauders.apply(s, seat, answerTo(s, seat, w), rng)
}

/** Whoever must do what he would rather not is asked again at every window: one offer stands for those of all of them. */
function answerTo(s: State, seat: Seat, w: Weights): Action {
  const actions = answers(s, seat)
  const player = s.players[seat]
  if (player.passes.length === 0) return choose(s, seat, actions, w)
  actions.push(ASK_AGAIN)
  const chosen = choose(s, seat, actions, w)
  if (chosen !== ASK_AGAIN) return chosen
  player.passes = []
  actions.pop()
  return choose(s, seat, actions, w)
}

const ASK_AGAIN: Action = { type: 'askAgain', window: QUIET[0] }

/** The answers that the rule likes best, best first; none that it finds far worse. */
function candidates(s: State, seat: Seat, actions: readonly Action[], count: number, w: Weights): Action[] {
  const field = ranked(s, seat, actions, w)
  const least = field[0].worth - FAR_BEHIND
  return field.flatMap(({ action, worth }, i) => (i < count && worth >= least ? [action] : []))
}

function never(): boolean {
  return false
}
