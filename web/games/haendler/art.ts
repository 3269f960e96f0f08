/** How the things of this game are drawn. Ships are our own; persons go by their emblem. */

import type { ExpeditionSymbol, Role, ShipType } from '@windward/games/haendler/vocabulary.ts'
import type { IconName } from '../../art/names.ts'

export const EMBLEMS: Readonly<Record<Role, IconName>> = {
  trader: 'trade',
  settler: 'family-house',
  captain: 'captain-hat-profile',
  priest: 'church',
  jack: 'juggler',
  sailor: 'ship-wheel',
  pirate: 'pirate-captain',
  mademoiselle: 'handheld-fan',
  jester: 'jester-hat',
  admiral: 'spyglass',
  governor: 'imperial-crown',
}

/** In a square of 24. */
export const SYMBOL_PATHS: Readonly<Record<ExpeditionSymbol, string>> = {
  cross: 'M10 2h4v6h6v4h-6v10h-4V12H4V8h6Z',
  anchor:
    'M12 2a3 3 0 0 1 1.2 5.75V9H17v2.4h-3.8v7.1c2.6-.4 4.6-2.2 5.1-4.6l-1.5.9-.9-1.8L20.400 11l1 4.700c-.9 3.700-4.700 6.300-9.400 6.300s-8.500-2.600-9.400-6.300l1-4.700 4.500 2-.9 1.800-1.500-.9c.5 2.400 2.500 4.200 5.100 4.600v-7.100H7V9h3.800V7.750A3 3 0 0 1 12 2Zm0 2a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z',
  house: 'M12 2.500 22 11h-3v10h-5v-6h-4v6H5V11H2Z',
}

interface ShipDrawing {
  readonly hull: string
  readonly sails: string
  /** Masts, yards, bowsprit and gun ports. */
  readonly lines: string
  readonly flag: string
}

/** In a frame of 100 by 72, water at 62. */
export const SHIP_DRAWINGS: Readonly<Record<ShipType, ShipDrawing>> = {
  pinnace: {
    hull: 'M24 50h54c-2 8-7 13-15 13H38c-8 0-12-5-14-13Z',
    sails: 'M50 10c15 8 24 21 26 35H50ZM46 18v27H28c3-11 9-20 18-27Z',
    lines: 'M48 8v42M78 50l9-5',
    flag: 'M48 8h-11l4 3-4 3h11Z',
  },
  flute: {
    hull: 'M18 46c6 4 14 5 22 5h26c6 0 11-2 15-5 0 10-6 17-15 17H34c-10 0-15-7-16-17Z',
    sails: 'M28 20h20c3 5 3 11 0 16H28c-3-5-3-11 0-16ZM54 14h22c3 6 3 13 0 19H54c-3-6-3-13 0-19Z',
    lines: 'M38 14v36M65 8v42M81 46l9-6M26 20h24M52 14h26',
    flag: 'M65 8H54l4 3-4 3h11Z',
  },
  skiff: {
    hull: 'M20 47h56l8-3c-2 12-9 19-19 19H37c-10 0-15-7-17-16Z',
    sails:
      'M24 44c2-13 8-23 18-30v30ZM50 12h24c4 5 4 11 0 16H50c-3-5-3-11 0-16ZM51 31h22c3 4 3 9 0 13H51c-3-4-3-9 0-13Z',
    lines: 'M42 12v36M62 7v41M84 44l9-6M48 12h28M49 31h26',
    flag: 'M62 7H51l4 3-4 3h11Z',
  },
  frigate: {
    hull: 'M10 46l6 3h60l10-4c-2 11-8 18-17 18H28c-10 0-16-7-18-17Z',
    sails:
      'M20 18h15c3 4 3 9 0 13H20c-2-4-2-9 0-13ZM20 33h15c2 4 2 8 0 12H20c-2-4-2-8 0-12ZM42 11h18c3 5 3 10 0 15H42c-3-5-3-10 0-15ZM41 29h20c3 5 3 10 0 15H41c-3-5-3-10 0-15ZM67 16h14c3 4 3 9 0 13H67c-2-4-2-9 0-13ZM67 32h14c2 4 2 8 0 12H67c-2-4-2-8 0-12Z',
    lines: 'M27 12v36M51 5v43M74 11v36M86 45l9-6M25 55h2M35 56h2M45 56h2M55 56h2M65 55h2',
    flag: 'M51 5H40l4 3-4 3h11Z',
  },
  galleon: {
    hull: 'M8 32l12 2 3 12h44l10-7 9-1c-1 15-8 25-19 25H30C17 63 10 51 8 32Z',
    sails:
      'M26 16h14c3 5 3 10 0 15H26c-2-5-2-10 0-15ZM46 9h20c3 5 3 10 0 15H46c-3-5-3-10 0-15ZM45 27h22c3 5 3 11 0 16H45c-3-5-3-11 0-16ZM72 15h13c3 6 3 13 0 19H72c-2-6-2-13 0-19Z',
    lines: 'M33 10v35M56 3v43M78 9v30M86 38l10-7M14 41h5M15 47h5M30 54h2M40 55h2M50 55h2M60 54h2M56 29v12M51 34h10',
    flag: 'M56 3H44l4 3-4 3h12Z',
  },
}
