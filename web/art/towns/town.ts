/**
 * A harbor town for each of the sixteen ports: what lies behind, its seven houses, and what goes on before them. Each is
 * a picture of its own, so that a house can shut without the rest being drawn again.
 */

import type { Activity, Nation, Port } from '@windward/games/marauders/vocabulary.ts'
import { type Drawing, hash, kept, placed, type Theme, uncut } from '../ink.ts'
import { crewHall, residence, tavern } from './houses.folk.ts'
import { type HouseDrawing, market, vault, warehouse } from './houses.trade.ts'
import type { Lie, Site } from './land.ts'
import { atNight, bare, silhouette } from './nightfall.ts'
import type { Anchored } from './sky.ts'
import { squareBefore, squareBehind, squareFleet } from './square.ts'
import { streetBefore, streetBehind, streetFleet } from './street.ts'
import { styleOf, type TownStyle } from './styles.ts'
import { slip } from './yard.ts'

/** A street along the quay, or, where it is narrow, an upper street and the quay below. */
export type Format = 'street' | 'square'

export interface HousePlace {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** A street has much sky above it. */
export const TOWN_BOXES: Readonly<Record<Format, Drawing['box']>> = {
  street: [0, -70, 1366, 500],
  square: [0, 0, 390, 400],
}

/** In which of two orders the houses of a street stand. */
export function orderOf(port: Port): 'first' | 'second' {
  return SECOND.includes(port) ? 'second' : 'first'
}

/** Where the houses of a town stand, from the farthest to the nearest. */
export function placesOf(port: Port, format: Format): readonly (readonly [Activity, HousePlace])[] {
  const plan = format === 'square' ? SQUARE : STREETS[orderOf(port)]
  return ORDER.map((activity) => [activity, plan[activity]] as const)
}

const ORDER: readonly Activity[] = ['mission', 'recruit', 'sellGoods', 'rumor', 'stash', 'buyGoods', 'shipyard']

export const behind = layer(
  { street: streetBehind, square: squareBehind },
  { street: streetFleet, square: squareFleet },
)
export const before = layer({ street: streetBefore, square: squareBefore })

/** One house, its front's left foot at the origin. */
export const house = kept((activity: Activity, port: Port, nation: Nation, isOpen: boolean, theme: Theme): Drawing => {
  const { draw, box } = HOUSES[activity]
  const cut = () => {
    const standing = isOpen ? (theme === 'lamp' ? 'lit' : 'open') : 'shut'
    const marks = draw(styleIn(port, nation), standing, hash(port + activity))
    if (isOpen) return theme === 'lamp' ? atNight(marks) : marks
    return theme === 'lamp' ? silhouette(marks) : bare(marks)
  }
  return uncut(box, cut, theme)
})

const HOUSES: Readonly<Record<Activity, { readonly draw: HouseDrawing; readonly box: Drawing['box'] }>> = {
  stash: { draw: vault, box: [-14, -162, 176, 174] },
  sellGoods: { draw: warehouse, box: [-16, -196, 190, 210] },
  buyGoods: { draw: market, box: [-18, -188, 240, 204] },
  mission: { draw: residence, box: [-52, -208, 240, 226] },
  rumor: { draw: tavern, box: [-52, -212, 216, 232] },
  recruit: { draw: crewHall, box: [-52, -156, 190, 176] },
  shipyard: { draw: slip, box: [-16, -166, 290, 206] },
}

type Plan = Readonly<Record<Activity, HousePlace>>

/** Two orders of the street, so that neighbours under one flag differ. */
const STREETS: Readonly<Record<'first' | 'second', Plan>> = {
  first: {
    mission: { x: 588, y: 336, scale: 1 },
    recruit: { x: 966, y: 348, scale: 1 },
    sellGoods: { x: 176, y: 352, scale: 1.02 },
    rumor: { x: 800, y: 366, scale: 1.02 },
    stash: { x: 16, y: 374, scale: 1 },
    buyGoods: { x: 352, y: 372, scale: 1.02 },
    shipyard: { x: 1112, y: 372, scale: 1 },
  },
  second: {
    mission: { x: 588, y: 336, scale: 1 },
    recruit: { x: 204, y: 350, scale: 1 },
    sellGoods: { x: 986, y: 350, scale: 0.98 },
    rumor: { x: 394, y: 368, scale: 1.02 },
    stash: { x: 16, y: 374, scale: 1 },
    buyGoods: { x: 778, y: 370, scale: 1 },
    shipyard: { x: 1122, y: 374, scale: 0.97 },
  },
}

const SECOND: readonly Port[] = ['cartagena', 'sanJuan', 'trinidad', 'nassau', 'bridgetown', 'petitGoave', 'stMaarten']

const SQUARE: Plan = {
  mission: { x: 118, y: 172, scale: 0.74 },
  recruit: { x: 286, y: 178, scale: 0.74 },
  stash: { x: 8, y: 180, scale: 0.62 },
  sellGoods: { x: 3, y: 340, scale: 0.62 },
  rumor: { x: 222, y: 344, scale: 0.6 },
  buyGoods: { x: 94, y: 349, scale: 0.6 },
  shipyard: { x: 288, y: 350, scale: 0.42 },
}

const LIES: Readonly<Record<Port, Lie>> = {
  havana: 'hill',
  sanJuan: 'hill',
  tortuga: 'hill',
  stJohn: 'hill',
  bridgetown: 'hill',
  portRoyal: 'low',
  nassau: 'low',
  santoDomingo: 'low',
  stMaarten: 'low',
  cartagena: 'low',
  curacao: 'low',
  petitGoave: 'peaks',
  oldProvidence: 'peaks',
  basseTerre: 'peaks',
  caracas: 'peaks',
  trinidad: 'peaks',
}

function siteOf(port: Port): Site {
  return { seed: hash(port) % 9973, lie: LIES[port] }
}

function styleIn(port: Port, nation: Nation): TownStyle {
  return styleOf(nation, hash(port) % 4)
}

type LayerDrawing = (style: TownStyle, site: Site, theme: Theme) => string

type Fleet = (style: TownStyle, site: Site) => readonly Anchored[]

/** All that lies behind the houses, with the ships in the bay, or before them. */
function layer(draw: Readonly<Record<Format, LayerDrawing>>, fleet?: Readonly<Record<Format, Fleet>>) {
  return kept((port: Port, nation: Nation, format: Format, theme: Theme): Drawing => {
    const cut = () => {
      const marks = draw[format](styleIn(port, nation), siteOf(port), theme)
      return theme === 'lamp' ? atNight(marks) : marks
    }
    const ships = () => fleet?.[format](styleIn(port, nation), siteOf(port)).map(({ drawing }) => drawing) ?? []
    return uncut(TOWN_BOXES[format], cut, theme, ships)
  })
}

/** The whole town in one picture, all its houses open, as the sheet of the kit shows it. */
export const wholeTown = kept((port: Port, nation: Nation, format: Format, theme: Theme): Drawing => {
  const standing = placesOf(port, format).map(([activity, { x, y, scale }]) =>
    placed(x, y, scale, house(activity, port, nation, true, theme).marks),
  )
  const marks =
    behind(port, nation, format, theme).marks + standing.join('') + before(port, nation, format, theme).marks
  return { box: TOWN_BOXES[format], marks, light: theme }
})
