/** The shipyard: a hull in frame under sheers, a shed behind. */

import { block, clipped, comb, flat, INK, placed, stroke, tenth, thorn, times } from '../ink.ts'
import { person } from './folk.ts'
import type { HouseDrawing } from './houses.trade.ts'
import { type Body, roof, walls } from './masonry.ts'
import { sign, windowAt } from './openings.ts'

const TIMBER = '#9a7648'
const DEAL = '#c89a58'
const SHED: Body = { width: 86, height: 48, depth: 40, side: -1 }

export const slip: HouseDrawing = (style, standing) => {
  const shed =
    walls(SHED, '#b98a4a', 'clapboard') +
    roof('long', SHED, 34, style, '#b98a4a') +
    block('M12 0V-38H40V0Z', standing === 'lit' ? '#FFC75A' : '#2a1c10', 1.8) +
    windowAt(style, 54, -14, standing, 20, 20)
  return (
    placed(148, -34, 1, shed) +
    flat('M30 12L250-22L262-8L60 32Z', '#c9a874') +
    stroke('M30 12L250-22M60 32L262-8', 1.6) +
    stroke(
      times(9, (i) => `M${52 + i * 24} ${tenth(8 - i * 3.6)}l14 17`),
      3.4,
    ) +
    HULL +
    beams('M70-14L58 14M104-12L98 12M140-12L142 8M174-14L184 2M56-40L26 10M202-50L222-6', 4.6, 2.2) +
    SHEERS +
    beams('M228 6V-96', 5, 2.6) +
    sign(226, -92, -1, 'hammer') +
    (standing === 'shut' ? '' : WORK)
  )
}

function beams(lines: string, ink: number, wood: number): string {
  return stroke(lines, ink) + stroke(lines, wood, TIMBER)
}

const STRAKE = 'M44-66C52-42 62-26 82-16H176C190-22 198-38 203-58Q120-34 44-66Z'
const RIBS = times(9, (i) => {
  const x = 62 + i * 13.5
  const rib = `M${x}-20Q${x - 9}-44 ${x - 3} ${tenth(-74 - Math.abs(i - 4) * 3)}`
  return stroke(rib, 4.2) + stroke(rib, 1.9, DEAL)
})

const HULL =
  flat('M40-90C44-52 58-26 82-16H176C196-26 206-54 210-96L192-82Q120-58 58-80Z', '#3a2817') +
  stroke('M40-92C46-70 60-66 124-60S196-78 210-96', 2) +
  RIBS +
  block(STRAKE, '#a8763e', 2.2) +
  clipped(
    STRAKE,
    stroke('M44-56Q120-26 205-50M50-46Q120-18 202-42M58-36Q120-10 196-32', 1) +
      flat(
        comb('48 -60 80 -18', '84 -44 104 -18', 14, { width: 1.6, reach: 0.9, tool: thorn }) +
          comb('84 -16 174 -16', '84 -28 174 -26', 22, { width: 1.3, reach: 0.9, tool: thorn }),
        INK,
      ),
  ) +
  stroke('M40-90C44-52 58-26 82-16H176C196-26 206-54 210-96', 2.8) +
  stroke('M210-96L218-112M40-92L34-104', 5)

const SHEERS =
  beams('M18 4L64-158M104 2L64-158', 8, 4.6) +
  beams('M31-44H92M42-84H82', 5, 2.4) +
  stroke('M64-158V-112M62-158L150-34M66-158L-8-20', 1.2)

const WORK =
  placed(
    64,
    -112,
    1,
    block('M-5 0h10v8h-10z', '#454b50', 1.4) +
      stroke('M0 8l-26 14M0 8l26 14', 1.2) +
      stroke('M-34 24L34 20', 7) +
      stroke('M-34 24L34 20', 4, DEAL),
  ) +
  stroke('M92-14V-62M150-14V-60M84-52H158', 2.4, '#6d4723') +
  person(112, -52, { coat: '#e6d8b6', hat: 'scarf', skin: 3, size: 0.85, isPointing: true }) +
  person(140, -52, { coat: '#5d7f5f', hat: 'straw', size: 0.85 }) +
  placed(
    196,
    14,
    1,
    times(4, (i) => {
      const plank = `M${-i * 3} ${-i * 5}l44-9`
      return stroke(plank, 6) + stroke(plank, 3.4, i % 2 ? DEAL : '#d8ab6b')
    }),
  ) +
  person(176, 22, { coat: '#8d2f23', hat: 'straw', skin: 2, isPointing: true, size: 0.95 })
