/**
 * The Glory deck: 54 cards that are played, and 16 Specialists (`hiring.ts`). Known: Crew Combat Re-rolls, Fast Learner,
 * Stash in Any Port, and eight types of Specialists with two cards each. The rest is a reconstruction.
 */

import {
  all,
  always,
  asksForRumor,
  canBeFound,
  canBeRepaired,
  canDenounce,
  during,
  hasCannons,
  hasCaptured,
  hasDeclared,
  hasDeclaredSale,
  hasDefeated,
  hasFailed,
  hasFired,
  hasLookedInVain,
  hasWonContest,
  isAttacking,
  isChoosingSale,
  isClear,
  isClearOfSmoke,
  isLooking,
  isShorthanded,
  isStruck,
  isWanted,
  mayChangeCourse,
  mayStashAbroad,
  seamanshipRolled,
} from './conditions.ts'
import type { Copy, GloryCard, PlayedCard } from './gloryCard.ts'
import { HIRING } from './hiring.ts'
import { GLORY_KEYS, type GloryKey } from './keys.ts'
import { oneDie, oneHit, oneOrTwoBounties, onePlayer, otherAction, someDice } from './ways.ts'

const BATTLE = {
  crewCombatReRolls: {
    copies: 3,
    windows: ['crew.afterRoll'],
    who: 'combatant',
    when: during('crew'),
    ways: someDice,
    effects: [{ do: 'reroll' }],
  },
  steadyHelm: {
    copies: 3,
    windows: ['battle.afterRoll', 'raid.afterRoll'],
    who: 'combatant',
    when: seamanshipRolled,
    ways: someDice,
    effects: [{ do: 'reroll' }],
  },
  rakingFire: {
    copies: 2,
    windows: ['battle.afterRoll'],
    who: 'combatant',
    when: all(hasDeclared('shoot'), hasWonContest, hasCannons(1)),
    effects: [{ do: 'remember', on: 'battle' }],
    changes: { 'volley.hits': (n, times, { won }) => (won === true ? n + times : n) },
  },
  braceForImpact: {
    copies: 2,
    windows: ['battle.hitTaken', 'raid.resolve'],
    who: 'combatant',
    when: isStruck,
    ways: oneHit,
    effects: [{ do: 'cancelHit' }],
  },
  pickedShot: {
    copies: 2,
    windows: ['battle.afterHitDice'],
    who: 'combatant',
    when: hasFired,
    ways: oneDie,
    effects: [{ do: 'turnDie' }],
  },
  suddenGust: {
    copies: 2,
    windows: ['battle.declared'],
    who: 'combatant',
    when: mayChangeCourse,
    ways: otherAction,
    effects: [{ do: 'changeDeclaration' }],
  },
  overTheRail: {
    copies: 2,
    windows: ['crew.start'],
    who: 'combatant',
    when: during('crew'),
    effects: [{ do: 'remember', on: 'crew' }],
    changes: { 'dice.crew': (n, times, { round }) => (round === 1 ? n + 2 * times : n) },
  },
  handsFromTheHold: {
    copies: 2,
    windows: ['crew.start', 'battle.declared'],
    who: 'combatant',
    when: isShorthanded,
    effects: [{ do: 'gainCrew', crew: 1 }],
  },
  powderSmoke: {
    copies: 2,
    windows: ['battle.declared'],
    who: 'combatant',
    when: all(hasDeclared('flee'), isClearOfSmoke),
    effects: [{ do: 'remember', on: 'battle' }],
    changes: { 'flee.against': () => Number.MAX_SAFE_INTEGER },
  },
  prizeMoney: {
    copies: 2,
    windows: ['battle.won'],
    who: 'combatant',
    when: all(hasDefeated, hasCaptured),
    effects: [{ do: 'gainGold', gold: 6 }],
  },
} as const satisfies Partial<Record<GloryKey, PlayedCard>>

