/**
 * What the browser fetches for a page, script and style: the first one, the one that sets up a table, the one that
 * analyses a game with the worker that does it, and a table of each game with the worker that plays it. A page that fetches another game's rules is over its limit at once.
 */

import { readdirSync, readFileSync } from 'node:fs'

const DIST = new URL('dist/', import.meta.url)
const manifest = JSON.parse(read('.vite/manifest.json'))

const FIRST = ['index.html']
const TABLE = [...FIRST, 'pages/Play.svelte']
/** In kB, compressed: as it was measured, and room for a fifth more. */
const LIMITS = { first: 75, new: 85, haendler: 253, karibik: 264, marauders: 416, analysis: 270 }

const games = Object.keys(manifest).flatMap((key) => key.match(/^games\/(\w+)\/index\.ts$/)?.[1] ?? [])

export default [
  page('first', FIRST),
  page('new', [...FIRST, 'pages/New.svelte']),
  page('analysis', [...FIRST, 'pages/Analysis.svelte', 'games/haendler/index.ts'], analyst('haendler')),
  ...games.map((game) => page(game, [...TABLE, `games/${game}/index.ts`], worker(game))),
]

function page(name, parts, more = []) {
  if (LIMITS[name] === undefined) throw new Error(`.size-limit.mjs has no limit for ${name}`)
  const files = new Set([...parts.flatMap((part) => [...filesOf(part)]), ...more])
  return {
    name,
    path: [...files].map((file) => `dist/${file}`),
    limit: `${LIMITS[name]} kB`,
    gzip: true,
    brotli: false,
  }
}

/** A part of the page, with all that it cannot do without. */
function filesOf(part, seen = new Set()) {
  if (seen.has(part)) return []
  seen.add(part)
  const { file, css = [], imports = [] } = manifest[part]
  return [file, ...css, ...imports.flatMap((each) => filesOf(each, seen))]
}

/** The worker is built by itself: what it fetches for a game stands in its text. */
function worker(game) {
  const file = `assets/${readdirSync(new URL('assets/', DIST)).find((name) => /^worker-.*\.js$/.test(name))}`
  const own = [...read(file).matchAll(new RegExp(`\\b${game}:async\\(\\)=>\\(await import\\(\`\\./([^\`]+)\``, 'g'))]
  if (own.length !== 2) throw new Error(`the worker fetches ${own.length} parts of ${game}: rules and minds are two`)
  return chunksOf([file, ...own.map(([, name]) => `assets/${name}`)])
}

/** What the worker fetches besides, to judge a game. */
function analyst(game) {
  const own = readdirSync(new URL('assets/', DIST)).filter((name) => /^analyst-.*\.js$/.test(name))
  const judges = own.flatMap((name) => [
    ...read(`assets/${name}`).matchAll(new RegExp(`\\b${game}:async\\(\\)=>\\(await import\\(\`\\./([^\`]+)\``, 'g')),
  ])
  if (judges.length !== 1) throw new Error(`the analyst fetches ${judges.length} judges of ${game}`)
  return [...worker(game), ...chunksOf([...own, ...judges.map(([, name]) => name)].map((name) => `assets/${name}`))]
}

function chunksOf(files, seen = new Set()) {
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    chunksOf(
      [...read(file).matchAll(/\b(?:from|import)"\.\/([^"]+)"/g)].map(([, name]) => `assets/${name}`),
      seen,
    )
  }
  return [...seen]
}

function read(path) {
  return readFileSync(new URL(path, DIST), 'utf8')
}
