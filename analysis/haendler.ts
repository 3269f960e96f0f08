/** Händler: everybody plays on by rule to the end of the turn; there the net says who will win. */

import { MINDS, stepByRule } from '@windward/bots/haendler/index.ts'
import { NET } from '@windward/bots/haendler/net.ts'
import { choose } from '@windward/bots/haendler/policy.ts'
import { sharesBy } from '@windward/bots/haendler/value.ts'
import { BY_HAND } from '@windward/bots/haendler/weights.ts'
import { shuffle } from '@windward/core/chance.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import type { State } from '@windward/games/haendler/state.ts'
import type { View } from '@windward/games/haendler/view.ts'
import type { Action } from '@windward/games/haendler/vocabulary.ts'
import type { Judge, Yardstick } from './contract.ts'
import { ruleOf } from './rule.ts'

const shares = sharesBy(NET)

const WORLDS = { quick: 32, normal: 640, deep: 2048 }

export const JUDGE: Judge<State, Action, View> = {
  worlds: WORLDS,
  closer: { doubt: 0.005, worlds: WORLDS, marks: { ...WORLDS, normal: 5120, deep: 16384 } },
  until: ({ turn }) => turn + 1,
  imagine: haendler.imagine,
  clone: haendler.clone,
  apply: haendler.apply,
  playOut(s, until, rng) {
    while (s.turn < until && stepByRule(s, rng));
    return shares(s)
  },
  candidates(view, question, choices, rng) {
    const actions = choices as readonly Action[]
    return { actions, byRule: ruleOf(haendler, MINDS.mate, view, question, actions, rng) }
  },
}

export const YARDSTICK: Yardstick<State> = {
  worlds: 64,
  until: ({ turn }) => turn + 1,
  reached: ({ turn }) => turn,
  redealt(s, rng) {
    const world = haendler.clone(s)
    shuffle(world.draw, rng)
    return world
  },
  rule: (s, { seat }, choices) => choose(s, seat, choices as readonly Action[], BY_HAND),
  draws: () => undefined,
  value: shares,
}
