/** Moving the ships in alphabetical order: bids are shown ship by ship, and the highest bidder sails. */

import type { Emit, Seat } from '@windward/core/contract.ts'
import { asking, type State } from '../state.ts'
import { type Event, placeOf, SHIPS, type Ship, THIEF, type TieAnswer } from '../vocabulary.ts'
import { endRound } from './rounds.ts'

/** Shows everybody's bribe for this ship: somebody has won it, or there is a tie to break. */
export function reveal(s: State, ship: Ship, emit?: Emit<Event>): void {
  const no = placeOf(ship)
  emit?.({ type: 'revealed', ship, bribes: s.seats.map((seat) => seat.bribes[no]) }, { news: true })
  const tied = highestBidders(s, no)
  if (tied.length === 1) {
    win(s, ship, tied[0], 0, emit)
    return
  }
  emit?.({ type: 'tied', ship, seats: tied })
  const asked = tied.filter((seat) => !s.seats[seat].spent).map((seat) => asking<TieAnswer>(seat))
  if (asked.length > 0) s.step = { at: 'tie', ship, tied, asked }
  else stay(s, ship, emit)
}

/** The ship is this player's to move: as far as the bribe goes, less one for every thief. */
export function win(s: State, ship: Ship, seat: Seat, thievesShown: number, emit?: Emit<Event>): void {
  const no = placeOf(ship)
  const bid = s.seats[seat].bribes[no]
  let thieves = thievesShown
  for (let other = 0; other < s.seats.length; other++) {
    if (other !== seat && s.seats[other].bribes[no] === THIEF) thieves += 1
  }
  const movement = Math.max(0, bid - thieves)
  s.step = { at: 'moving', ship, seat, left: movement, past: [] }
  emit?.({ type: 'won', seat, ship, bid, thieves, movement })
}

/** An unbroken tie: nobody moves the ship or acts with it this round. */
export function stay(s: State, ship: Ship, emit?: Emit<Event>): void {
  emit?.({ type: 'stayed', ship })
  nextShip(s, ship, emit)
}

export function nextShip(s: State, after: Ship, emit?: Emit<Event>): void {
  const no = placeOf(after) + 1
  if (no < SHIPS.length) reveal(s, SHIPS[no], emit)
  else endRound(s, emit)
}

function highestBidders(s: State, no: number): Seat[] {
  let highest = Number.NEGATIVE_INFINITY
  let bidders: Seat[] = []
  for (let seat = 0; seat < s.seats.length; seat++) {
    const bid = s.seats[seat].bribes[no]
    if (bid > highest) bidders = [seat]
    else if (bid === highest) bidders.push(seat)
    highest = Math.max(highest, bid)
  }
  return bidders
}
