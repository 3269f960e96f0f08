/** Gables, windows, doors, signs and awnings. Lights are written in capitals: no lamplight dims them. */

import type { Nation } from '@windward/games/marauders/vocabulary.ts'
import { at, block, clipped, comb, disc, flat, INK, mixed, placed, stroke, tenth, thorn, times } from '../ink.ts'
import { courses } from './masonry.ts'
import type { Masonry, TownStyle } from './styles.ts'

/** How a house stands: shut, open by day, open with a light within. */
export type Openness = 'shut' | 'open' | 'lit'

const LIGHT = '#FFD46B'
const GLOW = '#FFC75A'
const GLASS = '#37505a'
const GLOOM = '#2a1c10'

export type GableKind = 'plain' | 'barge' | 'step' | 'curve'

/** The wall above the eaves of a gabled front, with its coping. */
export function gable(
  w: number,
  h: number,
  rise: number,
  colour: string,
  masonry: Masonry,
  kind: GableKind,
  style: TownStyle,
): string {
  const shape = GABLES[kind](w, -h, rise)
  const rake = `M-6 ${-h + 4}L${w / 2} ${-h - rise}L${w + 6} ${-h + 4}`
  const open = shape.replace(/V[^V]*Z$/, '')
  const coping =
    kind === 'step' || kind === 'curve'
      ? stroke(open, 6) + stroke(open, 3, style.trim)
      : stroke(rake, 6.5) + stroke(rake, 3, kind === 'barge' ? style.trim : '#6d4723')
  const shade = comb(
    `${w * 0.04} ${-h} ${w * 0.46} ${-h - rise}`,
    `${w * 0.3} ${-h} ${w * 0.5} ${-h - rise}`,
    Math.round(rise / 4),
    {
      reach: 0.8,
      width: 1,
      tool: thorn,
    },
  )
  return (
    flat(shape, colour) +
    clipped(
      shape,
      `<g transform="translate(0 ${-h - rise})">${courses(masonry, w, rise, 3)}</g>${flat(shade, INK, 'opacity=".7"')}`,
    ) +
    coping
  )
}

const GABLES: Readonly<Record<GableKind, (w: number, y: number, rise: number) => string>> = {
  plain: (w, y, rise) => `M0 ${y}L${w / 2} ${y - rise}L${w} ${y}Z`,
  barge: (w, y, rise) => `M0 ${y}L${w / 2} ${y - rise}L${w} ${y}Z`,
  step(w, y, rise) {
    const steps = [0, 1, 2, 3, 4]
    const [run, height] = [(i: number) => (i * w * 0.4) / 5, (i: number) => tenth(y - (rise * (i + 0.55)) / 5 - 2)]
    const up = steps.map((i) => `V${height(i)}H${tenth(run(i + 1))}`)
    const down = steps.toReversed().map((i) => `H${tenth(w - run(i + 1))}V${height(i)}H${tenth(w - run(i))}`)
    return `M0 ${y}${up.join('')}V${y - rise - 5}H${tenth(w * 0.6)}${down.join('')}V${y}Z`
  },
  curve(w, y, rise) {
    const x = (share: number) => tenth(w * share)
    const [shoulder, top] = [tenth(y - rise * 0.72), tenth(y - rise - 4)]
    return (
      `M0 ${y}V${y - 8}C${x(0.1)} ${y - 8} ${x(0.14)} ${tenth(y - rise * 0.7)} ${x(0.28)} ${shoulder}` +
      `C${x(0.34)} ${shoulder} ${x(0.34)} ${tenth(y - rise)} ${x(0.5)} ${top}C${x(0.66)} ${tenth(y - rise)} ${x(0.66)} ${shoulder} ${x(0.72)} ${shoulder}` +
      `C${x(0.86)} ${tenth(y - rise * 0.7)} ${x(0.9)} ${y - 8} ${w} ${y - 8}V${y}Z`
    )
  },
}

