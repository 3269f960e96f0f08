/** What lies in the box: board, chests, numbers. Data only; each datum says where it comes from. */

import type { ByShip, City, Colour, Space } from './vocabulary.ts'

/**
 * `known`: in the rulebook, or reported by several who have the box. `inferred`: follows from what is known.
 * `reconstruction`: made for this project, because the published one is not documented.
 */
export type Source = 'known' | 'inferred' | 'reconstruction'

export const SOURCES = {
  ships: 'known',
  cards: 'known',
  thresholds: 'known',
  captureReward: 'known',
  coins: 'known',
  numberOfCities: 'known',
  numberOfHavens: 'known',
  rangeOfChestValues: 'known',
  sumOfChestValues: 'inferred',
  chestValues: 'reconstruction',
  spaces: 'reconstruction',
  neighbours: 'reconstruction',
  havens: 'reconstruction',
  startSpaces: 'reconstruction',
} as const satisfies Record<string, Source>

/** Red and green are known; the other two are not. */
export const COLOUR_SOURCES: Readonly<Record<Colour, Source>> = {
  red: 'known',
  blue: 'reconstruction',
  green: 'known',
  yellow: 'reconstruction',
}

/** The same in every language; the first letters give the order in which they sail. */
export const SHIP_NAMES: Readonly<ByShip<string>> = {
  arriba: 'Arriba',
  bravo: 'Bravo',
  caribic: 'Caribic',
  diabolo: 'Diabolo',
  evita: 'Evita',
  fuego: 'Fuego',
}

/** Doubloons that end the game after the round, by number of players. */
export const THRESHOLDS: Readonly<Record<number, number>> = { 2: 62_000, 3: 41_000, 4: 31_000 }
export const CAPTURE_REWARD = 2_000
export const CHESTS_AT_START = 6
export const CHESTS_PER_REFILL = 2
export const COINS = { number: 35, values: [10_000, 5_000, 1_000] } as const

/** Ruling 27: when nothing has come in for so long, the players may end the game; after so many rounds it ends. */
export const QUIET_ROUNDS = 4
export const LAST_ROUND = 30

/** The most even colours on this board. */
export const RECOMMENDED_COLOURS: Readonly<Record<number, readonly Colour[]>> = {
  2: ['blue', 'yellow'],
  3: ['red', 'blue', 'green'],
  4: ['red', 'blue', 'green', 'yellow'],
}

export interface CitySpec {
  readonly name: string
  /** What its chest is worth; all values are reconstructions within the known range and sum. */
  readonly value: number
  /** Whether the name is reported from the published board. */
  readonly nameSource: Source
}

export const CITY_SPECS: Readonly<Record<City, CitySpec>> = {
  havana: { name: 'Havana', value: 8_000, nameSource: 'known' },
  santiagoDeCuba: { name: 'Santiago de Cuba', value: 4_000, nameSource: 'known' },
  portAuPrince: { name: 'Port-au-Prince', value: 4_000, nameSource: 'known' },
  santoDomingo: { name: 'Santo Domingo', value: 5_000, nameSource: 'known' },
  sanJuan: { name: 'San Juan', value: 6_000, nameSource: 'known' },
  martinique: { name: 'Martinique', value: 6_000, nameSource: 'known' },
  maracaibo: { name: 'Maracaibo', value: 5_000, nameSource: 'known' },
  caracas: { name: 'Caracas', value: 6_000, nameSource: 'known' },
  puertoBello: { name: 'Puerto Bello', value: 8_000, nameSource: 'known' },
  trujillo: { name: 'Trujillo', value: 5_000, nameSource: 'known' },
  cartagena: { name: 'Cartagena', value: 6_000, nameSource: 'reconstruction' },
  portRoyal: { name: 'Port Royal', value: 4_000, nameSource: 'reconstruction' },
  nassau: { name: 'Nassau', value: 7_000, nameSource: 'reconstruction' },
  belize: { name: 'Belize', value: 6_000, nameSource: 'reconstruction' },
  bluefields: { name: 'Bluefields', value: 5_000, nameSource: 'reconstruction' },
  cumana: { name: 'Cumaná', value: 7_000, nameSource: 'reconstruction' },
}

export interface SpaceSpec {
  readonly no: Space
  readonly name: string
  readonly neighbours: readonly Space[]
  /** A safe haven of this colour. */
  readonly haven?: Colour
  /** The harbor city that can be captured from here. */
  readonly city?: City
  readonly start?: true
}

