/** Rumors and missions: what they are worth, and where they lead. */

import type { CardEffect } from '@windward/games/marauders/cards/effect.ts'
import { dataOf, MISSIONS, type Step, stepOf } from '@windward/games/marauders/cards/missions.ts'
import { RUMORS } from '@windward/games/marauders/cards/rumors.ts'
import { PRICE } from '@windward/games/marauders/components/ships.ts'
import { skillIn } from '@windward/games/marauders/rules/captain.ts'
import { countOf } from '@windward/games/marauders/rules/goods.ts'
import { meets } from '@windward/games/marauders/rules/mission.ts'
import type { Captain, State } from '@windward/games/marauders/state.ts'
import {
  type Card,
  GOODS,
  type Good,
  NATIONS,
  type Npc,
  PORTS,
  type Port,
  type Zone,
} from '@windward/games/marauders/vocabulary.ts'
import { chanceOf } from './odds.ts'
import { DISTANCE, numberOf } from './places.ts'
import type { Weights } from './weights.ts'

/** Where an errand leads, and what is to be had there: in port, or by looking around at sea. */
type Note = (where: 'port' | 'sea', zone: Zone, gain: number) => void

/** Everything that cards give a Captain reason to go for. `scouted` is what he has looked for this turn. */
export function noteErrands(s: State, captain: Captain, scouted: readonly string[], w: Weights, note: Note): void {
  for (const card of captain.rumors) {
    if (card < 0) continue
    const { skill, place } = RUMORS[card]
    const gain = rumorGain(captain, card, w) - w.secret
    if (skill === 'influence') note('port', place, gain)
    else if (!scouted.includes(`rumor ${card}`)) note('sea', place, gain)
  }
  if (captain.rumors.length === 0) {
    const gain = hearGain(captain, w)
    if (gain > 0) for (const port of PORTS) note('port', port, gain)
  }
  if (captain.mission !== undefined) return noteMission(s, captain, scouted, w, note)
  for (const card of s.missions.open) {
    const gain = claimGain(captain, card, MISSIONS[card].port, w)
    if (gain > 0) note('port', MISSIONS[card].port, gain)
  }
}

function noteMission(s: State, captain: Captain, scouted: readonly string[], w: Weights, note: Note): void {
  const { mission } = captain
  const step = mission === undefined ? undefined : stepOf(mission)
  if (mission === undefined || step === undefined) return
  const reward = rewardOf(mission.card, w)
  switch (step.at) {
    case 'port':
      if (hasGoods(captain, step)) note('port', step.port, reward * checkOf(captain, step))
      return
    case 'search':
      if (!scouted.includes('mission')) note('sea', step.zone, reward * searchOf(captain, step))
      return
    case 'zones': {
      const left = step.zones.filter((zone) => !mission.seen.includes(zone))
      for (const zone of step.inOrder === true ? left.slice(0, 1) : left) note('sea', zone, reward / left.length)
      return
    }
    case 'ports': {
      const left = step.nations.filter((nation) => !mission.seen.includes(nation))
      for (const port of PORTS) if (left.includes(s.ports[port].nation)) note('port', port, reward / left.length)
      return
    }
    default:
  }
}

/** What the mission adds to beating this ship; `npc` is none for a player. */
export function trophyOf(captain: Captain, npc: Npc | undefined, w: Weights): number {
  const step = captain.mission === undefined ? undefined : stepOf(captain.mission)
  if (captain.mission === undefined || step?.at !== 'battle') return 0
  const counts =
    step.against === 'anyone' ||
    step.against === npc ||
    (step.against === 'navy' && npc !== undefined && (NATIONS as readonly string[]).includes(npc))
  return counts ? rewardOf(captain.mission.card, w) : 0
}

/** What the mission adds to a raid under this flag. */
export function commissionOf(captain: Captain, nation: string, w: Weights): number {
  const step = captain.mission === undefined ? undefined : stepOf(captain.mission)
  if (captain.mission === undefined || step?.at !== 'raid' || step.nation !== nation) return 0
  return rewardOf(captain.mission.card, w) * 0.7
}

/** What looking around for the sake of a mission brings. */
export function missionHope(captain: Captain, w: Weights): number {
  const step = captain.mission === undefined ? undefined : stepOf(captain.mission)
  if (captain.mission === undefined || step?.at !== 'search') return 0
  return rewardOf(captain.mission.card, w) * searchOf(captain, step)
}

