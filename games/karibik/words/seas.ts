/** The names of the sea spaces in the order of their numbers. English ones stand with the components. */

import type { Language } from '@windward/core/words.ts'
import { SPACES } from '../components.ts'

// biome-ignore format: ten to a block are easier to count
const it: readonly string[] = [
  'Rada di Nassau', 'Banco di Campeche', 'Dry Tortugas', 'Piattaforma della Florida', 'Rada dell’Avana',
  'Stretto della Florida', 'Gran Banco delle Bahama', 'Baia di Exuma', 'Baia di Eleuthera', 'San Salvador',

  'Passaggio di Caicos', 'Scogliera Alacranes', 'Canale dello Yucatán', 'Passaggio di Crooked Island',
  'Banco dell’Argento', 'Cozumel', 'Isola dei Pini', 'Golfo di Batabanó', 'Acque delle Cayman', 'Giardini della Regina',

  'Golfo di Guacanayabo', 'Rada di Santiago', 'Baia di Inagua', 'Baia di Samaná', 'Banco Navidad',
  'Passaggio delle Vergini', 'Passaggio di Anegada', 'Lighthouse Reef', 'Banco Chinchorro', 'Isole del Cigno',

  'Fossa delle Cayman', 'Negril', 'Navassa', 'Canale Sopravento', 'Rada di Santo Domingo',
  'Canale della Mona', 'Rada di San Juan', 'Saint Kitts', 'Barbuda', 'Golfo dell’Honduras',

  'Baia di Trujillo', 'Banco Rosalind', 'Banco Pedro', 'Rada di Port Royal', 'Alta Vela',
  'Saona', 'Fossa di Muertos', 'Santa Croce', 'Montserrat', 'Passaggio della Guadalupa',

  'Capo Gracias a Dios', 'Cayos Miskitos', 'Serranilla', 'Bajo Nuevo', 'Bacino Colombiano Nord',
  'Bacino di Haiti', 'Dorsale di Beata', 'Monjes', 'Bacino Venezuelano Ovest', 'Bacino Venezuelano Centrale',

  'Bacino Venezuelano Est', 'Aves', 'Fossa di Blanquilla', 'Rada della Martinica', 'Barbados',
  'Costa dei Mosquito', 'San Andrés', 'Roncador', 'Bacino Colombiano Ovest', 'Bacino Colombiano Est',

  'Santa Marta', 'Riohacha', 'Golfo del Venezuela', 'Aruba', 'Curaçao',
  'Los Roques', 'Blanquilla', 'Margarita', 'Testigos', 'Grenadine',

  'Rio San Juan', 'Rada di Puerto Bello', 'San Blas', 'Rada di Cartagena', 'Rada di La Guaira',
  'Rada di Cumaná', 'Bocche del Drago', 'Tobago', 'Escudo de Veraguas', 'Golfo del Darién',
]

// biome-ignore format: ten to a block are easier to count
const de: readonly string[] = [
  'Reede von Nassau', 'Campechebank', 'Dry Tortugas', 'Floridaschelf', 'Reede von Havanna',
  'Floridastraße', 'Große Bahamabank', 'Exumasund', 'Eleutherasund', 'San Salvador',

  'Caicospassage', 'Alacranriff', 'Yucatánstraße', 'Crooked-Island-Passage', 'Silberbank',
  'Cozumel', 'Kieferninsel', 'Golf von Batabanó', 'Kaimangewässer', 'Gärten der Königin',

  'Golf von Guacanayabo', 'Reede von Santiago', 'Inaguasund', 'Bucht von Samaná', 'Navidadbank',
  'Jungfernpassage', 'Anegadapassage', 'Leuchtturmriff', 'Chinchorrobank', 'Schwaneninseln',

  'Kaimangraben', 'Negril', 'Navassa', 'Windwardpassage', 'Reede von Santo Domingo',
  'Monapassage', 'Reede von San Juan', 'Saint Kitts', 'Barbuda', 'Golf von Honduras',

  'Bucht von Trujillo', 'Rosalindbank', 'Pedrobank', 'Reede von Port Royal', 'Alta Vela',
  'Saona', 'Muertosgraben', 'Saint Croix', 'Montserrat', 'Guadeloupepassage',

  'Kap Gracias a Dios', 'Moskito-Cays', 'Serranilla', 'Bajo Nuevo', 'Kolumbianisches Becken Nord',
  'Haitibecken', 'Beatarücken', 'Monjes', 'Venezolanisches Becken West', 'Venezolanisches Becken Mitte',

  'Venezolanisches Becken Ost', 'Aves', 'Blanquillatiefe', 'Reede von Martinique', 'Barbados',
  'Moskitoküste', 'San Andrés', 'Roncador', 'Kolumbianisches Becken West', 'Kolumbianisches Becken Ost',

  'Santa Marta', 'Riohacha', 'Golf von Venezuela', 'Aruba', 'Curaçao',
  'Los Roques', 'Blanquilla', 'Margarita', 'Testigos', 'Grenadinen',

  'Río San Juan', 'Reede von Puerto Bello', 'San Blas', 'Reede von Cartagena', 'Reede von La Guaira',
  'Reede von Cumaná', 'Drachenschlund', 'Tobago', 'Escudo de Veraguas', 'Golf von Darién',
]

export const SEAS: Readonly<Record<Language, readonly string[]>> = { en: SPACES.map((space) => space.name), it, de }
