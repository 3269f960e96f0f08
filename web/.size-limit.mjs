/** What the browser fetches before the first page can be used: the scripts and styles that index.html names. */

import { readFileSync } from 'node:fs'

const DIST = 'dist'
const html = readFileSync(new URL(`${DIST}/index.html`, import.meta.url), 'utf8')
const named = [...html.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)].map(([, path]) => `${DIST}/${path}`)

export default [{ name: 'first page: script and style', path: named, limit: '120 kB', gzip: true, brotli: false }]
