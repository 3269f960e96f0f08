/** The solo voyage: one captain, a goal, and no more rounds than Event Cards. */

/** The game that can be played alone. */
export const VOYAGE_GAME = 'marauders'

export function isVoyage(table: { readonly game: string; readonly players: readonly unknown[] }): boolean {
  return table.game === VOYAGE_GAME && table.players.length === 1
}
