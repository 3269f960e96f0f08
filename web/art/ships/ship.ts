/**
 * Ships of the Caribbean, cut by code: bow to the right, wind from astern, light from the right. All have one scale: the
 * origin is amidships on the waterline, so that ships of all types lie in one picture each as large as it is.
 */

import { flag, pennantColour } from '../flags.ts'
import {
  at,
  block,
  clipped,
  comb,
  type Drawing,
  flat,
  GOLD,
  INK,
  PAPER,
  placed,
  points,
  stroke,
  tenth,
  thorn,
  times,
  uncut,
} from '../ink.ts'
import { lettering } from '../letters.ts'
import { type Wreckage, wreckage } from './damage.ts'
import { gunPort, shotHole } from './ornaments.ts'
import { gunsOf, mastsOf, PLANS, WATERLINE } from './plans.ts'
import { type Canvas, foreAft, sailMarks } from './sails.ts'
import type { Mast, Rig, ShipLook, ShipPlan } from './vocabulary.ts'
import { wash } from './wash.ts'

/** The frame that holds a ship of any type. */
export const FLEET_BOX: Drawing['box'] = [-206, -334, 412, 356]

const SAILCLOTH = '#f4e9cf'
const OAK = '#7d5128'
const SPAR = '#8d6233'

export function ship(type: Rig, look: ShipLook = {}): Drawing {
  const plan = PLANS[type]
  const { scale } = plan
  const [left, top, width, height] = plan.box
  const cut = () => {
    const water = look.water === false ? '' : wash(plan, look.water)
    const turn = look.facing === 'left' ? -scale : scale
    return `<g stroke-linejoin="round" transform="scale(${turn} ${scale}) translate(${at(-left - width / 2, -WATERLINE)})">${weighed(rigged(plan, look) + water, scale)}</g>`
  }
  return uncut(
    [tenth((-width / 2) * scale), tenth((top - WATERLINE) * scale), tenth(width * scale), tenth(height * scale)],
    cut,
  )
}

/** Lines are as heavy on a small ship as on a large one: the ink is the same. */
function weighed(marks: string, scale: number): string {
  return marks.replace(
    /stroke-width="([\d.]+)"/g,
    (_, width) => `stroke-width="${tenth(Number(width) / scale ** 0.7)}"`,
  )
}

/** A ship that is being drawn. */
interface Work {
  readonly plan: ShipPlan
  readonly look: ShipLook
  readonly wreck: Wreckage
  readonly canvas: Canvas
  readonly wale: string
  readonly flag: string
  readonly isFine: boolean
}

function rigged(plan: ShipPlan, look: ShipLook): string {
  const isFine = look.detail !== 'coarse'
  const wale = look.wale ?? GOLD
  const wreck = wreckage(plan, look.damage ?? {}, points(plan.holes).length)
  const canvas = { colour: look.sails ?? SAILCLOTH, isFine, isBare: look.letter !== undefined }
  const work: Work = { plan, look, wreck, canvas, wale, flag: look.flag ?? wale, isFine }
  const marks =
    ropes(work) + masts(work) + jibs(work) + sails(work) + letterOnSail(work) + colours(work) + hull(work) + side(work)
  const list = wreck.holes > 1 ? wreck.holes * 1.1 : 0
  const [left, , width] = plan.box
  return list ? `<g transform="rotate(${tenth(list)} ${at(left + width / 2, WATERLINE)})">${marks}</g>` : marks
}

function ropes({ plan, wreck, isFine }: Work): string {
  const shrouds = mastsOf(plan)
    .filter(([name]) => !wreck.fallen.has(name))
    .map(([, mast]) => shroudsOf(mast))
  return (
    stroke(shrouds.join(''), isFine ? 0.9 : 1.4) +
    (wreck.fallen.size > 0 ? '' : stroke(plan.stays, isFine ? 1 : 1.5)) +
    spar(plan.bowsprit, isFine ? 4.2 : 5.6)
  )
}

