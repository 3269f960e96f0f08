/** What is behind a portrait. */

export const SEA = '#c9dad6'
export const SAND = '#e6d6ad'
export const DAWN = '#ecd0a2'
export const MIST = '#d8d9c6'
