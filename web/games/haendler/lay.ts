/** How cards lie: those of the harbor as large as the room allows, in rows of about the same length; one's own in one row. */

/** Height of a card by its width. */
export const TALL = 1.4
/** The widest card, or on a large screen its share of the room's height; and the gap between two, in pixels. */
const WIDEST = 176
const SHARE = 0.42
const GAP = 12
/** How much larger the cards must become for another row. */
const WORTH = 1.08
/** From so many cards on the rows may overlap, by so much, where cards become so much larger: what is covered is not read. */
const CROWD = 13
const OVERLAP = 0.3
const COVERED = 1.35
/** Below this a card has little room for its name, in pixels; and how many fill whole rows of a narrow room. */
const NAMED = 76
const ROWS = [4, 6, 8, 10, 12] as const

export interface Lay {
  readonly columns: number
  readonly width: number
  readonly gap: number
}

type Room = Readonly<Record<'width' | 'height', number>>

/** For how many cards room is kept, as more and more come: on a phone, and where one long row has room. */
export const NARROW: Steps = [8, 12]
export const WIDE: Steps = [5, 12]

type Steps = readonly [number, number]

/** Where a card that comes must not move the others: room for as many as will come, or for whole rows where that would be small. */
export function reserved(cards: number, room: Room, steps: Steps = NARROW): number {
  const most = filled(Math.max(steps[0], steps.find((step) => cards <= step) ?? cards), room)
  if (layOf(most, room).width >= NAMED) return most
  const wide = ROWS.filter((row) => cards <= row).map((row) => ({ row, width: layOf(row, room).width }))
  // Where more would be as large, room is kept for more.
  return wide.find(({ width }, i) => width > (wide[i + 1]?.width ?? 0) * WORTH)?.row ?? most
}

/** With the row it ends in. */
function filled(cards: number, room: Room): number {
  const { columns } = layOf(cards, room)
  return cards < CROWD ? Math.ceil(cards / columns) * columns : cards
}

/** For so many cards in a room of so many pixels. */
export function layOf(cards: number, room: Room): Lay {
  const apart = laid(cards, room, 0)
  if (cards < CROWD) return apart
  const over = laid(cards, room, OVERLAP)
  return over.width > apart.width * COVERED ? over : apart
}

/** In rows of which each covers so much of the one before, as large as can be. */
function laid(cards: number, room: Room, overlap: number): Lay {
  const n = Math.max(cards, 1)
  const gap = Math.min(GAP, room.width / 40)
  const between = overlap > 0 ? 0 : gap
  let best: Lay = { columns: n, width: 0, gap }
  for (let rows = 1; rows <= n; rows += 1) {
    const columns = Math.ceil(n / rows)
    const high = 1 + (rows - 1) * (1 - overlap)
    const byHeight = (room.height - between * (rows - 1)) / high / TALL
    const byWidth = (room.width - gap * (columns - 1)) / columns
    const width = Math.floor(Math.min(Math.max(WIDEST, room.height * SHARE), byHeight, byWidth))
    // A row more must be worth it.
    if (width > best.width * (rows === 1 ? 1 : WORTH)) {
      best = { columns, width, gap: overlap > 0 ? -width * TALL * overlap : gap }
    }
  }
  return best
}

/** How far the next card of a stack looks out, as a share of its width. */
const APART = 0.2
/** A completed expedition, as a share of a person's width, and no narrower than what it shows, in pixels. */
const WON = { share: 0.62, least: 52 } as const
/** Of one's own cards: the narrowest, what lies between two, and what their row keeps free, in pixels. */
const OWN = { least: 46, gap: 10, edge: 12 } as const

/** Stacks of so many cards and so many completed expeditions; closer together, one over the other, before one is cut off. */
export function handOf(
  stacks: readonly number[],
  won: number,
  room: number,
  widest: number,
): { readonly width: number; readonly gap: number } {
  const cards = stacks.reduce((sum, size) => sum + 1 + APART * (size - 1), 0)
  const between = Math.max(1, stacks.length + won - 1)
  const lying = (width: number) => cards * width + won * Math.max(WON.least, WON.share * width)
  const free = room - OWN.edge
  let width = widest
  while (width > OWN.least && lying(width) + OWN.gap * between > free) width -= 1
  return { width, gap: Math.min(OWN.gap, (free - lying(width)) / between) }
}
