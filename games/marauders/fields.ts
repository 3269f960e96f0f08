/**
 * A field by a name that varies, for records that are read all the time. To look a name up takes some 12 ns; to compare
 * it with the few that there are takes 2.
 */

import type { Location, Nation, Npc, ShipType, Skill } from './vocabulary.ts'

export function ofNation<T>(by: Readonly<Record<Nation, T>>, nation: Nation): T {
  if (nation === 'spanish') return by.spanish
  if (nation === 'english') return by.english
  return nation === 'french' ? by.french : by.dutch
}

export function ofNpc<T>(by: Readonly<Record<Npc, T>>, npc: Npc): T {
  if (npc === 'pirateSloop') return by.pirateSloop
  return npc === 'pirateFrigate' ? by.pirateFrigate : ofNation(by, npc)
}

export function ofShip<T>(by: Readonly<Record<ShipType, T>>, type: ShipType): T {
  if (type === 'sloop') return by.sloop
  if (type === 'flute') return by.flute
  if (type === 'frigate') return by.frigate
  return type === 'galleon' ? by.galleon : by.manOWar
}

export function ofLocation<T>(by: Readonly<Record<Location, T>>, location: Location): T {
  if (location === 'hull') return by.hull
  if (location === 'cargo') return by.cargo
  if (location === 'masts') return by.masts
  return location === 'crew' ? by.crew : by.cannons
}

export function ofSkill<T>(by: Readonly<Record<Skill, T>>, skill: Skill): T {
  if (skill === 'seamanship') return by.seamanship
  if (skill === 'scouting') return by.scouting
  return skill === 'leadership' ? by.leadership : by.influence
}
