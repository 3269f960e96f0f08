/** People of the town and what lies about them: casks, crates, palms, gulls, boats. */

import { at, block, comb, cut, disc, flat, INK, placed, stroke, tenth, thorn, times } from '../ink.ts'

const SKINS = ['#e3b98c', '#8a5a3a', '#c9925f', '#5e3d28', '#d8a679'] as const

export interface Dress {
  readonly coat?: string
  readonly skirt?: string
  readonly hat?: keyof typeof HATS
  readonly scarf?: string
  readonly load?: 'basket' | 'sack' | 'barrel'
  readonly skin?: number
  readonly isLeft?: boolean
  readonly isPointing?: boolean
  readonly size?: number
}

/** Somebody of some thirty units, feet at a place. */
export function person(x: number, y: number, dress: Dress = {}): string {
  const { coat = '#2f5d7e', skirt, hat = 'tricorne', load, skin = 0, isLeft = false, isPointing = false } = dress
  const legs = skirt
    ? block('M-4-14C-9-8-9-3-9 0H8C9-4 8-9 4-14Z', skirt, 1.2) + flat(comb('-8 -3 -4 -12', '-3 -2 -1 -12', 4, 0.8), INK)
    : block('M-4-13L-5.5 0H-1.5L0-8L2 0H6L4-13Z', '#e6d8b6', 1.1) + stroke('M-5.5 0h-2.5M2.5 0H7', 2.4)
  const isCarrying = load === 'basket' || load === 'barrel'
  const arms = isCarrying ? 'M-4-22L-7-30M4-22L7-30' : isPointing ? 'M4-22L11-25' : 'M4.5-22L7-15'
  const marks =
    legs +
    block('M-5-14V-21Q-5-24 0-24Q5-24 5-21V-14Z', coat, 1.2) +
    (load && load !== 'basket' ? LOADS[load] : '') +
    stroke(arms, 3.4) +
    stroke(arms, 1.8, coat) +
    disc(0, -27.5, 3.9, SKINS[skin], 1.1) +
    (load === 'barrel' ? '' : HATS[hat](dress.scarf ?? '#b5382a')) +
    (load === 'basket' ? LOADS.basket : '')
  return placed(
    x,
    y,
    dress.size ?? 1,
    `${flat('M-6 1L-22 5L-10 5L6 1z', INK, 'opacity=".38"')}<g transform="scale(${isLeft ? -1 : 1} 1)">${marks}</g>`,
  )
}

const HATS = {
  tricorne: () => block('M-7-27Q0-32 7-27Q4-30.5 3-33Q0-35-3-33Q-4-30-7-27Z', INK, 0.8),
  straw: () => block('M-8-27Q0-24.5 8-27Q4-29 3.5-32H-3.5Q-4-29-8-27Z', '#e8cf8a', 1),
  scarf: (colour: string) => block('M-4.2-27Q-5-33 0-33Q5-33 4.2-27Q0-29-4.2-27ZM-4-28l-4 3 4-1z', colour, 1),
  none: () => flat('M-4-27.5Q-5-33 0-33Q5-33 4-27.5Q2-30-1-30Q-3-30-4-27.5Z', INK),
  bonnet: () => block('M-4.5-25Q-7-33 0-33.5Q6-33 4-26L1-29Z', '#fbf3df', 1),
}

const LOADS = {
  sack: block('M-9-24Q-12-33-3-34Q6-34 4-27Z', '#d9c08a', 1.2),
  barrel: cask(-1, -27, 0.62),
  basket:
    block('M-7-31H7L5-37H-5Z', '#c89a58', 1.1) + disc(-2, -38, 2.2, '#d9712b', 0.8) + disc(2, -38, 2.2, '#7d8f3d', 0.8),
}

export function cask(x: number, y: number, scale = 1): string {
  return placed(
    x,
    y,
    scale,
    flat('M-9 1L-17 3L-3 4L8 1z', INK, 'opacity=".35"') +
      block('M-8 0C-11-7-11-13-8-20H8C11-13 11-7 8 0Q0 3-8 0Z', '#9a6a35', 1.5) +
      stroke('M-9.5-6Q0-3 9.5-6M-9.5-14Q0-11 9.5-14', 2.2, '#454b50') +
      flat(comb('-9 -18 -9 -2', '-2 -18 -2 -2', 6, { width: 1, reach: 0.8, tool: thorn }), INK) +
      `<ellipse cy="-20" rx="8" ry="2.6" fill="#e0c88f" stroke="${INK}" stroke-width="1.3"/>`,
  )
}

export function crate(x: number, y: number, scale = 1): string {
  return placed(
    x,
    y,
    scale,
    flat('M-2 0L-14 4L8 4L18 0z', INK, 'opacity=".35"') +
      block('M0 0V-16H18V0Z', '#b98a4a', 1.5) +
      block('M18 0V-16L25-20V-5Z', '#e0b874', 1.4) +
      block('M0-16L7-20H25L18-16Z', '#d8ab6b', 1.4) +
      stroke('M3-2L15-14M3-14L15-2', 1.6, '#5a3a1a'),
  )
}

