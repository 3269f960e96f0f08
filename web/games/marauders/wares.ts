/** What a shipyard deals in, each with its name, its text and its price after all that changes it. */

import type { Names, Say } from '@windward/core/words.ts'
import { modificationOf, PRICE, SHIPS } from '@windward/games/marauders/components/ships.ts'
import type { ShipyardFrame } from '@windward/games/marauders/frames.ts'
import { adjust } from '@windward/games/marauders/rules/passives.ts'
import {
  carryOverPrice,
  damaged,
  isBig,
  priceOf,
  repairPrice,
  salePrice,
} from '@windward/games/marauders/rules/shipyard.ts'
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
import type { BoardKey } from './words.ts'

export interface Ware {
  readonly icon?: IconName
  readonly name: string
  readonly text?: string
  /** A ship is shown with her numbers. */
  readonly ship?: ShipType
  /** What it earns beside itself. */
  readonly bonus?: string | undefined
  readonly price: string
  /** What is to be paid; less than nothing for what is sold. */
  readonly gold: number
  readonly action: Action
}

export interface Yard {
  readonly view: View
  readonly frame: ShipyardFrame
  readonly port: Port
  readonly names: Names
  readonly speech: MaraudersSpeech
  readonly words: Say<BoardKey>
}

export function repairs({ view, frame, names, speech, words }: Yard): readonly Ware[] {
  const ship = view.players[frame.seat].captain?.ship
  if (ship === undefined) return []
  const wares: Ware[] = damaged(ship).map((location) => ({
    icon: LOCATION_ICONS[location],
    name: speech.say('action.repair', { location: speech.say(`location.${location}`) }),
    price: words('price', { gold: repairPrice(view, frame.seat) }),
    gold: repairPrice(view, frame.seat),
    action: { type: 'repair', location },
  }))
  if (!ship.flipped.includes('reinforcedHull')) return wares
  const action: Action = { type: 'refreshHull' }
  const price = words('price', { gold: PRICE.refreshHull })
  return [
    ...wares,
    { icon: 'ship-bow', name: speech.action(action, view, names), price, gold: PRICE.refreshHull, action },
  ]
}

/** The modification that the port shows, and one of each weapon; what one has is sold. */
export function equipment(yard: Yard): readonly Ware[] {
  const { view, frame, port } = yard
  const { modification, shown } = view.ports[port]
  const price = adjust(view, 'price.modification', frame.seat, PRICE.modification)
  const fittings =
    modification === undefined || !shown ? [] : [fitting(yard, modification, price, { type: 'buyModification' })]
  return [...fittings, ...weapons(yard)]
}

export function ships({ view, frame, speech, words }: Yard): readonly Ware[] {
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
      price: words('price', { gold: price - sale }),
      gold: price - sale,
      action: { type: 'buyShip', ship },
    }
  })
}

/** Modifications of the ship just sold, which may come along. */
export function carried(yard: Yard): readonly Ware[] {
  return yard.frame.old.map((token) =>
    fitting(yard, token, carryOverPrice(yard.frame), { type: 'carryOver', modification: modificationOf(token) }),
  )
}

function fitting({ speech, words }: Yard, token: Card<'modifications'>, gold: number, action: Action): Ware {
  const kind = modificationOf(token)
  return {
    icon: 'hammer-nails',
    name: speech.say(`modification.${kind}`),
    text: speech.card(`modification.${kind}`),
    price: words('price', { gold }),
    gold,
    action,
  }
}

function weapons({ view, frame, speech, words }: Yard): readonly Ware[] {
  const gold = adjust(view, 'price.weapon', frame.seat, PRICE.weapon)
  return WEAPONS.map((weapon) => {
    const ware = { icon: WEAPON_ICONS[weapon], text: speech.card(`weapon.${weapon}`) }
    const name = speech.say(`weapon.${weapon}`)
    if (view.players[frame.seat].captain?.weapons.includes(weapon) !== true)
      return { ...ware, name, price: words('price', { gold }), gold, action: { type: 'buyWeapon', weapon } }
    const price = `+${words('price', { gold: PRICE.weaponSold })}`
    return {
      ...ware,
      name: words('sellWeapon', { weapon: name }),
      price,
      gold: -PRICE.weaponSold,
      action: { type: 'sellWeapon', weapon },
    }
  })
}
