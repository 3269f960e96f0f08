/**
 * Drawings as bitmaps: each is printed once for its width, its light and the screen's points, beside the page, and kept.
 * While somebody plays nothing is cut or laid out again.
 */

import { hired } from '../games/hired.ts'
import type { Coming } from './coming.ts'
import type { Drawing, Theme } from './ink.ts'

/** What the printer is asked; it answers where the picture lies. */
export interface PrintWish {
  readonly drawing: Drawing
  readonly points: number
  readonly theme: Theme
}

const kept = new WeakMap<Drawing | Coming, Map<string, string | Promise<string>>>()
const print = hired<PrintWish, string>(() => new Worker(new URL('./printer.ts', import.meta.url), { type: 'module' }))

/** So wide pictures are drawn, and scaled down where less is wanted: a card that becomes narrower is not drawn again. */
const WIDTHS = [24, 32, 40, 48, 64, 80, 96, 128, 160, 208, 256, 320, 416, 512]

/** Where the picture lies, or will. */
export function pictured(drawing: Drawing | Coming, wide: number, theme: Theme): string | Promise<string> {
  const width = WIDTHS.find((each) => each >= wide) ?? Math.round(wide)
  const key = `${width} ${theme} ${devicePixelRatio}`
  const pictures = kept.get(drawing) ?? new Map<string, string | Promise<string>>()
  kept.set(drawing, pictures)
  const known = pictures.get(key)
  if (known !== undefined) return known
  const points = Math.ceil(width * devicePixelRatio)
  const coming = drawn(drawing).then((drawing) => printed({ drawing, points, theme }))
  pictures.set(key, coming)
  void coming.then(
    (url) => pictures.set(key, url),
    // Whoever wants it next has it tried again.
    () => pictures.delete(key),
  )
  return coming
}

async function drawn(drawing: Drawing | Coming): Promise<Drawing> {
  const whole = 'drawn' in drawing ? await drawing.drawn() : drawing
  for (const part of whole.parts ?? []) await inStints(async () => part.marks)
  return whole
}

/** How often a drawing is tried before it is given up, and how long after a failure, in milliseconds. */
const TRIES = 3
const PAUSE = 400

/** A printer without memory to spare may have some a moment later; that a drawing stays away is said once. */
async function printed(wish: PrintWish, tries = TRIES): Promise<string> {
  try {
    return await inStints(() => {
      const { parts: _, ...drawing } = wish.drawing
      return print({ ...wish, drawing })
    })
  } catch (error) {
    if (tries > 1) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      return printed(wish, tries - 1)
    }
    console.error('a drawing could not be printed', error)
    throw error
  }
}

/** So long drawings are cut before the page may do something else, in milliseconds. */
const STINT = 4
const waiting: (() => void)[] = []

function inStints<T>(work: () => Promise<T>): Promise<T> {
  return new Promise((resolve) => {
    if (waiting.push(() => resolve(work())) === 1) setTimeout(cut)
  })
}

function cut(): void {
  const end = performance.now() + STINT
  while (waiting.length > 0 && performance.now() < end) waiting.shift()?.()
  if (waiting.length > 0) setTimeout(cut)
}
