/**
 * The 25 Mission Cards: where they are claimed and by whom, what has to be done, and what it earns. No printed mission
 * is known in full; all are reconstructions. A Glory Point follows of itself.
 */

import type { Good, Nation, Port, ShipType, Skill, Zone } from '../vocabulary.ts'
import type { CardEffect, Fight } from './effect.ts'

/** What a mission asks of whoever claims it. */
export interface Requirement {
  readonly check?: Skill
  readonly wanted?: boolean
  readonly notWantedBy?: Nation
  readonly pay?: number
  readonly crew?: number
  readonly ships?: readonly ShipType[]
}

/** What has to be done. */
export type MissionStep =
  /** A Port action there; goods are handed in when one likes, a check is made at once. */
  | {
      readonly at: 'port'
      readonly port: Port
      readonly handIn?: Readonly<Partial<Record<Good, number>>>
      readonly check?: Skill
      /** What failing the check pays. Without it the step may be tried again at the next Port action. */
      readonly failure?: readonly CardEffect[]
    }
  | { readonly at: 'battle'; readonly against: 'pirateSloop' | 'pirateFrigate' | 'navy' | 'anyone' }
  | { readonly at: 'raid'; readonly nation: Nation; readonly gold: number }
  /** A Scout action there, and perhaps Crew Combat with what is found. */
  | { readonly at: 'search'; readonly zone: Zone; readonly fight?: Fight }
  /** At sea in each of them; in order only without a port in between. */
  | { readonly at: 'zones'; readonly zones: readonly Zone[]; readonly inOrder?: true }
  /** A Port action in a port of each. */
  | { readonly at: 'ports'; readonly nations: readonly Nation[] }

export interface MissionData {
  readonly id: string
  /** Of its name and text in the catalogues. */
  readonly key: string
  readonly port: Port
  readonly asks: Requirement
  readonly steps: readonly MissionStep[]
  readonly effects: readonly CardEffect[]
  /** The passenger leaves a Captain who becomes a pirate. */
  readonly passenger?: true
  /** NPC pirates count its owner as having the most Gold on board. */
  readonly treasure?: true
}

