/** What a shipyard deals in, each with its name, its text and its price after all that changes it. */

import { offered } from '@windward/core/choices.ts'
import type { Names, Say } from '@windward/core/words.ts'
import { modificationOf, SHIPS } from '@windward/games/marauders/components/ships.ts'
import type { ShipyardFrame } from '@windward/games/marauders/frames.ts'
import { closedWare, damaged, isBig, priceOf, salePrice } from '@windward/games/marauders/rules/shipyard.ts'
import type { View } from '@windward/games/marauders/view.ts'
import {
  type Action,
  type Card,
  type Port,
  SHIP_TYPES,
  type ShipType,
  WEAPONS,
} from '@windward/games/marauders/vocabulary.ts'
import type { MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import type { IconName } from '../../art/names.ts'
import { LOCATION_ICONS, WEAPON_ICONS } from './look.ts'
import { countIn, goldShort, type Order, stockOf, wareGold, type YardAction } from './order.ts'
import type { BoardKey } from './words.ts'

export interface Ware {
  readonly icon?: IconName
  readonly name: string
  readonly text?: string
  /** All of it, for whoever takes a closer look. */
  readonly more?: string
  /** A ship is shown with her numbers. */
  readonly ship?: ShipType
  /** What it earns beside itself. */
  readonly bonus?: string | undefined
  readonly price: string
  /** The same in figures, as it stands on a coin. */
  readonly figure: string
  /** What is to be paid; less than nothing for what is sold. */
  readonly gold: number
  readonly action: YardAction
}

export interface Yard {
  readonly view: View
  readonly frame: ShipyardFrame
  readonly port: Port
  readonly names: Names
  readonly speech: MaraudersSpeech
  readonly words: Say<BoardKey>
}

/** A yard as somebody orders from it. */
export interface Ordering extends Yard {
  readonly choices: readonly Action[]
  readonly order: Order
  /** So many of a ware, or as many as there is gold for. */
  pick(action: YardAction, n: number): void
  explain(text: string, action?: Action): void
  look(at: Element, text: string): void
}

/** A press: all there is of a ware, or none of it; or why it cannot be had. */
export function turn(yard: Ordering, { action, name }: Ware): void {
  const reason = reasonFor(yard, { action })
  // The rules say why it cannot be had at all.
  if (reason) return yard.explain(offered(yard.choices, action) ? `${name}: ${reason}` : name, action)
  yard.pick(action, countIn(yard.order, action) > 0 ? 0 : stockOf(yard.view, yard.frame, action))
}

/** Why a ware cannot be had beside what is chosen, for whoever is asked. */
export function reasonFor(yard: Ordering, { action }: Pick<Ware, 'action'>): string | undefined {
  const { view, frame, choices, order, names, speech, words } = yard
  if (!choices.some(({ type }) => type === 'done') || countIn(order, action) > 0) return undefined
  const code = closedWare(view, frame, action)
  if (code !== undefined && code !== 'cannotAfford' && frame.at === 'open') return speech.refusal({ code }, view, names)
  const short = goldShort(view, frame, order, action)
  if (short <= 0) return undefined
  return words(goldShort(view, frame, [], action) > 0 ? 'notHere' : 'shortBeside', { gold: short })
}

export function repairs(yard: Yard): readonly Ware[] {
  const { view, frame, speech, words } = yard
  const ship = view.players[frame.seat].captain?.ship
  if (ship === undefined) return []
  const wares = damaged(ship).map((location): Ware => {
    const action = { type: 'repair', location } as const
    return {
      icon: LOCATION_ICONS[location],
      name: words('repairOf', { location: speech.say(`location.${location}`) }),
      text: words('repairOf.hits', { n: stockOf(view, frame, action) }),
      ...priced(yard, action),
    }
  })
  if (!ship.flipped.includes('reinforcedHull')) return wares
  const name = words('repairOf', { location: speech.say('modification.reinforcedHull') })
  return [...wares, { icon: 'ship-bow', name, ...priced(yard, { type: 'refreshHull' }) }]
}

/** A ware's price, in words and as a number: with a plus where one is given gold. */
function priced({ view, frame, words }: Yard, action: YardAction): Pick<Ware, 'price' | 'figure' | 'gold' | 'action'> {
  const gold = wareGold(view, frame, action)
  const sign = gold < 0 ? '+' : ''
  const amount = Math.abs(gold)
  return { price: `${sign}${words('price', { gold: amount })}`, figure: `${sign}${amount}`, gold, action }
}

/** The modification that the port shows, and one of each weapon; what one has is sold. */
export function equipment(yard: Yard): readonly Ware[] {
  const { modification, shown } = yard.view.ports[yard.port]
  const fittings =
    modification === undefined || !shown ? [] : [fitting(yard, modification, { type: 'buyModification' })]
  return [...fittings, ...weapons(yard)]
}

export function ships(yard: Yard): readonly Ware[] {
  const { view, frame, speech, words } = yard
  const { captain } = view.players[frame.seat]
  const own = captain?.ship
  const sale = own === undefined ? 0 : salePrice(own)
  return SHIP_TYPES.filter((ship) => SHIPS[ship].buy !== undefined).map((ship) => {
    const price = priceOf(view, frame.seat, ship) ?? 0
    return {
      name: speech.say(`ship.${ship}`),
      ship,
      text: words('shipPrice', { price, sale }),
      bonus: isBig(ship) && captain?.fittedOut === false ? words('firstGreatShip') : undefined,
      ...priced(yard, { type: 'buyShip', ship }),
    }
  })
}

/** Modifications of the ship just sold, which may come along. */
export function carried(yard: Yard): readonly Ware[] {
  return yard.frame.old.map((token) => fitting(yard, token, { type: 'carryOver', modification: modificationOf(token) }))
}

function fitting(yard: Yard, token: Card<'modifications'>, action: YardAction): Ware {
  const { speech } = yard
  const kind = modificationOf(token)
  const name = speech.say(`modification.${kind}`)
  const text = speech.card(`modification.${kind}`)
  return { icon: 'hammer-nails', name, text, more: `${name}. ${text}`, ...priced(yard, action) }
}

function weapons(yard: Yard): readonly Ware[] {
  const { view, frame, speech, words } = yard
  return WEAPONS.map((weapon) => {
    const name = speech.say(`weapon.${weapon}`)
    const more = `${name}. ${speech.card(`weapon.${weapon}`)}`
    const ware = { icon: WEAPON_ICONS[weapon], text: words(`brief.${weapon}`), more }
    return view.players[frame.seat].captain?.weapons.includes(weapon)
      ? { ...ware, name: words('sellWeapon', { weapon: name }), ...priced(yard, { type: 'sellWeapon', weapon }) }
      : { ...ware, name, ...priced(yard, { type: 'buyWeapon', weapon }) }
  })
}
