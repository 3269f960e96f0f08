/**
 * The pictures on the boxes of the games, and the chart and the ship that the first page opens with: put together from the
 * kit. They are printed when the app is built, so that the first page fetches no kit: see prints.plugin.ts.
 */

import type { GameId } from '@windward/games/catalogue.ts'
import { CHART_COLOURS } from './boards/colours.ts'
import { engrave } from './boards/engrave.ts'
import { karibikChart } from './boards/karibik.ts'
import { lay } from './boards/lay.ts'
import { maraudersChart } from './boards/marauders.ts'
import { rose } from './boards/ornaments.ts'
import {
  at,
  circle,
  clipped,
  type Drawing,
  flat,
  INK,
  kept,
  lamplit,
  PAPER,
  placed,
  round,
  sized,
  stroke,
  type Theme,
  tenth,
  times,
} from './ink.ts'
import { portrait } from './people/figure.ts'
import { role } from './people/haendler.ts'
import { pirate, TRADERS } from './ships/looks.ts'
import { underWay } from './ships/scene.ts'
import { ship } from './ships/ship.ts'
import { barrel } from './things/barrel.ts'
import { laurel, seal, swords } from './things/marks.ts'
import { chest, coin } from './things/money.ts'
import { puff } from './things/powder.ts'

/** What the picture on a box is drawn in: the middle of it can stand alone where there is room for a square only. */
const LID = { width: 440, height: 202 } as const
const CHART = { width: 720, height: 504 } as const
const CARD = { width: 112, height: 166 } as const

export const lid = kept((game: GameId, theme: Theme): Drawing => LIDS[game](theme))

/** The engraved Caribbean, as wide as a page, without its towns. */
export const seaChart = kept(
  (theme: Theme): Drawing => ({
    ...engrave(
      lay(
        maraudersChart((port) => port, ''),
        { width: 1300, height: 806 },
      ),
      theme,
    ).base,
    box: [90, 190, 1130, 420],
  }),
)

/** The rose of the winds, for a chart of one's own. */
export const windRose = kept(
  (theme: Theme): Drawing => ({ box: [-66, -86, 132, 152], marks: rose(CHART_COLOURS[theme], 60), light: theme }),
)

/** The ship that welcomes. */
export const flagship = kept((): Drawing => ship('galleon', { wale: '#d9a337', flag: 'spanish', water: false }))

const LIDS: Readonly<Record<GameId, (theme: Theme) => Drawing>> = {
  haendler: fan,
  karibik: treasure,
  marauders: sunset,
}

const chart = kept((theme: Theme): Drawing => {
  const { base, places } = engrave(
    lay(
      karibikChart((city) => city),
      CHART,
    ),
    theme,
  )
  return { ...base, marks: base.marks + places.marks }
})

/** Händler: a hand of its cards, fanned. */
function fan(): Drawing {
  const { width, height } = LID
  const ripples = times(30, (i) => `M${at((i * 131.7) % 420, (i * 61.3) % 196)}q5-4 10 0q5 4 10 0`)
  const cards = [
    shipCard('frigate', '3', '6'),
    personCard('admiral', '9', '3'),
    personCard('mademoiselle', '7', '2'),
    shipCard('pinnace', '2', '1'),
  ]
  return sized(
    width,
    height,
    flat(`M0 0H${width}V${height}H0Z`, '#a9c5bd') +
      stroke(ripples, 1.1, '#5f8a86') +
      cards.map((card, i) => fanned(card, i)).join('') +
      put(coin('2'), 66, 128, 50) +
      put(coin('3'), 104, 146, 46),
  )
}

function fanned(card: string, i: number): string {
  const turn = (i - 1.5) * 11
  const [x, y] = round(LID.width / 2, 470, 452, turn - 90)
  return `<g transform="translate(${at(x, y)}) rotate(${turn}) translate(${-CARD.width / 2} 4)">${card}</g>`
}

function shipCard(name: keyof typeof TRADERS, coins: string, strength: string): string {
  const { type, look } = TRADERS[name]
  const { width, height } = CARD
  return blank(
    flat(`M4 4H${width - 4}V24Q${width / 2} 30 4 24Z`, look.wale) +
      put(underWay(type, look), 4, 24, width - 8) +
      flat(`M4 112H${width - 4}V${height - 4}H4Z`, PAPER) +
      stroke(`M4 112H${width - 4}`, 1.6) +
      put(coin(coins), 10, 118, 32) +
      put(swords(strength), 52, 118, 42),
  )
}

