/**
 * A board as a plate of a sea atlas of its century. What is drawn once and kept as pictures: the base, and above the light
 * on the water the places. Words are never part of them; they are set over them, in the reader's language.
 */

import type { Nation } from '@windward/games/marauders/vocabulary.ts'
import { at, chance, flat, type Line, type Point, placed, stroke, type Theme, tenth, times } from '../ink.ts'
import { hachures, lineText, ringText } from './coasts.ts'
import { CHART_COLOURS, type ChartColours, NATION_WASHES } from './colours.ts'
import { area, bounds, isInside, type Ring, toRing } from './geometry.ts'
import { anchor, banner, patternId, patterns, town } from './marks.ts'
import { ROSE_RADIUS } from './ornament-places.ts'
import { cartouche, hill, idleShip, palm, rhumbLines, rose, serpent, whale } from './ornaments.ts'
import { type LaidTown, type Plate, type SheetLayout, WASHES, type Wash } from './source.ts'

/** Havens of colours that nobody plays are water like any other. */
export function engrave(layout: SheetLayout, theme: Theme, havens: readonly Wash[] = WASHES): Plate {
  const colours = CHART_COLOURS[theme]
  const box = [0, 0, layout.width, layout.height] as const
  const id = `${layout.id}${theme}${havens.map(([first]) => first).join('')}`
  return {
    base: { box, light: theme, marks: base({ layout, colours, id, havens }) },
    places: { box, light: theme, marks: places(layout, colours, havens) },
  }
}

interface Work {
  readonly layout: SheetLayout
  readonly colours: ChartColours
  readonly id: string
  readonly havens: readonly Wash[]
}

function places(
  { banners, anchors, towns, unit, isSmall }: SheetLayout,
  colours: ChartColours,
  havens: readonly Wash[],
): string {
  return (
    banners
      .filter(({ wash }) => havens.includes(wash))
      .map(({ at: [x, y], scale, wash }) => placed(x, y, scale, banner(colours, wash)))
      .join('') +
    anchors.map(([x, y]) => placed(x, y, isSmall ? 0.7 : 1, anchor(colours))).join('') +
    towns.map(({ at: [x, y], nation }) => placed(x, y, unit, town(colours, nation))).join('')
  )
}

function base(work: Work): string {
  const { layout, colours, id } = work
  const { width, height, frame } = layout
  const [left, top, right, bottom] = frame
  const window = `M${left} ${top}H${right}V${bottom}H${left}Z`
  const sheet = `M0 0H${width}V${height}H0Z`
  const water = flat(window, colours.sea) + shallows(work) + winds(work) + swell(work) + havens(work) + borders(work)
  const shore = shoals(work) + coastCuts(work)
  return (
    `<defs>${definitions(work, window)}</defs>` +
    flat(sheet, colours.paper) +
    `<g clip-path="url(#${id}-in)">${water + shore + lands(work) + lakes(work) + bordersOnLand(work) + growth(work)}</g>` +
    decoration(work) +
    border(layout, colours) +
    stains(work) +
    dusk(work)
  )
}

/** Islands are grouped by their size: the water around a rock is not as wide as around Cuba. */
const GROUPS = [0, 1, 2] as const

function sizeOf(ring: Ring): number {
  const size = Math.abs(area(ring))
  return size < 260 ? 0 : size < 1500 ? 1 : 2
}

function definitions({ layout, id, havens }: Work, window: string): string {
  const { lands, spaces, isSmall } = layout
  const groups = GROUPS.map((n) => {
    const shapes = lands.filter((ring) => sizeOf(ring) === n).map(ringText)
    return `<path id="${id}-land${n}" d="${shapes.join('') || 'M0 0'}"/>`
  })
  const clips = spaces
    .filter(({ haven }) => haven && havens.includes(haven))
    .map((space) => `<clipPath id="${id}-haven${space.id}"><path d="${space.shape}"/></clipPath>`)
  return (
    `<clipPath id="${id}-in"><path d="${window}"/></clipPath>` +
    groups.join('') +
    `<clipPath id="${id}-land">${GROUPS.map((n) => `<use href="#${id}-land${n}"/>`).join('')}</clipPath>` +
    clips.join('') +
    patterns(id, isSmall ? 0.6 : 0.9)
  )
}