function shroudsOf({ x, top, deck, spread, rake = 0 }: Mast): string {
  const [middle, head, foot] = [x + rake / 2, top + (deck - top) * 0.42, deck + 6]
  const down = times(5, (i) => `M${at(middle, head)}L${at(middle - spread + (i * spread) / 2, foot)}`)
  const ratlines = [0.4, 0.55, 0.7, 0.85].map(
    (t) => `M${at(middle - spread * t, head + (foot - head) * t)}H${tenth(middle + spread * t)}`,
  )
  return down + ratlines.join('')
}

function masts(work: Work): string {
  const { plan, wreck, isFine } = work
  return mastsOf(plan)
    .map(([name, mast]) => {
      const { x, top, deck, rake = 0 } = mast
      return wreck.fallen.has(name)
        ? stump(mast, work.canvas)
        : spar(`M${x + rake} ${deck + 8}L${x} ${top}`, isFine ? 4.6 : 6)
    })
    .join('')
}

/** What is left of a mast: splinters, and a rag of its sail over the side. */
function stump({ x, top, deck, rake = 0 }: Mast, canvas: Canvas): string {
  const y = tenth(deck - (deck - top) * 0.24)
  const rag = foreAft(`${x - 26} ${y + 8} ${x - 30} ${deck + 2} ${x + 4} ${y - 2} ${x - 6} ${deck - 8}`, 3, 3, 5)
  const splinters = `M${x - 3} ${y + 2}l-1-14l3 7l2-11l1 11l3-4l-2 11z`
  return (
    spar(`M${x + rake} ${deck + 8}L${x} ${y}`, 4.4) +
    flat(splinters, INK) +
    sailMarks(rag, canvas) +
    spar(`M${x - 32} ${y + 12}L${x + 12} ${y - 7}`, 3.6)
  )
}

/** They hang from the foremast, where there is one. */
function jibs({ plan, wreck, canvas }: Work): string {
  const isSet = (cut: string) => !wreck.fallen.has('jib') && (cut === 'sprit' || !wreck.fallen.has('fore'))
  return plan.jibs
    .filter((sail) => isSet(sail.cut))
    .map((sail) => sailMarks(sail, canvas))
    .join('')
}

function sails({ plan, wreck, canvas, isFine }: Work): string {
  const standing = mastsOf(plan).filter(([name]) => !wreck.fallen.has(name))
  const set = standing.map(
    ([, { yards, sails }]) =>
      (yards ? spar(yards, isFine ? 3.6 : 5) : '') + sails.map((sail) => sailMarks(sail, canvas)).join(''),
  )
  const tops = points(plan.tops ?? '')
    .filter(([x]) => standing.some(([, mast]) => mast.x === x))
    .map(([x, y]) => block(`M${at(x - 10, y)}h20l-4 6h-12z`, '#5e3c1a', 1.6))
  return set.join('') + tops.join('')
}

function letterOnSail({ plan, look, wreck }: Work): string {
  const sail = plan.masts.main?.sails[0]
  if (look.letter === undefined || wreck.fallen.has('main') || sail?.cut !== 'square') return ''
  const size = sail.height * 0.78
  const letter = lettering(0, size * 0.36, size, look.letter, { fill: PAPER, edge: INK })
  const [x, y] = [sail.x + sail.belly * 0.45, sail.y + sail.height * 0.5]
  return `<g transform="translate(${at(x, y)}) scale(${look.facing === 'left' ? -1 : 1} 1)">${letter}</g>`
}

