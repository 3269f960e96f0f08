/** A head from the side, looking right, as on a coin: its outline is the face. */

import { at, comb, cut, flat, INK, type Line, mixed } from '../ink.ts'
import { isWeathered } from './head.ts'
import type { Sitter } from './sitter.ts'

/** Where the brow, the lips and the chin lie from the side. */
export function front({ face }: Sitter): number {
  return 100 + face.width * 0.84
}

export const EAR = { x: 86, y: 97 } as const

export function profile(sitter: Sitter): string {
  const { pen, skin } = sitter
  const whole = outline(sitter)
  return (
    flat(whole, skin[0]) +
    shade(sitter) +
    underHat(sitter) +
    pen.block(whole, 'none', 2.4) +
    nostril(sitter) +
    lips(sitter) +
    years(sitter) +
    eye(sitter)
  )
}

/** Drawn after the hair, which lies behind it. */
export function ear({ pen, skin }: Sitter): string {
  const { x, y } = EAR
  return (
    pen.block(
      `M${at(x + 7, y - 8)}C${at(x, y - 15)} ${at(x - 8, y - 9)} ${at(x - 5, y)}C${at(x - 4, y + 8)} ${at(x + 2, y + 14)} ${at(x + 6, y + 9)}Q${at(x + 8, y)} ${at(x + 7, y - 8)}Z`,
      pen.isLit ? skin[1] : skin[0],
      2,
    ) + pen.fine(cut(x + 3, y - 7, x + 2, y + 5, 0.9, 3))
  )
}

function outline(sitter: Sitter): string {
  const { face, mouth: y, person } = sitter
  const x = front(sitter)
  const isWoman = person.sex === 'f'
  const [ey, ny, foot] = [face.eyes, face.nose, face.foot]
  const tip = x + 8.5 + face.noseWidth * 2 + face.hook * 0.5
  const out = 2.2 + face.lips * 1.8
  const chin = face.chin * 0.22 + (isWoman ? -1 : 0.6)
  return (
    `M70 54C80 42 ${at(x - 14, 42)} ${at(x - 7, 54)}C${at(x - 1, 62)} ${at(x + 1.5, 70)} ${at(x + (isWoman ? 0 : 1.4), ey - 8)}` +
    `Q${at(x + (isWoman ? 0 : 1.6), ey - 4)} ${at(x - 2.4, ey)}` +
    `C${at(x + face.hook * 0.9, ey + 6)} ${at(tip - 6 + face.hook, ny - 9)} ${at(tip, ny - 2)}` +
    `Q${at(tip + 0.6, ny + 3)} ${at(x + 4, ny + 4)}Q${at(x + 0.6, ny + 5)} ${at(x + 0.8, y - 4)}` +
    `Q${at(x + 1 + out, y - 3.6)} ${at(x + 0.4 + out * 0.8, y)}Q${at(x + 0.6 + out, y + 3.6)} ${at(x - 0.6, y + 5.6)}` +
    `Q${at(x - 2.8, y + 8)} ${at(x - 1.6 + chin, y + 11)}Q${at(x + 0.6 + chin, foot - 3)} ${at(x - 6 + chin, foot + 1)}` +
    `Q${at(x - 14, foot + 3)} ${at(x - 20, foot - 3)}C${at(100, foot - 9)} ${at(94, 124)} 90 112` +
    `L84 110C74 116 66 108 64 96C59 78 62 62 70 54Z`
  )
}

/** Light from before leaves the jaw in shade; light from behind, the face. */
function shade(sitter: Sitter): string {
  const { pen, face, skin, person } = sitter
  const x = front(sitter)
  const { foot } = face
  const hard = isWeathered(person)
  if (pen.isLit) {
    const under = `M90 106C94 120 ${at(102, foot - 14)} ${at(x - 16, foot - 6)}L${at(x - 8, foot + 1)}Q${at(x - 14, foot + 3)} ${at(x - 20, foot - 3)}C${at(100, foot - 9)} 94 124 88 108Z`
    const from: Line = [
      [90, 104],
      [94, 116],
      [104, foot - 12],
      [x - 18, foot - 6],
    ]
    const to: Line = [
      [98, 100],
      [104, 110],
      [112, foot - 18],
      [x - 14, foot - 13],
    ]
    return (
      flat(under, skin[1]) +
      pen.fine(comb(from, to, 14, { width: 1, jag: 0.5 }), hard ? INK : skin[1]) +
      pen.fine(
        comb(
          [
            [x - 16, 100],
            [x - 14, 106],
          ],
          [
            [x - 5, 98],
            [x - 5, 103],
          ],
          3,
          1,
        ),
        skin[2],
      )
    )
  }
  const strip = `M${at(x - 7, 54)}C${at(x - 1, 62)} ${at(x + 1, 70)} ${at(x, face.eyes)}L${at(x + 1, sitter.mouth)}L${at(x - 4, foot)}Q${at(x - 12, foot - 6)} ${at(x - 8, sitter.mouth)}Q${at(x - 4, 100)} ${at(x - 8, 84)}Q${at(x - 6, 66)} ${at(x - 12, 54)}Z`
  const from: Line = [
    [x - 6, 62],
    [x - 3, 84],
    [x - 4, 110],
    [x - 7, foot - 4],
  ]
  const to: Line = [
    [x - 14, 62],
    [x - 12, 86],
    [x - 13, 108],
    [x - 17, foot - 8],
  ]
  return flat(strip, skin[1]) + pen.fine(comb(from, to, 17, { width: 0.9, jag: 0.5 }), hard ? INK : skin[1])
}

