/**
 * Prints the pictures of the first page, the faces of the crew, Karibik's ships and the captains of Marauders when the app
 * is built: files beside it, that cost no script.
 */

import { GAME_IDS } from '@windward/games/catalogue.ts'
import type { Plugin } from 'vite'
import { cutter } from './boards/fleet.ts'
import { shipFile } from './boards/tokens.ts'
import { type Drawing, lamplit, svg, type Theme } from './ink.ts'
import { flagship, lid, seaChart, windRose } from './lids.ts'
import { anyone } from './people/anyone.ts'
import { bustFile } from './people/busts.ts'
import { CAPTAIN_NAMES } from './people/captains.ts'
import { medalFile, PRINTED } from './people/faces.ts'
import { medallion } from './people/figure.ts'
import { captainBust } from './people/kit.ts'
import { LETTERS } from './ships/vocabulary.ts'
import { trimmed } from './trimming.ts'

const THEMES = ['day', 'lamp'] as const satisfies readonly Theme[]

export function prints(): Plugin {
  return {
    name: 'prints',
    generateBundle() {
      for (const [fileName, draw] of Object.entries(PRINTS)) this.emitFile({ type: 'asset', fileName, source: draw() })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const draw = PRINTS[request.url?.match(/prints\/[\w-]+\.svg$/)?.[0] ?? '']
        if (draw === undefined) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(draw())
      })
    },
  }
}

/** By their files. */
const PRINTS: Readonly<Record<string, () => string>> = Object.fromEntries([
  ...GAME_IDS.flatMap((id) => inEachLight(id, (theme) => lid(id, theme))),
  ...inEachLight('sea', seaChart),
  ...inEachLight('flagship', flagship),
  ...inEachLight('rose', windRose),
  // By lamplight whoever shows them dims them, like any drawing; medals keep their light.
  ...LETTERS.map((letter) => [shipFile(letter), () => svg(cutter(letter))] as const),
  ...CAPTAIN_NAMES.map((name) => [bustFile(name), () => svg(captainBust(name))] as const),
  ...PRINTED.map((name) => [medalFile(name), () => svg(medallion(anyone(name)))] as const),
])

function inEachLight(name: string, draw: (theme: Theme) => Drawing): (readonly [file: string, draw: () => string])[] {
  return THEMES.map((theme) => [
    `prints/${name}-${theme}.svg`,
    () => svg(trimmed(theme === 'lamp' ? lamplit(draw(theme)) : draw(theme))),
  ])
}
