/** A sheet of paper on the table, as a picture that can be sent. */

import { BRASS, DARK_WOOD, type Drawing, INK, PAPER, svg } from '../art/ink.ts'
import { medallion } from '../art/people/figure.ts'
import type { Likeness } from '../art/people/likeness.ts'
import { planks } from '../art/things/wood.ts'

const [WIDTH, HEIGHT] = [1200, 630]
export const SHEET = { x: 430, y: 60, width: 710, height: 510 } as const
export const TITLE = "'Fraunces Variable', serif"
export const TEXT = "'Source Sans 3 Variable', sans-serif"

/** Nothing where the browser cannot paint. */
export async function newSheet(): Promise<
  { readonly pen: CanvasRenderingContext2D; blob(): Promise<Blob | undefined> } | undefined
> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: WIDTH, height: HEIGHT })
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  await paintTable(pen)
  return {
    pen,
    blob: () => new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png')),
  }
}

async function paintTable(pen: CanvasRenderingContext2D): Promise<void> {
  await paintDrawing(pen, planks(WIDTH, HEIGHT, 'dark'), 0, 0, WIDTH)
  const { x, y, width, height } = SHEET
  pen.fillStyle = DARK_WOOD
  pen.fillRect(x + 6, y + 8, width, height)
  pen.fillStyle = PAPER
  pen.fillRect(x, y, width, height)
  pen.strokeStyle = INK
  pen.lineWidth = 3
  pen.strokeRect(x + 10, y + 10, width - 20, height - 20)
  pen.strokeStyle = BRASS
  pen.lineWidth = 1
  pen.strokeRect(x + 16, y + 16, width - 32, height - 32)
}

/** As wide as asked for, and as high as it is then. */
export async function paintDrawing(
  pen: CanvasRenderingContext2D,
  drawing: Drawing,
  x: number,
  y: number,
  width: number,
): Promise<void> {
  const height = (width * drawing.box[3]) / drawing.box[2]
  const image = new Image(width, height)
  image.src = `data:image/svg+xml,${encodeURIComponent(svg(drawing, width))}`
  await image.decode()
  pen.drawImage(image, x, y, width, height)
}

export async function paintFace(
  pen: CanvasRenderingContext2D,
  { likeness, colour }: { readonly likeness: Likeness; readonly colour: string },
  x: number,
  y: number,
  size: number,
): Promise<void> {
  pen.beginPath()
  pen.arc(x + size / 2, y + size / 2, size / 2 + size / 16, 0, 2 * Math.PI)
  pen.fillStyle = colour
  pen.fill()
  await paintDrawing(pen, medallion(likeness), x, y, size)
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
