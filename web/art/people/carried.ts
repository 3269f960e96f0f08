/** What somebody carries, and the hand that holds it. */

import { comb, cut, flat, GOLD, INK, MADDER, PAPER, STEEL, tenth, times, turned } from '../ink.ts'
import { sleeve } from './clothes.ts'
import type { Carried } from './likeness.ts'
import type { Pen } from './pen.ts'
import type { Sitter } from './sitter.ts'

interface Load {
  readonly thing: (sitter: Sitter) => string
  /** Where the hand closes round it, and how it is turned; some things hang or sit by themselves. */
  readonly grip?: readonly [x: number, y: number, turn: number]
  /** In a medallion only what is tall enough is carried, and held up to the face. */
  readonly raised?: readonly [x: number, y: number]
}

export function carried(sitter: Sitter, isRaised: boolean): string {
  const { carries } = sitter.person
  if (carries === undefined) return ''
  const { thing, grip, raised } = LOADS[carries]
  if (isRaised) return raised ? `<g transform="translate(${raised.join(' ')})">${thing(sitter)}</g>` : ''
  if (grip === undefined) return thing(sitter)
  return arm(sitter, grip[0], grip[1]) + thing(sitter) + fist(sitter, ...grip)
}

/** A forearm that comes up from the foot of the picture. */
function arm(sitter: Sitter, x: number, y: number): string {
  const cloth = sleeve(sitter)
  const forearm = `M${x - 9} ${y + 8}L${x - 20} 201H${x + 20}L${x + 10} ${y + 8}Z`
  const cuff = `M${x - 11} ${y + 7}L${x + 12} ${y + 8}L${x + 13} ${y + 15}L${x - 13} ${y + 14}Z`
  return sitter.pen.block(forearm, cloth) + (cloth === sitter.skin[0] ? '' : sitter.pen.block(cuff, PAPER, 1.8))
}

/** A closed hand, its knuckles towards us. */
function fist({ pen, skin }: Sitter, x: number, y: number, turn: number): string {
  const hand = 'M-10 -9Q-8 -12 -3 -11L7 -10Q12 -9 12 -4L11 8Q9 12 3 11L-7 10Q-12 9 -12 3Z'
  const thumb = 'M-9 -8Q-4 -15 4 -13Q10 -12 9 -8Q4 -7 -2 -6Z'
  return `<g transform="translate(${x} ${y}) rotate(${tenth(turn)})">${
    pen.block(hand, skin[0], 2) +
    flat(pen.isLit ? 'M-10 -8Q-12 2 -7 9L-2 10Q-7 2 -6 -7Z' : 'M10 -8Q12 2 7 10L2 10Q7 2 6 -7Z', skin[1]) +
    pen.stroke('M-6 -4.5L10 -3.6M-7 0.6L10.6 1.4M-6.6 5.6L10 6.2', 1.3) +
    pen.block(thumb, skin[0], 1.8)
  }</g>`
}

const HAFT = '#8a5a2b'

