/** How a game stands in the log, round by round and turn by turn, and what moved the counters. */

import type { Event } from '@windward/games/marauders/news.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { IconName } from '../../art/names.ts'
import type { Annals } from '../face.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'
import { tellYou } from './yours.ts'

const ICONS: Readonly<Partial<Record<Event['type'], IconName>>> = {
  captainRevealed: 'captain-hat-profile',
  captainArrived: 'captain-hat-profile',
  captainDrawn: 'captain-hat-profile',
  captainDied: 'pirate-skull',
  captainRetired: 'captain-hat-profile',
  eventDrawn: 'scroll-unfurled',
  npcMoved: 'windy-stripes',
  npcStayed: 'anchor',
  npcEntered: 'pirate-captain',
  npcDefeated: 'pirate-skull',
  warBroke: 'crossed-sabres',
  sailed: 'sail',
  enteredPort: 'anchor',
  leftPort: 'sail',
  turnedAway: 'crossed-chains',
  scouted: 'spyglass',
  npcScouted: 'spyglass',
  merchantFound: 'spyglass',
  raidCards: 'cargo-crate',
  raidEnded: 'pirate-skull',
  plundered: 'pirate-skull',
  bounty: 'crown',
  gold: 'two-coins',
  glory: 'laurels',
  goodsSold: 'trade',
  goodsBought: 'cargo-crate',
  goodsOffered: 'cargo-crate',
  cargoGained: 'cargo-crate',
  cargoLost: 'cargo-crate',
  repaired: 'hammer-nails',
  modificationFitted: 'hammer-nails',
  modificationShown: 'hammer-nails',
  weaponBought: 'cannon',
  shipBought: 'ship-bow',
  shipTaken: 'ship-bow',
  shipClaimed: 'ship-bow',
  crewJoined: 'three-friends',
  crewLost: 'three-friends',
  rumorHeard: 'talk',
  rumorPresented: 'talk',
  rumorTrue: 'talk',
  rumorFalse: 'talk',
  missionOpened: 'scroll-unfurled',
  missionClaimed: 'scroll-unfurled',
  missionCompleted: 'scroll-unfurled',
  specialistHired: 'three-friends',
  stashed: 'locked-chest',
  withdrew: 'locked-chest',
  battleBegan: 'crossed-sabres',
  declared: 'crossed-sabres',
  contest: 'ship-wheel',
  hit: 'cannon-ball',
  boarded: 'grapple',
  fled: 'windy-stripes',
  battleEnded: 'crossed-sabres',
  visited: 'family-house',
  gameEnded: 'laurels',
}

/** What was just done explains the gold that comes or goes with it. */
const PAID: readonly Event['type'][] = [
  'goodsSold',
  'goodsBought',
  'raidEnded',
  'captainArrived',
  'captainDied',
  'visited',
]
/** What is told after it was paid for. */
const BOUGHT: readonly Event['type'][] = [
  'weaponBought',
  'weaponSold',
  'modificationFitted',
  'shipBought',
  'repaired',
  'crewJoined',
  'hullRefreshed',
]
/** Told twice: with what only its owner sees, and without. */
const VEILED: readonly Event['type'][] = [
  'rumorHeard',
  'gloryDrawn',
  'goodsOffered',
  'stashed',
  'withdrew',
  'cargoGained',
]
const VOYAGE: readonly Event['type'][] = ['leftPort', 'sailed']

export const annals: Annals<View, Event> = {
  heads: ({ type }) => type === 'roundBegan' || type === 'turnBegan',
  turns: {
    of: (event) => (event.type === 'roundBegan' ? event.round : undefined),
    named: (round, language) => boardWords(language)('round', { round }),
  },
  stops: ({ type }) => type === 'battleBegan',
  icon: ({ type }) => ICONS[type] ?? 'compass',

  seat(event) {
    if ('seat' in event) return event.seat
    return 'who' in event && event.who && 'seat' in event.who ? event.who.seat : undefined
  },

  fold(before, event) {
    if (event.type === 'gold' && (PAID.includes(before.type) || event.change === 0)) return before
    if (before.type === 'gold' && BOUGHT.includes(event.type)) return event
    if (before.type === 'saleDeclared' && event.type === 'goodsSold') return event
    if (VEILED.includes(event.type) && before.type === event.type && isBare(event)) return before
    const sails = event.type === 'sailed' || event.type === 'enteredPort'
    return sails && VOYAGE.includes(before.type) ? event : undefined
  },

  /** Whose turn it is stands below it. */
  tell: ({ type }) => (type === 'turnBegan' ? '' : undefined),

  tellYou,

  changes: (events, _view, language) => {
    const { say } = speechIn(language)
    return events.flatMap((event) => {
      if (event.type === 'gold' && event.change !== 0) {
        return [{ seat: event.seat, of: 'gold', by: event.change, cause: say(`why.${event.why}`) }]
      }
      if (event.type === 'glory') return [{ seat: event.seat, of: 'glory', by: 1, cause: say(`why.${event.why}`) }]
      return []
    })
  },
}

/** Without the card or the number that its owner was told. */
function isBare(event: Event): boolean {
  return !('card' in event || 'goods' in event || 'gold' in event)
}
