/** What cards can do: a small closed set, as plain data. `rules/perform.ts` is the one place that does it. */

import type { Choice, Deed, Foe, Location, Nation, Npc, Port, ShipType, Skill, Specialist } from '../vocabulary.ts'

export type CardEffect =
  | { readonly do: 'gainGold'; readonly gold: number }
  | { readonly do: 'payGold'; readonly gold: number }
  | { readonly do: 'drawGlory'; readonly cards: number }
  /** A Glory Point and its card. */
  | { readonly do: 'gainPoint'; readonly deed: Deed }
  | { readonly do: 'addBounty'; readonly nation: Nation }
  /** Of one nation: the one named, or one that the player chooses. */
  | { readonly do: 'removeBounty'; readonly nation: Nation | 'any'; readonly count: number | 'all' }
  /** Crew excepted. Points that do not cover all damage are placed by the player. */
  | { readonly do: 'repair'; readonly points: number | 'all' }
  | { readonly do: 'gainCrew'; readonly crew: number | 'full' }
  /** Drawn face up, kept as far as there is room; `plunder` also pays their Plunder Value. */
  | { readonly do: 'gainCargo'; readonly draw: number; readonly keep: 'all' | 'oneGood'; readonly plunder?: true }
  /** Of those one lacks. */
  | { readonly do: 'gainWeapon'; readonly which: 'each' | 'one' }
  /** One that lies face up in some port, and that one's ship does not have. */
  | { readonly do: 'gainModification' }
  /** Of a port the player names, to a good he names. */
  | { readonly do: 'changeDemand'; readonly port?: Port }
  /** Of the player's choice, for the Captain's life. */
  | { readonly do: 'raiseSkill' }
  | {
      readonly do: 'skillCheck'
      readonly skill: Skill
      readonly success: readonly CardEffect[]
      readonly failure: readonly CardEffect[]
    }
  | { readonly do: 'choose'; readonly options: readonly CardOption[] }
  /** The card marks him. One who has that type already is paid instead. */
  | { readonly do: 'hireSpecialist'; readonly specialist: Specialist }
  /** The card stays in play, face up. */
  | { readonly do: 'keep' }
  | { readonly do: 'damage'; readonly location: Location; readonly hits: number }
  /** With every location at one, and as much of the Crew as she can take. */
  | { readonly do: 'replaceShip'; readonly ship: ShipType }
  /** Between two nations the player names. */
  | { readonly do: 'startWar' }
  /** Each of them that is in play, to a zone the player names. */
  | { readonly do: 'moveNpc'; readonly npcs: readonly Npc[] }
  /** Nothing further is done unless it is won. */
  | ({ readonly do: 'crewCombat' } & Fight)
  /** The mission's step is taken; `earning` is in place of what the card pays when it is completed. */
  | { readonly do: 'advanceMission'; readonly earning?: readonly CardEffect[] }
  /** The card goes back to the hand. */
  | { readonly do: 'takeBack' }
  /** Nothing further is done. */
  | { readonly do: 'end' }

/** A crew that a card sends, and where it is met: Swivel Guns fire at sea only (p. 8). */
export interface Fight {
  readonly foe: Foe
  readonly where: 'sea' | 'ashore'
}

export interface CardOption {
  readonly choice: Choice
  /** Only to one of whom this is true. */
  readonly if?: 'wanted' | 'manned'
  readonly effects: readonly CardEffect[]
}

export type EffectOf<D extends CardEffect['do']> = Extract<CardEffect, { do: D }>

/** p. 12 forbids two Specialists of one type; ours: what a second one pays. */
export const SECOND_SPECIALIST = 4

/** A raised skill is never higher. */
export const HIGHEST_SKILL = 4

/** The crews that cards send against one: how many, and how well led. */
export const FOE: Readonly<Record<Foe, { readonly crew: number; readonly leadership: number }>> = {
  ghosts: { crew: 3, leadership: 1 },
  kidnappers: { crew: 2, leadership: 1 },
  smugglers: { crew: 3, leadership: 1 },
}
