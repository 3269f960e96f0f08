/** Hit locations and damage (p. 14). Also for raids, storms and reefs, whose hits strike in the same way. */

import { pick } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import { HIT_DICE } from '../components/ships.ts'
import { ofLocation } from '../fields.ts'
import { type Chapter, ongoing, type Play, pop, push, tell } from '../flow.ts'
import type { HitsFrame, Side, SideIndex } from '../frames.ts'
import { fired } from '../marks.ts'
import type { Ship } from '../ship.ts'
import type { State } from '../state.ts'
import { type Action, LOCATIONS, type Location, SKULL, type Who } from '../vocabulary.ts'
import { AT, addFree, attending, isAskedFor, open, use } from './attending.ts'
import { captainOf } from './captain.ts'
import { discardCargo, holdOf } from './goods.ts'
import { chooseHit } from './policy.ts'
import { rollFor, successes } from './roll.ts'
import { seatsOf, shipOf, whoOf } from './sides.ts'

export const hits: Chapter<HitsFrame> = {
  ask: 'hit',
  run(p, f) {
    switch (f.at) {
      case 'roll':
        f.dice = rollFor(p, shooter(p.s, f), 'hits', f.skulls)
        f.skulls = 0
        f.at = 'rolled'
        if (f.by !== undefined) open(p, AT['battle.afterHitDice'], seatsOf(ongoing(p.s, 'battle').sides[f.by]))
        return
      case 'rolled':
        for (const die of f.dice) if (die !== SKULL) f.hits.push(HIT_DICE[die])
        f.skulls = successes(f.dice)
        if (f.aimed !== undefined) for (; f.skulls > 0; f.skulls--) f.hits.push(f.aimed)
        f.at = 'numbers'
        if (f.hits.length > 0) open(p, attending(f.window), seatsOf(victim(p.s, f)))
        return
      case 'numbers':
        for (const location of f.hits) strike(p, f, location)
        f.hits = []
        f.at = 'skulls'
        return
      case 'skulls':
        return askForSkull(p, f)
    }
  },
  offer(s, f) {
    const offers: Action[] = standing(shipHit(s, f)).map((location) => ({ type: 'takeHit', location }))
    // What the ship's own Captain can do about it; whoever decides for an NPC has nothing of the kind.
    const { seat } = victim(s, f)
    if (seat !== undefined) addFree(offers, s, seat, attending(f.window))
    return offers
  },
  answer(p, f, seat, action) {
    if (action.type === 'takeHit') takeSkull(p, f, action.location)
    else use(p, seat, action)
  },
}

/** Hits whose locations are printed: raid cards and reefs. */
export function strikeAt(p: Play, seat: Seat, locations: Location[], window: HitsFrame['window']): void {
  push(p, { type: 'hits', asks: [], seat, window, at: 'numbers', dice: [], hits: locations, skulls: 0 })
  open(p, attending(window), seat)
}

export function isSunk(ship: Ship): boolean {
  return ship.at.hull === 0
}

/** p. 14: for every skull the target decides which of the five locations is hit. */
function askForSkull(p: Play, f: HitsFrame): void {
  const ship = shipHit(p.s, f)
  const side = victim(p.s, f)
  if (f.skulls === 0 || isSunk(ship)) return pop(p)
  if (side.by === undefined) return takeSkull(p, f, chooseHit(ship))
  const [only, ...more] = standing(ship)
  if (more.length === 0 && !mayHaveMeans(p.s, f)) return takeSkull(p, f, only)
  f.asks.push(side.by)
}

/** By what everybody sees: what is in a hand must not show from who is asked. */
function mayHaveMeans(s: State, f: HitsFrame): boolean {
  const { seat } = victim(s, f)
  return seat !== undefined && isAskedFor(s, seat, attending(f.window))
}

function takeSkull(p: Play, f: HitsFrame, location: Location): void {
  f.skulls--
  strike(p, f, location)
}

/** p. 14: a location at zero is destroyed, and further hits go to the Hull. */
export function landsOn(ship: Ship, aimed: Location): Location {
  return ofLocation(ship.at, aimed) === 0 ? 'hull' : aimed
}

/** R47: a ship that has sunk takes no more. */
function strike(p: Play, f: HitsFrame, aimed: Location): void {
  const ship = shipHit(p.s, f)
  if (isSunk(ship)) return
  const location = isSpared(p.s, f, aimed) ? aimed : landsOn(ship, aimed)
  if (ofLocation(ship.at, location) === 0) return
  ship.at[location]--
  tell(p, { type: 'hit', who: whoOf(victim(p.s, f)), location, left: ship.at[location] })
  const { seat } = victim(p.s, f)
  if (location === 'cargo' && seat !== undefined) spill(p, seat)
}

/** p. 15: in a round in which Chain-shot or Grapeshot was used, whichever volley it was used for. */
function isSpared(s: State, f: HitsFrame, location: Location): boolean {
  if (f.side === undefined || (location !== 'masts' && location !== 'crew')) return false
  const shot = location === 'masts' ? 'chainShot' : 'grapeshot'
  return ongoing(s, 'battle').marks.includes(fired(shot, (1 - f.side) as SideIndex))
}

/** p. 14: cards in excess of the damaged hold are removed at random. */
function spill(p: Play, seat: Seat): void {
  const captain = captainOf(p.s, seat)
  while (captain.cargo.length > holdOf(captain)) discardCargo(p, seat, [pick(captain.cargo, p.rng.stream('cargo'))])
}

function standing(ship: Ship): Location[] {
  return LOCATIONS.filter((location) => ofLocation(ship.at, location) > 0)
}

function victim(s: State, f: HitsFrame): Side {
  if (f.side !== undefined) return ongoing(s, 'battle').sides[f.side]
  return f.seat === undefined ? {} : { seat: f.seat, by: f.seat }
}

function shipHit(s: State, f: HitsFrame): Ship {
  return shipOf(s, victim(s, f))
}

/** The dice of a storm are rolled by its victim. */
function shooter(s: State, f: HitsFrame): Who {
  if (f.side === undefined) return whoOf(victim(s, f))
  return whoOf(ongoing(s, 'battle').sides[1 - f.side])
}
