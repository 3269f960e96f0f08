/**
 * The 16 Captains. Felipe de los Reyes is known in full; six more names with their nation are known, with the ability
 * of Frederico da Silva and part of the skills of Frances Wright and Dominique de Richery; the rest is a
 * reconstruction: ten skill points with one ability, nine with two, and one Captain for each port.
 * Within that, ports, skills and abilities are set so that between equal players no Captain wins much more than another:
 * docs/marauders-report.md. What an ability does is in `rules/abilities.ts`.
 */

import type { Card, Nation, Port, Skill } from '../vocabulary.ts'

export interface CaptainData {
  readonly key: string
  readonly name: string
  readonly nation: Nation
  readonly homePort: Port
  readonly skills: Readonly<Record<Skill, number>>
}

export const CAPTAINS = [
  {
    key: 'felipe',
    name: 'Felipe de los Reyes',
    nation: 'spanish',
    homePort: 'havana',
    skills: { seamanship: 3, scouting: 2, leadership: 2, influence: 3 },
  },
  {
    key: 'frederico',
    name: 'Frederico da Silva',
    nation: 'spanish',
    homePort: 'cartagena',
    skills: { seamanship: 3, scouting: 3, leadership: 2, influence: 2 },
  },
  {
    key: 'gaspar',
    name: 'Gaspar de Rivera',
    nation: 'spanish',
    homePort: 'santoDomingo',
    skills: { seamanship: 2, scouting: 1, leadership: 3, influence: 4 },
  },
  {
    key: 'isabel',
    name: 'Isabel de Montoya',
    nation: 'spanish',
    homePort: 'sanJuan',
    skills: { seamanship: 2, scouting: 3, leadership: 2, influence: 3 },
  },
  {
    key: 'rodrigo',
    name: 'Rodrigo Salazar',
    nation: 'spanish',
    homePort: 'trinidad',
    skills: { seamanship: 4, scouting: 2, leadership: 2, influence: 2 },
  },
  {
    key: 'tomas',
    name: 'Tomás Quintero',
    nation: 'spanish',
    homePort: 'caracas',
    skills: { seamanship: 2, scouting: 3, leadership: 2, influence: 2 },
  },
  {
    key: 'dominique',
    name: 'Dominique de Richery',
    nation: 'french',
    homePort: 'tortuga',
    skills: { seamanship: 3, scouting: 3, leadership: 1, influence: 3 },
  },
  {
    key: 'nicolas',
    name: 'Nicolas Jaurés',
    nation: 'french',
    homePort: 'petitGoave',
    skills: { seamanship: 2, scouting: 2, leadership: 2, influence: 4 },
  },
  {
    key: 'charles',
    name: 'Charles Marquis',
    nation: 'french',
    homePort: 'basseTerre',
    skills: { seamanship: 3, scouting: 2, leadership: 3, influence: 2 },
  },
  {
    key: 'frances',
    name: 'Frances Wright',
    nation: 'english',
    homePort: 'nassau',
    skills: { seamanship: 2, scouting: 3, leadership: 3, influence: 2 },
  },
  {
    key: 'edmund',
    name: 'Edmund Harker',
    nation: 'english',
    homePort: 'oldProvidence',
    skills: { seamanship: 2, scouting: 4, leadership: 3, influence: 1 },
  },
  {
    key: 'josiah',
    name: 'Josiah Crane',
    nation: 'english',
    homePort: 'portRoyal',
    skills: { seamanship: 3, scouting: 2, leadership: 2, influence: 3 },
  },
  {
    key: 'margaret',
    name: 'Margaret Lowe',
    nation: 'english',
    homePort: 'stJohn',
    skills: { seamanship: 3, scouting: 2, leadership: 1, influence: 4 },
  },
  {
    key: 'thomas',
    name: 'Thomas Ashby',
    nation: 'english',
    homePort: 'bridgetown',
    skills: { seamanship: 3, scouting: 2, leadership: 3, influence: 2 },
  },
  {
    key: 'willem',
    name: 'Willem Hartog',
    nation: 'dutch',
    homePort: 'curacao',
    skills: { seamanship: 2, scouting: 3, leadership: 1, influence: 4 },
  },
  {
    key: 'joris',
    name: 'Joris Verbeek',
    nation: 'dutch',
    homePort: 'stMaarten',
    skills: { seamanship: 3, scouting: 2, leadership: 3, influence: 2 },
  },
] as const satisfies readonly CaptainData[]

export type CaptainKey = (typeof CAPTAINS)[number]['key']

export function captainNamed(key: CaptainKey): Card<'captains'> {
  return CAPTAINS.findIndex((captain) => captain.key === key)
}
