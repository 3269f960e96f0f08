import { expect, test } from 'vitest'
import { WORDS } from './printing.ts'
import { type DrawnMark, readMarks } from './reading.ts'
import { SECTIONS } from './sheet.ts'

function wordsIn(marks: readonly DrawnMark[]): string[] {
  return marks.flatMap(({ name, inside }) => [name, ...wordsIn(inside)])
}

test('marks are read with what is inside of them', () => {
  expect(readMarks('<g transform="scale(2)"><path d="M0 0Z" fill="#fff"/><g/></g><circle r="3"/>')).toEqual([
    {
      name: 'g',
      attributes: { transform: 'scale(2)' },
      inside: [
        { name: 'path', attributes: { d: 'M0 0Z', fill: '#fff' }, inside: [] },
        { name: 'g', attributes: {}, inside: [] },
      ],
    },
    { name: 'circle', attributes: { r: '3' }, inside: [] },
  ])
})

test('every drawing of the kit is written in words that are printed', () => {
  const drawings = SECTIONS.flatMap(({ rows }) => rows.flatMap(({ drawings }) => [...drawings('day')]))
  const written = new Set(drawings.flatMap(({ marks }) => wordsIn(readMarks(marks))))
  expect([...written].filter((word) => !WORDS.some((known) => known === word))).toEqual([])
})
