/** Karibik's board, from the game's own geometry. */

import { CITY_PLACES, SPACE_SHAPES } from '@windward/games/karibik/chart.ts'
import { LAND, OTHER_WATERS } from '@windward/games/karibik/coast.ts'
import { SPACES } from '@windward/games/karibik/components.ts'
import { CITIES, type City } from '@windward/games/karibik/vocabulary.ts'
import { ring } from './geometry.ts'
import type { ChartSource } from './source.ts'

export function karibikChart(nameOf: (city: City) => string): ChartSource {
  return {
    key: 'karibik',
    title: 'KARIBIK',
    motto: 'Mare Caribæum',
    edge: [12, 12, 988, 688],
    lands: LAND.map(({ points }) => ring(points)),
    lakes: OTHER_WATERS.map(({ points }) => ring(points)),
    spaces: SPACE_SHAPES.map(({ no, points, x, y, r }) => {
      const { haven, city } = SPACES[no - 1]
      return {
        id: String(no),
        ring: ring(points),
        at: [x, y],
        room: r,
        ...(haven && { haven }),
        ...(city && { town: city }),
      }
    }),
    towns: CITIES.map((city) => ({ id: city, name: nameOf(city), at: [CITY_PLACES[city].x, CITY_PLACES[city].y] })),
    borders: 'lined',
    isRounded: true,
    beast: 'whale',
    wishes: {
      title: [910, 45],
      rose: [735, 80],
      beast: [50, 590],
      ships: [[40, 650]],
    },
    rhumbs: [640, 400],
    button: { width: 52, height: 52 },
    shoals: [
      [360, 96, 26, 40],
      [60, 130, 36, 30],
      [320, 196, 34, 16],
      [640, 190, 30, 24],
      [790, 540, 30, 12],
      [345, 385, 22, 12],
      [270, 490, 18, 22],
    ],
  }
}
