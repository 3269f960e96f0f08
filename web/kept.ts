/** The settings as this browser keeps them. */

const KEY = 'windward'

export function readKept(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
  } catch (error) {
    // A browser that keeps nothing, or something that is not ours under our name.
    if (error instanceof DOMException || error instanceof SyntaxError) return {}
    throw error
  }
}

export function keep(settings: object): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
