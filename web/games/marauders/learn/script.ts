/** The first game: four rounds of a voyage alone, from an honest deal to the guns of the navy and into a safe port. */

import type { Event } from '@windward/games/marauders/news.ts'
import type { Action, Activity, Zone } from '@windward/games/marauders/vocabulary.ts'
import type { Script } from '../../../learn/primer.ts'
import { type Otherwise, scribe } from '../../../learn/writing.ts'
import { thing } from '../things.ts'
import type { LessonKey } from './words.ts'

const { tell, act } = scribe<Action, Event, LessonKey>()

const DONE: Action = { type: 'done' }
const PORT: Action = { type: 'port' }
const END_TURN: Action = { type: 'endTurn' }
const BUY: Action = { type: 'buy', good: 'sugar' }
const SELL: Action = { type: 'sell', good: 'sugar' }
const AT_SEA: Otherwise<Action, LessonKey> = { any: 'no.course' }
const IN_PORT: Otherwise<Action, LessonKey> = { any: 'no.activity' }

/** Cards as places in their decks: what the seed deals. */
const CARPENTER = 54
const POWDER_SMOKE = 19
const COCOA = 0

export const script: Script = {
  options: { glory: 10, events: 34 },
  seed: 'marauders-lesson-17121',
  others: [],
  quiet: { window: { type: 'pass' } },
  steps: [
    tell('welcome', { part: 'part.captain' }),
    act('ship', { type: 'chooseShip', ship: 'flute' }, ['captainRevealed', 'eventDrawn'], { any: 'no.sloop' }),
    tell('captain', { point: [thing('seat', 0)] }),
    tell('board', { point: [thing('zone', 'stMaarten')] }),
    tell('event'),

    act('port', PORT, ['modificationShown'], AT_SEA, { part: 'part.buy' }),
    act('buy', visit('buyGoods'), ['goodsOffered'], IN_PORT),
    act('sugar', BUY, [], { any: 'no.goods' }),
    act('sugar2', BUY, [], { any: 'no.goods' }),
    act('sugar3', BUY, [], { any: 'no.goods' }),
    act('paid', DONE, ['goodsBought'], { any: 'no.enough' }),
    act('leaveShop', DONE, [], IN_PORT),
    tell('demand', { point: [thing('zone', 'santoDomingo')] }),
    act('leave', { type: 'leavePort' }, ['leftPort'], AT_SEA),
    act('sail', sail('sanJuan'), ['sailed'], AT_SEA),
    act('end', END_TURN, ['roundBegan', 'eventDrawn']),

    act('sail2', sail('santoDomingo'), ['sailed'], AT_SEA, { part: 'part.sell' }),
    act('enter', { type: 'enterPort' }, ['enteredPort'], AT_SEA),
    act('port2', PORT, [], AT_SEA),
    act('sell', visit('sellGoods'), [], IN_PORT),
    act('sell1', SELL, []),
    act('sell2', SELL, [], { done: 'no.sellAll' }),
    act('sell3', SELL, [], { done: 'no.sellAll' }),
    act('sold', DONE, ['goodsSold', 'glory', 'gloryDrawn']),
    tell('glory', { point: [thing('seat', 0)] }),
    act('hire', { type: 'hire', card: CARPENTER }, [], IN_PORT, { part: 'part.outfit' }),
    act('yard', visit('shipyard'), [], IN_PORT),
    act('hold', { type: 'buyModification' }, ['modificationFitted'], { any: 'no.yard' }),
    act('yardDone', DONE, []),
    tell('more'),
    act('portDone', DONE, [], IN_PORT),
    act('end2', END_TURN, ['npcEntered', 'warBroke']),

    tell('navy', { part: 'part.raid', point: [thing('npc', 'french')] }),
    act('leave2', { type: 'leavePort' }, ['leftPort'], AT_SEA),
    act('scout', { type: 'scout', target: { kind: 'merchant' } }, ['scouted', 'merchantFound'], AT_SEA),
    act('nation', { type: 'raid', nation: 'spanish' }, ['bounty', 'raidCards'], {
      raid: 'no.french',
      letGo: 'no.letGo',
    }),
    tell('cards'),
    tell('escapes'),
    act('exchange', { type: 'exchangeCard', card: COCOA }, ['raidCards'], {
      done: 'no.exchange',
      discardCard: 'no.discard',
      any: 'no.otherCard',
    }),
    act('raid', DONE, ['raidEnded', 'glory']),
    tell('pirate', { point: [thing('seat', 0)] }),

    act('rest', END_TURN, ['roundBegan', 'eventDrawn'], AT_SEA),
    act(
      'carpenter',
      { type: 'patchUp', location: 'hull' },
      ['repaired'],
      { any: 'no.patch' },
      { decides: ['patchUp'] },
    ),

    act('danger', sail('petitGoave'), ['npcScouted', 'battleBegan'], AT_SEA, { part: 'part.battle' }),
    tell('battle'),
    tell('guns'),
    act('flee', { type: 'declare', action: 'flee' }, ['declared'], { declare: 'no.fight' }),
    act('smoke', { type: 'playGlory', card: POWDER_SMOKE }, ['fled'], { any: 'no.smoke' }),
    tell('escaped', { point: [thing('seat', 0)] }),
    act('haven', { type: 'enterPort' }, ['enteredPort'], AT_SEA),

    tell('law', { part: 'part.plan', point: [thing('seat', 0)] }),
    tell('death'),
    tell('stash', { point: [thing('zone', 'stMaarten')] }),
    tell('errands'),
    tell('plan'),
    tell('aim', { point: [thing('zone', 'stMaarten')] }),
    act('decide', PORT, [], { any: 'no.leave' }, { decides: ['endTurn'] }),
    tell('farewell', { part: 'part.end', point: [thing('seat', 0)] }),
  ],
}

function visit(activity: Activity): Action {
  return { type: 'visit', activity }
}

function sail(to: Zone): Action {
  return { type: 'sail', to }
}
