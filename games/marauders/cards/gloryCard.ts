/** What a Glory Card is: one readable object, from a small closed set of parts. */

import type { Seat } from '@windward/core/contract.ts'
import type { Frame } from '../frames.ts'
import type { About, Quantity } from '../rules/quantities.ts'
import type { State } from '../state.ts'
import type { How, Specialist } from '../vocabulary.ts'
import type { Window } from '../windows.ts'
import type { CardEffect } from './effect.ts'

/** About a moment: `f` is what the window is about. */
export type Condition = (s: State, seat: Seat, f: Frame) => boolean
export type Ways = (s: State, seat: Seat, f: Frame) => How[]

/** Who may play it: one who fights, who has the turn, whom somebody looks for, anybody but the one who has the turn. */
export type CardPlayer = 'combatant' | 'active' | 'target' | 'other'

/** A card that is played and discarded. */
export interface PlayedCard {
  readonly copies: number
  readonly windows: readonly Window[]
  readonly who: CardPlayer
  /** By what everybody sees: whether it is asked for depends on it. */
  readonly when: Condition
  /** What its player decides with it, as he sees it. Left out: there is nothing to decide. */
  readonly ways?: Ways
  readonly effects: readonly GloryEffect[]
  /** What it changes as long as it is remembered, by how often it was played. */
  readonly changes?: Partial<Record<Quantity, (n: number, times: number, about: About) => number>>
}

/** A Specialist is not played but hired: he stays. */
export interface Hiring {
  readonly copies: number
  readonly windows: readonly Window[]
  readonly specialist: Specialist
  readonly when: Condition
  /** Gold to be paid, and the skill that must succeed. */
  readonly pay?: number
  readonly check?: 'leadership' | 'influence'
}

/** Played with the text of a card that was played lately, at the windows of that card. */
export interface Copy {
  readonly copies: number
  readonly windows: readonly []
  readonly copy: true
}

export type GloryCard = PlayedCard | Hiring | Copy

/** Frames on which a card is remembered; the battle only for its round. */
export type Memory = 'battle' | 'crew' | 'scout' | 'port' | 'buy' | 'sell' | 'shipyard'

/** Beside what all cards can do: what only a moment of the flow allows. `rules/play.ts` does it. */
export type GloryEffect =
  | CardEffect
  /** The dice chosen are rolled again, each in its place. */
  | { readonly do: 'reroll' }
  /** The hit chosen is not applied. */
  | { readonly do: 'cancelHit' }
  /** The hit die chosen shows the location chosen. */
  | { readonly do: 'turnDie' }
  | { readonly do: 'changeDeclaration' }
  /** For its player, or for whoever the frame is about. */
  | { readonly do: 'remember'; readonly on: Memory; readonly about?: 'active'; readonly times?: number }
  | { readonly do: 'extraMove' }
  /** Whoever is about to look does not find its player this turn. */
  | { readonly do: 'hide' }
  /** Bounties of the nation chosen, as many as chosen, for so much each. */
  | { readonly do: 'buyPardon'; readonly each: number }
  /** One more Bounty for the player chosen, of the nation chosen. */
  | { readonly do: 'denounce' }
  | { readonly do: 'preventBounty' }
  | { readonly do: 'hearRumors' }
  /** The goods on offer are drawn up to their new number. */
  | { readonly do: 'drawGoods' }
  /** A new Demand Token; the old one may be taken back. */
  | { readonly do: 'swapDemand' }
  /** One of the cards declared for sale is lost, at random. */
  | { readonly do: 'spoil' }
