/**
 * Where the layout changes, in rem: a phone held upright; a screen on which everything stands in one column; a wide
 * one. A style sheet cannot read them, so a test holds every width in it to these.
 */
export const BREAKPOINTS = { phone: 41, column: 56, wide: 100 } as const
