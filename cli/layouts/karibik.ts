/** Karibik on a terminal: who has what, the chart with its ships, and where everything lies. */

import type { Names } from '@windward/core/words.ts'
import {
  CITY_AT,
  chestValue,
  distance,
  HAVEN_AT,
  havensOf,
  NEIGHBOURS,
  spacesOf,
} from '@windward/games/karibik/board.ts'
import { CAPTURE_REWARD, SHIP_NAMES, THRESHOLDS } from '@windward/games/karibik/components.ts'
import { doubloons, playerOf, shipAt } from '@windward/games/karibik/state.ts'
import type { View } from '@windward/games/karibik/view.ts'
import { type Action, SHIPS, type Ship, type Space } from '@windward/games/karibik/vocabulary.ts'
import type { KaribikSpeech } from '@windward/games/karibik/words/index.ts'
import type { Layout } from '../layout.ts'
import { paint } from '../look.ts'
import { type ChartMark, chart } from './karibik.chart.ts'
import { read, write } from './karibik.entry.ts'

export const karibikLayout: Layout<View, KaribikSpeech> = {
  draw: table,
  rules: (view, say) => [
    say.label('rules.bribe'),
    say.label('rules.move'),
    say.label('rules.tie'),
    say.label('rules.chests', { reward: CAPTURE_REWARD }),
    say.label('rules.deliver'),
    say.label('rules.round'),
    say.label('rules.end', { threshold: THRESHOLDS[view.seats.length] }),
  ],
  composer: {
    prompt: (_view, say) => say.label('entry'),
    write: (action) => write(action as Action),
    read: (text, { step }) => read(text, step.at === 'bribing'),
  },

  /** The chests and havens that the ship can still come to. */
  hint(view, say) {
    if (view.step.at !== 'moving') return undefined
    const places = reach(view, view.step).flatMap(({ space, steps }) => {
      const what = feature(view, space)
      return what === '' || what === NO_CHEST ? [] : [`${say.space(space)} ${what}: ${steps}`]
    })
    return say.label('reach', { places: places.length === 0 ? '–' : places.join(' · ') })
  },
}

type Moving = Extract<View['step'], { at: 'moving' }>

export function table(view: View, say: KaribikSpeech, names: Names, width: number): string {
  const parts = [
    ...wrap(heading(view, say), ' · ', width),
    ...view.seats.map((_, seat) => player(view, seat, say, names)),
    '',
    chart(marks(view), Math.min(width, 120)),
    ...wrap(say.label('legend'), ' · ', width).map(paint.dim),
    '',
    ...wrap(say.label('ships'), ' ', width).map(paint.bold),
    ...SHIPS.map((ship) => shipLine(view, ship, say, width)),
    '',
    ...chests(view, say, width),
  ]
  if (view.step.at === 'moving') parts.push('', ...moving(view, view.step, say, names))
  return `${parts.join('\n')}\n`
}

function heading(view: View, say: KaribikSpeech): string {
  const threshold = THRESHOLDS[view.seats.length]
  const supply = say.label('supply', { supply: view.supply })
  return `${paint.bold(say.label('round', { round: view.round }))} · ${supply} · ${say.label('goal', { threshold })}`
}

/** `1 Anna (blue)  12,000 doubloons  ⌂ 10 39 89  confirmed`, and the bribes that may be seen. */
function player(view: View, seat: number, say: KaribikSpeech, names: Names): string {
  const { colour, bribes, tieBreaker, spent } = view.seats[seat]
  const who = `${seat + 1} ${names(seat).slice(0, 16)} (${say.colour(colour)})`.padEnd(27)
  const riches = say.label('doubloons', { n: doubloons(view.seats[seat]) })
  const havens = `⌂ ${havensOf(colour).join(' ')}`
  const ready = isReady(view, seat)
  const status = ready === undefined ? '' : say.label(ready ? 'confirmed' : 'deciding')
  const cards = bribes.map((card, i) => `${letter(SHIPS[i])}:${say.card(card)}`).join(' ')
  const breaker =
    tieBreaker !== undefined && say.label(spent ? 'tieBreakerSpent' : 'tieBreaker', { card: say.card(tieBreaker) })
  const line = [paint[colour](who), riches.padStart(17), status ? havens.padEnd(12) : havens, status].filter(Boolean)
  const bids = [cards, breaker].filter(Boolean).join('  ')
  return bids === '' ? line.join('  ') : `${line.join('  ')}\n    ${bids}`
}

/** Whether a seat has answered what all are asked at once; undefined when it is not asked. */
function isReady({ step, seats }: View, seat: number): boolean | undefined {
  if (step.at === 'bribing') return seats[seat].confirmed
  if (step.at === 'tie' || step.at === 'call') return step.asked.find((asked) => asked.seat === seat)?.answered
  return undefined
}

/** What stands at each space of the chart. */
function marks(view: View): readonly ChartMark[] {
  const active = view.step.at === 'moving' ? view.step : undefined
  const here = active && view.ships[active.ship].at
  return NEIGHBOURS.map((_, space) => {
    const ship = shipAt(view.ships, space)
    const next = here !== undefined && active?.left && ship === undefined && NEIGHBOURS[here].includes(space)
    const place = `${space}${feature(view, space)}`
    const text = ship === undefined ? (next ? `[${place}]` : place) : `${shipMark(view, ship)}:${place}`
    const isMoved = ship !== undefined && ship === active?.ship
    return { text, paint: painter(view, space, ship, isMoved, Boolean(next)), weight: text.length }
  })
}