function alongCoasts(id: string, n: number, colour: string, width: number, more = ''): string {
  return `<use href="#${id}-land${n}" fill="none" stroke="${colour}" stroke-width="${tenth(width)}" stroke-linejoin="round"${more && ` ${more}`}/>`
}

function shallows({ layout, colours, id }: Work): string {
  const size = layout.isSmall ? 0.55 : 1
  return [46, 27, 12]
    .flatMap((wide, i) =>
      GROUPS.map((n) => {
        const strength = (colours.shallowStrength * [0.7, 0.8, 1][n]).toFixed(2)
        return alongCoasts(id, n, colours.shallows[i], wide * [0.3, 0.55, 1][n] * size, `opacity="${strength}"`)
      }),
    )
    .join('')
}

function winds({ layout, colours }: Work): string {
  const { rose, source, width, frame, zoom } = layout
  const [x, y] = source.rhumbs
  const second: Point = [frame[0] + (x - source.edge[0]) * zoom[0], frame[1] + (y - source.edge[1]) * zoom[1]]
  return (rose ? rhumbLines(colours, rose.at, width * 1.2) : '') + rhumbLines(colours, second, width * 1.2)
}

function swell({ layout, colours }: Work): string {
  return stroke(
    layout.swell.map(([x, y]) => `M${at(x, y)}q2.5-2.5 5 0t5 0`).join(''),
    0.8,
    colours.wave,
    'opacity=".5"',
  )
}

function havens({ layout, colours, id, havens }: Work): string {
  return layout.spaces
    .map((space) => {
      const { haven, shape } = space
      if (!haven || !havens.includes(haven)) return ''
      const colour = colours.washes[haven]
      return (
        flat(shape, colour, `opacity="${colours.havenStrength}"`) +
        flat(shape, `url(#${patternId(id, haven)})`) +
        `<g clip-path="url(#${id}-haven${space.id})">${stroke(shape, layout.isSmall ? 4 : 7, colour, 'opacity=".75"')}</g>`
      )
    })
    .join('')
}

function borders({ layout, colours }: Work): string {
  const { borders, isSmall, source } = layout
  if (source.borders === 'dotted') {
    const dots = `stroke-dasharray="0 ${isSmall ? 3.6 : 5.2}"`
    return (
      stroke(borders, isSmall ? 3 : 4.4, colours.halo, 'opacity=".65"') +
      stroke(borders, isSmall ? 1.6 : 2.3, colours.line, dots)
    )
  }
  return (
    stroke(borders, 2.8, colours.halo, 'opacity=".5"') +
    stroke(borders, isSmall ? 0.8 : 1.1, colours.line, 'opacity=".78"')
  )
}

/** Zones reach over land: there their borders are finer. */
function bordersOnLand({ layout, colours, id }: Work): string {
  const { borders, isSmall, source } = layout
  if (source.borders === 'lined') return ''
  const dots = `stroke-dasharray="0 ${isSmall ? 3.6 : 5.2}" opacity=".6"`
  return `<g clip-path="url(#${id}-land)">${stroke(borders, isSmall ? 1.2 : 1.7, colours.ink, dots)}</g>`
}

function shoals({ layout, colours }: Work): string {
  const dots = layout.shoals.map(([x, y]) => `M${at(x, y)}h0`).join('')
  return stroke(dots, layout.isSmall ? 0.9 : 1.3, colours.line, 'opacity=".8"')
}

function coastCuts({ layout, colours, id }: Work): string {
  const random = chance(`${id} coasts`)
  const long = layout.isSmall ? 4.6 : 9.6
  const cuts = layout.lands.map((ring) =>
    hachures(ring, random, layout.isSmall ? 1.8 : 2, Math.abs(area(ring)) < 700 ? long * 0.62 : long),
  )
  return flat(cuts.join(''), colours.hachure, 'opacity=".85"')
}

