/** The fleet and the boards, as the sheet shows them. */

import { engrave } from './boards/engrave.ts'
import { karibikChart } from './boards/karibik.ts'
import { lay } from './boards/lay.ts'
import { maraudersChart } from './boards/marauders.ts'
import { kept, type Theme } from './ink.ts'
import type { Section } from './section.ts'
import { pirate, TRADERS } from './ships/looks.ts'
import { FLEET_BOX, ship } from './ships/ship.ts'
import { token } from './ships/token.ts'
import { RIGS, type Rig, type ShipLook } from './ships/vocabulary.ts'
import { farSea, sky, swell, WEATHERS } from './ships/waters.ts'

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
const LOOKS: Readonly<Record<Rig, ShipLook>> = {
  pinnace: { wale: '#d9a337', flag: 'spanish' },
  sloop: { wale: '#2f5d7e', flag: 'french' },
  cutter: pirate('A'),
  brig: { wale: '#4f7d9a', flag: 'french' },
  flute: { wale: '#5d7f5f', flag: 'dutch' },
  galleon: { wale: '#c98b2b', flag: 'spanish' },
  frigate: { wale: '#b5382a', flag: 'english' },
  manOWar: { wale: '#f4e6c6', flag: 'english', hull: '#4a2f1a' },
}
const SHOT: ShipLook = { detail: 'coarse', facing: 'left', damage: { masts: [1, 2], hull: [2, 3], guns: [1, 2] } }

const inFleet = kept((type: Rig, look: ShipLook) => ({ ...ship(type, look), box: FLEET_BOX }))
const onChart = kept(token)

export const SHIPS: Section = {
  title: 'art.ships',
  ground: 'table',
  rows: [
    { width: 250, drawings: () => RIGS.map((type) => inFleet(type, LOOKS[type])) },
    { width: 120, drawings: () => RIGS.map((type) => inFleet(type, { ...LOOKS[type], ...SHOT })) },
    { width: 150, drawings: () => Object.values(TRADERS).map(({ type, look }) => inFleet(type, look)) },
    { width: 62, drawings: () => RIGS.map((type) => onChart(type, LOOKS[type])) },
    { width: 42, drawings: () => LETTERS.map((letter) => onChart('cutter', pirate(letter))) },
    { width: 240, drawings: (theme) => [false, true].map((isStorm) => sky(480, 200, isStorm, theme)) },
    { width: 240, drawings: (theme) => WEATHERS.map((weather) => swell(480, 130, weather, theme)) },
    { width: 240, drawings: (theme) => [false, true].map((isStorm) => farSea(480, 44, isStorm, theme)) },
  ],
}

/** A sheet as a desktop has it, shown smaller, and one as a phone has it. */
const SIZES = [
  { shown: 500, width: 880, height: 616 },
  { shown: 372, width: 372, height: 344 },
] as const

export const BOARDS: Section = {
  title: 'art.boards',
  ground: 'wood',
  rows: SIZES.map(({ shown, width, height }) => ({
    width: shown,
    drawings: (theme) => (['karibik', 'marauders'] as const).map((board) => printed(board, width, height, theme)),
  })),
}

const CHARTS = {
  karibik: () => karibikChart((city) => city),
  marauders: () => maraudersChart((port) => port, ''),
} as const

/** Both pictures of a plate, one above the other; words belong to the page. */
const printed = kept((board: keyof typeof CHARTS, width: number, height: number, theme: Theme) => {
  const { base, places } = engrave(lay(CHARTS[board](), { width, height }), theme)
  return { ...base, marks: base.marks + places.marks }
})
