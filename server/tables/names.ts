/** Nobody at a table can pass for another: a name that looks like one that is there is told with a number. */

import type { Person, SeatInfo } from '@windward/protocol/tables.ts'

/** As they are called at this table from now on. */
export function calledApart(person: Person, seats: readonly SeatInfo[]): Person {
  const others = seats.flatMap(({ person: other }) =>
    other === undefined || other.id === person.id ? [] : [other.name],
  )
  const taken = new Set(others.map(looksOf))
  let name = person.name
  for (let n = 2; taken.has(looksOf(name)); n += 1) name = `${person.name} ${n}`
  return { ...person, name }
}

/** The same for names that can be taken for each other: case, accents, width, spaces, and letters of other alphabets. */
export function looksOf(name: string): string {
  const letters = [...name.normalize('NFKD').replace(/\p{M}/gu, '')].map((letter) => CAPITALS[letter] ?? letter)
  const plain = letters.join('').toLowerCase()
  const latin = [...plain].map((letter) => LETTERS[letter] ?? letter).join('')
  return latin
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/** Capitals that look otherwise than their small letters do. */
const CAPITALS = lookalikes({
  b: 'ВΒ',
  h: 'НΗ',
  k: 'К',
  l: 'ІI',
  m: 'МΜ',
  n: 'Ν',
  p: 'РΡ',
  c: 'С',
  t: 'ТΤ',
  y: 'УΥ',
  x: 'ХΧ',
})

/** Small letters that are drawn like Latin ones, or nearly; i, l and 1 are one, as are o and 0. */
const LETTERS = lookalikes({
  a: 'аα',
  b: 'вьβß',
  c: 'сς',
  d: 'ԁđ',
  e: 'еε',
  h: 'һн',
  j: 'ј',
  k: 'кκ',
  l: 'іӏιłıi1|!',
  m: 'м',
  n: 'пη',
  o: 'оοø0',
  p: 'рρ',
  q: 'ԛ',
  r: 'г',
  s: 'ѕ',
  t: 'тτ',
  u: 'υ',
  v: 'ν',
  w: 'ԝω',
  x: 'хχ',
  y: 'уγ',
})

function lookalikes(of: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(of).flatMap(([latin, letters]) => [...letters].map((one) => [one, latin])))
}
