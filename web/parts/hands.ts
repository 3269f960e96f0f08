/** The colour in which a seat is shown everywhere. */

const HANDS = ['var(--hand-0)', 'var(--hand-1)', 'var(--hand-2)', 'var(--hand-3)', 'var(--hand-4)'] as const

export function handOf(seat: number): string {
  return HANDS[seat % HANDS.length]
}

/** Seats in the colours that their game gives them: the table's own, renamed. */
export function renamed(colours: readonly string[] = []): string {
  return colours.map((colour, seat) => `--hand-${seat}: ${colour}`).join('; ')
}
