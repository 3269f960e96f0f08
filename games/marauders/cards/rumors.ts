/**
 * The 25 Rumor Cards: where they must be presented, by which skill, and what they do if true. Known: Forged Documents,
 * and the names of A Myriad of Goods and The Fountain of Youth. The rest is a reconstruction. A Glory Point follows of
 * itself; a card that ends its effects early gives none.
 */

import type { Zone } from '../vocabulary.ts'
import type { CardEffect } from './effect.ts'

interface RumorData {
  readonly id: string
  /** Of its name and text in the catalogues. */
  readonly key: string
  /** Influence in the port, or Scouting at sea in the zone. */
  readonly place: Zone
  readonly skill: 'influence' | 'scouting'
  readonly effects: readonly CardEffect[]
}

export const RUMORS = [
  {
    id: 'R-01',
    key: 'forgedDocuments',
    place: 'portRoyal',
    skill: 'influence',
    effects: [{ do: 'keep' }],
  },
  {
    id: 'R-02',
    key: 'aMyriadOfGoods',
    place: 'curacao',
    skill: 'influence',
    effects: [{ do: 'gainCargo', draw: 8, keep: 'all' }],
  },
  {
    id: 'R-03',
    key: 'theFountainOfYouth',
    place: 'santoDomingo',
    skill: 'scouting',
    effects: [{ do: 'raiseSkill' }, { do: 'gainCrew', crew: 'full' }],
  },
  {
    id: 'R-04',
    key: 'aGunsmithOnTheRun',
    place: 'bridgetown',
    skill: 'influence',
    effects: [
      { do: 'gainWeapon', which: 'each' },
      { do: 'gainGold', gold: 4 },
    ],
  },
  {
    id: 'R-05',
    key: 'theShipwrightsDrawing',
    place: 'stMaarten',
    skill: 'influence',
    effects: [{ do: 'repair', points: 'all' }, { do: 'gainModification' }],
  },
  {
    id: 'R-06',
    key: 'theBishopsLedger',
    place: 'santoDomingo',
    skill: 'influence',
    effects: [
      {
        do: 'choose',
        options: [
          { choice: 'pardon', if: 'wanted', effects: [{ do: 'removeBounty', nation: 'any', count: 'all' }] },
          { choice: 'hushMoney', effects: [{ do: 'gainGold', gold: 9 }] },
        ],
      },
    ],
  },
  {
    id: 'R-07',
    key: 'theMarkedDeck',
    place: 'nassau',
    skill: 'influence',
    effects: [{ do: 'gainGold', gold: 10 }],
  },
  {
    id: 'R-08',
    key: 'theRichWidow',
    place: 'basseTerre',
    skill: 'influence',
    effects: [
      { do: 'gainGold', gold: 7 },
      { do: 'drawGlory', cards: 1 },
    ],
  },
  {
    id: 'R-09',
    key: 'theStruckOffSurgeon',
    place: 'petitGoave',
    skill: 'influence',
    effects: [
      { do: 'hireSpecialist', specialist: 'surgeon' },
      { do: 'gainCrew', crew: 'full' },
      { do: 'gainGold', gold: 3 },
    ],
  },
  {
    id: 'R-10',
    key: 'aPilotWithoutAShip',
    place: 'oldProvidence',
    skill: 'influence',
    effects: [
      { do: 'hireSpecialist', specialist: 'sailingMaster' },
      { do: 'gainGold', gold: 4 },
    ],
  },
  {
    id: 'R-11',
    key: 'theHarborMastersBook',
    place: 'havana',
    skill: 'influence',
    effects: [{ do: 'changeDemand' }, { do: 'gainGold', gold: 6 }],
  },
  {
    id: 'R-12',
    key: 'theSmugglersCellar',
    place: 'caracas',
    skill: 'influence',
    effects: [
      { do: 'gainCargo', draw: 7, keep: 'oneGood' },
      { do: 'gainGold', gold: 3 },
    ],
  },
  {
    id: 'R-13',
    key: 'theMintClerksError',
    place: 'cartagena',
    skill: 'influence',
    effects: [{ do: 'gainGold', gold: 12 }],
  },
  {
    id: 'R-14',
    key: 'theSunkenPayShip',
    place: 'havana',
    skill: 'scouting',
    effects: [{ do: 'gainGold', gold: 13 }],
  },
  {
    id: 'R-15',
    key: 'theCayWithTheSplitPalm',
    place: 'tortuga',
    skill: 'scouting',
    effects: [
      { do: 'gainGold', gold: 9 },
      { do: 'gainWeapon', which: 'one' },
    ],
  },
  {
    id: 'R-16',
    key: 'theDrownedFort',
    place: 'sanJuan',
    skill: 'scouting',
    effects: [
      { do: 'gainGold', gold: 8 },
      {
        do: 'choose',
        options: [
          {
            choice: 'diveAgain',
            effects: [
              {
                do: 'skillCheck',
                skill: 'seamanship',
                success: [{ do: 'gainGold', gold: 6 }],
                failure: [{ do: 'damage', location: 'hull', hits: 1 }],
              },
            ],
          },
          { choice: 'leaveIt', effects: [] },
        ],
      },
    ],
  },
  {
    id: 'R-17',
    key: 'theShipThatShouldHaveSunk',
    place: 'caribbeanSea',
    skill: 'scouting',
    effects: [
      {
        do: 'choose',
        options: [
          { choice: 'boardHer', if: 'manned', effects: [{ do: 'crewCombat', foe: 'ghosts', where: 'sea' }] },
          { choice: 'sailAway', effects: [{ do: 'end' }] },
        ],
      },
      { do: 'gainGold', gold: 15 },
    ],
  },
  {
    id: 'R-18',
    key: 'theLostMerchantman',
    place: 'cartagena',
    skill: 'scouting',
    effects: [{ do: 'gainCargo', draw: 4, keep: 'all', plunder: true }],
  },
  {
    id: 'R-19',
    key: 'theMaroonedGunner',
    place: 'bridgetown',
    skill: 'scouting',
    effects: [
      { do: 'hireSpecialist', specialist: 'masterGunner' },
      { do: 'gainGold', gold: 3 },
    ],
  },
  {
    id: 'R-20',
    key: 'theHiddenCove',
    place: 'oldProvidence',
    skill: 'scouting',
    effects: [{ do: 'keep' }, { do: 'gainGold', gold: 5 }],
  },
  {
    id: 'R-21',
    key: 'nativeGuides',
    place: 'trinidad',
    skill: 'scouting',
    effects: [{ do: 'keep' }, { do: 'gainGold', gold: 5 }],
  },
  {
    id: 'R-22',
    key: 'theColonialPayChest',
    place: 'curacao',
    skill: 'scouting',
    effects: [
      {
        do: 'choose',
        options: [
          {
            choice: 'keepChest',
            effects: [
              { do: 'gainGold', gold: 15 },
              { do: 'addBounty', nation: 'dutch' },
            ],
          },
          {
            choice: 'returnChest',
            effects: [
              { do: 'gainGold', gold: 7 },
              { do: 'removeBounty', nation: 'dutch', count: 'all' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'R-23',
    key: 'theBrethrensMeeting',
    place: 'nassau',
    skill: 'scouting',
    effects: [
      { do: 'moveNpc', npcs: ['pirateSloop', 'pirateFrigate'] },
      { do: 'gainGold', gold: 8 },
    ],
  },
  {
    id: 'R-24',
    key: 'theDerelictFrigate',
    place: 'caracas',
    skill: 'scouting',
    effects: [
      {
        do: 'choose',
        options: [
          { choice: 'takeHulk', effects: [{ do: 'replaceShip', ship: 'frigate' }] },
          { choice: 'stripHulk', effects: [{ do: 'gainGold', gold: 10 }] },
        ],
      },
    ],
  },
  {
    id: 'R-25',
    key: 'theKingsCourier',
    place: 'basseTerre',
    skill: 'scouting',
    effects: [
      {
        do: 'choose',
        options: [
          {
            choice: 'sellLetters',
            effects: [
              { do: 'gainGold', gold: 8 },
              { do: 'drawGlory', cards: 1 },
            ],
          },
          { choice: 'startQuarrel', effects: [{ do: 'startWar' }, { do: 'gainGold', gold: 6 }] },
        ],
      },
    ],
  },
] as const satisfies readonly RumorData[]

export type RumorKey = (typeof RUMORS)[number]['key']

export function rumorNamed(key: RumorKey): number {
  return RUMORS.findIndex((rumor) => rumor.key === key)
}
