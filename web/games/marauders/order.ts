/** What is chosen at a shipyard: several wares, paid for at once by one answer after the other. */

import { offered, same } from '@windward/core/choices.ts'
import type { Seat } from '@windward/core/contract.ts'
import { markOf } from '@windward/games/marauders/cards/lasting.ts'
import { PRICE } from '@windward/games/marauders/components/ships.ts'
import type { ShipyardFrame } from '@windward/games/marauders/frames.ts'
import { adjust } from '@windward/games/marauders/rules/passives.ts'
import { damageTo } from '@windward/games/marauders/rules/ship.ts'
import {
  carryOverPrice,
  closedWare,
  damaged,
  priceOf,
  repairPrice,
  salePrice,
} from '@windward/games/marauders/rules/shipyard.ts'
import { carriesOver } from '@windward/games/marauders/rules/zones.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action } from '@windward/games/marauders/vocabulary.ts'

/** What is sold pays for the rest; a new ship is there before anything is fitted to her. */
const KINDS = [
  'sellWeapon',
  'repair',
  'refreshHull',
  'buyShip',
  'buyWeapon',
  'buyModification',
  'carryOver',
] as const satisfies readonly Action['type'][]

type Kind = (typeof KINDS)[number]
export type YardAction = Action & { readonly type: Kind }
/** In the order in which it is done. */
export type Order = readonly YardAction[]

export function isOrdered(action: Action | undefined): action is YardAction {
  return action !== undefined && KINDS.some((kind) => kind === action.type)
}

/** What lies ready on the wood: of an answer and those that follow it, what a yard does. */
export function orderOf(chosen: Action | undefined, then: readonly Action[] = []): Order {
  return isOrdered(chosen) ? [chosen, ...then].filter(isOrdered) : []
}

/** What one ware costs as the yard stands now; less than nothing for what is sold. */
export function wareGold(view: View, frame: ShipyardFrame, action: YardAction): number {
  const { seat } = frame
  switch (action.type) {
    case 'repair':
      return repairPrice(view, seat)
    case 'refreshHull':
      return PRICE.refreshHull
    case 'buyModification':
      return adjust(view, 'price.modification', seat, PRICE.modification)
    case 'buyWeapon':
      return adjust(view, 'price.weapon', seat, PRICE.weapon)
    case 'sellWeapon':
      return -PRICE.weaponSold
    case 'carryOver':
      return carryOverPrice(frame)
    case 'buyShip': {
      const { captain } = view.players[seat]
      return (priceOf(view, seat, action.ship) ?? 0) - (captain ? salePrice(captain.ship) : 0)
    }
  }
}

/** What all of it comes to: a shipwright's favour lasts for some repairs only. */
export function costOf(view: View, frame: ShipyardFrame, order: Order): number {
  let [gold, now] = [0, frame]
  for (const action of order) {
    gold += wareGold({ ...view, stack: view.stack.map((one) => (one === frame ? now : one)) }, now, action)
    now = after(now, action)
  }
  return gold
}

function after(frame: ShipyardFrame, { type }: YardAction): ShipyardFrame {
  if (type === 'carryOver') return { ...frame, added: frame.added - Math.min(PRICE.modificationSold, frame.added) }
  const favour = type === 'repair' ? frame.marks.indexOf(markOf('shipwrightsFavour', 'shipyard', frame.seat)) : -1
  return favour < 0 ? frame : { ...frame, marks: frame.marks.toSpliced(favour, 1) }
}

/** How many of a ware there are: one, or as many hits as a location has. */
export function stockOf(view: View, frame: ShipyardFrame, action: YardAction): number {
  const { captain } = view.players[frame.seat]
  return action.type === 'repair' && captain ? damageTo(captain.ship, action.location) : 1
}

export function countIn(order: Order, action: YardAction): number {
  return order.filter((one) => same(one, action)).length
}

/** The same with so many of a ware, or as many as there is gold for. What does not go with it is given up. */
export function withWare(
  view: View,
  frame: ShipyardFrame,
  choices: readonly Action[],
  order: Order,
  action: YardAction,
  n: number,
): Order {
  const rest = order.filter((one) => !same(one, action))
  if (n === 0 || !isForSale(view, frame, choices, action)) return rest
  const kept = rest.filter((one) => isTogether(view, frame.seat, one, action))
  const gold = view.players[frame.seat].captain?.gold ?? 0
  for (let m = Math.min(n, stockOf(view, frame, action)); m > 0; m--) {
    const whole = sorted([...kept, ...Array.from({ length: m }, () => action)])
    if (costOf(view, frame, whole) <= gold) return whole
  }
  return order
}

/** How much gold is missing for one of a ware, beside what goes with it of what is chosen. */
export function goldShort(view: View, frame: ShipyardFrame, order: Order, action: YardAction): number {
  const kept = order.filter((one) => isTogether(view, frame.seat, one, action))
  return costOf(view, frame, sorted([...kept, action])) - (view.players[frame.seat].captain?.gold ?? 0)
}

/** Offered, or only too dear for the gold that is there before something is sold. */
function isForSale(view: View, frame: ShipyardFrame, choices: readonly Action[], action: YardAction): boolean {
  if (offered(choices, action) !== undefined) return true
  const isAsked = choices.some(({ type }) => type === 'done')
  return isAsked && frame.at === 'open' && closedWare(view, frame, action) === 'cannotAfford'
}

/** One ship at a time; the old one is sold as she lies. What may come along from her is asked before anything is fitted. */
function isTogether(view: View, seat: Seat, one: YardAction, other: YardAction): boolean {
  const ship = [one, other].find(({ type }) => type === 'buyShip')
  if (ship === undefined) return true
  const { type } = ship === one ? other : one
  const { captain } = view.players[seat]
  const asks = captain !== undefined && carriesOver(captain.zone) && captain.ship.modifications.length > 0
  return type === 'sellWeapon' || (!asks && (type === 'buyWeapon' || type === 'buyModification'))
}

function sorted(order: Order): Order {
  return order.toSorted((a, b) => KINDS.indexOf(a.type) - KINDS.indexOf(b.type))
}

/** Whoever comes with a damaged ship comes to have her repaired: as far as the gold goes. */
export function orderAtFirst(view: View, frame: ShipyardFrame, choices: readonly Action[]): Order {
  const { captain } = view.players[frame.seat]
  let order: Order = []
  for (const location of captain && frame.at === 'open' ? damaged(captain.ship) : []) {
    const repair = { type: 'repair', location } as const
    order = withWare(view, frame, choices, order, repair, stockOf(view, frame, repair))
  }
  return order
}

/** The answers that do it. Back to the town after it, unless a new ship leaves more to say. */
export function courseOfOrder(order: Order): readonly Action[] {
  return order.length === 0 || order.some(({ type }) => type === 'buyShip') ? order : [...order, { type: 'done' }]
}
