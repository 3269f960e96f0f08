/** Coats, gowns and shirts: from the shoulders to the foot of the picture. */

import { comb, flat, GOLD, INK, PAPER, STEEL, smooth } from '../ink.ts'
import type { Coat } from './likeness.ts'
import type { Pen } from './pen.ts'
import type { Sitter } from './sitter.ts'

export function clothes(sitter: Sitter): string {
  return COATS[sitter.person.coat](sitter)
}

/** Whether the throat shows. */
export function isOpen(coat: Coat): boolean {
  return OPEN.includes(coat)
}

/** What covers the arm that carries something. */
export function sleeve({ person: { coat, spot }, skin }: Sitter): string {
  if (coat === 'dress') return skin[0]
  return SHIRTSLEEVES.includes(coat) ? PAPER : spot
}

const OPEN: readonly Coat[] = ['dress', 'bodice', 'shirt', 'stripes']
const SHIRTSLEEVES: readonly Coat[] = ['vest', 'bodice']
const BODY = 'M12 201C14 176 36 164 76 152L128 152C160 160 182 172 186 201Z'

const COATS: Readonly<Record<Coat, (sitter: Sitter) => string>> = {
  coat,
  officer: (sitter) => coat(sitter) + sash(sitter) + knot(sitter),
  robe: ({ pen, person: { spot } }) =>
    pen.block(BODY, spot) +
    folds(pen, 16, 1.5) +
    pen.block('M60 158C74 178 128 178 142 158L150 164C134 192 68 192 52 163Z', spot) +
    pen.fine(comb('62 166 101 178 140 166', '60 172 101 186 142 172', 12, 1)),
  dress: ({ pen, person: { spot, trim }, skin }) =>
    pen.block(
      'M84 140C82 152 64 158 44 165C24 173 14 186 12 201L186 201C184 186 176 174 158 166C140 159 124 152 122 140Z',
      skin[0],
    ) +
    flat(
      pen.isLit
        ? 'M84 140C82 152 64 158 46 165C66 168 84 166 96 174C92 160 92 150 94 142Z'
        : 'M122 140C124 152 140 159 156 166C138 168 124 166 112 172C114 160 114 150 112 142Z',
      skin[1],
    ) +
    pen.block(
      'M12 201C14 186 24 174 40 167C52 184 80 190 102 190C124 190 148 184 162 168C176 176 184 186 186 201Z',
      spot,
    ) +
    folds(pen, 9, 1.2) +
    pen.block(
      smooth(
        '36 170 42 164 54 174 68 180 84 184 102 185 120 184 136 180 150 174 162 166 167 171 156 182 138 189 120 193 102 195 84 193 64 189 46 181',
      ),
      trim,
      1.8,
    ) +
    pen.fine(comb('42 170 102 187 162 170', '40 178 102 193 164 178', 20, 0.8)),
  bodice: ({ pen, person: { spot, trim }, skin }) =>
    pen.block(BODY, PAPER) +
    folds(pen, 10, 1) +
    pen.block('M64 164C72 176 74 188 74 201L128 201C128 188 132 176 140 164C128 176 76 178 64 164Z', spot) +
    pen.stroke('M90 178L110 184M110 178L90 184M90 188L110 194M110 188L90 194M90 176V201M110 176V201', 1.6, trim) +
    pen.block('M84 146C84 158 92 168 102 172C112 168 120 158 120 146Z', skin[0], 2),
  shirt: ({ pen, person: { spot }, skin }) =>
    pen.block(BODY, spot) +
    folds(pen) +
    pen.block('M86 148L104 184L120 148Z', skin[0], 2) +
    flat(pen.isLit ? 'M86 148L104 184L102 158Z' : 'M120 148L104 184L108 158Z', skin[1]) +
    pen.block('M80 150L74 168L100 184L86 150ZM124 150L134 166L108 184L119 150Z', spot),
  stripes: ({ pen, person: { spot, trim }, skin }) =>
    pen.block(BODY, PAPER) +
    pen.stroke(
      'M30 201C34 186 42 178 50 170M52 201C54 188 58 176 64 166M76 201C76 188 78 176 80 162M126 201C127 188 126 176 126 162M150 201C149 188 144 176 140 166M172 201C170 188 164 180 156 172',
      pen.isCoarse ? 4 : 5.4,
      trim,
    ) +
    pen.block(
      'M12 201C14 176 36 164 64 156C56 172 54 188 56 201ZM186 201C182 172 160 160 138 155C146 170 150 186 148 201Z',
      spot,
    ) +
    folds(pen, 9) +
    pen.block('M86 148L104 176L120 148Z', skin[0], 2) +
    pen.stroke('M82 150L102 180L124 150', 2),
  vest: ({ pen, person: { spot, trim } }) =>
    pen.block(BODY, PAPER) +
    folds(pen, 12, 1) +
    pen.block('M66 156C58 172 60 188 62 201L96 201L86 152ZM138 156C148 172 146 188 144 201L112 201L120 152Z', spot) +
    flat('M86 152L120 152L112 201L96 201Z', PAPER) +
    pen.stroke('M86 152L96 201M120 152L112 201', 2) +
    pen.dots('90 182 92 194', 2.4, trim, 1),
  motley: ({ pen, person: { spot, trim } }) =>
    pen.block(BODY, spot) + pen.block('M100 152L128 152C160 160 182 172 186 201L100 201Z', trim) + folds(pen, 12),
  cuirass: ({ pen, person: { spot } }) =>
    pen.block(BODY, spot) +
    folds(pen, 8) +
    pen.block('M60 162C74 172 130 172 144 161C152 176 154 190 152 201L52 201C50 188 54 174 60 162Z', STEEL) +
    pen.stroke('M104 170C106 180 106 192 105 201', 1.6) +
    pen.sun(comb('58 172 60 190', '80 178 84 196', 7, 1.3)) +
    pen.dots('64 168 82 173 124 173 142 167', 2.2, GOLD, 1),
  cloak: ({ pen, person: { spot, trim } }) =>
    pen.block(BODY, spot) +
    folds(pen, 14, 1.4) +
    pen.block('M72 154C88 176 118 176 132 154L140 160C124 188 82 188 62 160Z', trim) +
    pen.stroke('M26 196C44 186 58 184 76 194M180 196C164 184 146 184 128 194', 3, trim),
}

