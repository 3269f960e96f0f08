import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BREAKPOINTS } from '../web/style/breakpoints.ts'

const WEB = new URL('../web/', import.meta.url)
const PATHS = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '.'], {
  cwd: WEB,
  encoding: 'utf8',
}).split('\0')

/** Art is drawn with colours of its own: pictures, not a layout. */
const SHEETS = read(PATHS.filter((path) => /\.(svelte|css)$/.test(path) && !path.startsWith('art/')))
const LOOKS = {
  ...SHEETS,
  ...read(PATHS.filter((path) => /^(games|parts|pages|learn)\/.*(?<!\.test)\.ts$/.test(path))),
}

test('colours stand in the tokens, the app’s or a game’s, and nowhere else', () => {
  const others = Object.entries(LOOKS).filter(([path]) => !isTokens(path))
  expect(others.flatMap(([path, text]) => coloursIn(text).map((colour) => `${path}: ${colour}`))).toEqual([])
})

test('every token that is used is there, and every one that is there is used', () => {
  const all = Object.values(LOOKS).join('\n')
  const known = Object.entries(LOOKS).flatMap(([path, text]) => (isTokens(path) ? tokensIn(text) : []))
  const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const own = new Set([...all.matchAll(/(--[\w-]+)(?::|=)/g)].map(([, name]) => name))
  expect([...used].filter((name) => !known.includes(name) && !own.has(name))).toEqual([])
  expect(known.filter((name) => !used.has(name) && !isNamedByCode(name, all))).toEqual([])
})

test('there are three breakpoints', () => {
  const widths = Object.values(BREAKPOINTS).map((n) => `${n}rem`)
  const used = Object.entries(SHEETS).flatMap(([path, text]) => widthsIn(text).map((width) => ({ path, width })))
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter(({ width }) => !widths.includes(width))).toEqual([])
})

test('a rule that reaches into another component says why', () => {
  expect(
    Object.entries(SHEETS).flatMap(([path, text]) => unexplainedIn(text).map((rule) => `${path}: ${rule}`)),
  ).toEqual([])
})

test('these checks find what they look for', () => {
  expect(
    coloursIn(
      'a { color: #fff; border: 1px solid white; d: e(#abc, 1) } <path fill="#abcdef" /> b { c: rgb(1 2 3 / 0.4) }',
    ),
  ).toEqual(['#fff', 'white', '#abc', '#abcdef', 'rgb('])
  expect(coloursIn("{#each a as b} <a href='#/new'> url(#fade) this.#add --red-sails: 1; color: var(--red)")).toEqual(
    [],
  )
  expect(widthsIn('@media (max-width: 30rem) {}\n@container frame (min-width: 7px) {}')).toEqual(['30rem', '7px'])
  expect(unexplainedIn('a {\n}\n\n  .b :global(p) {\n  }\n')).toEqual(['.b :global(p) {'])
  expect(unexplainedIn('/* Why. */\n  .b :global(p),\n  .c :global(p) {\n  }\n')).toEqual([])
})

function read(paths: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(paths.map((path) => [path, readFileSync(new URL(path, WEB), 'utf8')]))
}

function isTokens(path: string): boolean {
  return path.endsWith('tokens.css')
}

function tokensIn(text: string): string[] {
  return [...text.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name)
}

/** `var(--${ship})`. */
function isNamedByCode(name: string, text: string): boolean {
  return text.includes('var(--${') && new RegExp(`'${name.slice(2)}'`).test(text)
}

function coloursIn(text: string): string[] {
  const literal = /(?<![\w$&/.{]|url\()#[0-9a-f]{3,8}\b(?![\w-])|\b(?:rgb|hsl|oklch|oklab)a?\((?!from)/gi
  const named =
    /(?<=(?:color|background|fill|stroke|border)[\w-]*: [^;{}]*)(?<![\w-])(?:white|black|red|blue|green|gold)\b(?!-)/g
  return [...text.matchAll(new RegExp(`${literal.source}|${named.source}`, 'gi'))].map(([found]) => found)
}

function widthsIn(text: string): string[] {
  const rules = [...text.matchAll(/@(?:media|container)[^{]*/g)].map(([rule]) => rule)
  return rules.flatMap((rule) => [...rule.matchAll(/width\s*[:<>=]+\s*([\d.]+\w+)/g)].map(([, width]) => width))
}

/** Rules with `:global` before which, and before the selectors they share a block with, no comment stands. */
function unexplainedIn(text: string): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, i) => {
    if (!line.includes(':global(')) return []
    let first = i
    while (lines[first - 1]?.trimEnd().endsWith(',')) first--
    return lines[first - 1]?.trimEnd().endsWith('*/') ? [] : [line.trim()]
  })
}
