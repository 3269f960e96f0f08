/** What a mission or a rumor earns, and where on the chart it is carried out. */

import type { Say } from '@windward/core/words.ts'
import type { CardEffect } from '@windward/games/marauders/cards/effect.ts'
import { MISSIONS, type MissionData } from '@windward/games/marauders/cards/missions.ts'
import { RUMORS } from '@windward/games/marauders/cards/rumors.ts'
import type { Zone } from '@windward/games/marauders/vocabulary.ts'
import type { MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import { placesOf } from './aims.ts'
import { distancesFrom } from './outlets.ts'
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

/** Gold alone, for the coin. */
export function goldOf(mission: number): number {
  return goldIn(MISSIONS[mission].effects)
}

function goldIn(effects: readonly CardEffect[]): number {
  return effects.reduce((sum, effect) => sum + (effect.do === 'gainGold' ? effect.gold : 0), 0)
}

/** Where it leads, from a zone on: "Havana (3 zones) → Tortuga (2 zones)". */
export function wayOf(mission: number, from: Zone, { say, zone }: MaraudersSpeech, words: Say<BoardKey>): string {
  const { steps }: MissionData = MISSIONS[mission]
  let at = from
  const leg = (to: Zone) => {
    const n = distancesFrom(at).get(to) ?? 0
    at = to
    return words('sells.at', { port: zone(to), n })
  }
  const legs = steps.flatMap((step) => {
    if (step.at === 'ports')
      return [words('way.ports', { nations: step.nations.map((nation) => say(`nation.${nation}`)).join(', ') })]
    const zones = step.at === 'zones' ? step.zones : placesOf(step, []).map((place) => place.zone)
    return zones.length > 0 ? zones.map(leg) : [words('way.sea')]
  })
  return legs.join(' → ')
}

function earned(effects: readonly CardEffect[], words: Say<BoardKey>): readonly string[] {
  const gold = goldIn(effects)
  const others = effects.flatMap((effect) => (effect.do === 'gainGold' ? [] : [gainOf(effect, words)]))
  return [...(gold > 0 ? [words('reward.gold', { gold })] : []), ...new Set(others)]
}

/** What a card does may depend on a choice, a check or a fight: then its text has to be read. */
function gainOf(effect: CardEffect, words: Say<BoardKey>): string {
  switch (effect.do) {
    case 'gainCargo':
      return words('reward.gainCargo', { n: effect.draw })
    case 'drawGlory':
      return words('reward.drawGlory', { n: effect.cards })
    case 'repair':
    case 'gainCrew':
    case 'gainWeapon':
    case 'gainModification':
    case 'raiseSkill':
    case 'removeBounty':
    case 'hireSpecialist':
    case 'replaceShip':
    case 'keep':
      return words(`reward.${effect.do}`)
    default:
      return words('reward.more')
  }
}
