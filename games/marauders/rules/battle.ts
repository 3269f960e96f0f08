/** Naval Combat (p. 14). */

import type { Seat } from '@windward/core/contract.ts'
import { type Fight, FOE } from '../cards/effect.ts'
import { announce, type Chapter, type Play, pop, push, tell, top } from '../flow.ts'
import type { BattleFrame, Side, SideIndex } from '../frames.ts'
import { isOfRound } from '../marks.ts'
import type { Ship } from '../ship.ts'
import type { State } from '../state.ts'
import type { CombatAction, Who } from '../vocabulary.ts'
import { AT, open } from './attending.ts'
import { addBounty, claimPirateReward, rewardForPlayer } from './bounty.ts'
import { captainOf, isPirate, skillOf } from './captain.ts'
import { die } from './death.ts'
import { gainGlory } from './glory.ts'
import { earn, remove } from './goods.ts'
import { isSunk } from './hits.ts'
import { defeatNpc, npcSkill, shipTypeOf } from './npc.ts'
import { adjust } from './passives.ts'
import { chooseAction } from './policy.ts'
import { rollFor, successes } from './roll.ts'
import { maneuverability, newShip } from './ship.ts'
import { allowed, combatants, contestWinner, SIDES, seatsOf, shipOf, whoOf } from './sides.ts'
import { isNavalShip } from './zones.ts'

export function startBattle(p: Play, aggressor: Who, defender: Who): void {
  push(p, newBattle(p.s, aggressor, defender))
}

/** p. 14: Crew Combat because of a rumor or mission: nothing comes before it, and nothing is won but what the card says. */
export function startCrewCombat(p: Play, seat: Seat, { foe, where }: Fight): void {
  const frame: BattleFrame = { ...newBattle(p.s, { seat }, { foe }), at: 'board', winner: 0 }
  push(p, where === 'ashore' ? { ...frame, ashore: true } : frame)
}

/** Before anything was declared. The ship of an NPC is whole; of a foe only the Crew counts. */
export function newBattle(s: State, aggressor: Who, defender: Who): BattleFrame {
  return {
    type: 'battle',
    asks: [],
    marks: [],
    sides: [side(s, aggressor, defender), side(s, defender, aggressor)],
    npcShip: shipFor(s, aggressor) ?? shipFor(s, defender),
    at: 'begin',
    afterShots: 'round',
    round: 0,
    declared: [],
    dice: [[], []],
    winner: undefined,
    volleys: [],
    lost: [],
    captured: false,
  }
}

function shipFor(s: State, who: Who): Ship | undefined {
  if ('npc' in who) return newShip(shipTypeOf(s, who.npc))
  if ('seat' in who) return undefined
  const ship = newShip('sloop')
  ship.at.crew = FOE[who.foe].crew
  return ship
}

/** p. 13: who controls an NPC: the player to the left of the one who fights it. Alone, nobody. */
function side(s: State, own: Who, enemy: Who): Side {
  if ('seat' in own) return { seat: own.seat, npc: undefined, foe: undefined, by: own.seat }
  if ('foe' in own) return { seat: undefined, npc: undefined, foe: own.foe, by: undefined }
  const { npc } = own
  if (!('seat' in enemy)) return { seat: undefined, npc, foe: undefined, by: undefined }
  const left = (enemy.seat + 1) % s.players.length
  return { seat: undefined, npc, foe: undefined, by: left === enemy.seat ? undefined : left }
}

export const battle: Chapter<BattleFrame> = {
  ask: 'declare',
  run(p, f) {
    switch (f.at) {
      case 'begin':
        return begin(p, f)
      case 'round':
        return nextRound(p, f)
      case 'declare':
        return askForDeclaration(p, f)
      case 'declared':
        f.at = 'shots'
        f.afterShots = 'roll'
        return open(p, AT['battle.declared'], combatants(f))
      case 'roll':
        return contest(p, f)
      case 'rolled':
        return resolve(p, f)
      case 'shots':
        return fire(p, f)
      case 'board':
        return board(p, f)
      case 'boarded':
        f.at = f.lost.length > 0 ? 'won' : 'over'
        return
      case 'escape':
        return getAway(p, f)
      case 'won':
        return win(p, f)
      case 'spoils':
        f.at = 'plunder'
        return open(p, AT['battle.won'], victorSeat(f))
      case 'plunder':
        return plunder(p, f)
      case 'missions':
        f.at = 'over'
        return open(p, AT['mission.step'], victorSeat(f))
      case 'over':
        return end(p, f)
    }
  },
  offer: (s, f) => allowed(s, f, f.declared.length as SideIndex).map((action) => ({ type: 'declare', action })),
  answer(p, f, _seat, action) {
    if (action.type === 'declare') declare(p, f, action.action)
  },
}

