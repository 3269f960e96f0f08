/** A face for every player, from their id: believable persons of the Caribbean of the day. */

import { chance, GOLD, INK, MADDER, PAPER } from '../ink.ts'
import type { Coat, Collar, Hair, HairColour, Hat, HeadView, Likeness, Skin, Worn } from './likeness.ts'
import { likeness } from './likeness.ts'
import { REGULARS } from './regulars.ts'

const SKINS: readonly Skin[] = [
  'fair',
  'tan',
  'fair',
  'olive',
  'tan',
  'copper',
  'brown',
  'brown',
  'dark',
  'dark',
  'deep',
]
const CLOTHS = [
  '#2f5d7e',
  '#8d2f23',
  '#4f6b3a',
  '#6c5a2c',
  '#5b3a63',
  '#27405c',
  '#9c5a22',
  '#2d6f66',
  '#7a3550',
  '#3b3f46',
]
/** Cloth that is bound round a head is seen first of all. */
const BOUND_CLOTHS = [MADDER, '#27405c', '#2d6f66', '#c98b2b', '#5b3a63', PAPER, '#4f6b3a', '#9c5a22'] as const
/** As far from each other as printed paper allows: a small face is known by them. */
const AIRS = ['#ead9a8', '#c6d2a0', '#a9c3d4', '#e9bf78', '#e6b9a4', '#d0c6d8', '#9fc2b4', '#efe6d0']

type People = 'african' | 'mixed' | 'native' | 'european'
type Sex = Likeness['sex']

const HAIRS: Readonly<Record<Sex, Readonly<Record<People, readonly Hair[]>>>> = {
  f: {
    african: ['halo', 'locs', 'bun', 'coils', 'halo'],
    mixed: ['halo', 'ringlets', 'loose', 'braid'],
    native: ['straight', 'braids', 'long'],
    european: ['loose', 'waves', 'braid', 'ringlets', 'knot', 'bun', 'updo'],
  },
  m: {
    african: ['coils', 'coils', 'locs', 'bald'],
    mixed: ['coils', 'locs', 'tied'],
    native: ['straight', 'long', 'tied'],
    european: ['short', 'queue', 'long', 'tied', 'crop', 'waves', 'bald'],
  },
}

const CREOLE: readonly Hat[] = ['wrap', 'wrap', 'tricorn', 'straw', 'none', 'none', 'bandana', 'cavalier']
const SAILORS: readonly Hat[] = [
  'tricorn',
  'tricorn',
  'cavalier',
  'wide',
  'bandana',
  'cap',
  'round',
  'straw',
  'beret',
  'none',
]
const HATS: Readonly<Record<Sex, Readonly<Record<People, readonly Hat[]>>>> = {
  f: {
    african: CREOLE,
    mixed: CREOLE,
    native: ['band', 'none', 'bandana', 'tricorn', 'wide', 'straw'],
    european: ['tricorn', 'cavalier', 'bandana', 'coif', 'none', 'mantilla', 'straw', 'wide'],
  },
  m: {
    african: [...SAILORS, 'wrap'],
    mixed: [...SAILORS, 'wrap'],
    native: ['band', 'straw', 'tricorn', 'none', 'wide', 'bandana', 'round'],
    european: [...SAILORS, 'nightcap'],
  },
}

const COATS: Readonly<Record<Sex, readonly Coat[]>> = {
  f: ['coat', 'bodice', 'vest', 'dress', 'cloak', 'coat'],
  m: ['coat', 'vest', 'shirt', 'stripes', 'coat', 'cloak'],
}
const COLLARS: Partial<Readonly<Record<Coat, readonly Collar[]>>> = {
  dress: ['pearls', 'beads', 'none'],
  bodice: ['fichu', 'beads', 'none'],
  shirt: ['kerchief', 'none', 'beads'],
  stripes: ['kerchief', 'none', 'beads'],
}
const NECKS: readonly Collar[] = ['cravat', 'band', 'kerchief', 'stock', 'jabot']
/** Cloth that is bound round a head has a colour of its own. */
const BOUND: readonly Hat[] = ['wrap', 'bandana', 'band', 'beret', 'cap']

/** Whatever is known of them is taken as it is. */
export function anyone(id: string, known: Partial<Likeness> = {}): Likeness {
  const dice = chance(`${id} of Windward`)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)]
  const sex = known.sex ?? pick(['f', 'm'] as const)
  const skin = known.skin ?? pick(SKINS)
  const age = pick([0, 0, 1, 1, 2] as const)
  const people = peopleOf(skin)
  const hair = pick(HAIRS[sex][people])
  const hairColour = pick(hairColours(skin, people))
  const hat = pick(HATS[sex][people])
  const coat = pick(COATS[sex])
  const spot = pick(CLOTHS)
  const other = pick(CLOTHS)
  const isDark = other === spot || dice() < 0.35
  const cloth = BOUND.includes(hat) ? pick(BOUND_CLOTHS) : isDark ? INK : other
  const told: Partial<Likeness> = {
    sex,
    skin,
    age,
    mood: pick(['calm', 'glad', 'stern'] as const),
    hair,
    hairColour,
    hat,
    coat,
    spot,
    cloth,
    trim: pick([GOLD, GOLD, PAPER, MADDER]),
    beard: sex === 'f' || people === 'native' ? 'none' : pick(age ? BEARDS : DOWN),
    collar: pick(COLLARS[coat] ?? NECKS),
    facing: pick(['left', 'right'] as const),
    view: viewFor(pick(['turned', 'turned', 'front', 'side'] as const), hat, hair),
    air: pick(AIRS),
    worn: wornBy(dice, sex, hat, hair),
    ...(dice() < 0.1 ? { carries: 'parrot' } : {}),
  }
  return likeness(id, { ...told, ...(Object.hasOwn(REGULARS, id) ? REGULARS[id] : {}), ...known })
}

const BEARDS = ['none', 'short', 'full', 'tache', 'vandyke', 'goatee', 'stubble'] as const
const DOWN = ['none', 'none', 'tache', 'stubble', 'goatee'] as const
const MARKS: readonly Worn[] = ['patch', 'glasses', 'scar']

function wornBy(dice: () => number, sex: Sex, hat: Hat, hair: Hair): readonly Worn[] {
  const isBare = sex === 'f' && hat === 'none'
  const ear: readonly Worn[] = dice() < 0.3 || isBare ? [sex === 'f' ? 'drop' : 'ring'] : []
  const mark = MARKS[Math.floor(dice() * 11)] as Worn | undefined
  const pipe: readonly Worn[] = dice() < 0.16 && sex === 'm' ? ['pipe'] : []
  const flower: readonly Worn[] = dice() < 0.6 && isBare && hair !== 'coils' ? ['flower'] : []
  return [...(hat === 'mantilla' ? [] : ear), ...(mark ? [mark] : []), ...pipe, ...flower]
}

/** From the side a veil has no face and a halo no head; both are seen from the front. */
function viewFor(view: HeadView, hat: Hat, hair: Hair): HeadView {
  return view === 'side' && (hat === 'mantilla' || hat === 'coif' || hair === 'halo') ? 'front' : view
}

function peopleOf(skin: Skin): People {
  if (skin === 'dark' || skin === 'deep') return 'african'
  if (skin === 'brown') return 'mixed'
  return skin === 'copper' ? 'native' : 'european'
}

function hairColours(skin: Skin, people: People): readonly HairColour[] {
  if (people !== 'european') return ['black']
  return skin === 'olive' ? ['black', 'brown', 'black'] : ['black', 'brown', 'chestnut', 'red', 'blond']
}
