/** What a mission or a rumor earns, and where on the chart it is carried out. */

import type { Say } from '@windward/core/words.ts'
import type { CardEffect } from '@windward/games/marauders/cards/effect.ts'
import { MISSIONS, type MissionData } from '@windward/games/marauders/cards/missions.ts'
import { RUMORS } from '@windward/games/marauders/cards/rumors.ts'
import type { BoardKey } from './words.ts'

/** In a few words: gold, what else, and the point that follows every mission. */
export function rewardOf(mission: number, words: Say<BoardKey>): string {
  const { effects }: MissionData = MISSIONS[mission]
  return [...earned(effects, words), words('aGloryPoint')].join(', ')
}

/** A rumor that is true earns a point likewise. */
export function rumorReward(rumor: number, words: Say<BoardKey>): string {
  return [...earned(RUMORS[rumor].effects, words), words('aGloryPoint')].join(', ')
}

function earned(effects: readonly CardEffect[], words: Say<BoardKey>): readonly string[] {
  const gold = effects.reduce(
    (sum, effect) => sum + (effect.do === 'gainGold' && 'gold' in effect ? effect.gold : 0),
    0,
  )
  const isMore = effects.some((effect) => effect.do !== 'gainGold')
  return [...(gold > 0 ? [words('reward.gold', { gold })] : []), ...(isMore ? [words('reward.more')] : [])]
}
