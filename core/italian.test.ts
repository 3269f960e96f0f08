import { expect, test } from 'vitest'
import { joined } from './italian.ts'
import { numberFormat, sayer } from './words.ts'

test('a ship whose name begins with a vowel takes an apostrophe: l’Arriba, all’Evita', () => {
  expect(joined('La Arriba ruba alla Evita, con la Bravo.')).toBe('L’Arriba ruba all’Evita, con la Bravo.')
})

test('a city that brings its article joins it with the preposition: all’Avana, dell’Avana', () => {
  expect(joined('A L’Avana il forziere di L’Avana')).toBe('All’Avana il forziere dell’Avana')
  expect(joined('Saccheggia L’Avana')).toBe('Saccheggia L’Avana')
  expect(joined('Alla Arriba il forziere di la Martinica, nella Rada di La Guaira')).toBe(
    'All’Arriba il forziere della Martinica, nella Rada di La Guaira',
  )
})

test('before a name with the same vowel stands ad or ed, and letters stay as they are', () => {
  expect(joined('paga 1 a Anna')).toBe('paga 1 ad Anna')
  expect(joined('Vittoria condivisa: Bruno e Elena')).toBe('Vittoria condivisa: Bruno ed Elena')
  expect(joined('È Elena, né Ugo né Emma')).toBe('È Elena, né Ugo né Emma')
  expect(joined('le navi da A a F, la A')).toBe('le navi da A a F, la A')
})

test('what is said in Italian is joined, in other languages it is not', () => {
  expect(sayer('it', { seen: 'con la {ship}' })('seen', { ship: 'Arriba' })).toBe('con l’Arriba')
  expect(sayer('de', { seen: 'la {ship}' })('seen', { ship: 'Arriba' })).toBe('la Arriba')
})

test('thousands have their point in Italian and German, their comma in English', () => {
  const said = (['en', 'it', 'de'] as const).map((language) => sayer(language, { n: '{n, number}' })('n', { n: 8000 }))
  expect(said).toEqual(['8,000', '8.000', '8.000'])
  expect(numberFormat('it', { maximumFractionDigits: 1 }).format(4000.25)).toBe('4.000,3')
})
