/** What the effects of a card are worth to a Captain, in Gold: the one place that puts a price on each of them. */

import { type CardEffect, type CardOption, FOE, SECOND_SPECIALIST } from '@windward/games/marauders/cards/effect.ts'
import { isPirate, skillIn } from '@windward/games/marauders/rules/captain.ts'
import { employs } from '@windward/games/marauders/rules/cards.ts'
import { damageOf, damageTo } from '@windward/games/marauders/rules/ship.ts'
import type { Captain } from '@windward/games/marauders/state.ts'
import { type Foe, NATIONS, type Nation, WEAPONS } from '@windward/games/marauders/vocabulary.ts'
import { chanceOf, type Fortune, melee } from './dice.ts'
import type { Weights } from './weights.ts'
import { bountyCost, shipWorth } from './worth.ts'

type Effects = readonly CardEffect[]

/** Gold from a card is worth a little less than a coin at home. */
const GOLD = 0.9
/** Plunder Value of a Cargo Card. */
const PLUNDER = 3
/** Cards of the good one would choose, and what such a choice makes each of them worth. */
const OF_A_KIND = 2.3
const CHOSEN = 4
const SPECIALIST = 6
const SKILL = 7
const KEPT = 6
const DEMAND = 4
/** A hulk has to be repaired from one point at every location. */
const HULK_DAMAGE = 8

/** All that a card does from here, and the Glory Point at its end. */
export function promised(captain: Captain, effects: Effects, w: Weights, from = 0): number {
  let sum = 0
  for (let i = from; i < effects.length; i++) {
    const effect = effects[i]
    switch (effect.do) {
      case 'end':
        return sum
      case 'crewCombat': {
        const { wins, loses } = frayWith(captain, effect.foe)
        return sum + wins * promised(captain, effects, w, i + 1) - loses * skin(captain, w)
      }
      case 'choose': {
        const rest = effects.slice(i + 1)
        const open = effect.options.filter((option) => isOpenTo(captain, option))
        return sum + Math.max(...open.map((option) => promised(captain, [...option.effects, ...rest], w)))
      }
      case 'skillCheck': {
        const rest = effects.slice(i + 1)
        const chance = chanceOf(skillIn(captain, effect.skill))
        const good = promised(captain, [...effect.success, ...rest], w)
        const bad = promised(captain, [...effect.failure, ...rest], w)
        return sum + chance * good + (1 - chance) * bad
      }
      default:
        sum += worthOf(captain, effect, w)
    }
  }
  return sum + w.point
}

/** Crew Combat with a crew that a card sends. */
function frayWith(captain: Captain, foe: Foe): Fortune {
  return melee(captain.ship.at.crew, skillIn(captain, 'leadership'), FOE[foe].crew, FOE[foe].leadership)
}

function isOpenTo(captain: Captain, option: CardOption): boolean {
  if (option.if === 'wanted') return isPirate(captain)
  return option.if !== 'manned' || captain.ship.at.crew > 0
}

/** What losing a card's Crew Combat costs. */
function skin(captain: Captain, w: Weights): number {
  return w.death + shipWorth(captain.ship, w) - w.flute + captain.gold * GOLD + captain.cargo.length * w.good
}

function worthOf(captain: Captain, effect: CardEffect, w: Weights): number {
  switch (effect.do) {
    case 'gainGold':
      return effect.gold * GOLD
    case 'payGold':
      return -effect.gold
    case 'drawGlory':
      return effect.cards * w.card
    case 'addBounty':
      return -bountyCost(captain, effect.nation, w)
    case 'removeBounty':
      return pardon(captain, effect.nation === 'any' ? NATIONS : [effect.nation], effect.count, w)
    case 'repair':
      return damageOf(captain.ship) * w.damage
    case 'gainCrew':
      return damageTo(captain.ship, 'crew') * w.crew
    case 'gainCargo': {
      const room = Math.max(0, captain.ship.at.cargo - captain.cargo.length)
      const goods = effect.keep === 'all' ? Math.min(effect.draw, room) * w.good : Math.min(OF_A_KIND, room) * CHOSEN
      return goods + (effect.plunder === true ? effect.draw * PLUNDER * GOLD : 0)
    }
    case 'gainWeapon':
      return Math.min(effect.which === 'each' ? WEAPONS.length : 1, WEAPONS.length - captain.weapons.length) * w.weapon
    case 'gainModification':
      return w.modification
    case 'changeDemand':
      return DEMAND
    case 'raiseSkill':
      return SKILL
    case 'hireSpecialist':
      return employs(captain, effect.specialist) ? SECOND_SPECIALIST * GOLD : SPECIALIST
    case 'keep':
      return KEPT
    case 'damage':
      return -effect.hits * w.damage
    case 'replaceShip':
      return w[effect.ship] - HULK_DAMAGE * w.damage - shipWorth(captain.ship, w)
    default:
      return 0
  }
}

/** Of the nation whose forgiveness is worth most. */
function pardon({ bounties }: Captain, nations: readonly Nation[], count: number | 'all', w: Weights): number {
  let best = 0
  for (const nation of nations) {
    const forgiven = count === 'all' ? bounties[nation] : Math.min(count, bounties[nation])
    const free = forgiven > 0 && forgiven === bounties[nation]
    best = Math.max(best, forgiven * w.bounty + (free ? w.wanted : 0))
  }
  return best
}
