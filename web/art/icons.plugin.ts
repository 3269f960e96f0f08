/** Hands the bundle the drawings of the icons named in names.ts, and no others of the four thousand. */

import { icons as all } from '@iconify-json/game-icons'
import type { Plugin } from 'vite'
import { ICON_NAMES } from './names.ts'

const ID = 'virtual:icons'

export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export const PATHS = ${JSON.stringify(paths())}` : undefined),
  }
}

function paths(): Record<string, string> {
  const drawn: Record<string, string> = {}
  for (const name of ICON_NAMES) {
    const body = all.icons[name]?.body
    const path = body?.match(/ d="([^"]+)"/)?.[1]
    if (path === undefined || body.match(/<path/g)?.length !== 1) throw new Error(`${name} is no icon of one path`)
    drawn[name] = path
  }
  return drawn
}
