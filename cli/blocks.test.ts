import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Block, type Contest, millisecondsOf, powerOf, ResultsFile } from './blocks.ts'
import { freshFolder } from './testing.ts'

const contest: Contest = { game: 'haendler', rev: 1, options: { deck: 'a' }, bots: ['mate', 'random'], seed: 's' }
const block = (no: number): Block => ({ no, shares: [0.5, 0.5], times: { mate: { 12: 3 } }, mishaps: {} })
const fresh = () => join(freshFolder(), 'results.jsonl')

test('what was added is there when the file is opened again', () => {
  const path = fresh()
  const file = new ResultsFile(path, contest)
  expect(file.blocks).toEqual([])
  for (const no of [1, 0, 2]) file.add(block(no))
  expect(new ResultsFile(path, contest).blocks).toEqual([block(1), block(0), block(2)])
})

test('a line that was cut off is left out, and the next one does not stick to it', () => {
  const path = fresh()
  new ResultsFile(path, contest).add(block(0))
  appendFileSync(path, '{"no":1,"shares":[0.')
  const again = new ResultsFile(path, contest)
  expect(again.blocks).toEqual([block(0)])
  again.add(block(1))
  expect(new ResultsFile(path, contest).blocks).toEqual([block(0), block(1)])
})

test('a file that was cut off in its first line begins anew', () => {
  const path = fresh()
  new ResultsFile(path, contest)
  writeFileSync(path, readFileSync(path, 'utf8').slice(0, 30))
  expect(new ResultsFile(path, contest).blocks).toEqual([])
  expect(new ResultsFile(path, contest).blocks).toEqual([])
})

test.each([
  ['nonsense', /damaged in line 3/],
  ['[]', /damaged in line 3/],
  ['{"no":1}', /damaged in line 3/],
  ['{"no":-1,"shares":[1,0],"times":{},"mishaps":{}}', /damaged in line 3/],
  ['{"no":1,"shares":[2,0],"times":{},"mishaps":{}}', /damaged in line 3/],
  ['{"no":1,"shares":[1],"times":{},"mishaps":{}}', /damaged in line 3/],
  ['{"no":1,"shares":[1,0],"times":{"mate":{"x":1}},"mishaps":{}}', /damaged in line 3/],
  ['{"no":1,"shares":[1,0],"times":{},"mishaps":{"mate":{"sank":1}}}', /damaged in line 3/],
])('a line like %s is refused', (line, sentence) => {
  const path = fresh()
  new ResultsFile(path, contest).add(block(0))
  appendFileSync(path, `${line}\n`)
  expect(() => new ResultsFile(path, contest)).toThrow(sentence)
})

test('results of another contest, and files that are none, are kept as they are', () => {
  const path = fresh()
  new ResultsFile(path, contest).add(block(0))
  const before = readFileSync(path, 'utf8')
  expect(() => new ResultsFile(path, { ...contest, seed: 't' })).toThrow(/its seed is "s", not "t"/)
  expect(() => new ResultsFile(path, { ...contest, bots: ['mate', 'mate'] })).toThrow(/its bots is/)
  expect(readFileSync(path, 'utf8')).toBe(before)
  writeFileSync(path, 'my diary\n')
  expect(() => new ResultsFile(path, contest)).toThrow(/not a file of arena results/)
  writeFileSync(path, 'my diary')
  expect(() => new ResultsFile(path, contest)).toThrow(/damaged in line 1/)
  expect(readFileSync(path, 'utf8')).toBe('my diary')
})

test('durations are kept within one per cent', () => {
  for (const time of [1, 17, 950, 20_000, 3_000_000]) {
    expect(Math.abs(millisecondsOf(powerOf(time)) * 1000 - time) / time).toBeLessThan(0.011)
  }
})
