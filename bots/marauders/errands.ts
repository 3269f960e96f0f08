/** Rumors and missions: what they are worth, and where they lead. */

import type { Seat } from '@windward/core/contract.ts'
import { dataOf, MISSIONS, type MissionStep, stepOf } from '@windward/games/marauders/cards/missions.ts'
import { RUMORS } from '@windward/games/marauders/cards/rumors.ts'
import { PRICE } from '@windward/games/marauders/components/ships.ts'
import { ofNpc } from '@windward/games/marauders/fields.ts'
import { skillIn } from '@windward/games/marauders/rules/captain.ts'
import { countOf } from '@windward/games/marauders/rules/goods.ts'
import { meets } from '@windward/games/marauders/rules/mission.ts'
import { maneuverability } from '@windward/games/marauders/rules/ship.ts'
import type { Captain, State } from '@windward/games/marauders/state.ts'
import { type Card, GOODS, type Good, NPCS, PORTS, type Port, type Zone } from '@windward/games/marauders/vocabulary.ts'
import { chanceOf } from './dice.ts'
import { promised } from './gains.ts'
import { NIMBLE } from './odds.ts'
import { DISTANCE, numberOf } from './places.ts'
import { attackCost, contenderOf, fightGain } from './prizes.ts'
import { rewardOf, trophyOf } from './trophies.ts'
import type { Weights } from './weights.ts'
import { delayed } from './worth.ts'

/** Where an errand leads, by the number of the zone, and what is to be had there: in port, or by looking around at sea. */
type Note = (where: 'port' | 'sea', zone: number, gain: number) => void

/** Everything that cards give a Captain reason to go for. `scouted` is what he has looked for this turn. */
export function noteErrands(
  s: State,
  seat: Seat,
  captain: Captain,
  scouted: readonly string[],
  w: Weights,
  note: Note,
): void {
  for (const card of captain.rumors) {
    if (card < 0) continue
    const { skill, place } = RUMORS[card]
    const gain = rumorGain(captain, card, w) - w.secret
    if (skill === 'influence') note('port', numberOf(place), gain)
    else if (!scouted.includes(`rumor ${card}`)) note('sea', numberOf(place), gain)
  }
  if (captain.rumors.length === 0) {
    const gain = hearGain(captain, w)
    if (gain > 0) for (let port = 0; port < PORTS.length; port++) note('port', port, gain)
  }
  if (captain.mission !== undefined) return noteMission(s, captain, scouted, w, note)
  for (const card of s.missions.open) {
    const { port } = MISSIONS[card]
    const gain = claimGain(s, seat, captain, card, port, w)
    if (gain > 0) note('port', numberOf(port), gain)
  }
}

function noteMission(s: State, captain: Captain, scouted: readonly string[], w: Weights, note: Note): void {
  const { mission } = captain
  const step = mission === undefined ? undefined : stepOf(mission)
  if (mission === undefined || step === undefined) return
  const reward = rewardOf(captain, mission.card, w)
  switch (step.at) {
    case 'port':
      if (hasGoods(captain, step)) note('port', numberOf(step.port), reward * checkOf(captain, step))
      return
    case 'search':
      if (!scouted.includes('mission')) note('sea', numberOf(step.zone), searchGain(captain, mission.card, step, w))
      return
    case 'zones': {
      const left = step.zones.filter((zone) => !mission.seen.includes(zone))
      for (const zone of step.inOrder === true ? left.slice(0, 1) : left)
        note('sea', numberOf(zone), reward * w.delay ** (left.length - 1))
      return
    }
    case 'ports': {
      const left = step.nations.filter((nation) => !mission.seen.includes(nation))
      for (const port of PORTS)
        if (left.includes(s.ports[port].nation))
          note('port', numberOf(port), reward * w.delay ** (CALL * (left.length - 1)))
      return
    }
    default:
  }
}

/** Actions from one port to a call at the next. */
const CALL = 3

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

/** What going to a tavern is worth; less to whoever holds a rumor, and could only keep the better one. */
export function hearGain(captain: Captain, w: Weights): number {
  if (captain.gold < PRICE.rumor) return -1
  const news = captain.rumors.length === 0 ? w.rumor : w.rumor * BETTER
  return chanceOf(skillIn(captain, 'influence')) * news - PRICE.rumor
}

const BETTER = 0.5

/** What claiming a mission in its port is worth, all things considered. */
export function claimGain(
  s: State,
  seat: Seat,
  captain: Captain,
  card: Card<'missions'>,
  port: Zone,
  w: Weights,
): number {
  const { asks, steps } = dataOf(card)
  if (!meets(captain, asks)) return -1
  const granted = asks.check === undefined ? 1 : chanceOf(skillIn(captain, asks.check))
  const { away, gain } = outlook(s, seat, captain, card, port, w)
  return granted * w.mission * gain * delayed(away * steps.length, w) - (asks.pay ?? 0)
}

/** How many actions the first step is away, and what it brings if it is the only one. */
interface Outlook {
  readonly away: number
  readonly gain: number
}

function outlook(s: State, seat: Seat, captain: Captain, card: Card<'missions'>, from: Zone, w: Weights): Outlook {
  const distances = DISTANCE[numberOf(from)]
  const reward = rewardOf(captain, card, w)
  const [step] = dataOf(card).steps
  switch (step.at) {
    case 'port': {
      const chance = checkOf(captain, step) * (hasGoods(captain, step) ? 1 : 0.5)
      return { away: distances[numberOf(step.port)] + 3, gain: chance * reward }
    }
    case 'search':
      return { away: distances[numberOf(step.zone)] + 2, gain: searchGain(captain, card, step, w) }
    case 'zones':
      return { away: distances[numberOf(step.zones[0])] + 2 * step.zones.length, gain: 0.9 * reward }
    case 'ports':
      return { away: 4 * step.nations.length, gain: 0.8 * reward }
    case 'battle':
      return quarry(s, seat, { ...captain, mission: { card, step: 0, seen: [] } }, distances, w)
    case 'raid':
      return { away: 6, gain: (maneuverability(captain.ship) >= NIMBLE ? 0.6 : 0.2) * reward }
  }
}

/** The prey on the board that a Captain on this mission would get most out of, if there is any. */
function quarry(s: State, seat: Seat, captain: Captain, distances: ArrayLike<number>, w: Weights): Outlook {
  const own = contenderOf(s, seat, captain, w)
  let best: Outlook = { away: 8, gain: 0 }
  for (const npc of NPCS) {
    const { zone } = ofNpc(s.npcs, npc)
    if (zone === undefined || trophyOf(captain, npc, w) === 0) continue
    const gain = fightGain(s, own, npc, w) - attackCost(captain, npc, w)
    if (gain > best.gain) best = { away: distances[numberOf(zone)] + 3, gain }
  }
  return best
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

function hasGoods(captain: Captain, { handIn }: Extract<MissionStep, { at: 'port' }>): boolean {
  if (handIn === undefined) return true
  return GOODS.every((good) => countOf(captain.cargo, good) >= (handIn[good] ?? 0))
}
