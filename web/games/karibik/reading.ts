/** What a table of Karibik reads off a view: who has which ship, and who leads to the end. */

import type { Seat } from '@windward/core/contract.ts'
import { LAST_ROUND, THRESHOLDS } from '@windward/games/karibik/components.ts'
import { tieBreakerOf } from '@windward/games/karibik/rules/bribing.ts'
import { doubloons, type State } from '@windward/games/karibik/state.ts'
import type { View } from '@windward/games/karibik/view.ts'
import { type Card, SHIPS, type Ship, THIEF } from '@windward/games/karibik/vocabulary.ts'

/** The cards that lie open on a ship, by seat; none before they are shown. */
export function shownOn(view: View, ship: Ship): readonly Card[] | undefined {
  const i = SHIPS.indexOf(ship)
  const others = view.seats.flatMap(({ bribes }, seat) => (seat === view.seat ? [] : [bribes[i]]))
  if (others.length === 0 || others.some((card) => card === undefined)) return undefined
  return view.seats.map(({ bribes }) => bribes[i])
}

/** Who has, or had, a ship whose cards lie open; nobody where a tie stands, or was broken before. */
export function holderOf(view: View, ship: Ship): Seat | undefined {
  if (view.step.at === 'moving' && view.step.ship === ship) return view.step.seat
  const cards = shownOn(view, ship)
  if (cards === undefined) return undefined
  const highest = Math.max(...cards)
  const holders = cards.flatMap((card, seat) => (card === highest ? [seat] : []))
  return holders.length === 1 ? holders[0] : undefined
}

/** The ship that is sailed, or for which a tie is being broken. */
export function shipBidFor({ step }: View): Ship | undefined {
  return step.at === 'moving' || step.at === 'tie' ? step.ship : undefined
}

/** How far the ship for which a tie is being broken would be sailed, as far as the cards on her are known. */
export function spacesAtStake(view: View): number | undefined {
  if (view.step.at !== 'tie') return undefined
  const cards = shownOn(view, view.step.ship)
  if (cards === undefined) return undefined
  return Math.max(0, Math.max(...cards) - cards.filter((card) => card === THIEF).length)
}

/** Who could have shown a tie-breaker for a ship beside those who did, and kept it. */
export function keptFor(view: View, ship: Ship, shown: readonly Seat[]): readonly Seat[] {
  const cards = shownOn(view, ship) ?? []
  const highest = Math.max(...cards)
  return cards.flatMap((card, seat) =>
    card === highest && !view.seats[seat].spent && !shown.includes(seat) ? [seat] : [],
  )
}

/** With the cards that nobody has been shown yet, for eyes that see everything. */
export function unveil(view: View, { seats }: State): View {
  return {
    ...view,
    seats: view.seats.map((seat, i) => {
      const { bribes } = seats[i]
      return bribes.length === 0 ? seat : { ...seat, bribes, tieBreaker: tieBreakerOf(bribes) }
    }),
  }
}

/** The game ends with this round, and has not ended yet. */
export function isLastRound(view: View): boolean {
  if (view.step.at === 'over') return false
  const goal = THRESHOLDS[view.seats.length]
  return view.round >= LAST_ROUND || view.seats.some((seat) => doubloons(seat) >= goal)
}
