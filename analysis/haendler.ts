/** Händler: everybody plays on by rule to the end of the turn; there the net says who will win. */

import { MINDS, stepByRule } from '@windward/bots/haendler/index.ts'
import { NET } from '@windward/bots/haendler/net.ts'
import { sharesBy } from '@windward/bots/haendler/value.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import type { State } from '@windward/games/haendler/state.ts'
import type { View } from '@windward/games/haendler/view.ts'
import type { Action } from '@windward/games/haendler/vocabulary.ts'
import type { Judge } from './contract.ts'
import { ruleOf } from './rule.ts'

const shares = sharesBy(NET)

export const JUDGE: Judge<State, Action, View> = {
  worlds: { quick: 32, normal: 128, deep: 1024 },
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