function underHat(sitter: Sitter): string {
  const { pen, person, skin } = sitter
  if (person.hat === 'none') return ''
  const x = front(sitter)
  const y = 79
  return (
    flat(`M72 62L70 ${y + 4}Q${at(x - 22, y - 2)} ${at(x, y - 1)}L${at(x - 2, 60)}Z`, skin[1]) +
    pen.fine(
      comb(
        [
          [76, y],
          [x - 2, y - 3],
        ],
        [
          [78, y + 8],
          [x - 2, y + 2],
        ],
        12,
        { width: 0.9, jag: 0.6 },
      ),
      isWeathered(person) ? INK : skin[1],
    )
  )
}

function nostril(sitter: Sitter): string {
  const { pen, face } = sitter
  const [x, y] = [front(sitter), face.nose]
  return (
    pen.stroke(`M${at(x - 1, y - 4)}Q${at(x - 3.4, y + 1)} ${at(x + 0.6, y + 2.6)}`, 1.7) +
    flat(cut(x + 1.6, y + 2, x + 5.4, y + 1.2, 1.1, -0.6), INK) +
    pen.fine(cut(x + 1, face.eyes + 8, x + 6, y - 4, 0.9, 0.6), sitter.skin[2])
  )
}

function lips(sitter: Sitter): string {
  const { pen, person, face, skin, mouth: y } = sitter
  const x = front(sitter)
  const isWoman = person.sex === 'f'
  const out = 2.2 + face.lips * 1.8
  const curve = { glad: -3, stern: 1.4, calm: -1 }[person.mood]
  const colour = isWoman || pen.isCoarse ? skin[3] : mixed(skin[3], skin[0], 0.45)
  const corner = at(x - 9, y + curve)
  return (
    flat(
      `M${corner}Q${at(x - 3, y - 3)} ${at(x + 0.6 + out * 0.6, y - 2.6)}L${at(x + 0.4 + out * 0.8, y)}Q${at(x + 0.6 + out * 0.9, y + 3)} ${at(x - 0.4, y + 4.6)}Q${at(x - 5, y + 3)} ${corner}Z`,
      colour,
    ) +
    pen.stroke(
      `M${at(x - 10, y + curve)}Q${at(x - 4, y + 0.6 - curve * 0.3)} ${at(x + 0.4 + out * 0.8, y)}`,
      isWoman ? 1.5 : 2,
    ) +
    (isWoman ? '' : pen.fine(cut(x - 6, y + 7.4, x, y + 6.6, 0.8, 1)))
  )
}

function eye(sitter: Sitter): string {
  const { pen, person, face } = sitter
  const [x, y, s] = [front(sitter) - 9.5, face.eyes, face.eyeSize]
  const isWoman = person.sex === 'f'
  const lift = { stern: 2.6, glad: -0.8, calm: 0 }[person.mood]
  const by = y - face.brow
  const thick = face.browThickness + (pen.isCoarse ? 0.8 : 0)
  const lash = isWoman ? `L${at(x + 9 * s, y - 6)}L${at(x + 5.6 * s, y - 2)}` : ''
  return (
    flat(
      `M${at(x - 7 * s, y + 0.6)}Q${at(x, y - 6.4 * s)} ${at(x + 5.6 * s, y - 4)}L${at(x + 4.6 * s, y + 3)}Q${at(x, y + 4)} ${at(x - 7 * s, y + 0.6)}Z`,
      '#fbf1dc',
    ) +
    `<ellipse cx="${at(x + 3 * s, y - 0.6).replace(' ', '" cy="')}" rx="${(2.5 * s).toFixed(1)}" ry="${(3.9 * s).toFixed(1)}" fill="${person.iris ?? INK}"/>` +
    flat(
      `M${at(x - 8 * s, y + 1.4)}Q${at(x - 1, y - 7.4 * s)} ${at(x + 6.2 * s, y - 4.8)}${lash}Q${at(x - 1, y - 5 * s)} ${at(x - 8 * s, y + 1.4)}Z`,
      INK,
    ) +
    pen.stroke(`M${at(x - 3, y + 4)}Q${at(x + 2, y + 4.4)} ${at(x + 4.6, y + 3.2)}`, 1) +
    flat(
      `M${at(x + 9, by + 2.4 + lift)}Q${at(x, by - face.arch * 0.8)} ${at(x - 11, by + 3 - lift * 0.3)}Q${at(x, by - face.arch * 0.1 + thick * 0.5)} ${at(x + 9, by + 2.4 + lift + thick)}Z`,
      person.age > 1 ? '#b3ac9c' : INK,
      person.age > 1 ? `stroke="${INK}" stroke-width="1"` : '',
    )
  )
}

function years(sitter: Sitter): string {
  const { pen, person, face, mouth: y } = sitter
  const x = front(sitter)
  const cuts = [
    person.age > 0 && person.sex === 'm' ? cut(x - 4, face.nose + 1, x - 12, y - 1, 0.9, -1.6) : '',
    person.mood === 'glad' ? cut(x - 12, y - 5, x - 12.5, y + 2, 0.7, 1.4) : '',
    person.age > 1
      ? cut(x - 16, 70, x - 3, 71, 0.8, -1) +
        cut(x - 17, 75, x - 3, 76, 0.7, -1) +
        comb(
          [
            [x - 19, face.eyes],
            [x - 18, face.eyes + 4],
          ],
          [
            [x - 25, face.eyes - 3],
            [x - 24, face.eyes + 6],
          ],
          3,
          0.6,
        )
      : '',
  ]
  return pen.fine(cuts.join(''))
}