/** Ensign at the stern and pennants aloft; small ships fly their one flag from the mast. */
function colours({ plan, wreck, flag: which, isFine }: Work): string {
  const standing = mastsOf(plan).filter(([name]) => !wreck.fallen.has(name))
  if (plan.ensign === undefined) {
    return standing
      .map(([, { x, top }]) => placed(x, top, 1, flag(which, { width: 40, height: 27, isPlain: !isFine, line: 1.5 })))
      .join('')
  }
  const [[x, y], [footX, footY]] = points(plan.ensign)
  const isSmall = plan.scale < 0.75
  const cloth = { width: isSmall ? 30 : 40, height: isSmall ? 20 : 27, isPlain: isSmall || !isFine, line: 1.5 }
  const pennants = standing.map(([name, mast]) => pennant(mast, name === 'main' ? 48 : 36, pennantColour(which)))
  return spar(`M${footX} ${footY + 6}L${x} ${y}`, 3.4) + placed(x, y + 1, 1, flag(which, cloth)) + pennants.join('')
}

function pennant({ x, top }: Mast, long: number, colour: string): string {
  const [a, b, c] = [tenth(long * 0.28), tenth(long * 0.55), tenth(long * 0.45)]
  return block(`M${x} ${top}q${a} -6 ${b} 0t${c} 2q${-tenth(long * 0.25)} 2 ${-c} 2t${-b} 4z`, colour, 1.3)
}

function hull({ plan, look, wale, isFine }: Work): string {
  const paint = plan.bands.map((band) => flat(band, wale)).join('')
  const seams = stroke(seamsOf(plan, isFine ? 6 : 3), isFine ? 0.8 : 1.2, INK, 'opacity=".6"')
  return (
    flat(plan.hull, look.hull ?? OAK) +
    clipped(plan.hull, paint + seams + cutsOf(plan, isFine)) +
    stroke(plan.wales, 1.8) +
    stroke(plan.hull, 2.6) +
    stroke(plan.rail, 3.2) +
    plan.ornaments(wale)
  )
}

function seamsOf(plan: ShipPlan, parts: number): string {
  const all = points(plan.planks)
  return times(parts - 1, (i) => {
    const t = (i + 1) / parts
    const [a, b, c] = [0, 1, 2].map((j) => {
      const [from, to] = [all[j], all[j + 3]]
      return at(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t)
    })
    return `M${a}Q${b} ${c}`
  })
}

/** Dark below and astern, a gleam at the bow. */
function cutsOf(plan: ShipPlan, isFine: boolean): string {
  const [[stern, high], , [bow, bowHigh], [sternFoot], , [bowFoot]] = points(plan.planks)
  const [x, u] = [stern + 6, bow - 4]
  const below = comb(
    [
      [x + 4, 250],
      [u - 8, 250],
    ],
    [
      [x - 6, 212],
      [(x + u) / 2, 230],
      [u + 8, 238],
    ],
    Math.round((u - x) / (isFine ? 4.6 : 9)),
    { width: isFine ? 2.6 : 4.6, tool: thorn },
  )
  const astern = comb(
    [
      [x - 22, high - 26],
      [sternFoot - 12, 240],
    ],
    [
      [x + 26, high - 12],
      [sternFoot + 44, 240],
    ],
    isFine ? 17 : 8,
    { width: isFine ? 3 : 5, reach: 0.9, tool: thorn },
  )
  const gleam = comb(
    [
      [u - 6, bowHigh + 6],
      [bowFoot - 8, 232],
    ],
    [
      [u - 40, bowHigh + 16],
      [bowFoot - 40, 238],
    ],
    isFine ? 7 : 4,
    { width: 1.1, reach: 0.8 },
  )
  return flat(below + astern, INK) + flat(gleam, '#e2b878')
}

function side({ plan, wreck }: Work): string {
  const guns = gunsOf(plan).map(({ place: [x, y], size }, i) => gunPort(x, y, size, wreck.lostGuns.has(i)))
  const holes = points(plan.holes)
    .slice(0, wreck.holes)
    .map(([x, y], i) => shotHole(x, y, 0.9 + (i % 2) * 0.2))
  return guns.join('') + holes.join('')
}

function spar(line: string, width: number): string {
  return stroke(line, width) + stroke(line, width * 0.36, SPAR)
}
