/** What is round the neck. */

import { at, comb, cut, flat, GOLD, INK, type Line, MADDER, PAPER, round, times } from '../ink.ts'
import type { Collar } from './likeness.ts'
import type { Pen } from './pen.ts'
import type { Sitter } from './sitter.ts'

export function collar(sitter: Sitter): string {
  return COLLARS[sitter.person.collar](sitter)
}

const COLLARS: Readonly<Record<Collar, (sitter: Sitter) => string>> = {
  none: () => '',
  band: ({ pen }) =>
    pen.block('M76 144L46 174L80 186L102 160L126 185L156 173L128 144Q102 162 76 144Z', PAPER) +
    pen.sun(comb('78 150 62 168', '92 158 82 178', 7, 1)) +
    pen.fine(comb('50 173 78 182', '55 168 80 176', 8, 0.9) + comb('128 182 152 173', '128 176 148 168', 7, 0.9)),
  ruff: ({ pen }) =>
    `<ellipse cx="102" cy="149" rx="50" ry="18" fill="${PAPER}" stroke="${INK}" stroke-width="2.3"/>` +
    pen.fine(
      times(24, (i) => {
        const [x, y] = round(0, 0, 1, i * 15)
        const [u, v] = round(0, 0, 1, i * 15 + 6)
        return cut(102 + 28 * x, 148 + 8 * y, 102 + 49 * u, 149 + 17.5 * v, 1.4, 2)
      }),
    ),
  cravat: ({ pen }) => cravat(pen),
  jabot: ({ pen }) =>
    pen.block('M80 142Q102 156 124 142L126 155Q102 168 78 155Z', PAPER) +
    [2, 1, 0].map((i) => pen.block(frill(i), PAPER, 1.8)).join('') +
    pen.fine(cut(96, 163, 94, 171, 0.9) + cut(107, 163, 109, 171, 0.9) + cut(102, 180, 102, 188, 0.8)),
  kerchief: ({ pen, scarf }) =>
    pen.block('M76 148Q102 166 128 147L132 158Q104 176 74 158Z', scarf) +
    pen.block('M98 164L84 190L102 182L114 192L110 164Z', scarf) +
    pen.block('M94 160Q104 156 112 161Q113 170 104 172Q95 171 94 160Z', scarf, 1.8) +
    pen.dots('84 158 94 178 118 160 108 180', 1.8, PAPER),
  points: ({ pen }) =>
    [
      'M58 156L40 186L74 174Z',
      'M80 154L70 196L98 168Z',
      'M126 154L136 196L108 168Z',
      'M144 156L164 186L132 174Z',
      'M92 156L103 198L114 156Z',
    ]
      .map((d, i) => pen.block(d, i % 2 ? GOLD : PAPER, 2))
      .join('') + pen.dots('40 188 164 188 70 197 136 197', 3.6, GOLD, 1.4),
  fichu: ({ pen }) =>
    flat('M80 144Q102 164 124 144L150 168L104 198L60 168Z', PAPER) +
    pen.block(
      'M80 144C64 152 52 160 46 170C66 184 92 192 104 201C116 190 142 182 158 170C150 160 136 152 124 144C120 160 112 168 104 172C94 168 86 158 80 144Z',
      PAPER,
    ) +
    pen.sun(comb('56 166 80 156', '78 184 96 178', 8, 1)) +
    pen.fine(comb('128 158 148 168', '116 180 130 182', 5, 0.9)),
  pearls: ({ pen }) => pen.dots(string(84, 4.7, 150, 8), 2.9, PAPER, 1.2),
  beads: ({ pen }) =>
    pen.dots(string(83, 4.9, 149, 8), 2.6, MADDER, 1.1) + pen.dots(string(81, 5.3, 155, 11), 2.6, GOLD, 1.1),
  stock: ({ pen, scarf }) =>
    pen.block('M80 140Q102 152 124 140L125 154Q102 166 79 154Z', scarf) +
    pen.sun(comb('82 144 82 154', '96 150 94 158', 3, 0.9), scarf === INK ? PAPER : INK),
  chain: ({ pen }) =>
    cravat(pen) +
    pen.dots(string(46, 9.4, 163, 27, 13), 4.6, GOLD, 1.7) +
    pen.disc(103, 193, 9, GOLD, 2) +
    pen.disc(103, 193, 3.6, MADDER, 1),
}

function cravat(pen: Pen): string {
  return (
    pen.block('M94 158C82 172 84 190 90 201L114 201C120 190 120 172 110 158Z', PAPER) +
    pen.block('M80 142Q102 156 124 142L126 156Q102 170 78 156Z', PAPER) +
    pen.sun(comb('82 147 82 157', '104 157 98 163', 4, 0.9)) +
    pen.fine(comb('94 166 112 166', '90 196 114 196', 6, 1))
  )
}

/** One fall of lace, the first on top. */
function frill(i: number): string {
  const [y, wide, narrow] = [160 + i * 13, i * 3, i * 2]
  return (
    `M${at(90 - wide, y)}Q${at(102, y - 6)} ${at(113 + wide, y)}Q${at(120 + wide, y + 12)} ${at(112 + narrow, y + 14)}Q${at(107, y + 8)} ${at(102, y + 16)}` +
    `Q${at(97, y + 8)} ${at(91 - narrow, y + 14)}Q${at(83 - narrow, y + 12)} ${at(90 - wide, y)}Z`
  )
}

/** Beads that hang from one shoulder to the other. */
function string(left: number, step: number, y: number, sag: number, count = 9): Line {
  return Array.from(
    { length: count },
    (_, i) => [left + i * step, y + sag * Math.sin((i / (count - 1)) * Math.PI)] as const,
  )
}
