/** What things are worth to a sound player, in Gold; a few are shares or chances. */

export interface Weights {
  /** A point on the Glory track; a tenth of it is what stashed Gold is worth. */
  readonly point: number
  /** What is left of a prospect for every action it is away. */
  readonly delay: number
  /** What goes on after whatever is done next, wherever that is. */
  readonly onward: number
  /** What room in the hold is worth, for every card that is kept. */
  readonly space: number
  /** Gold on board, as a share of stashed Gold; Gold nobody can stash any more; the first coins, to trade with. */
  readonly aboard: number
  readonly surplus: number
  readonly purse: number
  readonly float: number
  /** A card in the hold, wherever it is sold; and one that is hoped for at the next market. */
  readonly good: number
  readonly market: number
  /** Damage to a location, more for a destroyed one; Crew that is missing. */
  readonly damage: number
  readonly destroyed: number
  readonly crew: number
  /** Special Weapons and modifications on board. */
  readonly weapon: number
  readonly modification: number
  /** A Glory Card in hand; a rumor one holds, and hopes to hear; how much of a mission's promise counts before it is claimed. */
  readonly card: number
  readonly secret: number
  readonly rumor: number
  readonly mission: number
  /** Ships, as they come from the yard. */
  readonly sloop: number
  readonly flute: number
  readonly frigate: number
  readonly galleon: number
  readonly manOWar: number
  /** The first Bounty of a nation, and every other. */
  readonly wanted: number
  readonly bounty: number
  /** Merchants: what a raid brings beside its Gold and its point. */
  readonly raid: number
  /** For every point of Seamanship and Scouting above the common, what a Sloop is worth more. */
  readonly piracy: number
  /** Losing the Captain, beside all that goes down with him. */
  readonly death: number
  /** How much of a rival's loss counts as one's own gain; how much of the hope to find somebody who is out of reach and
   * does not stay where he is, and an NPC, which does more often than not. */
  readonly spite: number
  readonly chase: number
  readonly stalk: number
  /** How much of a danger counts, at hand and next door. */
  readonly fear: number
  readonly shadow: number
  /** A storm at sea. */
  readonly storm: number
  /** How far apart two must stand for the better one to be all but sure. */
  readonly doubt: number
  /** The last point. */
  readonly victory: number
}

export const BY_HAND: Weights = {
  point: 12,
  delay: 0.87,
  onward: 30,
  space: 0,
  aboard: 0.75,
  surplus: 0.25,
  purse: 0.6,
  float: 6,
  good: 2.4,
  market: 1.6,
  damage: 2.2,
  destroyed: 3,
  crew: 1.2,
  weapon: 2.2,
  modification: 3.5,
  card: 2,
  secret: 3,
  rumor: 8,
  mission: 0.8,
  sloop: 4,
  flute: 6,
  frigate: 27,
  galleon: 26,
  manOWar: 34,
  wanted: 3,
  bounty: 1,
  raid: 0,
  piracy: 2.5,
  death: 12,
  spite: 0.7,
  chase: 0.3,
  stalk: 0.8,
  fear: 1,
  shadow: 0.1,
  storm: 4,
  doubt: 20,
  victory: 60,
}

/**
 * Found from those by trying about a hundred changes over 200 to 400 games each and keeping what won; the big ships
 * come from a run of `bots/train/tune.ts` on the game without cards. No one command makes them again;
 * `node bots/train/tune.ts --game marauders --seconds 0` says what they are worth.
 */
export const TUNED: Weights = {
  ...BY_HAND,
  space: 1,
  secret: 2,
  mission: 1,
  frigate: 31.5,
  galleon: 34.6,
  spite: 1.5,
}
