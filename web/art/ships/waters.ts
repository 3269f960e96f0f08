/** The sea on which ships meet: a sky with its weather, and waves that stand before the hulls. */

import { at, type Drawing, disc, flat, kept, mixed, round, stroke, type Theme, tenth, times } from '../ink.ts'

export const WEATHERS = ['fair', 'calm', 'heavy', 'storm'] as const
export type Weather = (typeof WEATHERS)[number]

/** From the zenith down to the horizon, the rays, and the sun or what is left of it. */
const SKIES = {
  day: { high: '#cbb98a', low: '#efe0b2', line: '#a8976b', ray: '#e8cf8d', sun: '#e8b548', ink: '#1d2229' },
  lamp: { high: '#31434a', low: '#a08d61', line: '#223036', ray: '#87794f', sun: '#e6cf86', ink: '#15110b' },
} as const
const STORMS = {
  day: { high: '#7d8786', low: '#c3bfa6', line: '#5d6766', cloud: '#98a09b', rain: '#5f6a6a', ink: '#1d2229' },
  lamp: { high: '#1c2a31', low: '#52585a', line: '#131e24', cloud: '#33434a', rain: '#7d8a8c', ink: '#0b1114' },
} as const
const SEAS = {
  day: { far: '#b4cbc0', bands: ['#93b5ae', '#6f9a98', '#4d8086'], line: '#22444a', foam: '#eef2df' },
  lamp: { far: '#3d565b', bands: ['#2c4950', '#1f3a43', '#142a33'], line: '#0a1a20', foam: '#a9bdb6' },
} as const

/** How high the waves go, and how far apart their crests are. */
const SWELLS: Readonly<Record<Weather, readonly [height: number, wave: number]>> = {
  fair: [10, 74],
  calm: [4, 96],
  heavy: [17, 92],
  storm: [21, 84],
}

const STEPS = 9

/** A sky that ends at the horizon, with the sun in its middle. */
export const sky = kept((width: number, height: number, isStorm: boolean, theme: Theme): Drawing => {
  const { high, low, line } = isStorm ? STORMS[theme] : SKIES[theme]
  const step = height / STEPS
  const bands = Array.from({ length: STEPS }, (_, i) =>
    flat(`M0 ${tenth(i * step)}H${width}V${tenth((i + 1) * step + 0.6)}H0Z`, mixed(high, low, i / (STEPS - 1))),
  )
  const lines = times(Math.floor(height / 5), (i) => `M0 ${i * 5 + 2.5}H${width}`)
  return {
    box: [0, 0, width, height],
    light: theme,
    marks:
      bands.join('') +
      stroke(lines, 0.6, line, 'opacity=".55"') +
      (isStorm ? squall(width, height, theme) : sun(width, height, theme)),
  }
})

function sun(width: number, height: number, theme: Theme): string {
  const { ray, sun: gold, low, ink } = SKIES[theme]
  const [x, y, r] = [width / 2, height, Math.min(52, height * 0.22)]
  const far = Math.hypot(width / 2, height) + 10
  const rays = times(44, (i) => {
    const angle = 180 + (i + 0.5) * (180 / 44)
    const half = i % 2 ? 0.55 : 1.05
    return `M${at(...round(x, y, r + 14, angle))}L${at(...round(x, y, far, angle - half))}L${at(...round(x, y, far, angle + half))}Z`
  })
  const teeth = times(30, (i) => {
    const angle = 180 + i * 6
    return `M${at(...round(x, y, r + 3, angle + 1))}L${at(...round(x, y, r + 12, angle + 3))}L${at(...round(x, y, r + 3, angle + 5))}Z`
  })
  return flat(rays, ray, 'opacity=".75"') + flat(teeth, low) + disc(x, y, r, gold, 2, ink)
}

