/**
 * What is going on, as plain data. The stack holds one frame for each thing that is under way, the newest on top; `at`
 * is the step it has reached. `asks` names the seats that owe it an answer; while it is empty the flow goes on.
 */

import type { Seat } from '@windward/core/contract.ts'
import type { CardEffect } from './cards/effect.ts'
import type { Mark, Sought } from './marks.ts'
import type { RollReason } from './news.ts'
import type { Ship } from './ship.ts'
import type {
  Activity,
  Card,
  CombatAction,
  Die,
  Foe,
  Location,
  Modification,
  Nation,
  Npc,
  Skill,
  Source,
  StartingShip,
  Target,
  Weapon,
} from './vocabulary.ts'
import type { Window } from './windows.ts'

interface Base {
  readonly asks: Seat[]
}

/** A frame that can be told the dice of a skill check made above it. */
interface Checking extends Base {
  dice: Die[]
}

interface Marked {
  marks: Mark[]
}

/** Everybody chooses a ship in secret. A choice that a view may not show is 'sealed'. */
export interface SetupFrame extends Base {
  type: 'setup'
  dealt: Card<'captains'>[]
  ships: (StartingShip | 'none' | 'sealed')[]
}

export interface RoundFrame extends Base {
  type: 'round'
  at: 'begin' | 'event' | 'turns' | 'end' | 'arrive'
  /** Turns taken this round. */
  taken: number
}

export interface EventFrame extends Base {
  type: 'event'
  event: Card<'events'>
  at: 'icons' | 'read' | 'grudges' | 'more' | 'now' | 'done'
  /** The next player to be asked, or the next extra card to be drawn. */
  next: number
}

export interface TurnFrame extends Checking, Marked {
  type: 'turn'
  seat: Seat
  at:
    | 'begin'
    | 'others'
    | 'events'
    | 'start'
    | 'fresh'
    | 'act'
    | 'arrived'
    | 'gate'
    | 'reef'
    | 'aground'
    | 'end'
    | 'weathered'
    | 'over'
  actions: number
  /** Move actions beyond the three. */
  spare: number
  /** Actions taken, Move actions, and moves from Sea-Zone to Sea-Zone. */
  acted: number
  moves: number
  sails: number
  ported: boolean
  scouted: Sought[]
}

/** A new Captain for a player whose last one died or retired. */
export interface CaptainFrame extends Base {
  type: 'captain'
  seat: Seat
  at: 'draw' | 'keep' | 'ship' | 'purse'
  captain: Card<'captains'>
}

export interface CheckFrame extends Checking {
  type: 'check'
  seat: Seat
  skill: Skill
  why: RollReason
  at: 'roll' | 'rolled' | 'done'
  /** Rolled again by an ability. */
  again: boolean
}

export interface ScoutFrame extends Checking, Marked {
  type: 'scout'
  seat: Seat
  target: Target
  at: 'before' | 'others' | 'target' | 'roll' | 'rolled' | 'found' | 'engage' | 'done'
}

export interface NpcScoutsFrame extends Checking {
  type: 'npcScouts'
  seat: Seat
  npcs: Npc[]
  found: Npc[]
  at: 'before' | 'roll' | 'order' | 'fight'
}

export interface RaidFrame extends Checking, Marked {
  type: 'raid'
  seat: Seat
  token: Card<'merchants'>
  /** Found without a Scouting roll as a Spanish merchant: no other nation can be chosen. */
  sure: boolean
  nation: Nation | 'none'
  at: 'choose' | 'start' | 'engage' | 'roll' | 'use' | 'resolve' | 'plunder' | 'missions' | 'done'
  cards: Card<'cargo'>[]
  successes: number
  /** What it brought. */
  gold: number
}

/** One side of a battle. `by` decides for it; nobody does for a Non-Player Captain in a solo game, or for a foe. */
export interface Side {
  seat?: Seat | undefined
  npc?: Npc | undefined
  foe?: Foe | undefined
  by?: Seat | undefined
}

export type SideIndex = 0 | 1

export interface BattleFrame extends Base, Marked {
  type: 'battle'
  /** The aggressor first. */
  sides: [Side, Side]
  /** The ship of the Non-Player Captain, whole at the start of every battle; of a foe only the Crew counts. */
  npcShip?: Ship | undefined
  at:
    | 'begin'
    | 'round'
    | 'declare'
    | 'declared'
    | 'roll'
    | 'rolled'
    | 'shots'
    | 'board'
    | 'boarded'
    | 'escape'
    | 'won'
    | 'spoils'
    | 'plunder'
    | 'missions'
    | 'over'
  /** Not at sea: the camp, nest or tavern of a card. */
  ashore?: true
  /** The step after the volleys, if nobody was sunk. */
  afterShots: 'round' | 'roll' | 'board' | 'escape'
  round: number
  declared: CombatAction[]
  dice: [Die[], Die[]]
  /** Won the contest. */
  winner?: SideIndex | undefined
  /** Volleys still to be fired. Long Guns take no shot. */
  volleys: { by: SideIndex; hits: number; long: boolean }[]
  /** Sunk, or beaten in Crew Combat. */
  lost: SideIndex[]
  captured: boolean
}

