/** The town as a street along the quay: 1366 wide, 430 high and 70 of sky above; the water runs out of its foot. */

import { clipped, flat, placed, stroke, type Theme, tenth } from '../ink.ts'
import { church, farHouse } from './behind.ts'
import { boat, bollard, cask, crate, type Dress, gull, lamp, mule, palm, person, sack } from './folk.ts'
import { grain } from './grain.ts'
import { farHills, ground, HORIZON, nearHills, quay, type Site, shadow, terrace } from './land.ts'
import { type Anchored, anchored, cloud, moon, ripples, skyLines, stars, sun, vessel } from './sky.ts'
import type { TownStyle } from './styles.ts'

const FRAME = 'M0-70H1366V430H0Z'

export function streetBehind(style: TownStyle, { seed, lie }: Site, theme: Theme): string {
  const isNight = theme === 'lamp'
  const aside = (i: number, by: number) => tenth((grain(i, seed) - 0.5) * 2 * by)
  const sunX = style.sun + aside(1, 60)
  const light = isNight ? stars(1366, 150, 46) + moon(sunX, 92, 30) : sun(sunX, 112, 36)
  const clouds = CLOUDS.map(([x, y, w], i) =>
    cloud(x + aside(i + 2, 90), y + aside(i + 9, 16), tenth(w * (1 + aside(i + 20, 0.3))), 3 + i * 3 + (seed % 50)),
  )
  const gulls = GULLS.map(([x, y, scale]) => gull(x, y, scale))
  return clipped(
    FRAME,
    flat('M0-70H1366V300H0Z', isNight ? '#17324D' : style.sky) +
      skyLines(1366, -67, HORIZON - 4, isNight ? '#3C6488' : style.skyLines, 3 + seed) +
      light +
      clouds.join('') +
      gulls.join('') +
      farHills(lie, style.hills) +
      bay(style, { seed, lie }) +
      nearHills(lie, style) +
      placed(826 + aside(60, 30), 262, 0.92, church(style)) +
      backStreets(style, seed, aside) +
      PALMS.map(([x, y, scale, lean]) => palm(x, y, scale, lean)).join('') +
      ground() +
      palm(582, 334, 0.92, 6) +
      palm(774, 334, 0.92, -6) +
      [204, 380, 800, 970].map((x) => shadow(x, 354, 110)).join(''),
  )
}

/** What stands before the houses: terrace, freight, people, the quay and its boats. */
export function streetBefore(style: TownStyle, { seed }: Site, theme: Theme): string {
  const isNight = theme === 'lamp'
  const folk = FOLK.map(([x, y, dress]) =>
    person(x + tenth((grain(x, seed) - 0.5) * 30), y, dressed(dress, x, seed, style)),
  )
  const lamps = [344, 576, 786, 1100].map((x) => lamp(x, 393, isNight))
  return clipped(
    FRAME,
    terrace() +
      quay() +
      mule(528, 386) +
      FREIGHT +
      folk.join('') +
      lamps.join('') +
      [140, 470, 640, 860].map((x) => bollard(x, 394)).join('') +
      flat('M0 418H1000V428H1072V418H1110Q1180 408 1240 414T1366 408V432H0Z', '#86aca6') +
      stroke('M0 418H1000M1072 418H1110Q1180 408 1240 414T1366 408', 1.6) +
      ripples(1366, 423, 436, '#234a50', 5) +
      boat(430, 421, 1, true) +
      boat(900, 422, 0.9),
  )
}

const CLOUDS = [
  [420, -18, 150],
  [940, -6, 120],
  [180, 96, 210],
  [28, 56, 120],
  [812, 80, 160],
  [1150, 140, 200],
  [590, 128, 130],
  [1130, 44, 110],
] as const

const GULLS = [
  [396, 120, 0.9],
  [430, 104, 0.6],
  [168, 148, 0.8],
  [780, 128, 0.7],
  [1240, 84, 0.8],
  [1278, 98, 0.5],
  [706, 96, 0.5],
] as const

const PALMS = [
  [560, 322, 0.8, -8],
  [330, 330, 0.9, 8],
  [960, 330, 0.8, 10],
  [1108, 336, 0.95, -10],
  [1350, 350, 1.15, -10],
] as const

