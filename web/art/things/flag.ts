/** The flags of the nations, each as a thing of its own. */

import { type Flag, flag } from '../flags.ts'
import { kept } from '../ink.ts'

/** Plain where it is small: without folds and lesser charges. */
export const ensign = kept((which: Flag, isPlain: boolean = false) => ({
  box: [-3, -8, 96, 76],
  marks: flag(which, { width: 90, height: 60, isPlain }),
}))
