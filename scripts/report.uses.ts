/**
 * What a bot does with what it could do: at sampled decisions of its games the search compares the best answer that uses
 * a card or activity with the best that does not, in the same worlds with the same dice.
 */

import type { Bot } from '@windward/bots/contract.ts'
import { playout, worldFor } from '@windward/bots/marauders/ahead.ts'
import { ranked } from '@windward/bots/marauders/policy.ts'
import { standing } from '@windward/bots/marauders/standing.ts'
import { BY_HAND } from '@windward/bots/marauders/weights.ts'
import { Asking, chancesOf } from '@windward/bots/simulate.ts'
import { Chance, type Rng } from '@windward/core/chance.ts'
import { owed } from '@windward/core/choices.ts'
import type { Seat } from '@windward/core/contract.ts'
import { defaults } from '@windward/core/options.ts'
import { GLORY } from '@windward/games/marauders/cards/glory.ts'
import { marauders } from '@windward/games/marauders/index.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action, Options } from '@windward/games/marauders/vocabulary.ts'

export interface UseTally {
  /** Decisions that were looked at; those where it pays; and those of them where it was done. */
  looked: number
  pays: number
  used: number
}

/** Worlds for each comparison, and standard errors by which it must be better. */
const WORLDS = 12
const SURE = 2
const ROUNDS = 2
/** One in so many decisions about what can be done at any time is looked at; cards are always. */
const COMMON = 9

export function usesOf(
  bot: Bot,
  games: number,
  seats: number,
  seed: string,
  worlds = WORLDS,
): Readonly<Record<string, UseTally>> {
  const uses: Record<string, UseTally> = {}
  for (let i = 0; i < games; i++) watch(bot, seats, `${seed}/uses/${i}`, uses, worlds)
  return uses
}

function watch(bot: Bot, seats: number, seed: string, uses: Record<string, UseTally>, worlds: number): void {
  const chance = new Chance(seed)
  const rng = chance.stream('uses')
  const state = marauders.setup(defaults<Options>(marauders), seats, chance)
  const ask = new Asking(marauders, () => marauders.view(state, ask.seat), chancesOf(chance.seed, seats))
  for (let asked = owed(marauders.questions(state)); asked.length > 0; asked = owed(marauders.questions(state))) {
    const { seat } = asked[0]
    const actions = marauders.actions(state, seat) as readonly Action[]
    const action = bot.decide(ask.about(asked[0], actions)) as Action
    for (const use of new Set(actions.flatMap((one) => useOf(one) ?? []))) {
      if (!isCard(use) && rng.int(COMMON) > 0) continue
      uses[use] ??= { looked: 0, pays: 0, used: 0 }
      uses[use].looked++
      if (!pays(marauders.view(state, seat), seat, actions, use, worlds, rng)) continue
      uses[use].pays++
      if (useOf(action) === use) uses[use].used++
    }
    marauders.apply(state, seat, action as never, chance)
  }
}

/** Whether the best answer of that kind leads the best of another beyond the noise. */
function pays(view: View, seat: Seat, actions: readonly Action[], use: string, worlds: number, rng: Rng): boolean {
  const field = ranked(view, seat, actions, BY_HAND).map(({ action }) => action)
  const own = field.find((action) => useOf(action) === use)
  const other = field.find((action) => useOf(action) !== use)
  if (own === undefined || other === undefined) return false
  let [lead, squares] = [0, 0]
  for (let n = 0; n < worlds; n++) {
    const world = worldFor(view, rng)
    const seeded = rng.int(2 ** 21)
    const worth = (action: Action) =>
      standing(playout(world, seat, action, view.round + ROUNDS, BY_HAND, seeded), seat, BY_HAND)
    const by = worth(own) - worth(other)
    lead += by
    squares += by * by
  }
  return lead > SURE * Math.sqrt(Math.max(0, squares - (lead * lead) / worlds))
}

export function isCard(use: string): boolean {
  return use.startsWith('glory.')
}

/** The card or activity that an action uses. */
function useOf(action: Action): string | undefined {
  switch (action.type) {
    case 'announceGlory':
    case 'playGlory':
    case 'hire':
      return `glory.${GLORY[action.card]}`
    case 'scout':
      return `scout ${action.target.kind}`
    case 'visit':
      return `visit ${action.activity}`
    case 'raid':
    case 'claim':
    case 'presentRumor':
    case 'handIn':
    case 'buyShip':
    case 'buyModification':
    case 'buyWeapon':
    case 'spendWeapon':
    case 'loadShot':
    case 'throwHooks':
    case 'claimShip':
      return action.type
    default:
      return undefined
  }
}
