/** Prints drawings beside the page. */

import { answerBy } from '../games/hired.ts'
import { lamplit } from './ink.ts'
import type { PrintWish } from './pictures.ts'
import { print } from './printing.ts'

answerBy<PrintWish, string>(async ({ drawing, points, theme }) => {
  const [, , wide, high] = drawing.box
  const sheet = new OffscreenCanvas(points, Math.ceil((points * high) / wide))
  const pen = sheet.getContext('2d')
  if (!pen) throw new Error('no canvas to print on')
  print(pen, theme === 'lamp' ? lamplit(drawing) : drawing)
  return URL.createObjectURL(await sheet.convertToBlob())
})