/** Clouds that hang low, and rain across the wind. */
function squall(width: number, height: number, theme: Theme): string {
  const { cloud, rain, ink, low } = STORMS[theme]
  const clouds = Math.ceil(width / 150)
  const puffs = Array.from({ length: clouds * 3 }, (_, i) => {
    const [x, y, r] = [
      ((i * 97) % (width + 80)) - 40,
      tenth(12 + ((i * 53) % 5) * height * 0.055),
      26 + ((i * 29) % 4) * 9,
    ]
    return [x, y, r] as const
  })
  const drops = times(Math.round((width * height) / 1500), (i) => {
    const [x, y] = [(i * 71) % width, (i * 37) % height]
    return `M${x} ${y}l-7 17`
  })
  return (
    flat(`M0 ${tenth(height - 8)}H${width}V${height}H0Z`, low) +
    puffs.map(([x, y, r]) => disc(x, y, r + 2, ink)).join('') +
    puffs.map(([x, y, r]) => disc(x, y, r, cloud)).join('') +
    stroke(
      puffs
        .map(
          ([x, y, r]) =>
            `M${at(...round(x, y, r * 0.7, 150))}A${tenth(r * 0.7)} ${tenth(r * 0.7)} 0 0 0 ${at(...round(x, y, r * 0.7, 60))}`,
        )
        .join(''),
      1.4,
      ink,
    ) +
    stroke(drops, 1, rain, 'opacity=".8"')
  )
}

/** The water behind the ships, down from the horizon. */
export const farSea = kept((width: number, height: number, isStorm: boolean, theme: Theme): Drawing => {
  const { far, line, foam } = SEAS[theme]
  const gleam = times(7, (i) => `M${tenth(width / 2 - 34 + (i % 3) * 9)} ${6 + i * 7}h${46 - (i % 4) * 8}`)
  return {
    box: [0, 0, width, height],
    light: theme,
    marks:
      flat(`M0 0H${width}V${height}H0Z`, far) +
      stroke(`M0 .8H${width}`, 1.6, line) +
      stroke(ripples(width, height), 1.1, line, 'opacity=".7"') +
      (isStorm ? '' : stroke(gleam, 1.8, foam)),
  }
})

function ripples(width: number, height: number): string {
  return times(
    Math.round((width * height) / 1300),
    (i) => `M${(i * 83) % width} ${8 + ((i * 31) % Math.max(1, height - 12))}q6-4 12 0`,
  )
}

/** Waves before the hulls: three bands, each darker, down to the foot of the picture. */
export const swell = kept((width: number, height: number, weather: Weather, theme: Theme): Drawing => {
  const { bands, line, foam } = SEAS[theme]
  const [rise, wave] = SWELLS[weather]
  const marks = bands.map((fill, i) => {
    const [y, high, long] = [tenth(rise + i * height * 0.3), tenth(rise * (1 + i * 0.3)), wave * (1 + i * 0.45)]
    const count = Math.ceil(width / long) + 2
    const crest = `M${tenth(-long * (0.2 + i * 0.3))} ${y}${times(count, () => `q${tenth(long / 4)} ${-high} ${tenth(long / 2)} 0t${tenth(long / 2)} 0`)}`
    const strokes = times(Math.round(width / 46), (n) => {
      const [x, below] = [
        (n * 89 + i * 41) % width,
        y + 14 + ((n * 17 + i * 5) % Math.max(1, Math.round(height * 0.26))),
      ]
      return `M${x} ${tenth(below)}q8-5 17 0`
    })
    const flecks = times(Math.round(width / 110), (n) => {
      const [x, below] = [(n * 149 + i * 67) % width, y + 12 + ((n * 23) % Math.max(1, Math.round(height * 0.24)))]
      return `M${x} ${tenth(below)}q11-5 24-1`
    })
    return (
      flat(`${crest}V${height + 4}H-60Z`, fill) +
      stroke(crest, 1.8, line) +
      stroke(strokes, 1.4, line) +
      stroke(flecks, 1.5, foam)
    )
  })
  return { box: [0, 0, width, height], light: theme, marks: marks.join('') }
})
