/** What a card leaves to its player: which gift to take, and how. */

import { modificationOf } from '@windward/games/marauders/components/ships.ts'
import { current } from '@windward/games/marauders/flow.ts'
import { captainOf, cardOf } from '@windward/games/marauders/rules/captain.ts'
import { countOf } from '@windward/games/marauders/rules/goods.ts'
import type { Choice as Gift, Skill } from '@windward/games/marauders/vocabulary.ts'
import { isOpen } from './chart.ts'
import type { Choice } from './choice.ts'
import { rumorGain } from './errands.ts'
import { DISTANCE, numberOf } from './places.ts'
import { shipWorth } from './worth.ts'
import { KINDS } from './yard.ts'

export const gift: Choice = (s, seat, w) => (action) => {
  const captain = captainOf(s, seat)
  const away = DISTANCE[numberOf(captain.zone)]
  switch (action.type) {
    case 'choose':
      return action.choice === 'takeHulk'
        ? w.frigate - 8 * w.damage - shipWorth(captain.ship, w) - 9
        : action.choice === 'boardHer'
          ? captain.ship.at.crew - 2.5
          : GIFTS[action.choice]
    case 'forgive':
      return captain.bounties[action.nation]
    case 'repair':
      return -captain.ship.at[action.location]
    case 'takeGoods':
      return countOf(current(s, 'effects')?.cards ?? [], action.good)
    case 'takeModification':
      return KINDS[modificationOf(s.ports[action.port].modification ?? 0)]
    case 'nameDemandPort':
      return (isOpen(s, captain, action.port) ? 0 : -20) - away[numberOf(action.port)]
    case 'nameDemand':
      return countOf(captain.cargo, action.good)
    case 'swapDemand':
      return countOf(captain.cargo, s.ports[action.port].demand) - 0.5
    case 'raiseSkill':
      return SKILL_WORTH[action.skill]
    case 'incite':
      return action.nations.includes(cardOf(captain).nation) ? -1 : 0
    case 'steer':
      return away[numberOf(action.to)]
    default:
      return 0
  }
}

/** The better ones first; what is weighed above counts against these. */
const GIFTS: Readonly<Record<Gift, number>> = {
  pardon: 4,
  hushMoney: 8,
  diveAgain: 1,
  leaveIt: 0,
  boardHer: 0,
  sailAway: 0,
  keepChest: 12,
  returnChest: 7,
  takeHulk: 0,
  stripHulk: 0,
  sellLetters: 1,
  startQuarrel: 0,
}
const SKILL_WORTH: Readonly<Record<Skill, number>> = { seamanship: 3, scouting: 2, influence: 1, leadership: 0 }

/** The rumor worth least is given up. */
export const rejectRumor: Choice = (s, seat, w) => (action) =>
  action.type === 'rejectRumor' ? -rumorGain(captainOf(s, seat), action.card, w) : 0
