/** Marauders: everybody plays on by rule to the end of the next round; there the Admiral's judgement says who will win. */

import { finish, playOn, worldFor } from '@windward/bots/marauders/ahead.ts'
import { MINDS } from '@windward/bots/marauders/index.ts'
import { judgement } from '@windward/bots/marauders/judgement.ts'
import { choose, ranked } from '@windward/bots/marauders/policy.ts'
import { BY_HAND, TUNED } from '@windward/bots/marauders/weights.ts'
import { shuffle } from '@windward/core/chance.ts'
import { marauders } from '@windward/games/marauders/index.ts'
import type { State } from '@windward/games/marauders/state.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action } from '@windward/games/marauders/vocabulary.ts'
import type { Judge, Shares, Yardstick } from './contract.ts'
import { ruleOf } from './rule.ts'

/** Answers compared with the one that was given. */
const BREADTH = 6
/** This one and the next: what an answer brings often comes in the turn after it, which a learned value alone does not see. */
const ROUNDS = 2

export const JUDGE: Judge<State, Action, View> = {
  worlds: { quick: 8, normal: 24, deep: 160 },
  closer: {
    doubt: 0.0025,
    worlds: { quick: 8, normal: 384, deep: 1280 },
    marks: { quick: 8, normal: 3072, deep: 10240 },
  },
  until: ({ round }) => round + ROUNDS,
  imagine: worldFor,
  clone: marauders.clone,
  apply: marauders.apply,
  playOut(s, until, rng) {
    playOn(s, until, TUNED, rng)
    return sharesOf(s)
  },
  fortune(s, rng) {
    finish(s, TUNED, rng)
    return sharesOf(s)
  },
  candidates(view, { seat }, choices) {
    const actions = choices as readonly Action[]
    // Where a pass is offered first there is nothing to do but pass, now or always.
    if (actions.length === 1 || actions[0].type === 'pass') return { actions: [actions[0]] }
    const best = ranked(view as State, seat, actions, TUNED).slice(0, BREADTH)
    return { actions: best.map(({ action }) => action), byRule: choose(view as State, seat, actions, BY_HAND) }
  },
}

const DECKS = ['events', 'cargo', 'glory', 'rumors', 'missions', 'captains'] as const

export const YARDSTICK: Yardstick<State> = {
  worlds: 24,
  until: ({ round }) => round + ROUNDS,
  reached: ({ round }) => round,
  redealt(s, rng) {
    const world = marauders.clone(s)
    for (const kind of DECKS) shuffle<number>(world[kind].deck, rng)
    return world
  },
  // The rule looks at nothing that lies face down: it may be shown the table itself.
  rule: (s, question, choices, rng) => ruleOf(marauders, MINDS.mate, s, question, choices, rng),
  draws: () => undefined,
  value: sharesOf,
}

function sharesOf(s: State): Shares {
  return s.players.map((_, seat) => judgement(s, seat))
}
