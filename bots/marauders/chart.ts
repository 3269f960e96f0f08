/**
 * The sea as a map of prospects: what it is worth to be at each place, in port or off it, when everything worth doing
 * is somewhere and every action on the way takes a share of it. Whoever climbs it trades, raids and brings the Gold
 * home; how high one stands on it is part of what a position is worth.
 */

import type { Seat } from '@windward/core/contract.ts'
import { GLORIOUS_SALE, GOOD_NUMBERS } from '@windward/games/marauders/components/cargo.ts'
import { ACTIONS_PER_TURN, GOLD_PER_POINT, PRICE } from '@windward/games/marauders/components/ships.ts'
import { ofNation } from '@windward/games/marauders/fields.ts'
import type { TurnFrame } from '@windward/games/marauders/frames.ts'
import type { Sought } from '@windward/games/marauders/marks.ts'
import { areAtWar } from '@windward/games/marauders/rules/bounty.ts'
import { cardOf, skillOf } from '@windward/games/marauders/rules/captain.ts'
import { effectOf } from '@windward/games/marauders/rules/effects.ts'
import { trackOf } from '@windward/games/marauders/rules/glory.ts'
import { hasPapers } from '@windward/games/marauders/rules/kept.ts'
import { damageOf, damageTo, isCrippled } from '@windward/games/marauders/rules/ship.ts'
import type { Captain, State } from '@windward/games/marauders/state.ts'
import { GOODS, NATIONS, type Nation, NPCS, PORTS, type Port, ZONES } from '@windward/games/marauders/vocabulary.ts'
import { chartRisk, lieOf, meeting, OFF_BOARD } from './danger.ts'
import { chanceOf } from './dice.ts'
import { noteErrands } from './errands.ts'
import { raidHope } from './odds.ts'
import { DISTANCE, merchantsOf, NEAR, nationNumber, numberOf, PLACES, portsOf } from './places.ts'
import { attackCost, contenderOf, duelGain, fightGain } from './prizes.ts'
import { commissionOf } from './trophies.ts'
import type { Weights } from './weights.ts'
import { bountyCost, goldWorth, stashGoal } from './worth.ts'
import { bestShip } from './yard.ts'

export interface Chart {
  /** At sea in a zone, by its number. */
  readonly sea: Float64Array
  /** In the port of a zone. */
  readonly port: Float64Array
  /** What a Port action there would bring; nowhere where the port is closed. */
  readonly call: Float64Array
  /** What looking for a merchant there would bring. */
  readonly prey: Float64Array
  /** What entering a zone may cost. */
  readonly risk: Float64Array
}

export const NOWHERE = Number.NEGATIVE_INFINITY
/** No place is further than this from any other. */
const SWEEPS = 9

/** There is one chart, drawn anew for every decision. */
const chart: Chart = { sea: row(), port: row(), call: row().fill(NOWHERE), prey: row(), risk: row() }
const held = new Int8Array(GOODS.length)
/** By number: whose the port of a zone is, a Dutch sea where there is none; which nations let a Captain in; where NPCs lie, and what fighting them brings. */
const owner = new Int8Array(PLACES).fill(numberOf('dutch'))
const welcome = new Int8Array(NATIONS.length)
const lies = new Int8Array(NPCS.length)
const gains = new Float64Array(NPCS.length)
/** What looking for a merchant of each nation brings. */
const raiding = new Float64Array(NATIONS.length)
/** What sailing into a zone comes to. */
const entering = row()
/** What any port has to offer: repairs, hands and a better ship. */
let mending = 0
let manning = 0
let yardGain = 0

/** The chart of a seat that has a Captain. `turn` is its own turn, if it has one. */
export function chartOf(s: State, seat: Seat, captain: Captain, turn: TurnFrame | undefined, w: Weights): Chart {
  for (let i = 0; i < held.length; i++) held[i] = 0
  for (const card of captain.cargo) if (card >= 0) held[GOOD_NUMBERS[card]] += 1
  mending = Math.min(damageOf(captain.ship), captain.gold / PRICE.repair) * Math.max(0, w.damage - PRICE.repair)
  manning = damageTo(captain.ship, 'crew') * w.crew * 0.5
  yardGain = bestShip(s, seat, captain, w)
  chartCalls(s, seat, captain, turn?.ported === true ? numberOf(captain.zone) : NOT_YET, w)
  chartPrey(s, seat, captain, turn, w)
  chartHunt(s, seat, captain, turn, w)
  noteErrands(s, seat, captain, turn?.scouted ?? NOTHING, w, note)
  chartRisk(s, captain, lies, gains, w, chart.risk)
  spread(chart, w)
  return chart
}

