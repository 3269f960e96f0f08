/**
 * The tools every drawing is cut with. A drawing is a string of marks in a box of its own units: the same description
 * is always the same string, on every machine. Shading is cuts of the gouge, never a gradient; light falls from the right.
 */

export type Point = readonly [x: number, y: number]
export type Line = readonly Point[]
export type Theme = 'day' | 'lamp'

/** Marks, and the box they fill: left, top, width, height. */
export interface Drawing {
  readonly box: readonly [left: number, top: number, width: number, height: number]
  readonly marks: string
  /** The light it was inked for; all others are inked for the day, and dimmed by lamplight. */
  readonly light?: Theme
  /** What it holds and takes longest: each is cut by itself before it. */
  readonly parts?: readonly Drawing[]
}

export const INK = '#1d2229'
export const PAPER = '#f4e6c6'
export const SCROLL = '#e0c88f'
export const BONE = '#f1e3bf'
export const GOLD = '#d9a337'
export const BRASS = '#8a5a12'
export const SHINE = '#f3d283'
export const STEEL = '#a9b3b0'
export const MADDER = '#b5382a'
export const INDIGO = '#2f5d7e'
export const VERDIGRIS = '#5d7f5f'
export const OCHRE = '#c98b2b'
export const PLUM = '#7d2d8c'
export const ORANGE = '#d9712b'
export const WOOD = '#7a5127'
export const DARK_WOOD = '#3a2510'

/** Colours by what they are for, by day and by lamplight. Metal and medals keep their light: they alone are bright at night. */
export const PALETTE = {
  day: {
    ink: INK,
    paper: ['#f8ecd0', '#ecdcb6'],
    scroll: '#f3e3bb',
    table: '#dde4cf',
    sea: ['#dde4cf', '#8fb1ab', '#3f6f74'],
    ripple: '#2c4a4d',
    foam: '#dde4cf',
    wood: WOOD,
    edge: ['#4d3216', '#241507'],
    band: '#16303c',
    bandLine: GOLD,
    gold: GOLD,
    goldText: '#f6d98a',
    madder: MADDER,
    danger: '#8d2318',
    ring: '#f0c04a',
    off: '#5f3e1c',
    hands: { indigo: INDIGO, verdigris: VERDIGRIS, ochre: OCHRE, plum: PLUM },
    handsText: { indigo: '#2f5d7e', verdigris: '#41613f', ochre: '#7a4d0c', plum: '#7d2d8c' },
  },
  lamp: {
    ink: '#15110b',
    paper: ['#dccba1', '#cbb787'],
    scroll: '#d2bd8b',
    table: '#0e1b22',
    sea: ['#2c3b3a', '#12303b', '#0e1b22'],
    ripple: '#081a21',
    foam: '#7f9c98',
    wood: '#3b2712',
    edge: ['#241608', '#0c0703'],
    band: '#0a141a',
    bandLine: '#a87a24',
    gold: GOLD,
    goldText: '#f6d98a',
    madder: '#a5301f',
    danger: '#71150c',
    ring: '#f0c04a',
    off: '#2c1d0d',
    hands: { indigo: INDIGO, verdigris: VERDIGRIS, ochre: OCHRE, plum: PLUM },
    handsText: { indigo: '#1c4561', verdigris: '#2f4a2d', ochre: '#5c3803', plum: '#5f1f6c' },
  },
} as const satisfies Record<Theme, unknown>

/** Marks in a box that begins at nought. */
export function sized(width: number, height: number, marks: string): Drawing {
  return { box: [0, 0, width, height], marks }
}

/** Marks that are cut when it is printed, and not while it is being laid: a face takes up to 4 ms, a ship 7. */
export function uncut(
  box: Drawing['box'],
  cut: () => string,
  light?: Theme,
  parts?: () => readonly Drawing[],
): Drawing {
  let marks: string | undefined
  return {
    box,
    get marks() {
      marks ??= cut()
      return marks
    },
    get parts() {
      return parts?.() ?? []
    },
    ...(light && { light }),
  }
}

/** The drawing as a document of its own, so many units or, if told, pixels wide. */
export function svg({ box, marks }: Drawing, width = box[2]): string {
  const height = tenth((width * box[3]) / box[2])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${width}" height="${height}">${marks}</svg>`
}

