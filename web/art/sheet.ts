/** The whole kit on one sheet, by which it is judged: every drawing, at the sizes it is used in. */

import type { Section } from './section.ts'
import { PEOPLE } from './sheet.people.ts'
import { BOARDS, SHIPS } from './sheet.ships.ts'
import { THINGS } from './sheet.things.ts'
import { TOWNS } from './sheet.towns.ts'

export const SECTIONS: readonly Section[] = [...PEOPLE, SHIPS, ...THINGS, TOWNS, BOARDS]