function begin(p: Play, f: BattleFrame): void {
  tell(p, { type: 'battleBegan', aggressor: whoOf(f.sides[0]), defender: whoOf(f.sides[1]) })
  f.at = 'shots'
  f.afterShots = 'round'
  open(p, AT['battle.start'], combatants(f))
}

/** Ours: two ships that can neither hurt, board nor leave each other drift apart. */
function nextRound(p: Play, f: BattleFrame): void {
  f.round++
  f.declared = []
  f.winner = undefined
  if (f.marks.length > 0) f.marks = f.marks.filter((mark) => !isOfRound(mark))
  const stuck = SIDES.every((i) => shipOf(p.s, f.sides[i]).at.cannons === 0 && allowed(p.s, f, i).length === 1)
  f.at = stuck && f.round > 1 ? 'over' : 'declare'
}

/** p. 14: the aggressor declares first. Where there is no choice nobody is asked. */
function askForDeclaration(p: Play, f: BattleFrame): void {
  if (f.declared.length === 2) {
    f.at = 'declared'
    return
  }
  const i = f.declared.length as SideIndex
  const actions = allowed(p.s, f, i)
  const { by } = f.sides[i]
  if (actions.length === 1) declare(p, f, actions[0])
  else if (by === undefined) declare(p, f, chooseAction(shipOf(p.s, f.sides[i]), actions))
  else f.asks.push(by)
}

function declare(p: Play, f: BattleFrame, action: CombatAction): void {
  tell(p, { type: 'declared', who: whoOf(f.sides[f.declared.length]), action })
  f.declared.push(action)
}

/** p. 14: if both flee, no dice are rolled and the battle ends. */
function contest(p: Play, f: BattleFrame): void {
  if (f.declared[0] === 'flee' && f.declared[1] === 'flee') {
    tell(p, { type: 'fled' })
    f.at = 'over'
    return
  }
  for (const i of SIDES) f.dice[i] = rollFor(p, whoOf(f.sides[i]), 'seamanship', contestDice(p.s, f, i))
  f.at = 'rolled'
  open(p, AT['battle.afterRoll'], combatants(f))
}

/** p. 14: one die without Masts; one more if two or more points more maneuverable. */
export function contestDice(s: State, f: BattleFrame, i: SideIndex): number {
  const own = shipOf(s, f.sides[i])
  if (own.at.masts === 0) return 1
  const { seat, npc } = f.sides[i]
  const nimble = maneuverability(own) >= maneuverability(shipOf(s, f.sides[1 - i])) + 2 ? 1 : 0
  if (seat === undefined) return nimble + (npc === undefined ? 0 : npcSkill(s, npc, 'seamanship'))
  const about = { action: f.declared[i], round: f.round }
  return adjust(s, 'dice.contest', seat, skillOf(s, seat, 'seamanship') + nimble, about)
}

/** Everything that follows from the dice: who won, who hits how often, and what happens after the hits. */
function resolve(p: Play, f: BattleFrame): void {
  const skulls = [successes(f.dice[0]), successes(f.dice[1])]
  const winner = contestWinner(f)
  tell(p, winner === undefined ? { type: 'contest' } : { type: 'contest', winner: whoOf(f.sides[winner]) })
  f.at = 'shots'
  f.afterShots = 'round'
  // p. 14: without any success the round is over, whoever serves the guns.
  if (skulls[0] + skulls[1] === 0) return
  for (const by of SIDES) {
    const hits = f.declared[by] === 'shoot' ? volleyOf(p.s, f, by, by === winner, skulls[by]) : 0
    if (hits > 0) f.volleys.push({ by, hits, long: false })
  }
  if (winner === undefined) return
  f.winner = winner
  if (f.declared[winner] === 'board') f.afterShots = 'board'
  if (f.declared[winner] !== 'flee') return
  if (skulls[1 - winner] <= fleeAgainst(p.s, f, winner)) f.afterShots = 'escape'
  else tell(p, { type: 'caught', who: whoOf(f.sides[winner]), successes: skulls[1 - winner] })
}