export function sack(x: number, y: number, scale = 1): string {
  return placed(
    x,
    y,
    scale,
    block('M-4-13C-10-9-12-2-9 0H9C12-2 10-9 4-13L6-17H-6Z', '#d9c08a', 1.4) +
      flat(comb('-10 -6 -8 -1', '-3 -6 -2 -1', 4, 0.9), INK) +
      stroke('M-4-13h8', 1.6),
  )
}

export function mule(x: number, y: number): string {
  return placed(
    x,
    y,
    1,
    stroke('M8 0V-12M22 0V-12M2 0V-12M27 0V-12', 3) +
      block('M0-10Q-2-20 8-21H24Q30-20 31-28L36-34L38-29L43-24Q42-20 36-21L30-10Z', '#8d7a5e', 1.4) +
      block('M4-22Q10-30 20-29L24-21Q14-15 4-22Z', '#d9c08a', 1.3) +
      flat(comb('1 -18 2 -11', '10 -18 10 -11', 4, 1), INK),
  )
}

/** Angle, length and lift of each frond. */
const FRONDS = [
  [-172, 40, 14],
  [-148, 46, 6],
  [-118, 40, -4],
  [-88, 34, -6],
  [-58, 42, 4],
  [-30, 46, -6],
  [-4, 42, -14],
] as const

export function palm(x: number, y: number, scale = 1, lean = 8): string {
  const [high, top] = [84, tenth(lean * 0.6)]
  const trunk = `M0 0Q${tenth(lean)} -40 ${top} ${-high}`
  const rings = times(11, (i) => {
    const aside = lean * 0.09 * i * (1 - i / 30)
    return cut(-4 + aside, -5 - i * 7.2, 5 + aside, -7 - i * 7.2, 0.9, 1.5)
  })
  const fronds = FRONDS.map(([angle, long, lift], i) => {
    const leaf = `M0 0Q${at(long / 2, -12 + lift * 0.3)} ${long} ${4 + (i % 2) * 5}Q${at(long / 2, -2 + lift * 0.3)} 0 0Z`
    const veins = times(7, (j) =>
      cut(long * (0.2 + j * 0.11), -6 + lift * 0.2, long * (0.12 + j * 0.11), 2 + lift * 0.1, 1),
    )
    return `<g transform="translate(${top} ${-high}) rotate(${angle})">${block(leaf, i % 2 ? '#6b8a55' : '#55775a', 1.3)}${flat(veins, INK)}</g>`
  })
  return placed(
    x,
    y,
    scale,
    flat('M-4 1L-40 8L-20 9L5 1z', INK, 'opacity=".3"') +
      stroke(trunk, 8.5) +
      stroke(trunk, 5.2, '#9a7648') +
      flat(rings, INK) +
      fronds.join('') +
      disc(top - 3, -high + 4, 3.2, '#8a5a2b', 1.1) +
      disc(top + 4, -high + 5, 3, '#8a5a2b', 1.1),
  )
}

export function tree(x: number, y: number, r: number): string {
  return (
    disc(x, y - r, r, '#6f8f5c', 1.3) +
    flat(
      comb(
        `${x - r} ${y - r * 1.3} ${x - r * 0.6} ${y - r * 0.2}`,
        `${x - r * 0.1} ${y - r * 1.4} ${x} ${y - r * 0.3}`,
        5,
        0.9,
      ),
      INK,
    )
  )
}

export function gull(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    block('M0 0C-4-7-11-10-18-8C-12-6-8-2-6 2C-3 4 3 4 6 2C8-3 13-7 20-7C12-11 4-7 0 0Z', '#fbf6e6', 1.3) +
      flat('M14-8.5L20-7L13-6zM-13-8.8L-18-8L-12-6.5z', INK),
  )
}

export function boat(x: number, y: number, scale = 1, isRowed = false): string {
  return placed(
    x,
    y,
    scale,
    (isRowed ? person(-8, -3, { size: 0.8, hat: 'straw', coat: '#8d2f23', skin: 1 }) : '') +
      block('M-30-8Q0-1 32-9L25 4Q0 8-23 4Z', '#8d5f30', 1.7) +
      stroke('M-30-8Q0-1 32-9', 2.6) +
      flat(comb('-26 -4 -21 4', '-4 0 -4 6', 5, { width: 1, reach: 0.9, tool: thorn }), INK) +
      stroke('M-16-6L-27 9M12-5L24 9', 1.8) +
      flat(cut(-34, 7, -4, 8, 1, -1.5) + cut(2, 9, 34, 7, 1, -1.5), '#2c4a4d'),
  )
}

export function bollard(x: number, y: number): string {
  return placed(x, y, 1, block('M-4 0V-8Q-6-11 0-12Q6-11 4-8V0Z', '#454b50', 1.3))
}

export function lamp(x: number, y: number, isLit: boolean): string {
  const glow = isLit
    ? '<circle cy="-52" r="20" fill="#FFD873" opacity=".16"/><circle cy="-52" r="11" fill="#FFD873" opacity=".22"/>'
    : ''
  return placed(
    x,
    y,
    1,
    stroke('M0 0V-46', 3) +
      stroke('M-5 0h10M-5-40h10', 2) +
      block('M-5-58L-3.5-46H3.5L5-58L0-63Z', isLit ? '#FFD873' : '#f0e3bd', 1.4) +
      glow,
  )
}
