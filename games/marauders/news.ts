/** What can be told: small facts for log, animation and statistics. Dice are told as rolled, skulls as `SKULL`. */

import type { Seat } from '@windward/core/contract.ts'
import type {
  Activity,
  Card,
  Choice,
  CombatAction,
  Deed,
  Die,
  Direction,
  EndReason,
  Good,
  Location,
  Modification,
  Nation,
  Npc,
  Port,
  ShipType,
  Skill,
  Specialist,
  Target,
  Use,
  Weapon,
  Who,
  Zone,
} from './vocabulary.ts'

/** Why gold came or went. */
export type GoldReason =
  | 'sale'
  | 'goods'
  | 'ship'
  | 'repair'
  | 'modification'
  | 'weapon'
  | 'crew'
  | 'rumor'
  | 'mission'
  | 'glory'
  | 'fee'
  | 'courier'
  | 'pardon'
  | 'raid'
  | 'plunder'
  | 'reward'
  | 'escort'
  | 'lost'
  | 'outfit'

/** Why dice were rolled. */
export type RollReason =
  | Skill
  | 'recruit'
  | 'rumor'
  | 'mission'
  | 'portRoyal'
  | 'bridgetown'
  | 'fever'
  | 'storm'
  | 'hits'
  | 'swivelGuns'
  | 'longGuns'

/**
 * What moved an NPC: the first Hunt Priority its prey lives up to, the icon on the Event Card, or a player's card. Whom navies hunt can be
 * seen; of pirates only that they go for gold, then cargo, since naming one of several would tell whose purse is fuller.
 */
export type Chase =
  | { cause: 'bounty' | 'otherBounty' | 'war'; prey: Seat }
  | { cause: 'plunder' }
  /** A player moved it. */
  | { cause: 'card' }
  /** Where the icon points there may be no border; then it is the next one clockwise. */
  | { cause: 'icon'; wind: Direction; border: Direction }

/** Why a mission was lost: another one was claimed, or the passenger does not sail with a pirate. */
export type MissionEnd = 'another' | 'passenger'