const ADVENTURE = {
  fairWind: {
    copies: 3,
    windows: ['turn.free'],
    who: 'active',
    when: always,
    effects: [{ do: 'extraMove' }],
  },
  sharpEyes: {
    copies: 3,
    windows: ['scout.after'],
    who: 'active',
    when: hasLookedInVain,
    ways: someDice,
    effects: [{ do: 'reroll' }],
  },
  falseColours: {
    copies: 2,
    windows: ['npcScout.before'],
    who: 'target',
    when: canBeFound,
    effects: [{ do: 'hide' }],
  },
  fogBank: {
    copies: 2,
    windows: ['other.scout.before'],
    who: 'other',
    when: all(isLooking, isClear),
    effects: [{ do: 'remember', on: 'scout', about: 'active' }],
    changes: { 'dice.scout': (n) => Math.min(n, 1) },
  },
  tavernTalk: {
    copies: 2,
    windows: ['port.rumor'],
    who: 'active',
    when: asksForRumor,
    effects: [{ do: 'hearRumors' }],
  },
  silverTongue: {
    copies: 2,
    windows: ['check.after'],
    who: 'active',
    when: hasFailed('influence'),
    ways: someDice,
    effects: [{ do: 'reroll' }],
  },
  letterOfMarque: {
    copies: 2,
    windows: ['bounty.before'],
    who: 'active',
    when: isAttacking,
    effects: [{ do: 'preventBounty' }],
  },
  boughtPardon: {
    copies: 2,
    windows: ['port.any'],
    who: 'active',
    when: isWanted,
    ways: oneOrTwoBounties(2),
    effects: [{ do: 'buyPardon', each: 2 }],
  },
  damningLetters: {
    copies: 2,
    windows: ['turn.free'],
    who: 'active',
    when: canDenounce,
    ways: onePlayer,
    effects: [{ do: 'denounce' }],
  },
} as const satisfies Partial<Record<GloryKey, PlayedCard>>

const TRADE = {
  stashInAnyPort: {
    copies: 1,
    windows: ['port.stash'],
    who: 'active',
    when: mayStashAbroad,
    effects: [{ do: 'remember', on: 'port' }],
    changes: { 'stash.abroad': () => 1 },
  },
  bulkDiscount: {
    copies: 2,
    windows: ['port.buy'],
    who: 'active',
    when: during('buy'),
    effects: [{ do: 'remember', on: 'buy' }],
    changes: { 'price.good': (n, times) => n - times },
  },
  fullWarehouses: {
    copies: 2,
    windows: ['port.buy'],
    who: 'active',
    when: during('buy'),
    effects: [{ do: 'remember', on: 'buy' }, { do: 'drawGoods' }],
    changes: { 'buy.draw': (n, times) => n + 3 * times },
  },
  turnOfTheMarket: {
    copies: 2,
    windows: ['port.start'],
    who: 'active',
    when: during('port'),
    effects: [{ do: 'swapDemand' }],
  },
  eagerBuyers: {
    copies: 1,
    windows: ['port.sell'],
    who: 'active',
    when: isChoosingSale,
    effects: [{ do: 'remember', on: 'sell' }],
    changes: { 'price.soldInDemand': (n, times) => n + times },
  },
  shipwrightsFavour: {
    copies: 1,
    windows: ['port.shipyard'],
    who: 'active',
    when: canBeRepaired,
    effects: [{ do: 'remember', on: 'shipyard', times: 4 }],
    changes: { 'price.repair': () => 0 },
  },
  spoiledGoods: {
    copies: 1,
    windows: ['other.port.sell'],
    who: 'other',
    when: hasDeclaredSale,
    effects: [{ do: 'spoil' }],
  },
} as const satisfies Partial<Record<GloryKey, PlayedCard>>

const fastLearner: Copy = { copies: 2, windows: [], copy: true }

export const GLORY_CARDS: Readonly<Record<GloryKey, GloryCard>> = {
  ...BATTLE,
  fastLearner,
  ...ADVENTURE,
  ...TRADE,
  ...HIRING,
}
/** The 70 cards, by number. */
export const GLORY: readonly GloryKey[] = GLORY_KEYS.flatMap((key) =>
  Array<GloryKey>(GLORY_CARDS[key].copies).fill(key),
)
