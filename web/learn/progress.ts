/** How far somebody has come in a game's first game, kept in the browser. */

const KEY = 'windward.lessons'

export function progressOf(game: string): number {
  const at = read()[game]
  return typeof at === 'number' && Number.isInteger(at) && at > 0 ? at : 0
}

export function keepProgress(game: string, at: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: at }))
  } catch {
    // A browser that keeps nothing begins anew next time.
  }
}

/** Whether somebody has played it to its end. */
export function isTaught(game: string): boolean {
  return read()[`${game} taught`] === 1
}

export function keepTaught(game: string): void {
  keepProgress(`${game} taught`, 1)
}

function read(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
  } catch {
    return {}
  }
}