export const MISSIONS = [
  {
    id: 'M-01',
    key: 'theGovernorsDispatches',
    port: 'havana',
    asks: { check: 'influence' },
    steps: [{ at: 'port', port: 'cartagena' }],
    effects: [{ do: 'gainGold', gold: 9 }],
  },
  {
    id: 'M-02',
    key: 'passageForANoble',
    port: 'stMaarten',
    asks: { wanted: false },
    passenger: true,
    steps: [{ at: 'port', port: 'santoDomingo' }],
    effects: [{ do: 'gainGold', gold: 11 }],
  },
  {
    id: 'M-03',
    key: 'breadForTheGarrison',
    port: 'bridgetown',
    asks: { check: 'influence' },
    steps: [{ at: 'port', port: 'bridgetown', handIn: { food: 2 } }],
    effects: [{ do: 'gainGold', gold: 13 }],
  },
  {
    id: 'M-04',
    key: 'timberForTheYard',
    port: 'nassau',
    asks: {},
    steps: [{ at: 'port', port: 'nassau', handIn: { wood: 2 } }],
    effects: [{ do: 'gainGold', gold: 7 }, { do: 'repair', points: 'all' }, { do: 'gainModification' }],
  },
  {
    id: 'M-05',
    key: 'rumForTheBrethren',
    port: 'tortuga',
    asks: { wanted: true },
    steps: [{ at: 'port', port: 'tortuga', handIn: { rum: 2 } }],
    effects: [
      { do: 'gainGold', gold: 12 },
      { do: 'drawGlory', cards: 1 },
    ],
  },
  {
    id: 'M-06',
    key: 'huntForTheBlackSloop',
    port: 'basseTerre',
    asks: { notWantedBy: 'french' },
    steps: [{ at: 'battle', against: 'pirateSloop' }],
    effects: [{ do: 'gainGold', gold: 18 }],
  },
  {
    id: 'M-07',
    key: 'huntForTheBlackFrigate',
    port: 'curacao',
    asks: { notWantedBy: 'dutch' },
    steps: [{ at: 'battle', against: 'pirateFrigate' }],
    effects: [{ do: 'gainGold', gold: 25 }],
  },
  {
    id: 'M-08',
    key: 'theAdmiralsHead',
    port: 'portRoyal',
    asks: { wanted: true },
    steps: [{ at: 'battle', against: 'navy' }],
    effects: [{ do: 'gainGold', gold: 22 }],
  },
  {
    id: 'M-09',
    key: 'englishCommission',
    port: 'oldProvidence',
    asks: { check: 'influence', notWantedBy: 'english' },
    steps: [{ at: 'raid', nation: 'spanish', gold: 6 }],
    effects: [
      { do: 'gainGold', gold: 8 },
      { do: 'removeBounty', nation: 'spanish', count: 1 },
    ],
  },
  {
    id: 'M-10',
    key: 'frenchCommission',
    port: 'petitGoave',
    asks: { check: 'influence', notWantedBy: 'french' },
    steps: [{ at: 'raid', nation: 'english', gold: 6 }],
    effects: [
      { do: 'gainGold', gold: 8 },
      { do: 'removeBounty', nation: 'english', count: 1 },
    ],
  },
  {
    id: 'M-11',
    key: 'theGovernorsHeir',
    port: 'santoDomingo',
    asks: { check: 'leadership' },
    steps: [{ at: 'search', zone: 'tortuga', fight: { foe: 'kidnappers', where: 'ashore' } }],
    effects: [
      { do: 'gainGold', gold: 12 },
      { do: 'removeBounty', nation: 'spanish', count: 'all' },
    ],
  },
  {
    id: 'M-12',
    key: 'theSmugglersNest',
    port: 'stJohn',
    asks: { crew: 2 },
    steps: [{ at: 'search', zone: 'caribbeanSea', fight: { foe: 'smugglers', where: 'ashore' } }],
    effects: [
      { do: 'gainGold', gold: 14 },
      { do: 'gainCargo', draw: 2, keep: 'all' },
    ],
  },
  {
    id: 'M-13',
    key: 'chartTheWindwardReefs',
    port: 'bridgetown',
    asks: { check: 'scouting' },
    steps: [{ at: 'zones', zones: ['stJohn', 'stMaarten', 'trinidad'] }],
    effects: [
      { do: 'gainGold', gold: 5 },
      { do: 'hireSpecialist', specialist: 'lookout' },
    ],
  },
  {
    id: 'M-14',
    key: 'theSpysRound',
    port: 'curacao',
    asks: { check: 'influence' },
    steps: [{ at: 'ports', nations: ['english', 'french', 'spanish'] }],
    effects: [{ do: 'gainGold', gold: 12 }],
  },
  {
    id: 'M-15',
    key: 'aWeddingInCaracas',
    port: 'sanJuan',
    asks: { wanted: false },
    passenger: true,
    steps: [{ at: 'port', port: 'caracas' }],
    effects: [
      { do: 'gainGold', gold: 9 },
      { do: 'drawGlory', cards: 1 },
    ],
  },
  {
    id: 'M-16',
    key: 'exchangeOfPrisoners',
    port: 'cartagena',
    asks: { notWantedBy: 'spanish' },
    steps: [{ at: 'port', port: 'portRoyal', check: 'influence', failure: [{ do: 'gainGold', gold: 7 }] }],
    effects: [{ do: 'gainGold', gold: 14 }],
  },
  {
    id: 'M-17',
    key: 'theDebtCollector',
    port: 'nassau',
    asks: { pay: 5 },
    steps: [{ at: 'port', port: 'havana', check: 'leadership' }],
    effects: [{ do: 'gainGold', gold: 18 }],
  },
  {
    id: 'M-18',
    key: 'spicesForTheIntendant',
    port: 'trinidad',
    asks: {},
    steps: [{ at: 'port', port: 'basseTerre', handIn: { spices: 1, sugar: 1 } }],
    effects: [{ do: 'gainGold', gold: 13 }],
  },
  {
    id: 'M-19',
    key: 'theQuietPardon',
    port: 'stMaarten',
    asks: { wanted: true, pay: 4 },
    steps: [{ at: 'port', port: 'curacao' }],
    effects: [{ do: 'removeBounty', nation: 'any', count: 'all' }],
  },
  {
    id: 'M-20',
    key: 'theTobaccoContract',
    port: 'havana',
    asks: { check: 'influence' },
    steps: [{ at: 'port', port: 'sanJuan', handIn: { tobacco: 2 } }],
    effects: [{ do: 'gainGold', gold: 20 }],
  },
  {
    id: 'M-21',
    key: 'theLostSurveyShip',
    port: 'tortuga',
    asks: { check: 'influence' },
    steps: [{ at: 'search', zone: 'caribbeanSea' }],
    effects: [{ do: 'gainGold', gold: 8 }, { do: 'gainModification' }],
  },
  {
    id: 'M-22',
    key: 'thePirateKingsWager',
    port: 'portRoyal',
    asks: { wanted: true },
    steps: [{ at: 'battle', against: 'anyone' }],
    effects: [
      { do: 'gainGold', gold: 10 },
      { do: 'drawGlory', cards: 2 },
    ],
  },
  {
    id: 'M-23',
    key: 'escortTheSilverFleet',
    port: 'sanJuan',
    asks: { wanted: false },
    steps: [{ at: 'zones', zones: ['sanJuan', 'santoDomingo', 'tortuga', 'havana'], inOrder: true }],
    effects: [{ do: 'gainGold', gold: 12 }],
  },
  {
    id: 'M-24',
    key: 'silverForTheCrown',
    port: 'cartagena',
    asks: { check: 'influence', ships: ['frigate', 'galleon', 'manOWar'] },
    treasure: true,
    steps: [{ at: 'port', port: 'havana' }],
    effects: [{ do: 'gainGold', gold: 15 }],
  },
  {
    id: 'M-25',
    key: 'bonesOfASaint',
    port: 'petitGoave',
    asks: { check: 'leadership' },
    steps: [
      { at: 'search', zone: 'santoDomingo' },
      { at: 'port', port: 'petitGoave' },
    ],
    effects: [
      { do: 'gainGold', gold: 6 },
      { do: 'hireSpecialist', specialist: 'surgeon' },
    ],
  },
] as const satisfies readonly MissionData[]

export type MissionKey = (typeof MISSIONS)[number]['key']

export function missionNamed(key: MissionKey): number {
  return MISSIONS.findIndex((mission) => mission.key === key)
}

/** The step a mission has reached; none when all are done. */
export function stepOf({ card, step }: { readonly card: number; readonly step: number }): MissionStep | undefined {
  return dataOf(card).steps[step]
}

/** With all that a card may say, said or not. */
export function dataOf(card: number): MissionData {
  return MISSIONS[card]
}