/** A window with its left foot at a place. */
export function windowAt(style: TownStyle, x: number, y: number, standing: Openness, w = 15, h = 24): string {
  return WINDOWS[style.nation](x, y, standing, w, h, style)
}

type Window = (x: number, y: number, standing: Openness, w: number, h: number, style: TownStyle) => string

const WINDOWS: Readonly<Record<Nation, Window>> = {
  spanish(x, y, standing, w, h, { trim }) {
    const arch = `M${x} ${y}V${y - h + 5}Q${x + w / 2} ${y - h - 5} ${x + w} ${y - h + 5}V${y}Z`
    const bars = `M${x + 3.6} ${y}V${y - h + 3}M${x + w / 2} ${y}V${y - h}M${x + w - 3.6} ${y}V${y - h + 3}M${at(x, y - h * 0.4)}h${w}`
    const slats = `M${x + w / 2} ${y}V${y - h}M${x + 2} ${y - 5}h${w - 4}M${x + 2} ${y - 10}h${w - 4}M${x + 2} ${y - 15}h${w - 4}`
    return (
      block(arch, pane(standing, '#7d6a4a'), 1.5) +
      (standing === 'shut' ? stroke(slats, 1) : stroke(bars, 0.9, standing === 'lit' ? INK : '#d9c79a')) +
      block(`M${x - 3} ${y}h${w + 6}v3.5h${-w - 6}z`, trim, 1.2) +
      stroke(`M${x - 3} ${y - h + 4}Q${x + w / 2} ${y - h - 9} ${x + w + 3} ${y - h + 4}`, 2.4, trim)
    )
  },
  english(x, y, standing, w, h, { trim }) {
    const frame = `M${x} ${y}v${-h}h${w}v${h}z`
    const bars = `M${at(x + w / 3, y)}v${-h}M${at(x + (w * 2) / 3, y)}v${-h}M${at(x, y - h * 0.25)}h${w}M${at(x, y - h * 0.75)}h${w}`
    return (
      block(frame, pane(standing, '#8b8168'), 2.4) +
      stroke(frame, 1.2, trim) +
      stroke(bars, 0.9, standing === 'open' ? trim : INK) +
      stroke(`M${x} ${y - h / 2}h${w}`, 2, trim) +
      block(`M${x - 2} ${y}h${w + 4}v3h${-w - 4}zM${x - 2} ${y - h}l-1-4h${w + 6}l-1 4z`, trim, 1)
    )
  },
  french(x, y, standing, w, h, { shutters, trim }) {
    const arch = `M${x} ${y}V${y - h + 3}Q${x + w / 2} ${y - h - 2} ${x + w} ${y - h + 3}V${y}Z`
    const bars = `M${x + w / 2} ${y}v${-h}M${at(x, y - h * 0.33)}h${w}M${at(x, y - h * 0.66)}h${w}`
    const leaves = `M${x - 7} ${y}v${-h + 2}h6v${h - 2}zM${x + w + 1} ${y}v${-h + 2}h6v${h - 2}z`
    const slats = times(4, (i) => `M${x - 6} ${y - 4 - i * 5}h4M${x + w + 2} ${y - 4 - i * 5}h4`)
    const shut = times(
      5,
      (i) =>
        `M${x + 1.5} ${tenth(y - 3 - i * 4.4)}h${w / 2 - 3}M${x + w / 2 + 1.5} ${tenth(y - 3 - i * 4.4)}h${w / 2 - 3}`,
    )
    return (
      block(arch, pane(standing, shutters), 1.5) +
      (standing === 'shut'
        ? stroke(`M${x + w / 2} ${y}v${-h}${shut}`, 0.8)
        : stroke(bars, 1, standing === 'lit' ? INK : trim) + block(leaves, shutters, 1.2) + stroke(slats, 0.8)) +
      block(`M${x - 1} ${y}h${w + 2}v3h${-w - 2}z`, trim, 1)
    )
  },
  dutch(x, y, standing, w, h, { shutters, trim }) {
    const frame = `M${x} ${y}v${-h}h${w}v${h}z`
    const low = tenth(h * 0.55)
    const leaf = (at: number, wide: number) =>
      block(`M${at} ${y}v${-low}h${wide}v${low}z`, shutters, 1.2) +
      flat(`M${at} ${y}l${wide} ${-low}v${low}z`, trim) +
      stroke(`M${at} ${y}v${-low}h${wide}v${low}z`, 1.2)
    return (
      block(frame, pane(standing, '#8b7a58'), 2) +
      stroke(frame, 1, trim) +
      stroke(`M${x + w / 2} ${y}v${-h}M${x} ${y - low}h${w}`, 2, standing === 'lit' ? INK : trim) +
      stroke(`M${at(x, y - h * 0.28)}h${w}M${at(x, y - h * 0.8)}h${w}`, 0.7, trim) +
      (standing === 'shut' ? leaf(x, w) : leaf(x - 7, 6) + leaf(x + w + 1, 6)) +
      stroke(`M${x - 1} ${y - h - 3}q${w / 2 + 1} -4 ${w + 2} 0`, 3, trim)
    )
  },
}