const NO_CHEST = '°'

/** A city with its chest in thousands, a city without, or a haven with its player's number. */
function feature(view: View, space: Space): string {
  const city = CITY_AT[space]
  if (city) return view.ashore.includes(city) ? `$${chestValue(city) / 1_000}` : NO_CHEST
  const owner = ownerOf(view, space)
  return owner === undefined ? '' : `⌂${owner + 1}`
}

function shipMark(view: View, ship: Ship): string {
  const { cargo } = view.ships[ship]
  return cargo === undefined ? letter(ship) : `${letter(ship)}+${chestValue(cargo) / 1_000}`
}

function painter(
  view: View,
  space: Space,
  ship: Ship | undefined,
  isMoved: boolean,
  next: boolean,
): (text: string) => string {
  if (isMoved) return (text) => paint.bold(paint.inverse(text))
  if (ship !== undefined) return paint.bold
  const owner = ownerOf(view, space)
  if (owner !== undefined) return (text) => paint[view.seats[owner].colour](text)
  const city = CITY_AT[space]
  if (city && view.ashore.includes(city)) return paint.yellow
  return next ? paint.bold : paint.dim
}

/** `A Arriba   14 Crooked Island Passage   Havana 8,000   ⌂ 1 5`, and on a wide screen what is next to it. */
function shipLine(view: View, ship: Ship, say: KaribikSpeech, width: number): string {
  const { at, cargo } = view.ships[ship]
  const load =
    cargo === undefined
      ? say.label('empty')
      : say.label('carries', { chest: say.city(cargo), value: chestValue(cargo) })
  const ways = view.seats.map(({ colour }) => Math.min(...havensOf(colour).map((haven) => distance(at, haven))))
  const name = paint.bold(`${letter(ship)} ${SHIP_NAMES[ship].padEnd(7)}`)
  const line = `${name} ${say.space(at).padEnd(31)} ${load.padEnd(22)} ⌂ ${ways.join(' ')}`
  return width < 100 ? line : `${line}  → ${NEIGHBOURS[at].join(' ')}`
}

function chests(view: View, say: KaribikSpeech, width: number): string[] {
  const richest = [...view.ashore].sort((a, b) => chestValue(b) - chestValue(a))
  const entries = richest.map((chest) => chestEntry(view, chest, say))
  return [
    ...wrap(say.label('chests'), ' ', width).map(paint.bold),
    ...(entries.length === 0 ? ['–'] : columns(entries, width)),
  ]
}

/** `Havana 8,000 (5)  A:2 C:4`: where it is taken, and how far the nearest ships are. */
function chestEntry(view: View, chest: View['ashore'][number], say: KaribikSpeech): string {
  const spaces = spacesOf(chest)
  const ways = SHIPS.map((ship) => ({
    ship,
    steps: Math.min(...spaces.map((space) => distance(view.ships[ship].at, space))),
  }))
  const nearest = ways.sort((a, b) => a.steps - b.steps).slice(0, 2)
  const ships = nearest.map(({ ship, steps }) => `${letter(ship)}:${steps}`).join(' ')
  return `${say.label('lies', { chest: say.city(chest), value: chestValue(chest), spaces: spaces.join('/') })}  ${ships}`
}

/** The spaces around the ship, and for each what lies around it: two steps ahead. */
function moving(view: View, step: Moving, say: KaribikSpeech, names: Names): string[] {
  const { at } = view.ships[step.ship]
  const around = NEIGHBOURS[at].map((space) => {
    const ship = shipAt(view.ships, space)
    const what = `${ship === undefined ? ' ' : letter(ship)} ${say.space(space)} ${feature(view, space)}`
    return `  ${what.padEnd(40)} → ${NEIGHBOURS[space].filter((next) => next !== at).join(' ')}`
  })
  const line = say.label('moving', { player: names(step.seat), ship: SHIP_NAMES[step.ship], left: step.left })
  return [paint.bold(line), say.label('beside', { space: say.space(at) }), ...around]
}

/** Around other ships, the nearest first; where the ship lies takes no step. */
function reach(view: View, { ship, left }: Moving): { readonly space: Space; readonly steps: number }[] {
  const found = [{ space: view.ships[ship].at, steps: 0 }]
  for (const { space, steps } of found) {
    if (steps === left) continue
    for (const next of NEIGHBOURS[space]) {
      const isKnown = found.some((one) => one.space === next)
      if (!isKnown && shipAt(view.ships, next) === undefined) found.push({ space: next, steps: steps + 1 })
    }
  }
  return found
}

/** Two side by side where there is room, read downwards. */
function columns(entries: readonly string[], width: number): string[] {
  const across = Math.max(1, Math.floor(width / 40))
  const wide = Math.floor(width / across)
  const rows = Math.ceil(entries.length / across)
  return Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: across }, (_, column) => entries[row + column * rows] ?? '')
    return cells
      .map((cell) => cell.padEnd(wide))
      .join('')
      .trimEnd()
  })
}

function wrap(text: string, separator: string, width: number): string[] {
  const lines: string[] = []
  for (const part of text.split(separator)) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + separator.length + part.length <= width)
      lines.push(`${lines.pop()}${separator}${part}`)
    else lines.push(part)
  }
  return lines
}

function ownerOf(view: View, space: Space): number | undefined {
  const colour = HAVEN_AT[space]
  return colour && playerOf(view.seats, colour)
}

function letter(ship: Ship): string {
  return SHIP_NAMES[ship][0]
}
