/**
 * Faces that are drawn when they are wanted. Those of the crew and of whoever has given no name are printed when the app
 * is built, so that nobody waits for the kit with them; it is fetched with the first face of somebody else.
 */

import { CREW, SKIPPER } from '../../table/crew.ts'
import { BOXES, type Coming } from '../coming.ts'
import { type Drawing, kept } from '../ink.ts'
import { printed } from '../printed.ts'
import type { Likeness } from './likeness.ts'

/** The names whose medals are printed beside the app. */
export const PRINTED: readonly string[] = [...CREW, SKIPPER]

export function medalFile(name: string): string {
  return `prints/face-${PRINTED.indexOf(name)}.svg`
}

/** The medal of whoever goes by that name. */
export const medalNamed = kept(
  (name: string): Coming => ({
    box: BOXES.medal,
    drawn: () =>
      PRINTED.includes(name) ? printed(medalFile(name), BOXES.medal, 'day').catch(() => cut(name)) : cut(name),
  }),
)

export const medalLike = kept(
  (likeness: Likeness, isCoarse: boolean = true): Coming => ({
    box: BOXES.medal,
    drawn: async () => (await kit()).medallion(likeness, isCoarse),
  }),
)

async function cut(name: string): Promise<Drawing> {
  const { anyone, medallion } = await kit()
  return medallion(anyone(name))
}

function kit() {
  return import('./kit.ts')
}