function pane(standing: Openness, shut: string): string {
  if (standing === 'lit') return LIGHT
  return standing === 'open' ? GLASS : shut
}

/** What is seen through an open door. */
export function within(standing: Openness, shut: string, lit: string = GLOW): string {
  if (standing === 'lit') return lit
  return standing === 'open' ? GLOOM : shut
}

/** Panes of a shop: warm by day too. */
export function shopWindow(x: number, w: number, standing: Openness, bars: string, shut: string): string {
  const fill = standing === 'lit' ? LIGHT : standing === 'open' ? '#f0c968' : '#8b7a58'
  return (
    block(`M${x}-8V-38H${x + w}V-8Z`, fill, 2) +
    stroke(standing === 'shut' ? shut : bars, standing === 'shut' ? 1 : 1.3)
  )
}

export function door(x: number, w: number, h: number, colour: string, standing: Openness): string {
  const arch = `M${x} 0V${tenth(-h + w * 0.4)}Q${x + w / 2} ${tenth(-h - w * 0.25)} ${x + w} ${tenth(-h + w * 0.4)}V0Z`
  const leaf = `M${x} 0V${tenth(-h + w * 0.4)}l${tenth(-w * 0.34)} 5V5z`
  return (
    block(arch, within(standing, colour), 1.8) +
    (standing === 'shut'
      ? stroke(`M${at(x + w * 0.33, -1)}V${-h + 3}M${at(x + w * 0.66, -1)}V${-h + 3}`, 1) +
        stroke(`M${at(x + 2, -h * 0.3)}h${w - 4}M${at(x + 2, -h * 0.7)}h${w - 4}`, 1.6)
      : block(leaf, colour, 1.5)) +
    disc(x + w * 0.8, -h * 0.42, 1.3, '#d9a337')
  )
}

/** A hanging sign at the end of an iron arm. */
export function sign(x: number, y: number, side: 1 | -1, what: keyof typeof SIGNS): string {
  return (
    stroke(`M${x} ${y}h${side * 25}M${x} ${y + 9}L${x + side * 13} ${y}`, 2.2) +
    stroke(`M${x + side * 8} ${y}v5M${x + side * 23} ${y}v5`, 1.2) +
    block(`M${x + side * 15.5 - 13} ${y + 5}h26v21q-13 9-26 0z`, '#f3e3bb', 1.7) +
    placed(x + side * 15.5, y + 17, 1, SIGNS[what])
  )
}

