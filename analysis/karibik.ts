/** Karibik: the round is played to its end as everybody would who looks one ship ahead; there a net says who will win. */

import { sharesOf } from '@windward/bots/karibik/chances.ts'
import { bidderAtSea, MINDS, measuredBidder } from '@windward/bots/karibik/index.ts'
import { type Hands, isOver, playOn } from '@windward/bots/karibik/round.ts'
import { bestRoute, sailRoute } from '@windward/bots/karibik/routes.ts'
import { type Sea, seaOf } from '@windward/bots/karibik/sea.ts'
import { suppose } from '@windward/bots/karibik/supposing.ts'
import { type Rng, shuffle } from '@windward/core/chance.ts'
import { owed } from '@windward/core/choices.ts'
import type { Seat } from '@windward/core/contract.ts'
import { CHESTS_PER_REFILL, LAST_ROUND } from '@windward/games/karibik/components.ts'
import { karibik } from '@windward/games/karibik/index.ts'
import type { State } from '@windward/games/karibik/state.ts'
import type { View } from '@windward/games/karibik/view.ts'
import { type Action, type Chest, CITIES, SHIPS } from '@windward/games/karibik/vocabulary.ts'
import type { Candidates, Judge, Shares, Yardstick } from './contract.ts'
import { ruleOf } from './rule.ts'

/** Draws from a good mixed strategy, shown beside an allocation. */
const DRAWS = 6

export const JUDGE: Judge<State, Action, View> = {
  worlds: { quick: 16, normal: 64, deep: 512 },
  closer: {
    doubt: 0.007,
    worlds: { quick: 16, normal: 128, deep: 1024 },
    marks: { quick: 16, normal: 512, deep: 4096 },
  },
  until: ({ round }) => round,
  imagine: suppose,
  clone: karibik.clone,
  apply: karibik.apply,
  playOut(s, until, rng) {
    settle(s, until, rng)
    if (s.step.at === 'over') return resultOf(s)
    const sea = seaOf(karibik.view(s, undefined))
    if (s.round !== until) return sharesOf(sea, s.supply.length)
    sailOn(sea, s)
    if (isOver(sea, s.supply.length)) return richest(sea)
    return sharesOf(sea, refill(sea, s.supply).length)
  },
  candidates(view, question, choices, rng) {
    if (view.step.at === 'bribing') return allocations(view, question.seat, rng)
    const byRule = ruleOf(karibik, MINDS.mate, view, question, choices, rng) as Action
    return { actions: choices as readonly Action[], byRule }
  },
}

/** What is about to be delivered decides more than the value at once can see. */
const ROUNDS = 3

export const YARDSTICK: Yardstick<State> = {
  worlds: 32,
  until: ({ round }) => round + ROUNDS,
  reached: ({ round }) => round,
  redealt(s, rng) {
    const world = karibik.clone(s)
    shuffle(world.supply, rng)
    return world
  },
  rule: (s, question, choices, rng) =>
    ruleOf(karibik, MINDS.mate, karibik.view(s, question.seat), question, choices, rng),
  draws: ({ step }) => (step.at === 'bribing' ? 'mate' : undefined),
  value: (s) => (s.step.at === 'over' ? resultOf(s) : sharesOf(seaOf(karibik.view(s, undefined)), s.supply.length)),
  imagine: (view, rng) => suppose(view as View, rng),
  // This round as it is asked; then on the sea alone, where every ship is thought about once, and not at each of its steps.
  finish(s, rng) {
    const { round: now } = s
    while (s.round === now && answeredByRule(s, rng));
    if (s.step.at === 'over') return resultOf(s)
    const sea = seaOf(karibik.view(s, undefined))
    let supply: readonly Chest[] = s.supply
    for (let { round } = s; ; round++) {
      sailRound(sea, rng)
      if (isOver(sea, supply.length) || round === LAST_ROUND) return richest(sea)
      supply = refill(sea, supply)
    }
  },
}

function allocations(view: View, seat: Seat, rng: Rng): Candidates<Action> {
  const bid = measuredBidder(view, rng)
  const draw = (): Action => ({ type: 'allocate', bribes: bid(seat) })
  return { actions: Array.from({ length: DRAWS }, draw), draw }
}

/** Until a ship moves, or the round is over: bids are laid by rule, and whoever can break a tie does. */
function settle(s: State, until: number, rng: Rng): void {
  while (s.round === until && s.step.at !== 'moving' && answeredByRule(s, rng));
}

/** Whether somebody was asked: they have answered by rule. */
function answeredByRule(s: State, rng: Rng): boolean {
  const [question] = owed(karibik.questions(s))
  if (question === undefined) return false
  const { seat } = question
  const answer = ruleOf(karibik, MINDS.mate, karibik.view(s, seat), question, karibik.actions(s, seat), rng)
  karibik.apply(s, seat, answer as Action, rng)
  return true
}

/** The ship that moves, and those after it. */
function sailOn(sea: Sea, { step, seats }: State): void {
  if (step.at !== 'moving') return
  const ship = SHIPS.indexOf(step.ship)
  sailRoute(sea, step.seat, ship, bestRoute(sea, step.seat, ship, step.left))
  const hands: Hands = { bribes: seats.map(({ bribes }) => bribes), spent: seats.map(({ spent }) => spent) }
  playOn(sea, hands, ship + 1)
}

/** For the next round: what is left face down. */
function refill(sea: Sea, supply: readonly Chest[]): readonly Chest[] {
  for (const chest of supply.slice(0, CHESTS_PER_REFILL)) sea.ashore |= 1 << CITIES.indexOf(chest)
  return supply.slice(CHESTS_PER_REFILL)
}

function sailRound(sea: Sea, rng: Rng): void {
  const bid = bidderAtSea(sea, rng)
  const seats = [...sea.money.keys()]
  playOn(sea, { bribes: seats.map(bid), spent: seats.map(() => false) }, 0)
}

function richest({ money }: Sea): Shares {
  const most = Math.max(...money)
  const first = [...money].filter((each) => each === most).length
  return Array.from(money, (each) => (each === most ? 1 / first : 0))
}

function resultOf(s: State): Shares {
  const first = (karibik.outcome(s) ?? []).filter(({ place }) => place === 1)
  return s.seats.map((_, seat) => (first.some((standing) => standing.seat === seat) ? 1 / first.length : 0))
}
