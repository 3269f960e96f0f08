/** What a card leaves to its player: which gift to take, and how. */

import type { CardEffect } from '@windward/games/marauders/cards/effect.ts'
import { RUMORS } from '@windward/games/marauders/cards/rumors.ts'
import { modificationOf } from '@windward/games/marauders/components/ships.ts'
import { current } from '@windward/games/marauders/flow.ts'
import { captainOf, cardOf } from '@windward/games/marauders/rules/captain.ts'
import { countOf } from '@windward/games/marauders/rules/goods.ts'
import type { Choice, Skill } from '@windward/games/marauders/vocabulary.ts'
import { isOpen } from './chart.ts'
import type { Appraisal } from './choice.ts'
import { rumorGain } from './errands.ts'
import { promised } from './gains.ts'
import { DISTANCE, numberOf } from './places.ts'
import { KINDS } from './yard.ts'

export const gift: Appraisal = (s, seat, w) => (action) => {
  const captain = captainOf(s, seat)
  const away = DISTANCE[numberOf(captain.zone)]
  switch (action.type) {
    case 'choose':
      return promised(captain, OPTIONS[action.choice], w)
    case 'forgive':
      return captain.bounties[action.nation]
    case 'repair':
      return -captain.ship.at[action.location]
    case 'takeGoods':
      return countOf(current(s, 'effects')?.cards ?? [], action.good)
    case 'takeModification':
      return KINDS[modificationOf(s.ports[action.port].modification ?? 0)]
    case 'nameDemandPort':
      return (isOpen(s, captain, action.port, s.ports[action.port].nation) ? 0 : -20) - away[numberOf(action.port)]
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

/** What each choice leads to: its own effects, and what the card goes on with. */
const OPTIONS = Object.fromEntries(RUMORS.flatMap(({ effects }) => optionsIn(effects))) as Readonly<
  Record<Choice, readonly CardEffect[]>
>

function optionsIn(effects: readonly CardEffect[]): [Choice, readonly CardEffect[]][] {
  return effects.flatMap((effect, i) =>
    effect.do === 'choose'
      ? effect.options.map(({ choice, effects: own }): [Choice, readonly CardEffect[]] => [
          choice,
          [...own, ...effects.slice(i + 1)],
        ])
      : [],
  )
}

const SKILL_WORTH: Readonly<Record<Skill, number>> = { seamanship: 3, scouting: 2, influence: 1, leadership: 0 }

/** The rumor worth least is given up. */
export const rejectRumor: Appraisal = (s, seat, w) => (action) =>
  action.type === 'rejectRumor' ? -rumorGain(captainOf(s, seat), action.card, w) : 0
