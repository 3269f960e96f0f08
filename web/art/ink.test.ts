import { describe, expect, it } from 'vitest'
import * as ink from './ink.ts'

const { PALETTE } = ink

describe('ink', () => {
  it('cuts a lens from one point to the other', () => {
    expect(ink.cut(0, 0, 10, 0, 2)).toBe('M0 0Q5 2 10 0Q5 -2 0 0Z')
    expect(ink.thorn(0, 0, 10, 0, 2)).toBe('M0 2Q5 1.2 10 0Q5 -1.2 0 -2Z')
  })

  it('combs from one line to another, unevenly but always the same', () => {
    const comb = ink.comb('0 0 10 0', '0 10 10 10', 5, { width: 1, tool: ink.thorn })
    expect(comb.match(/M/g)).toHaveLength(5)
    expect(
      ink.comb(
        [
          [0, 0],
          [10, 0],
        ],
        '0 10 10 10',
        5,
        { width: 1, tool: ink.thorn },
      ),
    ).toBe(comb)
    expect(ink.comb('0 0 10 0', '0 10 10 10', 5, 1)).not.toBe(comb)
  })

  it('never writes more than a tenth of a unit', () => {
    const shapes = [
      ink.smooth('0 0 10 3 7 9'),
      ink.circle(1 / 3, 1 / 7, 10 / 3),
      ink.arc(5, 5, 10 / 3, 10, 95),
      ink.dots([ink.round(0, 0, 7, 33)], 1 / 3, ink.GOLD, 1 / 3),
      ink.stroke(`M${ink.at(...ink.along(ink.points('0 0 1 1 2 5'), 0.35))}`, 1 / 3),
      ink.flat(ink.cut(1 / 3, 1 / 3, 2 / 3, 7 / 3), ink.SCROLL),
      ink.turned(1 / 3, 2 / 3, 1, ink.block('M0 0Z', ink.BONE)),
    ]
    for (const shape of shapes) expect(shape).not.toMatch(/\d\.\d\d/)
  })

  it('writes a document of the wanted width', () => {
    const drawing = { box: [0, 0, 200, 100], marks: ink.disc(1, 2, 3, ink.STEEL) } as const
    expect(ink.svg(drawing, 60)).toContain('viewBox="0 0 200 100" width="60" height="30"')
  })

  it('dims paper by lamplight, and leaves metal its light', () => {
    const drawing = { box: [0, 0, 1, 1], marks: ink.times(1, () => ink.flat('M0 0Z', ink.PAPER)) } as const
    expect(ink.lamplit(drawing).marks).not.toContain(ink.PAPER)
    const metal = { ...drawing, marks: [ink.GOLD, ink.BRASS, ink.SHINE].join() }
    expect(ink.lamplit(metal)).toEqual(metal)
  })

  it('keeps the figures of contrast for text by day and by lamplight', () => {
    for (const theme of ['day', 'lamp'] as const) {
      const { paper, ink: text, danger, handsText } = PALETTE[theme]
      expect(contrast(text, paper[1])).toBeGreaterThan(9)
      for (const colour of [danger, ...Object.values(handsText)]) {
        expect(contrast(colour, paper[1]), colour).toBeGreaterThan(4.5)
      }
    }
    expect(contrast(PALETTE.day.goldText, ink.WOOD)).toBeGreaterThan(4.5)
    expect(contrast(PALETTE.day.goldText, ink.DARK_WOOD)).toBeGreaterThan(4.5)
  })

  it('gives equal shapes equal ids, and others others', () => {
    const id = (shape: string) => /id="([^"]+)"/.exec(ink.clipped(shape, ''))?.[1]
    expect(id('M0 0Z')).toBe(id('M0 0Z'))
    expect(id('M0 0Z')).not.toBe(id('M0 1Z'))
  })

  it('draws what it was told once', () => {
    let drawn = 0
    const draw = ink.kept((n: number) => ({ box: [0, 0, n, n], marks: String(++drawn) }))
    expect(draw(1)).toBe(draw(1))
    expect(draw(2)).not.toBe(draw(1))
    expect(drawn).toBe(2)
  })

  it('throws the same dice for the same seed, and spreads them', () => {
    const [a, b, other] = ['Inés', 'Inés', 'Joris'].map(ink.chance)
    const thrown = Array.from({ length: 1000 }, a)
    expect(Array.from({ length: 1000 }, b)).toEqual(thrown)
    expect(Array.from({ length: 1000 }, other)).not.toEqual(thrown)
    for (let tenth = 0; tenth < 10; tenth++) {
      expect(thrown.filter((n) => Math.floor(n * 10) === tenth).length).toBeGreaterThan(60)
    }
  })

  it('mixes colours half and half', () => {
    expect(ink.mixed('#000000', '#ffffff')).toBe('#808080')
    expect(ink.placed(1, 2, ink.between(0, 1, 1 / 3), '')).toBe('<g transform="translate(1 2) scale(0.33)"></g>')
  })

  it('has one name for each colour of the players, the nations and the materials', () => {
    const { INDIGO, VERDIGRIS, OCHRE, PLUM, MADDER, ORANGE, WOOD, DARK_WOOD } = ink
    expect(
      new Set([INDIGO, VERDIGRIS, OCHRE, PLUM, MADDER, ORANGE, WOOD, DARK_WOOD, ink.INK, ink.hash('a')]).size,
    ).toBe(10)
  })
})

/** Of two colours, as WCAG reckons it. */
function contrast(a: string, b: string): number {
  const [light, dark] = [brightness(a), brightness(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function brightness(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const part = Number.parseInt(colour.slice(i, i + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