const LOADS: Readonly<Record<Carried, Load>> = {
  cross: {
    thing: ({ pen }) => pen.stroke('M103 168V196M94 178H112', 7.4) + pen.stroke('M103 168V196M94 178H112', 4, GOLD),
  },
  spyglass: { thing: ({ pen }) => spyglass(pen), grip: [158, 172, 52] },
  hammer: {
    thing: ({ pen }) =>
      turned(
        14,
        160,
        174,
        pen.block('M156 112h8v88h-8z', HAFT) +
          pen.block('M142 98q16 -5 36 0v17q-18 4 -36 0Z', STEEL) +
          pen.sun(comb('144 100 144 112', '156 100 154 113', 5, 1)),
      ),
    grip: [160, 174, 14],
    raised: [-14, -40],
  },
  saw: {
    thing: ({ pen }) =>
      turned(
        12,
        160,
        176,
        pen.block('M152 162L146 84L158 80L174 162Z', STEEL) +
          pen.stroke(
            times(9, (i) => `M${tenth(151.6 - i * 0.6)} ${tenth(158 - i * 8.4)}l-4 -3.4l3.4 -5`),
            1.6,
          ) +
          pen.block('M148 158Q162 152 178 158L176 186Q162 198 150 188Z', HAFT) +
          pen.disc(163, 176, 6, INK),
      ),
    grip: [158, 176, 12],
    raised: [-8, -34],
  },
  linstock: {
    thing: ({ pen }) =>
      pen.block('M160 86h6v116h-6z', HAFT) +
      pen.block('M154 90C154 76 166 78 163 66C176 72 174 84 170 92Z', STEEL, 2) +
      pen.block('M158 74C150 64 160 58 157 46C170 54 170 64 166 74Z', '#d8762a', 1.8) +
      pen.stroke('M160 116l6 -4M160 126l6 -4M160 136l6 -4', 2, PAPER),
    grip: [162, 174, 0],
    raised: [-12, -2],
  },
  rammer: {
    thing: ({ pen }) =>
      turned(
        12,
        160,
        176,
        pen.block('M157 84h7v120h-7z', HAFT) +
          pen.block('M148 62h25v28h-25z', '#c8b58a') +
          pen.fine(comb('150 68 150 86', '160 68 160 86', 5, 1)),
      ),
    grip: [160, 176, 12],
    raised: [-10, -26],
  },
  ledger: { thing: ledger, grip: [160, 168, 26], raised: [-20, -40] },
  bottle: {
    thing: ({ pen }) =>
      pen.block('M152 160V140H166V160C176 168 176 174 176 201H142C142 174 142 168 152 160Z', '#5f8a78') +
      pen.block('M154 130h10v10h-10z', HAFT, 2) +
      pen.block('M144 180h30v14h-30z', PAPER, 1.6) +
      pen.stroke('M159 183v8M155 187h8', 2, MADDER) +
      pen.sun(cut(147, 172, 145, 198, 1.4, 2)),
    grip: [160, 160, 4],
  },
  sword: {
    thing: ({ pen }) =>
      turned(
        10,
        160,
        176,
        pen.block('M155 84L161 72L167 84L165 158L157 158Z', '#d5dad2') +
          pen.stroke('M161 88V154', 1.2) +
          pen.block('M142 156h38v7h-38z', GOLD) +
          pen.block('M157 163h8v28h-8z', HAFT) +
          pen.disc(161, 194, 6, GOLD, 2),
      ),
    grip: [160, 176, 10],
    raised: [-14, -34],
  },
  cutlass: {
    thing: ({ pen }) =>
      pen.block('M166 168C182 138 184 108 172 76C164 108 160 136 150 164Z', '#d5dad2') +
      pen.stroke('M170 98C170 126 166 146 158 164', 1.2) +
      pen.block('M140 160Q156 156 174 168L172 174Q154 164 138 168Z', GOLD, 1.8) +
      pen.stroke('M172 170C182 182 174 198 160 196', 6) +
      pen.stroke('M172 170C182 182 174 198 160 196', 3.2, GOLD),
    grip: [156, 178, 18],
    raised: [-20, -34],
  },
  compass: {
    thing: ({ pen, skin }) =>
      pen.block('M134 184Q136 200 160 203Q184 200 186 182Q190 190 184 203H136Q128 194 134 184Z', skin[0], 2) +
      pen.disc(160, 176, 21, GOLD, 2.3) +
      pen.disc(160, 176, 15.5, PAPER, 1.6) +
      flat('M160 161L164 176L160 191L156 176Z', INK) +
      flat('M160 161L164 176L156 176Z', MADDER) +
      (pen.isCoarse ? '' : pen.stroke('M146 176h3M171 176h3', 1.6)) +
      pen.block('M138 184Q146 180 150 190Q148 198 140 194Z', skin[0], 1.8),
  },
  fan: {
    thing: ({ pen, person }) =>
      pen.block('M140 196L122 156C140 138 174 140 190 162L158 196Z', person.spot) +
      pen.stroke('M146 194L128 152M149 194L146 144M151 194L166 145M154 194L180 154', 1.5) +
      pen.stroke('M125 162C142 146 170 147 186 167', 3, PAPER),
    grip: [150, 186, -8],
  },
  parrot: { thing: ({ pen }) => parrot(pen) },
  key: {
    thing: ({ pen, person }) =>
      pen.disc(150, 168, 8, GOLD, 2) +
      pen.disc(150, 168, 3.4, person.spot, 1.4) +
      pen.block('M148 176h5v24h-5zM153 186h6v4h-6zM153 194h6v4h-6z', GOLD, 1.6),
  },
  wheat: { thing: ({ pen }) => wheat(pen), grip: [163, 178, 4], raised: [-16, -44] },
  purse: {
    thing: ({ pen }) =>
      pen.block('M152 158C144 148 150 140 156 146C158 138 165 138 166 145C173 140 178 148 168 158Z', '#a86e3c', 2) +
      pen.block('M148 174C134 182 132 203 152 205H168C188 203 186 182 172 174Z', '#8f5b2a') +
      pen.fine(comb('144 184 140 200', '154 186 152 202', 4, 1)) +
      pen.block('M150 166Q160 158 170 166L172 176Q160 182 148 176Z', '#a86e3c', 1.8) +
      pen.stroke('M149 176Q160 182 171 176', 2.6, GOLD) +
      pen.disc(161, 192, 6, GOLD, 1.6),
    grip: [160, 165, 0],
  },
  marotte: {
    thing: ({ pen }) =>
      pen.stroke('M158 204L162 150', 5.5) +
      pen.stroke('M158 204L162 150', 3, HAFT) +
      pen.block('M146 132C146 118 178 118 178 132C178 142 172 150 162 150C152 150 146 142 146 132Z', PAPER) +
      pen.block('M146 128C138 112 150 104 162 114C174 104 188 112 178 128C168 120 156 120 146 128Z', MADDER, 2) +
      pen.dots('143 112 182 112', 3.6, GOLD, 1.4) +
      pen.dots('156 134 168 134', 1.6, INK) +
      pen.stroke('M155 141Q162 147 170 141', 1.6),
    grip: [160, 178, 4],
  },
}

