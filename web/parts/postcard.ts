/** The end of a game as a picture that can be sent: who played, who won, and how the points rose. */

import { BONE, BRASS, INK, SHINE } from '../art/ink.ts'
import type { Likeness } from '../art/people/likeness.ts'
import { garland } from '../art/things/marks.ts'
import { coin } from '../art/things/money.ts'
import type { Standings } from '../table/race.ts'
import { newSheet, paintDrawing, paintFace, SHEET, TEXT, TITLE, write } from './paper.ts'

export interface Postcard {
  readonly game: string
  readonly title: string
  readonly sum: string
  /** The winner first. */
  readonly players: readonly PostcardPlayer[]
  readonly race: readonly Standings[]
  /** The points that end the game, and what they are called. */
  readonly goal?: { readonly points: number; readonly text: string } | undefined
}

interface PostcardPlayer {
  readonly seat: number
  readonly name: string
  readonly points: string
  readonly colour: string
  readonly likeness: Likeness
}

type Pen = CanvasRenderingContext2D

/** Where the lines run; names stand to their right. */
const CHART = { x: 480, y: 275, width: 445, height: 235 } as const
const WORDS = 610
/** In the middle of the table beside the sheet. */
const MIDDLE = 215
const FACE = 176
const COIN = 84
/** Others: from where on, how far apart and how large, where two or less and where more have to find room. */
const OTHERS = { y: 408, few: { step: 84, size: 68 }, many: { step: 50, size: 42 } } as const
/** From the end of one line's words to the next, and from one cut below a line to the next. */
const APART = 34
const CUT = 11

export async function paintPostcard(card: Postcard): Promise<Blob | undefined> {
  const sheet = await newSheet()
  if (!sheet) return undefined
  const { pen } = sheet
  const [winner, ...others] = card.players
  await paintWinner(pen, winner)
  await paintOthers(pen, others)
  paintWords(pen, card)
  paintRace(pen, card)
  return sheet.blob()
}

/** Between branches of laurel; few points on a coin, many in a line of their own. */
async function paintWinner(pen: Pen, winner: PostcardPlayer): Promise<void> {
  await paintDrawing(pen, garland(), MIDDLE - 145, 22, 290)
  await paintFace(pen, winner, MIDDLE - FACE / 2, 74, FACE)
  const isFew = winner.points.length < 3
  pen.textAlign = 'center'
  write(pen, winner.name, MIDDLE, isFew ? 372 : 350, `700 40px ${TITLE}`, BONE, 380)
  if (isFew) await paintDrawing(pen, coin(winner.points), MIDDLE + 42, 192, COIN)
  else write(pen, winner.points, MIDDLE, 390, `800 36px ${TITLE}`, SHINE)
  pen.textAlign = 'left'
}

async function paintOthers(pen: Pen, others: readonly PostcardPlayer[]): Promise<void> {
  const { step, size } = others.length > 2 ? OTHERS.many : OTHERS.few
  for (const [i, other] of others.entries()) {
    const y = OTHERS.y + i * step
    await paintFace(pen, other, 80, y, size)
    write(pen, other.name, 100 + size, y + size * 0.62, `600 26px ${TITLE}`, BONE, 170)
    pen.textAlign = 'right'
    write(pen, other.points, 390, y + size * 0.62, `800 28px ${TITLE}`, SHINE)
    pen.textAlign = 'left'
  }
}

function paintWords(pen: Pen, { game, title, sum }: Postcard): void {
  write(pen, game, CHART.x, SHEET.y + 58, `600 24px ${TEXT}`, BRASS)
  write(pen, title, CHART.x, SHEET.y + 118, `700 52px ${TITLE}`, INK, WORDS)
  write(pen, sum, CHART.x, SHEET.y + 160, `500 24px ${TEXT}`, INK, WORDS)
  pen.textAlign = 'right'
  write(pen, 'Windward', SHEET.x + SHEET.width - 40, SHEET.y + 58, `700 26px ${TITLE}`, BRASS)
  pen.textAlign = 'left'
}

/** Steps: points stay until they rise. */
function paintRace(pen: Pen, { race, players, goal }: Postcard): void {
  const last = race.at(-1)
  if (last === undefined) return
  const most = Math.max(1, goal?.points ?? 0, ...race.flatMap(({ points }) => points))
  const x = (move: number) => CHART.x + (CHART.width * move) / Math.max(1, last.move)
  const y = (points: number) => CHART.y + CHART.height * (1 - points / most)
  const steps = (seat: number) => {
    const path = new Path2D()
    path.moveTo(x(0), y(race[0].points[seat]))
    for (const [i, { move, points }] of race.entries()) {
      path.lineTo(x(move), y(race[i - 1]?.points[seat] ?? points[seat]))
      path.lineTo(x(move), y(points[seat]))
    }
    return path
  }
  paintCuts(pen, steps(players[0].seat))
  paintRule(pen, y(0))
  if (goal) {
    pen.setLineDash([9, 6])
    paintRule(pen, y(goal.points))
    pen.setLineDash([])
    write(pen, goal.text, CHART.x + 8, y(goal.points) - 7, `650 19px ${TEXT}`, BRASS)
  }
  pen.lineWidth = 5
  pen.lineJoin = 'round'
  for (const { seat, colour } of [...players].reverse()) {
    pen.strokeStyle = colour
    pen.stroke(steps(seat))
  }
  let free = 0
  for (const { seat, name, points } of players) {
    const at = Math.max(y(last.points[seat]) + 8, free)
    free = at + APART
    write(pen, `${points} ${name}`, CHART.x + CHART.width + 14, at, `700 24px ${TITLE}`, INK, WORDS - CHART.width - 14)
  }
}

function paintRule(pen: Pen, y: number): void {
  pen.strokeStyle = BRASS
  pen.lineWidth = 2
  pen.beginPath()
  pen.moveTo(CHART.x, y)
  pen.lineTo(CHART.x + CHART.width, y)
  pen.stroke()
}

/** The room below a line is cut, as shadows are. */
function paintCuts(pen: Pen, line: Path2D): void {
  const [right, foot] = [CHART.x + CHART.width, CHART.y + CHART.height]
  const room = new Path2D(line)
  room.lineTo(right, foot)
  room.lineTo(CHART.x, foot)
  pen.save()
  pen.clip(room)
  pen.strokeStyle = SHINE
  pen.lineWidth = 2
  pen.beginPath()
  for (let from = CHART.x - CHART.height; from < right; from += CUT) {
    pen.moveTo(from, foot)
    pen.lineTo(from + CHART.height, CHART.y)
  }
  pen.stroke()
  pen.restore()
}
