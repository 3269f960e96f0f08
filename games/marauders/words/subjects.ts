/** Whom a sentence is about: the name, and the number and gender that its verbs and participles follow. */

import type { Seat } from '@windward/core/contract.ts'
import type { Language, Names, Params, Say } from '@windward/core/words.ts'
import { CAPTAINS, type CaptainKey } from '../components/captains.ts'
import type { View } from '../view.ts'
import type { Card, Foe, Npc, Who } from '../vocabulary.ts'
import type { GameKey } from './en.ts'

export interface Subject {
  readonly name: string
  readonly number: 'one' | 'many'
  readonly gender: 'f' | 'm'
}

/** What knows the subjects of one language at one table. */
export interface Naming {
  readonly say: Say<GameKey>
  readonly language: Language
  readonly names: Names
  readonly view: View
}

/** `{who}` with `{whoNumber}` and `{whoGender}`, for the languages that need them. */
export function subjectParams(field: string, { name, number, gender }: Subject): Params {
  return { [field]: name, [`${field}Number`]: number, [`${field}Gender`]: gender }
}

export function subjectOf(naming: Naming, who: Who): Subject {
  if ('seat' in who) return playerSubject(naming, who.seat)
  const key = 'npc' in who ? who.npc : who.foe
  const name = 'npc' in who ? naming.say(`npc.${who.npc}`) : naming.say(`foe.${who.foe}`)
  const gender = FEMININE[naming.language].includes(key) ? 'f' : 'm'
  return { name, number: MANY.includes(key) ? 'many' : 'one', gender }
}

/** Whom a navy hunts is the Captain, named with the player: then it is clear who is he and who is she. */
export function preySubject({ names, view }: Naming, seat: Seat): Subject {
  const { captain } = view.players[seat]
  if (captain === undefined) return playerSubject({ names, view }, seat)
  const { name, ...grammar } = captainSubject(captain.id)
  return { name: `${name} (${names(seat)})`, ...grammar }
}

/** A player goes by the Captain's gender, as long as there is one. */
function playerSubject({ names, view }: Pick<Naming, 'names' | 'view'>, seat: Seat): Subject {
  const { captain } = view.players[seat]
  return { name: names(seat), number: 'one', gender: captain === undefined ? 'm' : genderOf(captain.id) }
}

export function captainSubject(captain: Card<'captains'>): Subject {
  return { name: CAPTAINS[captain].name, number: 'one', gender: genderOf(captain) }
}

function genderOf(captain: Card<'captains'>): Subject['gender'] {
  return WOMEN.includes(CAPTAINS[captain].key) ? 'f' : 'm'
}

const WOMEN: readonly CaptainKey[] = ['isabel', 'frances', 'margaret']
const MANY: readonly (Npc | Foe)[] = ['kidnappers', 'smugglers']
const NAVIES: readonly (Npc | Foe)[] = ['spanish', 'english', 'french', 'dutch']

/** By their words in each language. English asks for no gender. */
const FEMININE: Readonly<Record<Language, readonly (Npc | Foe)[]>> = {
  en: [],
  it: [...NAVIES, 'pirateFrigate'],
  de: [...NAVIES, 'pirateSloop', 'pirateFrigate', 'ghosts'],
}
