/**
 * Drawings as bitmaps: each is drawn once for its width, its light and the screen's points, when its turn comes, and kept.
 * While somebody plays nothing is cut or laid out again.
 */

import { type Drawing, lamplit, svg, type Theme } from './ink.ts'

const kept = new WeakMap<Drawing, Map<string, string | Promise<string>>>()

/** How many are drawn for one picture of the screen: what somebody did is seen meanwhile. */
const AT_ONCE = 6

/** So wide pictures are drawn, and scaled down where less is wanted: a card that becomes narrower is not drawn again. */
const WIDTHS = [24, 32, 40, 48, 64, 80, 96, 128, 160, 208, 256, 320, 416, 512]

/** Where the picture lies, or will. */
export function pictured(drawing: Drawing, wide: number, theme: Theme): string | Promise<string> {
  const width = WIDTHS.find((each) => each >= wide) ?? Math.round(wide)
  const key = `${width} ${theme} ${devicePixelRatio}`
  const pictures = kept.get(drawing) ?? new Map<string, string | Promise<string>>()
  kept.set(drawing, pictures)
  const known = pictures.get(key)
  if (known !== undefined) return known
  const coming = turnFor().then(() => printed(theme === 'lamp' ? lamplit(drawing) : drawing, width))
  pictures.set(key, coming)
  coming.then(
    (url) => pictures.set(key, url),
    () => pictures.delete(key),
  )
  return coming
}

const waiting: (() => void)[] = []

function turnFor(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.length === 0) requestAnimationFrame(next)
    waiting.push(resolve)
  })
}

function next(): void {
  for (const go of waiting.splice(0, AT_ONCE)) go()
  if (waiting.length > 0) requestAnimationFrame(next)
}

async function printed(drawing: Drawing, width: number): Promise<string> {
  const [, , wide, high] = drawing.box
  const points = Math.ceil(width * devicePixelRatio)
  const source = URL.createObjectURL(new Blob([svg(drawing, points)], { type: 'image/svg+xml' }))
  const image = new Image()
  image.src = source
  await image.decode()
  URL.revokeObjectURL(source)
  const sheet = new OffscreenCanvas(points, Math.ceil((points * high) / wide))
  sheet.getContext('2d')?.drawImage(image, 0, 0, sheet.width, sheet.height)
  return URL.createObjectURL(await sheet.convertToBlob())
}
