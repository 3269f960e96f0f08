/** A person, told in words: from these follows every line of the drawing. */

import { GOLD } from '../ink.ts'

/** Flesh, shade, light, lips. */
export const SKINS = {
  fair: ['#f2d9b1', '#d8a877', '#fdf1d6', '#b5493b'],
  tan: ['#e6bb87', '#bf8a57', '#f6d9ac', '#a8473a'],
  olive: ['#d6a571', '#a97643', '#edc897', '#9a4233'],
  copper: ['#c4845a', '#925433', '#e2ab7e', '#8e382d'],
  brown: ['#a9724a', '#774829', '#cf9a6d', '#86332b'],
  dark: ['#8c5a3c', '#5d3724', '#c08a60', '#862f2c'],
  deep: ['#744a33', '#48291d', '#ab7852', '#85322e'],
} as const

export const HAIR_COLOURS = {
  black: '#1d2229',
  brown: '#53331f',
  chestnut: '#7d4524',
  red: '#a4481f',
  blond: '#cf9c45',
  grey: '#b3ac9c',
  white: '#efe6d0',
} as const

export type Skin = keyof typeof SKINS
export type HairColour = keyof typeof HAIR_COLOURS

export type Hair =
  | 'none'
  | 'bald'
  | 'short'
  | 'crop'
  | 'back'
  | 'queue'
  | 'tied'
  | 'long'
  | 'straight'
  | 'waves'
  | 'loose'
  | 'braid'
  | 'braids'
  | 'locs'
  | 'coils'
  | 'halo'
  | 'bun'
  | 'knot'
  | 'updo'
  | 'ringlets'
  | 'wig'
  | 'great'
  | 'rolls'

export type Beard = 'none' | 'tache' | 'vandyke' | 'goatee' | 'full' | 'short' | 'long' | 'chops' | 'stubble'

export type Hat =
  | 'none'
  | 'tricorn'
  | 'laced'
  | 'wide'
  | 'straw'
  | 'cavalier'
  | 'bandana'
  | 'cap'
  | 'round'
  | 'wrap'
  | 'coif'
  | 'jester'
  | 'cowl'
  | 'morion'
  | 'mantilla'
  | 'beret'
  | 'nightcap'
  | 'band'

export type Coat =
  | 'coat'
  | 'officer'
  | 'robe'
  | 'dress'
  | 'bodice'
  | 'shirt'
  | 'stripes'
  | 'vest'
  | 'motley'
  | 'cuirass'
  | 'cloak'

export type Collar =
  | 'none'
  | 'band'
  | 'ruff'
  | 'cravat'
  | 'jabot'
  | 'kerchief'
  | 'points'
  | 'fichu'
  | 'pearls'
  | 'beads'
  | 'stock'
  | 'chain'

export type Worn = 'patch' | 'scar' | 'ring' | 'drop' | 'glasses' | 'pipe' | 'flower' | 'mole'

export type Carried =
  | 'cross'
  | 'spyglass'
  | 'hammer'
  | 'saw'
  | 'linstock'
  | 'rammer'
  | 'ledger'
  | 'bottle'
  | 'sword'
  | 'cutlass'
  | 'compass'
  | 'fan'
  | 'parrot'
  | 'key'
  | 'wheat'
  | 'purse'
  | 'marotte'

/** From the front, a quarter turned, or from the side as on a coin. */
export type HeadView = 'front' | 'turned' | 'side'

export interface Likeness {
  /** From it the face has its measures. */
  readonly id: string
  readonly sex: 'f' | 'm'
  readonly skin: Skin
  /** Young, grown, old. */
  readonly age: 0 | 1 | 2
  readonly mood: 'calm' | 'glad' | 'stern'
  readonly view: HeadView
  readonly facing: 'left' | 'right'
  readonly hair: Hair
  readonly hairColour: HairColour
  readonly beard: Beard
  readonly hat: Hat
  readonly coat: Coat
  readonly collar: Collar
  /** Of the coat. */
  readonly spot: string
  readonly trim: string
  readonly vest?: string
  /** Of the hat, its band and its feather; what it bears in front. */
  readonly cloth?: string
  readonly band?: string
  readonly feather?: string
  readonly badge?: string
  readonly scarf?: string
  readonly iris?: string
  readonly worn: readonly Worn[]
  readonly carries?: Carried
  /** Behind them, and round a medallion. */
  readonly air: string
  readonly rim?: string
  /** Single measures of the face that are known. */
  readonly face?: Partial<FaceMeasures>
}

/** The measures of a face, in a head about 100 units high. */
export interface FaceMeasures {
  /** Half of its width at the temples, of the jaw and of the chin; where the chin ends; how far the cheeks stand out. */
  readonly width: number
  readonly jaw: number
  readonly chin: number
  readonly foot: number
  readonly cheek: number
  /** How far it is turned, 0 to 1. */
  readonly turn: number
  readonly eyes: number
  readonly eyeSize: number
  readonly gap: number
  readonly tilt: number
  readonly lid: number
  readonly nose: number
  readonly hook: number
  readonly noseWidth: number
  readonly noseLength: number
  readonly ridge: number
  readonly mouth: number
  readonly lips: number
  readonly brow: number
  readonly browThickness: number
  readonly arch: number
  readonly lean: number
  readonly girth: number
  readonly cleft: number
}

/** What is not told is as usual. */
export function likeness(id: string, told: Partial<Likeness> = {}): Likeness {
  return {
    id,
    sex: 'm',
    skin: 'fair',
    age: 1,
    mood: 'calm',
    view: 'turned',
    facing: 'right',
    hair: 'short',
    hairColour: 'black',
    beard: 'none',
    hat: 'none',
    coat: 'coat',
    collar: 'none',
    spot: '#2f5d7e',
    trim: GOLD,
    worn: [],
    air: '#e6d6ad',
    ...told,
  }
}