function coat({ pen, person: { spot, trim, vest = PAPER } }: Sitter): string {
  return (
    pen.block(BODY, spot) +
    folds(pen) +
    flat('M80 152L126 152L116 201L92 201Z', vest) +
    pen.block('M78 152C72 166 78 184 90 201L72 201C62 184 62 166 70 154Z', spot) +
    pen.block('M126 152C136 166 132 184 118 201L138 201C146 184 144 166 136 154Z', spot) +
    pen.stroke('M76 158C70 172 76 188 86 201M129 157C136 170 133 186 122 201', 2, trim) +
    pen.dots('70 176 76 192 138 174 133 191', 2.8, trim, 1.2)
  )
}

/** An officer's rank before there were epaulettes: a sash, and a knot of ribbon on the shoulder. */
function sash({ pen, person: { badge = '#8d2f23' } }: Sitter): string {
  return (
    pen.block('M150 160L166 166C146 184 112 196 84 201L60 201C96 194 130 180 150 160Z', badge, 2) +
    pen.fine(comb('150 164 112 190 76 200', '160 166 120 192 90 200', 12, 0.9))
  )
}

function knot({ pen, person: { trim } }: Sitter): string {
  const loops =
    'M40 168C26 158 22 170 30 176C20 176 20 188 32 186C30 194 42 196 44 186C54 188 56 176 48 172C52 162 44 158 40 168Z'
  const ends = 'M32 184L22 200L30 198L34 201L40 186ZM42 186L46 201L52 198L58 200L50 184Z'
  return (
    pen.block(ends, trim, 1.8) +
    pen.block(loops, trim, 2) +
    pen.fine(comb('34 174 46 174', '30 182 50 182', 5, 0.8)) +
    pen.disc(39, 176, 3.4, GOLD, 1.4)
  )
}

function folds(pen: Pen, count = 12, width = 1.4, colour: string = INK): string {
  return (
    pen.sunny('M12 201C14 182 28 169 50 162C34 176 36 190 40 201Z', colour) +
    pen.sun(comb('22 178 40 168 78 158', '48 201 64 201 92 201', count, width), colour) +
    pen.sun(comb('178 190 158 174', '170 200 148 200', 4, 0.9), colour)
  )
}