/** p. 14: the winner hits with all Cannons, anyone else once for each success. Without Cannons nobody hits. */
export function volleyOf(s: State, f: BattleFrame, by: SideIndex, won: boolean, skulls: number): number {
  const { cannons } = shipOf(s, f.sides[by]).at
  const { seat } = f.sides[by]
  const scored = won ? cannons : skulls
  const hits = seat === undefined ? scored : adjust(s, 'volley.hits', seat, scored, { won })
  return won && cannons > 0 ? hits : Math.min(hits, cannons)
}

export function fleeAgainst(s: State, f: BattleFrame, i: SideIndex): number {
  const { seat } = f.sides[i]
  return seat === undefined ? 0 : adjust(s, 'flee.against', seat, 0)
}

/** p. 14: hits of one round are simultaneous: all volleys are counted before the first one strikes. */
function fire(p: Play, f: BattleFrame): void {
  const volley = f.volleys.shift()
  if (volley === undefined) {
    f.lost = SIDES.filter((i) => isSunk(shipOf(p.s, f.sides[i])))
    f.at = f.lost.length > 0 ? 'won' : f.afterShots
    return
  }
  push(p, {
    type: 'hits',
    asks: [],
    side: (1 - volley.by) as SideIndex,
    by: volley.long ? undefined : volley.by,
    window: 'battle.hitTaken',
    at: 'roll',
    dice: [],
    hits: [],
    skulls: volley.hits,
  })
}

/** p. 14: unless the last Crew was lost to the enemy's shots. */
function board(p: Play, f: BattleFrame): void {
  const { winner } = f
  if (winner === undefined || shipOf(p.s, f.sides[winner]).at.crew === 0) {
    f.at = 'round'
    return
  }
  tell(p, { type: 'boarded', by: whoOf(f.sides[winner]) })
  f.at = 'boarded'
  f.captured = true
  push(p, { type: 'crew', asks: [], marks: [], at: 'start', round: 0, dice: [[], []], hits: [0, 0] })
}

function getAway(p: Play, f: BattleFrame): void {
  if (f.winner !== undefined) tell(p, { type: 'fled', who: whoOf(f.sides[f.winner]) })
  f.at = 'over'
}

/** p. 3: defeated means that one survived and the other did not. */
function win(p: Play, f: BattleFrame): void {
  const victor = victorOf(f)
  const seat = victor === undefined ? undefined : f.sides[victor].seat
  f.at = 'spoils'
  if (seat === undefined || victor === undefined) return
  const beaten = f.sides[1 - victor]
  if (beaten.foe !== undefined) return
  if (beaten.npc !== undefined) {
    claimPirateReward(p, seat, beaten.npc)
    if (isNavalShip(beaten.npc)) addBounty(p, seat, beaten.npc)
  } else if (beaten.seat !== undefined) {
    const captain = captainOf(p.s, beaten.seat)
    if (isPirate(captain)) earn(p, seat, rewardForPlayer(p.s, captainOf(p.s, seat), captain), 'reward')
  }
  gainGlory(p, seat, 'battle')
}

/** p. 15: only a ship taken in Crew Combat can be plundered. */
function plunder(p: Play, f: BattleFrame): void {
  const victor = victorOf(f)
  const seat = victor === undefined ? undefined : f.sides[victor].seat
  f.at = 'missions'
  if (seat === undefined || victor === undefined || !f.captured || f.sides[1 - victor].foe !== undefined) return
  push(p, { type: 'plunder', asks: [], seat, beaten: (1 - victor) as SideIndex, at: 'take', cards: [] })
}

function end(p: Play, f: BattleFrame): void {
  const victor = victorOf(f)
  announce(p, victor === undefined ? { type: 'battleEnded' } : { type: 'battleEnded', winner: whoOf(f.sides[victor]) })
  for (const seat of combatants(f)) remove(captainOf(p.s, seat).ship.flipped, 'chasers')
  const lost = f.lost.map((i) => f.sides[i])
  pop(p)
  // The card that led to Crew Combat waits to hear of it.
  const below = top(p.s)
  if (below.type === 'effects') below.won = victor === 0
  for (const { seat, npc } of lost) {
    if (npc !== undefined) defeatNpc(p, npc)
    if (seat !== undefined) die(p, seat)
  }
}

function victorOf(f: BattleFrame): SideIndex | undefined {
  return f.lost.length === 1 ? ((1 - f.lost[0]) as SideIndex) : undefined
}

function victorSeat(f: BattleFrame): Seat[] {
  const victor = victorOf(f)
  return victor === undefined ? [] : seatsOf(f.sides[victor])
}