export interface HitsFrame extends Base {
  type: 'hits'
  /** Whose ship is hit: a side of the battle below, or a seat outside battle. */
  side?: SideIndex
  seat?: Seat
  /** The side that fires and may still spend shot. */
  by?: SideIndex | undefined
  window: Window
  at: 'roll' | 'rolled' | 'numbers' | 'skulls'
  dice: Die[]
  /** Hits with a location, about to be applied. */
  hits: Location[]
  skulls: number
  /** Shot was used: skulls strike here. */
  aimed?: Location
}

export interface CrewFrame extends Base, Marked {
  type: 'crew'
  at: 'start' | 'swept' | 'roll' | 'rolled' | 'struck'
  round: number
  dice: [Die[], Die[]]
  /** Hits about to strike each side's Crew; before the first round those of Swivel Guns. */
  hits: [number, number]
}

/** The winner helps himself. `beaten` is the side that lost. */
export interface PlunderFrame extends Base {
  type: 'plunder'
  seat: Seat
  beaten: SideIndex
  at: 'take' | 'claim' | 'cargo' | 'done'
  cards: Card<'cargo'>[]
}

export interface PortFrame extends Base, Marked {
  type: 'port'
  seat: Seat
  at: 'start' | 'missions' | 'open'
  done: Activity[]
}

export interface SellFrame extends Base, Marked {
  type: 'sell'
  seat: Seat
  at: 'choose' | 'others' | 'pay' | 'paid' | 'done'
  declared: Card<'cargo'>[]
  /** Cards sold that were in demand. */
  wanted: number
}

export interface BuyFrame extends Base, Marked {
  type: 'buy'
  seat: Seat
  at: 'draw' | 'choose'
  cards: Card<'cargo'>[]
  /** Chosen from the cards, to be paid when done; the free one, if any, comes last. */
  taken: Card<'cargo'>[]
  free: boolean
  redrawn: boolean
}

export interface ShipyardFrame extends Base, Marked {
  type: 'shipyard'
  seat: Seat
  at: 'open' | 'carry'
  shipBought: boolean
  /** Weapons bought or sold on this visit: each kind once. */
  traded: Weapon[]
  /** Modifications of the old ship that may still be carried over, and which of them are spent. */
  old: Card<'modifications'>[]
  spent: Modification[]
  /** Gold that they added to her price and that has not gone back. */
  added: number
}

export interface RecruitFrame extends Checking {
  type: 'recruit'
  seat: Seat
  at: 'start' | 'roll' | 'rolled' | 'hire'
}

export interface RumorFrame extends Checking {
  type: 'rumor'
  seat: Seat
  at: 'start' | 'roll' | 'rolled' | 'talk' | 'heard'
  /** Heard in a tavern: one of them stays. */
  cards: Card<'rumors'>[]
}

export interface MissionFrame extends Checking {
  type: 'mission'
  seat: Seat
  at: 'choose' | 'rolled'
  mission: Card<'missions'>
}

/** A rumor is held against the truth in its port. */
export interface PresentFrame extends Checking {
  type: 'present'
  seat: Seat
  card: Card<'rumors'>
  at: 'roll' | 'rolled'
}

/** What a card does, one effect after the other: `todo` is what is left. */
export type EffectsFrame = Effects & Source

interface Effects extends Checking {
  type: 'effects'
  seat: Seat
  /** The card lies here, and is discarded when all is done; not if something keeps it in play. */
  holds: boolean
  at: 'next' | 'checked' | 'struck' | 'fought'
  todo: CardEffect[]
  /** Cargo Cards to choose from, face up. */
  cards: Card<'cargo'>[]
  /** Won the Crew Combat it led to. */
  won: boolean
}

/** Cargo in excess of the limit must go. */
export interface DropFrame extends Base {
  type: 'drop'
  seat: Seat
  limit: number
}

export interface DiscardFrame extends Base {
  type: 'discard'
  seat: Seat
}

export interface RejectFrame extends Base {
  type: 'reject'
  seat: Seat
}

/** Tokens of a ship that is gone, shuffled; nobody sees which is which. */
export interface PlaceFrame extends Base {
  type: 'place'
  seat: Seat
  tokens: Card<'modifications'>[]
}

/** A timing window at which somebody may act on what the frame below is doing. */
export interface WindowFrame extends Checking {
  type: 'window'
  window: Window
  order: Seat[]
  next: number
  /** Listeners that act of themselves and have done so. */
  happened: string[]
  /** One of them that waits for what it pushed. */
  waiting?: string | undefined
  acted: boolean
  /** Cards laid down unseen, to be played in order once nobody adds another. */
  announced: Announced[]
  /** Everybody has announced what he wants: the first of the announced cards is next. */
  resolving: boolean
  /** Shown and taken back: not to be announced again here. */
  takenBack: Card<'glory'>[]
}

export interface Announced {
  seat: Seat
  card: Card<'glory'>
}

export type Frame =
  | SetupFrame
  | RoundFrame
  | EventFrame
  | TurnFrame
  | CaptainFrame
  | CheckFrame
  | ScoutFrame
  | NpcScoutsFrame
  | RaidFrame
  | BattleFrame
  | HitsFrame
  | CrewFrame
  | PlunderFrame
  | PortFrame
  | SellFrame
  | BuyFrame
  | ShipyardFrame
  | RecruitFrame
  | RumorFrame
  | MissionFrame
  | PresentFrame
  | EffectsFrame
  | DropFrame
  | DiscardFrame
  | RejectFrame
  | PlaceFrame
  | WindowFrame

export type FrameOf<T extends Frame['type']> = Extract<Frame, { type: T }>