const SIGNS = {
  tankard:
    block('M-6-6h9v13h-9z', '#c98b2b', 1.4) +
    stroke('M3-3h3.5v6H3M-6-3h9M-6 4h9', 1.2) +
    block('M-7-7q2-4 5-2q3-3 6 1v2h-11z', '#fbf3df', 1),
  hands:
    block('M-7 7v-8q0-4 3-4t3 4v8zM1 7v-8q0-4 3-4t3 4v8z', '#2f5d7e', 1.2) +
    disc(-4, -7, 2.6, '#d8a679', 1) +
    disc(4, -7, 2.6, '#d8a679', 1),
  hammer: stroke('M-6 7L4-4', 3) + block('M1-9l8 6-4 4-8-6z', '#454b50', 1),
} as const

export function awning(x: number, y: number, w: number, depth: number, colour: string): string {
  const stripes = Math.round(w / 9)
  const [above, below] = [(i: number) => x + (w * i) / stripes, (i: number) => x - 5 + ((w + 10) * i) / stripes]
  const hem = tenth(-(w + 10) / stripes)
  return (
    flat(`M${x - 5} ${y + 8}L${x - 10} ${y + depth + 13}h${w + 10}L${x + w - 5} ${y + 8}z`, INK, 'opacity=".35"') +
    times(stripes, (i) =>
      block(
        `M${at(above(i), y)}L${at(above(i + 1), y)}L${at(below(i + 1), y + depth)}q${hem / 2} 7 ${hem} 0z`,
        i % 2 ? '#fbf1d9' : colour,
        1.2,
      ),
    ) +
    flat(
      comb(
        `${x} ${y + 1} ${x + w / 2} ${y + 1}`,
        `${x - 5} ${y + depth} ${x + w / 2} ${y + depth}`,
        Math.round(w / 9),
        { width: 0.9, reach: 0.6 },
      ),
      INK,
    )
  )
}

export function balcony(x: number, y: number, w: number, { trim }: TownStyle): string {
  const brackets = Math.max(2, Math.round(w / 38))
  const rings = times(Math.round(w / 15), (i) => `M${x + 3 + i * 15} ${y - 6}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`)
  return (
    flat(`M${x} ${y + 4}h${w}l-6 12h${-w}z`, INK, 'opacity=".35"') +
    block(`M${x} ${y}h${w}v4h${-w}z`, trim, 1.3) +
    stroke(times(Math.round(w / 5), (i) => `M${x + 2 + i * 5} ${y}v-13`) + rings, 1) +
    stroke(`M${x} ${y - 14}h${w}`, 2.2) +
    stroke(
      times(brackets, (i) => `M${at(x + 6 + (i * (w - 12)) / (brackets - 1), y + 4)}q-2 8-5 9`),
      2,
    )
  )
}

export function dormer(x: number, y: number, style: TownStyle, standing: Openness): string {
  const wall = style.nation === 'english' ? 'M-10 0V-14L0-25L10-14V0Z' : 'M-10 0V-16Q0-26 10-16V0Z'
  const glass = style.nation === 'english' ? 'M-5 0V-12H5V0Z' : 'M-5 0V-13Q0-19 5-13V0Z'
  return placed(
    x,
    y,
    1,
    block(wall, mixed(style.walls.buyGoods, '#fbf3df', 0.5), 1.5) + block(glass, pane(standing, GLASS), 1.2),
  )
}

export function chimney(x: number, y: number, colour: string, h: number): string {
  return (
    block(`M${x} ${y}v${-h}h11v${h}z`, colour, 1.6) +
    block(`M${x + 11} ${y}v${-h}l5-3v${h - 1}z`, mixed(colour, '#fff7e0', 0.35), 1.4) +
    block(`M${x - 2} ${y - h}h15l5-3h-14z`, '#d9c79a', 1.3) +
    flat(
      comb(`${x + 1} ${y - h + 3} ${x + 1} ${y - 2}`, `${x + 7} ${y - h + 3} ${x + 6} ${y - 2}`, 6, {
        width: 1,
        reach: 0.8,
      }),
      INK,
    )
  )
}