/** The same drawing by lamplight: every colour dimmer and warmer, as if the paper were; metal keeps its light. */
export function lamplit(drawing: Drawing): Drawing {
  const { box, marks, light } = drawing
  if (light) return drawing
  return { box, marks: marks.replace(/#[0-9a-f]{6}\b/g, (colour) => (SHINING.has(colour) ? colour : dimmed(colour))) }
}

const SHINING: ReadonlySet<string> = new Set([GOLD, BRASS, SHINE])

/** Brightness .86 with a tenth of sepia, as a matrix of a colour's parts. */
function dimmed(colour: string): string {
  const [r, g, b] = parts(colour)
  return hex([
    (r * 0.939 + g * 0.077 + b * 0.019) * 0.86,
    (r * 0.035 + g * 0.969 + b * 0.017) * 0.86,
    (r * 0.027 + g * 0.053 + b * 0.913) * 0.84,
  ])
}

/** Keeps what a drawing function gave for a description: asking again gives the very same drawing. */
export function kept<Told extends readonly unknown[], Drawn extends Pick<Drawing, 'box'>>(
  draw: (...told: Told) => Drawn,
): (...told: Told) => Drawn {
  const drawn = new Map<string, Drawn>()
  return (...told) => {
    const key = JSON.stringify(told)
    const drawing = drawn.get(key) ?? draw(...told)
    drawn.set(key, drawing)
    return drawing
  }
}

/* The gouge: the text of shapes. */

export function tenth(value: number): number {
  return Math.round(value * 10) / 10 || 0
}

export function between(a: number, b: number, t: number): number {
  return a + (b - a) * t
}

export function at(x: number, y: number): string {
  return `${tenth(x)} ${tenth(y)}`
}

/** Points written as 'x y x y …'. */
export function points(text: string): Line {
  const numbers = text.trim().split(/\s+/).map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i], numbers[2 * i + 1]] as const)
}

/** One cut: a lens from a to b, so wide, bent aside. */
export function cut(x1: number, y1: number, x2: number, y2: number, width = 1.2, bend = 0): string {
  const { mx, my, nx, ny } = across(x1, y1, x2, y2)
  const aside = (by: number) => at(mx + nx * by, my + ny * by)
  return `M${at(x1, y1)}Q${aside(bend + width)} ${at(x2, y2)}Q${aside(bend - width)} ${at(x1, y1)}Z`
}

/** Broad at the first point and running out at the second: neighbours merge into black. */
export function thorn(x1: number, y1: number, x2: number, y2: number, width = 1.4, bend = 0): string {
  const { mx, my, nx, ny } = across(x1, y1, x2, y2)
  const aside = (by: number) => at(mx + nx * by, my + ny * by)
  const root = (by: number) => at(x1 + nx * by, y1 + ny * by)
  return `M${root(width)}Q${aside(bend + width * 0.6)} ${at(x2, y2)}Q${aside(bend - width * 0.6)} ${root(-width)}Z`
}

interface Comb {
  readonly width?: number
  readonly bend?: number
  /** How much of the way a cut goes. */
  readonly reach?: number
  /** How unevenly they end, 0 to 1. */
  readonly jag?: number
  readonly tool?: typeof cut
}

/** So many uneven cuts from one line towards another. Lines may be written as points are. */
export function comb(from: Line | string, to: Line | string, count: number, options: Comb | number = {}): string {
  const {
    width = 1.2,
    bend = 0,
    reach = 1,
    jag = 0.3,
    tool = cut,
  } = typeof options === 'number' ? { width: options } : options
  const [a, b] = [from, to].map((line) => (typeof line === 'string' ? points(line) : line))
  return times(count, (i) => {
    const t = (i + 0.5) / count
    const [x, y] = along(a, t)
    const [u, v] = along(b, t)
    const far = reach * (1 - (jag * ((i * 7) % 5)) / 5)
    return tool(x, y, between(x, u, far), between(y, v, far), width * (0.8 + 0.13 * ((i * 3) % 4)), bend)
  })
}

export function along(line: Line, t: number): Point {
  const i = Math.min(line.length - 2, Math.floor(t * (line.length - 1)))
  const rest = t * (line.length - 1) - i
  return [between(line[i][0], line[i + 1][0], rest), between(line[i][1], line[i + 1][1], rest)]
}

