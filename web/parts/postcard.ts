/** The end of a game as a picture that can be sent: who played, who won, and how the points rose. */

import { BONE, BRASS, INK, SHINE } from '../art/ink.ts'
import type { Likeness } from '../art/people/likeness.ts'
import type { Standings } from '../table/race.ts'
import { newSheet, paintFace, SHEET, TEXT, TITLE, write } from './paper.ts'

export interface Postcard {
  readonly game: string
  readonly title: string
  readonly sum: string
  /** The winner first. */
  readonly players: readonly {
    readonly seat: number
    readonly name: string
    readonly points: string
    readonly colour: string
    readonly likeness: Likeness
  }[]
  readonly race: readonly Standings[]
}

const CHART = { x: 480, y: 270, width: 610, height: 250 } as const
const FACE = { first: 190, other: 74 } as const

export async function paintPostcard(card: Postcard): Promise<Blob | undefined> {
  const sheet = newSheet()
  if (!sheet) return undefined
  const { pen } = sheet
  await paintPlayers(pen, card.players)
  paintWords(pen, card)
  paintRace(pen, card)
  return sheet.blob()
}

async function paintPlayers(pen: CanvasRenderingContext2D, players: Postcard['players']): Promise<void> {
  const [first, ...others] = players
  await paintFace(pen, first, 120, 90, FACE.first)
  pen.textAlign = 'center'
  write(pen, first.name, 215, 335, `700 40px ${TITLE}`, BONE)
  write(pen, first.points, 215, 385, `800 44px ${TITLE}`, SHINE)
  pen.textAlign = 'left'
  for (const [i, other] of others.entries()) {
    const y = 425 + i * (others.length > 2 ? 50 : 84)
    const size = others.length > 2 ? 44 : FACE.other
    await paintFace(pen, other, 90, y, size)
    write(pen, other.name, 110 + size, y + size * 0.62, `600 26px ${TITLE}`, BONE)
    pen.textAlign = 'right'
    write(pen, other.points, 390, y + size * 0.62, `800 28px ${TITLE}`, SHINE)
    pen.textAlign = 'left'
  }
}

function paintWords(pen: CanvasRenderingContext2D, { game, title, sum }: Postcard): void {
  write(pen, game, CHART.x, SHEET.y + 58, `600 24px ${TEXT}`, BRASS)
  write(pen, title, CHART.x, SHEET.y + 118, `700 52px ${TITLE}`, INK, CHART.width)
  write(pen, sum, CHART.x, SHEET.y + 160, `500 24px ${TEXT}`, INK, CHART.width)
  pen.textAlign = 'right'
  write(pen, 'Windward', SHEET.x + SHEET.width - 40, SHEET.y + 58, `700 26px ${TITLE}`, BRASS)
  pen.textAlign = 'left'
}

/** Steps: points stay until they rise. */
function paintRace(pen: CanvasRenderingContext2D, { race, players }: Postcard): void {
  const most = Math.max(1, ...race.flatMap(({ points }) => points))
  const last = race.at(-1)?.move ?? 1
  const at = (move: number, points: number) =>
    [CHART.x + (CHART.width * move) / last, CHART.y + CHART.height * (1 - points / most)] as const
  pen.lineWidth = 5
  pen.lineJoin = 'round'
  for (const { seat, colour } of [...players].reverse()) {
    pen.beginPath()
    pen.strokeStyle = colour
    pen.moveTo(...at(0, race[0]?.points[seat] ?? 0))
    for (const [i, { move, points }] of race.entries()) {
      pen.lineTo(...at(move, race[i - 1]?.points[seat] ?? points[seat]))
      pen.lineTo(...at(move, points[seat]))
    }
    pen.stroke()
  }
}
