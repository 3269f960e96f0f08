/** How somebody played, as a picture that can be sent. */

import { BONE, BRASS, INK, MADDER, SHINE } from '../art/ink.ts'
import type { Likeness } from '../art/people/likeness.ts'
import { newSheet, paintFace, SHEET, TEXT, TITLE, write } from '../parts/paper.ts'

export interface Scorecard {
  readonly game: string
  readonly name: string
  readonly likeness: Likeness
  readonly colour: string
  readonly accuracy: ScoreFigure
  readonly luck: ScoreFigure
  readonly lines: readonly string[]
  /** From the beginning, 0, to the end, 1: the chances to win. */
  readonly curve: readonly { readonly at: number; readonly share: number }[]
}

interface ScoreFigure {
  readonly figure: string
  readonly word: string
}

const CHART = { x: 480, y: 290, width: 610, height: 230 } as const

export async function paintCard(card: Scorecard): Promise<Blob | undefined> {
  const sheet = await newSheet()
  if (!sheet) return undefined
  const { pen } = sheet
  await paintFace(pen, card, 100, 110, 230)
  pen.textAlign = 'center'
  write(pen, card.name, 215, 415, `700 44px ${TITLE}`, BONE, 380)
  for (const [i, line] of card.lines.entries()) write(pen, line, 215, 465 + 38 * i, `500 27px ${TEXT}`, SHINE, 390)
  pen.textAlign = 'left'
  write(pen, card.game, CHART.x, SHEET.y + 58, `600 24px ${TEXT}`, BRASS)
  paintFigure(pen, card.accuracy, CHART.x)
  paintFigure(pen, card.luck, CHART.x + 270)
  pen.textAlign = 'right'
  write(pen, 'Windward', SHEET.x + SHEET.width - 40, SHEET.y + 58, `700 26px ${TITLE}`, BRASS)
  paintCurve(pen, card)
  return sheet.blob()
}

function paintFigure(pen: CanvasRenderingContext2D, { figure, word }: ScoreFigure, x: number): void {
  write(pen, figure, x, SHEET.y + 150, `800 84px ${TITLE}`, INK)
  write(pen, word, x, SHEET.y + 188, `500 26px ${TEXT}`, INK)
}

function paintCurve(pen: CanvasRenderingContext2D, { curve, colour }: Scorecard): void {
  const y = (share: number) => CHART.y + CHART.height * (1 - Math.max(0, Math.min(1, share)))
  pen.strokeStyle = BRASS
  pen.lineWidth = 1
  for (const share of [0, 0.5, 1]) {
    pen.beginPath()
    pen.moveTo(CHART.x, y(share))
    pen.lineTo(CHART.x + CHART.width, y(share))
    pen.stroke()
  }
  pen.strokeStyle = colour || MADDER
  pen.lineWidth = 6
  pen.lineJoin = 'round'
  pen.beginPath()
  for (const [i, { at, share }] of curve.entries()) {
    if (i === 0) pen.moveTo(CHART.x + CHART.width * at, y(share))
    else pen.lineTo(CHART.x + CHART.width * at, y(share))
  }
  pen.stroke()
}
