/**
 * Glory Cards by name and number, and the limits of hand and board; Rumors and Missions are in `cards/`. Known: Crew
 * Combat Re-rolls, Fast Learner, Stash in Any Port, and eight kinds of Specialists with two cards each. The rest is a
 * reconstruction.
 */

/** Each with its number of copies: 70 cards. */
const GLORY_COPIES = {
  crewCombatReRolls: 3,
  fastLearner: 2,
  steadyHelm: 3,
  rakingFire: 2,
  braceForImpact: 2,
  pickedShot: 2,
  suddenGust: 2,
  overTheRail: 2,
  handsFromTheHold: 2,
  powderSmoke: 2,
  prizeMoney: 2,
  fairWind: 3,
  sharpEyes: 3,
  falseColours: 2,
  fogBank: 2,
  tavernTalk: 2,
  silverTongue: 2,
  letterOfMarque: 2,
  boughtPardon: 2,
  damningLetters: 2,
  stashInAnyPort: 1,
  bulkDiscount: 2,
  fullWarehouses: 2,
  turnOfTheMarket: 2,
  eagerBuyers: 1,
  shipwrightsFavour: 1,
  spoiledGoods: 1,
  carpenterA: 1,
  carpenterB: 1,
  gunnerCaptainA: 1,
  gunnerCaptainB: 1,
  masterGunnerA: 1,
  masterGunnerB: 1,
  surgeonA: 1,
  surgeonB: 1,
  lookoutA: 1,
  lookoutB: 1,
  masterAtArmsA: 1,
  masterAtArmsB: 1,
  purserA: 1,
  purserB: 1,
  sailingMasterA: 1,
  sailingMasterB: 1,
} as const

export type GloryKey = keyof typeof GLORY_COPIES
export const GLORY_KEYS = Object.keys(GLORY_COPIES) as readonly GloryKey[]
export const GLORY: readonly GloryKey[] = GLORY_KEYS.flatMap((key) => Array<GloryKey>(GLORY_COPIES[key]).fill(key))

export const OPEN_MISSIONS = 2
export const GLORY_HAND = 4
