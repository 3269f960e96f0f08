/** The words of the game: what there is, what can be done, and what can happen. Names follow the rulebook. */

import type { Seat } from '@windward/core/contract.ts'
import type { Window } from './windows.ts'

export const NATIONS = ['spanish', 'english', 'french', 'dutch'] as const
export type Nation = (typeof NATIONS)[number]

export const PORTS = [
  'nassau',
  'havana',
  'tortuga',
  'portRoyal',
  'petitGoave',
  'santoDomingo',
  'sanJuan',
  'stMaarten',
  'stJohn',
  'oldProvidence',
  'cartagena',
  'basseTerre',
  'bridgetown',
  'curacao',
  'caracas',
  'trinidad',
] as const
export type Port = (typeof PORTS)[number]

/** Every Sea-Zone has a port of the same name, but for the Caribbean Sea. */
export const ZONES = [...PORTS, 'caribbeanSea'] as const
export type Zone = (typeof ZONES)[number]

/** Clockwise. */
export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Direction = (typeof DIRECTIONS)[number]

export const GOODS = ['cocoa', 'food', 'rum', 'spices', 'sugar', 'textiles', 'tobacco', 'wood'] as const
export type Good = (typeof GOODS)[number]

export const SHIP_TYPES = ['sloop', 'flute', 'frigate', 'galleon', 'manOWar'] as const
export type ShipType = (typeof SHIP_TYPES)[number]
export const STARTING_SHIPS = ['sloop', 'flute'] as const
export type StartingShip = (typeof STARTING_SHIPS)[number]

export const LOCATIONS = ['hull', 'cargo', 'masts', 'crew', 'cannons'] as const
export type Location = (typeof LOCATIONS)[number]

export const SKILLS = ['seamanship', 'scouting', 'leadership', 'influence'] as const
export type Skill = (typeof SKILLS)[number]

export const WEAPONS = ['grapplingHooks', 'chainShot', 'grapeshot'] as const
export type Weapon = (typeof WEAPONS)[number]
/** Weapons that are loaded instead of balls. */
export type Shot = Exclude<Weapon, 'grapplingHooks'>

export const MODIFICATIONS = [
  'extraHammocks',
  'advancedRigs',
  'reinforcedHull',
  'extendedCargoHold',
  'chasers',
  'extraCannonPort',
  'swivelGuns',
  'longGuns',
] as const
export type Modification = (typeof MODIFICATIONS)[number]

/** p. 12: eight types, and nobody employs two of one. */
export const SPECIALISTS = [
  'carpenter',
  'gunnerCaptain',
  'masterGunner',
  'surgeon',
  'lookout',
  'masterAtArms',
  'purser',
  'sailingMaster',
] as const
export type Specialist = (typeof SPECIALISTS)[number]

/** The decks whose cards have effects, each by the name of one card. */
export const DECK_OF = { glory: 'glory', rumor: 'rumors', mission: 'missions' } as const
export type Origin = keyof typeof DECK_OF
/** A card with effects, and its deck. */
export type Source = { [O in Origin]: { from: O; card: Card<(typeof DECK_OF)[O]> } }[Origin]

/** Crews that a card sends against whoever follows it. */
export const FOES = ['ghosts', 'kidnappers', 'smugglers'] as const
export type Foe = (typeof FOES)[number]

/** What a card leaves to its player. */
export const CHOICES = [
  'pardon',
  'hushMoney',
  'diveAgain',
  'leaveIt',
  'boardHer',
  'sailAway',
  'keepChest',
  'returnChest',
  'takeHulk',
  'stripHulk',
  'sellLetters',
  'startQuarrel',
] as const
export type Choice = (typeof CHOICES)[number]

/** A naval ship goes by the name of its nation. */
export const NPCS = [...NATIONS, 'pirateSloop', 'pirateFrigate'] as const
export type Npc = (typeof NPCS)[number]

export const ACTIVITIES = ['sellGoods', 'buyGoods', 'shipyard', 'recruit', 'rumor', 'mission', 'stash'] as const
export type Activity = (typeof ACTIVITIES)[number]

export const COMBAT_ACTIONS = ['shoot', 'board', 'flee'] as const
export type CombatAction = (typeof COMBAT_ACTIONS)[number]

