/** Hats, all drawn for a head of middle width. */

import { along, comb, cut, flat, GOLD, INK, MADDER, PAPER, placed, points, STEEL, times } from '../ink.ts'
import { skull } from '../things/marks.ts'
import type { Hat } from './likeness.ts'
import type { Pen } from './pen.ts'
import type { Sitter } from './sitter.ts'

export function hat(sitter: Sitter): string {
  return HATS[sitter.person.hat](sitter)
}

const HATS: Readonly<Record<Hat, (sitter: Sitter) => string>> = {
  none: () => '',
  tricorn: ({ pen, cloth, band, person }) =>
    pen.block('M70 58V44C72 22 86 13 103 14C121 15 133 24 135 42V58Z', cloth) +
    pen.block('M28 66C36 42 60 27 92 29C108 31 119 39 124 50L121 74C96 60 60 57 28 66Z', cloth) +
    pen.block('M121 74L124 50C130 39 142 33 152 38C163 44 170 54 174 66C156 59 138 63 121 74Z', cloth) +
    pen.stroke(
      'M31 60C40 43 62 31 92 33C107 34 117 41 122 51M126 51C131 43 141 37 150 42C158 46 166 54 170 62',
      3.2,
      band,
    ) +
    pen.sun(comb('36 63 70 58 114 66', '52 48 78 42 112 54', 15, 1.1), cloth === INK ? PAPER : INK) +
    pen.sun(comb('128 66 160 60', '132 56 154 52', 5, 0.9), cloth === INK ? PAPER : INK) +
    (person.badge === 'skull'
      ? placed(73, 33, 0.24, skull(PAPER, cloth, true))
      : pen.disc(64, 47, 6.5, person.badge ?? band, 1.8)) +
    (person.feather
      ? plume(pen, person.feather, 'M64 46C44 44 24 32 28 10C38 18 44 10 56 14C70 8 80 16 84 24C88 34 78 42 64 46Z')
      : ''),
  laced: ({ pen, cloth, band, person }) =>
    pen.block('M68 60V44C70 20 86 10 103 11C122 12 135 22 137 42V60Z', cloth) +
    fringe(pen, '28 66 35 56 43 48 52 41 62 36 73 33 84 31 95 32 105 35 114 40 122 48', -4) +
    fringe(pen, '128 46 136 40 146 38 156 42 164 48 172 58', 4) +
    pen.block('M24 70C36 48 60 35 92 36C108 37 119 44 124 54L121 78C96 64 60 61 24 70Z', cloth) +
    pen.block('M121 78L124 54C130 45 142 40 152 44C164 50 172 58 178 70C158 62 138 66 121 78Z', cloth) +
    pen.stroke(
      'M30 64C42 49 64 39 92 40C107 41 117 47 122 56M126 56C131 49 141 44 150 48C160 52 168 59 173 66',
      3.2,
      band,
    ) +
    pen.sun(comb('36 66 70 61 114 69', '54 52 80 47 112 58', 15, 1.1), cloth === INK ? PAPER : INK) +
    pen.block('M58 42L70 40L72 56L62 58Z', band, 1.6) +
    pen.disc(66, 52, 7.5, person.badge ?? MADDER, 1.8) +
    pen.disc(66, 52, 3, PAPER),
  wide: ({ pen, cloth, band }) =>
    pen.block('M68 60C68 32 76 15 100 14C126 13 134 30 135 59Z', cloth) +
    pen.block('M18 66C46 50 74 46 101 48C128 46 158 50 184 66C170 75 138 76 101 75C64 76 34 75 18 66Z', cloth) +
    flat('M67 44C88 52 114 52 135 43L135 54C114 62 88 62 67 55Z', band) +
    pen.stroke('M67 44C88 52 114 52 135 43M67 55C88 62 114 62 135 54', 1.6) +
    pen.sun(
      comb('72 26 92 18', '70 44 88 46', 6, 1.2) + comb('28 67 70 72 130 74', '46 60 80 62 126 64', 15, 1),
      cloth === INK ? PAPER : INK,
    ),
  straw: ({ pen, band }) =>
    pen.block('M70 58C70 34 78 22 101 22C124 22 132 34 133 57Z', '#d9b25a') +
    pen.block('M16 70C44 50 72 46 101 48C130 46 160 50 186 68C160 78 130 74 101 76C72 75 42 80 16 70Z', '#d9b25a') +
    flat('M69 47C90 54 112 54 133 46L133 57C112 64 90 64 69 58Z', band) +
    pen.stroke('M69 47C90 54 112 54 133 46', 1.6) +
    pen.fine(
      comb('24 69 66 72 101 74 136 72 178 68', '64 58 84 62 101 64 120 62 140 58', 27, 0.8) +
        cut(74, 34, 128, 33, 0.8, -4) +
        cut(72, 41, 130, 40, 0.8, -5) +
        cut(80, 28, 122, 27, 0.7, -3),
    ),
  cavalier: ({ pen, cloth, band, person }) =>
    pen.block('M70 56C66 34 74 20 98 18C122 17 132 32 134 56Z', cloth) +
    pen.block(
      'M20 62C40 62 62 54 84 52C112 50 140 46 162 30C178 22 186 34 178 48C166 70 134 78 100 76C66 76 40 78 20 62Z',
      cloth,
    ) +
    flat('M68 46C86 52 112 52 133 46L134 54C112 60 86 60 69 54Z', band) +
    pen.sun(
      comb('34 64 66 68 110 70', '50 64 76 60 112 58', 12, 1.1) + comb('134 66 168 50', '132 56 156 42', 7, 1.1),
      cloth === INK ? PAPER : INK,
    ) +
    plume(pen, person.feather ?? band),
  bandana: ({ pen, cloth, band }) =>
    pen.block('M62 78C56 46 76 33 101 33C126 33 142 46 138 76C116 62 86 62 62 78Z', cloth) +
    pen.dots('82 52 98 44 115 49 92 60 109 58 127 61 73 63', 2.5, band) +
    pen.block(
      'M64 76C50 70 38 76 30 90C40 89 46 92 48 100C54 88 60 82 66 80ZM64 76C54 82 50 94 52 108C58 100 64 98 70 100C70 90 69 82 66 78Z',
      cloth,
    ) +
    pen.stroke('M62 78C86 62 116 62 138 76', 2.6) +
    pen.sun(comb('66 66 76 46', '72 68 86 46', 4, 1)),
  cap: ({ pen, cloth, band }) =>
    pen.block('M62 66C58 36 78 19 101 19C126 19 144 36 140 66Z', cloth) +
    pen.fine(
      cut(70, 56, 82, 25, 1, 4) +
        cut(82, 54, 92, 22, 1, 3) +
        cut(96, 52, 100, 21, 1, 1) +
        cut(110, 52, 112, 22, 1, -1) +
        cut(122, 54, 123, 27, 1, -3) +
        cut(132, 58, 132, 37, 1, -3),
    ) +
    pen.block('M58 70C80 56 122 56 143 68C146 74 145 80 142 83C120 70 84 70 61 85C56 80 56 74 58 70Z', band) +
    pen.fine(comb('62 72 101 62 140 70', '63 80 101 70 140 78', 16, 0.9)) +
    pen.disc(101, 19, 4.4, band, 1.8),
  round: ({ pen, cloth, band }) =>
    pen.block('M67 60C69 44 72 32 76 21Q101 13 126 21C130 32 133 44 135 60Z', cloth) +
    pen.block('M42 66C62 53 82 51 101 51C122 51 142 53 162 66C142 77 122 74 101 74C80 74 62 78 42 66Z', cloth) +
    pen.block('M69 44C90 51 112 51 133 44L135 55C112 62 90 62 67 55Z', band, 1.6) +
    pen.block('M128 50L142 38L142 50L154 54L138 60Z', band, 1.6) +
    pen.sun(comb('77 26 94 22', '71 44 88 48', 6, 1.2) + comb('52 67 100 73', '64 62 100 64', 9, 0.9), '#e9dab6'),
  wrap: ({ pen, cloth, band }) =>
    pen.block('M60 80C50 44 72 26 102 26C132 26 148 46 140 78C116 62 86 62 60 80Z', cloth) +
    pen.block('M88 30C80 14 92 4 104 12C114 2 128 10 120 26C112 36 96 38 88 30Z', cloth) +
    pen.stroke('M60 76C86 40 118 34 138 50M64 62C84 40 104 34 124 32M76 70C100 50 124 50 141 66', 2) +
    (band !== cloth ? pen.stroke('M62 70C86 47 116 41 138 57M70 73C96 55 122 55 140 72', 2.4, band) : '') +
    pen.sun(comb('64 72 70 48 90 34', '72 68 80 50 96 38', 9, 1)) +
    pen.fine(cut(96, 28, 92, 14, 1, 2) + cut(108, 28, 114, 12, 1, -2)),
  coif: ({ pen, band }) =>
    pen.block('M56 66C42 34 70 12 102 12C136 12 158 36 146 66C118 52 84 52 56 66Z', PAPER) +
    pen.sun(comb('58 52 68 32 92 20', '74 50 82 38 98 30', 11, 1.1)) +
    pen.fine(cut(92, 50, 84, 30, 1, -2) + cut(108, 49, 112, 28, 1, 2) + cut(124, 52, 132, 34, 1, 2)) +
    flat('M57 64C84 48 118 48 145 64L144 57C120 42 82 42 57 57Z', band) +
    pen.block(
      'M52 82Q46 64 62 68Q65 58 77 63Q84 54 94 60Q102 53 111 59Q120 55 127 63Q140 60 141 69Q155 68 148 84Q138 74 126 75Q101 66 76 76Q62 77 52 82Z',
      PAPER,
      2,
    ) +
    pen.fine(comb('62 74 101 66 142 75', '64 69 101 60 138 68', 13, 0.8)) +
    pen.block('M128 56L144 44L146 60L158 62L138 68Z', band, 1.8),
  jester: ({ pen, cloth, band }) =>
    pen.block('M101 24C90 8 68 12 60 30C30 32 12 62 20 98C30 70 48 64 62 76C74 66 88 62 101 62Z', cloth) +
    pen.block('M101 24C112 8 134 12 142 30C172 32 190 62 182 98C172 70 154 64 140 76C128 66 114 62 101 62Z', band) +
    pen.block('M84 32C86 6 106 -2 124 8C112 10 112 22 118 34C108 26 94 26 84 32Z', GOLD) +
    pen.sun(comb('94 34 70 30 34 56', '92 58 66 62 28 76', 13, 1.2) + comb('150 42 172 62', '148 58 172 82', 6, 1)) +
    pen.block('M60 82C82 62 120 62 141 81L139 71C120 56 82 56 62 71Z', PAPER, 2) +
    pen.dots('20 100 182 100 126 10', 7, GOLD, 2) +
    (pen.isCoarse ? '' : pen.stroke('M16 102h8M178 102h8M122 12h8', 1.6)),
  cowl: ({ pen, cloth }) =>
    pen.block(
      'M100 20C62 20 46 54 50 94C52 122 56 142 70 158C66 128 64 104 67 84C70 64 80 55 101 53C122 55 132 64 135 84C138 104 136 130 131 156C146 142 150 120 151 94C154 54 138 20 100 20Z',
      cloth,
    ) +
    pen.sun(
      comb('56 124 54 84 66 46 101 26', '64 122 64 88 76 56 101 44', 22, 1.2) +
        comb('106 28 132 48 145 84 145 124', '106 36 126 54 139 86 140 120', 13, 0.8),
    ) +
    pen.stroke('M67 90C68 66 80 57 101 56C122 57 134 66 135 90', 1.2, PAPER),
  morion: ({ pen, band }) =>
    pen.block('M64 66C64 40 82 28 101 27C122 28 138 40 138 66Z', STEEL) +
    pen.block('M64 52C58 0 146 -4 138 50C126 24 78 24 64 52Z', STEEL) +
    flat('M66 52C88 44 114 44 136 52L136 58C114 50 88 50 66 58Z', band) +
    pen.block('M42 46C56 64 76 63 101 63C128 63 148 62 166 42C162 70 138 81 101 81C64 81 46 72 42 46Z', STEEL) +
    pen.sun(
      comb('68 58 72 46 88 34', '82 60 86 48 98 40', 9, 1.3) +
        comb('67 36 76 20 90 14', '74 38 84 26 94 22', 8, 1.2) +
        comb('48 60 60 74 96 79', '58 64 74 68 98 70', 11, 1.2),
    ) +
    pen.sun(comb('122 18 132 34', '114 22 124 36', 5, 1.1), PAPER) +
    pen.dots('66 71 84 69 102 69 120 69 138 69', 2, GOLD, 1),
  mantilla: ({ pen, cloth }) =>
    pen.block('M72 34C66 4 138 2 132 34L122 50L82 50Z', GOLD) +
    pen.fine(times(6, (i) => cut(86 + i * 6, 46, 77 + i * 10, 15, 1.5))) +
    pen.block(
      'M101 32C64 30 46 54 48 96C49 124 42 142 32 164C50 166 62 160 70 150C62 124 62 96 68 78C76 60 88 53 104 53C122 53 132 63 136 80C140 104 140 126 136 150C146 160 156 162 168 160C158 142 154 122 154 96C154 54 138 32 101 32Z',
      cloth,
    ) +
    (pen.isCoarse
      ? ''
      : pen.dots(
          '56 88 57 104 54 120 60 74 52 136 48 150 68 61 80 50 94 44 110 44 126 50 138 61 145 76 147 94 147 112 148 130 152 146',
          2.1,
          '#cdbb95',
        )) +
    pen.stroke('M72 148C64 124 64 98 70 79C78 62 89 55 104 55C121 55 131 65 134 81', 1, '#cdbb95'),
  beret: ({ pen, cloth, band, person }) =>
    pen.block('M58 68C34 56 40 26 74 22C108 14 152 22 154 46C154 58 148 64 140 68Z', cloth) +
    pen.block('M60 74C80 60 120 60 141 72L139 63C120 52 82 52 61 64Z', band) +
    pen.sun(comb('52 56 60 36 84 28', '64 58 74 44 92 36', 11, 1.2)) +
    pen.fine(cut(112, 54, 140, 36, 1.1, 3) + cut(122, 56, 146, 44, 1, 2)) +
    (person.feather
      ? pen.block('M66 60C50 46 40 24 46 2C60 12 72 30 74 58Z', person.feather, 2) +
        pen.fine(cut(69, 58, 50, 12, 0.8, -3))
      : ''),
  nightcap: ({ pen, cloth, band }) =>
    pen.block(
      'M66 68C56 38 70 14 98 11C124 8 138 18 144 30C156 32 162 46 156 60C152 54 146 52 140 56L137 67C116 56 88 56 66 68Z',
      cloth,
    ) +
    pen.fine(
      cut(90, 56, 98, 16, 1, -4) +
        cut(108, 55, 116, 18, 1, -3) +
        cut(124, 57, 138, 32, 1, -3) +
        cut(146, 36, 152, 54, 1, -2),
    ) +
    pen.sun(comb('69 58 74 34 90 20', '80 56 86 38 98 28', 9, 1.1)) +
    pen.block('M58 76C76 56 124 54 143 73L141 85C120 69 84 69 61 87Z', band) +
    pen.fine(comb('62 76 101 62 140 74', '64 82 101 68 139 80', 15, 1)),
  band: ({ pen, cloth, band }) =>
    pen.block('M64 74C66 68 68 64 70 62C90 54 114 54 132 61C135 64 137 68 138 72C116 62 86 62 64 74Z', cloth, 2) +
    pen.fine(
      [...Array(6)]
        .map((_, i) =>
          cut(
            72 + i * 11,
            68 - Math.sin((i + 0.6) / 2) * 5 + 2,
            77 + i * 11,
            62 - Math.sin((i + 0.6) / 2) * 3 + 1,
            1.6,
          ),
        )
        .join(''),
      band,
    ) +
    pen.block('M64 72L50 82L56 86L48 98L66 82Z', cloth, 1.8),
}

function plume(
  pen: Pen,
  colour: string,
  shape = 'M74 46C52 50 28 40 22 14C34 22 38 12 50 14C56 6 70 8 78 14C92 14 92 30 84 40Z',
): string {
  const cuts =
    cut(78, 42, 32, 20, 0.9, -5) +
    comb('72 40 44 28', '78 24 48 17', 6, { width: 0.9, bend: 2 }) +
    comb('66 42 40 30', '52 44 30 28', 5, { width: 0.9, bend: -2 })
  return pen.block(shape, colour) + pen.fine(cuts)
}

/** Ostrich feather along an edge, swept to one side. */
function fringe(pen: Pen, edge: string, sweep: number): string {
  const line = points(edge)
  return times(line.length * 2 - 1, (i) => {
    const [x, y] = along(line, i / (line.length * 2 - 2))
    return pen.block(cut(x, y + 9, x + sweep, y - 6 - (i % 2), 6, -sweep * 0.7), PAPER, 1.3)
  })
}
