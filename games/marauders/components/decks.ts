/**
 * Glory, Rumor and Mission Cards by name, number and place. What they do comes with part II; here is what drawing,
 * holding and claiming need. Known: Crew Combat Re-rolls, Fast Learner, Stash in Any Port, Forged Documents, and eight
 * kinds of Specialists with two cards each. The rest is a reconstruction.
 */

import type { Nation, Port, ShipType, Skill, Zone } from '../vocabulary.ts'

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

interface RumorData {
  readonly key: string
  /** Influence in the port, or Scouting at sea in the zone. */
  readonly place: Zone
  readonly skill: Skill
}

export const RUMORS = [
  { key: 'forgedDocuments', place: 'portRoyal', skill: 'influence' },
  { key: 'aMyriadOfGoods', place: 'curacao', skill: 'influence' },
  { key: 'theFountainOfYouth', place: 'santoDomingo', skill: 'scouting' },
  { key: 'aGunsmithOnTheRun', place: 'bridgetown', skill: 'influence' },
  { key: 'theShipwrightsDrawing', place: 'stMaarten', skill: 'influence' },
  { key: 'theBishopsLedger', place: 'santoDomingo', skill: 'influence' },
  { key: 'theMarkedDeck', place: 'nassau', skill: 'influence' },
  { key: 'theRichWidow', place: 'basseTerre', skill: 'influence' },
  { key: 'theStruckOffSurgeon', place: 'petitGoave', skill: 'influence' },
  { key: 'aPilotWithoutAShip', place: 'oldProvidence', skill: 'influence' },
  { key: 'theHarbourMastersBook', place: 'havana', skill: 'influence' },
  { key: 'theSmugglersCellar', place: 'caracas', skill: 'influence' },
  { key: 'theMintClerksError', place: 'cartagena', skill: 'influence' },
  { key: 'theSunkenPayShip', place: 'havana', skill: 'scouting' },
  { key: 'theCayWithTheSplitPalm', place: 'tortuga', skill: 'scouting' },
  { key: 'theDrownedFort', place: 'sanJuan', skill: 'scouting' },
  { key: 'theShipThatShouldHaveSunk', place: 'caribbeanSea', skill: 'scouting' },
  { key: 'theLostMerchantman', place: 'cartagena', skill: 'scouting' },
  { key: 'theMaroonedGunner', place: 'bridgetown', skill: 'scouting' },
  { key: 'theHiddenCove', place: 'oldProvidence', skill: 'scouting' },
  { key: 'nativeGuides', place: 'trinidad', skill: 'scouting' },
  { key: 'theColonialPayChest', place: 'curacao', skill: 'scouting' },
  { key: 'theBrethrensMeeting', place: 'nassau', skill: 'scouting' },
  { key: 'theDerelictFrigate', place: 'caracas', skill: 'scouting' },
  { key: 'theKingsCourier', place: 'basseTerre', skill: 'scouting' },
] as const satisfies readonly RumorData[]

/** What a mission asks of whoever claims it. */
export interface Requirement {
  readonly check?: Skill
  readonly wanted?: boolean
  readonly notWantedBy?: Nation
  readonly pay?: number
  readonly crew?: number
  readonly ships?: readonly ShipType[]
}

interface MissionData {
  readonly key: string
  readonly port: Port
  readonly asks: Requirement
}

export const MISSIONS = [
  { key: 'theGovernorsDispatches', port: 'havana', asks: { check: 'influence' } },
  { key: 'passageForANoble', port: 'stMaarten', asks: { wanted: false } },
  { key: 'breadForTheGarrison', port: 'bridgetown', asks: { check: 'influence' } },
  { key: 'timberForTheYard', port: 'nassau', asks: {} },
  { key: 'rumForTheBrethren', port: 'tortuga', asks: { wanted: true } },
  { key: 'huntForTheBlackSloop', port: 'basseTerre', asks: { wanted: false } },
  { key: 'huntForTheBlackFrigate', port: 'curacao', asks: { wanted: false } },
  { key: 'theAdmiralsHead', port: 'portRoyal', asks: { wanted: true } },
  { key: 'englishCommission', port: 'oldProvidence', asks: { check: 'influence', notWantedBy: 'english' } },
  { key: 'frenchCommission', port: 'petitGoave', asks: { check: 'influence', notWantedBy: 'french' } },
  { key: 'theGovernorsHeir', port: 'santoDomingo', asks: { check: 'leadership' } },
  { key: 'theSmugglersNest', port: 'stJohn', asks: { crew: 2 } },
  { key: 'chartTheWindwardReefs', port: 'bridgetown', asks: { check: 'scouting' } },
  { key: 'theSpysRound', port: 'curacao', asks: { check: 'influence' } },
  { key: 'aWeddingInCaracas', port: 'sanJuan', asks: { wanted: false } },
  { key: 'exchangeOfPrisoners', port: 'cartagena', asks: { notWantedBy: 'spanish' } },
  { key: 'theDebtCollector', port: 'nassau', asks: { pay: 5 } },
  { key: 'spicesForTheIntendant', port: 'trinidad', asks: {} },
  { key: 'theQuietPardon', port: 'stMaarten', asks: { wanted: true, pay: 4 } },
  { key: 'theTobaccoContract', port: 'havana', asks: { check: 'influence' } },
  { key: 'theLostSurveyShip', port: 'tortuga', asks: { check: 'influence' } },
  { key: 'thePirateKingsWager', port: 'portRoyal', asks: { wanted: true } },
  { key: 'escortTheSilverFleet', port: 'sanJuan', asks: { wanted: false } },
  {
    key: 'silverForTheCrown',
    port: 'cartagena',
    asks: { check: 'influence', ships: ['frigate', 'galleon', 'manOWar'] },
  },
  { key: 'bonesOfASaint', port: 'petitGoave', asks: { check: 'leadership' } },
] as const satisfies readonly MissionData[]

export const OPEN_MISSIONS = 2
export const GLORY_HAND = 4