function lands({ layout, colours, id }: Work): string {
  return (
    GROUPS.map((n) => `<use href="#${id}-land${n}" fill="${colours.land}"/>`).join('') +
    `<g clip-path="url(#${id}-land)">${layout.lands.map((ring) => ownersOf(ring, layout, colours)).join('')}</g>` +
    GROUPS.map((n) => alongCoasts(id, n, colours.ink, layout.isSmall ? 1 : 1.5)).join('')
  )
}

/** Coasts in the colour of the nation whose town is nearest. */
function ownersOf(ring: Ring, { towns, spaces, isSmall, zoom }: SheetLayout, colours: ChartColours): string {
  const owners = nearTowns(ring, towns, spaces, zoom)
  if (owners.length === 0) return ''
  const runs = new Map<Nation, Point[][]>()
  let last: Nation | undefined
  for (const point of [...ring, ring[0]]) {
    const far = (of: LaidTown) => Math.hypot(of.at[0] - point[0], of.at[1] - point[1])
    const { nation } = owners.reduce((a, b) => (far(b) < far(a) ? b : a))
    if (!nation) continue
    const known = runs.get(nation) ?? []
    if (nation !== last) known.push([])
    known.at(-1)?.push(point)
    runs.set(nation, known)
    last = nation
  }
  return [...runs]
    .map(([nation, lines]) => {
      const line = lines.map((piece: Line) => lineText(piece)).join('')
      const colour = colours.washes[NATION_WASHES[nation]]
      const wide = (colours.washStrength * 0.55).toFixed(2)
      return (
        `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${isSmall ? 13 : 24}" stroke-linejoin="round" opacity="${wide}"/>` +
        stroke(line, isSmall ? 6 : 10, colour, `opacity="${(colours.washStrength + 0.12).toFixed(2)}"`)
      )
    })
    .join('')
}

function nearTowns(
  ring: Ring,
  towns: SheetLayout['towns'],
  spaces: SheetLayout['spaces'],
  zoom: Point,
): readonly LaidTown[] {
  const owned = towns.filter(({ nation }) => nation)
  const near = owned.filter(
    ({ at: [x, y] }) => isInside(ring, x, y) || toRing(ring, x, y) < 12 * Math.min(zoom[0], zoom[1]),
  )
  if (near.length > 0 || Math.abs(area(ring)) > 9000 * zoom[0] * zoom[1]) return near
  const [left, top, right, bottom] = bounds(ring)
  const zone = spaces.find((space) => isInside(space.ring, (left + right) / 2, (top + bottom) / 2))
  return owned.filter(({ id }) => id === zone?.id)
}

function lakes({ layout, colours, id }: Work): string {
  const random = chance(`${id} lakes`)
  return layout.lakes
    .map(
      (ring) =>
        flat(ringText(ring), colours.sea) +
        flat(hachures(ring, random, 2.2, layout.isSmall ? 4.6 : 9.6, true), colours.hachure, 'opacity=".8"') +
        stroke(ringText(ring), 1.2, colours.ink),
    )
    .join('')
}

function growth({ layout, colours }: Work): string {
  return layout.hills.map(({ at, scale, isHill }) => (isHill ? hill : palm)(colours, at, scale)).join('')
}

function decoration({ layout, colours }: Work): string {
  const { title, rose: compass, beast, ships, source, isSmall } = layout
  const [titleScale, radius] = isSmall ? [0.6, ROSE_RADIUS.small] : [1, ROSE_RADIUS.large]
  const creature = source.beast === 'whale' ? whale : serpent
  return (
    (title
      ? placed(
          title.at[0],
          title.at[1] + 5 * titleScale * title.scale,
          titleScale * title.scale,
          cartouche(colours, Math.round(title.width / titleScale / title.scale), 58),
        )
      : '') +
    (compass ? placed(compass.at[0], compass.at[1], compass.scale, rose(colours, radius)) : '') +
    (beast ? placed(beast.at[0], beast.at[1], beast.scale, `<g opacity=".9">${creature(colours)}</g>`) : '') +
    ships
      .map(({ at: [x, y], scale }, i) => {
        const turned = i % 2 ? `<g transform="translate(56) scale(-1 1)">${idleShip(colours)}</g>` : idleShip(colours)
        return placed(x, y, scale, `<g opacity=".9">${turned}</g>`)
      })
      .join('')
  )
}

