/** Hands out the drawings of the icons named in names.ts, in a file beside the app: in its script they were an eighth of a table. */

import { icons as all } from '@iconify-json/game-icons'
import type { Plugin } from 'vite'
import { ICON_FILE, ICON_NAMES, type IconName } from './names.ts'

export function icons(): Plugin {
  return {
    name: 'icons',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: ICON_FILE, source: sheet() })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!request.url?.endsWith(`/${ICON_FILE}`)) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(sheet())
      })
    },
  }
}

function sheet(): string {
  const paths = ICON_NAMES.map((name) => `<path id="${name}" d="${pathOf(name)}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>`
}

function pathOf(name: IconName): string {
  const body = all.icons[name]?.body
  const path = body?.match(/ d="([^"]+)"/)?.[1]
  if (path === undefined || body.match(/<path/g)?.length !== 1) throw new Error(`${name} is no icon of one path`)
  return path
}
