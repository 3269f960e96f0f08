/** Prints the pictures of the first page when the app is built: files beside it, that cost it no script. */

import { GAME_IDS } from '@windward/games/catalogue.ts'
import type { Plugin } from 'vite'
import { type Drawing, lamplit, svg, type Theme } from './ink.ts'
import { flagship, lid, seaChart, windRose } from './lids.ts'

const THEMES = ['day', 'lamp'] as const satisfies readonly Theme[]

export function prints(): Plugin {
  return {
    name: 'prints',
    generateBundle() {
      for (const [name, draw] of Object.entries(PRINTS)) {
        for (const theme of THEMES) this.emitFile({ type: 'asset', fileName: fileOf(name, theme), source: draw(theme) })
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [name, theme] = request.url?.match(/prints\/(\w+)-(day|lamp)\.svg$/)?.slice(1) ?? []
        const draw = PRINTS[name ?? '']
        if (draw === undefined) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(draw(theme === 'lamp' ? 'lamp' : 'day'))
      })
    },
  }
}

const PRINTS: Readonly<Record<string, (theme: Theme) => string>> = {
  ...Object.fromEntries(GAME_IDS.map((id) => [id, (theme: Theme) => printed(lid(id, theme), theme)])),
  sea: (theme) => printed(seaChart(theme), theme),
  flagship: (theme) => printed(flagship(), theme),
  rose: (theme) => printed(windRose(theme), theme),
}

function printed(drawing: Drawing, theme: Theme): string {
  return svg(theme === 'lamp' ? lamplit(drawing) : drawing)
}

function fileOf(name: string, theme: Theme): string {
  return `prints/${name}-${theme}.svg`
}