/** What earns a point on the Glory track. */
export const DEEDS = ['battle', 'sale', 'raid', 'mission', 'rumor', 'ship'] as const
export type Deed = (typeof DEEDS)[number]

export type EndReason = 'glory' | 'events' | 'captains'

/** Six decks of cards, and two heaps of tokens that lie face down. */
export const DECKS = [
  'cargo',
  'glory',
  'rumors',
  'missions',
  'events',
  'captains',
  'modifications',
  'merchants',
] as const
export type DeckName = (typeof DECKS)[number]

/** A card or token is a number: its place in the list that `cards/` or `components/` has of its deck. */
export type Card<D extends DeckName> = number & { readonly [deck]?: D }
/** Only the compiler sees it: a card of one deck is not one of another. */
declare const deck: unique symbol

/** The deck of a card, by its type. */
export type DeckOf<C> = C extends { readonly [deck]?: infer D extends DeckName } ? D : never

/** What a view shows instead of a card or token that lies face down, or a sum that is secret. */
export const FACE_DOWN = -1

/** A die shows 1 to 4, or a skull. */
export type Die = number
export const SKULL = 5

/** One who fights: a player's Captain, a Non-Player Captain, or the crew a card tells of. */
export type Who = { readonly seat: Seat } | { readonly npc: Npc } | { readonly foe: Foe }

export type Target =
  | { readonly kind: 'merchant'; readonly sure?: true }
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'npc'; readonly npc: Npc }
  | { readonly kind: 'rumor'; readonly card: Card<'rumors'> }
  | { readonly kind: 'mission' }

export interface Options {
  /** Glory Points that end the game. */
  readonly glory: 10 | 8 | 12 | 15
  /** Event Cards in the deck: the most rounds there can be. */
  readonly events: 34 | 30 | 25 | 20 | 15
}

/** Who owes an answer, and to what. The top frame of the view's stack says what it is about. */
export interface Question {
  readonly seat: Seat
  readonly ask: Topic
}

export type Topic =
  | 'chooseShip'
  | 'chooseCaptain'
  | 'purse'
  | 'turn'
  | 'merchant'
  | 'raid'
  | 'port'
  | 'sell'
  | 'buy'
  | 'shipyard'
  | 'crew'
  | 'mission'
  | 'declare'
  | 'hit'
  | 'claimShip'
  | 'grudge'
  | 'drop'
  | 'discardGlory'
  | 'rejectRumor'
  | 'placeModification'
  | 'choose'
  | 'pardon'
  | 'mend'
  | 'goods'
  | 'weapon'
  | 'modification'
  | 'demand'
  | 'skill'
  | 'war'
  | 'steer'
  | 'window'
  | 'announced'

/** Captains' abilities, modifications, weapons and cards that are used at a window. */
export type Use =
  | { readonly type: 'relocate'; readonly hit: number; readonly to: Location }
  | { readonly type: 'absorb'; readonly hit: number }
  | { readonly type: 'fireChasers' }
  | { readonly type: 'throwHooks'; readonly dice: readonly number[] }
  | { readonly type: 'loadShot'; readonly weapon: Shot }
  | { readonly type: 'rerollDie'; readonly die: number }
  | { readonly type: 'rollAgain' }
  | { readonly type: 'spendWeapon'; readonly weapon: Weapon }
  | { readonly type: 'swapCard'; readonly card: Card<'cargo'> }
  | { readonly type: 'buyPardon'; readonly nation: Nation }
  | { readonly type: 'presentRumor'; readonly card: Card<'rumors'> }
  | { readonly type: 'handIn' }
  | { readonly type: 'followGuides' }
  /** Fast Learner has no text of its own: `text` is the card that is copied. */
  | ({ readonly type: 'playGlory'; readonly card: Card<'glory'>; readonly text?: Card<'glory'> } & How)
  | { readonly type: 'hire'; readonly card: Card<'glory'> }
  | { readonly type: 'refuseDemand' }
  | { readonly type: 'patchUp'; readonly location: Location }
  | { readonly type: 'layGuns'; readonly dice: readonly number[] }
  | { readonly type: 'treat' }

/** What the player of a Glory Card decides with it; which of these belong to a card is in `cards/ways.ts`. */
export interface How {
  /** Dice to be rolled again, as places in the roll. */
  readonly dice?: readonly number[]
  readonly side?: 'own' | 'enemy'
  readonly hit?: number
  readonly die?: number
  readonly to?: Location
  readonly action?: CombatAction
  readonly nation?: Nation
  readonly count?: number
  readonly seat?: Seat
}

