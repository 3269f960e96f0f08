/** People on the sheet. */

import { anyone } from './people/anyone.ts'
import { CAPTAIN_NAMES, captain } from './people/captains.ts'
import { NAVY_NAMES, navalOfficer, PIRATE_NAMES, pirate, SPECIALIST_NAMES, specialist } from './people/crew.ts'
import { medallion, portrait } from './people/figure.ts'
import { ROLE_NAMES, role, variants } from './people/haendler.ts'
import type { Likeness } from './people/likeness.ts'
import { REGULARS } from './people/regulars.ts'
import type { Row, Section } from './section.ts'

const roles = ROLE_NAMES.map((name) => role(name))
const others = ROLE_NAMES.flatMap((name) => Array.from({ length: variants(name) - 1 }, (_, i) => role(name, i + 1)))
const captains = CAPTAIN_NAMES.map(captain)
const crew = [
  ...SPECIALIST_NAMES.map(specialist),
  ...NAVY_NAMES.flatMap((nation) => [0, 1, 2].map((which) => navalOfficer(nation, which))),
  ...PIRATE_NAMES.map(pirate),
]
const players = [...Object.keys(REGULARS), ...Array.from({ length: 18 }, (_, i) => `player ${i + 1}`)].map((name) =>
  anyone(name),
)

export const PEOPLE: readonly Section[] = [
  {
    title: 'art.roles',
    ground: 'table',
    rows: [busts(160, roles), busts(88, roles), busts(160, others), ...rounds([...roles, ...others])],
  },
  { title: 'art.captains', ground: 'table', rows: [busts(160, captains), ...rounds(captains)] },
  { title: 'art.crew', ground: 'table', rows: [busts(160, crew), ...rounds(crew)] },
  { title: 'art.anyone', ground: 'wood', rows: [busts(104, players), ...rounds(players)] },
]

/** Drawn when they are shown, not before. */
function busts(width: number, people: readonly Likeness[]): Row {
  return { width, drawings: () => people.map((it) => portrait(it)) }
}

/** Medallions: fine where there is room, coarse where there is not. */
function rounds(people: readonly Likeness[]): readonly Row[] {
  const coarse = () => people.map((it) => medallion(it))
  return [
    { width: 104, drawings: () => people.slice(0, 8).map((it) => medallion(it, false)) },
    { width: 64, drawings: coarse },
    { width: 40, drawings: coarse },
  ]
}
