import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../cli/node.mjs'

const PAGES = execFileSync('git', ['ls-files', '-z', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter(Boolean)
const SCRIPTS = Object.keys(JSON.parse(read('package.json')).scripts)

for (const page of PAGES) {
  const text = read(page)

  test(`every link in ${page} leads to a file, and to a heading if it names one`, () => {
    for (const [, to, heading] of text.matchAll(/\]\((?!\w+:)([^)#]*)#?([^)]*)\)/g)) {
      const path = to === '' ? page : join(dirname(page), to)
      expect(existsSync(ROOT + path), to).toBe(true)
      if (heading !== '') expect(headingsOf(read(path)), to).toContain(heading)
    }
  })

  test(`every program that ${page} tells to run is there`, () => {
    for (const [, script] of text.matchAll(/npm run ([\w:]+)/g)) expect(SCRIPTS).toContain(script)
    for (const [, path] of text.matchAll(/\bnode (?:--\S+ )*([\w/.-]+\.ts)/g))
      expect(existsSync(ROOT + path), path).toBe(true)
  })
}

test('the pages are found', () => {
  expect(PAGES).toContain('README.md')
  expect(PAGES.length).toBeGreaterThan(10)
})

function read(path: string): string {
  return readFileSync(ROOT + path, 'utf8')
}

/** As they are called in addresses. */
function headingsOf(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading.toLowerCase())
  return headings.map((heading) => heading.replace(/[^\p{L}\p{N} -]/gu, '').replaceAll(' ', '-'))
}
