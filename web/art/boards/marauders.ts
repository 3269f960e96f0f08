/** The board of Merchants & Marauders, from the game's own geometry. */

import { PORT_PLACES, SEA_PLACES, ZONE_SHAPES } from '@windward/games/marauders/chart.ts'
import { LAND } from '@windward/games/marauders/coast.ts'
import { BOARD } from '@windward/games/marauders/components/zones.ts'
import { PORTS, type Port, ZONES } from '@windward/games/marauders/vocabulary.ts'
import { ring } from './geometry.ts'
import type { ChartSource } from './source.ts'

export function maraudersChart(nameOf: (port: Port) => string, sea: string): ChartSource {
  return {
    key: 'marauders',
    title: 'Merchants & Marauders',
    motto: 'in Mari Caribæo',
    edge: [0, 0, 1000, 620],
    lands: LAND.map(ring),
    lakes: [],
    spaces: ZONES.map((zone) => ({
      id: zone,
      ring: ring(ZONE_SHAPES[zone]),
      at: [SEA_PLACES[zone].x, SEA_PLACES[zone].y],
    })),
    towns: PORTS.map((port) => {
      const { nation } = BOARD[port]
      const { x, y } = PORT_PLACES[port]
      return { id: port, name: nameOf(port), at: [x, y], ...(nation && { nation }) }
    }),
    borders: 'dotted',
    isRounded: false,
    beast: 'serpent',
    wishes: {
      title: [870, 30],
      rose: [610, 80],
      beast: [720, 150],
      ships: [
        [940, 150],
        [700, 40],
      ],
    },
    rhumbs: [330, 470],
    shoals: [
      [405, 100, 44, 40],
      [120, 216, 50, 16],
      [300, 238, 40, 12],
      [150, 440, 34, 14],
      [640, 222, 30, 12],
      [830, 300, 26, 16],
    ],
    sea: { name: sea, at: [560, 428] },
  }
}