/** `called` is the port that this turn's Port action was in. */
function chartCalls(s: State, seat: Seat, captain: Captain, called: number, w: Weights): void {
  const home = numberOf(cardOf(captain).homePort)
  const blockaded = effectOf(s, 'blockade')?.port
  const crippled = isCrippled(captain.ship)
  for (let i = 0; i < NATIONS.length; i++) welcome[i] = isWelcome(s, captain, NATIONS[i]) ? 1 : 0
  const ports = portsOf(s)
  for (let i = 0; i < PORTS.length; i++) {
    const { nation, demand } = ports[i]
    owner[i] = nationNumber(nation)
    chart.call[i] = NOWHERE
    if (i === called || PORTS[i] === blockaded || !(welcome[owner[i]] === 1 || i === home)) continue
    const wanted = captain.cargo.length === 0 ? 0 : held[numberOf(demand)]
    chart.call[i] = callAt(s, captain, PORTS[i], wanted, crippled, w)
    if (i === home) chart.call[i] += stashGain(s, seat, captain.gold + wanted * PRICE.goodInDemand, w)
  }
}

const NOT_YET = -1

const NOTHING: readonly string[] = []

/** In port on top of what else is done there; at sea instead of it. */
function note(where: 'port' | 'sea', i: number, gain: number): void {
  if (where === 'port') chart.call[i] += gain
  else if (gain > chart.prey[i]) chart.prey[i] = gain
}

/** How high a Captain stands on it where he is. */
export function prospect(captain: Captain, { sea, port }: Chart): number {
  return (captain.inPort ? port : sea)[numberOf(captain.zone)]
}

/** Values flow from where something is to be had to wherever it can be reached from. */
function spread({ sea, port, call, prey, risk }: Chart, w: Weights): void {
  const { delay, onward } = w
  for (let i = 0; i < PLACES; i++) {
    port[i] = call[i] === NOWHERE ? NOWHERE : delay * (call[i] + onward)
    sea[i] = prey[i] === NOWHERE ? 0 : delay * (prey[i] + onward)
    entering[i] = delay * sea[i] - risk[i]
  }
  let stirred = EVERYWHERE
  for (let sweep = 0; sweep < SWEEPS && stirred > 0; sweep++) {
    for (let i = 0; i < PLACES; i++) {
      if ((stirred & (1 << i)) === 0) continue
      stirred ^= 1 << i
      let best = sea[i]
      if (port[i] !== NOWHERE && delay * port[i] > best) best = delay * port[i]
      const near = NEAR[i]
      for (let n = 0; n < near.length; n++) if (entering[near[n]] > best) best = entering[near[n]]
      if (best > sea[i] + TINY) {
        sea[i] = best
        entering[i] = delay * best - risk[i]
        stirred |= AROUND[i]
      }
    }
  }
  for (let i = 0; i < PLACES; i++) port[i] = Math.max(port[i], entering[i])
}

const TINY = 0.01
/** As bits: all zones, and the neighbours of each. Where nothing has changed next door, nothing need be reckoned again. */
const EVERYWHERE = (1 << PLACES) - 1
const AROUND = NEAR.map((near) => near.reduce((bits, i) => bits | (1 << i), 0))

/** p. 11: home always, others unless wanted or at war; none in a blockade. */
export function isOpen(s: State, captain: Captain, port: Port, owner: Nation): boolean {
  if (effectOf(s, 'blockade')?.port === port) return false
  return port === cardOf(captain).homePort || isWelcome(s, captain, owner)
}

function isWelcome(s: State, captain: Captain, nation: Nation): boolean {
  return (
    (ofNation(captain.bounties, nation) === 0 || hasPapers(captain)) && !areAtWar(s, cardOf(captain).nation, nation)
  )
}

/** What a Port action brings beyond what is already counted as owned; at home, the stash comes on top. */
function callAt(s: State, captain: Captain, port: Port, wanted: number, crippled: boolean, w: Weights): number {
  const others = captain.cargo.length - wanted
  let gain = wanted * (PRICE.goodInDemand - w.good) + others * Math.max(0, PRICE.good - w.good)
  if (wanted >= GLORIOUS_SALE) gain += w.point
  const room = captain.ship.at.cargo - (wanted > 0 ? 0 : captain.cargo.length)
  const again = captain.bought?.port === port && captain.bought.round >= s.round - 1
  if (captain.gold + wanted * PRICE.goodInDemand > 2) gain += room * w.market * (again ? 0.5 : 1)
  gain += mending
  if (crippled) gain += w.destroyed
  gain += manning
  return gain + Math.max(0, yardGain)
}

