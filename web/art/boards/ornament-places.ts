/** Where title, rose, beast and idle ships find room. */

import type { Ground } from './ground.ts'
import type { FreeSpace } from './room.ts'
import type { ChartSource, SheetLayout, Spot } from './source.ts'

export const ROSE_RADIUS = { small: 24, large: 46 } as const
const TITLE = { long: 250, short: 168, height: 58 } as const
const BEAST = [84, 38] as const
const SHIP = [60, 52] as const

/** How large the letters of a title are on a full cartouche, and at the least on a smaller one, in pixels. */
const LETTERS = { long: 15, short: 23, least: 12 } as const

export function titleLetters({ title }: ChartSource, isSmall: boolean): number {
  return (isLong(title) ? LETTERS.long : LETTERS.short) * (isSmall ? 0.6 : 1)
}

export function ornaments(land: Ground, room: FreeSpace): Pick<SheetLayout, 'title' | 'rose' | 'beast' | 'ships'> {
  const { source, isSmall, place, isLand } = land
  const size = isSmall ? 0.6 : 1
  const wide = (isLong(source.title) ? TITLE.long : TITLE.short) * size
  // Better none than one that cannot be read.
  const least = LETTERS.least / titleLetters(source, isSmall)
  const framed = { width: wide, height: (TITLE.height + 8) * size, at: place(source.wishes.title), least }
  const title = least > 1 ? undefined : room.find(framed)
  const radius = isSmall ? ROSE_RADIUS.small : ROSE_RADIUS.large
  const compass = { width: radius * 2.1, height: radius * 2.5, at: place(source.wishes.rose) }
  const rose =
    room.find({ ...compass, least: 0.7, farthest: radius * 3 }) ?? room.find({ ...compass, least: isSmall ? 0.8 : 0.5 })
  const idle = ([width, height]: readonly [number, number], at: readonly [number, number]): Spot | undefined => {
    const found = room.find({ width: width * size, height: height * size, at: place(at), least: 0.75, keepOff: isLand })
    return found && { at: [found.at[0] + 4 * size, found.at[1] + 2], scale: found.scale * size }
  }
  const beast = idle(BEAST, source.wishes.beast)
  return {
    title: title && { ...title, width: wide * title.scale },
    rose: rose && {
      at: [rose.at[0] + radius * 1.05 * rose.scale, rose.at[1] + radius * 1.42 * rose.scale],
      scale: rose.scale,
    },
    beast,
    ships: source.wishes.ships.flatMap((at) => idle(SHIP, at) ?? []),
  }
}

function isLong(title: string): boolean {
  return title.length > 12
}
