/** Rumors and missions: what they are worth, and where they lead. */

import { dataOf, MISSIONS, type MissionStep, stepOf } from '@windward/games/marauders/cards/missions.ts'
import { RUMORS } from '@windward/games/marauders/cards/rumors.ts'
import { PRICE } from '@windward/games/marauders/components/ships.ts'
import { skillIn } from '@windward/games/marauders/rules/captain.ts'
import { countOf } from '@windward/games/marauders/rules/goods.ts'
import { meets } from '@windward/games/marauders/rules/mission.ts'
import { maneuverability } from '@windward/games/marauders/rules/ship.ts'
import { isNavalShip } from '@windward/games/marauders/rules/zones.ts'
import type { Captain, State } from '@windward/games/marauders/state.ts'
import {
  type Card,
  GOODS,
  type Good,
  NPCS,
  type Npc,
  PORTS,
  type Port,
  type Zone,
} from '@windward/games/marauders/vocabulary.ts'
import { chanceOf } from './dice.ts'
import { frayWith, promised } from './gains.ts'
import { fighterOf, npcFighter, oddsOf } from './odds.ts'
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
    const gain = claimGain(s, captain, card, MISSIONS[card].port, w)
    if (gain > 0) note('port', MISSIONS[card].port, gain)
  }
}

function noteMission(s: State, captain: Captain, scouted: readonly string[], w: Weights, note: Note): void {
  const { mission } = captain
  const step = mission === undefined ? undefined : stepOf(mission)
  if (mission === undefined || step === undefined) return
  const reward = rewardOf(captain, mission.card, w)
  switch (step.at) {
    case 'port':
      if (hasGoods(captain, step)) note('port', step.port, reward * checkOf(captain, step))
      return
    case 'search':
      if (!scouted.includes('mission')) note('sea', step.zone, searchGain(captain, mission.card, step, w))
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
  return counts(step.against, npc) ? rewardOf(captain, captain.mission.card, w) : 0
}

/** What the mission adds to a raid under this flag. */
export function commissionOf(captain: Captain, nation: string, w: Weights): number {
  const step = captain.mission === undefined ? undefined : stepOf(captain.mission)
  if (captain.mission === undefined || step?.at !== 'raid' || step.nation !== nation) return 0
  return rewardOf(captain, captain.mission.card, w) * 0.7
}

/** What looking around for the sake of a mission brings. */
export function missionHope(captain: Captain, w: Weights): number {
  const step = captain.mission === undefined ? undefined : stepOf(captain.mission)
  if (captain.mission === undefined || step?.at !== 'search') return 0
  return searchGain(captain, captain.mission.card, step, w)
}

/** What a mission pays for one card of a good, and where. */
export function orderFor(captain: Captain, good: Good, w: Weights): { port: Port; price: number } | undefined {
  const step = captain.mission === undefined ? undefined : stepOf(captain.mission)
  if (captain.mission === undefined || step?.at !== 'port' || step.handIn?.[good] === undefined) return undefined
  const cards = GOODS.reduce((sum, one) => sum + (step.handIn?.[one] ?? 0), 0)
  return { port: step.port, price: rewardOf(captain, captain.mission.card, w) / cards }
}

export function rumorGain(captain: Captain, card: Card<'rumors'>, w: Weights): number {
  return chanceOf(skillIn(captain, RUMORS[card].skill)) * Math.max(0, promised(captain, RUMORS[card].effects, w))
}

/** What going to a tavern is worth. */
export function hearGain(captain: Captain, w: Weights): number {
  if (captain.gold < PRICE.rumor) return -1
  return chanceOf(skillIn(captain, 'influence')) * w.rumor - PRICE.rumor
}

/** What claiming a mission in its port is worth, all things considered. */
export function claimGain(s: State, captain: Captain, card: Card<'missions'>, port: Zone, w: Weights): number {
  const { asks, steps } = dataOf(card)
  if (!meets(captain, asks)) return -1
  const granted = asks.check === undefined ? 1 : chanceOf(skillIn(captain, asks.check))
  const [step] = steps
  const { away, chance } = outlook(s, captain, step, port)
  return granted * w.mission * chance * rewardOf(captain, card, w) * w.delay ** (away * steps.length) - (asks.pay ?? 0)
}

/** How many actions a step is away, and how likely it is taken at last. */
interface Outlook {
  readonly away: number
  readonly chance: number
}

function outlook(s: State, captain: Captain, step: MissionStep, from: Zone): Outlook {
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
      return quarry(s, captain, step.against, distances)
    case 'raid':
      return { away: 6, chance: maneuverability(captain.ship) >= NIMBLE ? 0.6 : 0.2 }
  }
}

/** What raiders sail. */
const NIMBLE = 3

/** Nobody sets out on a hunt with less, or after a ship that will be elsewhere before he is there. */
const LIKELY = 0.35
const NEARBY = 2

/** The likeliest prey on the board, if there is any. */
function quarry(s: State, captain: Captain, against: Quarry, distances: ArrayLike<number>): Outlook {
  let best: Outlook = { away: 8, chance: 0 }
  for (const npc of NPCS) {
    const { zone } = s.npcs[npc]
    if (zone === undefined || !counts(against, npc) || distances[numberOf(zone)] > NEARBY) continue
    const chance = oddsOf(fighterOf(captain), npcFighter(s, npc)).wins
    if (chance > Math.max(LIKELY, best.chance)) best = { away: distances[numberOf(zone)] + 3, chance }
  }
  return best
}

type Quarry = Extract<MissionStep, { at: 'battle' }>['against']

/** Whether beating this ship counts; none is a player's. */
function counts(against: Quarry, npc: Npc | undefined): boolean {
  if (against === 'anyone' || against === npc) return true
  return against === 'navy' && npc !== undefined && isNavalShip(npc)
}

function rewardOf(captain: Captain, card: Card<'missions'>, w: Weights): number {
  return promised(captain, MISSIONS[card].effects, w)
}

function checkOf(captain: Captain, step: Extract<MissionStep, { at: 'port' }>): number {
  return step.check === undefined ? 1 : chanceOf(skillIn(captain, step.check))
}

/** What is found, and fought for where it must be: whoever loses that dies. */
function searchGain(captain: Captain, card: Card<'missions'>, { fight }: Search, w: Weights): number {
  const { effects } = MISSIONS[card]
  const then = fight === undefined ? effects : [{ do: 'crewCombat', ...fight } as const, ...effects]
  return chanceOf(skillIn(captain, 'scouting')) * promised(captain, then, w)
}

type Search = Extract<MissionStep, { at: 'search' }>

/** Nobody looks for a fight that he is likely to lose. */
function searchOf(captain: Captain, { fight }: Search): number {
  const found = chanceOf(skillIn(captain, 'scouting'))
  if (fight === undefined) return found
  const { wins, loses } = frayWith(captain, fight.foe)
  return found * Math.max(0, wins - loses)
}

function hasGoods(captain: Captain, { handIn }: Extract<MissionStep, { at: 'port' }>): boolean {
  if (handIn === undefined) return true
  return GOODS.every((good) => countOf(captain.cargo, good) >= (handIn[good] ?? 0))
}
