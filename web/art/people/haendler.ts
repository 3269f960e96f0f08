/** Händler's cast: what makes a role, and who plays it. */

import { INK, MADDER, PAPER } from '../ink.ts'
import { DAWN, MIST, SAND, SEA } from './airs.ts'
import { type Likeness, likeness } from './likeness.ts'

interface Role {
  readonly all: Partial<Likeness>
  readonly each: readonly Partial<Likeness>[]
}

const ROLES = {
  trader: {
    all: {
      hat: 'cavalier',
      coat: 'coat',
      collar: 'band',
      spot: '#6c5a2c',
      cloth: INK,
      band: '#c98b2b',
      feather: '#c98b2b',
      worn: [],
      carries: 'purse',
      air: SAND,
      mood: 'glad',
    },
    each: [
      { skin: 'tan', hair: 'long', beard: 'vandyke', age: 1 },
      { view: 'front', skin: 'brown', hair: 'ringlets', sex: 'f', age: 1, facing: 'left' },
      { view: 'side', skin: 'olive', hair: 'waves', hairColour: 'brown', beard: 'full', facing: 'left' },
      { view: 'front', skin: 'deep', hair: 'coils', beard: 'short' },
    ],
  },
  settler: {
    all: {
      hat: 'straw',
      coat: 'vest',
      collar: 'kerchief',
      spot: '#4f6b3a',
      scarf: '#a8402c',
      band: '#4f6b3a',
      worn: [],
      carries: 'wheat',
      air: '#dfe0bf',
    },
    each: [
      { view: 'front', skin: 'fair', hair: 'short', hairColour: 'red', beard: 'full', mood: 'glad', facing: 'left' },
      { sex: 'f', skin: 'dark', hair: 'coils', age: 1, mood: 'calm' },
      {
        view: 'side',
        sex: 'f',
        skin: 'fair',
        hair: 'braid',
        hairColour: 'blond',
        age: 0,
        mood: 'glad',
        facing: 'left',
      },
      { skin: 'copper', hair: 'long', age: 2 },
    ],
  },
  captain: {
    all: {
      hat: 'tricorn',
      coat: 'coat',
      collar: 'cravat',
      spot: '#2f5d7e',
      cloth: '#2f5d7e',
      worn: [],
      carries: 'spyglass',
      air: SEA,
    },
    each: [
      { skin: 'fair', hair: 'wig', hairColour: 'brown', mood: 'calm' },
      { view: 'side', skin: 'dark', hair: 'coils', beard: 'short', facing: 'left' },
      { view: 'front', sex: 'f', skin: 'tan', hair: 'waves', hairColour: 'chestnut', age: 0, facing: 'left' },
      { skin: 'olive', hair: 'queue', beard: 'goatee', age: 2 },
    ],
  },
  priest: {
    all: {
      hat: 'cowl',
      coat: 'robe',
      spot: '#6f5a3d',
      cloth: '#7d6647',
      worn: [],
      carries: 'cross',
      air: '#ddd6c2',
      hair: 'none',
    },
    each: [
      { view: 'front', skin: 'fair', age: 2, beard: 'long', hairColour: 'white', mood: 'calm', facing: 'left' },
      { skin: 'brown', age: 1, beard: 'short', mood: 'glad' },
      { view: 'front', sex: 'f', skin: 'olive', age: 2, mood: 'calm' },
      { skin: 'tan', age: 0, mood: 'stern', facing: 'left' },
    ],
  },
  jack: {
    all: {
      hat: 'beret',
      coat: 'vest',
      collar: 'kerchief',
      spot: '#9c5a22',
      cloth: '#2d6f66',
      band: '#d9a337',
      feather: MADDER,
      scarf: '#2d6f66',
      worn: [],
      carries: 'hammer',
      air: DAWN,
      mood: 'glad',
    },
    each: [
      { skin: 'brown', hair: 'coils', age: 0, beard: 'goatee' },
      { view: 'side', sex: 'f', skin: 'fair', hair: 'knot', hairColour: 'red', age: 0, facing: 'left' },
      { view: 'front', skin: 'olive', hair: 'waves', beard: 'stubble', facing: 'left' },
    ],
  },
  sailor: {
    all: {
      hat: 'cap',
      coat: 'stripes',
      collar: 'kerchief',
      spot: '#27405c',
      cloth: '#27405c',
      band: '#c4452f',
      scarf: '#c4452f',
      trim: '#27405c',
      worn: ['pipe'],
      air: SEA,
    },
    each: [
      { skin: 'tan', hair: 'short', hairColour: 'chestnut', beard: 'full', mood: 'glad' },
      { view: 'side', skin: 'deep', hair: 'none', beard: 'tache', age: 1, facing: 'left' },
      {
        view: 'front',
        skin: 'fair',
        hair: 'tied',
        hairColour: 'blond',
        age: 0,
        beard: 'none',
        facing: 'left',
        mood: 'glad',
      },
      { sex: 'f', skin: 'copper', hair: 'braid', age: 0 },
    ],
  },
  pirate: {
    all: {
      hat: 'bandana',
      coat: 'shirt',
      spot: '#8d2f23',
      cloth: '#b0412f',
      band: PAPER,
      worn: ['ring'],
      carries: 'cutlass',
      air: DAWN,
      mood: 'stern',
    },
    each: [
      { skin: 'tan', hair: 'long', beard: 'full', worn: ['patch', 'ring'], carries: 'cutlass' },
      { view: 'front', sex: 'f', skin: 'fair', hair: 'waves', hairColour: 'red', age: 0, facing: 'left' },
      {
        view: 'side',
        skin: 'dark',
        hair: 'locs',
        beard: 'goatee',
        facing: 'left',
        worn: ['scar', 'ring'],
        carries: 'cutlass',
      },
      { sex: 'f', skin: 'brown', hair: 'locs', age: 1, worn: ['patch', 'ring'], carries: 'cutlass' },
    ],
  },
  admiral: {
    all: {
      hat: 'laced',
      coat: 'officer',
      collar: 'jabot',
      spot: '#27405c',
      cloth: INK,
      air: MIST,
      mood: 'stern',
      age: 2,
    },
    each: [
      { skin: 'fair', hair: 'rolls', hairColour: 'white', beard: 'none', facing: 'left', worn: ['scar'] },
      { view: 'side', skin: 'tan', hair: 'rolls', hairColour: 'white', beard: 'chops' },
      { view: 'front', skin: 'brown', hair: 'rolls', hairColour: 'white', mood: 'calm' },
    ],
  },
  jester: {
    all: {
      hat: 'jester',
      coat: 'motley',
      collar: 'points',
      spot: '#c0492f',
      cloth: '#c0492f',
      band: '#2d7a5f',
      trim: '#2d7a5f',
      worn: [],
      carries: 'marotte',
      hair: 'none',
      air: '#efdcae',
      mood: 'glad',
    },
    each: [
      { skin: 'fair', age: 1, face: { noseLength: 10, width: 31 } },
      { view: 'front', sex: 'f', skin: 'dark', age: 0, facing: 'left' },
      { skin: 'olive', age: 2, facing: 'left' },
    ],
  },
  governor: {
    all: {
      hat: 'none',
      coat: 'coat',
      collar: 'chain',
      spot: '#7a1f2b',
      cloth: '#7a1f2b',
      vest: '#d9c27a',
      hair: 'great',
      air: '#dccfb0',
    },
    each: [
      {
        view: 'front',
        skin: 'fair',
        hairColour: 'white',
        age: 1,
        mood: 'stern',
        face: { width: 36, jaw: 33, chin: 13 },
      },
      { skin: 'olive', hairColour: 'black', age: 1, beard: 'tache', facing: 'left', mood: 'calm' },
      { skin: 'tan', hairColour: 'chestnut', age: 1, facing: 'left', mood: 'glad' },
    ],
  },
  mademoiselle: {
    all: { sex: 'f', coat: 'dress', collar: 'pearls', trim: PAPER, air: '#ead2bd', age: 0 },
    each: [
      {
        skin: 'fair',
        hair: 'updo',
        hairColour: 'chestnut',
        spot: '#9c3f56',
        worn: ['drop', 'mole'],
        mood: 'calm',
        facing: 'left',
      },
      { skin: 'brown', hair: 'ringlets', spot: '#3d6a86', worn: ['flower'], carries: 'fan', mood: 'glad' },
      {
        view: 'front',
        skin: 'dark',
        hair: 'halo',
        spot: '#b8862b',
        worn: ['flower', 'drop'],
        mood: 'calm',
        facing: 'left',
        collar: 'beads',
      },
      {
        view: 'side',
        skin: 'tan',
        hair: 'updo',
        hairColour: 'black',
        spot: '#4f6b4a',
        worn: ['flower'],
        carries: 'fan',
        mood: 'glad',
      },
    ],
  },
} as const satisfies Record<string, Role>

export type RoleName = keyof typeof ROLES
export const ROLE_NAMES = Object.keys(ROLES) as readonly RoleName[]

/** How many there are of a role before the first comes again. */
export function variants(name: RoleName): number {
  return ROLES[name].each.length
}

export function role(name: RoleName, variant = 0): Likeness {
  const { all, each }: Role = ROLES[name]
  const which = variant % each.length
  return likeness(`${name}${which}`, { ...all, ...each[which] })
}