/** The ships at anchor in the bay. */
export function streetFleet({ nation, accent }: TownStyle, { seed }: Site): readonly Anchored[] {
  const aside = (i: number, by: number) => tenth((grain(i, seed) - 0.5) * 2 * by)
  const far = (['frigate', 'brig', 'flute'] as const)[seed % 3]
  const near = (['galleon', 'frigate', 'flute', 'brig'] as const)[seed % 4]
  const facing = seed % 2 ? 'left' : 'right'
  return [
    {
      x: 206 + aside(30, 20),
      y: HORIZON + 4,
      scale: 0.16,
      drawing: vessel(far, { flag: nation, wale: '#5d7f5f', facing: 'left' }),
    },
    { x: 18, y: HORIZON + 6, scale: 0.17, drawing: vessel('sloop', { flag: nation, wale: '#c98b2b' }) },
    {
      x: 112 + aside(31, 12),
      y: HORIZON + 17,
      scale: 0.42,
      drawing: vessel(near, { flag: nation, wale: accent, facing }),
    },
  ]
}

function bay(style: TownStyle, site: Site): string {
  return (
    flat(`M0 ${HORIZON}H420V380H0Z`, '#9dbcb4') +
    ripples(300, HORIZON + 5, 372, '#2c5258', 2) +
    stroke(`M0 ${HORIZON}H300`, 1.2) +
    streetFleet(style, site).map(anchored).join('')
  )
}

/** x, y, scale and the side that is seen. */
const BACK_STREETS = [
  [600, 226, 0.8, 1],
  [636, 238, 0.85, 1],
  [556, 224, 0.85, 1],
  [548, 250, 0.95, 1],
  [578, 274, 1.05, 1],
  [520, 276, 1, 1],
  [470, 238, 0.9, 1],
  [430, 250, 0.95, 1],
  [392, 232, 0.85, 1],
  [360, 256, 0.95, 1],
  [330, 282, 1.05, 1],
  [376, 290, 1.1, 1],
  [470, 280, 1, 1],
  [758, 250, 0.95, 1],
  [780, 276, 1.1, 1],
  [796, 236, 0.8, 1],
  [906, 240, 0.85, -1],
  [930, 258, 0.95, -1],
  [962, 238, 0.85, -1],
  [996, 256, 0.95, -1],
  [1040, 244, 0.85, -1],
  [1030, 272, 1.05, -1],
  [1082, 262, 0.95, -1],
  [1122, 248, 0.9, -1],
  [1112, 282, 1.1, -1],
  [1160, 268, 1, -1],
  [1206, 252, 0.9, -1],
  [1196, 286, 1.1, -1],
  [1250, 268, 1, -1],
  [1296, 254, 0.9, -1],
  [1294, 288, 1.1, -1],
  [1342, 274, 1.05, -1],
] as const

function backStreets(style: TownStyle, seed: number, aside: (i: number, by: number) => number): string {
  return BACK_STREETS.filter((_, i) => grain(i, seed + 3) > 0.12)
    .map(([x, y, scale, side], i) => ({ x: x + aside(i + 50, 9), y: y + aside(i + 90, 5), scale, side }))
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y, scale, side }, i) => farHouse(x, y, scale, style.far[(i + seed) % 3], style, side))
    .join('')
}

const FREIGHT =
  cask(196, 384) +
  cask(214, 388) +
  cask(205, 371, 0.95) +
  crate(232, 388) +
  crate(340, 391, 0.9) +
  sack(326, 392) +
  sack(336, 386, 0.9) +
  cask(570, 391, 0.9) +
  crate(910, 390) +
  crate(930, 394, 0.9) +
  crate(916, 373, 0.85) +
  cask(956, 393) +
  cask(1086, 388, 0.9)

const FOLK: readonly (readonly [number, number, Dress])[] = [
  [450, 388, { skirt: '#b5382a', coat: '#b5382a', hat: 'bonnet', load: 'basket', skin: 1 }],
  [476, 392, {}],
  [664, 380, { coat: '#7a3550', skirt: '#7a3550', hat: 'bonnet' }],
  [684, 382, { isPointing: true }],
  [724, 372, { coat: '#6f5a3d', skirt: '#6f5a3d', hat: 'none', size: 0.95 }],
  [300, 388, { load: 'sack', hat: 'straw' }],
  [262, 382, { load: 'sack', hat: 'straw' }],
  [596, 390, { hat: 'straw' }],
  [1040, 390, {}],
  [1064, 388, { coat: '#2f5d7e', skirt: '#e6d8b6', hat: 'straw' }],
  [748, 396, { hat: 'scarf', load: 'barrel' }],
]

const COATS = ['#27405c', '#8d2f23', '#5d7f5f', '#c98b2b', '#7a3550', '#e6d8b6'] as const

/** Nobody is dressed the same in two towns. */
function dressed(dress: Dress, x: number, seed: number, { accent }: TownStyle): Dress {
  const coats = [...COATS, accent]
  return {
    coat: coats[Math.floor(grain(x, seed + 2) * coats.length)],
    skin: Math.floor(grain(x, seed + 1) * 5),
    isLeft: grain(x, seed) > 0.5,
    ...dress,
  }
}
