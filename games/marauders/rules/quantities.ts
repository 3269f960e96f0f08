/** Numbers of the rules that can be changed, and what a change looks like. */

import type { Seat } from '@windward/core/contract.ts'
import type { State } from '../state.ts'
import type { CombatAction, Npc, Skill } from '../vocabulary.ts'

export const QUANTITIES = [
  /** Gold for one card. */
  'price.good',
  'price.soldInDemand',
  'price.sold',
  'price.repair',
  'price.weapon',
  'price.modification',
  'price.rumor',
  'price.bigShip',
  /** Cards drawn to buy from; how many of a kind a pair counts for; cards that are free. */
  'buy.draw',
  'buy.pair',
  'buy.free',
  /** One if crew joins without roll or gold. */
  'recruit.sure',
  'rumor.slots',
  'glory.start',
  /** How often the same target may be scouted for in a turn. */
  'scout.tries',
  'dice.scout',
  /** Dice of a skill check outside combat. */
  'dice.check',
  /** Dice of an NPC that scouts for this seat. */
  'dice.npcScout',
  'dice.contest',
  /** Hits of a volley, before the limit of Cannons where one did not win. */
  'volley.hits',
  'dice.crew',
  'dice.raid',
  /** The most successes of the enemy that still let one flee. */
  'flee.against',
  /** Hits in a round of Crew Combat. */
  'crew.hits',
  'raid.plunder',
  /** One if gold can be stashed away from home. */
  'stash.abroad',
  /** Moves from zone to zone, and Move actions, in a turn. */
  'limit.sails',
  'limit.moves',
] as const
export type Quantity = (typeof QUANTITIES)[number]

/** What the number is about, where that matters. */
export interface About {
  readonly npc?: Npc
  readonly skill?: Skill
  readonly action?: CombatAction
  readonly round?: number
  readonly won?: boolean
  readonly spanish?: boolean
  /** Goods are bought in the same port two turns running. */
  readonly again?: boolean
}

export type Change = (s: State, seat: Seat, n: number, about: About) => number
export type Changes = Partial<Record<Quantity, readonly Change[]>>
