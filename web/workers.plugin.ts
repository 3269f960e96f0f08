/**
 * Builds the workers with the page, so that what both need is one file and fetched once: the rules, the match, the ink.
 * Left to itself, Vite builds each worker alone, with a copy of all that it needs.
 */

import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const HIRED = /new Worker\(new URL\('(\.[^']+)', import\.meta\.url\)/g
/** What Vite wraps around each `import()`. */
const FETCHING = '\0vite/preload-helper.js'

export function workers(): Plugin {
  return {
    name: 'workers',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id === FETCHING) return { code: withoutPage(code), map: null }
      if (!HIRED.test(code)) return null
      const hired = code.replaceAll(HIRED, (_, path: string) => {
        const file = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) })
        return `new Worker(new URL(import.meta.ROLLUP_FILE_URL_${file})`
      })
      return { code: hired, map: null }
    },
  }
}

/** A worker has no document to write into what it will need: it fetches that when it comes to it. */
function withoutPage(code: string): string {
  return code
    .replace('__VITE_IS_MODERN__ &&', "__VITE_IS_MODERN__ && 'document' in globalThis &&")
    .replace('window.dispatchEvent', 'globalThis.dispatchEvent')
}
