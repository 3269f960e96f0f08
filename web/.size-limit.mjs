/**
 * What the browser fetches for a page, script and style: the first one, the one that sets up a table, the one that
 * analyses a game with the worker that does it, and a table of each game with the worker that plays it. A page that fetches another game's rules is over its limit at once.
 */

import { readFileSync } from 'node:fs'

const DIST = new URL('dist/', import.meta.url)
const manifest = JSON.parse(read('.vite/manifest.json'))

const FIRST = ['index.html']
const TABLE = [...FIRST, 'pages/Play.svelte']
/** In kB, compressed: as it was measured, and room for a fifth more. */
const LIMITS = { first: 70, new: 75, haendler: 180, karibik: 188, marauders: 345, analysis: 240 }

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

/** Built with the page: what both need is counted once. It has no document, so nothing of Svelte may come with it. */
function worker(game) {
  // Rules that have no file of their own come with the minds, which know them all.
  const rules = `../games/${game}/index.ts`
  const parts = ['table/worker.ts', `../bots/${game}/index.ts`, ...(manifest[rules] ? [rules] : [])]
  const files = parts.flatMap((part) => filesOf(part))
  if (files.some((file) => file.includes('svelte'))) throw new Error(`the worker fetches ${files.join(', ')}`)
  return files
}

/** What the worker fetches besides, to judge a game. */
function analyst(game) {
  return [...worker(game), ...filesOf('table/analyst.ts'), ...filesOf(`../analysis/${game}.ts`)]
}

function read(path) {
  return readFileSync(new URL(path, DIST), 'utf8')
}