/** What bringing this Gold home is worth more than having it on board; more still if it wins the game. */
function stashGain(s: State, seat: Seat, gold: number, w: Weights): number {
  const player = s.players[seat]
  const goal = stashGoal(s)
  const need = Math.max(0, goal - player.stash)
  const gain = (Math.min(gold, need) * w.point * (1 - w.aboard)) / GOLD_PER_POINT
  const points = trackOf(player) + Math.floor(Math.min(goal, player.stash + gold) / GOLD_PER_POINT)
  return gain + (points >= s.options.glory ? w.victory : 0)
}

function chartPrey(s: State, seat: Seat, captain: Captain, turn: TurnFrame | undefined, w: Weights): void {
  const { prey } = chart
  for (let i = 0; i < PLACES; i++) prey[i] = NOWHERE
  if (isCrippled(captain.ship)) return
  const found = chanceOf(skillOf(s, seat, 'scouting'))
  const worth = raidWorth(s, seat, captain, w)
  for (let i = 0; i < NATIONS.length; i++)
    raiding[i] = found * (worth + commissionOf(captain, NATIONS[i], w) - bountyCost(captain, NATIONS[i], w))
  const scouted = scoutedIn(turn)
  const merchants = merchantsOf(s)
  for (let i = 0; i < PLACES; i++) {
    if (merchants[i] === undefined || scouted?.includes(MERCHANTS[i])) continue
    prey[i] = raiding[owner[i]]
  }
}

/** What looking for a merchant is called, by zone. */
const MERCHANTS = ZONES.map((zone): Sought => `merchant ${zone}`)

/** What a Merchant Raid brings on average, but for the Bounty. */
export function raidWorth(s: State, seat: Seat, captain: Captain, w: Weights): number {
  const { gold, glory, success, damage } = raidHope(s, seat, captain)
  const goods = Math.min(3, Math.max(0, captain.ship.at.cargo - captain.cargo.length)) * w.good
  const purse = goldWorth(s, seat, captain.gold + gold, w) - goldWorth(s, seat, captain.gold, w)
  return success * (purse + goods) + glory * w.point - damage * w.damage + w.raid
}

/** Ships that are worth looking for. Who is out of reach this turn will hardly wait; NPCs are slow. */
function chartHunt(s: State, seat: Seat, captain: Captain, turn: TurnFrame | undefined, w: Weights): void {
  const found = chanceOf(skillOf(s, seat, 'scouting'))
  const away = DISTANCE[numberOf(captain.zone)]
  const here = captain.inPort ? OFF_BOARD : numberOf(captain.zone)
  const actions = (turn === undefined ? ACTIONS_PER_TURN : turn.actions + turn.spare) - (captain.inPort ? 2 : 1)
  const note = (i: number, hope: number, chase: number) => {
    const gain = away[i] <= actions ? hope : hope * chase
    if (gain > 0 && gain > chart.prey[i]) chart.prey[i] = gain
  }
  const scouted = scoutedIn(turn)
  const own = contenderOf(s, seat, captain, w)
  lieOf(s, lies)
  for (let i = 0; i < NPCS.length; i++) {
    if (lies[i] === OFF_BOARD) continue
    const npc = NPCS[i]
    gains[i] = fightGain(s, own, npc, w)
    if (scouted?.includes(`npc ${npc}`)) continue
    // Whoever comes to a ship that hunts him may be found before he has looked.
    const meets = lies[i] === here ? 0 : meeting(s, i, captain, lies)
    note(lies[i], meets * gains[i] + (1 - meets) * found * (gains[i] - attackCost(captain, npc, w)), w.stalk)
  }
  for (let other = 0; other < s.players.length; other++) {
    const enemy = s.players[other].captain
    if (other === seat || enemy === undefined || enemy.inPort || scouted?.includes(`player ${other}`)) continue
    note(numberOf(enemy.zone), found * duelGain(s, own, other, w), w.chase)
  }
}

/** None where nothing was looked for yet: then no name need be made up to be looked up. */
function scoutedIn(turn: TurnFrame | undefined): readonly Sought[] | undefined {
  return turn !== undefined && turn.scouted.length > 0 ? turn.scouted : undefined
}

function row(): Float64Array {
  return new Float64Array(PLACES)
}
