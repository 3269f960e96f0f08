/** Who sails in Merchants & Marauders besides the captains: specialists, naval officers and pirates. */

import { GOLD, INK, MADDER, PAPER, STEEL } from '../ink.ts'
import { DAWN, MIST, SAND, SEA } from './airs.ts'
import { type Likeness, likeness } from './likeness.ts'

const SPECIALISTS = {
  carpenter: {
    skin: 'dark',
    age: 1,
    hair: 'coils',
    beard: 'full',
    hat: 'round',
    cloth: '#8a5a30',
    band: '#3b2a1c',
    coat: 'vest',
    spot: '#7a5230',
    collar: 'none',
    mood: 'glad',
    worn: [],
    carries: 'saw',
    air: DAWN,
  },
  gunnerCaptain: {
    view: 'side',
    skin: 'tan',
    age: 1,
    hair: 'queue',
    hairColour: 'brown',
    beard: 'tache',
    hat: 'bandana',
    cloth: '#2b4a6b',
    band: PAPER,
    coat: 'stripes',
    spot: '#a5322b',
    trim: '#a5322b',
    collar: 'none',
    mood: 'stern',
    worn: ['scar'],
    carries: 'linstock',
    air: MIST,
  },
  masterGunner: {
    view: 'front',
    skin: 'brown',
    age: 2,
    hair: 'bald',
    hairColour: 'grey',
    beard: 'chops',
    hat: 'none',
    coat: 'shirt',
    spot: '#3b3f46',
    mood: 'stern',
    worn: ['ring'],
    carries: 'rammer',
    facing: 'right',
    air: SAND,
    face: { width: 36, jaw: 33 },
  },
  surgeon: {
    skin: 'fair',
    age: 1,
    hair: 'rolls',
    hairColour: 'grey',
    hat: 'none',
    coat: 'coat',
    spot: INK,
    vest: '#c9c2ad',
    trim: STEEL,
    collar: 'cravat',
    mood: 'calm',
    worn: ['glasses'],
    carries: 'bottle',
    air: '#d9dccb',
  },
  lookout: {
    sex: 'f',
    skin: 'copper',
    age: 0,
    hair: 'braids',
    hat: 'band',
    cloth: '#b0412f',
    band: PAPER,
    coat: 'shirt',
    spot: '#2d6f66',
    collar: 'beads',
    mood: 'calm',
    worn: [],
    carries: 'spyglass',
    air: SEA,
  },
  masterAtArms: {
    view: 'side',
    skin: 'olive',
    age: 1,
    hair: 'short',
    beard: 'short',
    hat: 'morion',
    band: '#2b4a6b',
    coat: 'cuirass',
    spot: '#4a4237',
    collar: 'stock',
    scarf: '#a5322b',
    mood: 'stern',
    worn: [],
    carries: 'sword',
    air: MIST,
  },
  purser: {
    view: 'front',
    skin: 'tan',
    age: 1,
    hair: 'none',
    beard: 'none',
    hat: 'nightcap',
    cloth: '#7a3550',
    band: '#c48a1e',
    coat: 'coat',
    spot: '#5b3a63',
    collar: 'cravat',
    mood: 'glad',
    worn: ['glasses'],
    carries: 'ledger',
    air: SAND,
    face: { width: 36, jaw: 32, chin: 12 },
  },
  sailingMaster: {
    view: 'side',
    skin: 'fair',
    age: 2,
    hair: 'queue',
    hairColour: 'white',
    beard: 'full',
    hat: 'tricorn',
    cloth: '#27405c',
    trim: PAPER,
    badge: MADDER,
    coat: 'coat',
    spot: '#27405c',
    collar: 'stock',
    scarf: PAPER,
    mood: 'calm',
    worn: [],
    carries: 'compass',
    air: SEA,
  },
} as const satisfies Record<string, Partial<Likeness>>

const PIRATES = {
  pirate1: {
    view: 'front',
    skin: 'tan',
    hair: 'locs',
    hairColour: 'black',
    beard: 'long',
    hat: 'tricorn',
    cloth: INK,
    badge: 'skull',
    trim: GOLD,
    coat: 'coat',
    spot: '#7a1f1f',
    vest: '#c8a46a',
    mood: 'stern',
    worn: ['ring'],
    air: DAWN,
  },
  pirate2: {
    sex: 'f',
    skin: 'fair',
    age: 0,
    hair: 'loose',
    hairColour: 'red',
    hat: 'tricorn',
    cloth: INK,
    badge: 'skull',
    trim: PAPER,
    coat: 'coat',
    spot: '#2d5a4f',
    collar: 'kerchief',
    scarf: MADDER,
    mood: 'glad',
    worn: ['ring'],
    carries: 'cutlass',
    facing: 'left',
    air: SEA,
  },
  pirate3: {
    view: 'side',
    skin: 'deep',
    hair: 'locs',
    beard: 'goatee',
    hat: 'wrap',
    cloth: '#b0412f',
    band: GOLD,
    coat: 'coat',
    spot: '#5b3a63',
    collar: 'beads',
    mood: 'calm',
    worn: ['ring', 'scar'],
    carries: 'sword',
    air: SAND,
  },
  pirate4: {
    skin: 'fair',
    age: 2,
    hair: 'long',
    hairColour: 'grey',
    beard: 'full',
    hat: 'cavalier',
    cloth: '#3a2a22',
    band: MADDER,
    feather: MADDER,
    coat: 'shirt',
    spot: '#3b3f46',
    mood: 'glad',
    worn: ['patch'],
    carries: 'parrot',
    facing: 'left',
    air: DAWN,
  },
} as const satisfies Record<string, Partial<Likeness>>

/** An officer wears the coat of the nation. */
const NAVAL = {
  english: { ...officer('#a5322b', '#2b4a6b'), view: 'side', hair: 'rolls', hairColour: 'white', mood: 'stern' },
  spanish: { ...officer('#c48a1e', '#8d2f23'), skin: 'olive', hair: 'tied', beard: 'vandyke', facing: 'left' },
  french: {
    ...officer('#2c5a9a', '#efe6d0'),
    view: 'front',
    vest: '#a9c0d6',
    skin: 'tan',
    hair: 'wig',
    hairColour: 'brown',
  },
  dutch: {
    ...officer('#c8641f', '#3b3f46'),
    hair: 'waves',
    hairColour: 'blond',
    beard: 'tache',
    facing: 'left',
    mood: 'stern',
  },
} as const satisfies Record<string, Partial<Likeness>>

function officer(coat: string, badge: string): Partial<Likeness> {
  return { hat: 'tricorn', coat: 'officer', collar: 'cravat', cloth: coat, spot: coat, badge, vest: PAPER, air: MIST }
}

export type SpecialistName = keyof typeof SPECIALISTS
export type PirateName = keyof typeof PIRATES
export type NavyName = keyof typeof NAVAL

export const SPECIALIST_NAMES = Object.keys(SPECIALISTS) as readonly SpecialistName[]
export const PIRATE_NAMES = Object.keys(PIRATES) as readonly PirateName[]
export const NAVY_NAMES = Object.keys(NAVAL) as readonly NavyName[]

export function specialist(name: SpecialistName): Likeness {
  return likeness(name, SPECIALISTS[name])
}

export function pirate(name: PirateName): Likeness {
  return likeness(name, PIRATES[name])
}

export function navalOfficer(nation: NavyName): Likeness {
  return likeness(nation, NAVAL[nation])
}