/** A smooth closed line through points. */
export function smooth(through: Line | string): string {
  const line = typeof through === 'string' ? points(through) : through
  const near = (i: number) => line[(i + line.length) % line.length]
  const bend = (_: Point, i: number) => {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [near(i - 1), near(i), near(i + 1), near(i + 2)]
    return `C${at(bx + (cx - ax) / 6, by + (cy - ay) / 6)} ${at(cx - (dx - bx) / 6, cy - (dy - by) / 6)} ${at(cx, cy)}`
  }
  return `M${at(...line[0])}${line.map(bend).join('')}Z`
}

/** The text of a circle. */
export function circle(x: number, y: number, r: number): string {
  const [radius, wide] = [tenth(r), tenth(2 * r)]
  return `M${at(x - r, y)}a${radius} ${radius} 0 1 0 ${wide} 0a${radius} ${radius} 0 1 0 ${-wide} 0Z`
}

/** A cut along the arc of a circle, in degrees clockwise from east. */
export function arc(x: number, y: number, r: number, from: number, to: number, width = 1): string {
  const [a, b] = [round(x, y, r, from), round(x, y, r, to)]
  const bulge = r * (1 - Math.cos(((to - from) * Math.PI) / 360)) * 1.95
  return cut(a[0], a[1], b[0], b[1], width, -bulge)
}

/** The point on a circle, in degrees clockwise from east. */
export function round(x: number, y: number, r: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180
  return [x + Math.cos(turn) * r, y + Math.sin(turn) * r]
}

function across(x1: number, y1: number, x2: number, y2: number) {
  const long = Math.hypot(x2 - x1, y2 - y1) || 1
  return { mx: (x1 + x2) / 2, my: (y1 + y2) / 2, nx: (y1 - y2) / long, ny: (x2 - x1) / long }
}

/* The press: marks from the text of shapes. */

export function flat(shape: string, fill: string, more = ''): string {
  return shape && `<path d="${shape}" fill="${fill}"${more && ` ${more}`}/>`
}

export function stroke(shape: string, width = 2.2, colour: string = INK, more = ''): string {
  return `<path d="${shape}" fill="none" stroke="${colour}" stroke-width="${tenth(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`
}

/** A flat shape with its key line. */
export function block(shape: string, fill: string, width = 2.4, more = ''): string {
  return `<path d="${shape}" fill="${fill}" stroke="${INK}" stroke-width="${tenth(width)}" stroke-linejoin="round"${more && ` ${more}`}/>`
}

export function disc(x: number, y: number, r: number, fill: string, width = 0, ink: string = INK): string {
  const edge = width ? ` stroke="${ink}" stroke-width="${tenth(width)}"` : ''
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${fill}"${edge}/>`
}

export function dots(line: Line | string, r: number, fill: string, width = 0): string {
  const all = typeof line === 'string' ? points(line) : line
  return all.map(([x, y]) => disc(x, y, r, fill, width)).join('')
}

export function placed(x: number, y: number, scale: number, marks: string): string {
  return `<g transform="translate(${at(x, y)}) scale(${hundredth(scale)})">${marks}</g>`
}

export function turned(angle: number, x: number, y: number, marks: string): string {
  return `<g transform="rotate(${tenth(angle)} ${at(x, y)})">${marks}</g>`
}

/** Only what lies inside the shape. Its id comes from the shape, so equal ids mean equal shapes wherever drawings meet. */
export function clipped(shape: string, marks: string): string {
  const id = `w${hash(shape).toString(36)}${shape.length.toString(36)}`
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${marks}</g>`
}

export function times(count: number, draw: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('')
}

/** A colour so far on the way from one to another. */
export function mixed(from: string, to: string, t = 0.5): string {
  const [a, b] = [parts(from), parts(to)]
  return hex([between(a[0], b[0], t), between(a[1], b[1], t), between(a[2], b[2], t)])
}

function parts(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function hex(colour: readonly [number, number, number]): string {
  return `#${colour.map((part) => Math.min(255, Math.round(part)).toString(16).padStart(2, '0')).join('')}`
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100
}

/* Chance that is always the same. */

export function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h >>> 0
}

/** Numbers from 0 to below 1 that follow from a text. */
export function chance(seed: string): () => number {
  let a = hash(seed)
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