/** A graduated scale between four lines. */
function border({ width, height, frame, isSmall }: SheetLayout, { ink }: ChartColours): string {
  const inset = frame[0]
  const bar = isSmall ? 3 : 5
  const from = inset - 3 - bar
  const sides = [
    { x: inset, y: from - 0.5, long: width - 2 * inset, isAcross: true, tick: -3 },
    { x: inset, y: height - from - bar + 0.5, long: width - 2 * inset, isAcross: true, tick: bar },
    { x: from - 0.5, y: inset, long: height - 2 * inset, isAcross: false, tick: -3 },
    { x: width - from - bar + 0.5, y: inset, long: height - 2 * inset, isAcross: false, tick: bar },
  ]
  let [bars, ticks] = ['', '']
  for (const { x, y, long, isAcross, tick } of sides) {
    const count = Math.round(long / (isSmall ? 18 : 26))
    const step = long / count
    bars += times(count, (i) => {
      if (i % 2 === 0) return ''
      const along = i * step
      return isAcross
        ? `M${at(x + along, y)}h${tenth(step)}v${bar}h${-tenth(step)}z`
        : `M${at(x, y + along)}v${tenth(step)}h${bar}v${-tenth(step)}z`
    })
    if (isSmall) continue
    ticks += times(count * 5, (i) => {
      const along = (i * step) / 5
      return isAcross ? `M${at(x + along, y + tick)}v3` : `M${at(x + tick, y + along)}h3`
    })
  }
  const line = (by: number) => `M${by} ${by}H${width - by}V${height - by}H${by}Z`
  const lines = [Math.max(1.5, from - 4), from - 0.5, from + bar - 0.5, inset].map(line).join('')
  return flat(bars, ink) + (ticks && stroke(ticks, 0.6, ink)) + stroke(lines, isSmall ? 0.7 : 1, ink)
}

/** What lies on a table for years is not clean: each stain has dried in three rims. */
function stains({ layout, colours }: Work): string {
  const random = chance(`${layout.source.key} stains`)
  const rims = times(7, () => {
    const [x, y] = [random() * layout.width, random() * layout.height]
    const [rx, ry] = [60 + random() * layout.width * 0.14, 40 + random() * layout.height * 0.18]
    return times(3, (i) => ellipse(x + i * 6, y - i * 4, rx * (1 - i * 0.22), ry * (1 - i * 0.24)))
  })
  return flat(rims, colours.stain, `opacity="${colours.stainStrength}"`)
}

/** Darker towards the corners, in steps as a plate is bitten. */
function dusk({ layout: { width, height }, colours }: Work): string {
  const [dark, strength] = colours.dusk
  return times(DUSK_STEPS, (i) => {
    const far = 0.56 + (i / DUSK_STEPS) * 0.26
    const lit = ellipse(width / 2, height * 0.48, width * far, height * far)
    return flat(
      `M0 0H${width}V${height}H0Z${lit}`,
      dark,
      `fill-rule="evenodd" opacity="${(strength / DUSK_STEPS).toFixed(3)}"`,
    )
  })
}

const DUSK_STEPS = 14

function ellipse(x: number, y: number, rx: number, ry: number): string {
  const [a, b] = [tenth(rx), tenth(ry)]
  return `M${at(x - rx, y)}a${a} ${b} 0 1 0 ${tenth(2 * rx)} 0a${a} ${b} 0 1 0 ${-tenth(2 * rx)} 0Z`
}
