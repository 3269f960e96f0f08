/** What tells the towns of one nation from those of another: walls, roofs, gables, the colour of the sky. */

import type { Activity, Nation } from '@windward/games/marauders/vocabulary.ts'

/** A house of a town is where an activity is done; the shipyard is a slip. */
export type House = Exclude<Activity, 'shipyard'>
export type Tiles = 'barrel' | 'shingle' | 'slate' | 'pan'
export type Masonry = 'plaster' | 'brick' | 'clapboard' | 'stone'

export interface TownStyle {
  readonly nation: Nation
  readonly sky: string
  readonly skyLines: string
  /** Near and far. */
  readonly hills: readonly [string, string]
  readonly roof: string
  readonly roofDark: string
  readonly tiles: Tiles
  readonly walls: Readonly<Record<House, string>>
  readonly masonry: Masonry
  readonly shutters: string
  readonly trim: string
  readonly accent: string
  /** Of the houses behind. */
  readonly far: readonly string[]
  /** Where the sun or the moon stands. */
  readonly sun: number
}

export const STYLES: Readonly<Record<Nation, TownStyle>> = {
  spanish: {
    nation: 'spanish',
    sky: '#f0deb0',
    skyLines: '#b98f4a',
    hills: ['#a9b37a', '#c3c08c'],
    roof: '#c25a3a',
    roofDark: '#a94a33',
    tiles: 'barrel',
    walls: {
      buyGoods: '#f7edd6',
      sellGoods: '#f0dcae',
      rumor: '#f3c98c',
      mission: '#fbf3df',
      recruit: '#eed9b4',
      stash: '#cdb88e',
    },
    masonry: 'plaster',
    shutters: '#4f7f6a',
    trim: '#c89a58',
    accent: '#b5382a',
    far: ['#f7edd6', '#efdcb2', '#f3cf9c'],
    sun: 1052,
  },
  english: {
    nation: 'english',
    sky: '#dfe0cb',
    skyLines: '#7f9490',
    hills: ['#8ea676', '#b3bf95'],
    roof: '#7d6f62',
    roofDark: '#665a50',
    tiles: 'shingle',
    walls: {
      buyGoods: '#b8644a',
      sellGoods: '#d9c8a2',
      rumor: '#e9ddc0',
      mission: '#b45c44',
      recruit: '#c3d0c4',
      stash: '#b9b29c',
    },
    masonry: 'brick',
    shutters: '#2f5d7e',
    trim: '#f4ead0',
    accent: '#a5322b',
    far: ['#b8644a', '#e6dabd', '#cfc6ac'],
    sun: 1120,
  },
  french: {
    nation: 'french',
    sky: '#f1d9bd',
    skyLines: '#b98a6a',
    hills: ['#9bb38c', '#bfc9a2'],
    roof: '#5d7183',
    roofDark: '#4c5d6d',
    tiles: 'slate',
    walls: {
      buyGoods: '#f0c4a4',
      sellGoods: '#d8d9b8',
      rumor: '#f3dc9a',
      mission: '#f7e9d2',
      recruit: '#bcd3cf',
      stash: '#cfc3aa',
    },
    masonry: 'plaster',
    shutters: '#6f9aa6',
    trim: '#fbf3df',
    accent: '#2c5a9a',
    far: ['#f0c4a4', '#f5e3b0', '#c8dad2'],
    sun: 980,
  },
  dutch: {
    nation: 'dutch',
    sky: '#d5e0d8',
    skyLines: '#6f949a',
    hills: ['#9dae7e', '#bcc49a'],
    roof: '#b8552f',
    roofDark: '#9a4428',
    tiles: 'pan',
    walls: {
      buyGoods: '#e0a55e',
      sellGoods: '#b5603f',
      rumor: '#e9cf94',
      mission: '#c9734a',
      recruit: '#8fb0a6',
      stash: '#b9a888',
    },
    masonry: 'brick',
    shutters: '#a5322b',
    trim: '#fbf1d9',
    accent: '#d9712b',
    far: ['#e0a55e', '#c06c45', '#e9cf94'],
    sun: 1090,
  },
}

/** Other colours of a street, so that no two towns under one flag are painted alike. */
const TURNED: readonly Exclude<House, 'stash' | 'mission'>[] = ['buyGoods', 'sellGoods', 'rumor', 'recruit']

/** The nation's style with the walls of the street in another order. */
export function styleOf(nation: Nation, turn: number): TownStyle {
  const style = STYLES[nation]
  const walls = { ...style.walls }
  for (const [i, house] of TURNED.entries()) walls[house] = style.walls[TURNED[(i + turn) % TURNED.length]]
  return { ...style, walls }
}
