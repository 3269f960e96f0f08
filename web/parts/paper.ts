/** A sheet of paper on the table, as a picture that can be sent. */

import { DARK_WOOD, INK, PAPER, svg, WOOD } from '../art/ink.ts'
import { medallion } from '../art/people/figure.ts'
import type { Likeness } from '../art/people/likeness.ts'

const [WIDTH, HEIGHT] = [1200, 630]
const PLANK = 63
export const SHEET = { x: 430, y: 60, width: 710, height: 510 } as const
export const TITLE = "'Fraunces Variable', serif"
export const TEXT = "'Source Sans 3 Variable', sans-serif"

/** Nothing where the browser cannot paint. */
export function newSheet(): { readonly pen: CanvasRenderingContext2D; blob(): Promise<Blob | undefined> } | undefined {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: WIDTH, height: HEIGHT })
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  paintTable(pen)
  return {
    pen,
    blob: () => new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png')),
  }
}

function paintTable(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = DARK_WOOD
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = WOOD
  for (let y = PLANK; y < HEIGHT; y += PLANK) pen.fillRect(0, y, WIDTH, 2)
  pen.fillRect(SHEET.x + 6, SHEET.y + 8, SHEET.width, SHEET.height)
  pen.fillStyle = PAPER
  pen.fillRect(SHEET.x, SHEET.y, SHEET.width, SHEET.height)
  pen.strokeStyle = INK
  pen.lineWidth = 3
  pen.strokeRect(SHEET.x + 10, SHEET.y + 10, SHEET.width - 20, SHEET.height - 20)
}

export async function paintFace(
  pen: CanvasRenderingContext2D,
  { likeness, colour }: { readonly likeness: Likeness; readonly colour: string },
  x: number,
  y: number,
  size: number,
): Promise<void> {
  const image = new Image(size, size)
  image.src = `data:image/svg+xml,${encodeURIComponent(svg(medallion(likeness)))}`
  await image.decode()
  pen.beginPath()
  pen.arc(x + size / 2, y + size / 2, size / 2 + size / 16, 0, 2 * Math.PI)
  pen.fillStyle = colour
  pen.fill()
  pen.drawImage(image, x, y, size, size)
}

export function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  most?: number,
): void {
  pen.font = font
  pen.fillStyle = colour
  pen.fillText(text, x, y, most)
}