function personCard(name: 'admiral' | 'mademoiselle', cost: string, influence: string): string {
  const { width, height } = CARD
  return blank(
    put(portrait(role(name)), -8, 10, width + 16) +
      flat(`M4 122H${width - 4}V${height - 4}H4Z`, PAPER) +
      stroke(`M4 122H${width - 4}`, 1.6) +
      put(seal({ text: name === 'admiral' ? '+2' : '−1' }), width / 2 - 14, 124, 28) +
      put(coin(cost), 3, 3, 29) +
      put(laurel(influence), width - 33, 3, 31),
  )
}

/** A card's paper, and what is printed on it. */
function blank(marks: string): string {
  const { width, height } = CARD
  const edge = `M8 0H${width - 8}q8 0 8 8V${height - 8}q0 8-8 8H8q-8 0-8-8V8q0-8 8-8Z`
  const rule = `M8 3H${width - 8}q5 0 5 5V${height - 8}q0 5-5 5H8q-5 0-5-5V8q0-5 5-5Z`
  return (
    flat(edge, INK, 'opacity=".3" transform="translate(3 5)"') +
    flat(edge, PAPER) +
    clipped(rule, marks) +
    stroke(rule, 1.6)
  )
}

/** Karibik: a ship without a master, and what she is after, on the chart. */
function treasure(theme: Theme): Drawing {
  const { width, height } = LID
  const vessel = ship('cutter', pirate('A'))
  const sea = { ...chart(theme), box: [236, 148, 244, 112] as const }
  const things = sized(
    width,
    height,
    placed(142, 186, 178 / -vessel.box[1], vessel.marks) +
      put(chest('8'), 222, 74, 150) +
      put(barrel('5'), 178, 132, 60),
  )
  const inLight = theme === 'lamp' ? lamplit(things) : things
  return {
    ...inLight,
    light: theme,
    marks: clipped(`M0 0H${width}V${height}H0Z`, put(sea, 0, 0, width)) + inLight.marks,
  }
}

/** Marauders: two ships about to meet, before the sun. */
function sunset(): Drawing {
  const { width, height } = LID
  const horizon = 150
  const [trader, hunter] = [
    ship('frigate', { wale: '#7d2d8c', flag: '#7d2d8c', water: false }),
    ship('brig', { wale: '#2b2b30', hull: '#4a2f1a', flag: 'pirate', facing: 'left', water: false }),
  ]
  const rays = times(40, (i) => {
    const [x, y] = round(236, horizon, 320, 180 + i * 4.5)
    return `M236 ${horizon}L${at(x, y)}`
  })
  const clouds = times(9, (i) => `M${(i * 67) % 380} ${18 + ((i * 29) % 80)}h${34 + ((i * 13) % 40)}`)
  return sized(
    width,
    height,
    flat(`M0 0H${width}V${horizon + 6}H0Z`, '#e4cf9c') +
      stroke(rays, 0.8, '#c7a35c') +
      flat(circle(236, horizon, 44), '#e0a63c') +
      stroke(circle(236, horizon, 44), 1.6) +
      stroke(clouds, 1.4, '#f4e6c6') +
      flat(swell(horizon - 2), '#7fa6a3') +
      placed(122, horizon + 12, 158 / -trader.box[1], trader.marks) +
      put(puff(), 206, 96, 46) +
      placed(344, horizon + 10, 116 / -hunter.box[1], hunter.marks) +
      flat(swell(horizon + 8), '#9fbfb7') +
      stroke(chop(horizon + 16), 1.3, '#22444a'),
  )
}

function swell(y: number): string {
  return `M-4 ${y}${times(24, (i) => `q10 ${i % 2 ? 4 : -5} 20 0`)}V${LID.height}H-4Z`
}

function chop(top: number): string {
  return times(44, (i) => `M${at(((i * 53) % 440) - 6, top + ((i * 7) % 5) * 8)}q8-5 16 0`)
}

/** A drawing with the corner of its box there, so wide. */
function put({ box: [left, top, wide], marks }: Drawing, x: number, y: number, width: number): string {
  const scale = Math.round((width / wide) * 1000) / 1000
  return `<g transform="translate(${tenth(x - left * scale)} ${tenth(y - top * scale)}) scale(${scale})">${marks}</g>`
}
