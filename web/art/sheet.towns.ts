/** The sixteen towns under the flags they begin with, as the sheet shows them. */

import { BOARD } from '@windward/games/marauders/components/zones.ts'
import { PORTS, type Port } from '@windward/games/marauders/vocabulary.ts'
import type { Theme } from './ink.ts'
import type { Section } from './section.ts'
import { type Format, wholeTown } from './towns/town.ts'

const drawn = (port: Port, format: Format, theme: Theme) =>
  wholeTown(port, BOARD[port].nation ?? 'spanish', format, theme)

export const TOWNS: Section = {
  title: 'art.towns',
  ground: 'table',
  rows: [
    { width: 416, drawings: (theme) => PORTS.map((port) => drawn(port, 'street', theme)) },
    { width: 208, drawings: (theme) => PORTS.slice(0, 4).map((port) => drawn(port, 'square', theme)) },
  ],
}