export type Event =
  | { type: 'captainRevealed'; seat: Seat; captain: Card<'captains'>; ship: ShipType }
  | { type: 'firstPlayer'; seat: Seat }
  | { type: 'roundBegan'; round: number }
  | { type: 'merchantsReturned' }
  | { type: 'eventDrawn'; event: Card<'events'> }
  | ({ type: 'npcMoved'; npc: Npc; to: Zone } & Chase)
  | ({ type: 'npcStayed'; npc: Npc; at: Zone } & Chase)
  | { type: 'npcEntered'; npc: Npc; event: Card<'events'>; zone: Zone }
  | { type: 'npcDefeated'; npc: Npc; event: Card<'events'> }
  | { type: 'warBroke'; nations: readonly Nation[] }
  | { type: 'peaceMade' }
  | { type: 'portChangedNation'; port: Port; nation: Nation }
  | { type: 'portBlockaded'; port: Port }
  | { type: 'putToSea'; seat: Seat; zone: Zone }
  | { type: 'demandChanged'; port: Port; good: Good }
  | { type: 'turnBegan'; seat: Seat }
  | { type: 'sailed'; seat: Seat; to: Zone }
  | { type: 'enteredPort'; seat: Seat; port: Port }
  | { type: 'turnedAway'; seat: Seat; port: Port }
  | { type: 'leftPort'; seat: Seat; port: Port }
  | { type: 'rolled'; who: Who; why: RollReason; dice: readonly Die[] }
  | { type: 'scouted'; seat: Seat; target: Target; found: boolean }
  | { type: 'npcScouted'; npc: Npc; seat: Seat; found: boolean }
  | { type: 'merchantFound'; seat: Seat; nation: Nation }
  | { type: 'merchantLetGo'; seat: Seat }
  | { type: 'raidCards'; seat: Seat; cards: readonly Card<'cargo'>[] }
  | { type: 'raidCardGone'; seat: Seat; card: Card<'cargo'> }
  | { type: 'raidEnded'; seat: Seat; result: 'won' | 'escaped' | 'failed'; gold: number }
  | { type: 'bounty'; seat: Seat; nation: Nation; change: number; now: number }
  | { type: 'gold'; seat: Seat; change: number; why: GoldReason }
  | { type: 'glory'; seat: Seat; why: Deed; track: number }
  | { type: 'gloryDrawn'; seat: Seat; card?: Card<'glory'> }
  | { type: 'gloryDiscarded'; seat: Seat; card: Card<'glory'> }
  | { type: 'gloryAnnounced'; seat: Seat }
  | { type: 'gloryPlayed'; seat: Seat; card: Card<'glory'>; text?: Card<'glory'> }
  | { type: 'gloryTakenBack'; seat: Seat; card: Card<'glory'> }
  | { type: 'specialistWanted'; seat: Seat; specialist: Specialist; card: Card<'glory'> }
  | { type: 'cargoLost'; seat: Seat; goods: readonly Good[] }
  | { type: 'cargoShown'; seat: Seat; cards: readonly Card<'cargo'>[] }
  | { type: 'cargoGained'; seat: Seat; count: number; goods?: readonly Good[] }
  | { type: 'visited'; seat: Seat; port: Port; activity: Activity }
  | { type: 'modificationShown'; port: Port; modification: Modification }
  | { type: 'saleDeclared'; seat: Seat; goods: readonly Good[] }
  | { type: 'goodsSold'; seat: Seat; goods: readonly Good[]; gold: number }
  | { type: 'goodsOffered'; seat: Seat; count: number; goods?: readonly Good[] }
  | { type: 'goodsBought'; seat: Seat; count: number; gold: number }
  | { type: 'repaired'; seat: Seat; location: Location }
  | { type: 'hullRefreshed'; seat: Seat }
  | { type: 'modificationFitted'; seat: Seat; modification: Modification }
  | { type: 'modificationPlaced'; seat: Seat; port: Port }
  | { type: 'weaponBought'; seat: Seat; weapon: Weapon }
  | { type: 'weaponSold'; seat: Seat; weapon: Weapon }
  | { type: 'shipBought'; seat: Seat; ship: ShipType }
  | { type: 'crewJoined'; seat: Seat; count: number }
  | { type: 'crewLost'; seat: Seat; count: number }
  | { type: 'rumorHeard'; seat: Seat; card?: Card<'rumors'> }
  | { type: 'rumorForgone'; seat: Seat }
  | { type: 'rumorRejected'; seat: Seat; card?: Card<'rumors'> }
  | { type: 'missionOpened'; mission: Card<'missions'> }
  | { type: 'missionClaimed'; seat: Seat; mission: Card<'missions'> }
  | { type: 'missionRefused'; seat: Seat; mission: Card<'missions'> }
  | { type: 'missionLost'; seat: Seat; mission: Card<'missions'>; why: MissionEnd }
  | { type: 'rumorPresented'; seat: Seat; card: Card<'rumors'> }
  | { type: 'rumorTrue'; seat: Seat; card: Card<'rumors'> }
  | { type: 'rumorFalse'; seat: Seat; card: Card<'rumors'> }
  | { type: 'rumorKept'; seat: Seat; card: Card<'rumors'> }
  | { type: 'missionAdvanced'; seat: Seat; mission: Card<'missions'> }
  | { type: 'missionCompleted'; seat: Seat; mission: Card<'missions'> }
  | { type: 'chose'; seat: Seat; choice: Choice }
  | { type: 'specialistHired'; seat: Seat; specialist: Specialist }
  | { type: 'specialistRefused'; seat: Seat; specialist: Specialist }
  | { type: 'skillRaised'; seat: Seat; skill: Skill }
  | { type: 'weaponTaken'; seat: Seat; weapon: Weapon }
  | { type: 'shipTaken'; seat: Seat; ship: ShipType }
  | { type: 'stashed'; seat: Seat; gold?: number }
  | { type: 'withdrew'; seat: Seat; gold?: number }
  | { type: 'battleBegan'; aggressor: Who; defender: Who }
  | { type: 'declared'; who: Who; action: CombatAction }
  | { type: 'contest'; winner?: Who }
  | { type: 'used'; seat: Seat; use: Use['type']; weapon?: Weapon }
  | { type: 'hit'; who: Who; location: Location; left: number }
  | { type: 'hitAbsorbed'; who: Who }
  | { type: 'boarded'; by: Who }
  | { type: 'crewHits'; who: Who; hits: number }
  | { type: 'fled'; who?: Who }
  /** The contest was won, but the enemy had more successes than one can flee from. */
  | { type: 'caught'; who: Who; successes: number }
  | { type: 'battleEnded'; winner?: Who }
  | { type: 'shipClaimed'; seat: Seat; ship: ShipType }
  | { type: 'plundered'; seat: Seat; from: Who }
  | { type: 'captainDied'; seat: Seat; captain: Card<'captains'> }
  | { type: 'captainRetired'; seat: Seat; captain: Card<'captains'> }
  | { type: 'captainDrawn'; seat: Seat; captain: Card<'captains'> }
  | { type: 'captainArrived'; seat: Seat; captain: Card<'captains'>; ship: ShipType }
  | { type: 'gameEnded'; why: EndReason }
