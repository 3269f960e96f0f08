/** Limits of hand and board. The cards themselves are in `cards/`. */

export const OPEN_MISSIONS = 2
export const GLORY_HAND = 4