/** What a mission pays for one card of a good, and where. */
export function orderFor(captain: Captain, good: Good, w: Weights): { port: Port; price: number } | undefined {
  const step = captain.mission === undefined ? undefined : stepOf(captain.mission)
  if (captain.mission === undefined || step?.at !== 'port' || step.handIn?.[good] === undefined) return undefined
  const cards = GOODS.reduce((sum, one) => sum + (step.handIn?.[one] ?? 0), 0)
  return { port: step.port, price: rewardOf(captain.mission.card, w) / cards }
}

export function rumorGain(captain: Captain, card: Card, w: Weights): number {
  return chanceOf(skillIn(captain, RUMORS[card].skill)) * (w.point + RUMOR_GOLD[card] * GOLD)
}

/** What going to a tavern is worth. */
export function hearGain(captain: Captain, w: Weights): number {
  if (captain.gold < PRICE.rumor) return -1
  return chanceOf(skillIn(captain, 'influence')) * w.rumor - PRICE.rumor
}

/** What claiming a mission in its port is worth, all things considered. */
export function claimGain(captain: Captain, card: Card, port: Zone, w: Weights): number {
  const { asks, steps } = dataOf(card)
  if (!meets(captain, asks)) return -1
  const granted = asks.check === undefined ? 1 : chanceOf(skillIn(captain, asks.check))
  const [step] = steps
  const { away, chance } = outlook(captain, step, port)
  return granted * w.mission * chance * rewardOf(card, w) * w.delay ** (away * steps.length) - (asks.pay ?? 0)
}

/** How many actions a step is away, and how likely it is taken at last. */
function outlook(captain: Captain, step: Step, from: Zone): { away: number; chance: number } {
  const distances = DISTANCE[numberOf(from)]
  switch (step.at) {
    case 'port':
      return {
        away: distances[numberOf(step.port)] + 3,
        chance: checkOf(captain, step) * (hasGoods(captain, step) ? 1 : 0.5),
      }
    case 'search':
      return { away: distances[numberOf(step.zone)] + 2, chance: searchOf(captain, step) }
    case 'zones':
      return { away: distances[numberOf(step.zones[0])] + 2 * step.zones.length, chance: 0.9 }
    case 'ports':
      return { away: 4 * step.nations.length, chance: 0.8 }
    case 'battle':
      return { away: 8, chance: captain.ship.at.cannons >= 3 ? 0.4 : 0.1 }
    case 'raid':
      return { away: 6, chance: 0.4 }
  }
}

/** The point, and what the card says in Gold. */
function rewardOf(card: Card, w: Weights): number {
  return w.point + MISSION_GOLD[card] * GOLD
}

function checkOf(captain: Captain, step: Extract<Step, { at: 'port' }>): number {
  return step.check === undefined ? 1 : chanceOf(skillIn(captain, step.check))
}

function searchOf(captain: Captain, step: Extract<Step, { at: 'search' }>): number {
  const found = chanceOf(skillIn(captain, 'scouting'))
  if (step.foe === undefined) return found
  return found * Math.min(0.9, 0.1 + 0.12 * captain.ship.at.crew + 0.12 * skillIn(captain, 'leadership'))
}

function hasGoods(captain: Captain, { handIn }: Extract<Step, { at: 'port' }>): boolean {
  if (handIn === undefined) return true
  return GOODS.every((good) => countOf(captain.cargo, good) >= (handIn[good] ?? 0))
}

/** Gold from a card is worth a little less than a coin at home. */
const GOLD = 0.9
/** What effects other than Gold are worth. */
const OTHER = 3

const RUMOR_GOLD: readonly number[] = RUMORS.map(({ effects }) => goldOf(effects))
const MISSION_GOLD: readonly number[] = MISSIONS.map(({ effects }) => goldOf(effects))

function goldOf(effects: readonly CardEffect[]): number {
  let sum = 0
  for (const effect of effects) {
    if (effect.do === 'gainGold') sum += effect.gold
    else if (effect.do === 'choose') sum += Math.max(...effect.options.map((option) => goldOf(option.effects)))
    else if (effect.do === 'crewCombat') sum -= 6
    else if (effect.do !== 'end') sum += OTHER
  }
  return sum
}