/** In the order of their numbers, from 1. Spaces that touch only across land are no neighbours. */
export const SPACES: readonly SpaceSpec[] = [
  { no: 1, name: 'Nassau Roads', neighbours: [6, 7, 8, 9], city: 'nassau' },
  { no: 2, name: 'Campeche Bank', neighbours: [3, 12] },
  { no: 3, name: 'Dry Tortugas', neighbours: [2, 4, 12, 13] },
  { no: 4, name: 'Florida Shelf', neighbours: [3, 5, 6, 13], start: true },
  { no: 5, name: 'Havana Roads', neighbours: [4, 6, 13], city: 'havana' },
  { no: 6, name: 'Straits of Florida', neighbours: [1, 4, 5, 7] },
  { no: 7, name: 'Great Bahama Bank', neighbours: [1, 6, 8, 14], haven: 'red' },
  { no: 8, name: 'Exuma Sound', neighbours: [1, 7, 9, 14] },
  { no: 9, name: 'Eleuthera Sound', neighbours: [1, 8, 10] },
  { no: 10, name: 'San Salvador', neighbours: [9, 11, 14, 23], haven: 'blue' },
  { no: 11, name: 'Caicos Passage', neighbours: [10, 15, 23] },
  { no: 12, name: 'Alacran Reef', neighbours: [2, 3, 13], haven: 'green' },
  { no: 13, name: 'Yucatan Channel', neighbours: [3, 4, 5, 12, 16, 17] },
  { no: 14, name: 'Crooked Island Passage', neighbours: [7, 8, 10, 23], start: true },
  { no: 15, name: 'Silver Bank', neighbours: [11, 23, 24, 25], haven: 'green' },
  { no: 16, name: 'Cozumel', neighbours: [13, 17, 29, 30] },
  { no: 17, name: 'Isle of Pines', neighbours: [13, 16, 18, 19, 30], haven: 'yellow' },
  { no: 18, name: 'Gulf of Batabano', neighbours: [17, 19, 20] },
  { no: 19, name: 'Cayman Waters', neighbours: [17, 18, 20, 30, 31] },
  { no: 20, name: 'Jardines de la Reina', neighbours: [18, 19, 21, 31], haven: 'red' },
  { no: 21, name: 'Gulf of Guacanayabo', neighbours: [20, 22, 31, 32] },
  { no: 22, name: 'Santiago Roads', neighbours: [21, 33, 34], city: 'santiagoDeCuba' },
  { no: 23, name: 'Inagua Sound', neighbours: [10, 11, 14, 15, 34] },
  { no: 24, name: 'Samana Bay', neighbours: [15, 25, 36, 37] },
  { no: 25, name: 'Navidad Bank', neighbours: [15, 24, 26, 37] },
  { no: 26, name: 'Virgin Passage', neighbours: [25, 27, 37, 38], start: true },
  { no: 27, name: 'Anegada Passage', neighbours: [26, 38, 39] },
  { no: 28, name: 'Lighthouse Reef', neighbours: [29, 40, 41], city: 'belize' },
  { no: 29, name: 'Chinchorro Bank', neighbours: [16, 28, 30, 41] },
  { no: 30, name: 'Swan Islands', neighbours: [16, 17, 19, 29, 31, 41, 42] },
  { no: 31, name: 'Cayman Trench', neighbours: [19, 20, 21, 30, 32, 42] },
  { no: 32, name: 'Negril', neighbours: [21, 31, 42, 43, 44] },
  { no: 33, name: 'Navassa', neighbours: [22, 34, 44, 45, 56] },
  { no: 34, name: 'Windward Passage', neighbours: [22, 23, 33], city: 'portAuPrince' },
  { no: 35, name: 'Santo Domingo Roads', neighbours: [36, 45, 46, 59], city: 'santoDomingo' },
  { no: 36, name: 'Mona Passage', neighbours: [24, 35, 37, 46, 47, 48] },
  { no: 37, name: 'San Juan Roads', neighbours: [24, 25, 26, 36, 38, 48], city: 'sanJuan' },
  { no: 38, name: 'Saint Kitts', neighbours: [26, 27, 37, 39, 48, 49] },
  { no: 39, name: 'Barbuda', neighbours: [27, 38, 49, 50], haven: 'blue' },
  { no: 40, name: 'Gulf of Honduras', neighbours: [28, 41], city: 'trujillo' },
  { no: 41, name: 'Trujillo Bay', neighbours: [28, 29, 30, 40, 42, 51], city: 'trujillo' },
  { no: 42, name: 'Rosalind Bank', neighbours: [30, 31, 32, 41, 43, 51, 53] },
  { no: 43, name: 'Pedro Bank', neighbours: [32, 42, 44, 53, 54] },
  { no: 44, name: 'Port Royal Roads', neighbours: [32, 33, 43, 54, 55, 56], city: 'portRoyal' },
  { no: 45, name: 'Alta Vela', neighbours: [33, 35, 56, 57, 59] },
  { no: 46, name: 'Saona', neighbours: [35, 36, 47, 59, 60, 61] },
  { no: 47, name: 'Muertos Trough', neighbours: [36, 46, 48, 61, 62], haven: 'yellow' },
  { no: 48, name: 'Saint Croix', neighbours: [36, 37, 38, 47, 49, 62] },
  { no: 49, name: 'Montserrat', neighbours: [38, 39, 48, 50, 62, 64] },
  { no: 50, name: 'Guadeloupe Passage', neighbours: [39, 49, 64, 65] },
  { no: 51, name: 'Cape Gracias a Dios', neighbours: [41, 42, 52, 53] },
  { no: 52, name: 'Mosquito Cays', neighbours: [51, 53, 66, 67] },
  { no: 53, name: 'Serranilla', neighbours: [42, 43, 51, 52, 54, 67, 68], start: true },
  { no: 54, name: 'Bajo Nuevo', neighbours: [43, 44, 53, 55, 68] },
  { no: 55, name: 'Colombian Basin North', neighbours: [44, 54, 56, 68, 70] },
  { no: 56, name: 'Haitian Basin', neighbours: [33, 44, 45, 55, 57, 70, 72] },
  { no: 57, name: 'Beata Ridge', neighbours: [45, 56, 58, 59, 72], start: true },
  { no: 58, name: 'Monjes', neighbours: [57, 59, 72, 73, 74] },
  { no: 59, name: 'Venezuelan Basin West', neighbours: [35, 45, 46, 57, 58, 60, 74] },
  { no: 60, name: 'Venezuelan Basin Central', neighbours: [46, 59, 61, 74, 75, 76] },
  { no: 61, name: 'Venezuelan Basin East', neighbours: [46, 47, 60, 62, 63, 76] },
  { no: 62, name: 'Aves', neighbours: [47, 48, 49, 61, 63, 64] },
  { no: 63, name: 'Blanquilla Deep', neighbours: [61, 62, 76, 77, 80], start: true },
  { no: 64, name: 'Martinique Roads', neighbours: [49, 50, 62, 65, 80], city: 'martinique' },
  { no: 65, name: 'Barbados', neighbours: [50, 64, 79, 80, 88], city: 'martinique' },
  { no: 66, name: 'Mosquito Coast', neighbours: [52, 67, 81], city: 'bluefields' },
  { no: 67, name: 'San Andres', neighbours: [52, 53, 66, 68, 69, 81, 82] },
  { no: 68, name: 'Roncador', neighbours: [53, 54, 55, 67, 69, 70] },
  { no: 69, name: 'Colombian Basin West', neighbours: [67, 68, 70, 82, 83, 84] },
  { no: 70, name: 'Colombian Basin East', neighbours: [55, 56, 68, 69, 71, 72, 84] },
  { no: 71, name: 'Santa Marta', neighbours: [70, 72, 73, 84] },
  { no: 72, name: 'Riohacha', neighbours: [56, 57, 58, 70, 71, 73] },
  { no: 73, name: 'Gulf of Venezuela', neighbours: [58, 71, 72, 74], city: 'maracaibo' },
  { no: 74, name: 'Aruba', neighbours: [58, 59, 60, 73, 75] },
  { no: 75, name: 'Curacao', neighbours: [60, 74, 76, 85] },
  { no: 76, name: 'Los Roques', neighbours: [60, 61, 63, 75, 77, 85, 86] },
  { no: 77, name: 'Blanquilla', neighbours: [63, 76, 78, 79, 86] },
  { no: 78, name: 'Margarita', neighbours: [77, 79, 86, 87, 88] },
  { no: 79, name: 'Testigos', neighbours: [65, 77, 78, 80, 88], haven: 'red' },
  { no: 80, name: 'Grenadines', neighbours: [63, 64, 65, 79] },
  { no: 81, name: 'Rio San Juan', neighbours: [66, 67, 82, 89] },
  { no: 82, name: 'Puerto Bello Roads', neighbours: [67, 69, 81, 83, 89], city: 'puertoBello' },
  { no: 83, name: 'San Blas', neighbours: [69, 82, 84, 90] },
  { no: 84, name: 'Cartagena Roads', neighbours: [69, 70, 71, 83, 90], city: 'cartagena' },
  { no: 85, name: 'La Guaira Roads', neighbours: [75, 76, 86], city: 'caracas' },
  { no: 86, name: 'Cumana Roads', neighbours: [76, 77, 78, 85], city: 'cumana' },
  { no: 87, name: 'Dragons Mouth', neighbours: [78, 88], haven: 'yellow' },
  { no: 88, name: 'Tobago', neighbours: [65, 78, 79, 87] },
  { no: 89, name: 'Escudo de Veraguas', neighbours: [81, 82], haven: 'blue' },
  { no: 90, name: 'Gulf of Darien', neighbours: [83, 84], haven: 'green' },
]
