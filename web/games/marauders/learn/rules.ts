/** The chapters and their pictures. Numbers in them are the components’ own. */

import {
  CARGO_IN_PORT,
  GLORIOUS_RAID,
  GLORIOUS_SALE,
  GOODS_DRAWN,
  GOODS_DRAWN_AGAIN,
} from '@windward/games/marauders/components/cargo.ts'
import { GLORY_HAND, OPEN_MISSIONS } from '@windward/games/marauders/components/decks.ts'
import {
  ACTIONS_PER_TURN,
  GOLD_PER_POINT,
  PIRATE_REWARD,
  PRICE,
  REWARD_PER_BOUNTY,
  STARTING_GOLD,
} from '@windward/games/marauders/components/ships.ts'
import { marauders } from '@windward/games/marauders/index.ts'
import { rulesOf } from '../../../learn/writing.ts'
import { RULES_WORDS } from './words.ts'

export const FIGURE_NAMES = ['skills', 'hits', 'goods'] as const
export type FigureName = (typeof FIGURE_NAMES)[number]

const CHAPTERS = {
  idea: [],
  dice: ['skills'],
  ships: [],
  round: [],
  move: [],
  scout: [],
  port: [],
  trade: ['goods'],
  shipyard: [],
  recruit: [],
  rumors: [],
  missions: [],
  stash: [],
  raid: [],
  bounties: [],
  glory: [],
  npcs: [],
  battle: ['hits'],
  crew: [],
  plunder: [],
  death: [],
  end: [],
} as const satisfies Record<string, readonly FigureName[]>
export type ChapterId = keyof typeof CHAPTERS

const FACTS = {
  glory: marauders.options.glory[0],
  gold: STARTING_GOLD,
  sale: GLORIOUS_SALE,
  raid: GLORIOUS_RAID,
  perPoint: GOLD_PER_POINT,
  actions: ACTIONS_PER_TURN,
  fee: PRICE.portRoyalFee,
  drawn: GOODS_DRAWN,
  again: GOODS_DRAWN_AGAIN,
  price: PRICE.good,
  inDemand: PRICE.goodInDemand,
  inPort: CARGO_IN_PORT,
  repair: PRICE.repair,
  modification: PRICE.modification,
  weapon: PRICE.weapon,
  crew: PRICE.crew,
  rumor: PRICE.rumor,
  open: OPEN_MISSIONS,
  hand: GLORY_HAND,
  reward: REWARD_PER_BOUNTY,
  sloop: PIRATE_REWARD.pirateSloop,
  frigate: PIRATE_REWARD.pirateFrigate,
} as const

export const rules = rulesOf(CHAPTERS, FACTS, RULES_WORDS)