function spyglass(pen: Pen): string {
  return turned(
    -38,
    166,
    160,
    pen.block('M130 152h34v16h-34z', HAFT) +
      pen.block('M164 154h18v12h-18z', GOLD) +
      pen.block('M182 150h8v20h-8zM124 149h8v22h-8z', GOLD) +
      pen.fine(comb('134 164 162 164', '134 167 162 167', 8, 1)),
  )
}

/** A book of accounts under the arm, and the pen that keeps it. */
function ledger({ pen }: Sitter): string {
  return (
    pen.block('M118 176L150 170L160 206H122Z', '#7a2f2a') +
    pen.block('M123 180L147 175L154 206H126Z', PAPER, 1.6) +
    pen.fine(comb('128 184 132 202', '146 180 150 200', 5, 0.7)) +
    pen.block('M158 168C160 144 170 122 190 108C190 132 182 154 164 172Z', PAPER, 2) +
    pen.fine(cut(160, 172, 186, 118, 0.7, -3) + comb('166 156 178 130', '174 152 184 132', 4, 0.6)) +
    pen.stroke('M160 168L152 186', 1.8)
  )
}

function parrot(pen: Pen): string {
  return (
    pen.block(
      'M160 178C148 160 150 128 164 120C180 114 190 128 186 142C192 158 184 186 172 200C166 194 162 186 160 178Z',
      '#3f7a4d',
    ) +
    pen.block('M168 146C178 148 186 160 182 178C172 176 166 164 168 146Z', '#2f5d7e', 1.8) +
    pen.block('M158 130C150 130 148 138 152 144C156 142 160 140 162 136Z', GOLD, 1.8) +
    flat('M160 124C166 118 178 118 182 126C176 132 166 132 160 128Z', MADDER) +
    pen.disc(168, 129, 3.6, PAPER, 1.2) +
    pen.disc(167.4, 129, 1.6, INK) +
    pen.fine(comb('172 160 172 180', '180 164 176 184', 4, 1) + cut(164, 190, 168, 200, 1))
  )
}

function wheat(pen: Pen): string {
  const grains = (x: number, y: number) => `M${x} ${y}q-9 -2 -11 -11q9 1 11 11ZM${x + 1} ${y}q8 -5 7 -13q-8 4 -7 13Z`
  const ear = (x: number, y: number, drift: number) =>
    times(5, (i) => pen.block(grains(tenth(x + i * drift), y + i * 8), GOLD, 1.3))
  return (
    pen.stroke(
      'M162 204C164 176 160 150 150 112M164 204C166 176 168 150 168 106M166 204C172 176 176 152 182 122',
      2.2,
    ) +
    ear(150, 112, 1.8) +
    ear(182, 122, -1.6) +
    ear(167, 104, -0.2)
  )
}
