/** Somebody who is being drawn: what is told of them, and what follows from it. */

import { between, chance, type Point } from '../ink.ts'
import { type FaceMeasures, HAIR_COLOURS, type Likeness, SKINS } from './likeness.ts'
import { type Pen, penFor } from './pen.ts'

export interface Sitter {
  readonly pen: Pen
  readonly person: Likeness
  readonly face: FaceMeasures
  readonly skin: (typeof SKINS)[Likeness['skin']]
  /** Colours. */
  readonly hair: string
  readonly cloth: string
  readonly band: string
  readonly scarf: string
  /** Where the middle of the face is, and the height of the mouth. */
  readonly middle: number
  readonly mouth: number
  /** Where something may hang from an ear. */
  readonly lobe: Point
}

export function sitterFor(person: Likeness, isCoarse: boolean): Sitter {
  const face = measured(person)
  const cloth = person.cloth ?? person.spot
  const isGrey = person.age > 1 && person.hairColour !== 'white'
  return {
    pen: penFor(isCoarse, person.facing === 'right'),
    person,
    face,
    skin: SKINS[person.skin],
    hair: HAIR_COLOURS[isGrey ? 'grey' : person.hairColour],
    cloth,
    band: person.band ?? person.trim,
    scarf: person.scarf ?? cloth,
    middle: 100 + 5.2 * face.turn,
    mouth: between(face.nose, face.foot, 0.37),
    lobe: person.view === 'side' ? [88, 112] : [98 - face.width, 112],
  }
}

/** Every measure follows from the id; families of faces have their ways. */
function measured({ id, sex, skin, view, face }: Likeness): FaceMeasures {
  const throwOne = chance(`face ${id}`)
  const from = (low: number, high: number) => between(low, high, throwOne())
  const isWoman = sex === 'f'
  const of = (woman: readonly [number, number], man: readonly [number, number]) => from(...(isWoman ? woman : man))
  const african = { brown: 0.5, dark: 1, deep: 1 }[skin as string] ?? 0
  const native = skin === 'copper' ? 1 : 0
  const width = of([28.5, 33.5], [29.5, 37])
  return {
    width,
    turn: view === 'front' ? from(0, 0) : from(0.45, 1.1),
    jaw: width * of([0.62, 0.84], [0.72, 0.98]),
    chin: of([5, 10], [6.5, 14.5]),
    foot: of([133, 142], [136, 149]),
    cheek: of([0, 0.04], [-0.02, 0.035]) + native * 0.03,
    eyes: from(88, 92),
    eyeSize: of([0.98, 1.16], [0.82, 1.04]),
    gap: from(13.2, 15.8),
    tilt: from(-1, 1.8) + native * 0.5,
    lid: of([0, 0.9], [0, 1.6]),
    nose: from(107, 115) - (isWoman ? 1.5 : 0),
    hook: of([-1.6, 1.8], [-2.2, 4.2]),
    noseWidth: from(0.85, 1.12) * (isWoman ? 0.88 : 1) + african * 0.2 + native * 0.08,
    noseLength: view === 'front' ? from(0, 0) : from(5.6, 10.2) * (isWoman ? 0.84 : 1) - african * 0.8,
    ridge: from(1, 9),
    mouth: of([8.6, 11], [9.6, 13.2]),
    lips: of([1, 1.3], [0.65, 0.95]) + african * 0.25,
    brow: of([10.5, 12.5], [8.5, 11.2]),
    browThickness: of([1.1, 1.7], [1.9, 3.5]),
    arch: of([4, 8.5], [1.6, 7]),
    lean: from(-3.4, 3.4),
    girth: of([0.85, 0.94], [0.94, 1.07]),
    cleft: from(0, 1),
    ...face,
  }
}