export type Action =
  | Use
  | { readonly type: 'pass' }
  /** Pass here, now and every time until one wants to be asked again. */
  | { readonly type: 'alwaysPass'; readonly window: Window }
  | { readonly type: 'askAgain'; readonly window: Window }
  | { readonly type: 'announceGlory'; readonly card: Card<'glory'> }
  | { readonly type: 'takeBackGlory'; readonly card: Card<'glory'> }
  | { readonly type: 'done' }
  | { readonly type: 'chooseShip'; readonly ship: StartingShip }
  | { readonly type: 'keepCaptain' }
  | { readonly type: 'drawCaptain' }
  | { readonly type: 'retire' }
  | { readonly type: 'sail'; readonly to: Zone }
  | { readonly type: 'enterPort'; readonly by?: 'fee' | 'influence' }
  | { readonly type: 'leavePort' }
  | { readonly type: 'scout'; readonly target: Target }
  | { readonly type: 'port' }
  | { readonly type: 'endTurn' }
  | { readonly type: 'raid'; readonly nation: Nation }
  | { readonly type: 'letGo' }
  | { readonly type: 'drawCard' }
  | { readonly type: 'discardCard'; readonly card: Card<'cargo'> }
  | { readonly type: 'exchangeCard'; readonly card: Card<'cargo'> }
  | { readonly type: 'visit'; readonly activity: Activity }
  | { readonly type: 'sell'; readonly good: Good }
  | { readonly type: 'buy'; readonly good: Good }
  | { readonly type: 'takeFree'; readonly good: Good }
  | { readonly type: 'redraw' }
  | { readonly type: 'drop'; readonly good: Good }
  | { readonly type: 'repair'; readonly location: Location }
  | { readonly type: 'refreshHull' }
  | { readonly type: 'buyModification' }
  | { readonly type: 'carryOver'; readonly modification: Modification }
  | { readonly type: 'buyWeapon'; readonly weapon: Weapon }
  | { readonly type: 'sellWeapon'; readonly weapon: Weapon }
  | { readonly type: 'buyShip'; readonly ship: ShipType }
  | { readonly type: 'hireCrew' }
  | { readonly type: 'claim'; readonly mission: Card<'missions'> }
  | { readonly type: 'stash'; readonly gold: number }
  | { readonly type: 'withdraw'; readonly gold: number }
  | { readonly type: 'declare'; readonly action: CombatAction }
  | { readonly type: 'takeHit'; readonly location: Location }
  | { readonly type: 'claimShip' }
  | { readonly type: 'keepShip' }
  | { readonly type: 'settle'; readonly nation: Nation }
  | { readonly type: 'discardGlory'; readonly card: Card<'glory'> }
  | { readonly type: 'rejectRumor'; readonly card: Card<'rumors'> }
  | { readonly type: 'placeModification'; readonly port: Port }
  | { readonly type: 'careen' }
  | { readonly type: 'choose'; readonly choice: Choice }
  | { readonly type: 'forgive'; readonly nation: Nation }
  | { readonly type: 'takeGoods'; readonly good: Good }
  | { readonly type: 'takeWeapon'; readonly weapon: Weapon }
  | { readonly type: 'takeModification'; readonly port: Port }
  | { readonly type: 'nameDemandPort'; readonly port: Port }
  | { readonly type: 'nameDemand'; readonly good: Good }
  | { readonly type: 'swapDemand'; readonly port: Port }
  | { readonly type: 'raiseSkill'; readonly skill: Skill }
  | { readonly type: 'incite'; readonly nations: readonly [Nation, Nation] }
  | { readonly type: 'steer'; readonly npc: Npc; readonly to: Zone }

/** A record with a value for every key. */
export function byKey<K extends string, T>(keys: readonly K[], value: (key: K) => T): Record<K, T> {
  const record = {} as Record<K, T>
  for (const key of keys) record[key] = value(key)
  return record
}

/** The same, to be asked by a key that varies: 7 ns, where a property of a record takes 17. */
export function finder<K extends string, T>(keys: readonly K[], value: (key: K) => T): (key: K) => T {
  const found = new Map(keys.map((key) => [key, value(key)]))
  return (key) => found.get(key) as T
}
