/** Drawings that the build prints into files beside the app (prints.plugin.ts): they cost no kit to be drawn. */

import type { Drawing } from './ink.ts'

/** The drawing that was printed into the file. */
export async function printed(file: string, box: Drawing['box'], light?: Drawing['light']): Promise<Drawing> {
  const answer = await fetch(`./${file}`)
  if (!answer.ok) throw new Error(`${file} was not printed`)
  const text = await answer.text()
  const marks = text.slice(text.indexOf('>') + 1, text.lastIndexOf('<'))
  return { box, marks, ...(light && { light }) }
}
