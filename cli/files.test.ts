import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ExitError } from './exitError.ts'
import { readText, writeWhole } from './files.ts'
import { ended, freshFolder, NODE } from './testing.ts'

test('whoever reads while a file is written again and again finds it whole, even after the writer was killed', async () => {
  const folder = freshFolder()
  const path = join(folder, 'save.json')
  const sizes = [300_000, 200_000]
  writeFileSync(path, 'x'.repeat(sizes[0]))
  const files = JSON.stringify(new URL('files.ts', import.meta.url).href)
  const script = `import { writeWhole } from ${files}
    for (let i = 1; ; i++) writeWhole(${JSON.stringify(path)}, 'x'.repeat(${JSON.stringify(sizes)}[i % 2]))`
  const writer = spawn(NODE, ['--input-type=module', '--eval', script])
  const gone = ended(writer)
  const seen = new Set<number>()
  for (let looks = 0; looks < 3000 && (seen.size < 2 || looks < 300); looks++) {
    seen.add(readFileSync(path).length)
    await wait(1)
  }
  writer.kill('SIGKILL')
  expect((await gone).err).toBe('')
  seen.add(readFileSync(path).length)
  expect([...seen].sort()).toEqual([...sizes].sort())
})

test('what cannot be written leaves nothing behind and is told in a sentence', () => {
  const folder = freshFolder()
  mkdirSync(join(folder, 'taken.json', 'inside'), { recursive: true })
  expect(() => writeWhole(join(folder, 'taken.json'), 'text')).toThrow(ExitError)
  expect(() => writeWhole(join(folder, 'no', 'file.json'), 'text')).toThrow(/does not exist/)
  expect(readdirSync(folder)).toEqual(['taken.json'])
})

test('text comes back as it was written', () => {
  const path = join(freshFolder(), 'text.json')
  writeWhole(path, 'Händler ☠\n')
  expect(readText(path)).toBe('Händler ☠\n')
})
